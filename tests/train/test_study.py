"""A network's judgements looked at: figures of the right shape, and a page of them."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from baumeister.bots.weights import FILE, network_of, unpack
from baumeister.core.errors import BaumeisterError
from baumeister.games import GAMES, rules
from baumeister.train.casting import cast_match
from baumeister.train.player import Order, carry_out
from baumeister.train.replay import Batch
from baumeister.train.study import STAGES, Study, bins, shares, stages_of, study
from baumeister.train.study_page import worst
from baumeister.train.work import LEADS, TAUGHT
from tests.train.networks import shares_of, some_network
from tests.train.test_training import KIND

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def found() -> Study:
    return study(KIND, some_network(KIND.rules), 48, seed=1, threads=1)


def test_a_study_looks_at_every_part_of_the_games(found: Study) -> None:
    assert found.games == 48
    assert len(found.stages) == STAGES
    assert all(one.own.log_loss > 0.0 and one.hand.log_loss > 0.0 for one in found.stages)
    assert all(1 / KIND.seats <= one.said <= 1.0 and 0.0 <= one.came <= 1.0 for one in found.stages)
    assert {name for name, _ in found.weights} == {*KIND.observation_slices, "the evaluation"}
    assert [grown for _, grown in found.weights] == sorted((grown for _, grown in found.weights), reverse=True)
    assert sum(own for _, own, _ in found.openings) == pytest.approx(1.0)
    assert sum(hand for _, _, hand in found.openings) == pytest.approx(1.0)


def test_a_page_says_where_the_network_errs_most(found: Study) -> None:
    stages = [stage._replace(said=0.4, came=0.41) for stage in found.stages]
    assert worst(stages) == "Nowhere are the two further apart than 2%."
    stages[1] = stages[1]._replace(came=0.45)
    assert worst(stages) == "It errs most in part 2 of 5, where it gives that seat 5.0% too little."
    stages[3] = stages[3]._replace(came=0.3)
    assert worst(stages) == "It errs most in part 4 of 5, where it gives that seat 10.0% too much."


def test_too_few_games_say_nothing() -> None:
    with pytest.raises(BaumeisterError, match="8 games have too few positions"):
        study(KIND, some_network(KIND.rules), 8, seed=1, threads=1)


def test_promises_stand_in_bins_beside_what_came() -> None:
    said, came = (np.repeat(np.array(each, np.float32), [60, 60, 10]) for each in ((0.05, 0.55, 1.0), (0.0, 1.0, 1.0)))
    assert [(round(one.said, 2), one.came, one.decisions) for one in bins(said, came)] == [(0.05, 0.0, 60), (0.55, 1.0, 60)]


@pytest.mark.parametrize("name", GAMES)
def test_each_game_comes_with_a_network(name: str) -> None:
    found = rules(name)
    content = files(found.folder).joinpath("bots", FILE).read_bytes()
    assert len(content) < 1_000_000
    network, card = unpack(found, content, name)
    assert card["totals"]["games"] > 1000
    assert 0.0 < card["strength"]["share"]["random"] <= 1.0
    assert np.isfinite(network.last).all()


def test_many_positions_are_judged_as_one_is() -> None:
    network = network_of(KIND.rules)
    order = Order(KIND, cast_match(4, 4, TAUGHT), (0.2, 0.2, 1.0), 3)
    played = carry_out(order, network, network)
    found = shares(network, Batch(played.numbers, played.places, played.seats))
    for row in range(0, len(found), 50):
        alone = shares_of(network, played.numbers[row].astype(np.float32), played.places[LEADS, row], 4, 1)
        np.testing.assert_allclose(found[row, :4], alone, atol=1e-5)
    assert stages_of(played).max() == STAGES - 1


def test_the_command_writes_a_page_and_its_chart(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "baumeister", "judgement", "manhattan", "--games", "8", "--threads", "1"]
    done = subprocess.run([*command, "--output", str(tmp_path)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "manhattan.md").read_text(encoding="utf-8")
    assert page.startswith("# Manhattan: what the network has learned")
    assert "| 5 of 5 |" in page
    assert (tmp_path / "manhattan-chances.svg").read_text(encoding="utf-8").startswith("<svg")
    unknown = subprocess.run([*command[:4], "chess"], capture_output=True, text=True, check=False, timeout=60)
    assert (unknown.returncode, "Traceback" in unknown.stderr) == (1, False)
