"""On a desk the result keeps within its frame, and names and numbers stand whole and apart, however long and many they are."""

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from baumeister.text import LANGUAGES, Language
from tests.web.browser.conftest import PATIENCE, Visit
from tests.web.browser.finished import Finished, finished

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))
SHORT = ("Ada", "Detlef", "Gisela", "Ingrid", "Lothar")
LONG = tuple(f"{name} Konstantin von Thurnau"[:30] for name in ("Maximilian", "Maria", "Christoph", "Charlotte", "Ferdinand"))
LONGEST = " ".join(LONG[:4])
"""A headline longer than any: several rivals share the victory."""
AIR = 6  # of the frame's two lines
OUTSIDE = """(air) => {
    const frame = document.querySelector(".outcome").getBoundingClientRect();
    const all = document.querySelectorAll(".headline, #result > summary, .next-steps button, .next-steps .button");
    const boxes = [...all].filter((each) => each.checkVisibility()).map((each) => [each, each.getBoundingClientRect()]);
    const isIn = (box) => box.top >= frame.top + air && box.bottom <= frame.bottom - air && box.right <= frame.right - air;
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const isCovered = (each, box) => boxes.some(([other, beside]) => other !== each && overlap(box, beside));
    return boxes.filter(([each, box]) => !isIn(box) || isCovered(each, box)).map(([each]) => each.textContent);
}"""
NUMBERS_APART = """() => [...document.querySelectorAll(".outcome-sheet .points tr")].every((row) => {
    const cells = [...row.cells].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector(".headed .face") ?? cell);
        return range.getBoundingClientRect();
    });
    return cells.slice(1).every((box, index) => box.left - cells[index].right >= 4);
})"""
NAMES_IN_ONE_LINE = """() => [...document.querySelectorAll(".outcome-sheet .points thead th")].every((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size <= 1 || cell.querySelector(".face");
})"""


def seated(visit: Visit, table: Finished, language: Language) -> Page:
    """Return a finished table as the one in its second seat sees it."""
    page = visit(table.links[1], language=language)
    page.locator("main.invited form button").first.click()
    page.wait_for_selector(".headline", state="attached")
    page.evaluate("() => document.fonts.ready")  # others are wider
    return page


@pytest.mark.parametrize(
    "game",  # but for Skyline, whose result stands beside the steps
    ["manhattan", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game not in {"manhattan", "skyline"})],
)
def test_the_headline_and_what_comes_next_keep_within_the_frame(visit: Visit, game: str) -> None:
    table = finished(visit().request, game, rules(game).seats[-1], LONG)
    for language in LANGUAGES:
        page = seated(visit, table, language)
        for said in ("", LONGEST):
            if said:
                page.locator(".headline").evaluate("(line, said) => { line.firstChild.textContent = said; }", said)
                page.locator(".headline").evaluate("(line) => line.classList.add('long')")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(OUTSIDE, AIR) == [], (language, width, height)


@pytest.mark.parametrize(("seats", "names"), [(3, SHORT), (5, LONG)])
def test_over_the_points_names_stand_whole_and_numbers_apart(visit: Visit, seats: int, names: tuple[str, ...]) -> None:
    page = seated(visit, finished(visit().request, "neue_heimat", seats, names), "de")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(NAMES_IN_ONE_LINE), (width, height)
        assert page.evaluate(NUMBERS_APART), (width, height)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_why_it_is_over_is_told_and_the_count_comes_to_its_end(visit: Visit, game: str) -> None:
    table = finished(visit().request, game, rules(game).seats[0]).id
    page = visit(f"/t/{table}", speed="fast")
    plies = page.locator("#log li[data-ends]").evaluate_all("(lines) => lines.map((line) => Number(line.dataset.ply))")
    for ply in {*plies, int(page.locator("#table").get_attribute("data-last") or 0)}:
        page.goto(f"/t/{table}?ply={ply - 1}")
        page.locator(".steps [rel=next]").click()
        expect(page.locator(f"#table[data-ply='{ply}']:not(.is-scoring)")).to_be_attached(timeout=3 * PATIENCE)
        expect(page.locator("#caption, .is-told")).to_have_count(0)
