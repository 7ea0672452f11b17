"""Tables of decisions say what positions and views say, and no more."""

from pathlib import Path

import numpy as np
import pytest

from baumeister.arena.journal import RECORDS, Journal, file_of
from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import MatchPlayer, game_of
from baumeister.datasets import shards as shards_module
from baumeister.datasets.columns import COLUMNS
from baumeister.datasets.shards import shards
from baumeister.generic.returns import RETURNS
from baumeister.records import read

MATCH = Match("neue_heimat", 2, {}, ("mcts:simulations=5", "random"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games of two deals."""
    home, tables = tmp_path_factory.mktemp("games"), MatchPlayer(MATCH, keeps_records=True)
    with Journal(home, MATCH) as journal:
        for fixture in (*MATCH.deal(0), *MATCH.deal(1)):
            journal.add(tables.play(fixture))
    return home


def test_rows_are_the_decisions_of_the_games(folder: Path) -> None:
    pa = pytest.importorskip("pyarrow", reason="the extra `data` is not installed")
    from baumeister.datasets.tables import write_games

    game, fixtures = game_of(MATCH), list(MATCH.deal(0))
    write_games(folder / "decisions.parquet", folder, MATCH, fixtures, game)
    table = pa.parquet.read_table(folder / "decisions.parquet")
    assert table.column_names == [column.name for column in COLUMNS]
    rows, number = table.to_pylist(), 0
    for fixture in fixtures:
        end = read((folder / RECORDS / file_of(fixture)).read_bytes()).position
        for position in end.line()[1:]:
            before = position.before
            if before is None or before.actor <= 0:
                continue
            row, view = rows[number], before.view(before.actor)
            assert (row["deal"], row["rotation"], row["ply"], row["seat"]) == (*fixture[:2], before.ply, before.actor)
            assert row["bot"] == MATCH.kinds[fixture.seating[before.actor - 1]]
            assert np.array_equal(np.float32(row["observation"]), view.observation())
            assert np.array_equal(row["mask"], view.mask().astype(bool))
            assert row["move"] == position.move.number if position.move else False
            assert [row[kind] for kind in RETURNS] == pytest.approx([end.returns(kind)[before.actor - 1] for kind in RETURNS])
            is_search = row["bot"] != "random" and len(view.moves) > 1
            assert sum(row["search_visits"]) == (5 if is_search else 0)
            assert set(row["search_moves"]) <= set(view.numbers)
            assert len(row["search_moves"]) == len(row["search_shares"])
            number += 1
    assert number == len(rows) > 100


def test_games_keep_their_files_when_more_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards_module, "GAMES", 4)
    games = [Fixture(deal, rotation, (0, 1)) for deal in range(5) for rotation in range(2)]
    assert list(shards(games[:6])) == ["decisions-000000-000003.parquet", "decisions-000004-000005.parquet"]
    more = shards(games)
    assert more["decisions-000000-000003.parquet"] == games[:4]
    assert [game for found in more.values() for game in found] == games
