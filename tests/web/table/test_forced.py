"""Moves that are the only ones play themselves where that tells nothing; undo goes past them, and doesn't play them again."""

import random
from functools import partial
from typing import Any

import pytest

import baumeister as bm
from baumeister.games import GAMES, rules
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING
from baumeister.present.game import Position
from baumeister.records.trace import random_game
from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table import actions
from baumeister.web.table.change import Change
from baumeister.web.table.forced import forced_move, is_choice
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio


def line(game: str, seed: int = 1) -> list[Position[Any]]:
    seats = rules(game).seats[-1]
    return list(random_game(bm.game(game, seats), seed))


def test_a_seat_whose_hand_decides_is_given_time() -> None:
    alone = [p for p in line("wettstreit") if p.actor > 0 and len(p.moves) == 1]
    building = [p for p in alone if p.state.phase == BUILDING]
    hesitating = [p for p in building if p.state.hand_sizes[p.state.active] >= (1 if p.state.has_built[p.state.active] else 3)]
    assert hesitating
    assert not any(map(forced_move, hesitating))
    assert all(forced_move(position, is_alone=True) for position in hesitating)  # bots read nothing into haste
    assert any(map(forced_move, building))  # two cards found no city
    assert all(forced_move(p) for p in alone if p.state.phase == BIDDING)


@pytest.mark.parametrize("game", GAMES)
def test_what_plays_itself_follows_from_what_all_see(game: str) -> None:
    """However the hidden pieces lie, as a spectator can imagine them, the seat has this one move."""
    for position in line(game):
        move = forced_move(position)
        if move is not None:
            guesses = [position.view(0).guess(seed) for seed in range(3)]
            assert all(guess.moves == (move,) for guess in guesses), (position, move)


async def to_a_forced_move(here: Services, browser: Browser) -> LiveTable:
    """Play at one device until somebody has no choice, right after a choice."""
    table = await here.tables.open(await browser.order("you", "here", game="skyline"))
    asked, chance = ClientRequest(Visitor(browser.http.cookies["browser"])), random.Random(1)
    while is_choice(table.now.position) or not is_choice(last_of_a_seat(table)):
        move = chance.choice(table.now.position.numbers)
        await here.tables.change(table.facts.id, asked, partial(actions.play, move=move, at=None))
        assert not table.now.is_over
    return table


def last_of_a_seat(table: LiveTable) -> Position:
    position = table.now.position.before
    while position is not None and position.actor == 0:
        position = position.before
    assert position is not None
    return position


async def test_undo_goes_past_what_played_itself_and_does_not_loop(browser: Browser, here: Services) -> None:
    table = await to_a_forced_move(here, browser)
    visitor, choice = Visitor(browser.http.cookies["browser"]), last_of_a_seat(table)
    request = ClientRequest(visitor)
    before_it, forced = table.now.position.ply, table_page(table, visitor, here.presence).forced
    assert forced == str(table.now.position.moves[0])
    await here.tables.change(table.facts.id, request, lambda change: actions.play(change, forced, None))

    def undo(change: Change) -> None:
        actions.undo(change, None, None)

    await here.tables.change(table.facts.id, request, undo)
    assert table.now.position.ply == choice.ply
    await here.tables.change(table.facts.id, request, lambda change: actions.redo(change, None))
    await here.tables.change(table.facts.id, request, lambda change: actions.undo(change, before_it, None))
    assert table_page(table, visitor, here.presence).forced == ""  # taken back: it waits until somebody acts
