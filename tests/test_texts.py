"""Texts for people have apostrophes and quotation marks as printers do."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/baumeister"


def texts(python: str) -> Iterator[tuple[int, str]]:
    """Yield the strings that stand in a `Text(…)`, each with its line."""
    for call in ast.walk(ast.parse(python)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Text":
            constants = (part for part in ast.walk(call) if isinstance(part, ast.Constant))
            yield from ((part.lineno, part.value) for part in constants if isinstance(part.value, str))


def test_no_text_has_a_typewriter_s_apostrophe_or_quotation_mark() -> None:
    assert [text for _, text in texts("""Text("Ada's", f"{a}'s")""")] == ["Ada's", "'s"]
    found = [
        f"{file.relative_to(SOURCE)}:{line}: {text}"
        for file in SOURCE.rglob("*.py")
        for line, text in texts(file.read_text(encoding="utf-8"))
        if "'" in text or '"' in text
    ]
    assert found == []


def test_no_page_of_a_game_has_a_typewriter_s_apostrophe() -> None:
    assert [file.name for file in SOURCE.glob("games/*/pages/*.md") if "'" in file.read_text(encoding="utf-8")] == []
