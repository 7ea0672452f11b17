"""Training: PyTorch and compiled code agree, a run goes on after a kill, settings are kept."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from baumeister.bots.weights import unpack
from baumeister.cli.train import train as train_command
from baumeister.core.errors import BaumeisterError
from baumeister.games import GAMES, rules
from baumeister.train.casting import cast_games
from baumeister.train.folder import RunFolder
from baumeister.train.player import Order, carry_out
from baumeister.train.replay import Replay, split
from baumeister.train.settings import Settings, known_settings, settings_with
from baumeister.train.work import LEADS
from tests.conformance.games import ALL, is_fullest
from tests.train.networks import outputs_of, some_network

GAME = "skyline"
TINY = ("width=16", "depth=8", "games=3", "orders=2", "kept=5000", "batch=64", "measured_every=2", "match_games=8")
KIND = next(game for game in ALL if game.id == GAME and is_fullest(game) and not game.options)


def needs_torch() -> None:
    pytest.importorskip("torch", reason="the extra `train` is not installed")


def test_another_setting_makes_another_run(tmp_path: Path) -> None:
    with RunFolder(tmp_path, Settings(GAME, 2), {}):
        pass  # nothing was taught: no harm in other settings
    with RunFolder(tmp_path, settings_with(GAME, 1, TINY), {"machine": "this"}) as folder:
        folder.note({"rounds": 1})
    assert json.loads((tmp_path / "settings.json").read_text())["settings"]["width"] == 16
    with pytest.raises(BaumeisterError, match="holds a run with width 16"), RunFolder(tmp_path, Settings(GAME), {}):
        pass
    with pytest.raises(BaumeisterError, match="there is no setting “wide”"):
        settings_with(GAME, 1, ["wide=3"])
    with pytest.raises(BaumeisterError, match="width is a number such as 128"):
        settings_with(GAME, 1, ["width=many"])


def test_every_setting_has_a_meaning_and_a_range_that_holds_its_usual_value() -> None:
    usual = {name: value for name, value in Settings(GAME).json().items() if name not in ("game", "seed")}
    assert usual.keys() == known_settings().keys()
    assert all(setting.least <= usual[name] <= setting.greatest for name, setting in known_settings().items())
    shown = CliRunner().invoke(train_command, ["--help"]).output
    for name, setting in known_settings().items():
        assert f"{name}={usual[name]} " in shown
        assert setting.meaning.split()[0] in shown


@pytest.mark.parametrize("change", ["width=0", "games=-1", "rate=nan", "averaging=2", "furthest=inf", "kept=99999999999"])
def test_a_setting_out_of_range_is_refused(change: str) -> None:
    name, _, value = change.partition("=")
    with pytest.raises(BaumeisterError, match=f"{name} is a number from .* to .*, not {value}"):
        settings_with(GAME, 1, [change])


def test_what_a_run_lacks_is_told(tmp_path: Path) -> None:
    needs_torch()
    from baumeister.train.training import Training

    settings = settings_with(GAME, 1, TINY)
    with RunFolder(tmp_path, settings, {}) as folder:
        folder.note({"rounds": 20})
        with pytest.raises(BaumeisterError, match=r"tells of 20 rounds, but checkpoint.pt is missing"):
            Training(settings, folder)
        for content in (b"", b"PK", b"{}"):
            folder.checkpoint.write_bytes(content)
            with pytest.raises(BaumeisterError, match=r"checkpoint.pt is damaged"):
                Training(settings, folder)


def test_one_process_at_a_time_trains_in_a_folder(tmp_path: Path) -> None:
    settings = Settings(GAME)
    with (
        RunFolder(tmp_path, settings, {}),
        pytest.raises(BaumeisterError, match="another process is training"),
        RunFolder(tmp_path, settings, {}),
    ):
        pass


def test_held_out_games_are_never_learned_from() -> None:
    network = some_network(KIND.rules)
    order = Order(KIND, cast_games(np.random.default_rng(1), 20, 4), (0.1, 0.1, 0.9), 1)
    found = carry_out(order, network, network)
    taught, held_out = split(found)
    assert len(taught.seats) + len(held_out.seats) == len(found.seats)
    assert len(held_out.seats) == (found.games % 16 == 0).sum() > 0


def test_the_newest_positions_take_the_place_of_the_oldest() -> None:
    network = some_network(KIND.rules)
    order = Order(KIND, cast_games(np.random.default_rng(1), 4, 4), (0.2, 0.2, 0.9), 1)
    taught, _ = split(carry_out(order, network, network))
    replay = Replay(KIND.rules, 50)
    replay.add(taught)
    assert replay.count == 50
    sampled = replay.sample(np.random.default_rng(1), 200)
    newest = {row.tobytes() for row in taught.numbers[-50:]}
    assert {row.tobytes() for row in sampled.numbers} <= newest


def test_pytorch_says_what_the_matrices_say() -> None:
    needs_torch()
    import torch

    from baumeister.train.learner import Judge

    for name in GAMES:
        game = next(one for one in ALL if one.id == name)
        network = some_network(game.rules)
        found = carry_out(
            Order(game, cast_games(np.random.default_rng(1), 1, game.seats), (0.2, 0.2, 0.9), 1), network, network
        )
        numbers = found.numbers.astype(np.float32)
        with torch.inference_mode():
            said = Judge(network)(torch.from_numpy(numbers), torch.from_numpy(found.places[LEADS])).numpy()
        for row in range(0, len(numbers), 10):
            expected = outputs_of(network, numbers[row], found.places[LEADS, row])
            expected[0] += network.trust[0] * found.places[LEADS, row]
            np.testing.assert_allclose(said[row], expected, atol=1e-4)


def train(path: Path, rounds: int) -> list[str]:
    """Return a command that trains a tiny network."""
    options = [word for change in TINY for word in ("--set", change)]
    return [sys.executable, "-m", "baumeister", "train", GAME, "--run", str(path), "--rounds", str(rounds), *options]


def lines_of(path: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in (path / "progress.jsonl").read_text().splitlines()]


@pytest.mark.slow
def test_a_run_goes_on_after_a_kill(tmp_path: Path) -> None:
    needs_torch()
    with subprocess.Popen(train(tmp_path, 1000), env=os.environ | {"OMP_NUM_THREADS": "1"}) as process:
        progress = tmp_path / "progress.jsonl"
        while not progress.exists() or len(lines_of(tmp_path)) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    done = int(lines_of(tmp_path)[-1]["rounds"])
    from baumeister.train.training import Training

    with RunFolder(tmp_path, settings_with(GAME, 1, TINY), {}) as folder:
        training = Training(settings_with(GAME, 1, TINY), folder)
        assert training.totals.rounds in (done - 1, done)
        for report in training.run():
            if report.totals.rounds == done + 3:
                break
    rounds = [line["rounds"] for line in lines_of(tmp_path)]
    assert sorted(set(rounds)) == list(range(1, done + 4))
    _, card = unpack(rules(GAME), (tmp_path / f"{GAME}.weights").read_bytes(), "the run")
    assert card["totals"]["rounds"] == done + 3
