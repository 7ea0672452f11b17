"""Characters: two of one level don't play alike, and none of them plays worse than its level by more than it may."""

from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from baumeister import game, make_bot
from baumeister.bots import BotError
from baumeister.bots.bot import Thought
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.mannered import MannerBot
from baumeister.bots.mcts import MctsBot
from baumeister.core.chance import rng_of
from baumeister.core.manners import NEARLY
from baumeister.games import GAMES, rules
from baumeister.positions.game import Move
from baumeister.positions.position import View as BareView
from baumeister.present.game import View

POSITIONS = 240
SEARCHED = 120


def undecided(name: str, seed: int = 0) -> Iterator[tuple[View, list[int]]]:
    """Yield views of greedy games in which several moves are nearly as good as the best, and these moves."""
    bot, rng, nearly = GreedyBot(seed), rng_of(seed), rules(name).manners.nearly
    while True:
        position = game(name).start()
        while not position.is_over:
            if position.actor == 0:
                position = position.play(position.game.sample_chance(position, rng))
                continue
            view = position.view(position.actor)
            chosen, thoughts = bot.choose(view), bot.thoughts()
            equal = [thought.move.number for thought in thoughts if thoughts[0].share - thought.share <= nearly]
            if len(equal) > 1:
                yield view, equal
            position = position.play(chosen)


@pytest.mark.parametrize("name", GAMES)
def test_every_character_has_a_manner(name: str) -> None:
    found = rules(name)
    assert set(found.manners.likings) == {character.id for character in found.words.characters}


@pytest.mark.parametrize("name", GAMES)
def test_two_of_one_level_choose_differently_where_it_does_not_matter(name: str) -> None:
    manners, apart = rules(name).manners, dict.fromkeys(combinations(rules(name).manners.likings, 2), 0)
    for view, moves in islice(undecided(name), POSITIONS):
        liked = {each: manners.liking(each, view.state, moves) for each in manners.likings}
        favourites = {each: moves[liking.index(max(liking))] for each, liking in liked.items()}
        for one, other in apart:
            apart[one, other] += favourites[one] != favourites[other]
    assert min(apart.values()) >= POSITIONS / 3, apart


class Remembered:
    """A bot's last choice and thoughts, for all characters: it needn't think again for each."""

    def __init__(self, bot: MctsBot, view: View) -> None:
        self._choice, self._thoughts = bot.choose(view), bot.thoughts()

    def choose(self, view: BareView) -> Move:  # noqa: ARG002 - it has been seen
        return self._choice

    def thoughts(self) -> list[Thought]:
        return self._thoughts


@pytest.mark.parametrize("name", GAMES)
def test_two_who_search_choose_differently_where_it_does_not_matter(name: str) -> None:
    characters = rules(name).manners.likings
    apart, bot, count = dict.fromkeys(combinations(characters, 2), 0), MctsBot(seed=1, simulations=100), 0
    for view, _ in undecided(name):
        found = Remembered(bot, view)
        bots = {each: MannerBot(found, each) for each in characters}
        if not any(one._equals(view, found.choose(view)) for one in bots.values()):
            continue
        count += 1
        chosen = {each: one.choose(view) for each, one in bots.items()}
        for one, other in apart:
            apart[one, other] += chosen[one] != chosen[other]
        if count == SEARCHED:
            break
    assert min(apart.values()) >= SEARCHED / 3, apart


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_character_gives_away_next_to_nothing(level: str) -> None:
    simulations = 60 if level == "hard" else None
    for view, _ in islice(undecided("skyline", 3), 12):
        plain = make_bot(level, seed=5, simulations=simulations)
        chosen = plain.choose(view)
        values = {thought.move: thought.value for thought in plain.thoughts()}  # type: ignore[attr-defined]
        mannered = make_bot(level, seed=5, simulations=simulations, character="rashid").choose(view)
        assert abs(values[mannered] - values[chosen]) <= rules("skyline").manners.nearly


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_nearly_equal_by_each_game_s_own_measure(name: str) -> None:
    nearly, affords = rules(name).manners.nearly, rules(name).kernels.affords
    payable = ((view, [move for move in view.moves if affords(view.state, move.number)]) for view, _ in undecided(name))
    view, moves = next((view, moves) for view, moves in payable if len(moves) > 2)
    assert nearly == {"skyline": 0.0015}.get(name, NEARLY) <= NEARLY, "easy leaves room for no more"
    bot = Remembered(MctsBot(seed=1, simulations=20), view)
    shares = (0.5, 0.5 - 0.9 * nearly, 0.5 - 1.1 * nearly)
    bot._thoughts = [Thought(move, 1, share, share, share) for move, share in zip(moves, shares, strict=False)]
    bot._choice, near, far = moves[:3]
    equals = MannerBot(bot, next(iter(rules(name).manners.likings)))._equals(view, bot._choice)
    assert near in equals
    assert far not in equals


def test_who_is_unknown_or_likes_nothing_is_refused() -> None:
    view = next(undecided("skyline"))[0]
    with pytest.raises(BotError, match="skyline has no character “hattie”; there are amara, jonas"):
        make_bot("medium", character="hattie").choose(view)
    with pytest.raises(BotError, match="“random” likes nothing"):
        make_bot("random", character="amara")
