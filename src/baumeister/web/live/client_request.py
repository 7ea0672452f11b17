"""Clients' requests, and how repeats are recognised."""

import hashlib
from dataclasses import dataclass

from baumeister.web.table.stored_values import RequestId
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class ClientRequest:
    """A visitor's request, with its own key (empty: none) and a hash of its content."""

    visitor: Visitor
    key: str = ""
    content: str = ""

    @property
    def id(self) -> RequestId | None:
        """The request as the store remembers it, so that a repetition does nothing."""
        return RequestId(self.visitor.client, self.key, self.content) if self.key else None


SERVER = ClientRequest(Visitor())
"""The server's own requests: chance, bots, the end of abandoned tables."""


def content_hash(*parts: object) -> str:
    """Return a hash of a request's content."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()
