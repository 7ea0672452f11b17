"""What is compiled beforehand."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from baumeister.bots.prepare import PARTS
from baumeister.cli import compiling


@pytest.mark.parametrize("is_installed", [True, False])
def test_environments_are_compiled_where_their_extra_is_installed(monkeypatch: pytest.MonkeyPatch, is_installed: bool) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda _: object() if is_installed else None)
    assert [part.name for part in compiling.all_parts()] == [*PARTS, "endings", *(["envs", "train"] if is_installed else [])]
    assert "envs" not in PARTS, "a table compiles none"


def test_ctrl_c_ends_a_compilation_at_once_without_a_traceback(tmp_path: Path) -> None:
    own = {**os.environ, "BAUMEISTER_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "baumeister", "doctor", "--compile-only"]
    with subprocess.Popen(command, env=own, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not any(path.is_file() for path in tmp_path.rglob("*")):  # it has begun
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal sends it: to its own processes too
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said
