"""What a hand can make of a city in a turn: compared with every line of moves, and told to the builder."""

from itertools import islice

from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import BUILDING
from baumeister.games.wettstreit.words.auction_panel import sale
from baumeister.games.wettstreit.words.turn_preview import best_of_turn
from baumeister.records.trace import random_game
from tests.games.kinds import Position
from tests.games.wettstreit.scenes import THREE

SMALL_HAND = 7  # cards: for more there are too many lines


def reached(position: Position, seat: int) -> int:
    """Return the most points that a seat's city can count after any line of lays, by the rules themselves."""
    state = position.state
    best = total(state, seat) if state.has_built[seat] else 0
    if state.phase != BUILDING or state.active != seat:
        return best
    return max([best, *(reached(position.play(move), seat) for move in position.moves if str(move).startswith("lay"))])


def test_the_best_of_a_turn_is_what_its_best_line_of_moves_brings() -> None:
    building = (position for position in random_game(THREE, 2) if position.state.phase == BUILDING)
    small = (position for position in building if position.state.hand_sizes[position.state.active] <= SMALL_HAND)
    found = list(islice(small, 12))
    for position in found:
        view, seat = position.view(position.actor).state, int(position.state.active)
        assert best_of_turn(view) == reached(position, seat)
    assert len(found) == 12


def test_only_the_builder_is_told_what_its_hand_can_bring() -> None:
    for position in random_game(THREE, 2):
        state = position.state
        if state.phase == BUILDING and best_of_turn(state) > total(state, state.active):
            said = [
                " ".join(fact.en for fact in found.facts) for seat in range(4) if (found := sale(position.view(seat).state))
            ]
            told = [f"With your hand your city can reach {best_of_turn(state)} this turn." in words for words in said]
            assert told == [seat == position.actor for seat in range(4)]
            return
    raise AssertionError
