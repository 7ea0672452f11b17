"""Taking seats, leaving them, and renewing their keys, as actions."""

from baumeister.web.table import refusals
from baumeister.web.table.change import Change
from baumeister.web.table.clean_names import clean_name
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.undo_requests import settle

DEVICES = 12  # that may hold one seat


def hand_over(change: Change, seat: int, level: str, is_absent: bool) -> None:
    """Let a bot play for an absent person, or on a free seat. The seat's invitation stays valid."""
    change.check_playing()
    if change.state.is_over:
        raise refusals.is_over()
    if not 1 <= seat <= change.state.facts.game.seats or change.state.seat(seat).holder == "bot":
        raise refusals.not_absent()
    if seat in change.seats or not (is_absent or change.state.seat(seat).gone == "left"):
        raise refusals.not_absent()
    change.add("handed over", seat, level)
    settle(change)


def take_back(change: Change, seat: int) -> None:
    """Play oneself again."""
    change.check_seated((seat,))
    if change.state.is_over:
        raise refusals.is_over()
    taken = change.state.seat(seat)
    if not taken.can_be_taken_back:
        raise refusals.has_resigned() if taken.gone == "resigned" else refusals.sits_there()
    change.add("taken back", seat)


def take(change: Change, seat: int, name: str) -> None:
    """Take one's seat back from a bot, or sit down on an open seat of one's own invitation."""
    if seat in change.seats:
        take_back(change, seat)
        return
    own = change.table.keys_of(change.visitor)
    invitation = next((key for key in own if key.purpose == "invitation" and key.seat == seat), None)
    if invitation is None:
        raise refusals.not_yours()
    accept(change, invitation, name)


def join(change: Change, secret: str, name: str) -> None:
    """Sit down by an invitation, or bring one's seat to another device."""
    key = change.table.key_for(secret)
    if key is None:
        raise refusals.no_invitation()
    if key.purpose == "invitation":
        accept(change, key, name)
    elif key.seat not in change.seats:
        if sum(other.seat == key.seat for other in change.table.keys) >= DEVICES:
            raise refusals.no_invitation()
        change.keys.append(new_key(key.seat, change.visitor.browser))


def accept(change: Change, invitation: Key, name: str) -> None:
    """Sit down on an open seat."""
    if change.state.is_over:
        raise refusals.is_over()
    seat = invitation.seat
    change.add("joined", seat, clean_name(name))
    change.spent_keys |= {key.secret_hash for key in change.table.keys if (key.seat, key.purpose) == (seat, "invitation")}
    change.keys.append(new_key(seat, change.visitor.browser))


def invite(change: Change, seat: int) -> None:
    """Make an invitation to a seat that its person has left. Whoever sits at the table may."""
    change.check_playing()
    if change.state.is_over:
        raise refusals.is_over()
    if not 1 <= seat <= change.state.facts.game.seats or change.state.seat(seat).gone != "left":
        raise refusals.not_yours()
    if _own_key(change, seat) is None:
        change.keys.append(new_key(seat, change.visitor.browser, is_invitation=True))


def renew(change: Change, seat: int) -> None:
    """Give one's seat or invitation a new secret: all links and devices with an old one lose the seat.

    They lose it at the rematches made with the same keys too (`renew_too`).
    """
    own = _own_key(change, seat)
    if own is None:
        raise refusals.not_yours()
    _renew(change, new_key(seat, change.visitor.browser, is_invitation=own.purpose == "invitation"))


def renew_too(change: Change, key: Key) -> None:
    """Give a seat at a rematch its new key from the table before, if the seat is still the visitor's."""
    own = _own_key(change, key.seat)
    if own is not None and own.purpose == key.purpose:
        _renew(change, key)


def _own_key(change: Change, seat: int) -> Key | None:
    return next((key for key in change.table.keys_of(change.visitor) if key.seat == seat), None)


def _renew(change: Change, new: Key) -> None:
    change.spent_keys |= {key.secret_hash for key in change.table.keys if (key.seat, key.purpose) == (new.seat, new.purpose)}
    change.keys.append(new)
    change.renewed = new
