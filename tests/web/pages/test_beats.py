"""The steps of a replay: a seat's move with what chance adds to it, the opening deal, a throw that opens a turn."""

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.web import pages
from baumeister.web.pages.presenter.beats import beat_end, beat_start, beat_starts
from baumeister.web.pages.table.log import news
from tests.web.pages.test_pages import frame, table


@pytest.fixture(scope="module", params=GAMES)
def line(request: pytest.FixtureRequest) -> list[Position]:
    """Return the positions of a random game."""
    return list(random_game(Game(rules(request.param), rules(request.param).seats[0], {}), 1))


def stops(line: list[Position]) -> list[int]:
    """Return where the arrow leads from the first position, again and again."""
    found = [0]
    while found[-1] < line[-1].ply:
        found.append(beat_end(line[found[-1]], line[-1]))
    return found


def test_a_step_is_a_seats_move_and_what_chance_adds_to_it(line: list[Position]) -> None:
    found = stops(line)
    deal = line[0].actor == 0
    assert len(found) - 1 == deal + sum(position.actor > 0 or position.opens_turn for position in line)
    assert all(line[ply].actor > 0 or line[ply].opens_turn for ply in found[1:-1])


def test_a_throw_that_opens_a_turn_is_a_step_of_its_own() -> None:
    line = list(random_game(Game(rules("skyline"), 2, {}), 1))
    thrown = next(position for position in line if position.opens_turn)
    assert beat_end(line[thrown.ply - 1], line[-1]) == thrown.ply
    assert beat_end(thrown, line[-1]) > thrown.ply


def test_steps_are_counted_from_the_first_move_on(line: list[Position]) -> None:
    found = stops(line)
    assert [*beat_starts(line[-1]), line[-1].ply] == (found[1:] if line[0].actor == 0 else found)
    page = table(line[-1], 0, ply=found[-2], step_starts=beat_starts(line[-1]))
    assert f">{len(page.step_starts) - 1} / {len(page.step_starts)}<" in pages.table_fragment(page, frame())


def test_steps_back_lead_over_the_same_positions(line: list[Position]) -> None:
    found = stops(line)
    assert [beat_start(line[ply]) for ply in found[1:]] == found[:-1]


def test_from_within_a_step_the_arrows_lead_to_its_ends() -> None:
    line = list(random_game(Game(rules("manhattan"), 2, {}), 1))
    deal = stops(line)[1]
    assert deal > 2
    assert beat_start(line[2]) == 0
    assert beat_end(line[2], line[-1]) == deal


def test_the_log_marks_the_whole_step_shown() -> None:
    line = list(random_game(Game(rules("manhattan"), 2, {}), 1))
    position = next(p for p in line[stops(line)[1] + 1 :] if p.actor > 0 and p.before and p.before.actor == 0)
    start = beat_start(position)
    page = table(line[-1], 0, ply=position.ply, step_back=start, step_on=beat_end(position, line[-1]))
    assert news(page) == range(start + 1, position.ply + 1)
    html = pages.table_fragment(page, frame())
    assert html.count('aria-current="true"') == 1
    assert f'data-step="{start}"' in html
    assert f'data-step="{page.step_on}"' in html
