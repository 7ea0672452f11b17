"""Tables with a long past: what was taken back is kept and not played, and every moment can be shown as it was."""

import random
import threading
from functools import partial

import pytest

from baumeister.present.game import Position
from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import Action
from baumeister.web.table import actions, history
from baumeister.web.table.events import Event
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import Refusal, UnreadableError
from baumeister.web.table.state import TableState
from baumeister.web.table.stored_values import Saved
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio


def undone_plies(state: TableState) -> list[tuple[int, int]]:
    found, undone = [], state.undone
    while undone is not None:
        found.append((undone.line.ply, undone.branch))
        undone = undone.rest
    return found


def summed_up(state: TableState) -> tuple[object, ...]:
    """Return all that a state says."""
    game = state.position.raw, state.position.history, state.ended_by, state.rematch
    return *game, state.runs, state.branch, state.branches, state.seq, state.line_seq, undone_plies(state), state.notes


async def test_every_moment_is_shown_as_it_was(browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    asked, chance = ClientRequest(Visitor(browser.http.cookies["browser"])), random.Random(3)
    seen = {seq: summed_up(table.history.after(seq)) for seq in range(table.now.seq + 1)}
    for _ in range(250):
        ply = chance.randrange(len(table.facts.given) + 8, table.now.position.ply + 1)
        tried: list[Action] = [
            partial(actions.undo, to=chance.choice((None, ply)), at=None),
            partial(actions.redo, at=None),
            *(3 * [lambda change: actions.play(change, chance.choice(change.state.position.numbers), None)]),
        ]
        before = table.now.seq
        try:
            await here.tables.change(table.facts.id, asked, chance.choice(tried))
        except Refusal:
            continue
        seen |= {seq: summed_up(table.history.after(seq)) for seq in range(before + 1, table.now.seq + 1)}
    assert table.now.branches > 3
    monkeypatch.setattr(history, "AT_HAND", 5)
    here.tables.cache.forget(table.facts.id)
    again = await here.tables.open(table.facts.id)
    assert not again.history.is_at_hand(again.now.seq - 5)
    for seq in chance.sample(range(again.now.seq + 1), again.now.seq + 1):
        assert summed_up(again.history.after(seq)) == seen[seq]
    assert [state.seq for state in again.history.since(again.now.seq - 2)] == [again.now.seq - n for n in (2, 1, 0)]
    for seq in (-1, again.now.seq + 1):
        assert again.history.is_at_hand(seq)
        with pytest.raises(Refusal):
            again.history.after(seq)


async def undone_again_and_again(here: Services, browser: Browser, count: int) -> Saved:
    """Return a table at which a move was made and taken back many times."""
    saved = await here.tables.store.load(await browser.order("you", "here"))
    assert saved is not None
    last, move = saved.events[-1], str(LiveTable.of(saved).now.position.moves[0])
    made = [
        Event(last.seq + n, "undo" if n % 2 == 0 else "move", last.at, 1, "" if n % 2 == 0 else move, last.seq)
        for n in range(1, count + 1)
    ]
    return Saved(saved.facts, (*saved.events, *made), saved.keys, saved.drafts)


async def test_moves_that_were_taken_back_are_not_played(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, played, play = await undone_again_and_again(here, browser, 20_000 - 8), list[str](), Position.play

    def counted(self: Position, move: str) -> Position:
        played.append(move)
        return play(self, move)

    monkeypatch.setattr(Position, "play", counted)
    table = LiveTable.of(saved)
    assert table.now.seq == 20_000
    assert len(played) == table.now.position.ply == 8
    for seq in (9, 10_000, 19_999):
        assert table.history.after(seq).position.ply == 8 + seq % 2
    assert len(played) < 8 + 3 * 9
    played.clear()
    assert [table.history.after(9).position.ply for _ in range(9)] == [9] * 9
    assert played == []


async def test_a_branch_that_was_left_is_played_outside_the_event_loop(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its states are at hand, but of its moves none has been played since the table was read."""
    saved, threads, play = await undone_again_and_again(here, browser, 20), set[int](), Position.play

    def noted(self: Position, move: str) -> Position:
        threads.add(threading.get_ident())
        return play(self, move)

    here.tables.cache.keep(LiveTable.of(saved))
    monkeypatch.setattr(Position, "play", noted)
    assert (await browser.http.get(f"/t/{saved.facts.id}/fragment?seq=9")).status_code == 200
    assert threads
    assert threading.get_ident() not in threads


async def test_few_states_and_positions_are_kept_of_a_long_past(browser: Browser, here: Services) -> None:
    saved = await undone_again_and_again(here, browser, 3000)
    table = LiveTable.of(saved)
    for seq in range(9, 3000, 50):
        _ = table.history.after(seq).position
    kept = [state.line for state in (*table.history._last, *table.history._earlier)]
    assert len(kept) <= history.AT_HAND + history.LOOKED_UP
    assert sum(line.known is not None for line in {id(line): line for line in kept}.values()) <= history.LOOKED_UP + 20


async def test_a_move_taken_back_that_no_game_has_is_told_when_it_is_looked_at(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = await undone_again_and_again(here, browser, 4)
    wrong = [Event(e.seq, e.kind, e.at, e.seat, "fly" if e.seq == 9 else e.text, e.ply) for e in saved.events]
    table = LiveTable.of(Saved(saved.facts, tuple(wrong), saved.keys, saved.drafts))
    with pytest.raises(UnreadableError):
        _ = table.history.after(9).position
    seat_of_chance = [Event(e.seq, e.kind, e.at, 1, e.text, e.ply) for e in saved.events]
    with pytest.raises(UnreadableError):
        LiveTable.of(Saved(saved.facts, tuple(seat_of_chance), saved.keys, saved.drafts))
    here.tables.cache.keep(table)
    for at_hand in (history.AT_HAND, 1):
        monkeypatch.setattr(history, "AT_HAND", at_hand)
        answer = await browser.http.get(f"/t/{saved.facts.id}/fragment?seq=9")
        assert answer.status_code == 410


async def test_what_was_taken_back_is_made_again_after_a_restart(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    for _ in range(3):
        move = str(table.now.position.moves[0])
        await here.tables.change(table.facts.id, asked, partial(actions.play, move=move, at=None))
    made = table.now.position.history
    for _ in range(3):
        await here.tables.change(table.facts.id, asked, partial(actions.undo, to=None, at=None))
    here.tables.cache.forget(table.facts.id)
    table = await here.tables.open(table.facts.id)
    for _ in range(3):
        await here.tables.change(table.facts.id, asked, partial(actions.redo, at=None))
    assert table.now.position.history == made
