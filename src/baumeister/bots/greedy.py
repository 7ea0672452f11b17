"""One move ahead: the best move at once by the game's evaluation."""

from baumeister.bots.bot import Thought, moves_of
from baumeister.bots.choosing import ANY_LOSS
from baumeister.bots.compiled import BOT_CODE
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Source, rng_of
from baumeister.positions.game import Move
from baumeister.positions.position import View


class GreedyBot:
    """Tries each move on a guess of what is hidden and takes the one after which its share of the win is greatest.

    With `softness` above 0 it takes others, too: one that is worse by as many standard deviations (of all moves' values) is
    e times less likely. Judging one move ahead it gives away no more of the win than `most_lost`, and never bids what
    looks worse than not to bid.
    """

    judges_as_first = False
    """Whether it judges by the first evaluation of a game, as references do."""

    def __init__(self, seed: Source = None, softness: float = 0.0, most_lost: float = ANY_LOSS) -> None:
        self._rng, self._softness, self._most_lost = rng_of(seed), softness, most_lost
        self._workspace: Workspace | None = None

    def choose(self, view: View) -> Move:
        """Return the best legal move, one of them by chance if several are."""
        moves = moves_of(view)
        if self._workspace is None or not self._workspace.fits(view.game):
            self._workspace = Workspace(view.game, 2, self._rng, judges_as_first=self.judges_as_first)
        work = self._workspace
        work.show(view)
        if len(moves) == 1:
            return moves[0]
        choose = BOT_CODE.functions_for(work.engine).choose_greedily
        affords = work.engine.kernels.affords
        return view.game.moves[
            choose(*work.calls, affords, self._softness, self._most_lost, work.buffers, work.slots, self._rng)
        ]

    def thoughts(self) -> list[Thought]:
        """Return what each move was worth at the last choice, the best first; none if there was only one."""
        return [] if self._workspace is None else self._workspace.thoughts()
