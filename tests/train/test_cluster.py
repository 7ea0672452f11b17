"""A Ray cluster carries out orders of self-play; a machine that is lost in the midst costs no game."""

import importlib.util
import sys

import numpy as np
import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.train.casting import cast_games
from baumeister.train.cluster import ClusterPlayers
from baumeister.train.player import Order, carry_out
from tests.conformance.games import ALL, is_fullest
from tests.train.networks import some_network

KIND = next(game for game in ALL if game.id == "skyline" and is_fullest(game) and not game.options)
WITH_RAY = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra “cluster”")


@WITH_RAY
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_machine_that_is_lost_costs_no_game() -> None:
    import ray
    from ray.cluster_utils import Cluster

    network = some_network(KIND.rules)
    chance = np.random.default_rng(1)
    orders = [Order(KIND, cast_games(chance, 20, 4), (0.2, 0.2, 0.9), seed) for seed in range(30)]
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        lost = machines.add_node(num_cpus=1)
        machines.add_node(num_cpus=1)
        ray.init(address=machines.address, log_to_driver=False)
        players = ClusterPlayers()
        playing = players.begin(orders, (network, network))
        playing[0].result()
        machines.remove_node(lost, allow_graceful=False)
        found = players.finish(playing)
        players.close()
        assert ray.is_initialized(), "whoever joined a cluster leaves it running"
    finally:
        ray.shutdown()
        machines.shutdown()
    for order, there in zip(orders, found, strict=True):
        here = carry_out(order, network, network)
        np.testing.assert_array_equal(there.results, here.results)
        np.testing.assert_array_equal(there.numbers, here.numbers)


def test_without_ray_one_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BaumeisterError, match="needs the extra “cluster”"):
        ClusterPlayers()
