"""The log tells who sat down, for whom a bot plays, and who is back."""

import re

import pytest

from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Clock, Visit
from tests.web.people import moves, sit

pytestmark = pytest.mark.anyio


def told(table: LiveTable, here: Services, ply: int | None = None) -> list[tuple[int, str]]:
    """Return the notes of the log, in its order."""
    log = table_page(table, Visitor(), here.presence, ply=ply).log
    assert [entry.ply for entry in log] == sorted(entry.ply for entry in log)
    names = names_in_sentences(table.now)
    lines = [(entry.ply, entry.line.text.named(names).en) for entry in log]
    return [
        (ply, text) for ply, text in lines if any(word in text for word in ("joins the table", "bot (", "(bot,", "is back"))
    ]


async def test_who_goes_and_who_comes_stands_in_the_log(browser: Browser, visit: Visit, here: Services, clock: Clock) -> None:
    table = await here.tables.open(await browser.order("you", "link", "link", name="Ada"))
    friend, start = visit(), table.now.position.ply
    await sit(friend, table, 2, browser, "Ben")
    await moves(browser, table)
    clock.now += 61
    for seat in (2, 3):
        await browser.get(f"/t/{table.facts.id}")
        await browser.post(f"/t/{table.facts.id}/seats/{seat}/bot", level="easy")
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/seats/2/take")
    guest = table.facts.seating[2].character.capitalize()
    found = told(table, here)
    assert found[:2] == [(start, "Ben joins the table"), (start + 1, "Ben is away; a bot (easy) takes over")]
    assert [text for _, text in found[2:]] == [f"{guest} (bot, easy) takes the free seat", "Ben is back"]
    german = await browser.http.get(f"/t/{table.facts.id}", headers={"accept-language": "de"})
    assert re.search(r">Ben</b> ist weg; ein Bot \(leicht\) übernimmt", german.text)


async def test_what_is_taken_back_takes_no_note_along(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend = visit()
    while table.now.actor == 1:
        await moves(browser, table)
    start = table.now.position.ply - 1
    await sit(friend, table, 2, browser, "Ben")
    assert told(table, here) == [(start + 1, "Ben joins the table")]
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/ask")
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/answer", agrees="yes")
    assert friend.status == 200
    assert told(table, here) == told(table, here, ply=0) == [(start, "Ben joins the table")]
    here.tables.cache.forget(table.facts.id)
    assert told(await here.tables.open(table.facts.id), here) == [(start, "Ben joins the table")]
