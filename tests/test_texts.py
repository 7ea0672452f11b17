"""Texts for people have apostrophes and quotation marks as printers do."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/baumeister"


def texts(python: str) -> Iterator[ast.Constant]:
    """Yield the strings that stand in a `Text(…)`."""
    for call in ast.walk(ast.parse(python)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Text":
            yield from (part for part in ast.walk(call) if isinstance(part, ast.Constant) and isinstance(part.value, str))


def test_no_text_has_a_typewriter_s_apostrophe_or_quotation_mark() -> None:
    assert [text.value for text in texts("""Text("Ada's", f"{a}'s")""")] == ["Ada's", "'s"]
    found = [
        f"{file.relative_to(SOURCE)}:{text.lineno}: {text.value}"
        for file in SOURCE.rglob("*.py")
        for text in texts(file.read_text(encoding="utf-8"))
        if "'" in text.value or '"' in text.value
    ]
    assert found == []


def test_no_page_of_a_game_has_a_typewriter_s_apostrophe() -> None:
    assert [file.name for file in SOURCE.glob("games/*/pages/*.md") if "'" in file.read_text(encoding="utf-8")] == []
