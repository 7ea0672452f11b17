"""Typed text that holds what stands for something else inside: private characters, which in a game's sentences are seats."""

import httpx
import pytest

from baumeister.games import GAMES, rules
from baumeister.text import SEATS_NAMED, quoted
from baumeister.web.http.services import Services
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio
ODD = ["\ue009", "\ue001 x", "x\ue002", "\ue003\ue004", "\uf8ff", "\x07", "\u202e5", "\U000f0000", "{move}", "{", "%s"]


def says_no_name(answer: httpx.Response, typed: str) -> None:
    assert (answer.status_code, SEATS_NAMED.search(answer.text)) == (422, None), answer.text
    assert "Granite" not in answer.text, "the seat's colour in place of what was typed"
    if answer.headers["content-type"] == "application/json":
        assert quoted(typed) in answer.json()["reason"]


async def test_in_a_move_it_is_refused_like_any_other_text(browser: Browser, here: Services) -> None:
    path = f"/t/{await browser.order('you', 'link', game='skyline')}"
    table = await here.tables.open(browser.table_id)
    secret = table.secret_of(Visitor(browser.http.cookies["browser"]), 1)
    program = {"authorization": f"Bearer {secret}"}
    for typed in ODD:
        fields = {"csrf": browser.csrf, "seq": browser.seq, "move": typed}
        assert SEATS_NAMED.search((await browser.http.post(f"{path}/move", data=fields)).text) is None
        says_no_name(await browser.http.post(f"{path}/move", data=fields, headers={"accept": "application/json"}), typed)
        answer = await browser.http.post(f"/api/v1/tables/{table.facts.id}/moves", json={"move": typed}, headers=program)
        says_no_name(answer, typed)


async def test_elsewhere_it_is_looked_up_refused_or_cleaned(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here", name=f"Ada{''.join(ODD)}")
    table = await here.tables.open(table_id)
    assert SEATS_NAMED.search(table.now.seat(1).name) is None
    for typed in ODD:
        why = await browser.http.get(f"/t/{table_id}/why", params={"part": typed, "chosen": typed})
        assert why.status_code in (200, 204)
        order = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "you"}], "options": {typed: typed}}
        for body in (order, order | {typed: 1}, {"game": typed, "seats": [{"place": typed}]}):
            answer = await browser.http.post("/api/v1/tables", json=body)
            assert (answer.status_code, SEATS_NAMED.search(answer.text)) == (422, None), answer.text
        for fields in ({"game": typed}, {"seat-1": typed}, {f"option-{typed}": typed}):
            ordered = {"csrf": browser.csrf, "game": "manhattan", "seat-1": "you", "seat-2": "here"} | fields
            made = await browser.http.post("/tables", data=ordered, headers={"accept": "application/json"})
            assert (made.status_code, SEATS_NAMED.search(made.text)) == (422, None), made.text


def test_no_move_is_written_with_such_characters() -> None:
    for game in map(rules, GAMES):
        assert all(quoted(text) == text for text in game.move_texts)
