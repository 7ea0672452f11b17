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
