"""A Ray cluster that plays a match's games: each game is a task, played again elsewhere if its machine is lost."""

import os
import re
from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from socket import create_connection
from types import ModuleType

from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import MatchPlayer
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

AHEAD = 3
"""Games that are handed out for each core: one is played, the others wait."""
RETRIES = 5
"""How often a game is played again when the process that played it dies."""
ADDRESS = "RAY_ADDRESS"
PATIENCE = 5.0
"""Seconds within which a cluster's host answers."""
TRIES = "RAY_NUM_REDIS_GET_RETRIES"
"""Ray's setting that says how often it tries something that answers but isn't a cluster: by default twenty times, 40 s each."""
FEW_TRIES = "3"
"""Enough for a cluster that has started; a machine that was found may still be about to start one."""


def load_ray() -> ModuleType:
    """Return Ray.

    Raises:
        BaumeisterError: if it is not installed.
    """
    if named_host():
        os.environ.setdefault(TRIES, FEW_TRIES)  # read when Ray is imported
    try:
        return import_module("ray")
    except ImportError:
        raise BaumeisterError('--ray needs the extra “cluster”: pip install "baumeister[cluster]"') from None


def named_host() -> re.Match[str] | None:
    """Return the host and the port that the environment names as the cluster's, if it does."""
    return re.fullmatch(r"(?:ray://)?\[?(.+?)\]?:(\d+)", os.environ.get(ADDRESS, ""))


def reach() -> None:
    """See whether there is something at the address that the environment names: Ray itself would try for minutes.

    Raises:
        BaumeisterError: if Ray is not installed, or nothing answers.
    """
    ray = load_ray()
    host = named_host()
    if host and not ray.is_initialized():
        try:
            create_connection((host[1], int(host[2])), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise no_cluster(error) from None


def join() -> bool:
    """Join the cluster that the environment names, or start one here. Return whether we did: whoever had joined stays joined.

    Raises:
        BaumeisterError: if Ray is not installed, or there is no such cluster.
    """
    reach()
    ray = load_ray()
    if ray.is_initialized():
        return False
    try:
        ray.init(log_to_driver=False, logging_level="error", include_dashboard=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise no_cluster(error) from None
    return True


def no_cluster(error: Exception) -> BaumeisterError:
    """Return the error that tells that a cluster can't be joined, or started."""
    address = os.environ.get(ADDRESS)
    where = f"no cluster answers at {ADDRESS}={address}" if address else "no cluster could be started"
    return BaumeisterError(f"{where}: {error}")


class Cluster:
    """Plays fixtures on a Ray cluster."""

    def __init__(self, match: Match, keeps_records: bool = False) -> None:
        """Take the match, and whether results bring records.

        Raises:
            BaumeisterError: if Ray is not installed, or nothing answers where the environment says.
        """
        reach()
        self._match, self._keeps_records = match, keeps_records

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Result]:
        """Play games and yield each result as it comes, not in order.

        Raises:
            BaumeisterError: if there is no such cluster, or a game fails there again and again.
        """
        import ray  # noqa: PLC0415
        from ray.exceptions import RayError  # noqa: PLC0415

        is_ours = join()
        try:
            task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(play_one)
            match, waiting, running = ray.put(self._match), iter(fixtures), deque[object]()
            while True:
                room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(running)
                running.extend(task.remote(match, self._keeps_records, fixture) for fixture in islice(waiting, max(0, room)))
                if not running:
                    return
                done, left = ray.wait(list(running), num_returns=1)
                running = deque(left)
                yield from ray.get(done)
        except (RayError, ConnectionError) as error:
            cause = getattr(error, "cause", None)  # what a game there raised; the error itself has the whole trace
            raise BaumeisterError(f"the cluster can't play: {cause or error}") from None
        finally:
            if is_ours:
                ray.shutdown()


_kept: dict[str, MatchPlayer] = {}
"""A match's players, in each process of the cluster."""


def play_one(match: Match, keeps_records: bool, fixture: Fixture) -> Result:
    """Play a game in a process of the cluster."""
    key = f"{match.json()} {keeps_records}"
    if key not in _kept:
        _kept[key] = MatchPlayer(match, keeps_records)
    return _kept[key].play(fixture)
