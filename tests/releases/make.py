"""Makes what later versions must be able to read: a database and records, by playing at a server of the present version.

    python -m tests.releases.make

It writes tests/releases/VERSION/ and takes some minutes, most of them waiting until somebody counts as gone.
"""

import json
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.served import Browser, Json, Program, client, served

GRACE = 155.0  # seconds after which somebody who has left can be replaced
OPENING = 8  # moves at tables that are left running


@dataclass
class Saved:
    """A table as its version showed it."""

    what: str
    id: str
    secrets: list[str]
    browser: dict[str, str] = field(default_factory=dict)
    draft: str = ""
    seats: dict[str, Json] = field(default_factory=dict)


class Players:
    """Whoever plays at the tables of one game."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game = address, game
        self.program, self.browser = Program(address), Browser(address)
        self.chance = random.Random(game)

    def made(self, what: str, *places: str, **options: str) -> tuple[Saved, list[Json]]:
        """Make a table; return it with its keys."""
        seats = [{"place": place, "name": f"{place.capitalize()} {number}"} for number, place in enumerate(places, 1)]
        for seat in seats:
            if seat["place"] not in ("you", "here"):
                seat["name"] = ""
        answer = self.program.post("tables", game=self.game, seats=seats, options=options)
        secrets = [key["secret"] for key in answer["keys"] if key["purpose"] == "seat"]
        return Saved(what, answer["table"]["id"], secrets), answer["keys"]

    def sit(self, browser: Browser, keys: list[Json], name: str) -> None:
        """Bring seats into a browser, or sit down by invitation."""
        for key in keys:
            browser.send(key["link"], key["link"], name=name)

    def step(self, table: Saved) -> bool:
        """Make a move of whoever's turn it is; tell whether the game goes on. Bots are waited for."""
        for secret in table.secrets:
            found = self.program.get(f"tables/{table.id}/moves", secret)
            if found["actor"] == -1:
                return False
            if found["moves"]:
                self.program.post(f"tables/{table.id}/moves", secret, move=self.chance.choice(found["moves"]))
                return True
        time.sleep(0.2)
        return True

    def steps(self, table: Saved, moves: int) -> None:
        """Play on until so many moves have been made and a person is to move."""
        while self.program.get(f"tables/{table.id}")["ply"] < moves or not self.is_persons(table):
            self.step(table)

    def is_persons(self, table: Saved) -> bool:
        """Tell whether one of the table's secrets may move."""
        return any(self.program.get(f"tables/{table.id}/moves", secret)["moves"] for secret in table.secrets)

    def form(self, table: Saved, name: str, **fields: object) -> str:
        """Send one of the table's forms."""
        return self.browser.send(f"/t/{table.id}", f"/t/{table.id}/{name}", **fields)


def finished(players: Players, seats: int) -> list[Saved]:
    """Return a finished game with moves taken back, its rematch with a draft, and a game that goes on from its middle."""
    table, keys = players.made("finished", *["here"] * seats)
    players.sit(players.browser, keys, "Ada")
    players.steps(table, 20)
    start = players.program.get(f"tables/{table.id}")["ply"]
    players.steps(table, start + 6)
    players.form(table, "undo", ply=start)
    players.steps(table, start + 3)
    players.form(table, "undo")
    players.form(table, "redo")
    while players.step(table):
        pass
    rematch = Saved("rematch", players.form(table, "rematch").split("/")[2], table.secrets)
    players.steps(rematch, players.program.get(f"tables/{rematch.id}")["ply"] + OPENING)
    draft(players, rematch)
    middle = players.program.get(f"tables/{table.id}")["ply"] // 2
    again = Saved("played on", players.form(table, "continue", ply=middle).split("/")[2], [])
    return [table, rematch, again]


def draft(players: Players, table: Saved) -> None:
    """Leave a move at a table that waits to be confirmed."""
    players.form(table, "confirms", on="yes")
    moves = next(
        found for secret in table.secrets if (found := players.program.get(f"tables/{table.id}/moves", secret)["moves"])
    )
    table.draft, table.browser = moves[0], players.browser.cookies
    actor = players.program.get(f"tables/{table.id}")["actor"]
    players.form(table, "ready", seat=actor)
    players.form(table, "move", move=table.draft)


def absent(players: Players, friend: Browser) -> Saved:
    """Return a running game of a person, a friend by link and a bot. The friend leaves soon."""
    table, keys = players.made("handed over", "you", "link", "easy")
    players.sit(players.browser, [key for key in keys if key["purpose"] == "seat"], "Ada")
    players.sit(friend, [key for key in keys if key["purpose"] == "invitation"], "Ben")
    return table


def main() -> None:
    """Play, and keep what the server wrote."""
    games = {game["id"]: game["seats"] for game in games_of()}
    version = subprocess.run([sys.executable, "-m", "baumeister", "--version"], check=True, capture_output=True, text=True)
    target = Path(__file__).parent / version.stdout.split()[1]
    target.mkdir(exist_ok=False)
    with TemporaryDirectory() as folder:
        with served(Path(folder)) as address:
            saved = played(address, games)
            keep_records(address, saved, target)
        pack(Path(folder) / "baumeister.sqlite3", target / "baumeister.sqlite3")
    tables = {game: [asdict(table) for table in of_game] for game, of_game in saved.items()}
    (target / "tables.json").write_text(json.dumps(tables, separators=(",", ":")) + "\n")


def games_of() -> list[Json]:
    """Return the games and their numbers of seats."""
    with TemporaryDirectory() as folder, served(Path(folder)) as address:
        found: list[Json] = client(address).get("/api/v1/games").json()
    return found


def played(address: str, games: dict[str, list[int]]) -> dict[str, list[Saved]]:
    """Play at tables of every game; return them as they stand at the end."""
    saved, left = {}, []
    for game, seats in games.items():
        players, friend = Players(address, game), Browser(address)
        left.append((players, friend, absent(players, friend)))
        saved[game] = [*finished(players, seats[0]), left[-1][2]]
    time.sleep(GRACE)
    for number, (players, friend, table) in enumerate(left):
        players.form(table, "seats/2/bot", level="easy")
        if number % 2:
            friend.send(f"/t/{table.id}", f"/t/{table.id}/seats/2/take", name="Ben")
        else:
            players.steps(table, OPENING)
    for game, tables in saved.items():
        for table in tables:
            look(Program(address), game, table)
    return saved


def look(program: Program, game: str, table: Saved) -> None:
    """Note what each seat, and a spectator, sees of a table."""
    for seat, secret in enumerate(["", *table.secrets]):
        table.seats[str(seat)] = program.get(f"tables/{table.id}", secret)


def keep_records(address: str, saved: dict[str, list[Saved]], target: Path) -> None:
    """Write the record of every finished game."""
    for game, tables in saved.items():
        record = Program(address).get(f"tables/{tables[0].id}/record")
        (target / f"{game}.json").write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")


def pack(source: Path, target: Path) -> None:
    """Copy a database without the requests that it remembers, as one file."""
    with closing(sqlite3.connect(source)) as database:
        database.execute("DELETE FROM requests")
        database.commit()
        database.execute("VACUUM INTO ?", (str(target),))


if __name__ == "__main__":
    main()
