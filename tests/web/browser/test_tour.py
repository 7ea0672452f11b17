"""The guided first game and the list of shortcuts in a browser: the finger, the keyboard, no script, accessible."""

import re

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from baumeister.text import LANGUAGES, Text
from baumeister.web.pages.table.tour import LONG
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, legal, seq
from tests.web.browser.test_keyboard import arrow_to, tab_to
from tests.web.browser.test_pages import assert_accessible

GUIDED = "#table.guided"
LOOKS_MOST, PATIENT = 600, 20
NAMES = [Text("Margarete", "Margarete")] * 5
EACH_GAME = pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
POINTED = """() => {
    const finger = document.getElementById("finger");
    if (finger.hidden) return null;
    const tip = new DOMPoint(14.5, 2).matrixTransform(finger.querySelector(".hand").getScreenCTM());
    return [tip.x, tip.y];
}"""
IS_ON_TARGET = """([part, [x, y]]) => {
    const twins = [...document.querySelectorAll(`#table [data-stands-for="${CSS.escape(part)}"]`)];
    const isDrawn = (twin) => twin.checkVisibility() && twin.getClientRects().length;
    const target = twins.find(isDrawn) ?? document.getElementById(part);
    const { left, right, top, bottom } = (target.querySelector(":scope > .halo") ?? target).getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom && target.contains(document.elementFromPoint(x, y));
}"""
WIDTH_OF_BOARD = """() => {
    const board = document.querySelector("#board svg.board");
    const { width, height } = board.getBoundingClientRect();
    return Math.min(width, (height * board.viewBox.baseVal.width) / board.viewBox.baseVal.height);
}"""
NAMES_UNDER_THE_FINGER = """() => {
    const finger = document.querySelector("#finger .hand").getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }) =>
        right > finger.left && left < finger.right && bottom > finger.top && top < finger.bottom;
    const names = [...document.querySelectorAll("#auction .bidder strong")];
    return names.filter((name) => isUnder(name.getBoundingClientRect())).map((name) => name.textContent);
}"""
CUT = """([texts, long]) => {
    const tour = document.getElementById("tour");
    const words = tour.querySelector(".look:not([hidden])") ?? document.getElementById("tour-text");
    const frame = tour.getBoundingClientRect();
    return texts.filter((text) => {
        words.textContent = text;
        words.classList.toggle("long", text.length > long);
        const { top, bottom } = words.getBoundingClientRect();
        return top < frame.top || bottom > frame.bottom;
    });
}"""
OVERFLOWING = """([looks, steps, long]) => {
    const tour = document.getElementById("tour");
    const text = document.getElementById("tour-text");
    const made = () => tour.appendChild(Object.assign(document.createElement("button"), { id: "go-on", className: "primary" }));
    const goOn = document.getElementById("go-on") ?? made();
    const look = tour.querySelector(".look") ?? text.cloneNode();
    if (!look.isConnected) text.before(Object.assign(look, { id: "", className: "look" }));
    look.dataset.looks ??= "";
    const isCut = (words) => (said) => {
        words.textContent = said;
        words.classList.toggle("long", said.length > long);
        const [inner, frame] = [words, tour].map((part) => part.getBoundingClientRect());
        return words.scrollHeight > words.clientHeight || inner.top < frame.top || inner.bottom > frame.bottom;
    };
    const show = (isLook) => { look.hidden = goOn.hidden = !isLook; };
    show(true);
    const cut = looks.filter(isCut(look));
    show(false);
    return [...cut, ...steps.filter(isCut(text))];
}"""
AUCTION_AND_ITS_PLACE = """() => ["#auction .stage", "#board .market"].map((selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom];
})"""
NEXT = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))); // the finger is laid in a frame
    if (document.querySelector("#go-on")?.checkVisibility()) return "go-on";
    const [move] = JSON.parse(document.getElementById("move-data").textContent);
    const drawn = (move?.parts ?? []).map((part) => document.getElementById(part)).filter(Boolean);
    return !move ? "" : drawn.find((part) => !part.matches(".is-chosen"))?.id ?? "";
}"""


def begin(visit: Visit, game: str, *, looks: bool = False, **wishes: object) -> Page:
    """Begin a guided game from the home page; unless it `looks`, go on to the first move."""
    page = visit(f"/?game={game}", **wishes)
    page.get_by_role("button", name=re.compile("Learn by playing|Spielend lernen")).click()
    page.wait_for_url("**/t/*")
    while not looks and wishes.get("java_script_enabled", True) and page.locator(".look, #finger:visible").count():
        page.wait_for_timeout(60)
        if page.evaluate(NEXT) == "go-on":
            page.locator("#go-on").click()
        elif page.locator("#finger:visible").count():
            break
    return page


def shown(page: Page) -> tuple[int, str, str]:
    """Return the event that the page shows, the part to click, and what is to be looked at."""
    return seq(page), page.evaluate(NEXT), page.evaluate("document.querySelector('.look:not([hidden])')?.textContent ?? ''")


def own_steps(game: str) -> int:
    return sum(step.text is not None for step in rules(game).tour.steps)


@EACH_GAME
def test_the_finger_leads_through(visit: Visit, game: str) -> None:
    page = begin(visit, game, looks=True, viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    clicked, waited, last = None, 0, rules(game).tour.last.en[:20]
    for _ in range(LOOKS_MOST):
        if last in (page.locator("#tour-text").text_content() or ""):
            break
        seen = shown(page) if page.locator(GUIDED).count() else clicked
        page.wait_for_timeout(120)  # the finger follows in the next frame
        waited = waited + 1 if seen == clicked else 0
        if (seen == clicked and waited % PATIENT) or not page.locator(GUIDED).count():
            continue
        if seen == shown(page) and (point := page.evaluate(POINTED)) is not None:
            part = seen[1]
            assert not part or page.evaluate(IS_ON_TARGET, [part, point]), f"the fingertip isn't on {part}"
            page.mouse.click(*point)
            clicked = seen
    expect(page.locator("#tour-text")).to_have_text(re.compile(re.escape(rules(game).tour.last.en[:20])))
    expect(page.locator("#finger")).to_be_hidden()


@pytest.mark.long
def test_on_a_small_laptop_the_finger_hides_no_name_and_the_board_is_wide(visit: Visit) -> None:
    page = begin(visit, "wettstreit", viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    page.wait_for_selector(GUIDED)
    assert page.evaluate(WIDTH_OF_BOARD) > 0.85 * page.evaluate("document.getElementById('board').clientWidth")
    while not page.locator(f"{GUIDED} #auction .acts button:enabled").count():
        page.wait_for_selector(f"{GUIDED} .can, {GUIDED} #auction .acts button:enabled", state="attached")
        if page.locator(f"{GUIDED} .can").count():
            click_move(page, legal(page)[0]["parts"])
    expect(page.locator("#finger")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(NAMES_UNDER_THE_FINGER) == []


def test_on_a_desk_the_finger_lies_on_what_phones_show_elsewhere_and_a_refusal_leaves_the_words_in_sight(visit: Visit) -> None:
    page = begin(visit, "buerger", viewport={"width": 1366, "height": 650}, reduced_motion="reduce")
    for _ in range(2):
        page.wait_for_selector(GUIDED)
        click_move(page, legal(page)[0]["parts"])
    page.wait_for_function("JSON.parse(document.getElementById('move-data').textContent)[0]?.parts[0] === 'offer-5'")
    page.wait_for_timeout(300)
    assert page.evaluate(IS_ON_TARGET, ["offer-5", page.evaluate(POINTED)])
    page.locator("#offer-3").click()
    expect(page.locator("#near")).to_contain_text("follow the finger")
    expect(page.locator("#message")).to_be_hidden()
    expect(page.locator("#near")).to_be_empty(timeout=8000)


def test_by_keyboard_the_focus_goes_to_the_part(visit: Visit) -> None:
    page = begin(visit, GAMES[0])
    page.wait_for_selector(GUIDED)
    tab_to(page, "#table .can")
    for _ in range(2):
        page.wait_for_selector(GUIDED)
        before = seq(page)
        while seq(page) == before and page.locator(GUIDED).count() and (part := page.evaluate(NEXT)):
            page.wait_for_timeout(60)
            arrow_to(page, part)
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
        expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    page.wait_for_selector(GUIDED)
    page.get_by_role("button", name="Leave the tour").press("Enter")
    page.get_by_role("button", name="Play on without it").press("Enter")
    expect(page.locator("#tour")).to_have_count(0)
    expect(page.locator("#finger")).to_be_hidden()


@EACH_GAME
def test_no_sentence_is_cut_on_a_desk(visit: Visit, game: str) -> None:
    said = [text for step in rules(game).tour.steps for text in (step.text, *(one.text for one in step.looks)) if text]
    for language in LANGUAGES:
        page = begin(visit, game, looks=True, viewport={"width": 1366, "height": 768}, locale=language)
        page.locator("#tour :is(.look, #tour-text):visible").first.wait_for()
        for width, height in ((1366, 768), (1280, 720), (1440, 900), (1024, 768), (1920, 1000)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, [[text.named(NAMES)[language] for text in said], LONG]) == []


@EACH_GAME
def test_no_sentence_is_cut_on_a_phone(visit: Visit, game: str) -> None:
    steps = rules(game).tour.steps
    said = [one.text for step in steps for one in step.looks], [step.text for step in steps if step.text]
    for language in LANGUAGES:
        page = begin(visit, game, looks=True, viewport={"width": 390, "height": 844}, has_touch=True, locale=language)
        page.locator("#tour :is(.look, #tour-text):visible").first.wait_for()  # a look: there is room for it beside the way on
        for width, height in ((390, 844), (390, 664), (360, 664)):
            page.set_viewport_size({"width": width, "height": height})
            shown, told = ([text.named(NAMES)[language] for text in texts] for texts in said)
            assert page.evaluate(OVERFLOWING, [shown, told, LONG]) == []


@pytest.mark.parametrize("size", [(1366, 768), pytest.param((1280, 720), marks=pytest.mark.long)])
def test_in_low_windows_the_auction_lies_on_its_place(visit: Visit, size: tuple[int, int]) -> None:
    page = begin(visit, "wettstreit", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    while not page.locator(f"{GUIDED} #auction .stage").count():
        page.wait_for_selector(f"{GUIDED} .can", state="attached")
        click_move(page, legal(page)[0]["parts"])
        page.wait_for_timeout(300)
    auction, place = page.evaluate(AUCTION_AND_ITS_PLACE)
    assert auction == pytest.approx(place, abs=3)


@EACH_GAME
def test_the_board_stays_where_it_is_when_the_guide_goes(visit: Visit, game: str) -> None:
    page = begin(visit, game, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.wait_for_selector(GUIDED)
    before = page.locator("#board svg.board").bounding_box()
    page.get_by_role("button", name="Leave the tour").click()
    page.get_by_role("button", name="Play on without it").click()
    expect(page.locator("#tour")).to_have_count(0)
    assert page.locator("#board svg.board").bounding_box() == before


def test_the_guide_shows_things_first_and_is_never_mute(visit: Visit) -> None:
    page = begin(visit, "manhattan", looks=True, viewport={"width": 1366, "height": 650})
    page.locator("#go-on").wait_for()
    cards = page.locator("#card-2").bounding_box()
    for _ in rules("manhattan").tour.steps[0].looks:
        assert page.locator("#spot").is_visible()
        page.locator("#go-on").click()
    expect(page.locator("#spot")).to_be_hidden()
    assert page.locator("#card-2").bounding_box() == cards
    page.evaluate(LISTEN)
    for _ in range(2):
        page.wait_for_selector(f"{GUIDED}:not(.is-moving)")
        page.wait_for_timeout(200)
        click_move(page, legal(page)[0]["parts"])
    page.wait_for_selector(f"{GUIDED}:not(.is-moving)")
    said = page.evaluate("said")
    assert "" not in said
    assert any("Leopold" in words or "builds" in words for words in said)


def test_on_a_low_phone_what_is_shown_is_brought_whole_into_sight_and_no_farther(visit: Visit) -> None:
    page = begin(visit, "buerger", looks=True, viewport={"width": 390, "height": 610}, has_touch=True, is_mobile=True)
    expect(page.locator("#go-on")).to_be_visible()
    tile = page.locator("#tile-vV3").bounding_box()
    assert tile
    page.touchscreen.tap(tile["x"] + 20, tile["y"] + 20)
    expect(page.locator(".is-chosen")).to_have_count(0)  # there is something to look at first
    page.evaluate("document.getElementById('go-on').click()")
    page.wait_for_function("scrollY > 0")
    coin, tray = page.locator("#space-13b").bounding_box(), page.locator("#tray").bounding_box()
    assert coin
    assert tray
    assert tray["y"] - 16 < coin["y"] + coin["height"] < tray["y"]


def test_each_thing_that_is_named_has_a_frame_of_its_own(visit: Visit) -> None:
    page = begin(visit, "skyline", looks=True, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    framed: list[tuple[list[str], int]] = []
    while len(framed) < 4:  # the standing, the dice, the pawn; the card that the corner brought
        page.wait_for_selector(f"{GUIDED}:not(.is-moving)")
        if page.evaluate(NEXT) == "go-on":
            page.wait_for_timeout(100)
            framed.append((page.evaluate(UNFRAMED), page.evaluate(FRAMES)))
            page.locator("#go-on").click()
        else:
            before = seq(page)
            click_move(page, legal(page)[0]["parts"])
            expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    assert framed == [([], 2), ([], 1), ([], 1), ([], 2)]


FRAMES = """() => document.querySelector("#spot path").getAttribute("d").split("M").length - 2"""
UNFRAMED = """() => {
    const WITHIN = 8; // pixels: the frame of what reaches the window's edges lies within them
    const ids = document.querySelector(".look:not([hidden])").dataset.looks.split(" ");
    const shade = document.querySelector("#spot path");
    const isLit = (x, y) => !shade.isPointInFill(new DOMPoint(x, y));
    return ids.filter((id) => {
        const shape = document.querySelector(`#${id} > .halo`) ?? document.getElementById(id);
        const { left, top, right, bottom } = shape.getBoundingClientRect();
        return !isLit(left, top) || !isLit(Math.min(right, innerWidth - WITHIN), Math.min(bottom, innerHeight - WITHIN));
    });
}"""
LISTEN = """() => {
    window.said = [];
    const seen = (each) => each?.checkVisibility({ visibilityProperty: true }) ? each.textContent.trim() : "";
    const listen = () => {
        const places = ["#tour-text", "#tour .look:not([hidden])", "#happened", "#caption"];
        window.said.push(places.map((place) => seen(document.querySelector(place))).join(""));
        requestAnimationFrame(listen);
    };
    requestAnimationFrame(listen);
}"""
APART = """() => {
    const parts = document.querySelectorAll("#open-menu, .todo .undo button, #tour > :not([hidden]), #tour form button");
    const isSeen = (part) => part.checkVisibility({ visibilityProperty: true }) && !part.querySelector("button");
    const boxOf = (part) => { // of the way out its words: a finger may hit what stands over it, too
        if (!part.matches("#tour > .quiet")) return part.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(part);
        return words.getBoundingClientRect();
    };
    const boxes = [...parts].filter(isSeen).map((part) => [part.id || part.textContent, boxOf(part)]);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes.flatMap(([name, one], at) => boxes.slice(at + 1)
        .filter(([, other]) => meet(one, other)).map(([other]) => `${name} / ${other}`));
}"""


@EACH_GAME
def test_on_a_phone_the_guide_and_the_buttons_keep_apart(visit: Visit, game: str) -> None:
    page = begin(visit, game, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for size in ((390, 844), (360, 740), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector(GUIDED)
        assert page.evaluate(APART) == []


@EACH_GAME
def test_without_javascript(visit: Visit, game: str) -> None:
    page = begin(visit, game, java_script_enabled=False)
    for _ in range(own_steps(game)):
        page.wait_for_selector(f"{GUIDED} #moves form")
        page.locator("#moves form button[type=submit]").click()
    page.wait_for_selector("#table[data-turn='yes']")
    expect(page.locator("#tour-text")).to_have_text(re.compile(re.escape(rules(game).tour.last.en[:20])))


@EACH_GAME
def test_it_is_accessible(visit: Visit, game: str) -> None:
    page = begin(visit, game)
    page.wait_for_selector(GUIDED)
    assert_accessible(page)


def test_the_list_of_shortcuts(visit: Visit) -> None:
    page = begin(visit, GAMES[0])
    page.wait_for_selector(GUIDED)
    expect(page.locator("#sentence")).to_be_hidden()  # one voice: the guide's
    page.keyboard.press("?")
    expect(page.locator("#shortcuts")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("#shortcuts")).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.locator("#shortcuts")).to_be_visible()
    page.locator("#shortcuts .close").click()
    expect(page.locator("#shortcuts")).to_be_hidden()
