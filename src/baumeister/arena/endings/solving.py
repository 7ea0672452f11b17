"""Solving positions: the Python interface to the tree.

docs/endings.md defines "solved" where something is hidden; here is how it is ensured:

- *open*: at every decision each seat sees just what a spectator sees: all know the same, and all that comes up later is chance.
- *alone*: only the mover still decides, so the others' knowledge doesn't matter. That their holdings don't either is tested:
  the values have to be the same for other deals that the mover's view allows.
- *dealt*: the mover decides once more, then others, each of them alone. The game's rules list all deals that the mover's view
  allows with their odds (`Edition.deals`); each is solved, and a move is worth the mean.
"""

from collections.abc import Mapping
from enum import StrEnum
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from baumeister.arena.endings.compiled import ENDING_CODE
from baumeister.arena.endings.tree import (
    ACTORS,
    FRAME,
    HIDDEN,
    IS_ROOT_KNOWN,
    MADE,
    SOLVED,
    STATUS,
    TOO_DEEP,
    TOO_LARGE,
    UNDECIDED,
    Kernels,
    Memory,
    Stack,
    Words,
)
from baumeister.core.errors import BaumeisterError
from baumeister.core.knowledge import hide_nothing
from baumeister.core.record import as_bytes
from baumeister.generic.slots import Slots, fill
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position

BOUND = 100_000
"""Moves that are made for a position, at most."""
DEPTH = 64
"""Moves from a position to the end of the game, at most."""
REMEMBERED = 1 << 16
"""Decisions that are remembered, at most."""
OTHER_DEALS = 8
"""Other deals for which a position in which only the mover still decides has to have the same values."""
LIKELIEST = 4
"""The number of the deal, from the likeliest, at which to look whether anything is at stake."""
CLOSE = 1e-9

WHY = {
    TOO_LARGE: "more moves than the bound would have to be made",
    TOO_DEEP: "the game may last longer than the solver looks ahead",
    HIDDEN: "what is hidden matters",
    UNDECIDED: "a seat is free to choose who of the others wins",
}


class Kind(StrEnum):
    """Why hidden things don't make a solved position uncertain."""

    OPEN = "open"
    ALONE = "alone"
    DEALT = "dealt"


class Unsolved(BaumeisterError):  # noqa: N818 - a result, not a fault
    """A position that can't be solved; says why."""


class Solution(NamedTuple):
    """The value of every legal move of a position."""

    values: Mapping[Move, float]
    """The mover's share of the win after each move, in 0 … 1, if all go on as well as they can."""
    kind: Kind
    moves_made: int
    """How much work it was."""


class Solver:
    """Solves positions of one game."""

    def __init__(self, game: Game, bound: int = BOUND, depth: int = DEPTH) -> None:
        """Take the game, how many moves may be made for a position, and how many one after another."""
        self.game, self._engine = game, game.engine
        self._kernels = Kernels(*(getattr(self._engine.kernels, name) for name in Kernels._fields))
        self._slots, self._work = self._engine.slots(depth), self._engine.slots(2)
        self._stack, self._memory = self._new_stack(depth), new_memory(game.seats, self._work)
        self._hides = game.rules.kernels.hide is not hide_nothing
        self._settings = np.array([game.seats, bound, self._hides, 0], np.int64)
        self._report = np.zeros(3, np.int64)

    def solve(self, position: Position, *, must_matter: bool = False) -> Solution:
        """Return the value of each legal move.

        Args:
            position: one in which a seat is to move.
            must_matter: give up early where all moves are worth the same in the likeliest deals.

        Raises:
            BaumeisterError: if no seat is to move.
            Unsolved: if that can't be found out, or not within the bounds.
        """
        if position.actor <= 0:
            raise BaumeisterError("a position is solved for the seat that is to move, but here none is")
        if position.game != self.game:
            raise BaumeisterError(f"this solver is for {self.game!r}, not for {position.game!r}")
        if self._is_open(position):
            return Solution(self._named(self._run(position.raw)), Kind.OPEN, self._made)
        try:
            return self._solve_alone(position)
        except Unsolved:
            if self.game.rules.deals is None or self._report[STATUS] != HIDDEN:
                raise
        return self._solve_dealt(position, must_matter)

    @property
    def _made(self) -> int:
        return int(self._report[MADE])

    def _is_open(self, position: Position) -> bool:
        return not self._hides or all(position.hides_nothing_of(seat) for seat in range(1, self.game.seats + 1))

    def _solve_alone(self, position: Position) -> Solution:
        values = self._run(position.raw)
        made = self._made
        for seed in range(OTHER_DEALS):
            if not agree(values, self._run(position.view(position.actor).guessed(seed))):
                raise Unsolved(WHY[HIDDEN])
        return Solution(self._named(values), Kind.ALONE, made)

    def _solve_dealt(self, position: Position, must_matter: bool) -> Solution:
        assert self.game.rules.deals is not None
        deals = sorted(self.game.rules.deals(position.view(position.actor).state), key=itemgetter(1), reverse=True)
        if not deals:
            raise Unsolved(WHY[HIDDEN])
        sums, made = dict[int, float](), 0
        for number, (state, weight) in enumerate(deals):
            values = self._run(as_bytes(state), is_root_known=True)
            if self._report[ACTORS] & 1 << (position.actor - 1):
                raise Unsolved(WHY[HIDDEN])
            made += self._made
            sums = {move: sums.get(move, 0.0) + weight * value for move, value in values.items()}
            if must_matter and number == LIKELIEST and max(sums.values()) == min(sums.values()):
                raise Unsolved("nothing is at stake in the likeliest deals")
        total = sum(weight for _, weight in deals)
        return Solution(self._named({move: value / total for move, value in sums.items()}), Kind.DEALT, made)

    def _run(self, raw: bytes, is_root_known: bool = False) -> dict[int, float]:
        """Return the values of a state's moves by number."""
        fill(self._slots, 0, raw)
        self._settings[IS_ROOT_KNOWN] = is_root_known
        code = ENDING_CODE.functions_for(self._engine)
        code.solve(*self._kernels, self._stack, self._memory, self._slots, self._work, self._settings, self._report)
        if self._report[STATUS] != SOLVED:
            raise Unsolved(WHY[int(self._report[STATUS])])
        count = int(self._stack.frames[0].count)
        return dict(zip(self._stack.moves[0, :count].tolist(), self._stack.values[:count].tolist(), strict=True))

    def _named(self, values: Mapping[int, float]) -> dict[Move, float]:
        return {self.game.moves[number]: values[number] for number in sorted(values)}

    def _new_stack(self, depth: int) -> Stack:
        count, seats = len(self.game.rules.move_texts), self.game.seats
        handle, is_compiled = self._engine.handle, self._engine.is_compiled
        moves, weights, won = np.zeros((depth, count), np.int32), np.zeros((depth, count), np.int64), np.zeros(seats, np.int64)
        handles = [[handle(row) for row in rows] for rows in (moves, weights)]
        moves_at, weights_at = map(np.array, handles) if is_compiled else handles
        frames = np.zeros(depth, FRAME).view(np.recarray)
        shares, floors = np.zeros((depth, seats)), np.zeros((depth, seats))
        rest = np.zeros(count), words_of(self._slots)
        return Stack(frames, moves, moves_at, weights, weights_at, shares, floors, won, handle(won), *rest)


def words_of(slots: Slots) -> Words:
    """Return slots' bytes four at a time: as records are aligned to their ply, there are whole fours of them."""
    return slots.rows.view(np.uint32)


def new_memory(seats: int, work: Slots) -> Memory:
    """Return room for decisions that are remembered, and two slots to look at."""
    return Memory(
        words_of(work), np.zeros(REMEMBERED, np.uint64), np.zeros((REMEMBERED, seats)), np.zeros(REMEMBERED, np.int64)
    )


def agree(values: Mapping[int, float], others: Mapping[int, float]) -> bool:
    """Tell whether the same moves have the same values."""
    return values.keys() == others.keys() and all(abs(values[move] - others[move]) < CLOSE for move in values)
