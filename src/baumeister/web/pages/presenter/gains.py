"""What has changed in everybody's points since the viewer's turn before."""

from baumeister.present.game import Position
from baumeister.web.pages.presenter.views import view_of
from baumeister.web.pages.rendering import drawings


def gains_of(position: Position, seat: int) -> tuple[int, ...]:
    """Return how much each seat's points have changed since a seat's last turn began: while it has its turn, the one before.

    Empty if there was none, or where points may yet count plus or minus: they say no gain.
    """
    start = _turn_start(position, seat)
    if start is None or position.game.rules.words.at_stake(view_of(position, seat).state):
        return ()
    then, now = (drawings.points(view_of(each, seat)) for each in (start, position))
    return tuple(score - before for (score, _), (before, _) in zip(now, then, strict=True))


def _turn_start(position: Position, seat: int) -> Position | None:
    """Return the position before the last moves of a seat without another's between them, but for those of its turn now."""
    start, is_current, before = None, position.actor == seat, position.before
    while before is not None and (start is None or before.actor in (0, seat)):
        if before.actor == seat and not is_current:
            start = before
        is_current = is_current and before.actor in (0, seat)
        before = before.before
    return start
