"""Visitors: browsers and programs, identified by the secrets they hold."""

from dataclasses import dataclass

from baumeister.web.table.secrets import hashed


@dataclass(frozen=True)
class Visitor:
    """A browser, by its cookie, or a program, by the secret of a seat. `at_screen` is the seat of the person who looks."""

    browser: str = ""
    secret: str = ""
    at_screen: int = 0
    wants_hints: bool = False
    address: str = ""  # or its network: the server's work counts against it; never kept

    @property
    def client(self) -> str:
        """The visitor for the store: a hash that tells nothing."""
        return hashed(self.browser or self.secret)
