"""Moves, undo and the end of a table as actions: each checks whether it is allowed, and adds its events to a change."""

from collections.abc import Collection
from dataclasses import replace

from baumeister.core.errors import IllegalMove
from baumeister.present.game import Position
from baumeister.text import quoted
from baumeister.web.table import refusals, undo_refusals
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.drafts import Draft
from baumeister.web.table.forced import is_choice
from baumeister.web.table.names import is_number, names_in_sentences
from baumeister.web.table.state import SIMPLER, Level, TableState
from baumeister.web.table.undo import has_same_undo, may_undo_to, redo_target, undo_target, why_not_undone


def play(change: Change, move: str | int, at: Shown | None, *, is_final: bool = False, asks_before_last: bool = False) -> None:
    """Make a move, or add it to the draft if the seat confirms its moves (programs don't: theirs are final).

    A page may also ask for confirmation of those moves alone that can't be taken back.
    """
    change.check_fresh(at)
    seat = change.own_person()
    draft = Draft() if is_final else change.table.draft(seat)
    if not is_final:
        change.check_fresh(at, draft)
    position = change.state.position if is_final else change.table.drafted(seat)
    if position.actor != seat or (draft.moves and position.has_revealed):  # a reveal waits for the confirmation
        raise refusals.not_your_turn()
    after = _played(change.state, position, move)
    if draft.confirms or (asks_before_last and _is_for_good(change, after)):
        change.drafts[seat] = Draft(draft.confirms, change.state.line_seq, (*draft.moves, str(after.move)))
        change.table.remember_drafted(seat, change.drafts[seat], after)
    else:
        change.move(seat, after)
        change.follow()


def _is_for_good(change: Change, after: Position) -> bool:
    """Tell whether the visitor can't take a move back alone: it reveals something, or the turn is no longer its own."""
    is_free = change.table.is_free(change.seats)
    return not is_free and (after.has_revealed or after.actor not in change.table.own_seats(change.visitor))


def _played(state: TableState, position: Position, move: str | int) -> Position:
    if isinstance(move, str):
        move = int(move) if is_number(move) else quoted(move)
    try:
        return position.play(move)
    except IllegalMove as error:
        raise refusals.illegal(error, names_in_sentences(state)) from None


def confirm(change: Change, at: Shown | None) -> None:
    """Make the tentative moves."""
    change.check_fresh(at)
    seat = change.own_person()
    draft = change.table.draft(seat)
    if not draft.moves:
        raise refusals.nothing_to_confirm()
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
    """Take back the last tentative choice, else one's last choice, else all moves from a ply on."""
    own, is_free = change.table.own_seats(change.visitor), change.table.is_free(change.seats)
    actor = change.state.actor
    draft = change.table.draft(actor) if actor in change.seats else Draft()
    if draft.moves or at is None or not _is_behind_bots(change, at, own, is_free=is_free):
        change.check_fresh(at)
    change.check_seated()
    if draft.moves and to is None:
        change.check_fresh(at, draft)
        change.drafts[actor] = replace(draft, moves=draft.moves[: _last_choice(change, actor, len(draft.moves))])
        return
    target = undo_target(change.state, own, is_free=is_free) if to is None else to
    if target is None or not may_undo_to(change.state, own, target, is_free=is_free):
        raise why_not_undone(change.state, own, to)
    change.check_room()
    change.add("undo", change.seats[0], ply=target)
    change.follow()


def _is_behind_bots(change: Change, at: Shown, own: Collection[int], *, is_free: bool) -> bool:
    """Tell whether the page has yet to show moves of bots that go back with the visitor's own."""
    history = change.table.history
    is_earlier = 0 <= at.seq < change.state.line_seq and history.is_at_hand(at.seq)
    return is_earlier and has_same_undo(history.after(at.seq), change.state, own, is_free=is_free)


def _last_choice(change: Change, actor: int, count: int) -> int:
    """Return which of the tentative moves was the last that was no forced one, from 0; the first if all were forced."""
    before, alone = change.table.drafted(actor).line()[-count - 1 : -1], change.state.has_one_person
    return max((number for number, position in enumerate(before) if is_choice(position, is_alone=alone)), default=0)


def redo(change: Change, at: Shown | None) -> None:
    """Make undone moves again."""
    change.check_fresh(at)
    change.check_seated()
    own, is_free = change.table.own_seats(change.visitor), change.table.is_free(change.seats)
    target = redo_target(change.state, own, is_free=is_free)
    if target is None:
        raise undo_refusals.no_redo()
    change.check_room()
    change.add("redo", change.seats[0], ply=target)
    change.follow()


def bot_play(change: Change, seat: int, line_seq: int, move: int) -> None:
    """Make a bot's move, if it is still that bot's turn."""
    state = change.state
    if _is_bots_turn(state, seat, line_seq):
        change.move(seat, _played(state, state.position, move))
        change.follow()


def replace_bot(change: Change, seat: int, line_seq: int, failed: Level) -> None:
    """Let the next simpler bot play on for one that failed, if it is still that bot's turn."""
    if _is_bots_turn(change.state, seat, line_seq) and change.state.seat(seat).level == failed:
        change.add("handed over", seat, SIMPLER[failed])


def leave_tour(change: Change) -> None:
    """Play on without the script of a guided game."""
    change.check_seated()
    if change.state.tour is not None:
        change.add("tour left", change.seats[0])


def _is_bots_turn(state: TableState, seat: int, line_seq: int) -> bool:
    return state.line_seq == line_seq and state.actor == seat and state.seat(seat).holder == "bot"


def expire(change: Change, touched: float) -> None:
    """End an abandoned table, unless it was touched since."""
    if not change.state.is_over and change.state.touched == touched:
        change.add("ended", 0, "expiry")
