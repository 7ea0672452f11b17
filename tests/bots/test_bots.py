"""Bots get views and nothing else, play legal moves to the end, and play the same with the same seed."""

import dataclasses
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np
import pytest
from tests.conformance.games import ALL, name_of

import baumeister as bm
from baumeister.bots import BOTS, LEVELS, Bot, BotError, GreedyBot, MctsBot, make_bot
from baumeister.bots.easy import BLUNDER, easy_softness
from baumeister.bots.hard import FARTHEST, HardBot
from baumeister.bots.levels import LEARNED, SEARCHING, quarter
from baumeister.bots.mcts import search_settings_of
from baumeister.core.chance import pick, rng_from
from baumeister.core.manners import NEARLY
from baumeister.core.record import as_bytes
from baumeister.games import GAMES, rules
from baumeister.generic import search_settings
from baumeister.generic.search_settings import SearchSettings
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View

NAMES = (*BOTS, *LEVELS)
SEARCHERS = ("mcts", "hard", "master")


def bot_for(name: str, seed: int, simulations: int = 20) -> Bot:
    return make_bot(name, seed=seed, simulations=simulations if name in SEARCHING else None)


def by_chance(position: Position, seed: int) -> Move:
    weights = np.array(position.odds, np.int64)
    return position.moves[pick(rng_from(seed + position.ply), weights, len(weights))]


def play(game: Game, bots: list[Bot], seed: int) -> Position:
    """Play a game to its end; bots are asked only with the view of the seat that moves."""
    position = game.start()
    while not position.is_over:
        if position.actor == 0:
            position = position.play(by_chance(position, seed))
        else:
            position = position.play(bots[position.actor - 1].choose(position.view(position.actor)))
    return position


def a_decision(game: Game, seed: int, ply: int = 0) -> Position:
    """Return a position of a random game, from that ply on, in which a seat has several moves."""
    rng = np.random.default_rng(seed)
    position = game.start()
    while position.ply < ply or position.actor < 1 or len(position.moves) < 2:
        move = by_chance(position, seed) if position.actor == 0 else position.moves[rng.integers(len(position.moves))]
        position = position.play(move)
    return position


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_all_kinds_of_bots_play_every_game_to_its_end(game: Game) -> None:
    bots = [bot_for(name, seed=number) for number, name in enumerate(("easy", "random", "easy", "medium", "hard"))]
    end = play(game, bots[-game.seats :], seed=3)
    assert end.is_over
    assert end.winners


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_settles_what_a_bot_plays(name: str) -> None:
    game = bm.game("manhattan", seats=3)
    views = [(position := a_decision(game, seed, ply=40 * seed)).view(position.actor) for seed in range(3)]
    first, second = bot_for(name, seed=7), bot_for(name, seed=7)
    assert [first.choose(view) for view in views] == [second.choose(view) for view in views]


@pytest.mark.parametrize("game", ["manhattan", "buerger", "wettstreit"])
@pytest.mark.parametrize("name", [*NAMES, *LEARNED])
def test_what_a_bot_plays_depends_on_the_view_only(game: str, name: str) -> None:
    """Two positions that look the same to a seat are one to its bot, whatever the others hold."""
    position = a_decision(bm.game(game, seats=4), seed=2, ply=90)
    view = position.view(position.actor)
    other = view.guess(rng_from(99))
    assert other.raw != position.raw
    assert bot_for(name, seed=1).choose(view) == bot_for(name, seed=1).choose(other.view(position.actor))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_view_as_it_is(name: str) -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=4, ply=60)
    view = position.view(position.actor)
    before = view.raw
    bot_for(name, seed=1).choose(view)
    assert as_bytes(view.state) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_refuses_a_view_whose_seat_is_not_to_move(name: str) -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=1)
    for seat in (0, position.actor % 4 + 1):
        with pytest.raises(BotError, match="is to move"):
            bot_for(name, seed=1).choose(position.view(seat))


def test_a_bot_refuses_what_is_no_view() -> None:
    for name in NAMES:
        for nonsense in (None, "A1+2", bm.game("manhattan").start().raw):
            with pytest.raises(BotError, match="chooses from a view"):
                bot_for(name, seed=1).choose(nonsense)  # type: ignore[arg-type]


class OneMove(View):
    """A view in which all moves but the first are forbidden."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """Return one move."""
        return self.game.numbered(self.game.engine.legal(self.raw)[:1])


def test_the_only_move_is_played_without_thought() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=1)
    view = OneMove(position.game, position.view(position.actor).state)
    bot = MctsBot(seconds=60)
    assert bot.choose(view) == view.moves[0]
    assert bot.simulations == 0


def test_a_searching_bot_keeps_to_its_time() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=5, ply=40)
    view = position.view(position.actor)
    make_bot("mcts", simulations=1).choose(view)  # compiled code is loaded now
    bot = MctsBot(seconds=0.2)
    start = perf_counter()
    bot.choose(view)
    assert perf_counter() - start >= 0.2
    assert bot.simulations > 20 or not position.game.engine.is_compiled  # interpreted, the look at all moves takes its time


def test_a_searching_bot_keeps_to_its_simulations() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=5, ply=40)
    bot = MctsBot(seed=1, simulations=123)
    bot.choose(position.view(position.actor))
    assert bot.simulations == sum(thought.visits for thought in bot.thoughts()) == 123


def test_the_thoughts_of_a_search_are_its_legal_moves_best_first() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=6, ply=40)
    bot = MctsBot(seed=1, simulations=640)
    chosen = bot.choose(position.view(position.actor))
    thoughts = bot.thoughts()
    assert thoughts[0].move == chosen
    assert {thought.move for thought in thoughts} <= set(position.moves)
    assert all(0.0 <= thought.share <= 1.0 for thought in thoughts)
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)


def test_there_are_no_thoughts_before_the_first_search() -> None:
    with pytest.raises(BotError, match="no search yet"):
        MctsBot().thoughts()


def test_one_bot_can_play_several_games_in_turn() -> None:
    bot = bot_for("mcts", seed=1)
    for seats in (4, 2, 3, 4):
        position = a_decision(bm.game("manhattan", seats=seats), seed=1)
        assert bot.choose(position.view(position.actor)) in position.moves


def test_a_soft_greedy_bot_is_careless_but_not_blind() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=3, ply=60)
    view = position.view(position.actor)
    best = GreedyBot(seed=0).choose(view)
    soft = GreedyBot(seed=1, softness=0.5)
    chosen = [soft.choose(view) for _ in range(200)]
    assert len(set(chosen)) > 1
    assert chosen.count(best) > 200 / len(view.moves)


@pytest.mark.parametrize("name", GAMES)
def test_each_game_says_how_careless_easy_is_with_each_number_of_seats(name: str) -> None:
    rules = bm.game(name).rules
    measures = easy_softness(rules)
    assert tuple(measures) == tuple(rules.seats)
    for seats, softness in measures.items():
        position = a_decision(bm.game(name, seats=seats), seed=3, ply=20)
        view = position.view(position.actor)
        assert make_bot("easy", seed=5).choose(view) == GreedyBot(5, softness, BLUNDER - NEARLY).choose(view)


def test_hard_searches_as_master_does_in_a_quarter_of_its_limits() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=5, ply=40)
    view = position.view(position.actor)
    hard, master = make_bot("hard", seed=1, simulations=80), make_bot("master", seed=1, simulations=20)
    assert hard.choose(view) == master.choose(view)
    assert (hard.simulations, master.simulations) == (20, 20)  # type: ignore[attr-defined]


@pytest.mark.parametrize("softness", [0.0, 0.02])
@pytest.mark.parametrize("name", GAMES)
def test_hard_plays_its_second_best_move_where_it_gives_away_little(name: str, softness: float) -> None:
    game = bm.game(name)
    settings = dataclasses.replace(search_settings_of(game.rules), softness={game.seats: softness})
    seconds = 0
    for ply in range(20, 44, 2):
        position = a_decision(game, seed=3, ply=ply)
        view = position.view(position.actor)
        bot = HardBot(seed=ply, simulations=60, settings=settings)
        chosen, compared = bot.choose(view), bot._ranking[:2]
        if len(compared) > 1 and chosen == view.game.moves[bot._searchers[0].move(compared[1])]:
            seconds += 1
            assert bot._value(compared[0]) - bot._value(compared[1]) <= FARTHEST * softness
        else:
            assert not compared or chosen == view.game.moves[bot._searchers[0].move(compared[0])]
    assert (seconds > 0) == (softness > 0)


def test_games_say_how_soft_hard_is_for_numbers_of_seats_that_they_have() -> None:
    for name in GAMES:
        measures = search_settings_of(rules(name)).softness
        assert set(measures) <= set(rules(name).seats)
        assert all(0 < softness < 0.05 for softness in measures.values())


def test_hard_takes_a_quarter_of_the_usual_time() -> None:
    assert (quarter(None, None), quarter(2.0, None), quarter(None, 2)) == ((0.25, None), (0.5, None), (None, 1))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            {"name": "deep-blue"},
            "no bot “deep-blue”; the bots are random, greedy, mcts, network, mcts-network, greedy-1, mcts-1, the levels easy",
        ),
        ({"name": "greedy", "seconds": 1.0}, "answers at once"),
        ({"name": "easy", "simulations": 5}, "answers at once"),
        ({"name": "mcts", "seconds": 0.0}, "above 0"),
        ({"name": "mcts", "seconds": float("nan")}, "above 0"),
        ({"name": "mcts", "seconds": "1"}, "above 0, such as 1.0, not '1'"),
        ({"name": "hard", "simulations": 0}, "1 or more"),
        ({"name": "hard", "simulations": 2.5}, "a whole number, not 2.5"),
        ({"name": "mcts", "simulations": "a"}, "a whole number, not 'a'"),
        ({"name": "mcts", "cores": 0}, "1 core or more, a whole number, not 0"),
    ],
)
def test_what_a_bot_cannot_do_is_refused_clearly(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BotError, match=complaint):
        make_bot(**arguments)


@pytest.mark.parametrize("limits", [{"seconds": -1}, {"seconds": "1"}, {"simulations": -5}, {"simulations": 1.5}])
def test_a_searching_bot_made_by_hand_refuses_the_same_limits(limits: dict[str, Any]) -> None:
    with pytest.raises(BotError, match="not "):
        MctsBot(**limits)


def test_numbers_of_any_kind_are_limits() -> None:
    position = a_decision(bm.game("manhattan", seats=4), seed=5, ply=40)
    bot = MctsBot(seed=1, seconds=np.float64(60), simulations=np.int64(7))
    bot.choose(position.view(position.actor))
    assert bot.simulations == 7


def test_every_name_is_described_in_both_languages() -> None:
    for text in (*BOTS.values(), *LEVELS.values()):
        assert text.en
        assert text.de
        assert text.en != text.de


def test_settings_reach_the_search_in_its_order() -> None:
    names = [field.name.upper() for field in dataclasses.fields(SearchSettings)][: len(SearchSettings().array(4))]
    assert [getattr(search_settings, name) for name in names] == list(range(len(names)))


def test_each_game_is_searched_by_its_own_settings() -> None:
    found = {
        game: dataclasses.replace(search_settings_of(rules(game)), rounds_with={}, chances={}, softness={}) for game in GAMES
    }
    assert found["manhattan"] == SearchSettings(rounds=5, samples=5, doubt=0.2)
    assert found["skyline"] == SearchSettings(exploration=3.0, rounds=3, doubt=0.45, judges_leaves=True)
    for game, rounds in (("buerger", [10, 4, 4]), ("manhattan", [12, 5, 5])):
        settings = search_settings_of(rules(game))
        assert [settings.array(seats)[search_settings.ROUNDS] for seats in (2, 3, 4)] == rounds


@pytest.mark.parametrize("name", GAMES)
def test_settings_by_seats_are_for_seats_that_there_are(name: str) -> None:
    settings = search_settings_of(rules(name))
    assert {*settings.rounds_with, *settings.chances, *settings.softness} <= set(rules(name).seats)


@pytest.mark.parametrize("name", ["mcts", "mcts-1", "hard", "master"])
def test_a_clock_of_ones_own_counts_the_time_for_a_move(name: str) -> None:
    looks = count()
    position = a_decision(Game(rules("manhattan"), 2), seed=1)
    make_bot(name, seed=1, seconds=12.0, clock=lambda: float(next(looks))).choose(position.view(position.actor))
    assert next(looks) in range(3, 30)
