"""Bots: anything that chooses a move for a view. Bots get views and legal moves, nothing else."""

from typing import TYPE_CHECKING, NamedTuple, Protocol

from baumeister.core.errors import BaumeisterError
from baumeister.positions.game import Move
from baumeister.positions.position import View

if TYPE_CHECKING:
    from baumeister.present import game


class BotError(BaumeisterError):
    """Unknown bot, or a request that it can't fulfil."""


class Bot(Protocol):
    """Chooses moves."""

    def choose(self, view: "game.View") -> Move:
        """Return one of the view's legal moves.

        Raises:
            BotError: if the view's seat is not to move.
        """


class Thought(NamedTuple):
    """A search's findings about one move."""

    move: Move
    visits: int
    share: float
    """The mover's share of the win after it, in 0 … 1, on average."""
    chance: float
    """The mover's chance to win that such a share has meant in games among searching bots, in 0 … 1."""
    value: float
    """The share by which moves are compared: a search counts in its look one move ahead."""


def moves_of(view: View) -> tuple[Move, ...]:
    """Return the legal moves; refuse a view whose seat is not to move, and a position, in which nothing is hidden."""
    if not isinstance(view, View):
        raise BotError(f"a bot chooses from a view of the seat that moves, position.view(position.actor), not {view!r}")
    if view.seat < 1 or view.seat != view.actor:
        raise BotError(f"a bot chooses when its seat is to move, but the view is of seat {view.seat} and {view.actor} moves")
    return view.moves
