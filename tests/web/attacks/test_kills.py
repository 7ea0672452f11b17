"""A server that is killed loses nothing that it has acknowledged, does nothing twice, and leaves nothing half done."""

from pathlib import Path

import pytest

from tests.web.attacks.campaign import Campaign

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "number", [pytest.param(0), pytest.param(1), *(pytest.param(n, marks=pytest.mark.long) for n in range(2, 40))]
)
def test_twenty_five_kills_lose_double_and_halve_nothing(number: int, tmp_path: Path) -> None:
    found = Campaign(tmp_path, number, in_earnest=0.04).run(25)
    assert found["kills"] == 25
    assert found["asked again"] > 0
    assert found["moves of chance, recomputed"] >= found["moves of chance in records"] > 0
    assert found["tracebacks in the log"] == 0
