"""Between people, what somebody else has seen is taken back only if all agree, and the log tells it."""

import pytest
from markupsafe import escape

from baumeister.present.game import Position
from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table import undo, undo_refusals
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.undo_requests import ASKS_MOST
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Clock, first_move
from tests.web.people import moves, sit, table_of_two

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(browser: Browser, friend: Browser, here: Services) -> LiveTable:
    """A table at which Ada has moved and it is Ben's turn."""
    table = await table_of_two(here, browser, friend)
    while table.now.actor == 1:
        await moves(browser, table)
    await browser.get(f"/t/{table.facts.id}")
    await friend.get(f"/t/{table.facts.id}")
    return table


def told(table: LiveTable, here: Services) -> list[str]:
    return [entry.line.text.en for entry in table_page(table, Visitor(), here.presence).log if "took" in entry.line.text.en]


async def ask(browser: Browser, table: LiveTable, **fields: object) -> str:
    await browser.get(f"/t/{table.facts.id}")
    return await browser.post(f"/t/{table.facts.id}/ask", **fields)


async def answer(browser: Browser, table: LiveTable, agrees: str) -> str:
    await browser.get(f"/t/{table.facts.id}")
    return await browser.post(f"/t/{table.facts.id}/answer", agrees=agrees)


async def test_a_move_that_passed_the_turn_on_goes_back_when_the_others_agree(
    browser: Browser, friend: Browser, table: LiveTable, here: Services
) -> None:
    start = table.now.position.ply - 1
    await browser.post(f"/t/{table.facts.id}/undo")
    assert (browser.status, table.now.position.ply) == (409, start + 1)
    assert "Waiting for" in await ask(browser, table)
    page = await friend.get(f"/t/{table.facts.id}")
    assert "asks to take back this move: " in page
    assert 'id="notice"' in page
    assert table.now.position.ply == start + 1
    await answer(browser, table, "yes")
    assert (browser.status, table.now.request is not None) == (409, True)  # not by oneself
    page = await answer(friend, table, "yes")
    assert table.now.position.ply == start
    assert 'id="notice"' not in page
    assert len(told(table, here)) == 1
    here.tables.cache.forget(table.facts.id)
    assert len(told(await here.tables.open(table.facts.id), here)) == 1


async def test_who_refuses_is_asked_once_a_position(
    browser: Browser, friend: Browser, table: LiveTable, here: Services
) -> None:
    ply = table.now.position.ply
    await ask(browser, table)
    await answer(friend, table, "no")
    assert table.now.position.ply == ply
    assert " declined the undo." in await browser.get(f"/t/{table.facts.id}")
    assert " declined the undo." not in await friend.get(f"/t/{table.facts.id}")
    await ask(browser, table)
    assert browser.status == 409
    await moves(friend, table)
    await ask(browser, table)
    assert (browser.status, table.now.request is not None) == (200, True)
    assert " declined the undo." not in await browser.get(f"/t/{table.facts.id}")


async def test_a_request_lapses_with_the_next_move_and_can_be_withdrawn(
    browser: Browser, friend: Browser, table: LiveTable
) -> None:
    await ask(browser, table)
    await answer(browser, table, "no")
    assert table.now.request is None
    await ask(browser, table)
    await moves(friend, table)
    assert table.now.request is None
    await answer(friend, table, "yes")
    assert friend.status == 409


async def test_agreed_is_to_what_was_shown_and_to_nothing_put_in_its_place(
    browser: Browser, friend: Browser, table: LiveTable
) -> None:
    await ask(browser, table)
    await friend.get(f"/t/{table.facts.id}")
    shown, ply = friend.seq, table.now.position.ply
    await answer(browser, table, "no")
    await ask(browser, table, ply=0)
    assert table.now.request is not None
    friend.seq = shown
    await friend.post(f"/t/{table.facts.id}/answer", agrees="yes")
    assert (friend.status, table.now.position.ply, table.now.request.is_pending) == (409, ply, True)


async def test_what_may_be_taken_back_is_found_without_looking_at_the_whole_game(
    browser: Browser, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits for another has nothing to take back, however many moves there were."""
    looked_at = list[int]()

    def note(position: Position, *, is_alone: bool) -> bool:
        looked_at.append(position.ply)
        return True

    monkeypatch.setattr(undo, "is_choice", note)
    assert undo.undo_target(table.now, (1,), is_free=False) is None
    assert looked_at == []


async def test_bots_accept(browser: Browser, friend: Browser, table: LiveTable, clock: Clock) -> None:
    ply = table.now.position.ply
    await ask(browser, table)
    clock.now += 61
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/seats/2/bot", level="easy")
    assert (browser.status, table.now.position.ply) == (200, ply - 1)


async def test_nobody_is_asked_at_one_device_nor_told(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table)
    assert '/ask"' not in await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/undo")
    assert browser.status == 200
    assert told(table, here) == []


async def test_what_cannot_be_taken_back_is_asked_before_where_the_page_wants_it(
    browser: Browser, friend: Browser, table: LiveTable
) -> None:
    while table.now.position.play(table.now.position.numbers[0]).actor == 2:
        await moves(friend, table)
    ply, move = table.now.position.ply, str(table.now.position.moves[0])
    page = await friend.post(f"/t/{table.facts.id}/move", move=move, ask="yes")
    assert "/confirm" in page
    assert (table.now.position.ply, table.draft(2).moves) == (ply, (move,))
    await friend.post(f"/t/{table.facts.id}/undo")
    assert (friend.status, table.draft(2).moves) == (200, ())
    await friend.post(f"/t/{table.facts.id}/move", move=move, ask="yes")
    await friend.post(f"/t/{table.facts.id}/confirm")
    assert table.now.position.ply > ply
    assert not table.draft(2).confirms


async def test_what_can_be_taken_back_is_played_with_the_click(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    ply = table.now.position.ply
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/move", move=str(table.now.position.moves[0]), ask="yes")
    assert table.now.position.ply == ply + 1


async def test_nobody_is_offered_to_ask_before_a_move_of_their_own(browser: Browser, friend: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    await sit(friend, table, 2, browser, "Ben")
    for each in (browser, friend):
        assert '/ask"' not in await each.get(f"/t/{table.facts.id}")
        assert escape(undo_refusals.nothing_to_undo().text.en) in await each.post(f"/t/{table.facts.id}/ask")
        assert escape(undo_refusals.nothing_to_undo().text.en) in await each.post(f"/t/{table.facts.id}/undo")
        assert each.status == 409
    while table.now.actor == 1:
        await moves(browser, table)
    assert '/ask"' in await browser.get(f"/t/{table.facts.id}")
    assert '/ask"' not in await friend.get(f"/t/{table.facts.id}")
    assert '/ask"' in await friend.get(f"/t/{table.facts.id}?ply=0"), "the others' moves may be asked for, too"


async def test_each_refusal_says_what_is_the_matter(browser: Browser, friend: Browser, table: LiveTable) -> None:
    said = undo_refusals
    for page, refusal in [
        (await answer(friend, table, "yes"), said.nobody_asks()),
        (await ask(browser, table, ply=99999), said.nothing_to_undo()),
        (await ask(browser, table, ply=table.now.position.ply), said.nothing_to_undo()),
        (await browser.post(f"/t/{table.facts.id}/undo"), said.not_alone()),
        (await browser.post(f"/t/{table.facts.id}/undo", ply=99999), said.nothing_to_undo()),
        (await browser.post(f"/t/{table.facts.id}/redo"), said.no_redo()),
    ]:
        assert escape(refusal.text.en) in page
    await ask(browser, table)
    for page, refusal in [
        (await ask(browser, table), said.already_asked()),
        (await answer(browser, table, "yes"), said.own_request()),
    ]:
        assert escape(refusal.text.en) in page
    await answer(friend, table, "no")
    assert escape(said.already_declined().text.en) in await ask(browser, table)
    assert escape(said.nobody_asks().text.en) in await answer(friend, table, "no")


async def test_asking_and_withdrawing_fills_no_table(browser: Browser, friend: Browser, table: LiveTable) -> None:
    for _ in range(ASKS_MOST):
        await ask(browser, table)
        assert browser.status == 200
        await answer(browser, table, "no")
    seq = table.now.seq
    assert escape(undo_refusals.asked_enough().text.en) in await ask(browser, table)
    assert '/ask"' not in await browser.get(f"/t/{table.facts.id}")
    assert table.now.seq == seq
    await ask(friend, table, ply=0)
    assert (friend.status, table.now.request is not None) == (200, True), "it hinders nobody else"
    await moves(friend, table)
    await ask(browser, table)
    assert browser.status == 200


async def test_a_page_that_shows_what_has_not_happened_is_outdated(browser: Browser, friend: Browser, table: LiveTable) -> None:
    seq = table.now.seq
    friend.seq = str(seq + 1)
    await friend.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert (friend.status, table.now.seq) == (409, seq)
