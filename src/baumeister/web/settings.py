"""A server's settings."""

import os
import re
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

import platformdirs

from baumeister.core.errors import BaumeisterError
from baumeister.web.logs import FORMS

PORT_MOST = 65535
DAY = 24 * 3600.0
SQLITE = "sqlite+aiosqlite"
HOST = re.compile(r"(?:\*\.)?[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")


def default_data_folder() -> Path:
    """Return where tables are kept: BAUMEISTER_DATA, else the platform's folder for a user's data."""
    return Path(os.environ.get("BAUMEISTER_DATA") or platformdirs.user_data_dir("baumeister", appauthor=False))


def checked_port(listed: str, given: str = "BAUMEISTER_PORT") -> int:
    """Return a port's number; `given` is the variable or option that it was given by.

    Raises:
        BaumeisterError: if it is none; 0 stands for any free one.
    """
    if not re.fullmatch(r"[0-9]{1,5}", listed) or int(listed) > PORT_MOST:
        raise BaumeisterError(f"{given}: “{listed}” is no port; write a number like 8000, or 0 for any free one")
    return int(listed)


def read_list(listed: str) -> tuple[str, ...]:
    """Return what is listed with commas between; blanks round it, and empty places, mean nothing."""
    return tuple(part for part in map(str.strip, listed.split(",")) if part)


def checked_proxies(listed: str) -> str:
    """Return the addresses and networks listed, with bare commas between.

    Raises:
        BaumeisterError: if one of them is neither; `*` alone stands for all.
    """
    names = read_list(listed)
    for name in names if names != ("*",) else ():
        try:
            ip_network(name)
        except ValueError:
            message = f"BAUMEISTER_PROXIES: “{name}” is neither an address nor a network like 172.18.0.0/16"
            raise BaumeisterError(message) from None
    return ",".join(names)


def checked_hosts(listed: str) -> tuple[str, ...]:
    """Return the names listed with commas between.

    Raises:
        BaumeisterError: if one of them is none; `*.example.org` stands for all names below, `*` for all.
    """
    names = read_list(listed)
    for name in names:
        if name != "*" and not HOST.fullmatch(name):
            message = f"BAUMEISTER_HOSTS: “{name}” is no name of a host; write table.example.org, *.example.org or * for all"
            raise BaumeisterError(message)
    return names


def checked_log(listed: str) -> str:
    """Return the words about the log, with bare commas between.

    Raises:
        BaumeisterError: if there is no such word.
    """
    words = read_list(listed)
    for word in words:
        if word not in FORMS:
            raise BaumeisterError(f"BAUMEISTER_LOG: there is no “{word}”; there are {' and '.join(FORMS)}")
    return ",".join(words)


@dataclass(frozen=True)
class Limits:
    """Limits of one client, and of all where it says so; more is answered with 413, 429 or 503."""

    body_bytes: int = 64 * 1024
    reads_per_second: float = 50.0  # pages, fragments, files
    reads_at_once: int = 400
    writes_per_second: float = 5.0  # moves and everything else that is posted
    writes_at_once: int = 60
    tables_per_minute: float = 10.0
    tables_at_once: int = 20
    streams_per_client: int = 64
    connections_per_client: int = 256  # behind a proxy: requests at once
    connections: int = 8192  # of all; fewer where the system allows fewer open files
    events_per_table: int = 20_000


@dataclass(frozen=True)
class Settings:
    """Everything to choose when a server starts. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_folder: Path = field(default_factory=default_data_folder)
    database: str = ""  # a file or an SQLAlchemy URL; by default SQLite in the data folder
    absence_before_bot: float = 150.0  # before the others may hand the seat to a bot; hidden tabs ask every minute
    unfinished: float = 30 * DAY  # an abandoned table ends after so long, and its seed is revealed
    kept: float = 90 * DAY  # how long the data of an ended table are kept
    bot_workers: int = field(
        default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1))
    )  # that search; one more is for all others
    drawing_workers: int = field(
        default_factory=lambda: max(1, min(2, (os.cpu_count() or 2) // 2))
    )  # 0: pages are drawn in threads
    bot_limit: float = 20.0  # after that, a bot is stopped; a second time, and a simpler one plays on
    bot_seconds: float = 1.0  # how long a master bot thinks, a hard one a quarter of it; less while many wait
    cached_tables: int = 256
    heartbeat: float = 15.0
    write_timeout: float = 10.0
    proxies: str = "127.0.0.1"  # addresses or networks of proxies with trusted X-Forwarded-… headers
    hosts: tuple[str, ...] = ()  # names that this server answers to, beside its own; `*` is all
    log: str = ""  # words with commas between: "json" for lines of JSON, "requests" for a line about each request
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def from_environment(cls, host: str | None = None, port: int | None = None, database: str | None = None) -> "Settings":
        """Return settings: the arguments, else the variables of docs/hosting.md, else the defaults."""
        environment = os.environ
        return cls(
            host=host or environment.get("BAUMEISTER_HOST") or cls.host,
            port=checked_port(environment.get("BAUMEISTER_PORT") or str(cls.port)) if port is None else port,
            database=database or environment.get("BAUMEISTER_DATABASE") or "",
            proxies=checked_proxies(environment.get("BAUMEISTER_PROXIES") or cls.proxies),
            hosts=checked_hosts(environment.get("BAUMEISTER_HOSTS") or ""),
            log=checked_log(environment.get("BAUMEISTER_LOG") or ""),
        )

    @property
    def database_for_people(self) -> str:
        """The database as it may be shown: without a password."""
        file = self.database_file
        return str(file) if file else re.sub(r"://([^:/@]*):[^@]*@", r"://\1:***@", self.database_url)

    @property
    def database_url(self) -> str:
        """The database's URL."""
        if "://" in self.database:
            return re.sub("^sqlite://", f"{SQLITE}://", self.database)
        file = Path(self.database).absolute() if self.database else self.data_folder / "baumeister.sqlite3"
        return f"{SQLITE}:///{file}"

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for other databases and for one in memory."""
        scheme, _, path = self.database_url.partition(":///")
        name = path.partition("?")[0].removeprefix("file:")
        return Path(name) if scheme.startswith("sqlite") and name not in ("", ":memory:") else None
