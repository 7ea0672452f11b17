"""Spoilt requests of every kind, over a real socket: each is answered or refused, none breaks anything."""

import os
import sys

import pytest

from tests.web.fuzz.attack import Attack
from tests.web.fuzz.serving import answers_normally, assert_quiet, server
from tests.web.test_server import Server

__all__ = ["server"]  # the fixture
SPOILT = int(os.environ.get("BAUMEISTER_ATTACKS", "10000"))  # requests of the long test


@pytest.mark.slow
@pytest.mark.parametrize("requests", [400, pytest.param(SPOILT, marks=pytest.mark.long)])
def test_no_spoilt_request_breaks_anything(server: Server, requests: int) -> None:
    outcome = Attack(server, requests).run(requests)
    assert outcome.faults == []
    assert outcome.statuses[200] + outcome.statuses[303] > requests // 20, outcome.statuses  # not all are refused at the door
    assert answers_normally(server)
    assert_quiet(server)
    sys.stdout.write(f"{outcome.count} spoilt requests: {sorted(outcome.statuses.items())}\n")
