"""Moving and taking back without end leaves the others' game enough events to go on."""

from dataclasses import replace
from functools import partial

import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import Action
from baumeister.web.table import actions, undo_refusals, undo_requests
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Visit, first_move
from tests.web.people import sit

pytestmark = pytest.mark.anyio

UNDO: Action = partial(actions.undo, to=None, at=None)
REDO: Action = partial(actions.redo, at=None)
ASK: Action = partial(undo_requests.ask, to=None, at=None)


async def test_who_takes_back_again_and_again_is_refused_and_the_others_play_on(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table, friend = await here.tables.open(await browser.order("you", "link", name="Ada")), visit()
    await sit(friend, table, 2, browser, "Ben")
    limits = replace(here.settings.limits, events_per_table=2 * (table.now.seq + 12))
    here.tables.settings = replace(here.settings, limits=limits)
    one, two = (ClientRequest(Visitor(who.http.cookies["browser"])) for who in (browser, friend))

    async def change(who: ClientRequest, act: Action) -> str:
        try:
            await here.tables.change(table.facts.id, who, act)
        except Refusal as refusal:
            return refusal.text.en
        return ""

    async def move() -> str:
        return await change(one if table.now.actor == 1 else two, partial(actions.play, move=first_move(table), at=None))

    refused = undo_refusals.undone_enough().text.en
    for _ in range(6):
        assert (await move(), await change(one, UNDO)) == ("", "")
    assert await change(one, REDO) == refused
    assert (await move(), await change(one, UNDO)) == ("", refused)
    while table.now.actor == 1:
        assert await move() == ""
    assert await change(one, ASK) == refused
    ply = table.now.position.ply
    while table.now.actor == 2:
        assert await move() == ""
    assert table.now.position.ply > ply
