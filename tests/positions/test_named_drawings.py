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


def on_sign(name: str, letters: float, other: str = "Ada") -> str:
    """Return a name as it stands on a sign with room for so many letters."""
    return named(Markup(the_seat_in_brief(1, letters)), [Text(name, name), Text(other, other)], "en")


def on_signs(letters: float, *names: str) -> str:
    """Return names as they stand on signs with room for so many letters."""
    drawing = Markup(" ".join(the_seat_in_brief(number, letters) for number in range(1, len(names) + 1)))
    return named(drawing, [Text(name, name) for name in names], "en").replace("\u2068", "").replace("\u2069", "")


def test_on_a_sign_names_are_whole_or_closer_or_begun() -> None:
    assert on_sign("\u2068Gisela\u2069", 5.6) == "\u2068Gisela\u2069"
    assert on_sign("Gisela", 5.2) == '<tspan letter-spacing="-0.05em">Gisela</tspan>'
    assert on_sign("\u2068Maximiliane <von> Au\u2069", 5) == "\u2068Max\u2069"
    assert on_sign("Max <3", 6.1) == '<tspan letter-spacing="-0.05em">Max &lt;3</tspan>'


def test_one_name_without_room_shortens_all_on_signs() -> None:
    assert on_signs(4, "Ada", "Ben") == "Ada Ben"
    assert on_signs(4, "Anna", "Maximiliane") == "Ann Max"
    assert on_signs(2.5, "Anna", "Maximiliane") == "An Ma"
    assert on_signs(1.5, "Anna", "Maximiliane") == "A M"


def test_names_that_begin_alike_are_told_apart_as_long_as_there_is_room() -> None:
    assert on_signs(3.5, "Maximiliane", "Matthias", "Mona") == "Max Mat Mon"
    assert on_signs(2.5, "Guest 2", "Guest 3", "Gisela", "Ada") == "G2 G3 Gi A"
    assert on_signs(1.4, "Guest 2", "Guest 3", "Gisela", "Ada") == "G G G A", "by their colours alone"


def test_broad_letters_need_more_room() -> None:
    assert on_sign("Lothar", 5.4) == "Lothar"
    assert "Manfred<" in on_sign("Manfred", 6.2)
    assert on_sign("Manfred", 6.1) == "Man"


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
