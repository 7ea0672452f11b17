"""Leaving a table and resigning: permissions and consequences."""

from collections.abc import Collection
from typing import Final

from baumeister.web.table import refusals
from baumeister.web.table.change import Change
from baumeister.web.table.drafts import Draft
from baumeister.web.table.state import Level, TableState

STAND_IN: Final[Level] = "medium"
"""The bot that plays on for a player who resigned."""


def others_at(state: TableState, seat: int) -> tuple[int, ...]:
    """Return the seats of the other persons at a table, the absent ones with a bot in their place included."""
    return tuple(number for number, other in enumerate(state.seating, 1) if number != seat and other.is_there)


def may_resign(state: TableState, seat: int) -> bool:
    """Tell whether a person can give up the game on this seat."""
    sitting = state.seat(seat)
    return not state.is_over and (sitting.holder == "person" or sitting.can_be_taken_back)


def may_leave(state: TableState, seat: int) -> bool:
    """Tell whether a person can leave this seat to others: somebody at another device must be there to give it away."""
    device = state.seat(seat).device
    return may_resign(state, seat) and any(state.seat(other).device != device for other in others_at(state, seat))


def may_end(state: TableState, seat: int) -> bool:
    """Tell whether all rivals of this seat's person have resigned: the game may then end as won."""
    rivals = [other for number, other in enumerate(state.seating, 1) if number != seat]
    return not state.is_over and state.seat(seat).is_there and all(other.gone == "resigned" for other in rivals)


def leaves_winner(state: TableState, seat: int) -> bool:
    """Tell whether resigning on this seat leaves one person to whom all others have lost."""
    gone = sum(other.gone == "resigned" for number, other in enumerate(state.seating, 1) if number != seat)
    return len(others_at(state, seat)) == 1 and gone == len(state.seating) - 2


def resigned_since(state: TableState, seats: Collection[int]) -> tuple[int, ...]:
    """Return the seats whose persons have resigned since one of these seats moved last."""
    last = next((line.ply for line in state.line.backwards() if line.seat in seats), 0)
    gone = (note.seat for note in state.notes if note.kind == "resigned" and note.ply >= last)
    return tuple(sorted(set(gone) - set(seats)))


def leave(change: Change, seat: int) -> None:
    """Get up: the seat is free for others, and its keys open nothing any more."""
    _check(change, seat)
    if not may_leave(change.state, seat):
        raise refusals.nobody_else()
    change.add("left", seat)
    change.spent_keys |= {key.secret_hash for key in change.table.keys if key.seat == seat}
    _drop_draft(change, seat)


def resign(change: Change, seat: int) -> None:
    """Give up: a bot plays on. The game of the last person ends."""
    _check(change, seat)
    is_last = not others_at(change.state, seat)
    change.add("resigned", seat, STAND_IN)
    _drop_draft(change, seat)
    if is_last:
        change.add("ended", 0, "resigned")


def end(change: Change) -> None:
    """End the game instead of playing on against the bots of those who have resigned."""
    change.check_seated()
    if change.state.is_over:
        raise refusals.is_over()
    if not any(may_end(change.state, seat) for seat in change.seats):
        raise refusals.not_yours()
    change.add("ended", 0, "resigned")


def _check(change: Change, seat: int) -> None:
    change.check_seated((seat,))
    if change.state.is_over:
        raise refusals.is_over()
    if not may_resign(change.state, seat):
        raise refusals.not_yours()


def _drop_draft(change: Change, seat: int) -> None:
    if seat in change.table.drafts:
        change.drafts[seat] = Draft()
