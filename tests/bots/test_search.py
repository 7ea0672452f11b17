"""The tree search stays within its arrays and adds up."""

from typing import Any

import numpy as np
import pytest
from tests.bots.test_bots import OneMove, a_decision
from tests.conformance.games import line_of

import baumeister as bm
from baumeister.bots import mcts
from baumeister.bots.mcts import MctsBot, Settings
from baumeister.bots.search import EDGE, EDGES, NODE, NODES, NONE, Tree, link_edges, select
from baumeister.bots.win_share import share_points
from baumeister.core.record import TAKEN
from baumeister.present.game import View


def view_of(seats: int, ply: int = 50) -> View:
    position = a_decision(bm.game("manhattan", seats=seats), seed=8, ply=ply)
    return position.view(position.actor)


def replace_moves(view: View) -> View:
    """The same view with only its first move."""
    return OneMove(view.game, view.raw)


def tree_of(bot: MctsBot) -> tuple[Any, Any]:
    tree = bot._tree
    return tree.nodes[: tree.used[NODES]], tree.edges[: tree.used[EDGES]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_tree_counts_adds_up(seats: int) -> None:
    bot = MctsBot(seed=1, simulations=500)
    bot.choose(view_of(seats))
    nodes, edges = tree_of(bot)
    assert nodes[0].visits == 500
    for number in range(len(nodes)):
        assert nodes[number].visits == edges.visits[edges.node == number].sum()
    assert (edges.seen >= edges.visits).all()
    assert (edges.total <= edges.visits).all()
    linked = edges.child[edges.child != NONE]
    assert sorted(linked.tolist()) == list(range(1, len(nodes)))


def test_no_move_of_a_node_comes_twice() -> None:
    bot = MctsBot(seed=1, simulations=500)
    bot.choose(view_of(4))
    _, edges = tree_of(bot)
    keys = list(zip(edges.node.tolist(), edges.actor.tolist(), edges.move.tolist(), strict=True))
    assert len(set(keys)) == len(keys)


def test_a_full_tree_stops_growing_and_the_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "NODES_MAX", 20)
    monkeypatch.setattr(mcts, "EDGES_MAX", 700)
    bot = MctsBot(seed=1, simulations=400)
    view = view_of(4)
    assert bot.choose(view) in view.moves
    assert bot._tree.used[NODES] <= 20
    assert bot._tree.used[EDGES] <= 700
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
    forced = replace_moves(view)
    assert bot.choose(forced) == forced.moves[0]
    assert bot.thoughts() == []


@pytest.mark.parametrize("later", [-5.0, 5.0])
def test_moves_of_a_later_guess_may_be_far_off_the_measure_of_the_first(later: float) -> None:
    tree = Tree(
        np.zeros(1, NODE).view(np.recarray), np.zeros(4, EDGE).view(np.recarray), np.array([1, 0]), *np.zeros((3, 4), int)
    )
    tree.nodes[0].first = NONE
    for worth in (0.5, 0.5, later, later):
        tree.edges[tree.used[EDGES]].worth = worth
        tree.used[EDGES] += 1
        if tree.used[EDGES] in (2, 4):
            link_edges(tree, 0, int(tree.used[EDGES]) - 2, 1.0)
    tree.legal[:2] = (2, 3)  # none of the moves that set the measure is possible now
    assert select(tree, Settings().array(), 0, 2) in (2, 3)
    assert np.isfinite(tree.edges.weight).all()
    assert (tree.edges.weight > 0).all()


def test_shares_of_the_win_add_up_to_one_and_follow_the_points() -> None:
    values, shares = np.array([30.0, 34.0, 30.0]), np.zeros(3)
    share_points(values, 3, shares)
    assert shares.sum() == pytest.approx(1.0)
    assert shares[1] > shares[0] == shares[2]
    share_points(np.zeros(3), 3, shares)
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
        share_points(np.array(end.scores, float), seats, shares)
        worth[move] = shares[position.actor - 1] + (position.actor in end.winners) / max(len(end.winners), 1)
    chosen = MctsBot(seed=1, simulations=2000).choose(view)
    assert worth[chosen] == pytest.approx(max(worth.values()))
