"""Drawings name seats by placeholders; whoever shows them fills in who sits there."""

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.drawing import (
    FIRST_BRIEF,
    FIRST_SHORT,
    SHORT,
    named,
    the_seat_in_brief,
    the_seat_in_short,
)
from baumeister.present.game import Game, View
from baumeister.records.trace import random_game
from baumeister.svg import PRINT, Markup
from baumeister.text import SEATS_NAMED, Text, the_seat

ANNA = Text("\u2068Anna <3\u2069", "\u2068Anna <3\u2069")
LONG = Text("\u2068Maximiliane von Au\u2069", "\u2068Maximiliane von Au\u2069")
SHORT_PLACES = [chr(first + number) for number in range(1, 6) for first in (FIRST_SHORT, FIRST_BRIEF)]


def first_decision(name: str) -> View:
    """Return what onlookers see when a seat first decides."""
    game = Game(rules(name), rules(name).seats[-1])
    return next(position.view(0) for position in random_game(game, 1) if position.actor > 0)


def test_names_are_filled_in_and_escaped() -> None:
    drawing = Markup(f"<title>{the_seat(1).en}: a gap</title>")
    assert named(drawing, [ANNA], "en") == "<title>\u2068Anna &lt;3\u2069: a gap</title>"


def test_long_names_are_shortened_where_room_is_scarce_and_stay_isolated() -> None:
    drawing = Markup(f"<title>{the_seat(2).en}</title><text>{the_seat_in_short(2)}</text>")
    filled = named(drawing, [ANNA, LONG], "de")
    assert filled == "<title>\u2068Maximiliane von Au\u2069</title><text>\u2068Maximilian…\u2069</text>"
    assert len("Maximilian…") == SHORT


def on_plates(*names: str) -> str:
    """Return what stands on each seat's plate."""
    drawing = Markup(" ".join(the_seat_in_brief(number) for number in range(1, len(names) + 1)))
    return named(drawing, [Text(name, name) for name in names], "en")


def test_on_a_plate_stand_two_letters_of_a_name_that_tell_it_from_others() -> None:
    assert on_plates("Ada", "Lothar", "Gisela", "Ingrid") == "Ad Lo Gi In"
    assert on_plates("Ada", "Guest 2", "Guest 3") == "Ad G2 G3"
    assert on_plates("Jo", "\u2068<Bo>\u2069") == "Jo \u2068&lt;B\u2069"
    assert on_plates("Matthias", "Matilda") == "Mt Mi"


@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_the_library_is_drawn_with_the_seats_colours(name: str) -> None:
    view = first_decision(name)
    drawing = str(view.svg())
    assert not SEATS_NAMED.search(drawing)
    assert not any(place in drawing for place in SHORT_PLACES)


@pytest.mark.parametrize("name", ["manhattan", "skyline", "wettstreit"])
def test_boards_letter_the_names_of_their_players(name: str) -> None:
    view = first_decision(name)
    drawing = named(view.game.rules.drawing.board(view.state, PRINT), [ANNA] * view.game.seats, "en")
    assert "Anna &lt;3" in drawing.split("<text", 1)[1]
    assert ">Orange<" not in drawing
    assert ">Lion<" not in drawing
