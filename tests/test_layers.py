"""Imports point one way (the contracts are in pyproject.toml), and no game is named outside its folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.games import GAMES

SOURCE = Path(__file__).parents[1] / "src/baumeister"


def test_imports_point_one_way() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=SOURCE.parents[1], check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    named = re.compile(rf"\b{game}\b", re.IGNORECASE)
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE).as_posix()
        if place.startswith(f"games/{game}/"):
            continue
        text = path.read_text(encoding="utf-8")
        in_code = "\n".join(line.partition("#")[0] for line in re.sub(r'"""[\s\S]*?"""', "", text).splitlines())
        allowed = 1 if place == "games/__init__.py" else 0
        assert len(named.findall(in_code)) == allowed, f"{place} names {game}"


ROOMS = {
    "bots": ("evaluation", "features", "prospects"),
    "words": (
        *("auction_panel", "endings", "items", "labels", "log", "move_decoding", "notation", "parts", "phrases"),
        *("prompts", "refusals", "screen", "standings", "turn_preview", "turn_steps"),
    ),
    "drawing": ("board", "cover", "gallery", "ground", "hand", "item", "pieces", "stock"),
}
"""The names of modules outside `rules`, the same in all games; a further module adds a chapter: `log_auction`."""


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_one_game_finds_the_way_in_all(game: str) -> None:
    folder = SOURCE / "games" / game
    for room, names in ROOMS.items():
        known = re.compile(rf"(?:{'|'.join(names)})(?:_\w+)?|__init__")
        assert not {path.stem for path in (folder / room).glob("*.py") if not known.fullmatch(path.stem)}, room
    always = {"components", "state", "moves", "setup", "turn", "scoring"}
    assert always <= {path.stem for path in (folder / "rules").glob("*.py")}


def test_names_of_one_game_alone_are_chapters_of_its_rules() -> None:
    where: dict[tuple[str, str], set[str]] = {}
    for game in GAMES:
        for room in ROOMS:
            for path in (SOURCE / "games" / game / room).glob("*.py"):
                where.setdefault((room, path.stem), set()).add(game)
    alone = {name for (room, name), games in where.items() if len(games) == 1 and name in ROOMS[room]}
    assert alone <= {"standings"}, "only one game is a match of several rounds"
