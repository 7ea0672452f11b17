"""The beats of a game: a seat's move and the chance moves after it, the opening deal, the chance that opens a turn."""

from baumeister.present.game import Position


def beat_start(position: Position) -> int:
    """Return the ply at which the beat began that led to a position, or lies before it."""
    before = position.before
    while before is not None and before.ply and not _begins_beat(before):
        before = before.before
    return before.ply if before else 0


def beat_end(position: Position, last: Position) -> int:
    """Return the ply at which the beat ends that comes after a position, in a game up to its last one."""
    later = last.line()[position.ply + 1 :] if position is not last else []
    return next((each.ply for each in later if _begins_beat(each)), last.ply)


def beat_starts(last: Position) -> tuple[int, ...]:
    """Return the plies at which the beats of a game begin, without the opening deal, which nobody counts."""
    return tuple(each.ply for each in last.line()[:-1] if _begins_beat(each))


def _begins_beat(position: Position) -> bool:
    return position.actor > 0 or position.opens_turn
