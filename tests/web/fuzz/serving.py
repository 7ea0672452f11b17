"""A server under attack: what it must still do, and what its log may not say."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.test_server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Return a server whose log stands in a file."""
    with (tmp_path / "server.log").open("wb") as log:
        running = Server(tmp_path, log)
        yield running
        running.stop()


def answers_normally(server: Server) -> bool:
    """Sit down at a new table, look at it and move."""
    table_id, (one, _two) = server.make("you", "here")
    pages = [server.http.get(path) for path in ("/", f"/t/{table_id}", f"/t/{table_id}/fragment", "/readyz")]
    return all(page.status_code == 200 for page in pages) and server.move(table_id, one) is not None


def assert_quiet(server: Server) -> None:
    """Look for faults in the log."""
    lines = (server.data / "server.log").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "Traceback" in line or " ERROR " in line] == []
    assert len(lines) < 100, lines[:100]
