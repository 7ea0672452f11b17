"""A table with as many events as it may have: nobody moves any more, but it ends, and its people play again."""

from dataclasses import replace

import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.settings import DAY
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import TooLongError
from tests.web.conftest import Browser, Visit, first_move, pass_by
from tests.web.people import sit

pytestmark = pytest.mark.anyio


@pytest.fixture
async def friend(visit: Visit) -> Browser:
    return visit()


@pytest.fixture
async def table(browser: Browser, friend: Browser, here: Services) -> LiveTable:
    """A full table of two people."""
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    await sit(friend, table, 2, browser, "Ben")
    limits = replace(here.settings.limits, events_per_table=table.now.seq)
    here.tables.settings = replace(here.settings, limits=limits)
    who = browser if table.now.actor == 1 else friend
    await who.get(f"/t/{table.facts.id}")
    assert TooLongError().text.en in await who.post(f"/t/{table.facts.id}/move", move=first_move(table))
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/seats/2/resign")
    assert (friend.status, table.now.is_over) == (200, False)
    await browser.get(f"/t/{table.facts.id}")
    return table


async def expire(here: Services) -> None:
    for days in (31, 2):
        pass_by(here.tables.store, days * DAY)
        await Cleanup(here.tables).sweep()


async def test_after_one_has_resigned_the_other_ends_it_as_the_winner(browser: Browser, table: LiveTable) -> None:
    await browser.post(f"/t/{table.facts.id}/end")
    assert (browser.status, table.now.ended_by, table.now.winners) == (200, "resigned", (1,))


async def test_after_one_has_resigned_the_last_may_resign_too(browser: Browser, table: LiveTable) -> None:
    await browser.post(f"/t/{table.facts.id}/seats/1/resign")
    assert (browser.status, table.now.ended_by) == (200, "resigned")


async def test_it_expires_all_the_same_and_is_played_again(browser: Browser, here: Services, table: LiveTable) -> None:
    await expire(here)
    assert table.now.ended_by == "expiry"
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/rematch")
    assert browser.status == 200
    assert table.now.rematch == browser.table_id
