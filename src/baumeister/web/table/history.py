"""A table's events, and the table after each of them. The last states are at hand; an earlier one is folded when asked for."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice

from baumeister.web.table import refusals
from baumeister.web.table.events import Event
from baumeister.web.table.fold import fold, start
from baumeister.web.table.state import Facts, TableState

AT_HAND = 512  # states; most tables have fewer
LOOKED_UP = 8  # earlier states kept besides


class History:
    """A table's history: all events, and as many states as memory is worth."""

    def __init__(self, facts: Facts, events: Iterable[Event]) -> None:
        self._first = start(facts)
        self._events = list(events)
        self._last = deque(fold(self._first, self._events), AT_HAND)
        self._earlier = deque[TableState]((), LOOKED_UP)

    @property
    def now(self) -> TableState:
        """The table as it stands."""
        return self._last[-1]

    def add(self, events: Sequence[Event], states: Sequence[TableState]) -> None:
        """Add events, with the table after each of them."""
        self._events.extend(events)
        self._last.extend(states)

    def is_at_hand(self, seq: int) -> bool:
        """Tell whether the table after an event, and its position, are known, or there is no such event: they cost nothing."""
        back = self.now.seq - seq
        if seq < 0 or back < 0:
            return True
        return back < len(self._last) and self._last[-1 - back].line.known is not None

    def prepare(self, seq: int) -> None:
        """Get the table after an event, with its position: all moves of a branch that was left may have to be played."""
        _ = self.after(seq).position

    def after(self, seq: int) -> TableState:
        """Return the table after an event.

        Raises:
            Refusal: if there is no such event, or its moves can't be read.
        """
        back = self.now.seq - seq
        if seq < 0 or back < 0:
            raise refusals.no_such_ply()
        if back < len(self._last):
            return self._last[-1 - back]
        known = (state for state in tuple(self._earlier) if state.seq == seq)
        return next(known, None) or self._folded(seq)

    def since(self, seq: int) -> list[TableState]:
        """Return the states at hand from the one after an event on."""
        back = self.now.seq - seq
        return list(islice(self._last, max(len(self._last) - 1 - back, 0), None))

    def _folded(self, seq: int) -> TableState:
        """Fold an earlier state, and play its moves as far as they are others than those of now."""
        state = deque(fold(self._first, islice(self._events, seq)), 1)[0]
        state.line.learn(self.now.line)
        _ = state.position
        self._earlier.append(state)
        return state
