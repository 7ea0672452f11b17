"""A run that goes on where the last one ended: `pytest -p tests.resuming` with the name of a file in BAUMEISTER_PASSED.

What passes is written there, and left out the next time, whether the run before ended, was stopped or was killed. The file
holds for one state of the source; whoever starts the run sees to that (.ci/full).
"""

import os
from pathlib import Path

import pytest

FILE, KNOWN = "BAUMEISTER_PASSED", "BAUMEISTER_PASSED_BYTES"
"""Variables that name the file, and tell parallel workers how much of it was there when the run began."""


class Resuming:
    """Leaves out what passed before, and notes what passes now."""

    def __init__(self, path: Path) -> None:
        self._path, self._failed = path, set[str]()
        path.touch()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what passed before."""
        passed = set(self._path.read_bytes()[: int(os.environ[KNOWN])].decode().split("\n"))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
        items[:] = [item for item in items if item.nodeid not in passed]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test once all of it has passed, or was skipped."""
        if report.failed:
            self._failed.add(report.nodeid)
        if report.when == "teardown" and report.nodeid not in self._failed and not os.environ.get("PYTEST_XDIST_WORKER"):
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """End well if nothing is left to run."""
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._path.stat().st_size:
            session.exitstatus = pytest.ExitCode.OK


def pytest_configure(config: pytest.Config) -> None:
    """Begin, if a file is named."""
    if FILE not in os.environ:
        return
    path = Path(os.environ[FILE])
    resuming = Resuming(path)
    if not hasattr(config, "workerinput"):
        os.environ[KNOWN] = str(path.stat().st_size)
    config.pluginmanager.register(resuming)
