"""Ids of drawn parts. A seat's move is the set of its parts, in any order.

place-P2-3     a place of a city, with or without a card       stack-open, stack-hidden   the stacks
card-G3        a card in the viewer's hand                     sale                       the card in the auction
hand-P2        a seat's hand                                   pool                       the pool of saboteurs
tent-P2        a seat's tent with its talers                   die                        the die
saboteurs-P2   a seat's saboteurs                              bid-5, pass, done, leave, pay, refuse, attack   buttons
"""

from baumeister.games.wettstreit.rules.components import SEATS_MAX
from baumeister.games.wettstreit.rules.moves import (
    AUCTION,
    BID,
    DONE_MOVE,
    LAY,
    LEAVE,
    PASS,
    PAY,
    REFUSE,
    SABOTAGE,
    SABOTAGE_HAND,
    SEAT_MOVES,
    UNDER,
)
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.move_decoding import lay_of, sabotage_of
from baumeister.games.wettstreit.words.notation import CARD_NAMES, STACK_NAMES, place_name

SALE, POOL, DIE, ATTACK = "sale", "pool", "die", "attack"
WORDS = {LEAVE: "leave", PASS: "pass", DONE_MOVE: "done", PAY: "pay", REFUSE: "refuse"}


def place_part(seat: int, index: int) -> str:
    """Return the id of a place of a city."""
    return f"place-P{seat + 1}-{place_name(index)}"


def card_part(card: int) -> str:
    """Return the id of a card in the viewer's hand; equal ones are one part with a count."""
    return f"card-{CARD_NAMES[card]}"


def hand_part(seat: int) -> str:
    """Return the id of a seat's hand."""
    return f"hand-P{seat + 1}"


def tent_part(seat: int) -> str:
    """Return the id of a seat's tent."""
    return f"tent-P{seat + 1}"


def saboteurs_part(seat: int) -> str:
    """Return the id of a seat's saboteurs."""
    return f"saboteurs-P{seat + 1}"


def stack_part(stack: int) -> str:
    """Return the id of a stack."""
    return f"stack-{STACK_NAMES[stack]}"


def move_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the ids of the parts clicked for a move of a seat; none for a move of chance."""
    if move >= SEAT_MOVES:
        return ()
    if move in WORDS:
        return (WORDS[move],)
    if move < SEATS_MAX:
        return (saboteurs_part(move),)
    if move < BID:
        return (stack_part(move - AUCTION),)
    if move < LAY:
        return (f"bid-{move - BID}",)
    if move < SABOTAGE:
        card, place = lay_of(move)
        return card_part(card), place_part(int(view.active), place)
    if move < SABOTAGE_HAND:
        return ATTACK, place_part(*sabotage_of(move))
    if move < PAY:
        return ATTACK, hand_part(move - SABOTAGE_HAND)
    return (stack_part(move - UNDER),)
