"""The content of Project Skyline's city: fields to click, buildings, the architect."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from baumeister.games.skyline.drawing.board_place import (
    LOT,
    architect_place,
    building_place,
    field_middle,
)
from baumeister.games.skyline.drawing.board_ways import building_moves
from baumeister.games.skyline.drawing.ground import lot_name
from baumeister.games.skyline.drawing.pieces import (
    HUES,
    architect,
    aura,
    building,
    building_outline,
    fall_sign,
    plinth,
    raise_sign,
)
from baumeister.games.skyline.drawing.pieces_ghosts import Ghost, ghost
from baumeister.games.skyline.rules.building import legal_builds
from baumeister.games.skyline.rules.components import (
    EMPTY,
    FIELDS,
    SKYSCRAPER,
)
from baumeister.games.skyline.rules.moves import DEMOLISH, JOIN, SEAT_MOVES
from baumeister.games.skyline.rules.state import BUILD, NOWHERE, State
from baumeister.games.skyline.words.move_decoding import group_of, raise_of
from baumeister.games.skyline.words.notation import field_name
from baumeister.games.skyline.words.parts import (
    ARCHITECT,
    building_id,
    field_part,
    floors_part,
    join_part,
    move_parts,
    skyscrapers_part,
)
from baumeister.games.skyline.words.phrases import building_label
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, title
from baumeister.svg.hatch import box
from baumeister.svg.part import halo, hit, rim
from baumeister.svg.plan import circle
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text

ARCHITECT_SCALE = 1.15
SQUARE = box(-LOT[0] / 2, -LOT[1] / 2, *LOT)
SIGN = (LOT[0] / 2 - 9, 11 - LOT[1] / 2)  # the upper corner in the east: clear of the floors that any roof tells
NARROW_SIGN = 1.45
NAME_CORNER = (28 - LOT[0] / 2, LOT[1] / 2 - 28)  # the lower one in the west: where least of a building stands
SHIFT = (building_place(0)[0] - field_middle(0)[0], building_place(0)[1] - field_middle(0)[1])
GROUP = Text("{what}; group rent {rent}", "{what}; Miete der Gruppe {rent}")
ARCHITECT_HERE = Text("the architect is here", "hier steht der Architekt")
JOIN_HERE = Text("Join with the building on {field}", "Mit dem Gebäude auf {field} vereinen")


def city(view: State, look: Look) -> Iterator[Markup]:
    """Draw fields and buildings, from the far ones to the near ones, and the architect."""
    partners = joinable(view)
    choices = {part for move in building_moves(view) for part in move_parts(view, move)}
    for field in range(FIELDS):
        yield _field(view, look, field, field_part(field) in choices)
        if view.buildings[field] != EMPTY:
            yield _building(look, field, _standing(view, field), _source(view, field), ghost(view, field))
        if field in partners:
            yield join_sign(look, field)
    if view.architect != NOWHERE:
        yield _architect(look, int(view.architect))  # in front of all: everything turns on him


def symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define every kind of building that stands on the board, or could be built in this turn, once."""
    standing = {(int(view.owners[field]), int(view.buildings[field])) for field in range(FIELDS)}
    ghosts = {(int(view.turn), ghost(view, field).kind) for field in range(FIELDS)}
    for seat, kind in sorted((seat, kind) for seat, kind in standing | ghosts if kind != EMPTY):
        yield group(building(look, HUES[seat], kind), id=_symbol(seat, kind))


def joinable(view: State) -> set[int]:
    """Return the fields of the buildings that another may now join (PS 4)."""
    if view.phase != BUILD or not view.expert:
        return set()
    moves = np.zeros(SEAT_MOVES, np.int32)
    count = legal_builds(view, moves)
    return {raise_of(int(move))[1] for move in moves[:count] if JOIN <= move < DEMOLISH}


def _symbol(seat: int, kind: int) -> str:
    return f"kind-{seat + 1}-{kind}"


def _field(view: State, look: Look, field: int, is_choice: bool) -> Markup:
    would_be = ghost(view, field)
    named = _symbol(int(view.turn), would_be.kind) if would_be.kind else None
    return _drawn_field(look, field, _words(view, look, field), _standing(view, field), named, would_be, is_choice)


@lru_cache(maxsize=4096)
def _drawn_field(
    look: Look, field: int, words: str, standing: tuple[int, int], named: str | None, would_be: Ghost, is_choice: bool
) -> Markup:
    """Draw a field as a place to click, ground and building; invisible until the page lights it."""
    seat, kind = standing
    stands = group(hit(look, building_outline(kind)), transform=at(*SHIFT)) if kind else ""
    return group(
        title(words),
        hit(look, SQUARE),
        stands,
        rim(look, SQUARE) if kind and not would_be.is_later else "",
        halo(look, SQUARE),
        lot_name(look, field_name(field), *NAME_CORNER, class_="lot-name wide"),
        id=field_part(field),
        class_="part lot field later" if would_be.is_later else "part lot field",
        data_fresh="" if is_choice else None,  # its frame says that it may be chosen, not what others did there
        data_gain="below",  # clear of the floors that a roof tells, and of the architect to the north
        data_harms="" if would_be.harms else None,
        data_names_first="" if would_be.falls else None,
        transform=at(*field_middle(field)),
        data_ghost=named,
        data_spot=" ".join(map(number, building_place(field))) if would_be.is_here else None,
        data_stands=building_id(seat, field, kind) if kind and (named or would_be.is_here) else None,
    )


def _standing(view: State, field: int) -> tuple[int, int]:
    return int(view.owners[field]), int(view.buildings[field])


def _words(view: State, look: Look, field: int) -> str:
    """Describe a field, with its group's rent."""
    what = building_label(view, field)
    if view.buildings[field] != EMPTY:
        what = GROUP.format(what=what, rent=group_of(view, field).rent)
    if field == view.architect:
        what = Text("{what}; {here}", "{what}; {here}").format(what=what, here=ARCHITECT_HERE)
    return what[look.language]


@lru_cache(maxsize=1024)
def _building(look: Look, field: int, standing: tuple[int, int], source: str | None, would_be: Ghost) -> Markup:
    """Draw a building; one that would rise or fall has the sign for that on its roof, seen when its field is lit."""
    seat, kind = standing
    return group(
        element("use", href=f"#{_symbol(seat, kind)}"),
        _sign(raise_sign(look)) if would_be.rises else "",
        _sign(fall_sign(look)) if would_be.falls else "",
        id=building_id(seat, field, kind),
        class_="building",
        transform=at(*building_place(field)),
        pointer_events="none",
        data_from=source,
    )


def _sign(drawn: Markup) -> Markup:
    place = at(SIGN[0] - SHIFT[0], SIGN[1] - SHIFT[1])
    return group(drawn, class_="rim", visibility="hidden", transform=place, data_narrow=f"{place} scale({NARROW_SIGN:g})")


def _source(view: State, field: int) -> str | None:
    """Return where a new building comes from: where it stood before, or its owner's supply."""
    kind, seat = int(view.buildings[field]), int(view.owners[field])
    if field == view.moved_to:
        return building_id(seat, int(view.moved_from), int(view.moved))
    if field == view.moved_from:  # swapped
        return building_id(seat, int(view.moved_to), kind)
    return skyscrapers_part(seat) if kind == SKYSCRAPER else floors_part(seat)


def join_sign(look: Look, field: int) -> Markup:
    """Draw the sign on a building that another may join."""
    x, y = field_middle(field)
    sign = circle(0, 0, 13, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE)
    ring = "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
    return group(
        title(JOIN_HERE.format(field=field_name(field))[look.language]),
        sign,
        path("M-6 0H6M0 -6V6", fill="none", stroke=look["ink"], stroke_width=2.6, stroke_linecap="round"),
        halo(look, ring),
        id=join_part(field),
        class_="part join",
        transform=at(x + SIGN[0], y + SIGN[1]),
    )


def _architect(look: Look, field: int) -> Markup:
    return group(
        group(plinth(look), aura(look), architect(look), transform=f"scale({ARCHITECT_SCALE:g})"),
        id=ARCHITECT,
        class_="architect kept-clear",
        data_fresh="",
        transform=at(*architect_place(field)),
        pointer_events="none",
    )
