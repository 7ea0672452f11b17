"""The tree search stays within its arrays and adds up."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.bots.test_bots import OneMove, a_decision
from tests.conformance.games import ALL, line_of, name_of

import baumeister as bm
from baumeister.bots import searcher
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.mcts import MctsBot, search_settings_of
from baumeister.bots.network_bot import NetworkBot
from baumeister.bots.search.luck import begin_round, begin_simulation, new_luck
from baumeister.bots.search.selection import select
from baumeister.bots.search.tree import EDGE, EDGES, NODE, NODES, NONE, add_edge, add_node, new_tree
from baumeister.bots.weights import shapes
from baumeister.bots.win_share import DOUBT, share_points
from baumeister.core.chance import below, rng_of
from baumeister.core.record import TAKEN
from baumeister.generic.search_settings import ROUNDS, SearchSettings
from baumeister.present.game import Game, View


def view_of(seats: int, ply: int = 50) -> View:
    position = a_decision(bm.game("manhattan", seats=seats), seed=8, ply=ply)
    return position.view(position.actor)


def tree_of(bot: MctsBot) -> tuple[Any, Any]:
    tree = bot._searchers[0].tree
    return tree.nodes[: tree.used[NODES]], tree.edges[: tree.used[EDGES]]


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_what_the_tree_counts_adds_up(game: Game) -> None:
    bot, position = MctsBot(seed=1, simulations=500), a_decision(game, seed=8, ply=50)
    bot.choose(position.view(position.actor))
    nodes, edges = tree_of(bot)
    assert nodes[0].visits == 500
    for number in range(len(nodes)):
        assert nodes[number].visits == edges.visits[edges.node == number].sum()
    below_root = edges[edges.node > 0]
    assert (below_root.seen >= below_root.visits).all()
    assert (edges.total <= edges.visits).all()
    linked = edges.child[edges.child != NONE]
    assert sorted(linked.tolist()) == list(range(1, len(nodes)))


def test_no_move_of_a_node_comes_twice() -> None:
    bot = MctsBot(seed=1, simulations=500)
    bot.choose(view_of(4))
    _, edges = tree_of(bot)
    keys = list(zip(edges.node.tolist(), edges.actor.tolist(), edges.move.tolist(), strict=True))
    assert len(set(keys)) == len(keys)


def test_where_a_simulation_ends_a_network_judges() -> None:
    """This one is sure of whoever looks."""
    empty = shapes(bm.game("manhattan").rules, 8, 4)
    sure = empty._replace(last_bias=np.eye(1, len(empty.last_bias), dtype=np.float32)[0] * 30.0)
    bot = MctsBot(seed=1, simulations=200, networks=lambda _: sure, judges_leaves=True)
    bot.choose(view_of(4))
    assert all(thought.share == pytest.approx(1.0, abs=1e-6) for thought in bot.thoughts())


def test_a_game_may_let_its_network_judge_where_simulations_end() -> None:
    view, found = view_of(4), []
    for settings, judges_leaves in (
        (SearchSettings(judges_leaves=True), False),
        (SearchSettings(), True),
        (SearchSettings(), False),
    ):
        bot = MctsBot(seed=1, simulations=100, settings=settings, judges_leaves=judges_leaves)
        bot.choose(view)
        found.append(bot.thoughts())
    assert found[0] == found[1] != found[2]


def test_chances_are_scaled_only_where_those_judge_who_did_when_they_were_counted() -> None:
    view = view_of(4)
    counted = SearchSettings(chances={4: (1.0, 2.0, 2.0)})
    for settings in (counted, replace(counted, judges_leaves=True)):
        bot = MctsBot(seed=1, simulations=100, settings=settings)
        bot.choose(view)
        assert all(thought.chance != pytest.approx(thought.share) for thought in bot.thoughts())
    for bot in (
        MctsBot(seed=1, simulations=100, settings=counted, judges_leaves=True),
        MctsBot(seed=1, simulations=100, settings=settings, networks=lambda _: None),
    ):
        bot.choose(view)
        assert all(thought.chance == pytest.approx(thought.share) for thought in bot.thoughts())


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_moves_are_compared_first_as_the_network_judges_them(game: Game) -> None:
    position = a_decision(game, seed=8, ply=50)
    view = position.view(position.actor)
    bot, network = MctsBot(seed=1, simulations=1), NetworkBot(seed=1)
    bot.choose(view)
    network.choose(view)
    (searcher,) = bot._searchers
    promised = {view.game.moves[searcher.move(edge)]: searcher.promise(edge) for edge in range(searcher.count)}
    for thought in network.thoughts():
        assert promised[thought.move] == pytest.approx(thought.share, abs=1e-5)


def test_a_game_without_a_network_is_searched_by_its_evaluation() -> None:
    bot, plain = MctsBot(seed=1, simulations=50, networks=lambda _: None), GreedyBot(seed=1)
    view = view_of(4)
    bot.choose(view)
    plain.choose(view)
    (searcher,) = bot._searchers
    best = max(range(searcher.count), key=searcher.promise)
    assert view.game.moves[searcher.move(best)] == plain.thoughts()[0].move


def test_the_worse_candidates_get_less_time() -> None:
    bot = MctsBot(seed=1, simulations=640, settings=SearchSettings(breadth=16))
    bot.choose(view_of(4))
    assert [thought.visits for thought in bot.thoughts()] == [150] * 2 + [70] * 2 + [30] * 4 + [10] * 8


def test_a_full_tree_stops_growing_and_the_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "new_tree", lambda moves: new_tree(moves, nodes=20, edges=700))
    bot = MctsBot(seed=1, simulations=400)
    view = view_of(4)
    assert bot.choose(view) in view.moves
    nodes, edges = tree_of(bot)
    assert len(nodes) <= 20
    assert len(edges) <= 700
    assert bot.thoughts()[0].visits > 1


def test_a_second_search_starts_anew() -> None:
    bot, fresh = MctsBot(seed=1, simulations=100), MctsBot(seed=1, simulations=100)
    bot.choose(view_of(4, ply=20))
    bot._rng[0] = fresh._rng[0]
    view = view_of(4, ply=100)
    assert bot.choose(view) == fresh.choose(view)
    assert bot.thoughts() == fresh.thoughts()


def test_after_a_forced_move_there_are_no_thoughts() -> None:
    bot, view = MctsBot(seed=1, simulations=50), view_of(4)
    bot.choose(view)
    forced = OneMove(view.game, view.raw)
    assert bot.choose(forced) == forced.moves[0]
    assert bot.thoughts() == []


def test_several_cores_share_the_simulations_and_a_seed_settles_what_they_find() -> None:
    view, found = view_of(4), []
    for _ in range(2):
        bot = MctsBot(seed=3, simulations=301, cores=2)
        found.append((bot.choose(view), bot.thoughts()))
        assert [int(one.tree.nodes[0].visits) for one in bot._searchers] == [152, 149]
        assert sum(thought.visits for thought in bot.thoughts()) == 301
    assert found[0] == found[1]


def test_a_game_may_have_other_rounds_with_some_numbers_of_seats() -> None:
    settings = SearchSettings(rounds=8, rounds_with={2: 15})
    assert (settings.array(2)[ROUNDS], settings.array(3)[ROUNDS], settings.array(4)[ROUNDS]) == (15, 8, 8)


def test_all_candidates_of_a_round_meet_the_same_luck() -> None:
    luck, drawn = new_luck(rng_of(1)), []
    for _ in range(2):
        begin_round(luck)
        for _ in range(3):
            begin_simulation(luck)
            drawn.append([int(below(rng, 1000)) for rng in (luck.chance, luck.whim) for _ in range(5)])
    assert drawn[0] == drawn[1] == drawn[2] != drawn[3] == drawn[4] == drawn[5]
    assert drawn[0][:5] != drawn[0][5:]


@pytest.mark.parametrize("later", [-5.0, 5.0])
def test_moves_of_a_later_guess_may_be_far_off_the_others(later: float) -> None:
    tree = new_tree(4, nodes=1, edges=4)
    node = add_node(tree)
    for move, gain in enumerate((0.5, 0.5, later, later)):
        tree.legal[move] = add_edge(tree, node, move, 1, gain)
    tree.legal[:2] = (2, 3)
    assert select(tree, SearchSettings().array(4), node, 2) in (2, 3)
    assert np.isfinite(tree.edges.weight).all()
    assert (tree.edges.weight[2:] > 0).all()


def test_shares_of_the_win_add_up_to_one_and_follow_the_points() -> None:
    values, shares = np.array([30.0, 34.0, 30.0]), np.zeros(3)
    share_points(values, 3, DOUBT, shares)
    assert shares.sum() == pytest.approx(1.0)
    assert shares[1] > shares[0] == shares[2]
    share_points(np.zeros(3), 3, DOUBT, shares)
    assert shares.tolist() == pytest.approx([1 / 3] * 3)


def test_the_fields_of_the_tree_are_read_the_same_interpreted() -> None:
    assert not set(NODE.names or ()) & TAKEN
    assert not set(EDGE.names or ()) & TAKEN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_turn_is_played_without_a_mistake(seats: int) -> None:
    """Nothing but a draw follows it, so what every move is worth can be known."""
    position = line_of(bm.game("manhattan", seats=seats), seed=6)[-3]
    view = position.view(position.actor)
    worth = {}
    for move in view.moves:
        end = position.play(move)
        end = end.play(end.moves[0])
        shares = np.zeros(seats)
        share_points(np.array(end.scores, float), seats, search_settings_of(position.game.rules).doubt, shares)
        worth[move] = shares[position.actor - 1] + (position.actor in end.winners) / max(len(end.winners), 1)
    chosen = MctsBot(seed=1, simulations=2000).choose(view)
    assert worth[chosen] == pytest.approx(max(worth.values()), abs=0.001)
