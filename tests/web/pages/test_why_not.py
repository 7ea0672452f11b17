"""Why a drawn part can't be chosen: the most fitting refusal of the rules."""

from typing import Any

import pytest

import baumeister as bm
from baumeister.games.neue_heimat.words.parts import cube_part
from baumeister.present.game import Position, View
from baumeister.records.trace import random_game
from baumeister.web.http.routes_table import MOST_CHOSEN
from baumeister.web.pages.presenter.why_not import reason
from tests.web.conftest import Browser


def at_turn() -> Position:
    """Return a position of Manhattan in which somebody builds."""
    line = random_game(bm.game("manhattan", seats=4), 3)
    return next(position for position in line if position.actor > 0 and "+" in str(position.moves[0]) and position.ply > 80)


def test_every_part_that_is_not_lit_says_why_by_a_rule() -> None:
    position = at_turn()
    view, rules = position.view(position.actor), position.game.rules
    lit = {part for move in view.numbers for part in rules.drawing.parts(view.state, move)}
    lots = {part for move in range(rules.seat_move_count) for part in rules.drawing.parts(view.state, move)} - lit
    assert any(part.startswith("lot-") for part in lots)
    for part in lots:
        found = reason(view, part)
        assert found is not None
        assert found.rule.startswith("MH ")


def test_there_is_nothing_to_say_of_what_can_be_chosen_or_is_no_part() -> None:
    position = at_turn()
    view = position.view(position.actor)
    for part in (*position.game.rules.drawing.parts(view.state, view.numbers[0]), "starter", ""):
        assert reason(view, part) is None


def test_of_two_parts_that_do_not_go_together_it_is_said_why_and_of_two_of_a_kind_nothing() -> None:
    view, card, block, place = at_low_block()
    found = reason(view, place, [card, block])
    assert found is not None
    assert found.rule == "MH 3.4"
    assert "not enough here" in str(found)
    assert str(reason(view, block, [card, place])) == str(found)
    assert reason(view, card, [block]) is None
    other = next(
        part for move in view.numbers for part in view.game.rules.drawing.parts(view.state, move) if part[:5] == "card-"
    )
    assert reason(view, other, [card, block]) is None


def at_low_block() -> tuple[View, str, str, str]:
    """Return a view of Manhattan and a card, a block that is too low, and a building that a higher one would take over."""
    for position in random_game(bm.game("manhattan", seats=4), 3):
        if position.actor <= 0 or "+" not in str(position.moves[0]):
            continue
        view, rules = position.view(position.actor), position.game.rules
        moves = [rules.drawing.parts(view.state, move) for move in view.numbers]
        for card, _, place in moves:
            for other, block, _ in moves:
                if card == other and (card, block, place) not in moves:
                    return view, card, block, place
    raise AssertionError("every block was high enough")


def test_a_lot_of_skyline_that_the_architect_cannot_reach_says_how_far_it_is() -> None:
    line = random_game(bm.game("skyline", seats=3), 2)
    position = next(position for position in line if position.actor > 0 and str(position.moves[0]).startswith("build"))
    view, rules = position.view(position.actor), position.game.rules
    lit = {part for move in view.numbers for part in rules.drawing.parts(view.state, move)}
    lots = {f"field-{column}{row}" for column in "abcdef" for row in "123456"} - lit
    found = [reason(view, lot) for lot in lots]
    assert sum("the architect would have to move" in str(each) for each in found) > len(lots) / 2
    assert not any("build with the architect" in str(each) for each in found)


@pytest.mark.anyio
async def test_a_choice_of_more_parts_than_any_move_has_is_refused(browser: Browser) -> None:
    path = f"/t/{await browser.order('you', 'easy')}/why"
    for count, status in ((MOST_CHOSEN, 204), (MOST_CHOSEN + 1, 400)):
        answer = await browser.http.get(path, params={"part": "starter", "chosen": ["starter"] * count})
        assert answer.status_code == status


def test_a_cube_amid_its_rack_says_that_only_ends_are_sold() -> None:
    position: Position[Any] = next(each for each in random_game(bm.game("neue_heimat", seats=4), 2) if each.actor > 0)
    view = position.view(position.actor)
    amid = [cube_part(cube) for cube in position.state.display[0].tolist()[1:-1]]
    found = [reason(view, part) for part in amid]
    assert amid
    assert all(each is not None and each.rule == "NH 3.2" and "ends" in str(each) for each in found)
