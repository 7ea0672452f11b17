"""A game of dice, a road and cards: a whole game goes by clicks, a raise is two parts, every road field says what it costs."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, click_part, legal, seq, set_up, wait_for_turn

pytestmark = pytest.mark.long

GAME = "/?game=skyline"


def test_a_whole_game_of_dice_and_cards_by_clicks(visit: Visit) -> None:
    page = visit(GAME)
    page.locator(".options summary").click()
    page.locator("select[name='option-expert']").select_option("on")
    page.locator("select[name='option-free_start']").select_option("on")
    set_up(page, "you", "easy")
    made = set[str]()
    while wait_for_turn(page):
        moves = legal(page)
        demolitions = [move for move in moves if re.search(r"x \w\d$", move["move"])]
        joins = [move for move in moves if " > " in move["move"]]
        chosen = (joins or demolitions or moves)[len(made) * 5 % len(joins or demolitions or moves)]
        click_move(page, chosen["parts"])
        made.add(chosen["move"])
    assert {"corner", "tower", "floor", "build"} <= {move.split()[0] for move in made}
    assert any(" x " in move for move in made)
    expect(page.locator("#holdings.result .chart")).to_be_visible()


def test_a_raise_is_a_building_and_its_victim(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy", "easy")
    start, victims = until_victims(page, 2)
    click_part(page, start)
    expect(page.locator(f"[id='{start}']")).to_have_class(re.compile("is-chosen"))
    for victim in victims:
        expect(page.locator(f"[id='{victim}']")).to_have_class(re.compile(r"\bcan\b"))
    click_part(page, victims[0])
    expect(page.locator("#log li").filter(has_text="tears down").first).to_be_visible()


def test_a_single_victim_is_shown_before_it_is_hit(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy", "easy")
    start, (victim,) = until_victims(page, 1)
    before = seq(page)
    click_part(page, start)
    expect(page.locator(f"[id='{victim}']")).to_have_class(re.compile("is-chosen"))
    expect(page.locator("#choice")).to_contain_text("move it")
    expect(page.locator("#play")).to_be_visible()
    assert seq(page) == before
    click_part(page, victim)
    expect(page.locator("#log li").filter(has_text="tears down").first).to_be_visible()


def until_victims(page: Page, count: int) -> tuple[str, list[str]]:
    """Play until a building can be raised that has so many victims to choose from; return it and them."""
    while True:
        assert wait_for_turn(page), "the game ended before"
        moves = legal(page)
        found: dict[str, list[str]] = {}
        for move in moves:
            if " x " in move["move"]:
                found.setdefault(move["parts"][0], []).append(move["parts"][1])
        for start, victims in found.items():
            if len(victims) == count:
                return start, victims
        click_move(page, moves[len(moves) // 2]["parts"])


def test_road_fields_say_what_stopping_there_costs(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    for _ in range(4):
        assert wait_for_turn(page)
        click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    said = page.locator("#board [id^='road-'] > title").all_text_contents()
    assert len(said) == 28
    assert any(re.search(r"pays? (you )?\d+", words) for words in said)
