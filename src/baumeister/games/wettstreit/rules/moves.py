"""The numbers of the moves of Wettstreit der Baumeister: seats' moves first, then those of chance."""

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.components import BID_MAX, CARDS, PLACES, SEATS_MAX, SIDES, STACKS

ROB = 0  # WB 3.1: + the seat that loses a saboteur
LEAVE = ROB + SEATS_MAX
AUCTION = LEAVE + 1  # WB 3.2: + stack
BID = AUCTION + STACKS  # WB 3.3: + the bid, from 0
PASS = BID + BID_MAX + 1
LAY = PASS + 1  # WB 3.7: + card * PLACES + index of the place
DONE_MOVE = LAY + CARDS * PLACES
SABOTAGE = DONE_MOVE + 1  # WB 3.11: + seat * PLACES + index of the place
SABOTAGE_HAND = SABOTAGE + SEATS_MAX * PLACES  # WB 3.12: + seat
PAY = SABOTAGE_HAND + SEATS_MAX
REFUSE = PAY + 1
UNDER = REFUSE + 1  # WB 3.14: + stack
SEAT_MOVES = UNDER + STACKS

REVEAL = SEAT_MOVES  # WB 2.1: + card
ROLL = REVEAL + CARDS  # WB 3.1, 3.11: + the side of the die, from 0; the last side is the saboteur
PEEK = ROLL + SIDES  # WB 3.2: + card
LOSE = PEEK + CARDS  # WB 3.12: + card
MOVES = LOSE + CARDS


@kernel
def laid_card(move: int) -> int:
    """Return the card of a move that lays one."""
    return (move - LAY) // PLACES


@kernel
def laid_place(move: int) -> int:
    """Return the index of the place where a move lays a card."""
    return (move - LAY) % PLACES


@kernel
def sabotaged_seat(move: int) -> int:
    """Return the seat that a saboteur is used against, be it a building or a hand."""
    return move - SABOTAGE_HAND if move >= SABOTAGE_HAND else (move - SABOTAGE) // PLACES


@kernel
def sabotaged_place(move: int) -> int:
    """Return the index of the place that a saboteur is used against, -1 if it is a hand."""
    return -1 if move >= SABOTAGE_HAND else (move - SABOTAGE) % PLACES
