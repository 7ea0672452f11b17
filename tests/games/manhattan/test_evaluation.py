"""What Manhattan's positions promise, and its views as numbers."""

import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.games.manhattan.bots.evaluation_threats import attackers_of, threats_to
from baumeister.games.manhattan.bots.features import HAND_AT, LOT_NUMBERS, LOTS_AT, POINTS_AT
from baumeister.games.manhattan.rules.building import floors_needed
from baumeister.games.manhattan.rules.components import COLOURS, KINDS, PLACES, SEAT_OF_COLOUR, SIZES
from tests.conformance.games import ALL, line_of, name_of, sample
from tests.conformance.judging import numbers_of, values
from tests.games.kinds import Game, Position

MANHATTAN = [game for game in ALL if game.id == "manhattan"]


@pytest.mark.parametrize("game", MANHATTAN, ids=name_of)
def test_the_evaluation_reads_nothing_hidden(game: Game) -> None:
    for position in sample(line_of(game, seed=1), 12):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            other = view.guess(rng_from(position.ply + 1))
            assert values(view).tolist() == values(position).tolist() == values(other).tolist()


@pytest.mark.parametrize("game", MANHATTAN, ids=name_of)
def test_threats_are_the_rivals_blocks_that_can_take_a_building_over(game: Game) -> None:
    """MH 3.4, 3.5."""
    for position in sample(line_of(game, seed=2), 20):
        state = position.state
        attackers, seats = attackers_of(state), SEAT_OF_COLOUR[game.seats]
        for place in (place for place in range(PLACES) if state.top[place] >= 0):
            owner = int(state.top[place])
            chosen = supply = 0
            for colour in (colour for colour in range(COLOURS) if seats[colour] != seats[owner]):
                needed = floors_needed(state, place, colour)
                assert needed >= 0
                chosen += sum(int(state.chosen[colour, size]) for size in range(SIZES) if size + 1 >= needed)
                supply += sum(int(state.supply[colour, size]) for size in range(SIZES) if size + 1 >= needed)
            assert threats_to(state, place, owner, attackers) == (chosen, supply)


@pytest.mark.parametrize("game", MANHATTAN, ids=name_of)
def test_the_evaluation_nears_the_scores(game: Game) -> None:
    """It is within a few points of the result when the last turns come, and finite and plausible before."""
    line = line_of(game, seed=3)
    for position in line:
        assert all(0 <= value < 250 for value in values(position))
    last = [position for position in line if position.actor > 0][-1]
    assert values(last) == pytest.approx(line[-1].scores, abs=8)


def at_ply(position: Position, ply: int) -> Position:
    while position.ply < ply:
        position = position.play(position.moves[(position.ply * 7) % len(position.moves)])
    return position


def test_the_viewer_comes_first() -> None:
    position = at_ply(bm.game("manhattan", seats=4).start(), 150)
    for seat in range(1, 5):
        numbers = numbers_of(position.view(seat))
        assert numbers[POINTS_AT] == pytest.approx(position.scores[seat - 1] / 50)
        held = [round(number * 4) for number in numbers[HAND_AT : HAND_AT + KINDS]]
        assert held == position.state.hands[seat - 1].tolist()


def test_lots_are_in_the_order_of_the_viewers_cards() -> None:
    """A card of kind 1 shows the lot that comes first in each city, from every side of the table."""
    position = bm.game("manhattan", seats=4).start()
    for _ in range(4):
        for kind in range(1, 5):
            position = position.play(f"deal {kind}")
    for _ in range(4):
        position = position.play("take 3-1-1-1")
    for lot in (1, 3, 9, 7):  # what card 1 means to south, west, north and east (MH 3.3)
        seat = position.actor
        position = position.play(f"A{lot}+2").play("draw 5")
        numbers = numbers_of(position.view(seat))
        assert numbers[LOTS_AT : LOTS_AT + 4].tolist() == [1.0, 0.0, 0.0, 0.0]
        assert numbers[LOTS_AT + 8] == pytest.approx(2 / 20)
        assert numbers[LOTS_AT + LOT_NUMBERS + 8] == 0.0
