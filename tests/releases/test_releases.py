"""What earlier releases saved is read, shown and played on: their records, and a database of each (`make.py` makes both)."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from baumeister.games import GAMES
from baumeister.records import read, write
from baumeister.records.fairness import verify
from tests.served import Browser, Json, Program, served

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if (path / "tables.json").exists())
RECORDS = [path for release in RELEASES for path in sorted(release.glob("*.json")) if path.name != "tables.json"]
PASSING = {"is_connected"}  # depends on who is there now
STRICTER = {"can_undo"}  # what was free may take the others' leave today, never the other way round


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    record = read(document)
    assert write(record.position, record.players, record.chance) == document
    verify(record)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_release_left_something_of_every_game(release: Path) -> None:
    saved = json.loads((release / "tables.json").read_text(encoding="utf-8"))
    assert set(saved) <= set(GAMES)
    records = [json.loads((release / f"{game}.json").read_text(encoding="utf-8")) for game in saved]
    assert sum(record["chance"]["branches"] != [] for record in records) > 1, "undo past chance"
    for tables in saved.values():
        assert [table["what"] for table in tables] == ["finished", "rematch", "played on", "handed over"]
        assert tables[1]["draft"]


class Reopened:
    """A release's tables, on a server of today."""

    def __init__(self, release: Path, address: str) -> None:
        self.release, self.address, self.program = release, address, Program(address)
        saved = json.loads((release / "tables.json").read_text(encoding="utf-8"))
        self.tables: list[tuple[str, Json]] = [(game, table) for game, tables in saved.items() for table in tables]


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def reopened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Reopened]:
    release: Path = request.param
    database = tmp_path / "baumeister.sqlite3"
    shutil.copy(release / database.name, database)
    with served(tmp_path) as address:
        yield Reopened(release, address)


@pytest.mark.slow
def test_every_seat_sees_what_it_saw(reopened: Reopened) -> None:
    for game, table in reopened.tables:
        for secret, before in zip(["", *table["secrets"]], table["seats"].values(), strict=True):
            after = reopened.program.get(f"tables/{table['id']}", secret)
            assert kept(before, after) == kept(before, before), f"{table['what']} table of {game}"


def kept(before: Any, after: Any) -> Any:
    """Return the part of a document that was there before: new fields may come."""
    if isinstance(before, dict) and isinstance(after, dict):
        stricter = {name for name in STRICTER & before.keys() if before[name] and after.get(name) is False}
        same = {name: before[name] for name in stricter}
        return {name: kept(before[name], after.get(name)) for name in before if name not in PASSING} | same
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [kept(one, other) for one, other in zip(before, after, strict=True)]
    return after


@pytest.mark.slow
def test_every_finished_game_has_its_record(reopened: Reopened) -> None:
    for game, table in reopened.tables:
        if table["what"] == "finished":
            saved = json.loads((reopened.release / f"{game}.json").read_text(encoding="utf-8"))
            assert reopened.program.get(f"tables/{table['id']}/record") == saved


@pytest.mark.slow
def test_every_running_game_goes_on(reopened: Reopened) -> None:
    for game, table in reopened.tables:
        path, before = f"tables/{table['id']}", table["seats"]["0"]["ply"]
        mover = next((seat for seat, seen in table["seats"].items() if seen["can_act"]), None)
        if table["draft"]:
            confirm(reopened.address, table)
        elif mover is not None:
            moves = table["seats"][mover]["view"]["moves"]
            reopened.program.post(f"{path}/moves", table["secrets"][int(mover) - 1], move=moves[0])
        else:
            continue
        assert reopened.program.get(path)["ply"] > before, f"{table['what']} table of {game}"


def confirm(address: str, table: Json) -> None:
    """Make the move that waits to be confirmed."""
    page = f"/t/{table['id']}"
    with closing(Browser(address, table["browser"])) as browser:
        browser.send(page, f"{page}/ready", seat=table["seats"]["0"]["actor"])
        browser.send(page, f"{page}/confirm")
