"""The peers, pinned, in a Python environment of their own. Each is optional: one that can't be installed is left out."""

import subprocess
import sys
import venv
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

import platformdirs

FOLDER = Path(platformdirs.user_cache_dir("baumeister", appauthor=False)) / "peers"


@dataclass(frozen=True)
class Peer:
    """A library."""

    name: str
    requirements: tuple[str, ...]
    """What pip installs, the library itself first."""
    module: str
    """Its module here."""


PEERS = (
    Peer("OpenSpiel", ("open-spiel==2.0.2",), "openspiel"),
    Peer("PettingZoo", ("pettingzoo[classic]==1.27.0",), "petting_zoo"),
    Peer("Gymnasium", ("gymnasium==1.4.0",), "toys"),
    Peer("RLCard", ("rlcard==1.2.0",), "rl_card"),
    Peer("python-chess", ("chess==1.10.0",), "python_chess"),  # the version that PettingZoo asks for
    Peer("Catanatron", ("catanatron==3.2.1",), "settlers"),
    Peer("EnvPool", ("envpool==1.2.5",), "env_pool"),
    Peer("Pgx", ("pgx==2.6.0", "jax==0.10.2", "mctx==0.0.71"), "pgx_jax"),
)


def python() -> Path:
    """Return the environment's Python."""
    return FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def install(wanted: Collection[str]) -> Iterator[tuple[str, str]]:
    """Make the environment if need be, install what is missing; yield what can't be had, with the reason."""
    make_environment()
    for peer in PEERS:
        noted = FOLDER / f"{peer.module}.installed"
        requirements = "\n".join(peer.requirements)
        if peer.name not in wanted or (noted.exists() and noted.read_text(encoding="utf-8") == requirements):
            continue
        print(f"installing {peer.name}", flush=True)
        pip = [str(python()), "-m", "pip", "install", "--quiet", "--no-input", "--prefer-binary", *peer.requirements]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            why = reason(done.stderr)
            print(f"  left out: {why}", flush=True)
            yield peer.name, why
        else:
            noted.write_text(requirements, encoding="utf-8")


def make_environment() -> None:
    """Make the environment, anew if it has no pip: its making was broken off.

    Raises:
        SystemExit: if there can be none; the message says why.
    """
    if python().exists() and subprocess.run([python(), "-c", "import pip"], capture_output=True, check=False).returncode == 0:
        return
    print(f"making an environment for the peers in {FOLDER}", flush=True)
    try:
        venv.create(FOLDER, with_pip=True, clear=True)
    except OSError as error:
        raise SystemExit(f"{FOLDER} can't be written to ({error.strerror}); XDG_CACHE_HOME names another place") from None
    except subprocess.CalledProcessError:
        raise SystemExit("Python's venv has no pip to install; on Debian and Ubuntu: apt install python3-venv") from None


def versions() -> dict[str, str]:
    """Return the versions of all that is installed there, by name in lower case."""
    if not python().exists():
        return {}
    asked = [str(python()), "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check"]
    listed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
    return {name.lower().replace("_", "-"): version for name, _, version in (line.partition("==") for line in listed)}


def reason(errors: str) -> str:
    """Return what pip says was wrong, in short: the first line that it calls an error, or the last that says something."""
    called = (line.removeprefix("ERROR: ") for line in errors.splitlines() if line.startswith("ERROR: "))
    return shorten(next(called, last_line(errors)), 200, placeholder=" …")


def last_line(text: str) -> str:
    """Return the last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "no reason given")
