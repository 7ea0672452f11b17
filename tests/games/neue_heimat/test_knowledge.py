"""What chance may bring follows from what lies open: nothing is hidden."""

from baumeister.games.neue_heimat.game import RULES
from baumeister.records.trace import random_game
from tests.games.kinds import Game


def test_chances_odds_follow_from_what_lies_open() -> None:
    """Plain enumeration: each cube that is nowhere else is drawn once, each roof face down is turned up once."""
    for position in random_game(Game(RULES, 2, {}), 5):
        odds = dict(zip(map(str, position.moves), position.odds, strict=False))
        if position.actor == 0 and position.state.drawn < 24:
            assert odds == {f"cube {'roygbv'[c // 6]}{c % 6 + 1}": 1 for c in range(36) if c not in position.state.display}
        elif position.actor == 0:
            placed = position.state.roofs[position.state.roofs > 0].tolist()
            left = {f"roof {value}": 2 - placed.count(value) for value in range(1, 7)}
            blank = int(position.state.roofs_left) - sum(left.values())
            assert odds == {text: count for text, count in {**left, "roof blank": blank}.items() if count}
