"""Seats of people who have gone, and of those who never came: who may hand them to a bot, and how they come back."""

import asyncio
import re

import pytest

from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Clock, Visit
from tests.web.http.test_event_streams import Client, listen, streams_of
from tests.web.people import invitation, moves, sit, take, to_the_end

pytestmark = pytest.mark.anyio


async def test_an_absent_persons_seat_goes_to_a_bot_and_back(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "easy"))
    table_id, friend = table.facts.id, visit()
    await sit(friend, table, 2, browser)
    await browser.post(f"/t/{table_id}/seats/2/bot")
    assert browser.status == 409
    clock.now += 61
    assert f"/t/{table_id}/seats/2/bot" in await browser.get(f"/t/{table_id}")
    await browser.post(f"/t/{table_id}/seats/2/bot", level="hard")
    assert (table.now.seat(2).holder, table.now.seat(2).level) == ("bot", "hard")
    assert f"/t/{table_id}/seats/2/take" in await friend.get(f"/t/{table_id}")
    await friend.post(f"/t/{table_id}/seats/2/take")
    assert (table.now.seat(2).holder, table.now.seat(2).name) == ("person", "Friend")


async def test_a_persons_seat_shows_whether_the_person_is_there(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "easy"))
    path = f"/t/{table.facts.id}"
    await sit(visit(), table, 2, browser)
    page = await browser.get(path)
    assert page.count('class="who there"') == page.count(" · online") == 1  # neither one's own nor a bot's
    clock.now += 21
    page = await browser.get(path)
    assert page.count('class="who away"') == page.count(" · away") == 1


async def test_a_seat_that_nobody_took_goes_to_a_bot_and_its_invitation_stays_good(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "link"))
    table_id, link = table.facts.id, invitation(browser, table, 2)
    path = f"/t/{table_id}/seats/2/bot"
    assert path not in await browser.get(f"/t/{table_id}")
    await browser.post(path)
    assert browser.status == 409
    clock.now += 61
    page = await browser.get(f"/t/{table_id}")
    assert path in page
    assert "Let a bot play here" in page
    assert path not in await visit().get(f"/t/{table_id}")
    await browser.post(path, level="easy")
    assert (table.now.seat(2).holder, table.now.seat(2).is_lent) == ("bot", False)
    friend = visit()
    await take(friend, link, name="Ben")
    assert (table.now.seat(2).holder, table.now.seat(2).name, table.now.seat(2).is_persons) == ("person", "Ben", True)
    assert table.now.seat(3).holder == "open"


async def test_moves_are_free_while_there_is_nobody_but_bots(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "link"))
    path, friend, other = f"/t/{table.facts.id}", visit(), visit()
    await sit(friend, table, 3, browser)
    free = [table.is_free((1,))]
    clock.now += 61
    for seat in (2, 3):
        await browser.get(path)
        await browser.post(f"{path}/seats/{seat}/bot", level="easy")
        free.append(table.is_free((1,)))
    assert free == [False, False, False], "for a person who came and may come back"
    alone = await here.tables.open(await browser.order("you", "link"))
    link = invitation(browser, alone, 2)
    clock.now += 61
    await browser.get(f"/t/{alone.facts.id}")
    await browser.post(f"/t/{alone.facts.id}/seats/2/bot", level="easy")
    assert alone.is_free((1,)), "nobody ever came"
    await take(other, link)
    assert not alone.is_free((1,)), "somebody has come, as the invitation allows"


def offered(page: str, table_id: str) -> set[str]:
    """Return what a page offers to do about seats, from the ends of its forms' addresses."""
    return set(re.findall(rf'action="/t/{table_id}/seats/([^"]+)"', page)) - {f"{seat}/renew" for seat in range(1, 5)}


async def test_only_who_sits_at_the_table_is_offered_an_absent_seat(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "easy"))
    path, friend, stranger = f"/t/{table.facts.id}", visit(), visit()
    await sit(friend, table, 2, browser)

    async def offers() -> list[set[str]]:
        return [offered(await person.get(path), table.facts.id) for person in (browser, friend, stranger)]

    assert await offers() == [set(), set(), set()]
    clock.now += 61
    page = await browser.get(path)
    assert offered(page, table.facts.id) == {"2/bot"}
    assert "Let a bot take over" in page
    assert offered(await stranger.get(path), table.facts.id) == set()
    await stranger.post(f"{path}/seats/2/bot")
    assert stranger.status == 403
    assert await offers() == [{"2/bot"}, set(), set()]  # the friend has come just now
    assert await offers() == [set(), set(), set()]
    clock.now += 61
    await browser.get(path)
    await browser.post(f"{path}/seats/2/bot", level="hard")
    assert await offers() == [set(), {"2/take"}, set()]
    assert "Take over from the bot" in friend.page
    await stranger.post(f"{path}/seats/2/take")
    assert stranger.status == 403
    await friend.get(path)
    await friend.post(f"{path}/seats/2/take")
    assert await offers() == [set(), set(), set()]


async def test_a_stream_that_is_open_counts_as_being_there(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend, client = visit(), Client()
    await sit(friend, table, 2, browser)
    task = await listen(streams_of(here), table, client, seats=(2,))
    clock.now += 3600
    assert offered(await browser.get(f"/t/{table.facts.id}"), table.facts.id) == set()
    client.gone.set()
    await task
    clock.now += 61
    assert offered(await browser.get(f"/t/{table.facts.id}"), table.facts.id) == {"2/bot"}
    here.presence.close()


async def test_after_the_end_no_seat_is_handed_over(browser: Browser, visit: Visit, here: Services, clock: Clock) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend, path = visit(), f"/t/{table.facts.id}"
    await sit(friend, table, 2, browser)
    await to_the_end(here, table, browser, friend)
    clock.now += 61
    assert offered(await browser.get(path), table.facts.id) == set()
    await browser.post(f"{path}/seats/2/bot")
    assert browser.status == 409


async def test_who_left_is_told_by_the_table_as_it_is_now(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that a stream began with may have been dropped from memory, and read anew."""
    monkeypatch.setattr("baumeister.web.live.presence.RECENTLY", 0.0)
    monkeypatch.setattr(here.tables.cache, "_size", 1)
    old, client = await here.tables.open(await browser.order("you", "here")), Client()
    task = await listen(streams_of(here), old, client)
    await browser.order("you", "here")  # it takes the only place in memory
    table = await here.tables.open(old.facts.id)
    assert table is not old
    await moves(browser, table)
    heard = here.tables.broadcast.subscribe(old.facts.id)
    client.gone.set()
    await task
    async with asyncio.timeout(5):
        news = await heard.get()
    assert news is not None
    assert (news.kind, news.seq, old.now.seq < news.seq) == ("presence", table.now.seq, True)
    here.presence.close()


async def test_at_a_shared_device_nobody_sees_the_hand_of_another_for_whom_a_bot_plays(
    browser: Browser, visit: Visit, here: Services, clock: Clock
) -> None:
    table, friend = await here.tables.open(await browser.order("you", "here", "link", name="Ada")), visit()
    path = f"/t/{table.facts.id}"
    await sit(friend, table, 3, browser)
    await browser.post(f"{path}/ready", seat=2)
    clock.now += 150
    await friend.get(path)
    for seat in (1, 2):
        await friend.post(f"{path}/seats/{seat}/bot", level="easy")
        assert table.now.seat(seat).is_lent

    async def hands() -> set[str]:
        asked = (path, f"{path}/fragment", f"{path}?ply=8", f"{path}/fragment?seq={table.now.seq}")
        pages = [await browser.get(each) for each in asked]
        return {hand for page in pages for hand in re.findall(r'id="holdings" class="hand" aria-label="([^"]*)"', page)}

    def looks_from(at_screen: int) -> int:
        visitor = Visitor(browser.http.cookies["browser"], at_screen=at_screen)
        return table_page(table, visitor, here.presence).view.seat

    seen = await hands()
    assert len(seen) == 1
    assert "Ada" not in seen.pop()
    assert (looks_from(1), looks_from(2)) == (1, 2)
    await browser.post(f"{path}/ready", seat=1)
    assert "Ada" in (await hands()).pop()
    browser.http.cookies.set(f"seat-{table.facts.id}", "0", path=path)
    assert await hands() == set()
    assert looks_from(0) == 0
