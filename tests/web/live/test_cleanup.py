"""What is looked for as abandoned, and touched before it is ended or deleted, stays."""

from collections.abc import Awaitable, Callable, Sequence

import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.settings import DAY
from baumeister.web.table.stored_values import Due
from tests.web.conftest import Browser, pass_by
from tests.web.people import moves, to_the_end

pytestmark = pytest.mark.anyio


async def sweep_late(
    here: Services, monkeypatch: pytest.MonkeyPatch, days: float, come_back: Callable[[], Awaitable[object]]
) -> None:
    """Clean up after so many days; somebody comes back while the tables found are on their way."""
    due = here.tables.store.due

    async def found(turns: Sequence[str], seconds: float) -> list[Due]:
        tables = await due(turns, seconds)
        if tables:
            await come_back()
        return tables

    pass_by(here.tables.store, days * DAY)
    await Cleanup(here.tables).sweep()
    pass_by(here.tables.store, 2 * DAY)
    monkeypatch.setattr(here.tables.store, "due", found)
    await Cleanup(here.tables).sweep()


async def test_a_table_at_which_somebody_has_just_moved_goes_on(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    seq = table.now.seq
    await sweep_late(here, monkeypatch, 31, lambda: moves(browser, table))
    assert (table.now.seq > seq, table.now.ended_by) == (True, None)


async def test_a_table_that_is_just_played_again_is_not_deleted(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await to_the_end(here, table, browser)
    path = f"/t/{table.facts.id}"
    await sweep_late(here, monkeypatch, 91, lambda: browser.post(f"{path}/rematch"))
    assert table.now.rematch is not None
    await browser.get(path)
    assert browser.status == 200
