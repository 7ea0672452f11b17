"""What has changed in everybody's points since the viewer's turn before."""

from baumeister.present.game import Position
from baumeister.web.pages.presenter.views import view_of
from baumeister.web.pages.rendering import drawings


def gains_of(position: Position, seat: int) -> tuple[int, ...]:
    """Return how much each seat's points have changed since a seat's last turn began.

    Empty if it had none yet, or where points may yet count plus or minus: they say no gain.
    """
    start = _turn_start(position, seat)
    if start is None or position.game.rules.words.at_stake(view_of(position, seat).state):
        return ()
    then, now = (drawings.points(view_of(each, seat)) for each in (start, position))
    return tuple(score - before for (score, _), (before, _) in zip(now, then, strict=True))


def _turn_start(position: Position, seat: int) -> Position | None:
    """Return the position before the last moves that a seat made without another's between them; none if it made none."""
    start, before = None, position.before
    while before is not None:
        if before.actor == seat:
            start = before
        elif start is not None and before.actor > 0:
            break
        before = before.before
    return start
