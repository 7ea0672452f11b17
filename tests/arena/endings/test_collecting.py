"""Endings are found again by the same seed, and a search goes on where it stopped."""

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.endings.collecting import Collection, Found
from baumeister.arena.endings.dataset import Source, load_file
from baumeister.arena.endings.finding import Finder

pytestmark = pytest.mark.slow
SOURCE = Source("buerger", 2, seed=3, bound=2000)


def search(numbers: Iterable[int]) -> Generator[Found]:
    finder = Finder(SOURCE)
    yield from map(finder.play, numbers)


def backwards(numbers: Iterable[int]) -> Generator[Found]:
    """Search as processes do, out of order."""
    waiting = iter(numbers)
    while True:
        yield from reversed(list(search([next(waiting) for _ in range(4)])))


def test_the_same_seed_finds_the_same_file_in_whatever_order(tmp_path: Path) -> None:
    for name, searching in (("one", search), ("two", backwards)):
        list(Collection(SOURCE, 5, tmp_path / name).collect(searching))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert len(load_file(tmp_path / "one")) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "two"]


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = Collection(SOURCE, 4, tmp_path / "whole")
    list(whole.collect(search))
    stopped = Collection(SOURCE, 4, tmp_path / "stopped").collect(search)
    next(stopped)
    stopped.close()
    with (tmp_path / "stopped.part").open("ab") as journal:
        journal.write(b'{"searched": 1, "end')  # what a kill may leave
    later = Collection(SOURCE, 4, tmp_path / "stopped")
    assert len(list(later.collect(search))) == len(whole.searched) - 1
    assert (tmp_path / "stopped").read_bytes() == (tmp_path / "whole").read_bytes()


def test_another_search_in_the_same_file_is_refused(tmp_path: Path) -> None:
    stopped = Collection(SOURCE, 4, tmp_path / "some").collect(search)
    next(stopped)
    stopped.close()
    with pytest.raises(bm.BaumeisterError, match="holds another search"):
        list(Collection(SOURCE._replace(seed=4), 4, tmp_path / "some").collect(search))
