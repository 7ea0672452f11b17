"""How a game that ended by resigning is told."""

from dataclasses import replace

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.web.pages.result.headline import headline
from baumeister.web.pages.result.outcome import ranking
from baumeister.web.pages.table.sentence import sentence
from baumeister.web.pages.view_models import TablePage
from tests.web.pages.test_pages import table


def resigned(seat: int) -> TablePage:
    """Return a table at which the only person has resigned, as a seat sees it."""
    page = table(Game(rules(GAMES[0]), 2, {}).start(), seat, ended_by="resigned")
    return replace(page, seats=[replace(page.seats[0], gone="resigned"), page.seats[1]])


def test_whoever_resigned_is_told_so_and_others_by_name() -> None:
    assert sentence(resigned(1)).en == "You resigned, so the game is over."
    assert sentence(resigned(0)).en.endswith(" resigned, so the game is over.")


def test_the_headline_of_such_a_game_names_no_winner() -> None:
    placed = ranking((0, 0), ())
    assert headline(resigned(1), placed).en == "You resigned"
    assert headline(resigned(0), placed).en.endswith(" resigned")
