"""One move ahead by a learned judgement: the best move at once, as the game's network sees it."""

from baumeister.bots.bot import BotError, Thought, moves_of
from baumeister.bots.thinking import Thinker
from baumeister.bots.weights import Networks, network_of
from baumeister.core.chance import Source, rng_of
from baumeister.positions.game import Move
from baumeister.positions.position import View


class NetworkBot:
    """Tries each move on a guess of what is hidden and takes the one after which the network sees its share greatest."""

    def __init__(self, seed: Source = None, networks: Networks = network_of) -> None:
        """Take what returns a game's network; by default its own is used."""
        self._rng, self._networks = rng_of(seed), networks
        self._thinker: Thinker | None = None

    def choose(self, view: View) -> Move:
        """Return the best legal move, one of them by chance if several are.

        Raises:
            BotError: if there is no network for the game, or it doesn't fit.
        """
        moves_of(view)
        if self._thinker is None or not self._thinker.fits(view.game):
            network = self._networks(view.game.rules)
            if network is None:
                raise BotError(f"there is no network for {view.game.id}")
            self._thinker = Thinker(view.game, network, self._rng)
        return view.game.moves[self._thinker.choose(view)]

    def thoughts(self) -> list[Thought]:
        """Return what each move was worth at the last choice, the best first; none if there was only one."""
        return [] if self._thinker is None else self._thinker.thoughts()
