"""Views as numbers: each game's table says where they stand, how many they are, and which are yes or no."""

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import accumulate
from math import prod
from types import ModuleType
from typing import NamedTuple

import numpy as np
import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from tests.conformance.games import ALL, line_of, sample
from tests.conformance.judging import numbers_of

ROW = re.compile(r"\| (\d+) \| ([\d ×]+) \| (.+) \| (.*) ?\|")


class Row(NamedTuple):
    """A row of a table: from where, how many, what, on which scale."""

    start: int
    factors: tuple[int, ...]
    what: str
    scale: str

    @property
    def numbers(self) -> int:
        """How many numbers it stands for."""
        return prod(self.factors)


def module_of(game: str) -> ModuleType:
    """Return the module that writes a game's views as numbers."""
    return import_module(f"{rules(game).folder}.bots.features")


def tables_of(game: str) -> list[list[Row]]:
    """Return the tables of a game: of all numbers, then of what some of them consist of."""
    tables: list[list[Row]] = []
    for line in str(module_of(game).__doc__).splitlines():
        if line.startswith("| from"):
            tables.append([])
        elif found := ROW.match(line):
            start, factors, what, scale = found.groups()
            tables[-1].append(Row(int(start), tuple(map(int, factors.split(" × "))), what, scale.strip()))
    return tables


def names_of(game: str, suffix: str) -> set[int]:
    """Return the values of the module's constants whose names end so."""
    return {value for name, value in vars(module_of(game)).items() if name.endswith(suffix)}


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_have_no_gaps_and_add_up(game: str) -> None:
    tables = tables_of(game)
    for table in tables:
        assert [row.start for row in table] == [0, *accumulate(row.numbers for row in table)][:-1]
    parts = [row.factors[-1] for table in tables for row in table if not row.scale]
    sums = [sum(row.numbers for row in table) for table in tables]
    assert sums == [rules(game).feature_count, *parts]


@pytest.mark.parametrize("game", GAMES)
def test_the_constants_are_the_offsets_of_the_tables(game: str) -> None:
    whole, *parts = tables_of(game)
    assert names_of(game, "_AT") == {row.start for row in whole}
    assert names_of(game, "_IN_SEAT") <= {row.start for table in parts for row in table}


def places(game: str) -> list[Row]:
    """Return for every number the row, of the table that goes deepest, which says what it is."""
    first, *others = tables_of(game)
    parts = iter(others)
    inner = {id(row): next(parts) for table in (first, *others) for row in table if not row.scale}

    def spread(table: list[Row]) -> Iterator[Row]:
        for row in table:
            for _ in range(row.numbers // row.factors[-1] if id(row) in inner else row.numbers):
                yield from spread(inner[id(row)]) if id(row) in inner else (row,)

    return list(spread(first))


def test_numbers_are_small_and_what_is_yes_or_no_is_0_or_1(game: Game) -> None:
    is_binary = np.array([row.scale == "0, 1" for row in places(game.id)])
    for position in sample(line_of(game, 1), 12):
        for seat in range(game.seats + 1):
            numbers = numbers_of(position.view(seat))
            assert np.isin(numbers[is_binary], (0, 1)).all()
            assert (np.abs(numbers) <= 6).all()
            assert (np.abs(numbers) > 1).mean() < 0.05


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_row_of_the_tables_is_written(name: str) -> None:
    rows = places(name)
    written = np.zeros(len(rows), bool)
    for game in (game for game in ALL if game.id == name):
        for seed in range(4):
            for position in line_of(game, seed):
                written |= numbers_of(position.view(1)) != 0
    assert {row for row, is_written in zip(rows, written, strict=True) if is_written} == set(rows)


def test_they_tell_positions_apart(game: Game) -> None:
    line = [position for position in line_of(game, 1) if position.actor > 0]
    seen = {numbers_of(position.view(1)).tobytes() for position in line}
    assert len(seen) > 0.7 * len(line)
