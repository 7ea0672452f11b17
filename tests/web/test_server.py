"""A server of its own, as people run it: news, resuming, ending, being killed."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import httpx
import pytest

pytestmark = pytest.mark.slow

COMMAND = (
    "import sys; from pathlib import Path\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Limits, Settings\n"
    "limits = Limits(reads_at_once=10**6, writes_at_once=10**6, tables_at_once=10**6)\n"
    "serve(Settings(data_folder=Path(sys.argv[1]), port=int(sys.argv[2]), heartbeat=0.3, bot_workers=1, bot_seconds=0.05,"
    " limits=limits))"
)


class Server:
    """A process that serves."""

    def __init__(self, data: Path, log: IO[bytes] | None = None) -> None:
        self.data, self.port, self.log = data, 0, log
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", COMMAND, str(self.data), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line
        self.port = int(found.group(1))
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.close()

    def close(self) -> int:
        self.process.communicate(timeout=20)
        self.http.close()
        return self.process.returncode

    def make(self, *places: str) -> tuple[str, list[dict[str, str]]]:
        order = {"game": "manhattan", "seats": [{"place": place} for place in places]}
        made = self.http.post("/api/v1/tables", json=order).json()
        return made["table"]["id"], [{"authorization": f"Bearer {key['secret']}"} for key in made["keys"]]

    def table(self, table_id: str, who: dict[str, str]) -> dict[str, object]:
        table: dict[str, object] = self.http.get(f"/api/v1/tables/{table_id}", headers=who).json()
        return table

    def move(self, table_id: str, who: dict[str, str]) -> dict[str, object] | None:
        moves = self.http.get(f"/api/v1/tables/{table_id}/moves", headers=who).json()["moves"]
        if not moves:
            return None
        answer = self.http.post(f"/api/v1/tables/{table_id}/moves", json={"move": moves[0]}, headers=who)
        assert answer.status_code == 200, answer.text
        table: dict[str, object] = answer.json()
        return table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    if running.process.poll() is None:
        running.stop()


def events(lines: Iterator[str]) -> Iterator[tuple[int | None, dict[str, object]]]:
    """Read server-sent events: their number and what they say."""
    number: int | None = None
    for line in lines:
        if line.startswith("id: "):
            number = int(line[4:])
        elif line.startswith("data: "):
            yield number, json.loads(line[6:])
            number = None


def test_news_come_at_once_and_resume_where_they_ended(server: Server) -> None:
    table_id, (one, _two) = server.make("you", "here")
    with server.http.stream("GET", f"/t/{table_id}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers.get("content-encoding") is None
        news = events(stream.iter_lines())
        with httpx.Client(base_url=server.http.base_url) as other:
            moves = other.get(f"/api/v1/tables/{table_id}/moves", headers=one).json()["moves"]
            other.post(f"/api/v1/tables/{table_id}/moves", json={"move": moves[0]}, headers=one)
        number, data = next(news)
        assert (number, data["kind"]) == (data["seq"], "move")
        assert set(data) == {"seq", "ply", "kind"}
    for headers, query in (({"last-event-id": "3"}, ""), ({}, "?after=3")):
        with server.http.stream("GET", f"/t/{table_id}/events{query}", headers=headers) as stream:
            news = events(stream.iter_lines())
            assert [next(news)[0] for _ in range(3)] == [4, 5, 6]


def test_a_quiet_stream_beats(server: Server) -> None:
    table_id, _ = server.make("you", "link")
    with server.http.stream("GET", f"/t/{table_id}/events") as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith(":")) == ":"


def test_programs_follow_by_lines(server: Server) -> None:
    table_id, (one, _two) = server.make("you", "here")
    with server.http.stream("GET", f"/api/v1/tables/{table_id}/events?after=5", headers=one) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = (line for line in stream.iter_lines() if line)
        assert [json.loads(next(lines))["seq"] for _ in range(3)] == [6, 7, 8]


def test_ending_wakes_all_streams(server: Server) -> None:
    table_id, _ = server.make("you", "link")
    with server.http.stream("GET", f"/t/{table_id}/events") as stream:
        next(stream.iter_lines())
        server.process.send_signal(signal.SIGTERM)
        assert server.close() in (0, -signal.SIGTERM)


def test_killed_in_play_no_acknowledged_move_is_lost_and_it_goes_on(server: Server) -> None:
    table_id, (one, two) = server.make("you", "here", "easy")
    seen = 0
    for round_number in range(2):
        start = time.perf_counter()
        while time.perf_counter() - start < 0.6 + round_number * 0.3:
            table = server.move(table_id, one) or server.move(table_id, two)
            if table is not None:
                seen = int(str(table["seq"]))
        server.stop(signal.SIGKILL)
        server.start()
        after = server.table(table_id, one)
        assert int(str(after["seq"])) >= seen
    deadline = time.perf_counter() + 60
    while server.table(table_id, one)["actor"] == 3 and time.perf_counter() < deadline:
        time.sleep(0.05)
    assert server.table(table_id, one)["actor"] != 3


def test_who_listens_is_there(server: Server) -> None:
    table_id, (one, two) = server.make("you", "here")
    with server.http.stream("GET", f"/api/v1/tables/{table_id}/events", headers=two):
        seats = server.table(table_id, one)["seats"]
        assert isinstance(seats, list)
        assert seats[1]["is_connected"]


def test_the_bot_of_the_documentation_plays(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/api.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0].replace("http://127.0.0.1:8000", str(server.http.base_url))
    program: dict[str, Callable[[str, str], None]] = {}
    exec(code, program)
    table_id, secrets = server.make("you", "here")
    with ThreadPoolExecutor(2) as pool:
        for found in [pool.submit(program["play"], table_id, who["authorization"].split()[1]) for who in secrets]:
            found.result(120)
    assert json.loads(capsys.readouterr().out.splitlines()[0])["winners"]
