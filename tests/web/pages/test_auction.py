"""The panel of an auction: legal bids and nothing else can be made, everybody's bids are there, other games have none."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from baumeister.games import rules
from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE
from baumeister.games.wettstreit.rules.state import BIDDING
from baumeister.present.auction_panel import Auction
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES
from baumeister.web.http.forms import move_of
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.table.auction import BUTTONS_BESIDE_FIELD, BUTTONS_MOST, BUTTONS_ON_LARGE, BUTTONS_ON_PHONE, auction
from baumeister.web.pages.table.todo import todo
from baumeister.web.table.refusals import Refusal
from tests.games.neue_heimat.scenes import scene
from tests.games.play import played
from tests.games.wettstreit.scenes import placed
from tests.web.pages.test_pages import faults, frame, table


def panel(position: Position, seat: int, **changes: object) -> str:
    """Return the panel as a seat sees it."""
    return str(auction(table(position, seat, **changes), frame()) or "")


def offered(html: str) -> set[str]:
    """Return the moves that a panel's buttons make, but for those of a sum that is set."""
    buttons = re.findall(r'<button(?! class="step)([^>]*)>', html)
    return {value for button in buttons if "disabled" not in button for value in re.findall(r'value="([^"]+)"', button)}


@pytest.fixture(scope="module", params=rules("neue_heimat").seats)
def line(request: pytest.FixtureRequest) -> list[Position[Any]]:
    """Return the positions of a random game."""
    return list(random_game(Game(rules("neue_heimat"), request.param, {}), 4))


def asked(line: list[Position[Any]], phase: int) -> Iterator[Position[Any]]:
    yield from (position for position in line if position.state.phase == phase and position.actor == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_is_sound(line: list[Position[Any]], language: str) -> None:
    for position in line[24:-1:5]:
        for seat in (0, 1):
            html = str(auction(table(position, seat), frame("de" if language == "de" else "en")))
            assert faults(html) == []
            assert html.count('class="bidder ') == position.game.seats


def test_to_bid_one_has_a_dozen_bids_or_the_lowest_of_more_and_a_field_and_the_way_to_pass(
    line: list[Position[Any]],
) -> None:
    for position in asked(line, BID):
        html = panel(position, 1)
        bids = [str(move) for move in position.moves if move.startswith("bid")]
        shown = bids if len(bids) <= BUTTONS_ON_LARGE else bids[:BUTTONS_BESIDE_FIELD]
        assert offered(html) == {"pass", *shown}
        fields = html.count(f'min="{bids[0][4:]}" max="{bids[-1][4:]}"') if bids else 0
        assert fields == (len(bids) > BUTTONS_MOST) + (len(bids) > BUTTONS_ON_PHONE)  # for a desk, for a phone


def test_the_first_button_passes() -> None:
    html = panel(scene(turn=3).play("offer 1L"), 1)
    assert re.search(r'<button[^>]*value="([^"]+)"', html)[1] == "pass"  # type: ignore[index]


def test_a_bid_says_what_it_leaves_its_bidder() -> None:
    html = panel(scene(turn=3).play("offer 1L"), 1)
    assert ">11 left</small>" in html
    assert ">10 left</small>" in html
    assert 'aria-label="2 million, which leaves you 10"' in html


def test_what_may_end_the_game_soon_stands_in_the_head_while_it_goes_on() -> None:
    near = scene(("r6^4", "", ""), lengths=(1, 4, 4), turn=3).play("offer 1L")
    assert "Row 1 is complete: one more ends the game" in str(todo(table(near, 1), frame()))
    assert "end-in-sight" not in str(todo(table(scene(turn=3).play("offer 1L"), 1), frame()))


def test_passing_is_advised_where_no_bid_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    position = played(scene(turn=3), "offer 1L")
    found = drawings.auction(table(position, 1).view)
    assert found is not None
    advised = 'value="pass" class="primary"'
    assert advised not in panel(position, 1)
    monkeypatch.setattr(drawings, "auction", lambda _view: replace(found, risky=range(1000)))
    html = panel(position, 1)
    assert advised in html
    assert 'class="risky"' in html


def test_the_auctioneer_decides_with_the_sums_before_its_eyes() -> None:
    position = played(scene(), "offer mayor", "bid 3", "pass")
    html = panel(position, 1)
    assert offered(html) == {"sell", "keep"}
    said = re.sub("<[^>]+>", "", html)
    assert "Sell: +3 from Marble (then 15)" in said
    assert "Keep: −3 to Marble (then 9)" in said
    assert position.state.phase == DECIDE


def test_beside_the_field_stands_from_which_sum_on_one_cannot_pay() -> None:
    line: Iterator[Position[Any]] = random_game(Game(rules("wettstreit"), 3, {}), 4)
    position = next(position for position in line if _may_over_bid(position))
    cash = int(position.state.talers[position.actor - 1])
    lowest = max(cash + 1, min(int(str(move)[4:]) for move in position.moves if move.startswith("bid")))
    html = panel(position, position.actor)
    assert f"you can’t pay {lowest} or more" in html
    assert f'data-risky-from="{lowest}"' in html


def test_beside_the_hand_a_sum_is_set_from_the_lowest_bid_on_and_one_button_bids_it() -> None:
    start = played(Game(rules("wettstreit"), 3, {}).start(), "reveal G3, roll 5, auction open")
    for moves, lowest in (("", 1), ("bid 1", 2), ("bid 6, bid 7", 8), ("bid 8", 9)):
        position = played(start, moves)
        html = panel(position, position.actor)
        assert f'min="{lowest}"' in html
        assert f'value="{lowest}"' in html
        kind = "bid primary" if lowest <= 5 else "bid"  # of ten talers no more than half are proposed
        assert re.search(rf'<button id="bid-{lowest}" type="submit" class="{kind}"[^>]*><span>Bid {lowest}<', html)
        assert offered(html) - {"-1", "1"} == ({"pass"} if moves else set())


def test_what_cannot_be_paid_is_not_advised() -> None:
    position = played(Game(rules("wettstreit"), 3, {}).start(), "reveal G3, roll 5, auction open, bid 30")
    html = panel(position, position.actor)
    assert 'class="bid risky"' in html
    assert re.search(r'<button id="pass"[^>]* class="primary"', html)


def test_the_present_bid_is_named() -> None:
    position = played(Game(rules("wettstreit"), 3, {}).start(), "reveal G3, roll 5, auction open, bid 3")
    assert "Highest bid: 3" in panel(position, position.actor)


def test_who_has_no_talers_opens_with_nothing() -> None:
    position = placed(seat=4, talers={1: 0}, top="H6").play("done")
    position = played(position, "roll S, auction open")
    html = panel(position, position.actor)
    assert re.search(r'<button id="bid-0"[^>]* class="bid primary"[^>]*><span>Bid 0<', html)
    assert "pass" not in offered(html)


def test_a_box_makes_what_is_pressed_go_on_for_those_who_sit_alone() -> None:
    position = played(placed(seat=1, top="H6"), "done, roll 1, auction open")
    assert 'id="by-itself"' in panel(position, 1)
    assert 'id="by-itself"' not in panel(position, 0)


def _may_over_bid(position: Position[Any]) -> bool:
    return position.state.phase == BIDDING and position.actor > 0


def test_who_only_watches_has_no_buttons(line: list[Position[Any]]) -> None:
    for position in asked(line, BID):
        assert "<button" not in panel(position, 0)


def test_a_seat_that_cannot_bid_is_seen_to_be_skipped() -> None:
    html = panel(played(scene(cash=(12, 3, 12)), "offer 1L", "bid 3", "bid 4"), 1)
    assert "bids 3" in html
    skipped = panel(played(scene(cash=(12, 9, 2)), "offer 1L", "bid 3"), 1)
    assert re.search(r'class="bidder seat-3 of-slate out".*?can’t bid', skipped)


def test_before_an_auction_the_panel_keeps_its_place_with_nothing_for_sale() -> None:
    position = scene()
    assert position.state.phase == CHOOSE
    html = panel(position, 1)
    assert "Nothing is for sale yet" in html
    assert offered(html) == {"stash"}


def test_only_a_button_beside_the_main_choice_asks_a_finger_whether_it_was_meant() -> None:
    bidding = played(scene(cash=(12, 12, 12)), "offer 1L", "bid 3", "pass")
    for position, asks in ((scene(), ["stash"]), (bidding, [])):
        html = panel(position, position.actor)
        assert re.findall(r'<button id="(\w+)"[^>]*data-asks="Tap again', html) == asks
    assert offered(panel(bidding, bidding.actor)) == {"sell", "keep"}


def test_games_without_auctions_have_no_panel_and_games_that_are_over_keep_its_place(line: list[Position[Any]]) -> None:
    found: Auction | None = rules("manhattan").words.auction(line[0].state)
    assert found is None
    assert panel(line[-1], 1) == '<div id="auction" class="kept"></div>'


def test_a_place_beside_the_hand_is_kept_as_one() -> None:
    *_, last = random_game(Game(rules("wettstreit"), 3, {}), 1)
    assert str(auction(table(last, 1), frame("en"))) == '<div class="kept-beside"></div>'


def test_a_sum_that_was_typed_is_the_last_word_of_its_move() -> None:
    assert move_of({"move": "pass"}) == "pass"
    assert move_of({"move": "bid", "amount": "4"}) == "bid 4"
    for fields in ({"amount": "4"}, {"move": "bid", "amount": "4.5"}, {"move": "bid", "amount": "-1"}):
        with pytest.raises(Refusal):
            move_of(fields)


def test_what_something_may_be_worth_is_a_hint(line: list[Position[Any]]) -> None:
    position = next(asked(line, BID))
    assert 'class="worth"' not in panel(position, 1)
    assert 'class="worth"' in panel(position, 1, has_hints=True)
