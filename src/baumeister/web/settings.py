"""A server's settings."""

import os
import re
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

import platformdirs

from baumeister.core.errors import BaumeisterError

DAY = 24 * 3600.0


def default_data_folder() -> Path:
    """Return where tables are kept: BAUMEISTER_DATA, else the platform's folder for a user's data."""
    return Path(os.environ.get("BAUMEISTER_DATA") or platformdirs.user_data_dir("baumeister", appauthor=False))


def checked_proxies(listed: str) -> str:
    """Return addresses and networks as they are listed.

    Raises:
        BaumeisterError: if one of them is neither; `*` alone stands for all.
    """
    for name in (part.strip() for part in listed.split(",") if listed != "*"):
        try:
            ip_network(name)
        except ValueError:
            message = f"BAUMEISTER_PROXIES: “{name}” is neither an address nor a network like 172.18.0.0/16"
            raise BaumeisterError(message) from None
    return listed


@dataclass(frozen=True)
class Limits:
    """Limits of one client; more is answered with 413 or 429."""

    body_bytes: int = 64 * 1024
    reads_per_second: float = 50.0  # pages, fragments, files
    reads_at_once: int = 400
    writes_per_second: float = 5.0  # moves and everything else that is posted
    writes_at_once: int = 60
    tables_per_minute: float = 10.0
    tables_at_once: int = 20
    streams_per_client: int = 64
    events_per_table: int = 20_000


@dataclass(frozen=True)
class Settings:
    """Everything to choose when a server starts. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_folder: Path = field(default_factory=default_data_folder)
    database: str = ""  # an SQLAlchemy URL; by default SQLite in the data folder
    grace: float = 150.0  # of absence, before the others may hand the seat to a bot; hidden tabs ask every minute
    unfinished: float = 30 * DAY  # an abandoned table ends after so long, and its seed is revealed
    kept: float = 90 * DAY  # how long the data of an ended table are kept
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_limit: float = 20.0  # after that, a bot is stopped and a random move made
    bot_seconds: float = 1.0  # how long a strong bot thinks
    cached_tables: int = 256
    heartbeat: float = 15.0
    write_timeout: float = 10.0
    proxies: str = "127.0.0.1"  # addresses or networks of proxies with trusted X-Forwarded-… headers
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def from_environment(cls, host: str | None = None, port: int | None = None, database: str | None = None) -> "Settings":
        """Return settings: the arguments, else BAUMEISTER_HOST, _PORT, _DATABASE, _PROXIES, else the defaults."""
        environment = os.environ
        return cls(
            host=host or environment.get("BAUMEISTER_HOST") or cls.host,
            port=int(environment.get("BAUMEISTER_PORT") or cls.port) if port is None else port,
            database=database or environment.get("BAUMEISTER_DATABASE") or "",
            proxies=checked_proxies(environment.get("BAUMEISTER_PROXIES") or cls.proxies),
        )

    @property
    def database_for_people(self) -> str:
        """The database as it may be shown: without a password."""
        file = self.database_file
        return str(file) if file else re.sub(r"://([^:/@]*):[^@]*@", r"://\1:***@", self.database_url)

    @property
    def database_url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite+aiosqlite:///{self.data_folder / 'baumeister.sqlite3'}"

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for other databases and for one in memory."""
        scheme, _, path = self.database_url.partition(":///")
        name = path.partition("?")[0].removeprefix("file:")
        return Path(name) if scheme.startswith("sqlite") and name not in ("", ":memory:") else None
