"""Networks: what compiled code makes of them, what they may see, and files of weights."""

import json

import numpy as np
import pytest

from baumeister.bots import BotError
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.network import FURTHEST
from baumeister.bots.network_bot import NetworkBot
from baumeister.bots.thinking import Thinker
from baumeister.bots.weights import fresh, pack, table_hash, unpack
from baumeister.core.chance import rng_from
from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position, View
from tests.conformance.games import ALL, is_fullest, line_of, name_of, sample
from tests.train.networks import shares_of, some_network

FULL = [game for game in ALL if is_fullest(game) and not game.options]


def views_of(game: Game, count: int) -> list[View]:
    """Return views of seats that are to move, from a random game."""
    return [position.view(position.actor) for position in sample(line_of(game, 1), count) if position.actor > 0]


def leads_of(game: Game, position: Position | View, furthest: float = FURTHEST) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Return how far behind the best the evaluation sees each place, in logits."""
    values = np.zeros(game.seats)
    game.rules.kernels.evaluate(position.state, values)
    leads = np.zeros(game.rules.seats[-1], np.float32)
    behind = (values - values.max()) / (0.1 * np.abs(values).mean() + 0.5)
    leads[: game.seats] = np.roll(np.maximum(behind, -furthest), 1 - position.seat if isinstance(position, View) else 0)
    return leads


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_compiled_code_says_what_the_matrices_say(game: Game) -> None:
    network = some_network(game.rules)
    thinker = Thinker(game, network, rng_from(1))
    for view in views_of(game, 12):
        expected = shares_of(network, view.observation(), leads_of(game, view), game.seats, view.seat)
        np.testing.assert_allclose(thinker.shares(view), expected, atol=1e-5)
        np.testing.assert_array_equal(thinker.mind.numbers, view.observation())


@pytest.mark.parametrize("game", FULL, ids=name_of)
def test_an_untaught_network_plays_as_greedy_does(game: Game) -> None:
    """Before the end both look at expected points alone."""
    network = fresh(game.rules, 16, 8, seed=1)
    views = [view for view in views_of(game, 10) if view.ply < len(line_of(game, 1)) - 20]
    same = [NetworkBot(3, lambda _: network).choose(view) == GreedyBot(3).choose(view) for view in views]
    assert sum(same) >= 0.7 * len(same), "but for equal moves, and what the mover alone can see"


@pytest.mark.parametrize("game", FULL, ids=name_of)
def test_the_network_sees_its_seats_view_and_no_more(game: Game) -> None:
    thinker = Thinker(game, some_network(game.rules), rng_from(1))
    for view in views_of(game, 8):
        said = thinker.shares(view)
        for seed in (1, 2):
            full = view.guess(seed)
            assert isinstance(full, Position)
            hidden = full.view(view.seat)
            np.testing.assert_array_equal(thinker.shares(hidden), said)


def test_the_bot_plays_a_game_to_its_end() -> None:
    game = Game(rules("skyline"), 2)
    position, rng = game.start(), rng_from(5)
    bots = [NetworkBot(seat, some_network) for seat in range(2)]
    while not position.is_over:
        if position.actor == 0:
            position = position.play(game.sample_chance(position, rng))
        else:
            position = position.play(bots[position.actor - 1].choose(position.view(position.actor)))


@pytest.mark.parametrize("name", GAMES)
def test_a_file_gives_back_the_network(name: str) -> None:
    found = rules(name)
    network = some_network(found)
    read, card = unpack(found, pack(found, network, {"note": "Größe"}), "a file")
    for before, after in zip(network, read, strict=True):
        np.testing.assert_array_equal(before, after)
    assert (card["note"], card["table"]) == ("Größe", table_hash(found))


def test_a_network_may_tell_apart_who_is_far_behind() -> None:
    game = FULL[GAMES.index("neue_heimat")]
    network = some_network(game.rules)._replace(furthest=np.full(1, 60.0, np.float32))
    network, card = unpack(game.rules, pack(game.rules, network, {}), "a file")
    assert card["furthest"] == network.furthest[0] == 60.0
    thinker = Thinker(game, network, rng_from(1))
    views = views_of(game, 12)
    leads = [leads_of(game, view, 60.0) for view in views]
    assert min(map(min, leads)) < -FURTHEST
    for view, expected in zip(views, leads, strict=True):
        thinker.shares(view)
        np.testing.assert_allclose(thinker.mind.leads, expected, rtol=1e-5)


def test_weights_for_another_table_are_refused_in_a_sentence() -> None:
    found, other = rules(GAMES[0]), rules(GAMES[1])
    content = pack(found, some_network(found), {})
    with pytest.raises(BotError, match=f"taught to read {GAMES[0]} by the table of features"):
        unpack(other, content, "a file")
    line, _, numbers = content.partition(b"\n")
    changed = json.dumps(json.loads(line) | {"table": "0" * 16}).encode() + b"\n" + numbers
    with pytest.raises(BotError, match=f"`baumeister train {GAMES[0]}` makes one that fits"):
        unpack(found, changed, "a file")


def test_what_is_no_network_is_refused_in_a_sentence() -> None:
    found = rules(GAMES[0])
    with pytest.raises(BotError, match="a file holds no network"):
        unpack(found, b"PK\x03\x04", "a file")
    with pytest.raises(BotError, match="the network in a file is damaged"):
        unpack(found, pack(found, some_network(found), {})[:-2], "a file")
    line, _, numbers = pack(found, some_network(found), {}).partition(b"\n")
    card = json.loads(line)
    for wrong in (
        {"width": "a"},
        {"width": -3},
        {"width": 10**12},
        {"depth": None},
        {"width": float("inf")},
        {"furthest": 10**400},
        {"furthest": "x"},
        {"furthest": float("nan")},
    ):
        with pytest.raises(BotError, match="the network in a file is damaged: its card"):
            unpack(found, json.dumps(card | wrong).encode() + b"\n" + numbers, "a file")
    with pytest.raises(BotError, match="damaged: some of its numbers are NaN or infinite"):
        unpack(found, line + b"\n" + np.full(len(numbers) // 2, np.nan, "<f2").tobytes(), "a file")
