"""Golden games: records in the folder `golden` of a game's tests, each with a page that a person can read.

The page is told by the game's `playthrough.py`; `python -m tests.conformance.golden` writes all pages anew.
"""

from importlib import import_module
from pathlib import Path

from baumeister.games import GAMES
from baumeister.records import read
from tests.games.kinds import Position

FOLDER = Path(__file__).parent.parent / "games"


def names(game: str) -> list[str]:
    """Return the names of a game's golden games."""
    return sorted(path.stem for path in (FOLDER / game / "golden").glob("*.json"))


def golden(game: str, name: str) -> Position:
    """Return the last position of a golden game, whose points and winners are those of its record."""
    return read((FOLDER / game / "golden" / f"{name}.json").read_text("utf-8")).position


def told(game: str, name: str) -> str:
    """Return the page of a golden game, told anew."""
    page: str = import_module(f"tests.games.{game}.playthrough").page(name, golden(game, name))
    return page


def kept(game: str, name: str) -> Path:
    """Return where the page of a golden game is kept."""
    return FOLDER / game / "golden" / f"{name}.txt"


if __name__ == "__main__":
    for game in GAMES:
        for name in names(game):
            kept(game, name).write_text(told(game, name), "utf-8")
