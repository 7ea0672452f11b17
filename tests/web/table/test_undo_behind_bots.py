"""A page shows bots' moves one after another: what one takes back there is the same as when all of them are shown."""

from functools import partial

import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table import actions
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import StaleError
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, first_move
from tests.web.people import to_a_bot

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(browser: Browser, here: Services) -> LiveTable:
    """A table at which it is a bot's turn."""
    table = await here.tables.open(await browser.order("you", "easy", "easy", game="skyline"))
    await to_a_bot(here, table)
    return table


async def bot_moves(here: Services, table: LiveTable) -> None:
    def play(change: Change) -> None:
        change.add("move", table.now.actor, first_move(table))
        change.follow()

    await here.tables.change(table.facts.id, ClientRequest(Visitor()), play)


async def test_a_page_behind_the_bots_takes_back_the_same_choice_and_only_once(
    browser: Browser, here: Services, table: LiveTable
) -> None:
    visitor, shown = Visitor(browser.http.cookies["browser"]), table.now.seq
    choice = table.now.position.ply - 1
    await bot_moves(here, table)
    assert table_page(table, visitor, here.presence, seq=shown).can_undo
    assert table_page(table, visitor, here.presence).can_undo
    undo = partial(actions.undo, to=None, at=Shown(shown))
    await here.tables.change(table.facts.id, ClientRequest(visitor), undo)
    assert table.now.position.ply == choice
    with pytest.raises(StaleError):
        await here.tables.change(table.facts.id, ClientRequest(visitor), undo)


async def test_a_page_behind_an_own_move_takes_back_nothing(browser: Browser, here: Services, table: LiveTable) -> None:
    visitor, shown = Visitor(browser.http.cookies["browser"]), table.now.seq
    while table.now.actor != 1:
        await bot_moves(here, table)
    await here.tables.change(table.facts.id, ClientRequest(visitor), partial(actions.play, move=first_move(table), at=None))
    assert not table_page(table, visitor, here.presence, seq=shown).can_undo
    with pytest.raises(StaleError):
        await here.tables.change(table.facts.id, ClientRequest(visitor), partial(actions.undo, to=None, at=Shown(shown)))
