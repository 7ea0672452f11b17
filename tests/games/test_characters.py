"""Each game's characters: five, told apart by name and face, with a line in both languages; what a game's log sounds like."""

from dataclasses import asdict
from itertools import combinations

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.character import Character
from baumeister.present.game import Game, log_of
from baumeister.present.portrait import portrait
from baumeister.records.trace import random_game
from baumeister.svg import BLUEPRINT, PAGE, PRINT

SOUNDS = {
    "manhattan": {"lays"},
    "buerger": {"lays"},
    "neue_heimat": {"lays", "sells"},
    "wettstreit": {"lays", "rolls", "sells"},
    "skyline": {"lays", "rolls"},
}
EVERYBODY = [(game, character) for game in GAMES for character in rules(game).words.characters]


def differences(one: Character, other: Character) -> int:
    faces = asdict(one.face), asdict(other.face)
    seen = ("head", "skin", "hair", "hair_colour", "hat", "beard", "glasses", "collar", "coat")
    return sum(faces[0][part] != faces[1][part] for part in seen)


@pytest.mark.parametrize("game", GAMES)
def test_five_faces_are_told_apart(game: str) -> None:
    characters = rules(game).words.characters
    assert len(characters) == 5 >= rules(game).seats[-1]
    assert all(differences(one, other) >= 4 for one, other in combinations(characters, 2))


def test_everybody_has_a_name_that_fits_and_a_line() -> None:
    assert len({character.id for _, character in EVERYBODY}) == len({character.name for _, character in EVERYBODY}) == 25
    for _, character in EVERYBODY:
        assert len(character.name) <= 10
        assert character.id == character.name.lower()
        assert all(10 < len(line) <= 70 and line[-1] in ".?!" for line in (character.line.en, character.line.de))


@pytest.mark.parametrize(("game", "character"), EVERYBODY, ids=lambda each: getattr(each, "id", each))
def test_a_portrait_is_drawn_in_every_look(game: str, character: Character) -> None:
    for look in (PRINT, BLUEPRINT, PAGE, PAGE.speaking("de")):
        drawn = portrait(look, character)
        assert character.name in drawn
        assert len(drawn) < 8000


@pytest.mark.parametrize("game", GAMES)
def test_a_games_log_says_what_sounds(game: str) -> None:
    positions = list(random_game(Game(rules(game), rules(game).seats[-1], {}), 3))
    heard = {line.sound for position in positions for line in log_of(position, 1)}
    assert heard - {None} == SOUNDS[game]
