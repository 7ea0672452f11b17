"""What a move would make of a field in Project Skyline: the page draws it before the move."""

from typing import NamedTuple

from baumeister.games.skyline.rules.components import (
    EMPTY,
    EXTRA_FLOOR,
    ONE_FLOOR,
    RELOCATE,
    REMOVE,
    SKYSCRAPER,
    SWAP_OWN,
    TAKE_BACK,
    TOPPLE_LEADER,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.demolishing import after_demolition
from baumeister.games.skyline.rules.state import BUILD, CARD, FLOOR, JOINED, TOWER, State


class Ghost(NamedTuple):
    """The building that choosing a field would make, as far as the field tells; whether it would stand here.

    Whether the field waits for another: one's own building is chosen before where it goes. Whether what
    stands there rises or falls; whether a rival loses rent by it that the viewer doesn't get.
    """

    kind: int = EMPTY
    is_here: bool = False
    is_later: bool = False
    rises: bool = False
    falls: bool = False
    harms: bool = False


def ghost(view: State, field: int) -> Ghost:
    """Return a field's hint at the viewer's building; nothing unless the viewer decides."""
    if view.viewer != view.actor or view.actor <= 0:
        return Ghost()
    if view.buildings[field] == EMPTY:
        return _on_empty(view)
    return _of_own(view, field) if view.owners[field] == view.turn else _on_rival(view)


def _on_empty(view: State) -> Ghost:
    if view.phase == TOWER:
        return Ghost(SKYSCRAPER, True)
    if view.phase in (FLOOR, BUILD) or (view.phase == CARD and view.card == EXTRA_FLOOR):
        return Ghost(ONE_FLOOR, True)
    is_place = view.phase == CARD and view.card == RELOCATE
    return Ghost(is_here=is_place, is_later=is_place)


def _of_own(view: State, field: int) -> Ghost:
    """PS 3.6, 3.7: a raised building goes elsewhere, and three floors become a skyscraper."""
    kind = int(view.buildings[field])
    if view.phase == CARD and view.card == RELOCATE:
        return Ghost(kind)
    if view.phase == BUILD and kind <= TWO_FLOORS:
        return Ghost(after_demolition(kind + 1), rises=True)
    return Ghost(falls=view.phase == CARD and view.card in (TOPPLE_LEADER, TAKE_BACK))


def _on_rival(view: State) -> Ghost:
    """PS 3.6: what is torn down; PS 5: what is exchanged."""
    if view.phase == CARD:
        falls = view.card in (TOPPLE_LEADER, REMOVE)
        return Ghost(is_later=bool(view.card == SWAP_OWN), falls=falls, harms=falls)
    falls = view.phase in (BUILD, JOINED)
    return Ghost(SKYSCRAPER if view.phase == JOINED else EMPTY, falls, view.phase == BUILD, falls=falls)
