"""The machine this runs on: for benchmarks and `baumeister doctor`."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PARTS = ("numba", "llvmlite", "numpy", "fastapi", "uvicorn", "sqlalchemy", "htpy", "click")


def describe() -> dict[str, str]:
    """Return the machine, the commit and the versions that a measurement depends on."""
    return {
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "baumeister": f"{installed('baumeister')} ({commit() or 'released'})",
    } | {name: installed(name) for name in PARTS[:3]}


def installed(name: str) -> str:
    """Return a package's version, or that it isn't there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def processor() -> str:
    """Return the processor's name as the system tells it."""
    names = [line.partition(":")[2].strip() for line in processor_lines("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def processor_lines(*keys: str) -> list[str]:
    """Return Linux's lines about the processor under some keys, each different one once; elsewhere nothing."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    return list(dict.fromkeys(line for line in lines if line.startswith(keys)))


def commit() -> str:
    """Return the commit that the package was checked out at, with a + if it was changed since; empty if there is none."""
    folder = Path(__file__).parent
    if not (folder.parents[1] / "pyproject.toml").exists() or folder.parent.name != "src":
        return ""  # installed, not checked out
    import subprocess  # noqa: PLC0415 - the compiler's cache, too, asks this module

    try:
        git = ["git", "-C", str(folder)]
        asked = [*git, "describe", "--always", "--match="]
        found = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=5).stdout.strip()  # noqa: S603
        changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", "."], check=False, timeout=5).returncode  # noqa: S603
        return f"{found}+" if changed else found
    except (OSError, subprocess.SubprocessError):
        return ""
