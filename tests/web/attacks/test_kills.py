"""A server that is killed loses nothing that it has acknowledged, does nothing twice, and leaves nothing half done."""

from pathlib import Path

import pytest

from tests.web.attacks.campaign import KILLS, Campaign

ROUNDS = [pytest.param(number, marks=[] if number < 1 else pytest.mark.long) for number in range(6)]


@pytest.mark.slow
@pytest.mark.parametrize("round_number", ROUNDS)
def test_killed_in_play_the_server_keeps_its_word(round_number: int, tmp_path: Path) -> None:
    found = Campaign(tmp_path, round_number, in_earnest=1 / KILLS).run(KILLS)
    assert found["kills"] == KILLS
    assert found["asked again"] > 0
    assert found["moves of chance, recomputed"] >= found["moves of chance in records"] > 0
    assert found["complaints in the log"] == 0
    assert sum(found[kind] for kind in ("asked", "agreed", "declined")) > 0
    assert sum(found[kind] for kind in ("left", "resigned", "tour left")) > 0
