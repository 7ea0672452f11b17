"""What is compiled beforehand."""

import pytest

from baumeister.bots.prepare import PARTS
from baumeister.cli import compiling


@pytest.mark.parametrize("is_installed", [True, False])
def test_environments_are_compiled_where_their_extra_is_installed(monkeypatch: pytest.MonkeyPatch, is_installed: bool) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda _: object() if is_installed else None)
    assert [part.name for part in compiling.all_parts()] == [*PARTS, "endings", *(["envs", "train"] if is_installed else [])]
    assert "envs" not in PARTS, "a table compiles none"
