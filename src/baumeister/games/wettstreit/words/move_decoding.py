"""What a move of Wettstreit der Baumeister is about, for sentences and drawings."""

from baumeister.games.wettstreit.rules.auction import can_pay
from baumeister.games.wettstreit.rules.moves import BID, PASS, laid_card, laid_place, sabotaged_place, sabotaged_seat
from baumeister.games.wettstreit.rules.state import State


def lay_of(move: int) -> tuple[int, int]:
    """Return the card and the index of the place of a laying move."""
    return laid_card(move), laid_place(move)


def sabotage_of(move: int) -> tuple[int, int]:
    """Return the seat that is sabotaged and the index of the place, -1 if it is the hand."""
    return sabotaged_seat(move), sabotaged_place(move)


def affords(view: State, move: int) -> bool:
    """WB 3.6: whether a move is no over-bid."""
    return not BID <= move < PASS or can_pay(view, view.actor - 1, move - BID)
