"""Moves that are the only ones: pages play them by themselves, and undo goes past them.

Only where all can see that there is no other: else haste would tell something of a seat's hand. Bots read nothing into haste.
"""

from baumeister.positions.game import Move
from baumeister.present.game import Position


def forced_move(position: Position, *, is_alone: bool = False) -> Move | None:
    """Return the one move that a seat has; None if it has a choice, or the others can't know that it has none.

    Args:
        position: where it is to move.
        is_alone: all others are bots.
    """
    if position.actor < 1 or len(position.moves) != 1:
        return None
    is_open = position.hides_nothing_of(position.actor) or position.game.rules.words.choices_are_open(position.state)
    return position.moves[0] if is_open or is_alone else None


def is_choice(position: Position, *, is_alone: bool = False) -> bool:
    """Tell whether a seat has to choose here."""
    return forced_move(position, is_alone=is_alone) is None
