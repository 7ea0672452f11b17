"""Helpers for the tests: the games, scripted games in few words, positions placed from drawings."""

from typing import Any

import numpy as np

from baumeister.core.record import new
from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.rules.components import COINS_OF, LETTER_OF, SHIELDS_OF, START
from baumeister.games.wettstreit.rules.setup import setup
from baumeister.games.wettstreit.rules.state import BUILDING, State
from baumeister.games.wettstreit.words.notation import CARD_NAMES
from tests.games.kinds import Game, Position, View
from tests.games.play import played

FOUR, THREE = Game(RULES, 4, {}), Game(RULES, 3, {})
CASH_FOUR, CASH_THREE = (Game(RULES, seats, {"bids_within_cash": "on"}) for seats in (4, 3))
GAMES = (FOUR, THREE, CASH_FOUR, CASH_THREE)


def card(name: str) -> int:
    """Return a card's number, given its notation."""
    return CARD_NAMES.index(name)


def names(counts: Any) -> str:
    """Return a multiset of cards in notation."""
    return " ".join(name for name, count in zip(CARD_NAMES, counts.tolist(), strict=True) for _ in range(count))


def city(position: View, seat: int) -> str:
    """Return a city as text from its left to its right end, a dot for a gap."""
    state: Any = position.state
    line = state.cities[seat - 1, state.leftmost[seat - 1] : state.rightmost[seat - 1] + 1].tolist()
    return " ".join("." if number < 0 else CARD_NAMES[number] for number in line)


def placed(
    game: Game = FOUR,
    *,
    seat: int = 1,
    cities: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    shown: dict[int, str] | None = None,
    talers: dict[int, int] | None = None,
    saboteurs: dict[int, int] | None = None,
    stacks: tuple[int, int] = (10, 10),
    under: tuple[str, str] = ("", ""),
    top: str | None = None,
    final: bool = False,
    last: bool = False,
    laid: int = 0,
) -> Position:
    """Return a position in which a seat builds.

    Args:
        cities: cities by seat, cards from left to right from place 0, a dot for an empty place.
        hands: cards in hand that nobody else knows; `shown` are further ones that all know.
        stacks: how many cards of the open and of the hidden stack nobody has seen; what is then left over leaves the game.
        under: cards that have been put under the stacks.
        top: the open stack's top card; without a name any that is left.
        final: whether it is the final round, in which this seat is the first.
        last: whether the last card of a stack has been auctioned.
        laid: how many cards have been laid in this turn.
    """
    state: Any = new(State)
    setup(state, game.seats, game.option_indices)
    state.phase, state.actor, state.active, state.laid = BUILDING, seat, seat - 1, laid
    state.stack, state.is_final, state.is_last_turn = 1, final, final or last
    for number, line in (cities or {}).items():
        _place_city(state, number - 1, line.split())
    for number, cards in (hands or {}).items():
        _place_hand(state, number - 1, cards.split(), is_shown=False)
    for number, cards in (shown or {}).items():
        _place_hand(state, number - 1, cards.split(), is_shown=True)
    for number, count in (talers or {}).items():
        state.talers[number - 1] = count
    for number, count in (saboteurs or {}).items():
        state.saboteurs[number - 1] = count
        state.pool -= count
    for stack, cards in enumerate(under):
        for name in cards.split():
            state.under[stack, state.under_counts[stack]] = _taken(state, name)
            state.under_counts[stack] += 1
    if laid:
        state.has_built[seat - 1] = 0
    _place_stacks(state, stacks, top)
    return Position(game, state)


def _taken(state: Any, name: str) -> int:
    state.unseen[card(name)] -= 1
    assert state.unseen[card(name)] >= 0, f"there are not so many {name}"
    return card(name)


def _place_city(state: Any, seat: int, line: list[str]) -> None:
    for index, name in enumerate(line):
        if name != ".":
            number = _taken(state, name)
            state.cities[seat, START + index] = number
            state.city_sizes[seat] += 1
            state.shields[seat] += SHIELDS_OF[number]
            state.coins[seat] += COINS_OF[number]
            state.hall_counts[seat] += LETTER_OF[number] == 4
            state.corner_counts[seat] += LETTER_OF[number] <= 1
    places = [START + index for index, name in enumerate(line) if name != "."]
    state.leftmost[seat], state.rightmost[seat] = (places[0], places[-1]) if places else (START, START - 1)
    state.has_built[seat] = 1


def _place_hand(state: Any, seat: int, cards: list[str], *, is_shown: bool) -> None:
    for name in cards:
        number = _taken(state, name)
        state.hands[seat, number] += 1
        state.hand_sizes[seat] += 1
        if is_shown:
            state.shown[seat, number] += 1
            state.shown_counts[seat] += 1


def _place_stacks(state: Any, stacks: tuple[int, int], top: str | None) -> None:
    """Leave so many unseen cards, the lowest ones; the rest goes out of the game."""
    state.open_top = _taken(state, top or next(name for name in CARD_NAMES[::-1] if state.unseen[card(name)]))
    for number in range(len(CARD_NAMES))[::-1]:
        while state.unseen[number] and state.unseen.sum() > sum(stacks):
            state.unseen[number] -= 1
            state.out[number] += 1
    state.unseen_counts[:] = stacks
    assert state.unseen.sum() == sum(stacks), "so many cards are not left"


def start(game: Game = FOUR, top: str = "G3", roll: str = "1") -> Position:
    """Return the first seat's choice of a stack."""
    return played(game.start(), f"reveal {top}, roll {roll}")


def as_array(values: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return numbers as an array."""
    return np.array(values, np.int64)


def score(line: str, hand: str = "") -> int:
    """Return the points of a city and a hand at the end of a game."""
    position = placed(FOUR, seat=2, cities={1: line}, hands={1: hand}, final=True)
    position = played(position, "done, done, done, done")
    assert position.is_over
    return position.scores[0]
