"""`baumeister doctor`: what is installed, compiled, reachable, and what to do about it."""

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer


class Finding(NamedTuple):
    """One thing looked at: whether it is well, and what to do if it isn't."""

    is_well: bool
    what: str
    found: str
    advice: str = ""


def doctor(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port that the table is to use.")] = 8000,
    compile_now: Annotated[bool, typer.Option("--compile", help="Compile all games now.")] = False,
    compile_only: Annotated[bool, typer.Option("--compile-only", help="Compile all games and look at nothing.")] = False,
) -> None:
    """Look at the installation and say what to do where something is amiss. Exit code 1 if something is."""
    if compile_now or compile_only:
        compile_all()
    if compile_only:
        return
    findings = list(examine(port))
    for finding in findings:
        typer.echo(f"{'ok  ' if finding.is_well else 'LOOK'}  {finding.what:<22} {finding.found}")
        if not finding.is_well:
            typer.echo(f"      {'':<22} → {finding.advice}")
    if not all(finding.is_well for finding in findings):
        raise typer.Exit(1)


def compile_all() -> None:
    """Compile every game's kernels and bots."""
    from baumeister.bots import warm as warm_bots  # noqa: PLC0415
    from baumeister.core.warm import warm  # noqa: PLC0415
    from baumeister.games import GAMES, rules  # noqa: PLC0415

    for name in GAMES:
        warm(rules(name))
        warm_bots(rules(name))


def examine(port: int) -> Iterator[Finding]:
    """Look at one thing after another."""
    from baumeister.machine import PARTS, commit, installed, processor  # noqa: PLC0415

    yield Finding(sys.version_info >= (3, 11), "Python", sys.version.split()[0], "install Python 3.11 or newer")
    yield Finding(True, "Baumeister", f"{installed('baumeister')} {commit()}".strip())
    yield Finding(True, "processor", f"{processor()}, {os.cpu_count()} cores")
    for name in PARTS:
        found = installed(name)
        yield Finding(found != "not installed", name, found, f"pip install {name}")
    yield from compiled()
    yield from data()
    yield free(port)


def compiled() -> Iterator[Finding]:
    """Look at the compiled code."""
    from baumeister.core.kernel import CACHE, INTERPRETED  # noqa: PLC0415
    from baumeister.games import GAMES  # noqa: PLC0415

    if INTERPRETED or CACHE is None:
        yield Finding(False, "compiled code", "switched off", "unset NUMBA_DISABLE_JIT, else everything is very slow")
        return
    yield Finding(True, "compiled code", str(CACHE))
    for name in GAMES:
        is_there = (CACHE / f"{name}.rules").exists()
        advice = "it is compiled when first used; `baumeister doctor --compile` does it now"
        yield Finding(is_there, f"  {name}", "compiled" if is_there else "not compiled yet", advice)


def data() -> Iterator[Finding]:
    """Look at where tables are kept."""
    from baumeister.web.settings import Settings  # noqa: PLC0415

    settings = Settings.from_environment()
    folder = Path(settings.data_folder)
    is_writable = os.access(folder if folder.exists() else _existing_parent(folder), os.W_OK)
    advice = f"make {folder} writable, or set BAUMEISTER_DATA to another folder"
    yield Finding(is_writable, "data folder", str(folder), advice)
    yield Finding(True, "database", settings.database_for_people)


def free(port: int) -> Finding:
    """Look whether the table's port is free."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return Finding(False, "port", f"{port} is taken", "a table may be running there; else serve with --port 0")
    return Finding(True, "port", f"{port} is free")


def _existing_parent(folder: Path) -> Path:
    while not folder.exists():
        folder = folder.parent
    return folder
