"""What the cards of a hand cost at the end unless they are built (WB 4.3), told only to whoever knows them."""

from baumeister.core.record import FULL
from baumeister.games.wettstreit.rules.scoring import hand_points
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.text import Text, points

LOSS = Text("Cards in hand", "Handkarten")
UNBUILT = Text("Unbuilt at the end: {points}", "Am Ende ungebaut: {points}")


def unbuilt(view: State, seat: int) -> int:
    """Return a hand's points at the end, as it is; 0 if the viewer doesn't know it, or it is counted already."""
    return int(hand_points(view, seat)) if view.viewer in (FULL, seat + 1) and view.phase != DONE else 0


def unbuilt_words(cost: int) -> Text:
    """Say what a hand costs."""
    return UNBUILT.format(points=points(cost))


def losses(view: State) -> tuple[int, ...]:
    """Return what each seat loses for its hand."""
    return tuple(unbuilt(view, seat) for seat in range(view.seats))
