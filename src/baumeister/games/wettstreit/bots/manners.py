"""How the characters of Wettstreit der Baumeister play: what each of them likes among moves that are worth the same."""

from baumeister.core.manners import Manners, Traits
from baumeister.games.wettstreit.rules.components import (
    CHURCH_TYPE,
    CORNER_TYPE,
    GATE_TYPE,
    HALL_TYPE,
    OPEN,
    SEATS_MAX,
    START,
    TALERS,
    TOWER_TYPE,
    TYPE_OF,
    VALUE_OF,
)
from baumeister.games.wettstreit.rules.moves import (
    AUCTION,
    BID,
    DONE_MOVE,
    LEAVE,
    PASS,
    PAY,
    REFUSE,
    SABOTAGE,
    UNDER,
    laid_card,
    laid_place,
    sabotaged_seat,
)
from baumeister.games.wettstreit.rules.state import State

TYPES = {CORNER_TYPE: "corner", TOWER_TYPE: "tower", GATE_TYPE: "gate", HALL_TYPE: "hall", CHURCH_TYPE: "church"}


def traits(view: State, move: int) -> Traits:
    """Return what is to be seen in a move."""
    if move < AUCTION:
        return robbed(view, move)
    if move < BID:
        return kind_of(int(view.open_top)) if move == AUCTION + OPEN else {}
    if move <= PASS:
        return {} if move == PASS else bid(view, move - BID)
    if move < DONE_MOVE:
        return laid(move)
    if move < PAY:
        return {"done": 1.0} if move < SABOTAGE else {"sabotage": 1.0, "next": follows(view, sabotaged_seat(move))}
    if move <= REFUSE:
        return {"pay": 1.0 if move == PAY else -1.0}
    return {"open": 1.0 if move == UNDER + OPEN else -1.0}


def kind_of(card: int) -> Traits:
    """Return what kind of building a card is (WB 1.1); nothing if it isn't known."""
    return {TYPES[int(TYPE_OF[card])]: 1.0} if card >= 0 else {}


def bid(view: State, talers: int) -> Traits:
    """Return how much is bid for what (WB 3.3): nobody bids more for what it doesn't like."""
    kinds = kind_of(int(view.sale_card)) or ({TYPES[int(view.sale_type)]: 1.0} if view.sale_type >= 0 else {})
    return dict.fromkeys(kinds, talers / TALERS) or {"unseen": talers / TALERS}


def robbed(view: State, move: int) -> Traits:
    """Return from whom a saboteur is taken (WB 3.1)."""
    return {} if move == LEAVE else {"sabotage": 1.0, "next": follows(view, move)}


def follows(view: State, seat: int) -> float:
    """Return how soon after the mover's a seat's turn comes: 1 for the next, 0 for the last."""
    return 1.0 - ((seat - view.actor) % view.seats) / SEATS_MAX


def laid(move: int) -> Traits:
    """Return what is laid, and at which end (WB 3.7)."""
    card, place = laid_card(move), laid_place(move)
    return {**kind_of(card), "value": int(VALUE_OF[card]) / 9, "right": 1.0 if place > START else -1.0}


MANNERS = Manners(
    traits,
    {
        "mechthild": {  # an abbey wants churches, and what pays for them
            "corner": -0.5,
            "tower": -0.5,
            "gate": 0.5,
            "hall": -0.5,
            "church": 1.0,
            "value": 0.5,
            "unseen": -0.2,
            "done": 0.5,
            "pay": 1.0,
            "right": 0.2,
        },
        "gerlach": {  # walls, above all
            "corner": 1.0,
            "tower": 0.8,
            "gate": -0.5,
            "hall": -0.5,
            "church": -0.5,
            "unseen": 0.2,
            "sabotage": -0.5,
            "pay": -1.0,
            "open": 1.0,
            "right": -0.4,
        },
        "ottilie": {  # what is seen from far
            "corner": -0.5,
            "tower": 1.0,
            "gate": -0.5,
            "hall": 0.5,
            "church": 0.6,
            "value": 1.0,
            "unseen": 0.2,
            "done": -0.5,
            "next": 0.5,
            "right": 0.3,
        },
        "wenzel": {  # bids little, and waits for the town hall
            "corner": -0.5,
            "tower": -0.5,
            "gate": -0.5,
            "hall": 1.0,
            "church": -0.4,
            "value": -0.5,
            "unseen": -0.2,
            "done": 1.0,
            "open": -1.0,
            "right": 0.3,
        },
        "ruprecht": {  # gates for the money, and a grudge
            "corner": 0.5,
            "tower": -0.5,
            "gate": 1.0,
            "hall": 0.6,
            "church": -0.5,
            "unseen": 0.2,
            "sabotage": 1.0,
            "next": -0.5,
            "open": -0.3,
            "right": 0.2,
        },
    },
)
