"""A store's content, as values."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from baumeister.web.table.drafts import Draft
from baumeister.web.table.events import Event
from baumeister.web.table.keys import Key
from baumeister.web.table.state import Facts


@dataclass(frozen=True)
class RequestId:
    """A request that may come twice: `key` is the client's name for it, `content` a hash of its content."""

    client: str
    key: str
    content: str


class Due(NamedTuple):
    """A table that nobody has touched for long."""

    table_id: str
    touched: float  # when it was last, in seconds since 1970: at another time by now, somebody has come back


@dataclass(frozen=True)
class Saved:
    """All that is kept of a table."""

    facts: Facts
    events: tuple[Event, ...]
    keys: tuple[Key, ...]
    drafts: Mapping[int, Draft]


@dataclass(frozen=True)
class Write:
    """An addition to a table, written as a whole or not at all."""

    table_id: str
    events: Sequence[Event] = ()
    turn: str = ""  # after the events
    keys: Sequence[Key] = ()
    spent_keys: Collection[str] = ()  # hashes of withdrawn keys
    drafts: Mapping[int, Draft] = field(default_factory=dict)
    request: RequestId | None = None
    result: str = ""  # the answer to a repetition of the request
    summary: str = ""  # after the events; empty: unknown
