"""What can go wrong, each with one clear sentence."""

from collections.abc import Iterator

from baumeister.text import Text

Reasons = Iterator[tuple[str, Text]]
"""Rules that forbid a move, with a sentence each; the first one counts."""


class BaumeisterError(Exception):
    """Something a user can mend; its message says what is wrong and what would be right."""


class UnknownGameError(BaumeisterError):
    """No such game, or it has no such number of seats or option."""


class IllegalMove(BaumeisterError):  # noqa: N818 - the name that users of chess libraries know
    """A move that the rules refuse. `rule` is the rule's number, `reason` the sentence in every language."""

    def __init__(self, rule: str, reason: Text) -> None:
        self.rule, self.reason = rule, reason
        super().__init__(f"{rule}: {reason.en}" if rule else reason.en)


def refused(reasons: Reasons, move: str) -> IllegalMove:
    """Return the refusal of a move for the first of its reasons."""
    found = next(reasons, None)
    if found is None:
        raise ValueError(f"{move} is legal here")
    return IllegalMove(*found)


class BadRecordError(BaumeisterError):
    """A record that can't be read. `ply` is the number of its first bad move, counted from 0, if a move is at fault."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        self.ply = ply
        super().__init__(message)
