"""`baumeister doctor`: checks of the installation, with advice."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from baumeister.cli.options import the_port

if TYPE_CHECKING:
    from baumeister.web.settings import Settings


class Finding(NamedTuple):
    """The result of one check, with advice if something is amiss."""

    is_well: bool
    subject: str
    found: str
    advice: str = ""


@click.command()
@click.argument("file", type=Path, required=False, help="With --database: another one than the server's, a copy say.")
@click.option(
    "--database",
    "whole_database",
    is_flag=True,
    help="Look at all of the database and at nothing else, even while the server runs.",
)
@the_port(help="The port the table will use.")
@click.option("--compile", "compile_now", is_flag=True, help="Compile all games now.")
@click.option("--compile-only", is_flag=True, help="Compile all games and check nothing else.")
def doctor(file: Path | None, whole_database: bool, port: int, compile_now: bool, compile_only: bool) -> None:
    """Look at the installation and say what to do where something is amiss. Exit code 1 if something is."""
    if whole_database:
        from baumeister.cli.doctor_database import look_at_all

        look_at_all(file)
        return
    if file is not None:
        raise click.BadParameter("a FILE is looked at with --database", param_hint="FILE")
    from baumeister.cli.compiling import compile_all

    if compile_now or compile_only:
        compile_all()
    if compile_only:
        return
    findings = list(check_all(port))
    for finding in findings:
        click.echo(f"{'ok  ' if finding.is_well else 'LOOK'}  {finding.subject:<22} {finding.found}")
        if not finding.is_well:
            click.echo(f"      {'':<22} → {finding.advice}")
    if not all(finding.is_well for finding in findings):
        raise click.exceptions.Exit(1)


def check_all(port: int) -> Iterator[Finding]:
    """Look at one thing after another."""
    from baumeister.machine import PARTS, commit, installed, processor

    yield Finding(sys.version_info >= (3, 11), "Python", sys.version.split()[0], "install Python 3.11 or newer")
    yield Finding(True, "Baumeister", f"{installed('baumeister')} {commit()}".strip())
    yield Finding(True, "processor", f"{processor()}, {os.cpu_count()} cores")
    for name in PARTS:
        found = installed(name)
        yield Finding(found != "not installed", name, found, f"pip install {name}")
    yield from check_compiled()
    yield from check_data(port)
    yield check_port(port)


def check_compiled() -> Iterator[Finding]:
    """Look at the compiled code: its folder, and the parts that are there."""
    from baumeister.cli.compiling import all_parts
    from baumeister.compiler.cache import base_folder, is_lasting

    yield Finding(True, "rules run", how_rules_run())
    advice = "the user's cache folder can't be written to; set BAUMEISTER_CACHE to a folder that can"
    yield Finding(is_lasting(), "compiled code", str(base_folder()), advice)
    for part in all_parts():
        found = "compiled" if part.is_compiled() else "not compiled yet (`baumeister doctor --compile` does it now)"
        yield Finding(True, f"  {part.name}", found)


def how_rules_run() -> str:
    """Tell which rules this machine runs compiled."""
    from baumeister.bots.prepare import can_search
    from baumeister.compiler.games import is_wanted
    from baumeister.games import GAMES, rules

    if not is_wanted():
        return "interpreted in Python and in `play`, for BAUMEISTER_KERNELS=interpreted; compiled for bots at tables and bench"
    ready = sum(can_search(rules(game)) for game in GAMES)
    return f"interpreted at the table; compiled for bots that search and bench, {ready} of {len(GAMES)} games already"


def check_data(port: int) -> Iterator[Finding]:
    """Look at where tables are kept."""
    from baumeister.web.settings import Settings

    settings = Settings.from_environment(port=port)
    folder = Path(settings.data_folder)
    is_writable = can_write(_existing_parent(folder))
    advice = f"make {folder} writable, or set BAUMEISTER_DATA to another folder"
    yield Finding(is_writable, "data folder", str(folder), advice)
    if is_writable:
        yield check_database(settings)


def check_database(settings: "Settings") -> Finding:
    """Open the database as the table would."""
    from baumeister.web.server import reach

    problem = reach(settings)
    return Finding(problem is None, "database", settings.database_for_people, problem or "")


def check_port(port: int) -> Finding:
    """Look whether the table's port is free, or a table runs there."""
    import socket

    if port == 0:
        return Finding(True, "port", "any free one")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            if is_table(port):
                return Finding(True, "port", f"a table is running at http://127.0.0.1:{port}/")
            return Finding(False, "port", f"{port} is taken", "another program listens there; serve with --port 0")
    return Finding(True, "port", f"{port} is free")


def is_table(port: int) -> bool:
    """Tell whether the program listening there is a table."""
    import urllib.request

    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def can_write(folder: Path) -> bool:
    """Tell whether files can be made in a folder, by making one."""
    from baumeister.compiler.cache import writable

    try:
        writable(folder)
    except OSError:
        return False
    return True


def _existing_parent(folder: Path) -> Path:
    from baumeister.web.storage.faults import is_there

    while not is_there(folder):
        folder = folder.parent
    return folder
