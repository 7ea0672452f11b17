"""What everybody's points have changed by since one's turn before."""

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.web.pages.presenter.gains import gains_of


@pytest.mark.parametrize("game", GAMES)
def test_gains_count_from_the_turn_before_while_one_has_its_turn(game: str) -> None:
    found = rules(game)
    line = list(random_game(Game(found, found.seats[-1], {}), 4))
    starts, last = [], 0
    for position in line[:-1]:
        if position.actor < 1:
            continue
        if position.actor == 1 and last != 1:
            starts.append(position)
        last = position.actor
        since = starts[:-1] if position.actor == 1 else starts
        if found.words.at_stake(position.view(1).state) or not since:
            assert gains_of(position, 1) == ()
        else:
            now, then = (found.words.standing(each.view(1).state, each.view(1).scores) for each in (position, since[-1]))
            assert gains_of(position, 1) == tuple(a - b for a, b in zip(now, then, strict=True))
