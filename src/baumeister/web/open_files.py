"""The limit on this process's open files, and so on connections."""

import sys

RESERVE = 200  # for the database, bots, and connections that are not counted yet
FILES_MOST = 65_536


def room(most: int) -> int:
    """Return how many connections there may be, with as many open files as this system allows us at most."""
    files = open_files()
    return min(most, max(files // 2, files - RESERVE))


def open_files() -> int:
    """Return how many files this process may open, raised as far as it may be."""
    if sys.platform == "win32":
        return FILES_MOST
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = FILES_MOST if hard == resource.RLIM_INFINITY else min(hard, FILES_MOST)
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        except (OSError, ValueError):
            return soft
        return wished
    return FILES_MOST if soft == resource.RLIM_INFINITY else soft
