"""Does the table answer others while 1,100 half requests are open? Starts servers that may open 1,024 files.

    python benchmarks/connections.py --files 1024 --half 1100

Limits to keep: others wait 1000 ms at most, all half requests are closed within 10 s, the log has one line a minute.
"""

import argparse
import contextlib
import re
import resource
import select
import subprocess
import sys
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from multiprocessing import Process, Queue
from pathlib import Path
from socket import create_connection, socket
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

COMMAND = (
    "import resource, sys; from pathlib import Path\n"
    "files = int(sys.argv[2]); resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Settings\n"
    "serve(Settings(data_folder=Path(sys.argv[1]), port=0, proxies='127.0.0.1'))"
)
HALVES = {
    "nothing sent": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "half a body": b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\nname=",
}
SOURCES = {"one address": ["127.0.0.2"], "200 addresses": [f"127.0.1.{n}" for n in range(1, 201)], "the proxy": ["127.0.0.1"]}
SECONDS = 12.0  # during which others ask


def attack(port: int, count: int, half: bytes, sources: Sequence[str], told: "Queue[tuple[int, int, float]]") -> None:
    """Open half requests and wait until the server has closed them; tell how many, how many are left, when the last went."""
    poll, lines, start, closed_after = select.poll(), dict[int, socket](), perf_counter(), 0.0
    for number in range(count):
        with contextlib.suppress(OSError):
            line = create_connection(("127.0.0.1", port), 5, (sources[number % len(sources)], 0))
            lines[line.fileno()] = line
            line.sendall(half)
            poll.register(line, select.POLLIN | select.POLLHUP)
    opened = len(lines)
    while lines and perf_counter() - start < SECONDS:
        for number, _ in poll.poll(100):
            with contextlib.suppress(OSError):
                if lines[number].recv(4096):
                    continue
            poll.unregister(number)
            lines.pop(number).close()
            closed_after = perf_counter() - start
    told.put((opened, len(lines), closed_after))


def asked(port: int, seconds: float) -> list[float]:
    """Ask for the home page and the health again and again; return how long each answer took."""
    times, start = [], perf_counter()
    while perf_counter() - start < seconds:
        before = perf_counter()
        try:
            line = HTTPConnection("127.0.0.1", port, timeout=5, source_address=("127.0.0.3", 0))
            line.request("GET", "/gallery" if len(times) % 2 else "/healthz")
            line.getresponse().read()
            times.append(perf_counter() - before)
        except (OSError, HTTPException):
            times.append(max(5.0, perf_counter() - before))
        finally:
            line.close()
        sleep(0.02)
    return times


def measured(files: int, count: int, half: bytes, sources: Sequence[str]) -> str:
    """Attack a server of its own; return what happened."""
    with TemporaryDirectory() as folder, (Path(folder) / "log").open("w+") as log:
        command = [sys.executable, "-c", COMMAND, folder, str(files)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found
            port = int(found.group(1))
            sleep(2)
            told: Queue[tuple[int, int, float]] = Queue()
            Process(target=attack, args=(port, count, half, sources, told)).start()
            times = sorted(asked(port, SECONDS))
            opened, left, closed_after = told.get(timeout=60)
        finally:
            process.terminate()
            process.communicate()
        text = (Path(folder) / "log").read_text()
        failed = sum(time >= 5 for time in times)
        middle, worst = (1000 * time for time in (times[len(times) // 2], times[-1]))
        return (
            f"others {middle:5.0f} ms, at worst {worst:5.0f} ms, {failed} of {len(times)} failed; "
            f"{opened} opened, {left} left, last closed after {closed_after:4.1f} s; "
            f"log {len(text.splitlines())} lines, {len(text)} B"
        )


def main() -> None:
    """Attack in each way and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--half", type=int, default=1100)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    for half, data in HALVES.items():
        for source, addresses in SOURCES.items():
            print(f"{half:<12} from {source:<13} {measured(chosen.files, chosen.half, data, addresses)}", flush=True)


if __name__ == "__main__":
    main()
