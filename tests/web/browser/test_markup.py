"""Markup in names and in all else that people can send stays text: nothing runs, breaks out or is moved."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import APIRequestContext, Browser, ConsoleMessage, Page, expect

from baumeister.games import GAMES
from baumeister.web.table.clean_names import clean_name
from tests.web.browser.conftest import Server
from tests.web.browser.table import click_move, legal, set_up, wait_for_turn

NAMES = (
    "<img src=x onerror=hit()>",
    '"><script>hit()</script>',
    "</script><script>hit()//",
    "{name}{0}${hit()}{{7*7}}%s",
    "' onfocus='hit()' autofocus='",
    "\u202e\u2066<b>\u05d0\u05d1</b>",
    "</title><svg/onload=hit()>",
    "javascript:hit()//&lt;&#60;",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
WATCH = """
window.hits = [];
window.hit = window.alert = () => hits.push("ran");
addEventListener("securitypolicyviolation", (event) => hits.push(`${event.violatedDirective} ${event.sourceFile}`));
"""
STRANGE = """() => [...document.querySelectorAll("*")]
    .filter((one) => one.matches("img[src='x'], b b, iframe, object, embed, base")
        || [...one.attributes].some((attribute) => /^on/.test(attribute.name))
        || (one.matches("script") && !one.src && one.type !== "application/json")
        || /^javascript:/i.test(one.href || ""))
    .map((one) => one.outerHTML.slice(0, 200))"""
UNBOUND = "document.querySelectorAll('[maxlength]').forEach((input) => input.removeAttribute('maxlength'))"
MOVED = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
NOISE = "Failed to load resource"  # a refusal's status
TURNS_MOST = 2_000
SETTLE = 250  # milliseconds for the page's module


@dataclass
class Hunt:
    """Looks at pages, and notes what ran or was refused by the content policy."""

    open: Callable[..., Page]
    faults: list[str] = field(default_factory=list)

    def judge(self, page: Page, *names: str) -> None:
        """Look for markup that became more than text, for what it moved, and for names as they were typed."""
        assert page.evaluate("hits") == [], page.url
        assert page.evaluate(STRANGE) == [], page.url
        assert page.evaluate(MOVED) <= 0, page.url
        text = page.evaluate("document.body.textContent")
        for name in names:
            assert clean_name(name) in text, (name, page.url)
        assert self.faults == []


@pytest.fixture
def hunt(chromium: Browser, server: Server) -> Iterator[Hunt]:
    """Return a hunter with browsers of its own."""
    contexts = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and NOISE not in message.text:
            found.faults.append(message.text)

    def open_page(path: str = "/") -> Page:
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, base_url=server.address, locale="en")
        context.add_init_script(WATCH + "localStorage.setItem('baumeister-speed', 'off')")
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: found.faults.append(str(error)))
        page.goto(path)
        return page

    found = Hunt(open_page)
    yield found
    for context in contexts:
        context.close()


@pytest.mark.parametrize("first", [0, *(pytest.param(number, marks=pytest.mark.long) for number in range(2, len(NAMES), 2))])
def test_names_are_text_wherever_they_stand(hunt: Hunt, first: int) -> None:
    ada, friend = islice(cycle((*NAMES[first:], *NAMES[:first])), 2)
    page = hunt.open()
    page.evaluate(UNBOUND)
    address = set_up(page, "you", "here", "link", name=ada)
    page.goto("/")
    assert page.locator("input[name=name]").first.input_value() == clean_name(ada)
    page.goto(address)
    link = page.locator("#table-panel input[value*='/join#']").first.input_value()
    other = hunt.open(link)
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()
    hunt.judge(other, ada)
    other.evaluate(UNBOUND)
    other.locator("input[name=name]").fill(friend)
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_url(address)
    for _ in range(4):
        page.goto(address)
        if page.locator("form[action$='/ready'] button").count():
            hunt.judge(page, ada, friend)
            page.locator("form[action$='/ready'] button").click()
        mover = page if page.locator("#table[data-turn=yes]").count() else other
        wait_for_turn(mover)
        click_move(mover, legal(mover)[0]["parts"])
        hunt.judge(mover, ada, friend)
    page.get_by_role("button", name="Table", exact=True).click()
    hunt.judge(page, ada, "Guest 2", friend)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Deutsch").click()
    hunt.judge(page, ada, friend)
    page.goto("/")
    hunt.judge(page, ada, friend)


def play_out(program: APIRequestContext, game: str) -> str:
    """Play a game of people with such names to its end by the API; return the table's path."""
    seats = [{"place": "you" if number == 0 else "here", "name": NAMES[number]} for number in range(3)]
    made: dict[str, Any] = program.post("/api/v1/tables", data={"game": game, "seats": seats}).json()
    path, keys = f"/api/v1/tables/{made['table']['id']}/moves", [f"Bearer {key['secret']}" for key in made["keys"]]
    actor, rng = made["table"]["actor"], Random(1)
    for turn in range(TURNS_MOST):
        own = {"authorization": keys[actor - 1], "x-forwarded-for": f"10.0.{turn // 250}.{turn % 250}"}  # one client is limited
        moves = program.get(path, headers=own).json()["moves"]
        after = program.post(path, data={"move": rng.choice(moves)}, headers=own).json()
        actor = after["actor"]
        if after["ended_by"]:
            return f"/t/{made['table']['id']}"
    raise AssertionError("it never ends")


NASTY = "\"'><img src=x onerror=hit()><script>hit()</script>{{7*7}}"


def test_addresses_and_forms_are_text_too(hunt: Hunt) -> None:
    page = hunt.open()
    page.evaluate(UNBOUND)
    address = set_up(page, "you", "easy", name=NAMES[0])
    told, nasty = address.removesuffix("/"), quote(NASTY, safe="")
    paths = [
        f"/?game={nasty}",
        f"/{nasty}",
        f"/t/{nasty}",
        f"/t/{nasty}/join",
        f"/gallery?game={nasty}",
        f"/games/{nasty}/rules",
    ]
    paths += [f"{told}?ply={nasty}", f"{told}/join/{nasty}", f"{told}/join#{NASTY}", f"{told}/join#javascript:hit()"]
    paths += [f"{told}#{NASTY}", f"/games/manhattan/rules#{NASTY}", f"/gallery#{NASTY}"]
    for path in paths:
        page.goto("/healthz")  # else only what stands behind the # would change
        page.goto(path)
        page.wait_for_timeout(SETTLE)
        hunt.judge(page)
    forms = [
        ("move", "move"),
        ("undo", "ply"),
        ("seats/2/take", "name"),
        ("confirms", "on"),
        ("join", "secret"),
        ("link", "secret"),
    ]
    for action, name in forms:
        for field_name in (name, "seq"):
            page.goto(address)
            send(page, f"{told}/{action}", field_name, NASTY)
            hunt.judge(page)
    page.goto(address)
    send(page, "/preferences", "back", "javascript:hit()")
    hunt.judge(page)
    assert page.url.startswith(address.partition("/t/")[0])


def send(page: Page, action: str, name: str, value: str) -> None:
    """Send a form of a page elsewhere, with another field."""
    with page.expect_navigation():
        page.evaluate(SEND, [action, name, value])
    page.wait_for_timeout(SETTLE)


SEND = """([action, name, value]) => {
    const form = document.querySelector("form").cloneNode(true);
    const field = form.elements[name] || form.appendChild(Object.assign(document.createElement("input"), { name }));
    Object.assign(field, { type: "hidden", value });
    form.setAttribute("action", action);
    form.method = "post";
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
}"""


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_names_are_text_to_the_end(hunt: Hunt, game: str) -> None:
    page = hunt.open()
    path = play_out(page.request, game)
    page.goto(path)
    expect(page.locator(".outcome")).to_be_visible()
    hunt.judge(page, *NAMES[:3])
    page.goto(f"{path}?ply=30")
    hunt.judge(page, *NAMES[:3])
    record = page.request.get(f"{path}/record")
    assert record.headers["content-type"] == "application/json"
    assert "attachment" in record.headers["content-disposition"]
    assert set(record.json()["players"]) == {clean_name(name) for name in NAMES[:3]}
