"""What a move of Wettstreit der Baumeister means, in plain Python for sentences and drawings."""

from baumeister.games.wettstreit.rules.components import PLACES
from baumeister.games.wettstreit.rules.moves import BID, LAY, PASS, SABOTAGE
from baumeister.games.wettstreit.rules.state import State


def lay_of(move: int) -> tuple[int, int]:
    """Return the card and the index of the place of a laying move."""
    return divmod(move - LAY, PLACES)


def sabotage_of(move: int) -> tuple[int, int]:
    """Return the seat and the index of the place that a sabotage of a building is about."""
    return divmod(move - SABOTAGE, PLACES)


def affords(view: State, move: int) -> bool:
    """WB 3.6: whether a move is no over-bid."""
    return not BID <= move < PASS or bool(move - BID <= view.talers[view.actor - 1])


def is_gap(view: State, seat: int, index: int) -> bool:
    """WB 3.8: whether a place is empty and has laid cards somewhere on both sides."""
    return bool(view.leftmost[seat] < index < view.rightmost[seat] and view.cities[seat, index] < 0)


def failed_bidders(view: State) -> list[int]:
    """WB 3.6: the seats that should buy if the bidding ended now and cannot pay, in their order, before one that can."""
    seats = sorted((seat for seat in range(view.seats) if view.bids[seat] >= 0), key=lambda seat: -int(view.bids[seat]))
    failed = []
    for seat in seats:
        if view.talers[seat] >= view.bids[seat]:
            break
        failed.append(seat)
    return failed
