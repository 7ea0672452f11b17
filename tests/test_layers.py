"""No game is named outside its folder, and all games have the same rooms. That imports point one way, `make check` sees."""

import io
import re
import tokenize
from pathlib import Path

import pytest

from baumeister.games import GAMES

SOURCE = Path(__file__).parents[1] / "src/baumeister"
NAMES_NOTHING = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
COMMENT = re.compile(r"/\*[\s\S]*?\*/|^\s*//.*$", re.MULTILINE)  # of scripts and styles


def in_code(path: Path) -> str:
    """Return what a source says, less its comments and Python's docstrings."""
    text = path.read_text(encoding="utf-8")
    return said(text) if path.suffix == ".py" else COMMENT.sub("", text)


def said(python: str) -> str:
    """Return Python's code less comments and the strings that stand alone as statements."""
    lines: list[list[tokenize.TokenInfo]] = [[]]
    for token in tokenize.generate_tokens(io.StringIO(python).readline):
        if token.type == tokenize.NEWLINE:
            lines.append([])
        elif token.type not in NAMES_NOTHING:
            lines[-1].append(token)
    return "\n".join(" ".join(token.string for token in line) for line in lines if {t.type for t in line} != {tokenize.STRING})


def test_what_follows_a_number_sign_in_a_string_is_said_and_docstrings_are_not() -> None:
    assert said('"""Of chess."""\nx = f("#chess")  # chess\n').split() == ["x", "=", "f", "(", '"#chess"', ")"]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    named = re.compile(rf"\b{game}\b", re.IGNORECASE)
    for path in (path for kind in ("py", "js", "css") for path in SOURCE.rglob(f"*.{kind}")):
        place = path.relative_to(SOURCE).as_posix()
        if place.startswith((f"games/{game}/", "web/static/vendor/")):
            continue
        allowed = 1 if place == "games/__init__.py" else 0
        assert len(named.findall(in_code(path))) == allowed, f"{place} names {game}"


ROOMS = {
    "bots": ("easy", "evaluation", "features", "goals", "manners", "medium", "prospects", "search"),
    "words": (
        *("auction_panel", "characters", "endings", "items", "labels", "log", "move_decoding", "notation", "parts", "phrases"),
        *("prompts", "refusals", "screen", "standings", "tour", "turn_preview", "turn_steps"),
    ),
    "drawing": ("board", "cover", "gallery", "ground", "hand", "item", "pieces", "sketch", "stock"),
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
    assert alone <= {"standings", "medium"}, "one game alone is a match of several rounds; in one medium judges by its network"


MAP = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
NAMED = {
    name.rsplit("/")[-1].removesuffix(".py")
    for span in re.findall("`([^`\n]+)`", MAP.replace("```", ""))
    for name in span.split(", ")
}
ON_THE_MAP = [path for kind in ("py", "js") for path in SOURCE.rglob(f"*.{kind}") if not path.name.startswith("__")]
BESIDE_IT = ("games/", "web/storage/migrations/", "web/static/vendor/")


def test_the_map_names_every_module() -> None:
    places = {path.relative_to(SOURCE).as_posix(): path.stem for path in ON_THE_MAP}
    missing = [place for place, name in places.items() if not place.startswith(BESIDE_IT) and not is_named(name)]
    assert missing == []


def is_named(module: str) -> bool:
    """Tell whether the map names a module, by itself or by what its name begins with."""
    return module in NAMED or any(name.endswith("_*") and module.startswith(name[:-1]) for name in NAMED)
