"""Characters on pages: those whom the form shows come, stay for the rematch, and say their line where it is asked for."""

import re

import pytest
from markupsafe import escape

from baumeister.web.http.services import Services
from baumeister.web.pages.elements.portraits import introduced
from baumeister.web.table.characters import characters_of
from baumeister.web.table.live_table import LiveTable
from tests.web.conftest import Browser, Clock
from tests.web.people import moves, to_a_bot

pytestmark = pytest.mark.anyio


def names(table: LiveTable) -> list[str]:
    return [each.name for each in characters_of(table.facts.game.rules, [seat.character for seat in table.facts.seating])]


async def test_those_whom_the_form_shows_come(browser: Browser, here: Services) -> None:
    form = await browser.get("/?game=manhattan")
    shown = re.findall(r'class="guest".*?</svg></span>(\w+)<', form)
    key = re.search(r'name="key" value="([^"]+)"', form)
    assert key
    await browser.post("/tables", **{"game": "manhattan", "seat-1": "you", "seat-2": "easy", "seat-3": "medium", "key": key[1]})
    table = await here.tables.open(browser.table_id)
    assert len(shown) == 4
    assert names(table) == shown[:3]
    assert f'<span class="name">{shown[1]}</span>' in browser.page
    assert "Blue · bot, easy" in browser.page
    answer = (await browser.http.get(f"/api/v1/tables/{browser.table_id}")).json()
    assert [seat["character"] for seat in answer["seats"]] == [None, *(name.lower() for name in shown[1:3])]
    assert answer["seats"][1]["name"] == shown[1]


async def test_their_deeds_are_told_by_their_names_and_their_line_on_demand(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "medium"))
    await to_a_bot(here, table)
    name = names(table)[1]
    page = await browser.get(f"/t/{table.facts.id}")
    assert re.search(rf'<p id="sentence".*?>{name}<', page)
    character = characters_of(table.facts.game.rules, [table.facts.seating[1].character])[0]
    assert f'<p class="motto">{escape(introduced(character, "en"))}</p>' in page


async def test_whoever_takes_a_free_seat_is_named_in_the_log(browser: Browser, here: Services, clock: Clock) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    await moves(browser, table)
    clock.now += 61
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/seats/2/bot", level="easy")
    assert f"{names(table)[1]} (bot, easy) takes the free seat" in browser.page


async def test_every_face_bears_the_letter_that_the_seats_pieces_bear(browser: Browser) -> None:
    table_id = await browser.order("you", "easy", "here")
    assert re.findall(r'<i class="letter">(\w+)</i>', await browser.get(f"/t/{table_id}")) == ["O", "B", "Y"]
    table_id = await browser.order("you", "easy")  # each has two colours
    assert re.findall(r'<i class="letter">(\w+)</i>', await browser.get(f"/t/{table_id}")) == ["OY", "BP"]
