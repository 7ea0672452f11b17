"""Errors, each with one clear sentence."""

from dataclasses import dataclass
from typing import Protocol


class BaumeisterError(Exception):
    """Something a user can mend; its message says what is wrong and what would be right."""


class UnknownGameError(BaumeisterError):
    """No such game, or it has no such number of seats or option."""


class NoSuchSeatError(BaumeisterError):
    """The game has no such seat."""


class BadStateError(BaumeisterError):
    """Bytes or a record that can't be a state of the game."""


class NothingToUndoError(BaumeisterError):
    """There are not so many moves to take back."""


class Sentence(Protocol):
    """A sentence in every language of the product; `text.Text` is one."""

    @property
    def en(self) -> str:
        """It in English."""

    @property
    def de(self) -> str:
        """It in German."""


@dataclass(frozen=True)
class Plain:
    """A sentence that stands the same in every language."""

    en: str

    @property
    def de(self) -> str:
        """The same."""
        return self.en


class IllegalMove(BaumeisterError):  # noqa: N818 - the name that users of chess libraries know
    """A move that the rules refuse. `rule` is the rule's number, `reason` the sentence in every language."""

    def __init__(self, rule: str, reason: Sentence, message: str = "") -> None:
        self.rule, self.reason = rule, reason
        super().__init__(f"{rule}: {message or reason.en}" if rule else message or reason.en)


class BadRecordError(BaumeisterError):
    """A record that can't be read. `ply` is the number of its first bad move, counted from 0, if a move is at fault."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        self.ply = ply
        super().__init__(message)
