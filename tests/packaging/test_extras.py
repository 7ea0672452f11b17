"""Nothing is skipped where the extras are required."""

from unittest.mock import Mock

import pytest

from tests import conftest


def test_required_extras_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(conftest.EXTRAS, "extras", ("numpy", "no_such_module"))
    monkeypatch.setenv("BAUMEISTER_REQUIRE", "chromium,extras")
    with pytest.raises(pytest.UsageError, match=r"names extras, but no_such_module is missing: make .venv/extras"):
        conftest.pytest_configure(Mock())
