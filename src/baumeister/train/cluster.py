"""Self-play on a Ray cluster: each order is a task, carried out again elsewhere if its machine is lost."""

from collections.abc import Sequence
from concurrent.futures import Future

from baumeister.arena.cluster import join, load_ray
from baumeister.bots.network import Network
from baumeister.compiler.games import is_wanted, use_compiled
from baumeister.core.errors import BaumeisterError
from baumeister.train.casting import Casting
from baumeister.train.player import GamesPlayed, Order, carry_out
from baumeister.train.rounds import Minds, Players

RETRIES = 5
"""How often an order is carried out again when the process that did so dies."""


class ClusterPlayers(Players):
    """The processes of a Ray cluster, as players: that of RAY_ADDRESS, or one on this machine."""

    def __init__(self) -> None:
        """Join the cluster, or start one.

        Raises:
            BaumeisterError: if Ray is not installed, or there is no such cluster.
        """
        self._ray, self._is_ours = load_ray(), join()
        self._task = self._ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(carry_out_there)

    def begin(self, orders: Sequence[Order], minds: Minds) -> list[Future[GamesPlayed]]:
        """Begin to carry out orders."""
        taught, older = (self._ray.put(mind) for mind in minds)
        return [self._task.remote(order, taught, older).future() for order in orders]

    def finish(self, playing: Sequence[Future[GamesPlayed]]) -> list[GamesPlayed]:
        """Wait for orders, and return what came of them.

        Raises:
            BaumeisterError: if an order fails there again and again.
        """
        try:
            return super().finish(playing)
        except self._ray.exceptions.RayError as error:
            raise BaumeisterError(f"the cluster can't play: {error}") from None

    def close(self) -> None:
        """Leave the cluster; end it if it was started here."""
        if self._is_ours:
            self._ray.shutdown()


def carry_out_there(order: Order, taught: Network, older: Network) -> GamesPlayed:
    """Play the games of an order in a process of the cluster, which compiles the game first.

    What comes from another process can only be read there, and compiled code takes arrays that can be written: all is copied.
    """
    if is_wanted() and not order.game.engine.is_compiled:
        use_compiled(order.game.rules)
    casting = Casting(order.casting.players.copy(), order.casting.softness.copy())
    minds = (Network(*(array.copy() for array in mind)) for mind in (taught, older))
    return carry_out(order._replace(casting=casting), *minds)
