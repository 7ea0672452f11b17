"""The solver finds what a plain expectimax finds, and gives up where there is no exact value."""

from collections import Counter
from collections.abc import Iterator

import pytest

import baumeister as bm
from baumeister.arena.endings.dataset import games_with_endings, load
from baumeister.arena.endings.finding import decisions
from baumeister.arena.endings.solving import Kind, Solver, Unsolved
from baumeister.core.record import as_bytes, as_json
from baumeister.games import GAMES, rules
from baumeister.positions import engine
from baumeister.present.game import Position
from tests.arena.endings.plain import random_end, size, values

SMALL = 1500
"""Positions that may follow where the plain expectimax checks."""


def small_ends(game: str, count: int) -> list[Position]:
    """Return decisions near the end of random games, with few positions that can follow."""
    return [position for _, position in zip(range(count), all_small_ends(game), strict=False)]


def all_small_ends(game: str) -> Iterator[Position]:
    start = bm.game(game, seats=rules(game).seats[0]).start()
    for seed in range(1, 30):
        for position in decisions(random_end(start, seed)):
            if size(position, SMALL) > SMALL:
                break
            yield position


@pytest.mark.parametrize("game", games_with_endings())
def test_solver_agrees_with_plain_expectimax(game: str) -> None:
    """The plain one looks into hands: where the solver says that what is hidden is no matter, that has to be the same."""
    solver = Solver(bm.game(game, seats=rules(game).seats[0]))
    checked = Counter[bool]()
    for position in small_ends(game, 14):
        try:
            solved = solver.solve(position)
        except Unsolved:
            continue
        if solved.kind != Kind.DEALT:
            plain = {move: float(value) for move, value in values(position).items()}
            assert solved.values == pytest.approx(plain, abs=1e-12)
            checked[len(set(plain.values())) > 1] += 1
    assert checked.total() > 3


@pytest.mark.parametrize("game", games_with_endings())
def test_solver_is_the_same_interpreted(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = min(load(game)[:40], key=lambda ending: ending.moves_made).position
    compiled = Solver(position.game).solve(position)
    monkeypatch.setattr(engine, "_COMPILED", {})
    assert Solver(position.game).solve(position) == compiled


@pytest.mark.parametrize("game", GAMES)
def test_what_has_no_exact_value_is_refused(game: str) -> None:
    """In the middle of a game the tree is too large, the hands matter, or the game may never end."""
    end = random_end(bm.game(game, seats=rules(game).seats[0]).start(), 5)
    middle = next(position for position in decisions(end) if position.ply < end.ply // 2)
    with pytest.raises(Unsolved, match=r"bound|hidden|looks ahead|free to choose"):
        Solver(middle.game, bound=3000).solve(middle)


def test_nobody_to_move_is_refused() -> None:
    start = bm.game("buerger", seats=2).start()
    with pytest.raises(bm.BaumeisterError, match="here none is"):
        Solver(start.game).solve(start)


def test_another_game_is_refused() -> None:
    position = load("buerger")[0].position
    with pytest.raises(bm.BaumeisterError, match="this solver is for"):
        Solver(bm.game("buerger", seats=3)).solve(position)


def test_listed_deals_have_the_odds_of_guesses() -> None:
    """Each hand that `deals` lists comes up among guesses as often as its weight says (chi-squared, expected 5 at least)."""
    position = next(ending for ending in load("manhattan") if ending.kind == Kind.DEALT).position
    view = position.view(position.actor)
    lister = position.game.rules.deals
    assert lister is not None
    other = 2 - position.actor
    weights = Counter[frozenset[int]]()
    for state, weight in lister(view.state):
        weights[kinds(as_json(state)["hands"][other])] += weight
        assert bm.Position(position.game, as_bytes(state)).view(position.actor).moves == view.moves
    rng = bm.rng_of(1)
    guesses = 3000
    found = Counter(kinds(view.guess(rng).json()["state"]["hands"][other]) for _ in range(guesses))
    assert set(found) <= set(weights)
    expected = {hand: guesses * weight / weights.total() for hand, weight in weights.items()}
    often = [hand for hand, count in expected.items() if count >= 5]
    statistic = sum((found[hand] - expected[hand]) ** 2 / expected[hand] for hand in often)
    assert statistic < len(often) + 5 * (2 * len(often)) ** 0.5


def kinds(hand: list[int]) -> frozenset[int]:
    return frozenset(kind for kind, count in enumerate(hand) if count)
