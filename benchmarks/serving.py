"""How soon does the table answer? Starts a server of its own and prints the medians in milliseconds.

    python benchmarks/serving.py --repeats 9

Limits to keep on an idle machine: listening 2000, news 200, the last of thirty spectators 200, a table's page 50.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

COMMAND = (
    "import sys; from pathlib import Path\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Limits, Settings\n"
    "limits = Limits(reads_at_once=10**6, writes_at_once=10**6, tables_at_once=10**6)\n"
    "serve(Settings(data_folder=Path(sys.argv[1]), port=0, limits=limits))"
)
SPECTATORS = 30


class Served:
    """A server with a Manhattan table whose four seats are played from here."""

    def __init__(self, folder: str) -> None:
        start = perf_counter()
        self.process = subprocess.Popen([sys.executable, "-c", COMMAND, folder], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline())
        assert found
        self.listening = perf_counter() - start
        self.port = int(found.group(1))
        self.first_home = seconds(lambda: self.get("/"))
        made = json.loads(self.send("/api/v1/tables", {"game": "manhattan", "seats": [{"place": "here"}] * 4}))
        self.table, self.keys = made["table"]["id"], [key["secret"] for key in made["keys"]]

    def get(self, path: str, key: str = "") -> bytes:
        """Return what is answered to a GET."""
        with closing(HTTPConnection("127.0.0.1", self.port)) as line:
            line.request("GET", path, headers={"accept-encoding": "gzip"} | bearer(key))
            return line.getresponse().read()

    def send(self, path: str, body: object, key: str = "") -> bytes:
        """Return what is answered to a POST of JSON."""
        with closing(HTTPConnection("127.0.0.1", self.port)) as line:
            line.request("POST", path, json.dumps(body), {"content-type": "application/json"} | bearer(key))
            return line.getresponse().read()

    def move(self) -> None:
        """Make somebody's first legal move."""
        for key in self.keys:
            with closing(HTTPConnection("127.0.0.1", self.port)) as line:
                line.request("GET", f"/api/v1/tables/{self.table}/moves", headers=bearer(key))
                moves = json.loads(line.getresponse().read())["moves"]
            if moves:
                self.send(f"/api/v1/tables/{self.table}/moves", {"move": moves[0]}, key)
                return

    def news(self) -> float:
        """Return the seconds from asking for the legal moves and making one to the event that tells of it."""
        with closing(HTTPConnection("127.0.0.1", self.port)) as line:
            line.request("GET", f"/t/{self.table}/events")
            stream = line.getresponse()
            start = perf_counter()
            self.move()
            while not stream.readline().startswith(b"data:"):
                pass
            return perf_counter() - start

    def spectators(self) -> float:
        """Return the seconds until the last of many spectators who ask at once has the fragment after a move."""
        self.move()
        lines = [HTTPConnection("127.0.0.1", self.port) for _ in range(SPECTATORS)]
        start = perf_counter()
        for line in lines:
            line.request("GET", f"/t/{self.table}/fragment", headers={"accept-encoding": "gzip"})
        for line in lines:
            line.getresponse().read()
        taken = perf_counter() - start
        for line in lines:
            line.close()
        return taken

    def page(self) -> float:
        """Return the seconds for a table's page that shows a new position."""
        self.move()
        return seconds(lambda: self.get(f"/t/{self.table}"))


def bearer(key: str) -> dict[str, str]:
    """Return the header that says who one is."""
    return {"authorization": f"Bearer {key}"} if key else {}


def seconds(act: Callable[[], object]) -> float:
    """Return how long something takes."""
    start = perf_counter()
    act()
    return perf_counter() - start


def measured() -> dict[str, float]:
    """Return one measurement of each, of a server started for it."""
    with TemporaryDirectory() as folder:
        served = Served(folder)
        try:
            return {
                "listening": served.listening,
                "the first home page": served.first_home,
                "the next home page": seconds(lambda: served.get("/")),
                "a table's page": served.page(),
                "a move and its news": served.news(),
                f"the last of {SPECTATORS} spectators": served.spectators(),
            }
        finally:
            served.process.terminate()
            served.process.communicate()


def main() -> None:
    """Measure some times and report the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    rounds = [measured() for _ in range(parser.parse_args().repeats)]
    for name in rounds[0]:
        times = sorted(1000 * found[name] for found in rounds)
        print(f"{name:<28} {median(times):7.0f} ms   ({times[0]:.0f} to {times[-1]:.0f})")


if __name__ == "__main__":
    main()
