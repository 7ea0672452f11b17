"""What can be done at a table: each action checks whether it may be done and adds its events to a change."""

from dataclasses import replace

from baumeister.core.errors import IllegalMove
from baumeister.core.position import Position
from baumeister.web.table import errors
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.drafts import Draft
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.names import clean_name, is_number, names_in_sentences
from baumeister.web.table.state import TableState
from baumeister.web.table.undo import may_undo_to, redo_target, undo_target

DEVICES = 12  # that may hold one seat


def play(change: Change, move: str | int, at: Shown | None, *, is_final: bool = False) -> None:
    """Make a move, or add it to the draft if the seat confirms its moves (programs don't: theirs are final)."""
    change.check_fresh(at)
    seat = change.own_person()
    draft = Draft() if is_final else change.table.draft(seat)
    if not is_final:
        change.check_fresh(at, draft)
    position = change.state.position if is_final else change.table.drafted(seat)
    if position.actor != seat or (draft.moves and position.has_revealed):  # what it shows is seen when it is confirmed
        raise errors.not_your_turn()
    after = _played(change.state, position, move)
    if draft.confirms:
        change.drafts[seat] = Draft(True, change.state.line_seq, (*draft.moves, str(after.move)))
        change.table.remember_drafted(seat, change.drafts[seat], after)
    else:
        change.move(seat, after)
        change.follow()


def _played(state: TableState, position: Position, move: str | int) -> Position:
    number = int(move) if isinstance(move, str) and is_number(move) else move
    try:
        return position.play(number)
    except IllegalMove as error:
        raise errors.illegal(error, names_in_sentences(state)) from None


def confirm(change: Change, at: Shown | None) -> None:
    """Make the tentative moves."""
    change.check_fresh(at)
    seat = change.own_person()
    draft = change.table.draft(seat)
    if not draft.moves:
        raise errors.nothing_to_confirm()
    change.check_fresh(at, draft)
    for after in change.table.drafted(seat).line()[-len(draft.moves) :]:
        change.move(seat, after)
    change.drafts[seat] = Draft(draft.confirms)
    change.follow()


def restart(change: Change, at: Shown | None) -> None:
    """Drop the tentative moves."""
    seat = change.own_person()
    draft = change.table.draft(seat)
    change.check_fresh(at, draft)
    change.drafts[seat] = Draft(draft.confirms)


def confirming(change: Change, is_on: bool) -> None:
    """Switch “confirm my moves” for all the visitor's seats. Tentative moves are dropped when it is switched off."""
    change.check_seated()
    for seat in change.seats:
        draft = change.table.draft(seat)
        change.drafts[seat] = replace(draft, confirms=True) if is_on else Draft(False)


def undo(change: Change, to: int | None, at: Shown | None) -> None:
    """Take back the last tentative move, else one's last move, else all moves from a ply on."""
    change.check_fresh(at)
    change.check_seated()
    actor = change.state.actor
    draft = change.table.draft(actor) if actor in change.seats else Draft()
    if draft.moves and to is None:
        change.check_fresh(at, draft)
        change.drafts[actor] = replace(draft, moves=draft.moves[:-1])
        return
    own, is_free = change.table.own_seats(change.visitor), change.table.is_free(change.seats)
    target = undo_target(change.state, own, is_free=is_free) if to is None else to
    if target is None or not may_undo_to(change.state, own, target, is_free=is_free):
        raise errors.is_over() if change.state.is_over else errors.no_undo()
    change.add("undo", change.seats[0], ply=target)
    change.follow()


def redo(change: Change, at: Shown | None) -> None:
    """Make moves again that were taken back."""
    change.check_fresh(at)
    change.check_seated()
    own, is_free = change.table.own_seats(change.visitor), change.table.is_free(change.seats)
    target = redo_target(change.state, own, is_free=is_free)
    if target is None:
        raise errors.no_redo()
    change.add("redo", change.seats[0], ply=target)
    change.follow()


def hand_over(change: Change, seat: int, level: str, is_absent: bool) -> None:
    """Let a bot play for somebody who has gone, or on a seat that nobody took. Its invitation stays good."""
    change.check_seated()
    if change.state.is_over:
        raise errors.is_over()
    if not 1 <= seat <= change.state.facts.game.seats or change.state.seat(seat).holder == "bot":
        raise errors.not_absent()
    if seat in change.seats or not is_absent:
        raise errors.not_absent()
    change.add("handed over", seat, level)


def take_back(change: Change, seat: int) -> None:
    """Play oneself again."""
    change.check_seated((seat,))
    if change.state.is_over:
        raise errors.is_over()
    if not change.state.seat(seat).is_lent:
        raise errors.not_yours()
    change.add("taken back", seat)


def join(change: Change, secret: str, name: str) -> None:
    """Sit down by an invitation, or bring one's seat to another device."""
    key = change.table.key_for(secret)
    if key is None:
        raise errors.no_invitation()
    if key.purpose == "invitation":
        accept(change, key, name)
    elif key.seat not in change.seats:
        if sum(other.seat == key.seat for other in change.table.keys) >= DEVICES:
            raise errors.no_invitation()
        change.keys.append(new_key(key.seat, change.visitor.browser))


def accept(change: Change, invitation: Key, name: str) -> None:
    """Sit down on an open seat."""
    if change.state.is_over:
        raise errors.is_over()
    change.add("joined", invitation.seat, clean_name(name))
    change.spent_keys.add(invitation.secret_hash)
    change.keys.append(new_key(invitation.seat, change.visitor.browser))


def renew(change: Change, seat: int) -> None:
    """Give one's seat, or the invitation that one gave out, a new secret: all links and devices with an old one lose it.

    So they do at the rematches that were made with the same keys (`renew_too`).
    """
    own = _own_key(change, seat)
    if own is None:
        raise errors.not_yours()
    _renew(change, new_key(seat, change.visitor.browser, is_invitation=own.purpose == "invitation"))


def renew_too(change: Change, key: Key) -> None:
    """Give a seat at a rematch the new key that it got at the table before, if it is still the visitor's."""
    own = _own_key(change, key.seat)
    if own is not None and own.purpose == key.purpose:
        _renew(change, key)


def _own_key(change: Change, seat: int) -> Key | None:
    return next((key for key in change.table.keys_of(change.visitor) if key.seat == seat), None)


def _renew(change: Change, new: Key) -> None:
    change.spent_keys |= {key.secret_hash for key in change.table.keys if (key.seat, key.purpose) == (new.seat, new.purpose)}
    change.keys.append(new)
    change.renewed = new


def bot_play(change: Change, seat: int, line_seq: int, move: int) -> None:
    """Make a bot's move, if it is still that bot's turn."""
    state = change.state
    if state.line_seq != line_seq or state.actor != seat or state.seat(seat).holder != "bot":
        return
    change.move(seat, _played(state, state.position, move))
    change.follow()


def expire(change: Change) -> None:
    """End a table that nobody has touched for long."""
    if not change.state.is_over:
        change.limit += 1  # a full table ends, too
        change.add("ended", 0, "expiry")


def take(change: Change, seat: int, name: str) -> None:
    """Take one's seat back from a bot, or sit down on an open seat to which one could invite."""
    if seat in change.seats:
        take_back(change, seat)
        return
    own = change.table.keys_of(change.visitor)
    invitation = next((key for key in own if key.purpose == "invitation" and key.seat == seat), None)
    if invitation is None:
        raise errors.not_yours()
    accept(change, invitation, name)
