"""A game whose turns have several steps: the rail shows them, drawn parts say what they bring, a whole game goes by clicks."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, click_part, legal, set_up, wait_for_turn

pytestmark = pytest.mark.long

GAME = "/?game=buerger"


def test_a_whole_game_in_steps_by_clicks(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")
    made = 0
    seen = set()
    while wait_for_turn(page):
        moves = legal(page)
        seen.add(present_step(page))
        complete = next((move for move in moves if move["move"] == "crane"), None)
        click_move(page, (complete or moves[made * 7 % len(moves)])["parts"])
        made += 1
    assert made > 30
    assert seen >= {"Lay a tile", "Take a tile"}
    expect(page.locator("#holdings.result .chart")).to_be_visible()
    expect(page.locator(".rail")).to_be_empty()


def present_step(page: Page) -> str:
    """Return the step of the turn that the rail marks."""
    return page.locator(".rail [aria-current='step']").inner_text()


def test_spaces_say_what_the_chosen_tile_would_bring(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    tile = legal(page)[0]["parts"][0]
    gains = {move["parts"][1]: move["gain"] for move in legal(page) if move["parts"][0] == tile}
    expect(page.locator(".gain")).to_have_count(0)
    click_part(page, tile)
    page.mouse.move(1, 1)
    expect(page.locator("#board .gain")).to_have_count(len(gains))
    for space, gain in gains.items():
        chip = page.locator(f".gain[data-of='{space}']")
        now, _, then = gain.partition(" ▲")  # what a great project makes of it has a half of its own
        assert "".join(chip.locator("text").all_text_contents()).removeprefix("+") == now.removeprefix("+") + then
    points = [int(gain.split()[-1].strip("+▲")) for gain in gains.values()]  # a project brings more
    most = points.count(max(points)) if len(set(points)) > 1 else 0
    expect(page.locator("#board .gain.best")).to_have_count(most)
    space = next(iter(gains))
    page.locator(f"[id='{space}']").hover()
    expect(page.locator("#near")).to_contain_text("point")
    expect(page.locator("#board .ghost")).to_have_count(1)
    expect(page.locator("#board .gain")).to_have_count(len(gains))  # still there to compare
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    expect(page.locator(".gain")).to_have_count(0)


def test_tiles_that_moves_count_are_marked_while_these_are_looked_at(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")  # with two seats a tile lies in each district from the start
    while wait_for_turn(page):
        counting = next((move for move in legal(page) if move.get("counts")), None)
        if counting:
            break
        click_move(page, legal(page)[0]["parts"])
    assert counting
    tile, space = counting["parts"]
    with_tile = {part for move in legal(page) if tile in move["parts"] for part in move.get("counts", ())}
    click_part(page, tile)
    page.mouse.move(1, 1)
    assert marked(page) == with_tile
    page.locator(f"[id='{space}']").hover()
    assert marked(page) == set(counting["counts"])
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    expect(page.locator(".is-meant")).to_have_count(0)


def marked(page: Page) -> set[str]:
    """Return the ids of what is marked as counting for a move."""
    return set(page.locator(".is-meant").evaluate_all("(lit) => lit.map((part) => part.id)"))


def test_the_steps_are_read_out_on_a_phone_too(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    expect(page.locator(".rail li")).to_have_count(4)
    assert page.locator(".rail").bounding_box()["height"] < 40  # type: ignore[index]
    wide, window = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= window
