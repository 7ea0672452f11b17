"""Compiling behind the tables: in what order, how far it is, and what bots do meanwhile."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.bots.prepare import BOTS, PARTS
from baumeister.games import GAMES
from baumeister.web.live.bot_pool import BotPool
from baumeister.web.live.compilation import Compilation

pytestmark = pytest.mark.anyio


def compiling_in(
    folder: Path, code: str = "import sys, pathlib; pathlib.Path(sys.argv[1], sys.argv[2]).touch()", wait: float = 60.0
) -> Compilation:
    """Return a compilation whose parts are files in a folder, made by a program."""
    return Compilation((sys.executable, "-c", code, str(folder)), lambda part: (folder / part).exists(), wait)


async def run(compilation: Compilation) -> list[tuple[str, int, int]]:
    """Compile everything; return what was told of the progress."""
    told: list[tuple[str, int, int]] = []
    await compilation.run(lambda *step: told.append(step))
    return told


async def test_what_is_missing_is_compiled_and_told(tmp_path: Path) -> None:
    (tmp_path / PARTS[1]).touch()
    compilation = compiling_in(tmp_path)
    assert not compilation.can_search(PARTS[1]), "the bots' own code is missing"
    told = await run(compilation)
    missing = [part for part in PARTS if part != PARTS[1]]
    assert told == [(part, count, len(missing)) for count, part in enumerate(missing, 1)]
    assert all(map(compilation.can_search, GAMES))


async def test_the_games_at_tables_come_first(tmp_path: Path) -> None:
    compilation = compiling_in(tmp_path)
    compilation.want(GAMES[-1])
    assert [part for part, _, _ in await run(compilation)][:2] == [BOTS, GAMES[-1]]


async def test_a_part_that_fails_is_left_out(tmp_path: Path) -> None:
    code = f"import sys, pathlib; sys.argv[2] == {GAMES[0]!r} and sys.exit(1); pathlib.Path(*sys.argv[1:]).touch()"
    compilation = compiling_in(tmp_path, code)
    assert len(await run(compilation)) == len(PARTS) - 1
    assert not compilation.can_search(GAMES[0])
    assert all(map(compilation.can_search, GAMES[1:]))


async def test_a_machine_without_processes_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start, failures = asyncio.create_subprocess_exec, [OSError("no process left"), OSError("no memory left")]

    async def started(*command: str, stdin: int, stdout: int) -> asyncio.subprocess.Process:
        if failures:
            raise failures.pop()
        return await start(*command, stdin=stdin, stdout=stdout)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    compilation = compiling_in(tmp_path, wait=0.01)
    assert len(await run(compilation)) == len(PARTS)
    assert [message.rpartition(":")[0].rpartition(" in ")[2] for message in caplog.messages] == ["0.01 seconds", "0.02 seconds"]


async def test_nothing_goes_on_when_the_server_stops(tmp_path: Path) -> None:
    task = asyncio.create_task(run(compiling_in(tmp_path, "import time; time.sleep(60)")))
    await asyncio.sleep(0.2)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=5)
    assert done


ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    sys.stderr.write(f"{asked['level']} {asked['compiled']} {asked['seconds']}\\n")
    print(json.dumps({"move": MOVE}), flush=True)
"""


async def asked_of_bots(levels: Sequence[str], compilation: Compilation, capfd: pytest.CaptureFixture[str]) -> list[str]:
    """Return what a process is asked when bots of these levels are to move."""
    position = bm.game(GAMES[0], 2).start()
    while position.actor == 0:
        position = position.play(position.moves[0])
    view = position.view(position.actor)
    pool = BotPool(1, 5.0, 0.7, (sys.executable, "-c", ECHO.replace("MOVE", str(view.numbers[0]))), compilation)
    for level in levels:
        await pool.choose(view, level)
    await pool.close()
    return capfd.readouterr().err.splitlines()


async def test_strong_bots_play_as_medium_ones_until_their_code_is_there(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    compilation = compiling_in(tmp_path)
    assert await asked_of_bots(("easy", "hard"), compilation, capfd) == ["easy False None", "medium False None"]
    await run(compilation)
    assert await asked_of_bots(("easy", "hard"), compilation, capfd) == ["easy True None", "hard True 0.7"]
