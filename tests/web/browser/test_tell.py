"""Drawn elements that tell something without being a choice, and the ways that a choice would lead to: in Project Skyline."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import ARMED, click_move, legal, set_up, wait_for_turn
from tests.web.browser.test_keyboard import arrow_to, tab_to

pytestmark = pytest.mark.long

GAME = "/?game=skyline"
TURNS_MOST = 20


def reach_the_architect(page: Page) -> list[str]:
    """Play until a new building can be built; return the fields."""
    for _ in range(TURNS_MOST):
        assert wait_for_turn(page)
        fields = [move["parts"][0] for move in legal(page) if move["move"].startswith("build") and len(move["parts"]) == 1]
        if fields:
            return fields
        click_move(page, legal(page)[0]["parts"])
    raise AssertionError("the architect never builds")


def test_a_road_field_tells_by_pointer_and_focus_what_stopping_costs(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    page.locator("#road-7").hover()
    expect(page.locator("#near")).to_contain_text("draw an action card")
    assert set(page.locator(".is-meant").evaluate_all("(lit) => lit.map((part) => part.id)")) == {"road-7", "action-card"}
    page.mouse.move(1, 1)
    expect(page.locator("#near")).to_be_empty()
    expect(page.locator(".is-meant")).to_have_count(0)
    tab_to(page, ARMED)
    arrow_to(page, "road-2")
    expect(page.locator("#near")).to_contain_text("next to b1")
    expect(page.locator("#road-2")).to_have_attribute("aria-label", page.locator("#near").inner_text())


def test_the_way_to_a_field_is_shown_with_what_would_be_built(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")
    field = reach_the_architect(page)[0]
    expect(page.locator(".way").first).to_be_hidden()
    page.locator(f"[id='{field}']").hover()
    expect(page.locator(f".way[data-way='{field}']")).to_be_visible()
    expect(page.locator(".way.is-shown")).to_have_count(1)
    expect(page.locator("#near")).to_contain_text("rent")
    page.mouse.move(1, 1)
    expect(page.locator(".way.is-shown")).to_have_count(0)


def test_on_a_phone_words_never_move_the_board_away_under_the_finger(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    before = page.locator("#board").bounding_box()
    page.locator("#road-10").tap()
    expect(page.locator("#choice")).to_contain_text("Space 3 on the east side")
    assert page.locator("#choice").evaluate("(words) => words.scrollHeight <= words.clientHeight + 1")  # none is cut
    assert page.locator("#board").bounding_box() == before
    expect(page.locator("#message")).to_be_hidden()


CHIP = """async () => {
    const { showGains } = await import(document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "gain.js"));
    showGains([{ parts: ["pawn-1", "road-2"], gain: "−20" }, { parts: ["pawn-1", "road-3"], gain: "" }], []);
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [chip, road] = [box("#board .gain text"), box("#road-2 > .halo")];
    const [x, y] = [chip.x + chip.width / 2, chip.y + chip.height / 2];
    const isWithin = x > road.left && x < road.right && y > road.top && y < road.bottom;
    return isWithin && document.querySelectorAll("#board .gain").length;
}"""


def test_on_a_phone_the_rent_of_the_only_pawn_to_move_stands_on_its_targets(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    assert page.evaluate(CHIP) == 1


RAISES = """async () => {
    const { showGains } = await import(document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "gain.js"));
    document.getElementById("field-a5").classList.add("later");
    const raises = [["field-a3", "220"], ["field-c5", "20"]].map(([start, gain]) => ({ parts: [start, "field-a5"], gain }));
    showGains([{ parts: ["field-a1"], gain: "10" }, ...raises], []);
    const chips = [...document.querySelectorAll("#board .gain")];
    return chips.map((chip) => [chip.dataset.of, chip.textContent, chip.matches(".best")]);
}"""


def test_beside_a_new_building_what_a_raise_brings_is_told_at_once(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    assert page.evaluate(RAISES) == [["field-a1", "10", False], ["field-a3", "220", True], ["field-c5", "20", False]]
    page.locator("#field-a1").hover()
    expect(page.locator(".lot-name.is-lifted")).to_have_text("a1")


WAITING = """async (starts) => {
    const { arm } = await import(document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "choose.js"));
    const ends = ["field-a5", "field-c6"];
    for (const end of ends) document.getElementById(end).classList.add("later");
    arm(starts.map((start, move) => ({ move: `${start} ${move}`, parts: [start, ends[move]], label: "", gain: "" })), () => {});
    return ends.map((end) => getComputedStyle(document.querySelector(`#${end} > .halo`)).visibility);
}"""


def test_where_a_building_goes_is_framed_at_once_if_only_one_can_go(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    assert page.evaluate(WAITING, ["field-a3", "field-c5"]) == ["hidden"] * 2
    assert page.evaluate(WAITING, ["field-a3", "field-a3"]) == ["visible"] * 2
