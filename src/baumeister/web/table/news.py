"""News of a table: numbers and kinds only; listeners fetch what they may see."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from baumeister.web.table.state import TableState


@dataclass(frozen=True, slots=True)
class News:
    """Something happened: the event's number, the moves made after it, its kind.

    Passing changes have no number of their own: somebody came or went (`presence`); a seat's draft has changed (`draft`, told
    to that seat alone, with the draft's version); a seat has new keys (`keys`), which ends its streams; nothing has
    happened for long (`beat`). A listener that knows of later events than there are is told the last one, as a `reset`: the
    database was put back.
    """

    table_id: str
    seq: int
    ply: int
    kind: str
    seat: int = 0  # the only one told; 0: all
    draft: str = ""
    is_followed: bool = False  # a move of chance belongs to it, and comes at once

    @property
    def is_event(self) -> bool:
        """Whether this is an event of the table, not a passing change."""
        return self.kind not in ("presence", "draft", "keys", "beat")

    def is_for(self, seats: Collection[int]) -> bool:
        """Tell whether the holder of these seats is told."""
        return not self.seat or self.seat in seats


def ends_of_beats(states: Sequence[TableState]) -> list[int]:
    """Return the numbers of the events that end a beat."""
    return [state.seq for state, is_followed in each_followed(states) if not is_followed]


def each_followed(states: Sequence[TableState]) -> Iterator[tuple[TableState, bool]]:
    """Yield states, each with whether chance moved right after it, in the same beat: not to open another's turn."""
    for state, after in pairwise(states):
        is_chance = after.line.seat == 0 and after.line.before is state.line
        yield state, is_chance and not state.position.opens_turn
    yield from ((state, False) for state in states[-1:])
