"""The wheel as a user gets it: installed beside what it declares to need and nothing else, it serves a table."""

import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import baumeister
from baumeister.games import GAMES
from tests.served import Program, served

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel by the backend that is installed here: nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("baumeister-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of programs of a new environment with the wheel and links to what it needs."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    pip("--python", str(home / "bin/python"), "install", "--no-deps", "--no-index", str(wheel))
    packages = next(home.glob("lib/python*/site-packages"))
    for path in needed(packages):
        (packages / path.name).symlink_to(path)
    return home / "bin"


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    subprocess.run(command, check=True, timeout=300)


def needed(packages: Path) -> Iterator[Path]:
    """GamesPlayed the files and folders of every distribution that the installed wheel needs, as installed here."""
    found = next(iter(metadata.distributions(name="baumeister", path=[str(packages)])))
    waiting = [(requirement, "") for requirement in found.requires or ()]
    seen, linked = set[tuple[str, str]](), set[Path]()
    while waiting:
        wanted = Requirement(waiting[-1][0])
        extra = waiting.pop()[1]
        if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
            continue
        for own_extra in ("", *wanted.extras):
            name = canonicalize_name(wanted.name)
            if (name, own_extra) not in seen:
                seen.add((name, own_extra))
                found = metadata.distribution(name)
                waiting += [(requirement, own_extra) for requirement in found.requires or ()]
                linked |= {Path(str(found.locate_file(file.parts[0]))) for file in found.files or () if file.parts[0] != ".."}
    yield from (path for path in linked if path.name not in ("__pycache__", "bin"))


def test_it_holds_every_file_of_the_package(wheel: Path) -> None:
    source = ROOT / "src"
    files = {
        path.relative_to(source).as_posix()
        for path in (source / "baumeister").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == files
    for ending in ("py.typed", "static/table.js", ".woff2", ".ttf", "rules.de.md", "script.py.mako", "LICENSE.txt"):
        assert any(name.endswith(ending) for name in files), ending


def test_it_brings_all_licences(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        licences = {Path(name).name for name in archive.namelist() if ".dist-info/licenses/" in name}
    assert {"LICENSE", "idiomorph.LICENSE.txt", "fraunces.LICENSE.txt", "alegreya-sans.LICENSE.txt"} <= licences


def test_its_command_tells_its_version(installed: Path) -> None:
    done = subprocess.run(
        [installed / "baumeister", "--version"], env={"PYTHONPATH": ""}, check=True, capture_output=True, text=True
    )
    assert done.stdout == f"baumeister {baumeister.__version__}\n"


def test_what_it_does_not_declare_is_not_there(installed: Path) -> None:
    done = subprocess.run(
        [installed / "python", "-c", "import pytest"], env={"PYTHONPATH": ""}, check=False, capture_output=True
    )
    assert b"ModuleNotFoundError" in done.stderr


def test_it_serves_a_table(installed: Path, tmp_path: Path) -> None:
    python = str(installed / "python")
    where = "import baumeister; print(baumeister.__file__)"
    home = subprocess.run([python, "-c", where], env={"PYTHONPATH": ""}, check=True, capture_output=True, text=True).stdout
    assert Path(home).is_relative_to(installed.parent)
    with served(tmp_path, python, PYTHONPATH="") as address:
        made = Program(address).post("tables", game=GAMES[0], seats=[{"place": "you"}, {"place": "here"}])
        assert made["table"]["ply"] > 0, "chance deals at once"
        for path in ("/", f"/games/{GAMES[0]}/rules", f"/t/{made['table']['id']}", f"/gallery?game={GAMES[0]}"):
            assert httpx.get(address + path).status_code == 200
