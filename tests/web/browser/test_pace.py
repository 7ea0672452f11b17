"""Pace and clicks: what is told in one beat, what plays itself, what asks first, and what the others are asked."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, click_tentative, playable, seq, set_up, wait_for_turn, with_forced_move

SHOWN = """() => {
    window.shown = [];
    const table = document.getElementById("table");
    new MutationObserver(() => window.shown.push(Number(table.dataset.seq))).observe(table, { attributeFilter: ["data-seq"] });
}"""


def test_a_move_and_its_draw_are_one_beat(visit: Visit) -> None:
    page = visit("/?game=manhattan", speed="fast")
    set_up(page, "you", "easy", "easy")
    for _ in range(2):  # blocks are chosen, then built
        wait_for_turn(page)
        before = seq(page)
        page.evaluate(SHOWN)
        click_move(page, playable(page)[0]["parts"])
    wait_for_turn(page)
    shown = sorted(set(page.evaluate("window.shown")))
    assert shown[-1] - before == 6  # three moves, three draws
    assert len(shown) == 3
    assert page.evaluate("document.querySelector('.todo .actions #caption')") is None


TOLD = """() => {
    window.told = [];
    const table = document.getElementById("table");
    const note = () => {
        const said = document.getElementById("sentence").textContent;
        window.told.push([table.classList.contains("is-telling"), said]);
        requestAnimationFrame(note);
    };
    note();
}"""


def test_what_others_do_is_told_until_it_is_done(visit: Visit) -> None:
    page = visit("/?game=buerger", speed="normal")
    set_up(page, "you", "easy")
    wait_for_turn(page)
    page.evaluate(TOLD)
    for _ in range(3):  # until the other has laid a tile
        click_move(page, playable(page)[0]["parts"])
        wait_for_turn(page)
    frames = page.evaluate("window.told")
    others = "is laying a tile"
    assert any(is_telling and others in said for is_telling, said in frames)
    assert all(said == before for (was_telling, before), (is_telling, said) in pairwise(frames) if was_telling and is_telling)
    assert not frames[-1][0]


def test_a_throw_that_opens_anothers_turn_is_a_beat_of_its_own(visit: Visit) -> None:
    page = visit("/?game=skyline", speed="fast")
    set_up(page, "you", "easy")
    page.evaluate(SHOWN)
    last, throws = -1, 0  # the seq after which the last move of one's turn came
    while throws <= 5 and wait_for_turn(page) and not told_by_beats(page, last):
        last = seq(page) if page.locator(".rail .now").count() else -1
        throws += last >= 0
        click_move(page, playable(page)[0]["parts"])
    assert told_by_beats(page, last)


def told_by_beats(page: Page, before: int) -> bool:
    """Tell whether a move was shown by itself, then the throw, perhaps with the card that it draws.

    A machine that is too busy falls behind and skips beats; then the next turn shows it.
    """
    told = set(page.evaluate("window.shown"))
    return before >= 0 and before + 1 in told and bool(told & {before + 2, before + 3})


COUNT_AN_END = """async () => {
    const path = document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "pageant.js");
    const { announcePageant, pageant, readScores } = await import(path);
    const line = Object.assign(document.createElement("li"), { innerHTML: "<a>The game is over</a>" });
    Object.assign(line.dataset, { seat: "0", ends: "yes", parts: "" });
    const isCounted = await pageant(announcePageant([line], new Map(), readScores()));
    return [isCounted, document.getElementById("table").classList.contains("is-scoring")];
}"""


def test_an_end_that_is_nobodys_deed_is_counted_as_any_other(visit: Visit) -> None:
    page = visit("/?game=neue_heimat", speed="fast")
    set_up(page, "you", "easy")
    wait_for_turn(page)
    assert page.evaluate(COUNT_AN_END) == [True, False]


HOLD_A_SALE = """async () => { // while twenty beats wait: how long one rests after a sale, after a pass; what of it is lit
    const folder = document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "");
    const { catchUpWith, pause } = await import(`${folder}preferences.js`);
    const { strike } = await import(`${folder}hammer.js`);
    const line = document.querySelector("#log li");
    Object.assign(line.dataset, { sound: "sells", held: "yes", parts: "cash-1" });
    const timed = async (happened) => {
        const began = performance.now();
        await pause(new Promise(() => {}), happened);
        return performance.now() - began;
    };
    catchUpWith(20);
    const isSold = strike([line]);
    const isLit = ["#log .is-told", "#cash-1.is-counted", "#auction.is-struck"].map((lit) => !!document.querySelector(lit));
    return [await timed("held"), await timed("still"), isSold, ...isLit];
}"""


def test_a_sale_is_held_however_much_waits(visit: Visit) -> None:
    page = visit("/?game=neue_heimat", speed="normal")
    set_up(page, "you", "easy", "easy")
    wait_for_turn(page)
    sale, still, *lit = page.evaluate(HOLD_A_SALE)
    assert 700 < sale < 2000
    assert still < sale / 4
    assert all(lit)
    expect(page.locator("#table :is(.is-told, .is-counted, .is-struck)")).to_have_count(0)  # a second later


def test_the_only_move_is_announced_and_plays_itself(visit: Visit) -> None:
    page = with_forced_move(visit)
    before = seq(page)
    page.add_init_script("localStorage.setItem('baumeister-speed', 'slow')")
    page.reload()
    expect(page.locator("#sentence")).to_contain_text("You have only one move.")
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    expect(page.locator("#log li").first).to_be_visible()


def friends(visit: Visit, **wishes: object) -> tuple[Page, Page]:
    """Return Ada's page, and Ben's on a phone; it is Ben's turn."""
    ada = visit("/?game=manhattan")
    set_up(ada, "you", "link", "easy")
    link = ada.locator("#table-panel input[value*='/join#']").first.get_attribute("value") or ""
    ben = visit(link, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **wishes)
    ben.get_by_role("textbox").first.fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url("**/t/*")
    wait_for_turn(ada)
    click_move(ada, playable(ada)[0]["parts"])
    wait_for_turn(ben)
    return ada, ben


BOXES = (
    "() => ['.todo', '#board', '#actions'].map((name) => JSON.stringify(document.querySelector(name).getBoundingClientRect()))"
)


def test_a_friend_is_asked_without_anything_moving_and_the_log_tells_what_was_taken_back(visit: Visit) -> None:
    ada, ben = friends(visit)
    ben.wait_for_timeout(500)  # until nothing glides any more
    before = ben.evaluate(BOXES)
    ada.get_by_role("button", name="Ask to undo").click()
    ben.get_by_role("button", name="Allow").wait_for()
    assert ben.evaluate(BOXES) == before
    sizes = [ben.get_by_role("button", name=name).bounding_box() for name in ("Allow", "Decline")]
    assert sizes[0]
    assert sizes[1]
    assert (sizes[0]["width"], sizes[0]["height"]) == (sizes[1]["width"], sizes[1]["height"])
    assert sizes[0]["height"] >= 44
    ben.get_by_role("button", name="Allow").click()
    expect(ben.locator("#log")).to_contain_text("Ada took back a move")
    expect(ada.locator("#log")).to_contain_text("Ada took back a move")
    wait_for_turn(ada)


def test_on_a_phone_a_move_that_passes_the_turn_on_asks_first(visit: Visit) -> None:
    _, ben = friends(visit)
    before = seq(ben)
    click_tentative(ben)
    confirm = ben.get_by_role("button", name="Confirm", exact=True)
    confirm.wait_for()
    assert seq(ben) == before
    ben.get_by_role("button", name="Undo", exact=True).click()
    expect(confirm).to_have_count(0)
    wait_for_turn(ben)
