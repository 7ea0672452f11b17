"""How long does a bot take while one address keeps twenty tables of master bots busy? Starts a server of its own.

    baumeister doctor --compile-only; python benchmarks/bot_flood.py

Twenty tables, each of a person who moves at once and three master bots, are played from 127.0.0.2; half of them are of one
game. From 127.0.0.1 a stranger plays with one bot of each level in turn. Printed are the seconds from the stranger's move
to the end of the bot's, and how many moves are made at the flood's tables. The limits are those of a server as it comes.
"""

import argparse
import json
import re
import subprocess
import sys
import threading
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

COMMAND = (
    "import sys; from pathlib import Path\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Settings\n"
    "serve(Settings(data_folder=Path(sys.argv[1]), port=0))"
)
FLOOD, STRANGER = "127.0.0.2", "127.0.0.1"
GAMES = ("manhattan", "manhattan", "manhattan", "manhattan", "buerger", "neue_heimat", "skyline", "wettstreit")
LOOK = 0.5  # seconds between two looks at one of the flood's tables
PATIENCE = 120.0  # seconds for one answer


class Guest:
    """Whoever asks from one address."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address

    def ask(self, path: str, key: str = "", body: object = None) -> dict:
        """Return the answer to a GET, or to a POST if there is a body."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        with closing(HTTPConnection("127.0.0.1", self._port, 60, (self._address, 0))) as line:
            line.request("GET" if body is None else "POST", f"/api/v1{path}", body and json.dumps(body), headers)
            return json.loads(line.getresponse().read())

    def table(self, game: str, *bots: str) -> tuple[str, str]:
        """Make a table for a person and bots; return its path and the seat's secret."""
        made = self.ask("/tables", body={"game": game, "seats": [{"place": place} for place in ("here", *bots)]})
        return f"/tables/{made['table']['id']}", made["keys"][0]["secret"]


class Flood:
    """Tables of master bots, each played by a thread."""

    def __init__(self, port: int, tables: int) -> None:
        self._guest, self._is_over, self.plies = Guest(port, FLOOD), False, [0] * tables
        self._threads = [threading.Thread(target=self._play, args=(number,), daemon=True) for number in range(tables)]

    def start(self) -> None:
        """Sit down at all tables."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Leave."""
        self._is_over = True
        for thread in self._threads:
            thread.join()

    def _play(self, number: int) -> None:
        path, key = self._guest.table(GAMES[number % len(GAMES)], "master", "master", "master")
        while not self._is_over:
            found = self._guest.ask(f"{path}/moves", key)
            if found.get("moves"):
                made = self._guest.ask(f"{path}/moves", key, {"move": found["moves"][0]})
                self.plies[number] = made.get("ply", self.plies[number])
            else:
                sleep(LOOK)


class Stranger:
    """Somebody who plays with one bot of each level in turn, and looks at the clock."""

    def __init__(self, port: int) -> None:
        self._guest = Guest(port, STRANGER)

    def waits(self, level: str, times: int) -> list[float]:
        """Return the seconds that some turns of a bot take."""
        path, key = self._guest.table("manhattan", level)
        self._await_turn(path, key)
        found: list[float] = []
        while len(found) < times:
            move = self._await_turn(path, key)
            start = perf_counter()
            after = self._guest.ask(f"{path}/moves", key, {"move": move})
            if after["actor"] != 1:
                self._await_turn(path, key)
                found.append(perf_counter() - start)
        return found

    def _await_turn(self, path: str, key: str) -> str:
        """Return the first legal move as soon as there is one."""
        end = perf_counter() + PATIENCE
        while perf_counter() < end:
            if moves := self._guest.ask(f"{path}/moves", key)["moves"]:
                return moves[0]
            sleep(0.05)
        raise SystemExit(f"no bot has moved for {PATIENCE:g} seconds")


def show(what: str, times: list[float]) -> None:
    """Print a median and its range."""
    print(f"{what:<36} {median(times):6.2f} s   ({min(times):.2f} to {max(times):.2f}, {len(times)} turns)", flush=True)


def measure(port: int, tables: int, times: int, settle: float) -> None:
    """Print how long a stranger's bots take without the flood, and within it."""
    stranger, flood = Stranger(port), Flood(port, tables)
    show("easy, alone", stranger.waits("easy", times))
    flood.start()
    sleep(settle)
    before, start = list(flood.plies), perf_counter()
    for level in ("easy", "medium", "hard", "master"):
        show(f"{level}, within the flood", stranger.waits(level, times))
    sleep(max(0.0, settle - (perf_counter() - start)))
    gone_on = [after - ply for ply, after in zip(before, flood.plies, strict=True)]
    rate = 60 * sum(gone_on) / (perf_counter() - start)
    print(f"the flood's tables: {rate:.0f} moves a minute, {sum(map(bool, gone_on))} of {tables} went on")
    flood.stop()


def memory(parent: int) -> str:
    """Return how many processes of bots there are, and what they hold in memory (on Linux)."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "status").read_text(), (folder / "cmdline").read_text()
        except OSError:
            continue
        if f"PPid:\t{parent}\n" in status and "bot_worker" in command:
            found.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024)
    return f"{len(found)} processes of bots, {sum(found)} MB"


def main() -> None:
    """Flood a server and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--settle", type=float, default=30.0, help="seconds before and, at least, after the first measurement")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        served = subprocess.Popen([sys.executable, "-c", COMMAND, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert served.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", served.stdout.readline())
            assert found
            measure(int(found[1]), chosen.tables, chosen.times, chosen.settle)
            print(memory(served.pid))
        finally:
            served.terminate()
            served.communicate()


if __name__ == "__main__":
    main()
