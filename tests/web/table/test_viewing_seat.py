"""Who may see what a seat sees: whether everybody knows it anyway."""

from itertools import pairwise

import pytest

import baumeister as bm
from baumeister.core.knowledge import hide_nothing
from baumeister.core.record import as_json
from baumeister.games import GAMES, rules
from baumeister.present.game import Position
from baumeister.records.trace import random_game
from baumeister.web.table.events import Event
from baumeister.web.table.keys import new_key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.stored_values import Saved
from baumeister.web.table.viewing_seat import viewer_of
from baumeister.web.table.visitor import Visitor


def known_to_all(position: Position, seat: int) -> bool:
    """Compare what a seat knows with what a spectator knows, field by field."""
    own, open_to_all = (as_json(position.view(viewer).state) for viewer in (seat, 0))
    return own | {"viewer": 0} == open_to_all | {"viewer": 0}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_hides_nothing_where_a_spectator_knows_the_same(game: str) -> None:
    found = set[bool]()
    line = list(random_game(bm.game(game, 3), 1))[::5]
    for position in line[:60]:
        for seat in (1, 2, 3):
            found.add(known_to_all(position, seat))
            assert position.hides_nothing_of(seat) == known_to_all(position, seat), (position.ply, seat)
    assert (False in found) == (rules(game).kernels.hide is not hide_nothing)


def test_a_device_shows_no_moment_at_which_a_seat_knew_more_before_its_person_has_it() -> None:
    """The seat to move has nothing to hide now, so nobody need take the device; but once it had peeked at a card."""
    game = bm.game("wettstreit", 3)
    line = list(random_game(game, 1))
    seat, now, peeked = next(
        (after.actor, after, before)
        for after in line
        for before in line[: after.ply]
        if after.actor > 0 and after.hides_nothing_of(after.actor) and not before.hides_nothing_of(after.actor)
    )
    moves = [Event(after.ply, "move", 0.0, before.actor, str(after.move)) for before, after in pairwise(line[: now.ply + 1])]
    seats = tuple(Seating(name, "person", device=1) for name in ("Ada", "Ben", "Cleo"))
    keys = tuple(new_key(number, "browser") for number in (1, 2, 3))
    table = LiveTable.of(Saved(Facts("t", game, seats, bytes(32), 0.0), tuple(moves), keys, {}))
    visitor = Visitor("browser")
    assert (viewer_of(table, visitor).seat, viewer_of(table, visitor).needs_device_passed) == (seat, False)
    assert viewer_of(table, visitor, peeked).seat == 0
    assert viewer_of(table, Visitor("browser", at_screen=seat), peeked).seat == seat


def test_whose_seat_a_bot_holds_sees_no_hand_of_the_one_who_still_plays_at_the_same_device() -> None:
    game = bm.game("manhattan", 3)
    ada, ben = Seating("Ada", "bot", "easy", device=1, is_lent=True), Seating("Ben", "person", device=1)
    facts = Facts("t", game, (ada, ben, Seating("Cleo", "person", device=3)), bytes(32), 0.0)
    keys, line = tuple(new_key(number, "browser") for number in (1, 2)), list(random_game(game, 1))
    for actor, expected in ((2, (0, True)), (3, (1, False))):
        now = next(position for position in line if position.actor == actor)
        moves = [Event(b.ply, "move", 0.0, a.actor, str(b.move)) for a, b in pairwise(line[: now.ply + 1])]
        table = LiveTable.of(Saved(facts, tuple(moves), keys, {}))
        seen = viewer_of(table, Visitor("browser", at_screen=1))
        assert (seen.seat, seen.needs_device_passed) == expected
        assert viewer_of(table, Visitor("browser", at_screen=2)).seat == 2
