"""One process at a time for a database: who else comes is told who is there, and a killed one leaves the door open."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import httpx
import pytest
from markupsafe import escape

from baumeister.core.errors import BaumeisterError
from baumeister.web import server
from baumeister.web.http.hosts import find_own_addresses
from baumeister.web.http.services import Services
from baumeister.web.settings import Settings
from baumeister.web.storage.backup import backup, restore
from baumeister.web.storage.lock import hold_database
from baumeister.web.table.refusals import MOVED, UNLOCKED
from tests.web.conftest import Browser, first_move

HOLD = (
    "import sys, time; from pathlib import Path; from baumeister.web.storage.lock import hold_database\n"
    "with hold_database(Path(sys.argv[1])) as holder:\n"
    "    assert holder is not None; holder.write('http://localhost:1/'); print('held', flush=True); time.sleep(60)"
)


@contextmanager
def other_process(database: Path) -> Iterator[subprocess.Popen[str]]:
    """Hold a database in another process."""
    with subprocess.Popen([sys.executable, "-c", HOLD, str(database)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def test_the_second_is_told_who_is_there_and_a_killed_one_leaves_the_door_open(tmp_path: Path) -> None:
    database = tmp_path / "baumeister.sqlite3"
    with other_process(database) as process:
        since = rf"process {process.pid} serves the database {database} since \d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d UTC; one"
        told = f"^a table is already running at http://localhost:1/: {since}"
        with pytest.raises(BaumeisterError, match=told), hold_database(database):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert (tmp_path / "baumeister.sqlite3.holder").exists(), "what it left doesn't matter"
        with hold_database(database):
            pass
    assert not (tmp_path / "baumeister.sqlite3.holder").exists()


def test_who_wants_the_table_opened_is_led_to_the_one_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("os.umask", lambda _: 0)
    monkeypatch.setattr("baumeister.web.logs.set_up", lambda _: None)
    settings = Settings(data_folder=tmp_path)
    assert settings.database_file is not None
    with other_process(settings.database_file):
        server.serve(settings, open_browser=True)
        assert capsys.readouterr().out == "Baumeister's table is already running: http://localhost:1/\n"
        with pytest.raises(BaumeisterError, match=r"^a table is already running at http://localhost:1/: "):
            server.serve(settings)
    assert opened == ["http://localhost:1/"]


def test_whatever_way_leads_to_it_it_is_the_same_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "one" / "baumeister.sqlite3"
    database.parent.mkdir()
    database.touch()
    (tmp_path / "two").symlink_to(database.parent)
    (tmp_path / "three.sqlite3").symlink_to(database)
    monkeypatch.chdir(database.parent)
    urls = [
        f"sqlite+aiosqlite:///{database}?timeout=3",
        f"sqlite+aiosqlite:///file:{database}?uri=true",
        "sqlite:///baumeister.sqlite3",
    ]
    files = [Settings(database=url).database_file for url in urls]
    with other_process(database):
        for file in (tmp_path / "two" / database.name, tmp_path / "three.sqlite3", *files):
            with pytest.raises(BaumeisterError, match="serves the database"), hold_database(file):
                pass


def test_a_note_that_cannot_be_read_says_less(tmp_path: Path) -> None:
    database = tmp_path / "baumeister.sqlite3"
    with other_process(database):
        for said in ("", "[]", json.dumps({"note": ""})):
            (tmp_path / "baumeister.sqlite3.holder").write_text(said)
            with (
                pytest.raises(BaumeisterError, match=r"another process uses the database .*; one process at a time"),
                hold_database(database),
            ):
                pass


def test_a_process_may_hold_it_twice_and_lets_go_at_last(tmp_path: Path) -> None:
    database = tmp_path / "baumeister.sqlite3"
    with hold_database(database):
        with hold_database(database):
            pass
        assert subprocess.run([sys.executable, "-c", HOLD, str(database)], capture_output=True, check=False).returncode == 1
    with other_process(database):
        pass


@pytest.mark.anyio
@pytest.mark.parametrize("comes", [False, True])
async def test_without_its_lock_a_server_takes_no_more_moves(
    browser: Browser, here: Services, settings: Settings, caplog: pytest.LogCaptureFixture, comes: bool
) -> None:
    """Another may have come in where the lock was: the first writes nothing more and says why."""
    file = settings.data_folder / "baumeister.sqlite3"
    table = await here.tables.open(await browser.order("you", "here"))
    seq = table.now.seq
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/ready", seat=table.now.actor)
    file.with_name(f"{file.name}.lock").unlink()
    with other_process(file) if comes else nullcontext():
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
        assert (browser.status, table.now.seq) == (503, seq)
        assert escape(UNLOCKED.text.en) in browser.page
        assert (await browser.http.get("/readyz")).text == "the database’s lock was deleted or replaced\n"
    told = [record.getMessage() for record in caplog.records if "failed (write)" in record.getMessage()]
    assert len(told) == 1
    assert "baumeister.sqlite3.lock was deleted or replaced, so another server may be at work" in told[0]


@pytest.mark.anyio
async def test_of_a_folder_that_was_moved_it_is_said_that_it_is_gone(
    browser: Browser, here: Services, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """The lock is gone with it; but nobody deleted that."""
    table = await here.tables.open(await browser.order("you", "here"))
    await browser.get(f"/t/{table.facts.id}")
    moved = settings.data_folder.rename(settings.data_folder.with_name("moved"))
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert browser.status == 503
    assert escape(MOVED.text.en) in browser.page
    assert f"the folder {settings.data_folder}, with the database, was moved away or deleted; stop the server" in caplog.text
    moved.rename(settings.data_folder)
    assert (await browser.http.get("/readyz")).text == "ready\n"


def test_who_leaves_takes_no_others_note_along(tmp_path: Path) -> None:
    database = tmp_path / "baumeister.sqlite3"
    note = tmp_path / "baumeister.sqlite3.holder"
    with hold_database(database) as hold:
        assert hold is not None
        (tmp_path / "baumeister.sqlite3.lock").unlink()
        with other_process(database) as other:
            assert not hold.is_ours
            hold.unlink_note()
            assert json.loads(note.read_text())["process"] == other.pid
    assert json.loads(note.read_text())["process"] == other.pid, "the killed one's, which doesn't matter"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with (
        pytest.raises(BaumeisterError, match="there is no folder"),
        hold_database(tmp_path / "elsewhere" / "baumeister.sqlite3"),
    ):
        pass


@contextmanager
def serve(data: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a server, or another command, which doesn't outlive the test."""
    command = [sys.executable, "-m", "baumeister", *(arguments or ("serve", "--port", "0"))]
    environment = os.environ | {"BAUMEISTER_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://[\w.:]+/", process.stdout.readline())
    assert found
    return found[0]


@pytest.mark.slow
def test_two_servers_and_a_restore_on_one_database(tmp_path: Path) -> None:
    """Bots think while the first is killed: none of their processes keeps the door shut."""
    with serve(tmp_path) as first:
        where = address(first)
        seats = [{"place": "hard"}, {"place": "hard"}, {"place": "you"}]
        httpx.post(f"{where}api/v1/tables", json={"game": "manhattan", "seats": seats}, timeout=30).raise_for_status()
        backup(Settings(data_folder=tmp_path), tmp_path / "copy")
        for arguments in ((), ("restore", str(tmp_path / "copy"))):
            with serve(tmp_path, *arguments) as second:
                _, said = second.communicate(timeout=60)
            assert second.returncode == 1
            assert f"a table is already running at {where}: process {first.pid} serves the database" in said
            assert said.count("\n") == 1
        assert httpx.get(f"{where}readyz").text == "ready\n"
        time.sleep(1.5)  # until a bot's process is there
        first.send_signal(signal.SIGKILL)
        first.wait()
    restore(Settings(data_folder=tmp_path), tmp_path / "copy")
    with serve(tmp_path) as third:
        address(third)
        third.send_signal(signal.SIGTERM)
        third.communicate(timeout=60)


@pytest.mark.slow
def test_who_listens_everywhere_is_told_the_address_for_other_devices(tmp_path: Path) -> None:
    with serve(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as process:
        where = address(process)
        assert where.startswith("http://localhost:")
        port = where.rpartition(":")[2]
        for own in find_own_addresses("0.0.0.0"):
            assert address(process) == f"http://{own}:{port}"
            assert httpx.get(f"http://{own}:{port}readyz").text == "ready\n"
