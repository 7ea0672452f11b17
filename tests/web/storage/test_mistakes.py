"""What a database refuses because we ask for nonsense is a fault of ours: no passing trouble, and no other writer's haste."""

from collections.abc import Callable

import pytest
from sqlalchemy.exc import IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.web.http.services import Services
from baumeister.web.storage import sql_store
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.store import ConflictError
from baumeister.web.table.stored_values import Write
from tests.web.conftest import Browser, first_move

pytestmark = pytest.mark.anyio
NONSENSE = {
    "SELECT ?": ProgrammingError,  # without a value
    "INSERT INTO events (table_id, seq) VALUES ('{}', 99)": IntegrityError,  # the rest may not be missing
    "INSERT INTO events VALUES ('{}', 1, 'move', 0.0, 0, '', 0)": ConflictError,  # it is there already
    "INSERT INTO events VALUES ('gone', 1, 'move', 0.0, 0, '', 0)": ConflictError,  # its table isn't
}


def asking(statement: str) -> Callable[..., object]:
    async def ask(connection: AsyncConnection, write: Write, *_: object) -> None:
        await connection.exec_driver_sql(statement.format(write.table_id))

    return ask


@pytest.mark.parametrize(("statement", "error"), NONSENSE.items())
async def test_a_mistake_is_told_from_another_writers_haste(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch, statement: str, error: type[Exception]
) -> None:
    table_id = await browser.order("you", "link")
    monkeypatch.setattr(sql_store, "add", asking(statement))
    assert isinstance(here.tables.store, SqlStore)
    with pytest.raises(error):
        await here.tables.store.write(Write(table_id))


async def test_a_mistake_is_told_as_a_fault_and_not_tried_again(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    monkeypatch.setattr(sql_store, "add", asking("INSERT INTO events (table_id, seq) VALUES ('{}', 99)"))
    with pytest.raises(IntegrityError):  # as it reaches the handler of faults
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert caplog.messages == ["POST /t/{table_id}/move failed"]
    assert "NOT NULL constraint failed" in caplog.text
