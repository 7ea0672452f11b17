"""What does a crowd do to a table? Starts a server of its own and prints milliseconds.

    python benchmarks/crowd.py --spectators 2000 --moves 10
    python benchmarks/crowd.py --flood 250

Spectators: from sending a move to its last event, and to the picture of it, for each of them. The crowd shares the machine with
the server, so the same crowd is also fed the same bytes by a server that does nothing but send them: its floor.

A flood: one client asks for so many pages of the past at once; how long do a stranger's requests take meanwhile?
"""

import argparse
import json
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from select import EPOLLIN, epoll
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

SERVER = (
    "import sys; from pathlib import Path\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Limits, Settings\n"
    "many = 10**6; limits = Limits(reads_at_once=many, writes_at_once=many, tables_at_once=many, streams_per_client=many,\n"
    "    connections_per_client=many, connections=many, reads_per_second=many, writes_per_second=many, tables_per_minute=many)"
    "\nserve(Settings(data_folder=Path(sys.argv[1]), port=0, limits=limits, heartbeat=600.0))"
)
SENDER = """
import socket, sys, time
listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
print(listener.getsockname()[1], flush=True)
lines = [listener.accept()[0] for _ in range(int(sys.argv[1]))]
for line in sys.stdin.buffer:
    body = b"x" * int(line)
    for one in lines:
        one.sendall(body)
"""
PICTURES = "&pictures=yes"


class Table:
    """A server and a table, all of whose seats are played from here."""

    def __init__(self, folder: str, game: str) -> None:
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SERVER, folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found.group(1))
        made = self.api("POST", "/api/v1/tables", {"game": game, "seats": [{"place": "here"}] * 4})
        self.id, self.keys = made["table"]["id"], [key["secret"] for key in made["keys"]]

    def api(self, method: str, path: str, body: object = None, key: str = ""):
        """Ask the API."""
        with closing(HTTPConnection("127.0.0.1", self.port)) as line:
            headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
            line.request(method, path, json.dumps(body) if body is not None else None, headers)
            return json.loads(line.getresponse().read())

    def next_move(self) -> tuple[str, str]:
        """Return whose turn it is, by the secret, and a legal move."""
        for key in self.keys:
            moves = self.api("GET", f"/api/v1/tables/{self.id}/moves", key=key)["moves"]
            if moves:
                return key, moves[0]
        raise SystemExit("the game is over")

    def play(self, key: str, move: str) -> int:
        """Make a move; return the number of the last event after it."""
        return int(self.api("POST", f"/api/v1/tables/{self.id}/moves", {"move": move}, key)["seq"])

    def cpu(self) -> float:
        """Return the CPU seconds of the server and its processes so far."""
        ticks = os.sysconf("SC_CLK_TCK")
        return sum(sum(map(int, stat(pid)[13:15])) for pid in family(self.process.pid)) / ticks

    def memory(self) -> list[int]:
        """Return the resident megabytes of the server and of its processes."""
        return [int(stat(pid)[23]) * os.sysconf("SC_PAGE_SIZE") >> 20 for pid in family(self.process.pid)]


def stat(pid: int) -> list[str]:
    """Return what Linux tells of a process, as in proc(5), from 0."""
    with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
        text = file.read()
    return ["", "", *text.rpartition(")")[2].split()]


def family(pid: int) -> list[int]:
    """Return a process and its children."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:  # noqa: PTH123
        return [pid, *map(int, file.read().split())]


class Crowd:
    """Many connections, read as fast as one process can."""

    def __init__(self, port: int, count: int) -> None:
        self.epoll, self.lines = epoll(), {}
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port))
            line.setblocking(False)
            self.lines[line.fileno()] = line
            self.epoll.register(line, EPOLLIN)

    def read(self, take: Callable[[int, bytes], None], is_done: Callable[[], bool], patience: float = 60.0) -> None:
        """Hand over whatever comes, by connection, until it is enough."""
        end = perf_counter() + patience
        while not is_done() and perf_counter() < end:
            for number, _ in self.epoll.poll(0.2):
                take(number, self.lines[number].recv(1 << 18))


def percentiles(times: list[float]) -> str:
    """Return the median, the 99th percentile and the last, in milliseconds."""
    ordered = sorted(times)
    middle, late, last = (1000 * at for at in (statistics.median(ordered), ordered[int(len(ordered) * 0.99)], ordered[-1]))
    return f"p50 {middle:6.0f}   p99 {late:6.0f}   last {last:6.0f} ms"


def listen(crowd: Crowd, table_id: str, more: str) -> None:
    """Open a stream of events on each connection."""
    ask = get(f"/t/{table_id}/events?draft={more}", "Accept-Language: en")
    opened = set()
    for line in crowd.lines.values():
        line.send(ask)

    def take(number: int, data: bytes) -> None:
        if b"retry" in data:
            opened.add(number)

    crowd.read(take, lambda: len(opened) == len(crowd.lines))
    assert len(opened) == len(crowd.lines), f"only {len(opened)} streams"


def spectate(table: Table, count: int, moves: int, more: str) -> int:
    """Measure how a crowd sees moves; return the bytes that one of them got for the last one."""
    crowd = Crowd(table.port, count)
    listen(crowd, table.id, more)
    getters = {} if more else fetching(table, crowd, count)
    events, pictures, cpu, size = [], [], [], 0
    for _ in range(moves):
        key, move = table.next_move()
        sleep(0.3)
        before, seen = table.cpu(), Seen(crowd, getters, table.id)
        poster = threading.Thread(target=lambda key=key, move=move, seen=seen: seen.wait_for(table.play(key, move)))
        start = perf_counter()
        poster.start()
        crowd.read(seen.take, lambda seen=seen: len(seen.pictures) == count)
        poster.join()
        cpu.append(table.cpu() - before)
        events += [at - start for at in seen.events.values()]
        pictures += [at - start for at in seen.pictures.values()]
        size = max(map(len, seen.heard.values()), default=0)
    used = 1000 * statistics.median(cpu)
    print(f"{count} spectators: {len(pictures)} pictures of {moves} moves; CPU of the server {used:.0f} ms a move")
    print(f"  event    {percentiles(events)}\n  picture  {percentiles(pictures)}")
    print(f"  memory {table.memory()} MB; one spectator got {size} bytes for the last move")
    return size


def fetching(table: Table, crowd: Crowd, count: int) -> dict[int, int]:
    """Give each spectator a second connection, for fragments."""
    first = list(crowd.lines)
    other = Crowd(table.port, count)
    for number, line in other.lines.items():
        crowd.lines[number] = line
        crowd.epoll.register(line, EPOLLIN)
    return dict(zip(first, other.lines, strict=True))


def get(path: str, *headers: str) -> bytes:
    """Return a request as bytes."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Accept-Encoding: gzip", *headers, "", ""]).encode()


class Seen:
    """Who has seen a move's events and its picture, and when."""

    def __init__(self, crowd: Crowd, getters: dict[int, int], table_id: str) -> None:
        self.crowd, self.getters, self.table_id = crowd, getters, table_id
        self.owners = {getter: owner for owner, getter in getters.items()}
        self.heard: dict[int, bytes] = {}
        self.events: dict[int, float] = {}
        self.pictures: dict[int, float] = {}
        self.last = b""
        self.told = threading.Event()

    def wait_for(self, seq: int) -> None:
        """Take an event for the last one."""
        self.last = b"id: %d\n" % seq
        self.told.set()

    def take(self, number: int, data: bytes) -> None:
        """Note what came."""
        heard = self.heard[number] = self.heard.get(number, b"") + data
        if number in self.owners:
            head, _, body = heard.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            if length and len(body) >= int(length[1]):
                self.pictures.setdefault(self.owners[number], perf_counter())
            return
        if not self.last and not self.told.wait(0.5):
            return
        at = heard.rfind(self.last)
        if at >= 0 and heard.find(b"\n\n", at) >= 0:
            self.events.setdefault(number, perf_counter())
            if not self.getters:
                self.pictures.setdefault(number, perf_counter())
            elif number not in self.pictures:
                self.crowd.lines[self.getters[number]].send(get(f"/t/{self.table_id}/fragment?seq={self.last[4:-1].decode()}"))


def floor(count: int, size: int, moves: int) -> None:
    """Measure the same crowd, fed by a server that does nothing but send."""
    sender = subprocess.Popen([sys.executable, "-c", SENDER, str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert sender.stdin is not None
    assert sender.stdout is not None
    crowd, times = Crowd(int(sender.stdout.readline()), count), []
    sleep(0.5)
    for _ in range(moves):
        got: dict[int, int] = {}
        done: list[float] = []

        def take(number: int, data: bytes, got: dict[int, int] = got, done: list[float] = done) -> None:
            got[number] = got.get(number, 0) + len(data)
            if got[number] == size:
                done.append(perf_counter())

        start = perf_counter()
        sender.stdin.write(b"%d\n" % size)
        sender.stdin.flush()
        crowd.read(take, lambda done=done: len(done) == count)
        times += [at - start for at in done]
    sender.kill()
    print(f"  floor    {percentiles(times)}   (a server that only sends {size} bytes to each)")


def flood(table: Table, count: int) -> None:
    """Ask for pages of the past, all at once, as one client; measure a stranger's requests meanwhile."""
    plies = table.api("GET", f"/api/v1/tables/{table.id}")["ply"]
    quiet = probe(table, lambda: False, 40)
    for name, path in {
        "pages of the past": lambda n: f"/t/{table.id}?ply={n % plies}",
        "home pages": lambda _: "/",
        "states by the API": lambda _: f"/api/v1/tables/{table.id}",
        "rules": lambda _: "/games/wettstreit/rules",
    }.items():
        ask_all(table, name, [path(number) for number in range(count)], quiet)


def ask_all(table: Table, name: str, paths: list[str], quiet: dict[str, list[float]]) -> None:
    """Ask for many pages at once, and for a few as a stranger until all are there."""
    crowd, finished = Crowd(table.port, len(paths)), set()
    for path, line in zip(paths, crowd.lines.values(), strict=True):
        line.send(get(path, "Connection: close"))

    def take(number: int, data: bytes) -> None:
        if not data:
            finished.add(number)
            crowd.epoll.unregister(crowd.lines[number])

    start = perf_counter()
    reader = threading.Thread(target=lambda: crowd.read(take, lambda: len(finished) == len(paths)))
    reader.start()
    found = probe(table, lambda: not reader.is_alive(), 100_000)
    reader.join()
    print(
        f"{len(paths)} {name} at once take {perf_counter() - start:.1f} s, {len(finished)} are answered; a stranger meanwhile:"
    )
    for path, times in found.items():
        idle = 1000 * statistics.median(quiet[path])
        print(f"  {path.replace(table.id, 'T'):<28} {percentiles(times)}   ({len(times)} asked; p50 before {idle:.0f})")


def probe(table: Table, is_over: Callable[[], bool], most: int) -> dict[str, list[float]]:
    """Ask as a stranger, one request after another, from another address of this machine."""
    times: dict[str, list[float]] = {}
    paths = ["/healthz", "/games/manhattan/rules", f"/t/{table.id}/fragment?after=100000", f"/t/{table.id}"]
    count = 0
    while not is_over() and count < most:
        path = paths[count % len(paths)]
        with closing(HTTPConnection("127.0.0.1", table.port, source_address=("127.0.0.2", 0))) as line:
            start = perf_counter()
            line.request("GET", path, headers={"accept-encoding": "gzip"})
            line.getresponse().read()
            times.setdefault(path, []).append(perf_counter() - start)
        count += 1
        sleep(0.01)
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="manhattan")
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--before", type=int, default=60, help="moves made before anybody looks")
    parser.add_argument("--fetch", action="store_true", help="spectators fetch each picture, as old browsers do")
    parser.add_argument("--flood", type=int, default=250)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with TemporaryDirectory() as folder:
        table = Table(folder, options.game)
        try:
            for _ in range(options.before):
                table.play(*table.next_move())
            sleep(3)
            if options.flood:
                flood(table, options.flood)
            if options.spectators:
                size = spectate(table, options.spectators, options.moves, "" if options.fetch else PICTURES)
                if not options.fetch:
                    floor(options.spectators, size, options.moves)
        finally:
            table.process.terminate()
            table.process.wait()


if __name__ == "__main__":
    main()
