"""Views as text for a terminal: laid out in the same way for all games, never too wide, in both languages."""

import pytest
from rich.text import Text as Plain

from baumeister.present.game import Game, View
from baumeister.present.terminal import STYLES
from baumeister.text import LANGUAGES, Language
from tests.conformance.games import line_of, sample

SEAT = "■ P"


def screen(view: View, language: Language) -> Plain:
    """Return a view as a terminal shows it."""
    return Plain.from_markup(view.game.rules.screen(view.state, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_its_line_and_the_one_to_move_is_marked(game: Game, language: Language) -> None:
    names = [name[language] for name in game.rules.words.seat_names(game.seats)]
    for position in sample(line_of(game, 0), 12):
        for seat in range(game.seats + 1):
            lines = [line for line in screen(position.view(seat), language).plain.split("\n") if SEAT in line]
            assert [line[2:5] + line[5:].split("  ")[0].rstrip() for line in lines] == [
                f"{SEAT}{number} {name}" for number, name in enumerate(names, 1)
            ]
            assert [line[0] == ">" for line in lines] == [position.actor == number for number in range(1, game.seats + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_have_known_styles_only_and_open_with_the_board_and_its_legend(game: Game, language: Language) -> None:
    for position in sample(line_of(game, 1), 12):
        shown = screen(position.view(1), language)
        assert {str(span.style) for span in shown.spans} <= set(STYLES)
        legend = next(span for span in shown.spans if span.style == "faint" and span.end - span.start > 60)
        assert shown.plain[legend.end :].startswith("\n\n")
        assert SEAT in shown.plain[legend.end :]
        assert "{" not in shown.plain
