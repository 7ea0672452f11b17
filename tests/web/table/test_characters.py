"""Who plays at a table: dealt from a word, kept with the seats, never in place of a person's name."""

import json
from dataclasses import asdict

import pytest

from baumeister.games import GAMES, rules
from baumeister.web.table.characters import character_of, dealt, with_characters
from baumeister.web.table.names import players_of, shown_name
from baumeister.web.table.state import Seating

GAME = rules("manhattan")
SEATS = (Seating("Ada", "person", device=1), Seating("", "bot", "medium"), Seating("", "open", device=3))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_comes_twice_and_the_same_word_brings_the_same(game: str) -> None:
    most = rules(game).seats[-1]
    for deal in map(str, range(20)):
        found = dealt(rules(game), most, deal)
        assert len(set(found)) == most
        assert found == dealt(rules(game), most, deal)
        assert found[:2] == dealt(rules(game), 2, deal)
    assert len({dealt(rules(game), 1, str(deal))[0] for deal in range(60)}) == 5


def test_a_bot_is_called_by_its_character_and_level() -> None:
    seats = with_characters(SEATS, GAME, "w")
    character = character_of(GAME, seats[1])
    assert character is not None
    assert shown_name(GAME, seats[1]) == character.name
    assert players_of(GAME, seats) == ["Ada", f"{character.name} (bot, medium)", "Yellow"]
    assert players_of(GAME, seats, "de")[1] == f"{character.name} (Bot, mittel)"


def test_whoever_stands_in_for_a_person_keeps_the_persons_name() -> None:
    lent = Seating("Ben", "bot", "easy", device=2, is_lent=True, character="hattie")
    assert character_of(GAME, lent) is None
    assert shown_name(GAME, lent) == "Ben"


def test_characters_stay_where_they_were_dealt() -> None:
    seats = with_characters(SEATS, GAME, "w")
    assert with_characters(seats, GAME, "another") == seats


def test_seats_saved_before_there_were_characters_are_called_by_their_colours() -> None:
    saved = json.loads(json.dumps([asdict(seat) for seat in SEATS]))
    for seat in saved:
        del seat["character"]
    seats = tuple(Seating(**seat) for seat in saved)
    assert seats == SEATS
    assert [shown_name(GAME, seat) for seat in seats] == ["Ada", "", ""]
    assert players_of(GAME, seats)[1] == "bot (medium)"


def test_a_character_unknown_to_this_version_is_a_bot_without_a_face() -> None:
    assert shown_name(GAME, Seating("", "bot", "hard", character="nobody-we-know")) == ""
