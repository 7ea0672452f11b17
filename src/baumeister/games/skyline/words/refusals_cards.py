"""Why a move is refused while an action card is carried out (PS 5)."""

from baumeister.games.skyline.rules.cards_buildings import is_exchangeable, most_skyscrapers
from baumeister.games.skyline.rules.city import is_own, is_rival
from baumeister.games.skyline.rules.components import (
    EMPTY,
    EXTRA_FLOOR,
    PUSH_RICHEST,
    RELOCATE,
    REMOVE,
    SKYSCRAPER,
    SWAP_OTHERS,
    SWAP_OWN,
    TAKE_BACK,
    TAX_ANY,
    TOPPLE_LEADER,
)
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    FLOOR_ON,
    MOVE,
    REMOVE_ON,
    RETURN,
    SEAT_MOVES,
    SWAP,
    TAX_SEAT,
    fields_of,
    push_of,
)
from baumeister.games.skyline.rules.scoring import most_cash
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.phrases import place, seat_name, skyscrapers, the_building, what_stands, without_stop
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.present.refusals import Reasons
from baumeister.text import Text

MOVES_OF_CARD = {
    PUSH_RICHEST: range(ADVANCE, TAX_SEAT),
    TAX_ANY: range(TAX_SEAT, RETURN),
    TOPPLE_LEADER: range(RETURN, SWAP),
    SWAP_OWN: range(SWAP, MOVE),
    EXTRA_FLOOR: range(FLOOR_ON, BUILD_ON),
    SWAP_OTHERS: range(SWAP, MOVE),
    RELOCATE: range(MOVE, REMOVE_ON),
    REMOVE: range(REMOVE_ON, SEAT_MOVES),
    TAKE_BACK: range(RETURN, SWAP),
}
"""The moves by which each card is carried out."""

FIRST = Text("first resolve “{title}”: {text}", "führe zuerst „{title}“ aus: {text}")
NO_SEAT = Text("there is no seat P{seat}", "es gibt keinen Platz P{seat}")
NOTHING_THERE = Text("{field} is empty", "auf {field} steht nichts")
PROTECTED = Text(
    "the architect is on {field}: cards can’t touch that building",
    "auf {field} steht der Architekt: Dieses Gebäude rühren Karten nicht an",
)
TOO_HIGH = Text("this card can’t affect the skyscraper on {field}", "diese Karte gilt nicht für das Hochhaus auf {field}")
NOT_YOURS = Text("{building} is not yours", "{building} gehört nicht dir")
YOURS = Text("choose a rival’s building, not your own on {field}", "wähle ein fremdes Gebäude, nicht dein eigenes auf {field}")
NOT_FREE = Text("{field} is not empty: {what}", "{field} ist nicht frei: {what}")
NOT_RICHEST = Text("{seat} is not the richest", "{seat} hat nicht am meisten Geld")
NO_SKYSCRAPER = Text("there is no skyscraper on {field}", "auf {field} steht kein Hochhaus")
NOT_MOST = Text("{seat} has only {own}, others have {most}", "{seat} hat nur {own}, andere haben {most}")
SAME_SEAT = Text(
    "both belong to {seat}: choose buildings of two different rivals",
    "beide gehören {seat}: Wähle Gebäude zweier verschiedener Mitspieler",
)
OTHER_ORDER = Text(
    "name the two lots in order: {other} before {field}", "nenne die Baufelder der Reihe nach: {other} vor {field}"
)


def not_carried_out(view: State, move: int) -> Reasons:
    """Yield the rules that forbid a move while a card is carried out, with a sentence each."""
    card = int(view.card)
    if move not in MOVES_OF_CARD[card]:
        yield "PS 5", FIRST.format(title=CARDS[card].title, text=without_stop(CARDS[card].text))
    elif card == PUSH_RICHEST:
        yield from _not_pushed(view, push_of(move)[0])
    elif card == TAX_ANY:
        yield from _no_such_seat(view, move - TAX_SEAT)
    elif card == TOPPLE_LEADER:
        yield from _not_toppled(view, move - RETURN)
    elif card == EXTRA_FLOOR:
        yield from not_free("PS 5", view, move - FLOOR_ON)
    elif card == SWAP_OWN:
        field, other = fields_of(move - SWAP)
        yield from _untouchable(view, field, own=True)
        yield from _untouchable(view, other, own=False)
    elif card == SWAP_OTHERS:
        yield from _others_not_swapped(view, *fields_of(move - SWAP))
    elif card == RELOCATE:
        field, target = fields_of(move - MOVE)
        yield from _untouchable(view, field, own=True)
        yield from not_free("PS 5", view, target)
    elif card == REMOVE:
        yield from _untouchable(view, move - REMOVE_ON, own=False)
    else:
        yield from _untouchable(view, move - RETURN, own=True, low=False)


def not_free(rule: str, view: State, field: int) -> Reasons:
    """Yield the rule that forbids to put a building on a field that isn't free."""
    if view.buildings[field] != EMPTY:
        yield rule, NOT_FREE.format(field=place(field), what=what_stands(view, field))


def _untouchable(view: State, field: int, *, own: bool, low: bool = True) -> Reasons:
    """Yield why a card can't touch the building on a field; `own`: whether it is for one's own buildings."""
    if view.buildings[field] == EMPTY:
        yield "PS 5", NOTHING_THERE.format(field=place(field))
    elif own and not is_own(view, field):
        yield "PS 5", NOT_YOURS.format(building=the_building(view, field))
    elif not own and not is_rival(view, field):
        yield "PS 5", YOURS.format(field=place(field))
    elif low and view.buildings[field] == SKYSCRAPER:
        yield "PS 5", TOO_HIGH.format(field=place(field))
    elif not is_exchangeable(view, field):
        yield "PS 5", PROTECTED.format(field=place(field))


def _no_such_seat(view: State, seat: int) -> Reasons:
    if seat >= view.seats:
        yield "PS 5", NO_SEAT.format(seat=seat + 1)


def _not_pushed(view: State, seat: int) -> Reasons:
    yield from _no_such_seat(view, seat)
    if view.cash[seat] < most_cash(view):
        yield "PS 5", NOT_RICHEST.format(seat=seat_name(seat))


def _not_toppled(view: State, field: int) -> Reasons:
    if view.buildings[field] != SKYSCRAPER:
        yield "PS 5", NO_SKYSCRAPER.format(field=place(field))
        return
    owner, most = int(view.owners[field]), most_skyscrapers(view)
    if view.skyscrapers[owner] < most:
        own = skyscrapers(int(view.skyscrapers[owner]))
        yield "PS 5", NOT_MOST.format(seat=seat_name(owner), own=own, most=most)


def _others_not_swapped(view: State, field: int, other: int) -> Reasons:
    for one in (field, other):
        yield from _untouchable(view, one, own=False, low=False)
    if view.owners[field] == view.owners[other]:
        yield "PS 5", SAME_SEAT.format(seat=seat_name(view.owners[field]))
    if field > other:
        yield "PS 5", OTHER_ORDER.format(other=place(other), field=place(field))
