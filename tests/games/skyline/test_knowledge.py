"""What chance may bring follows from what lies open: nothing is hidden."""

from baumeister.games.skyline.game import RULES
from baumeister.records.trace import random_game
from tests.games.kinds import Game


def test_the_odds_of_cards_follow_from_those_that_lie_under_the_pile() -> None:
    """Plain enumeration: every card that has not come yet is drawn once."""
    cards = [kind for kind in range(1, 14) for _ in range(2 if kind in (1, 3, 4, 8, 9, 11, 12) else 1)]
    seen = 0
    for seed in range(4):
        for position in random_game(Game(RULES, 2, {}), seed):
            if position.actor == 0 and position.moves[0].startswith("card"):
                left = cards.copy()
                for kind in position.state.pile[: position.state.draws].tolist():
                    left.remove(kind)
                odds = dict(zip(map(str, position.moves), position.odds, strict=True))
                assert odds == {f"card {kind}": left.count(kind) for kind in set(left)}
                seen += 1
    assert seen > 20
