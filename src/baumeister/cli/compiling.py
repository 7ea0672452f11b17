"""Compiling games before somebody waits for one, with a progress bar."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

from baumeister.cli.progress import ProgressLine

if TYPE_CHECKING:
    from baumeister.bots.prepare import Part

BAR = 24  # characters


def compile_all() -> None:
    """Compile everything not compiled yet, with progress on standard error."""
    from baumeister.bots.prepare import compile_parts

    for part, done, total in compile_parts(all_parts()):
        show_progress(part, done, total)


def all_parts() -> Iterator["Part"]:
    """Yield all that can be compiled; an extra's code only where the extra is installed."""
    from baumeister.arena.endings.compiled import ENDING_CODE
    from baumeister.bots.prepare import PARTS, part_of

    yield from map(part_of, PARTS)
    yield ENDING_CODE
    if find_spec("gymnasium"):
        from baumeister.envs.compiled import ENV_CODE

        yield ENV_CODE
    if find_spec("torch"):
        from baumeister.train.compiled import TRAIN_CODE

        yield TRAIN_CODE


def compile_for_search(game: str) -> None:
    """Compile everything for bots that search in a game, with progress on standard error."""
    from baumeister.bots.prepare import BOTS, compile_parts, part_of

    for part, done, total in compile_parts(map(part_of, (BOTS, game))):
        show_progress(part, done, total)


def show_progress(part: str, done: int, total: int) -> None:
    """Write how many parts are compiled: on a terminal as one line with a bar, else as a line each."""
    filled = BAR * done // total
    line = ProgressLine(interval=0.0)
    line.show(f"baumeister: compiled {done} of {total} for this machine [{'#' * filled}{'.' * (BAR - filled)}] {part}")
    if done == total:
        line.end()
