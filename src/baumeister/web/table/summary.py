"""A table's summary, for the home page: kept beside the events, so that they needn't be folded."""

import json
from dataclasses import asdict, dataclass

from baumeister.svg.sketch import Sketch
from baumeister.web.table.kept_json import read_object, seating_of
from baumeister.web.table.refusals import UnreadableError
from baumeister.web.table.state import Seating, TableState

SPECTATOR = 0
NEEDED = {"seating", "actor", "ended_by", "winners"}


@dataclass(frozen=True)
class Summary:
    """A table after its last event, as all may know it."""

    seating: tuple[Seating, ...]
    actor: int  # the next to move: 0 chance, a seat's number, -1 nobody
    ended_by: str | None
    winners: tuple[int, ...]  # after the end of the game
    scores: tuple[int, ...] = ()  # public ones; none of a table last touched before they were kept
    sketch: Sketch = ()  # of the board as all may see it, likewise
    stakes: tuple[int, ...] = ()  # of the scores: points that count minus so far, and may yet count plus

    @classmethod
    def of(cls, state: TableState) -> "Summary":
        """Sum up a table."""
        view = state.position.view(SPECTATOR)
        words = view.game.rules.words
        scores = tuple(map(int, words.standing(view.state, state.position.scores)))
        sketch = view.game.rules.drawing.sketch(view.state)
        stakes = tuple(map(int, words.at_stake(view.state)))
        return cls(state.seating, state.actor, state.ended_by, state.winners, scores, sketch, stakes)

    @classmethod
    def read(cls, text: str) -> "Summary | None":
        """Return a kept summary; None for a table last touched before summaries were kept.

        Raises:
            UnreadableError: if it is damaged.
        """
        if not text:
            return None
        found = read_object(text)
        if not found.keys() >= NEEDED:
            raise UnreadableError
        seating = seating_of(found["seating"])
        sketch = tuple((colour, path) for colour, path in found.get("sketch", ()))
        scores, stakes = (tuple(found.get(name, ())) for name in ("scores", "stakes"))
        return cls(seating, found["actor"], found["ended_by"], tuple(found["winners"]), scores, sketch, stakes)

    @property
    def text(self) -> str:
        """The summary as it is kept."""
        return json.dumps(asdict(self))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.ended_by is not None

    def is_turn_of(self, seats: tuple[int, ...]) -> bool:
        """Tell whether it is the turn of a person on one of these seats."""
        return self.actor in seats and self.seating[self.actor - 1].holder == "person"


@dataclass(frozen=True)
class OwnTable:
    """A table at which a visitor has seats."""

    id: str
    game: str
    seats: int
    touched: float
    own: tuple[int, ...]  # the visitor's seats
    summary: str
