"""Why a move is refused while an action card is carried out (PS 5)."""

from baumeister.games.skyline.components import (
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
from baumeister.games.skyline.decisions import is_exchangeable, most_cash, most_skyscrapers
from baumeister.games.skyline.moves import (
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
)
from baumeister.games.skyline.phrases import CARDS, place, seat_name, skyscrapers, the_building, what_stands, without_stop
from baumeister.games.skyline.reading import push_of
from baumeister.games.skyline.state import State
from baumeister.games.skyline.turn import is_own, is_rival
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

FIRST = Text("the card “{title}” comes first: {text}", "zuerst kommt die Karte „{title}“: {text}")
NO_SEAT = Text("there is no seat P{seat}", "es gibt keinen Platz P{seat}")
NOTHING_THERE = Text("nothing stands on {field}", "auf {field} steht nichts")
PROTECTED = Text(
    "the architect stands on {field}: cards leave that building alone",
    "auf {field} steht der Architekt: Karten lassen dieses Gebäude stehen",
)
TOO_HIGH = Text(
    "the card is not for skyscrapers like the one on {field}", "die Karte gilt nicht für Hochhäuser wie das auf {field}"
)
NOT_YOURS = Text("{building} is not yours", "{building} gehört nicht dir")
YOURS = Text("your own building on {field} is not meant", "dein eigenes Gebäude auf {field} ist nicht gemeint")


def no_decision(view: State, move: int) -> Text:
    """Say why a move does not carry out the card that was drawn."""
    if move not in MOVES_OF_CARD[int(view.card)]:
        card = CARDS[int(view.card)]
        return FIRST.format(title=card.title, text=without_stop(card.text))
    if view.card == PUSH_RICHEST:
        return _no_push(view, push_of(move)[0])
    if view.card == TAX_ANY:
        return NO_SEAT.format(seat=move - TAX_SEAT + 1)
    if view.card == TOPPLE_LEADER:
        return _no_toppling(view, move - RETURN)
    if view.card == EXTRA_FLOOR:
        return no_floor(view, move - FLOOR_ON)
    if view.card == SWAP_OWN:
        return _no_own_swap(view, *fields_of(move - SWAP))
    if view.card == SWAP_OTHERS:
        return _no_swap_of_others(view, *fields_of(move - SWAP))
    if view.card == RELOCATE:
        field, target = fields_of(move - MOVE)
        return _untouchable(view, field, own=True) or no_floor(view, target)
    if view.card == REMOVE:
        return _refused(_untouchable(view, move - REMOVE_ON, own=False))
    return _refused(_untouchable(view, move - RETURN, own=True, low=False))


def no_floor(view: State, field: int) -> Text:
    """Say why a building can't be put on a field that isn't free."""
    return Text("{field} is not free: {what}", "{field} ist nicht frei: {what}").format(
        field=place(field), what=what_stands(view, field)
    )


def _refused(text: Text | None) -> Text:
    assert text is not None, "the move is legal"
    return text


def _untouchable(view: State, field: int, *, own: bool, low: bool = True) -> Text | None:
    """Say why a card can't touch the building on a field that has to be one's own or not; None if it can."""
    if view.buildings[field] == EMPTY:
        return NOTHING_THERE.format(field=place(field))
    if own and not is_own(view, field):
        return NOT_YOURS.format(building=the_building(view, field))
    if not own and not is_rival(view, field):
        return YOURS.format(field=place(field))
    if low and view.buildings[field] == SKYSCRAPER:
        return TOO_HIGH.format(field=place(field))
    return None if is_exchangeable(view, field) else PROTECTED.format(field=place(field))


def _no_push(view: State, seat: int) -> Text:
    if seat >= view.seats:
        return NO_SEAT.format(seat=seat + 1)
    assert view.cash[seat] < most_cash(view)
    return Text("{seat} is not the richest", "{seat} hat nicht am meisten Geld").format(seat=seat_name(seat))


def _no_toppling(view: State, field: int) -> Text:
    if view.buildings[field] != SKYSCRAPER:
        return Text("no skyscraper stands on {field}", "auf {field} steht kein Hochhaus").format(field=place(field))
    owner = int(view.owners[field])
    return Text("{seat} has only {own}, others have {most}", "{seat} hat nur {own}, andere haben {most}").format(
        seat=seat_name(owner), own=skyscrapers(int(view.skyscrapers[owner])), most=int(most_skyscrapers(view))
    )


def _no_own_swap(view: State, field: int, other: int) -> Text:
    return _untouchable(view, field, own=True) or _refused(_untouchable(view, other, own=False))


def _no_swap_of_others(view: State, field: int, other: int) -> Text:
    for one in (field, other):
        if text := _untouchable(view, one, own=False, low=False):
            return text
    if view.owners[field] == view.owners[other]:
        return Text(
            "both belong to {seat}: swap the buildings of two different players",
            "beide gehören {seat}: Vertausche Gebäude zweier verschiedener Mitspieler",
        ).format(seat=seat_name(view.owners[field]))
    return Text(
        "name the two fields in order: {other} before {field}", "nenne die Felder der Reihe nach: {other} vor {field}"
    ).format(other=place(other), field=place(field))
