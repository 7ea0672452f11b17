"""The decisions of recorded games as tables of Arrow, and files of Parquet."""

import json
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from baumeister.arena.journal import RECORDS, THOUGHTS, file_of
from baumeister.arena.match import Fixture, Match
from baumeister.arena.result import Thoughts
from baumeister.core.errors import BaumeisterError
from baumeister.datasets.columns import COLUMNS
from baumeister.envs.batch import Batch
from baumeister.generic.returns import RETURNS
from baumeister.present.game import Game
from baumeister.records.record import read

LEVEL = 3
"""Of compression by Zstandard."""
NO_THOUGHT: Sequence[tuple[int, int, float]] = ()


def arrow() -> Any:
    """Return PyArrow.

    Raises:
        BaumeisterError: if it isn't installed; says how to get it.
    """
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        import pyarrow.parquet  # noqa: PLC0415
    except ModuleNotFoundError:
        raise BaumeisterError("Parquet needs the extra “data”: pip install 'baumeister[data]'") from None
    return pa


def schema(game: Game) -> Any:
    """Return the columns' types for a game, as Arrow has them."""
    pa, rules = arrow(), game.rules
    kinds = {
        "string": pa.dictionary(pa.int8(), pa.string()),
        "float32[features]": pa.list_(pa.float32(), rules.feature_count),
        "bool[moves]": pa.list_(pa.bool_(), rules.seat_move_count),
        "list of int32": pa.list_(pa.int32()),
        "list of float32": pa.list_(pa.float32()),
    }
    return pa.schema([(column.name, kinds.get(column.kind) or getattr(pa, column.kind)()) for column in COLUMNS])


def write_games(path: Path, folder: Path, match: Match, fixtures: Iterable[Fixture], game: Game) -> None:
    """Write the decisions of some games of a folder into a Parquet file, a row group for each game; whole or not at all."""
    pa, unfinished = arrow(), path.with_suffix(".part")
    options = {"compression": "zstd", "compression_level": LEVEL}
    with pa.parquet.ParquetWriter(unfinished, schema(game), **options) as file:
        for fixture in fixtures:
            file.write_table(decisions(folder, match, fixture, game))
    unfinished.replace(path)


def decisions(folder: Path, match: Match, fixture: Fixture, game: Game) -> Any:
    """Return the decisions of a game that a folder keeps, a row each."""
    name = file_of(fixture)
    end = read((folder / RECORDS / name).read_bytes()).position
    kept = folder / THOUGHTS / name
    thoughts: Thoughts = json.loads(kept.read_bytes()) if kept.exists() else ()
    line = end.line()
    moments = [(before, after.move.number) for before, after in pairwise(line) if before.actor > 0 and after.move]
    batch = Batch(game, [before for before, _ in moments])
    seats, plies = batch.actors, [before.ply for before, _ in moments]
    columns = {
        "deal": [fixture.deal] * len(moments),
        "rotation": [fixture.rotation] * len(moments),
        "ply": plies,
        "seat": seats,
        "bot": [match.kinds[fixture.seating[seat - 1]] for seat in seats],
        "observation": fixed_size_lists(batch.observations()),
        "mask": fixed_size_lists(batch.masks().astype(np.bool_)),
        "move": [move for _, move in moments],
        **searches(dict(thoughts), plies),
        **{kind: np.array(end.returns(kind), np.float32)[seats - 1] for kind in RETURNS},
    }
    return arrow().table(columns, schema=schema(game))


def searches(thoughts: dict[int, Sequence[tuple[int, int, float]]], plies: Sequence[int]) -> dict[str, list[list[float]]]:
    """Return the searches' thoughts at each ply: moves, visits, shares."""
    found = [thoughts.get(ply, NO_THOUGHT) for ply in plies]
    names = ("search_moves", "search_visits", "search_shares")
    return {name: [[entry[place] for entry in row] for row in found] for place, name in enumerate(names)}


def fixed_size_lists(rows: np.ndarray[Any, Any]) -> Any:
    """Return an array's rows as Arrow's lists of one length."""
    pa = arrow()
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])
