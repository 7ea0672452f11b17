"""Finding endings: games are played, and from the end backwards their decisions are solved as long as that can be done.

Of each game one ending is kept at most, so endings are independent of each other: the earliest decision that is solved and at
which it matters what one does. All follows from the seed.
"""

from collections.abc import Iterator

from baumeister.arena.endings.dataset import Ending, Source, ending_of
from baumeister.arena.endings.solving import Solution, Solver, Unsolved
from baumeister.arena.luck import key_of
from baumeister.arena.playing import compiled_if_wanted
from baumeister.bots import make_bot
from baumeister.core.chance import Rng, below, rng_from
from baumeister.games import rules
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position

PLAYED_BY = "greedy-1"
"""The bot that plays the games; it never changes, so the same seed means the same games."""
WHIM = 4
"""One move in so many is any legal one: games differ more, and their ends are less often decided."""
MATTERS = 1e-6
"""The least difference between the best and the worst move's value."""


class Finder:
    """Finds the endings of one source, game by game."""

    def __init__(self, source: Source) -> None:
        """Take the source."""
        self._source = source
        self._game = compiled_if_wanted(Game(rules(source.game), source.seats))
        self._solver = Solver(self._game, source.bound)

    def play(self, number: int) -> tuple[int, Ending | None]:
        """Return a game's number and its ending; None if nothing in it can be solved."""
        found: tuple[Position, Solution] | None = None
        for position in decisions(self._played(number)):
            try:
                solution = self._solver.solve(position, must_matter=True)
            except Unsolved:
                break
            if max(solution.values.values()) - min(solution.values.values()) > MATTERS:
                found = position, solution
        return number, None if found is None else ending_of(number, *found)

    def close(self) -> None:
        """Do nothing."""

    def _played(self, number: int) -> Position:
        """Return the end of a game."""
        rng = rng_from(key_of(self._source.game, self._source.seed, number))
        bot = make_bot(PLAYED_BY, seed=key_of(self._source.game, self._source.seed, number, "bot") >> 1)
        position: Position = self._game.start()
        while not position.is_over:
            if position.actor == 0:
                position = position.play(self._game.drawn(position.raw, rng))
            else:
                position = position.play(whim(position, rng) or bot.choose(position.view(position.actor)))
        return position


def whim(position: Position, rng: Rng) -> Move | None:
    """Return any legal move now and then, else None."""
    if below(rng, WHIM) > 0:
        return None
    return position.moves[below(rng, len(position.moves))]


def decisions(end: Position) -> Iterator[Position]:
    """Yield the positions of a game in which a seat had a choice, the last one first."""
    for position in reversed(end.line()):
        if position.actor > 0 and len(position.moves) > 1:
            yield position
