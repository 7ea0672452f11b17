"""A Ray cluster plays a match; a machine that is lost in the midst costs no game."""

import importlib.util
import sys

import pytest

from baumeister.arena.cluster import FEW_TRIES, TRIES, Cluster, join
from baumeister.arena.match import Match
from baumeister.arena.playing import MatchPlayer
from baumeister.core.errors import BaumeisterError

MATCH = Match("manhattan", 2, {}, ("greedy", "random"))
WITH_RAY = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra “cluster”")


@WITH_RAY
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_machine_that_is_lost_costs_no_game() -> None:
    import ray
    from ray.cluster_utils import Cluster as LocalCluster

    fixtures = [fixture for deal in range(40) for fixture in MATCH.deal(deal)]
    machines = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        lost = machines.add_node(num_cpus=1)
        machines.add_node(num_cpus=1)
        ray.init(address=machines.address, log_to_driver=False)
        found = []
        for result in Cluster(MATCH).play(fixtures):
            found.append(result)
            if len(found) == 5:
                machines.remove_node(lost, allow_graceful=False)
    finally:
        ray.shutdown()
        machines.shutdown()
    here = MatchPlayer(MATCH)
    expected = {fixture: here.play(fixture).scores for fixture in fixtures}
    assert {result.fixture: result.scores for result in found} == expected
    assert len(found) == len(fixtures)


def test_without_ray_one_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BaumeisterError, match="needs the extra “cluster”"):
        Cluster(MATCH)


@WITH_RAY
@pytest.mark.parametrize(
    ("address", "said"), [("127.0.0.1:1", "refused"), ("ray://127.0.0.1:1", "refused"), ("somewhere", "somewhere")]
)
def test_a_cluster_that_is_not_there_is_named(address: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setenv(TRIES, FEW_TRIES)  # what joining sets goes with the test
    with pytest.raises(BaumeisterError, match=f"no cluster answers at RAY_ADDRESS={address}: .*{said}"):
        join()
