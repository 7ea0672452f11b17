"""Kills a server again and again while people play, and audits it after every start.

    python -m tests.web.attacks.campaign --kills 1000 --out kills.jsonl

A campaign of many kills consists of rounds of twenty-five, each with a database of its own; those that the file has are not run
again.
"""

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import monotonic, sleep

from baumeister.games import GAMES, rules
from tests.web.attacks.audit import Audit
from tests.web.attacks.browsers import Browsers
from tests.web.attacks.devices import Device
from tests.web.attacks.guests import Party
from tests.web.attacks.ledger import Ledger
from tests.web.attacks.nearly_over import nearly_over
from tests.web.attacks.programs import Programs
from tests.web.attacks.servers import Forked, Forks, Running, Served

KILLS = 25  # in a round
EARLY = 0.1  # how many of the other servers are killed while they start
RARE = 0.6  # how many servers are killed while they do something rare
REQUESTS = range(2, 14)  # that a server lives to see
EMPTY = 3  # servers that are killed while there is no database yet
PARTIES = 3
COMPLAINTS = re.compile("Traceback|can't")
NEARLY_OVER = 5  # tables for each party of browsers


class Campaign:
    """A database, people at its tables, and a server that is killed."""

    def __init__(self, folder: Path, seed: int, *, in_earnest: float = 0.0) -> None:
        """`in_earnest` of the servers are started as people start them, the others forked."""
        self.folder, self.seed, self.in_earnest = folder, seed, in_earnest
        self.random, self.ledger, self.kills = Random(seed), Ledger(), 0
        self.audit = Audit(folder / "baumeister.sqlite3", self.ledger)
        self.log = folder / "log"
        self.parties: Sequence[Party] = ()

    def run(self, kills: int) -> Counter[str]:
        """Kill a server so many times, the first while they set up the database, then settle all; return the figures."""
        self.forks = Forks(self.log)
        with closing(self.forks), ThreadPoolExecutor(PARTIES) as pool:
            for _ in range(EMPTY):
                self._die_while_starting()
            self.parties = self._seat_all()
            while self.kills < kills:
                if self.random.random() < EARLY:
                    self._die_while_starting()
                else:
                    self._live_and_die(pool)
            self._settle()
        return self._figures()

    def _seat_all(self) -> Sequence[Party]:
        """Seat two people at one device, two friends with a device each, and two programs at a table."""
        games = [GAMES[(self.seed + number) % len(GAMES)] for number in range(PARTIES)]
        devices = [Device(f"127.0.{self.seed % 200}.{number}") for number in range(1, 8)]
        together = self._browsers(games[0], "you here", devices[:1], devices[1])
        friends = self._browsers(games[1], "you link", devices[2:4], devices[4])
        return (
            together,
            friends,
            Programs(self.ledger, f"{self.seed}", games[2], places_of(games[2], "here link"), devices[5:7]),
        )

    def _browsers(self, game: str, wished: str, people: Sequence[Device], phone: Device) -> Browsers:
        places = places_of(game, wished)
        party = Browsers(self.ledger, f"{self.seed} {wished}", game, places, people, phone)
        party.nearly_over += [nearly_over(self.folder, self.random, game, places, people) for _ in range(NEARLY_OVER)]
        party.go(party.nearly_over.pop())
        return party

    def _settle(self) -> None:
        """Let everybody have an answer, and hold all against the ledger."""
        with self._running() as server:
            self.audit.run()
            for party in self.parties:
                party.settle(server.port)
                party.leave()
            assert not self.ledger.pending
            self.audit.run()

    def _die_while_starting(self) -> None:
        self.kills += 1
        with self._running(waits=False) as server:
            sleep(self.random.random() * server.starts_in)

    def _live_and_die(self, pool: ThreadPoolExecutor) -> None:
        self.kills += 1
        with self._running() as server:
            self.audit.run()
            playing = [pool.submit(party.play, server.port) for party in self.parties]
            rare = self.random.random() < RARE
            self.ledger.wait_for(self.random.choice(REQUESTS), playing, rare=rare)
            sleep(self.random.random() * self.ledger.usual)
        for party in playing:
            party.result()

    @contextmanager
    def _running(self, *, waits: bool = True) -> Iterator[Running]:
        """Start a server, and kill it in the end."""
        is_in_earnest = self.random.random() < self.in_earnest
        server = Served(self.folder, self.log, waits=waits) if is_in_earnest else Forked(self.forks, self.folder, waits=waits)
        try:
            yield server
        finally:
            server.kill()

    def _figures(self) -> Counter[str]:
        asked = Counter(f"{act.outcome}: {act.kind}" for act in self.ledger.acts)
        checked = {"records verified": len(self.audit.tables), "moves of chance in records": self.audit.verified()}
        told = {"complaints in the log": len(COMPLAINTS.findall(self.log.read_text()))}
        return Counter({"kills": self.kills, **asked, **self.ledger.counts, **self.audit.counts, **checked, **told})


def places_of(game: str, wished: str) -> list[str]:
    """Return two people's places, and a bot's where a game needs three."""
    return [*wished.split(), *(["easy"] if 2 not in rules(game).seats else [])]


def main() -> None:
    """Run what is missing of a campaign, and add up its figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--out", type=Path, default=Path("kills.jsonl"), help="what was found, a line for each round")
    parser.add_argument("--in-earnest", type=float, default=0.1, help="how many servers are started as people start them")
    parser.add_argument("--first", type=int, default=0, help="the first round's number, for campaigns side by side")
    chosen = parser.parse_args()
    done = [json.loads(line) for line in chosen.out.read_text().splitlines()] if chosen.out.exists() else []
    while sum(each["kills"] for each in done) < chosen.kills:
        start, folder = monotonic(), Path(mkdtemp(prefix="kills-"))
        found = Campaign(folder, chosen.first + len(done), in_earnest=chosen.in_earnest).run(KILLS)
        done.append(dict(found))
        with chosen.out.open("a") as out:
            out.write(json.dumps(found) + "\n")
        sys.stderr.write(f"{KILLS} kills in {monotonic() - start:.0f} s, {folder}\n")
    total = sum((Counter(each) for each in done), Counter[str]())
    sys.stdout.write("".join(f"{what:<44} {count:8,}\n" for what, count in sorted(total.items())))


if __name__ == "__main__":
    main()
