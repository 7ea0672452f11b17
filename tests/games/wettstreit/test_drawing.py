"""What Wettstreit der Baumeister draws: cities with their gaps and ends, hands as far as they are known."""

import re
import xml.etree.ElementTree as ET

import pytest

from baumeister.core.record import copy
from baumeister.games.wettstreit.drawing.board_cities import (
    LARGE,
    SMALL,
    middles,
    narrow_layout,
    on_plinth,
    pitch,
    places,
    sideways_layout,
)
from baumeister.games.wettstreit.drawing.board_ribbons import RIBBON, RIBBON_DEPTH
from baumeister.games.wettstreit.drawing.ground import HEIGHT, LARGE_NARROW, WIDTH, cell_of
from baumeister.games.wettstreit.drawing.pieces import talers_pile
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT
from baumeister.games.wettstreit.drawing.stock import stock
from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.rules.components import CARDS, PLACES, SEATS_MAX
from baumeister.games.wettstreit.rules.moves import BID, PASS, SEAT_MOVES
from baumeister.games.wettstreit.rules.state import NOTHING
from baumeister.games.wettstreit.words.auction_panel_plan import planned
from baumeister.games.wettstreit.words.notation import CARD_NAMES
from baumeister.records.trace import random_game
from baumeister.svg import PRINT, Markup
from tests.conformance.test_drawings import IDS
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, THREE, placed, start

COMPLETE = "L3 C7 H5 C9 R3"
GAPPED = "L1 C8 T2 G4 . H7 C6 G3 R2"


def classes(group: ET.Element) -> list[str]:
    return group.get("class", "").split()


def board(position: Position, seat: int = 1) -> str:
    return str(RULES.drawing.board(position.view(seat).state, PRINT))


def test_a_seat_s_illegal_moves_have_parts_too() -> None:
    state = copy(start().state)
    assert all(RULES.drawing.parts(state, number) for number in range(SEAT_MOVES))
    assert RULES.drawing.parts(state, BID + 7) == ("bid-7",)
    assert RULES.drawing.parts(state, PASS) == ("pass",)


# ---- Cities


def test_a_city_shows_its_cards_its_gap_and_its_free_ends() -> None:
    position = placed(cities={1: GAPPED, 2: "G4 H5 C6"})
    ids = set(IDS.findall(board(position)))
    assert {name for name in ids if name.startswith("place-P1")} == {f"place-P1-{place}" for place in range(9)}
    assert {name for name in ids if name.startswith("place-P2")} == {f"place-P2-{place}" for place in range(-1, 4)}
    assert {name for name in ids if name.startswith("place-P3")} == {"place-P3-0"}
    assert "building-P1-4" not in ids
    assert "\ue001, place 5 from the left: a gap" in board(position)
    assert "\ue001, place 2 from the left: church\u00a08" in board(position)
    assert "\ue002, left end: free" in board(position)


def test_a_finished_city_is_framed_and_says_so() -> None:
    finished, unfinished = board(placed(cities={1: COMPLETE})), board(placed(cities={1: GAPPED}))
    assert ">47 · complete</text>" in finished
    assert ">33 · if complete 38</text>" in unfinished
    assert "complete" not in board(placed(cities={1: "L1 C8 T2"}))  # to close it would bring nothing


def test_every_place_is_wide_enough_to_be_hit_and_lies_in_its_own_veduta() -> None:
    longest = "G2 T1 G3 T3 G5 T1 G5 C5 H5 C5 G2 T3"
    for position in (placed(cities={1: GAPPED, 2: longest}, stacks=(5, 5)), placed(THREE, cities={3: longest})):
        for viewer in range(position.game.seats + 1):
            state = position.view(viewer).state
            for seat in range(position.game.seats):
                cell, xs, wide = cell_of(state, seat), list(middles(state, seat).values()), pitch(state, seat)
                assert wide > (48 if cell.is_large else 21)
                assert -cell.land.width / 2 < xs[0] - wide / 2 < xs[-1] + wide / 2 < cell.land.width / 2
                assert cell.left + cell.land.width < WIDTH
                assert cell.level < HEIGHT
                assert len(xs) * sideways_layout(state, seat).wide < cell.sideways.width
                if cell.is_large:
                    assert len(xs) * narrow_layout(state, seat).wide < LARGE_NARROW.width


def test_a_rivals_long_city_has_the_width_of_its_frame_but_no_free_ends() -> None:
    long = "G4 C6 T1 C7 T1 H5 C9 G3 T3 G2"
    state = placed(cities={1: "L1 C8 T2", 2: long}).view(1).state
    assert len(middles(state, 1)) == 10
    assert 10 * pitch(state, 1) > 0.9 * cell_of(state, 1).land.width
    assert len(middles(placed(cities={1: long}).view(1).state, 0)) == 12, "one's own free ends stay in sight"


def test_the_viewers_city_is_the_large_one_and_a_spectator_sees_the_first_seats() -> None:
    position = placed(cities={1: GAPPED})
    for viewer, large in ((0, 0), (1, 0), (3, 2)):
        state = position.view(viewer).state
        assert [seat for seat in range(4) if cell_of(state, seat).is_large] == [large]
    lefts = [cell_of(position.view(3).state, seat).left for seat in (3, 0, 1)]
    assert lefts == sorted(lefts)  # from the left as play goes on from the viewer


def test_places_at_the_bounds_stay_on_the_board() -> None:
    state = copy(placed(cities={1: "G4 H5 C6"}).state)
    state.cities[0, 0], state.leftmost[0] = state.cities[0, state.leftmost[0]], 0
    state.cities[0, PLACES - 1], state.rightmost[0] = state.cities[0, state.rightmost[0]], PLACES - 1
    assert places(state, 0) == list(range(PLACES))


@pytest.mark.parametrize("seat", [0, 1])
def test_no_building_reaches_over_its_sky(seat: int) -> None:
    assert len(HEIGHTS) == CARDS
    for cards in ("C9", "C8 H7 L3", "L3 T3 C9 G4"):
        state = placed(cities={seat + 1: cards}).view(1).state
        cell, tallest = cell_of(state, seat), max(HEIGHTS[card] for card in state.cities[seat].tolist() if card != NOTHING)
        for sky, wide in (
            (cell.land.sky, pitch(state, seat)),
            (cell.narrow.sky, narrow_layout(state, seat).wide),
            (cell.sideways.sky, sideways_layout(state, seat).wide),
        ):
            assert tallest * wide / SLOT < sky


@pytest.mark.parametrize("cards", ["C9 T3 G4", "H7 C8 L3", "G3 T1 C8"])
def test_no_roof_lies_under_a_rivals_ribbon(cards: str) -> None:
    state = placed(cities={2: cards}).view(1).state
    cell, wide = cell_of(state, 1), pitch(state, 1)
    for index, x in middles(state, 1).items():
        card = int(state.cities[1, index])
        if card != NOTHING and x - wide / 2 + cell.land.width / 2 < RIBBON:
            assert HEIGHTS[card] * wide / SLOT <= cell.land.sky - RIBBON_DEPTH


@pytest.mark.parametrize("cards", ["T2 G3 H5", "G4 H5 C6", "G2 C5 T1"])
def test_a_young_city_fills_its_veduta(cards: str) -> None:
    state = placed(THREE, cities={1: cards, 2: cards}).view(1).state
    for seat, least in ((0, 100), (1, 58)):
        assert pitch(state, seat) > least


def test_only_who_chooses_bids_or_is_attacked_on_a_phone_is_led_to_its_city() -> None:
    for position in (start(), played(start(), "auction open")):
        assert board(position, 1).count("at-stake") == 1
        assert "at-stake" not in board(position, 2)
    attacked = played(placed(cities={2: "G3 T1 C8"}, saboteurs={1: 1}, talers={2: 10}), "sabotage P2 0, roll 4")
    assert board(attacked, 2).count("at-stake") == 1
    assert "at-stake" not in board(attacked, 1)


def test_the_place_of_a_city_says_whether_the_hand_is_enough_for_it() -> None:
    said = {
        "": "Neighbours are never of the same type.",
        "H5 H6": "You still need two that fit.",
        "R1 H5 H6": "Still missing: tower, city gate or church.",
        "H5 C4": "You still need one, but not a town hall.",
        "C4 G3": "You still need one, of any type.",
        "R1 H5 G2": "Your cards are enough: like this, for example.",
    }
    for hand, words in said.items():
        assert words in board(placed(hands={1: hand}), 1)
        assert not hand or words not in board(placed(hands={1: hand}), 2)


@pytest.mark.parametrize(
    ("hand", "plan"), [("", ""), ("H5", "H5"), ("C4 H5", "C4 H5"), ("R1 R3 H5 H6", "H6 R3"), ("T1 T3 C9 G5", "T3 C9 G5")]
)
def test_a_founders_best_cards_stand_in_the_plan_of_its_city_a_town_hall_in_the_middle(hand: str, plan: str) -> None:
    found = [CARD_NAMES[card] if card != NOTHING else "" for card in planned(placed(hands={1: hand}).view(1).state, 0)]
    assert set(found) - {""} == set(plan.split())
    assert "H" not in found[0] + found[2]
    assert found[2] == "R3" or "R3" not in plan


def test_an_empty_purse_shows_a_pale_taler() -> None:
    assert str(talers_pile(PRINT, 0)).count("opacity") == 1
    assert "opacity" not in str(talers_pile(PRINT, 1))


def test_the_purse_and_the_places_of_further_cards_lie_beside_the_hand() -> None:
    drawn = str(RULES.drawing.hand(placed(cities={1: "G4 H5 C6"}, hands={1: "L1"}).view(1).state, PRINT))
    assert re.search(r">\d+ talers?</text>", drawn)
    assert drawn.count("stroke-dasharray") == 2


def test_every_city_has_its_points_on_its_ribbon() -> None:
    position = placed(final=True, cities={1: COMPLETE, 2: "L1 H7 R2"})
    for shown in (position, played(position, "done, done, done, done")):
        ribbons = {group.get("id"): group for group in ET.fromstring(board(shown, 1)).iter()}
        assert all(len(ribbons[f"points-{seat}"]) for seat in "1234")


def test_points_and_the_winners_ribbon_wait_for_the_count() -> None:
    late = [
        group.get("id")
        for group in ET.fromstring(board(placed(cities={1: COMPLETE}))).iter()
        if "after-points" in classes(group)
    ]
    assert {"points-1", "points-4", "ribbon-1", "ribbon-4"} < set(late)


def test_a_complete_city_has_a_wall_and_only_the_winner_gold_laurel_and_a_dark_ribbon() -> None:
    over = played(placed(final=True, cities={1: COMPLETE, 2: "L1 H7 R2", 3: "G4"}), "done, done, done, done")
    found = {group.get("id"): list(group.iter()) for group in ET.fromstring(board(over)).iter()}
    strokes = [{part.get("stroke") for part in found[f"frame-P{seat}"]} for seat in (1, 2, 3)]
    for colour, framed in (("granite", [False, True, False]), ("gold", [True, False, False])):
        assert [PRINT[colour] in stroke for stroke in strokes] == framed
    parts = [len(found[f"frame-P{seat}"]) for seat in (1, 2, 3)]
    assert parts[0] == parts[1] > parts[2]
    assert [any(part.get("fill") == PRINT["gold"] for part in found[f"ribbon-{seat}"]) for seat in (1, 2)] == [True, False]
    assert board(over).count("and wins") == 1


def test_before_the_end_nothing_is_gilt() -> None:
    drawn = ET.fromstring(board(placed(cities={1: COMPLETE})))
    frame = next(group for group in drawn.iter() if group.get("id") == "frame-P1")
    assert {part.get("stroke") for part in frame.iter()} & {PRINT["gold"], PRINT["granite"]} == {PRINT["granite"]}


def test_a_low_stack_is_named() -> None:
    assert board(placed(stacks=(3, 9))).count("last cards") == 1
    assert "last cards" not in board(placed(stacks=(4, 9)))


def test_a_city_that_is_still_to_be_founded_says_what_that_takes() -> None:
    drawn = board(placed(cities={2: "G4 H5 C6"}, hands={1: "T1 C9"}))
    assert drawn.count("Your city begins with three cards.") == 1
    assert "begins with" not in board(placed(cities={1: "G4 H5 C6"}))


def test_hands_are_but_counted_in_panels() -> None:
    position = placed(cities={1: "G4 H5 C6"}, hands={1: "L1 T3", 2: "L1 T1 T3 G4 H6 H7 C9 R2"})
    for seat, count in ((1, "2"), (2, "8")):
        drawn = ET.fromstring(stock(copy(position.state), seat, PRINT))
        assert [text.text for text in drawn.iter() if text.tag.endswith("text")][-1] == count


def test_a_hand_is_large_until_a_city_stands() -> None:
    waiting, standing = placed(hands={2: "H6"}, shown={2: "C9"}), placed(cities={2: "G4 H5 C6"}, shown={2: "C9"})
    scales = [re.findall(r'id="held-P2-0"[^>]*><g[^>]*scale\(([\d.]+)\)', board(position)) for position in (waiting, standing)]
    assert scales == [["0.88"], ["0.74"]]
    assert ["2 cards in hand</text>" in board(position) for position in (waiting, standing)] == [True, False]


def test_the_coins_of_a_gate_stay_on_its_plinth_or_in_it() -> None:
    for large, wides in ((SMALL, (24, 31, 44, 60)), (LARGE, (48, 60, 75, 116))):
        for wide in wides:
            drawn = str(on_plinth(PRINT, CARD_NAMES.index("G3"), wide, Markup(""), large))
            coins = [abs(float(x)) for x in re.findall(r'<g transform="translate\((-?[\d.]+)[ ,]', drawn)]
            radius = max(float(r) for r in re.findall(r' r="([\d.]+)"', drawn))
            assert len(coins) == 2
            assert all(radius <= coin <= wide / 2 - radius for coin in coins)
            downs = [float(y) for y in re.findall(r'<g transform="translate\(-?[\d.]+[ ,](-?[\d.]+)\)', drawn)]
            assert all(abs(down) <= large.plinth - radius for down in downs)  # or stand in it


def test_a_laid_card_comes_from_the_hand_it_was_in() -> None:
    position = placed(cities={1: "G4 H5", 2: "C6 T3"})
    drawn = {group.get("id"): group.get("data-from") for group in ET.fromstring(board(position)).iter()}
    assert drawn["building-P1-0"] == "card-G4"
    assert drawn["building-P2-1"] == "hand-P2"


def test_a_chosen_card_has_a_ghost_for_the_places_where_it_could_stand() -> None:
    position = placed(cities={1: "G4 H5 C6"}, hands={1: "T1 C9", 2: "L1"})
    view = position.view(1).state
    drawn = board(position)
    for name in ("T1", "C9"):
        assert f'data-ghost="ghost-{name}"' in RULES.drawing.hand(view, PRINT)
        assert f'id="ghost-{name}"' in drawn
        assert f'id="building-{name}"' in drawn
    (ghost,) = (group for group in ET.fromstring(drawn).iter() if group.get("id") == "ghost-C9")
    assert [element.text for element in ghost.iter() if element.tag.endswith("text")] == ["9"]  # on its stone, as it will stand
    assert len(re.findall(r'id="place-P1-(-1|3)"[^>]*data-spot="', drawn)) == 2
    assert "ghost-" not in board(position, seat=2)


def test_a_saboteur_stands_before_the_building_it_is_used_against() -> None:
    position = placed(cities={1: "H5", 2: "C6 G3"}, saboteurs={1: 1}, talers={2: 9})
    assert 'id="attacker"' not in board(position)
    attacked = played(position, "sabotage P2 1")
    assert re.search(r'id="attacker"[^>]*data-from="saboteurs-P1"', board(attacked))
    assert 'id="attacker"' in board(played(attacked, "roll 4"))
    assert 'id="attacker"' not in board(played(attacked, "roll 1"))


def test_a_card_whose_stack_is_still_to_be_chosen_lies_between_both() -> None:
    position = placed(cities={1: "H5", 2: "C6 G3"}, saboteurs={1: 1}, stacks=(9, 10))
    torn = played(position, "sabotage P2 1, roll S")
    assert 'id="evicted"' in board(torn)
    assert 'id="evicted"' not in board(played(torn, "under open"))


# ---- What is hidden


def test_on_the_ribbon_of_ones_own_city_stands_what_ones_hand_leaves() -> None:
    position = placed(cities={1: "G4 H5 C6", 2: "G4"}, hands={1: "T1 C9", 2: "H7"})
    for viewer, told in ((1, ["15 / 5 · if complete 25"]), (2, ["4 / −3"]), (3, []), (0, [])):
        assert re.findall(r">(\d+ / [^<]+)</text>", board(position, viewer)) == told
    drawn = board(position, 1)
    assert ": 15 points built, 5 if it ended now, 25 if complete; the values of the missing cards come on top<" in drawn
    assert all(
        f'id="standing-{seat}" class="ribbon seat-{seat} written" data-lights="points-{seat}"' in drawn for seat in (1, 2)
    )


def test_no_city_steps_aside_for_what_a_hand_costs() -> None:
    for cards in ("C9 T3 G4", "H7 C8 L3"):
        empty, held = (placed(cities={1: cards}, hands=hands).view(1).state for hands in ({}, {1: "T1"}))
        assert narrow_layout(empty, 0) == narrow_layout(held, 0)
        assert sideways_layout(empty, 0) == sideways_layout(held, 0)


def test_the_others_talers_stay_behind_their_tents() -> None:
    position = placed(talers={1: 13, 2: 27})
    assert "13" not in re.findall(r">(\d+)</text>", board(position, 1))  # the viewer's own lie beside its hand
    assert ">13 talers</text>" in RULES.drawing.hand(position.view(1).state, PRINT)
    assert "27" not in re.findall(r">(\d+)</text>", board(position, 1))
    assert "talers behind the tent" in RULES.drawing.stock(position.view(1).state, 2, PRINT)
    assert ">?</text>" in RULES.drawing.stock(position.view(1).state, 2, PRINT)
    assert "27 talers" in RULES.drawing.stock(position.view(2).state, 2, PRINT)
    assert ">27</text>" in RULES.drawing.board(position.state, PRINT)


def test_all_see_the_openly_bought_cards_of_a_hand() -> None:
    position = placed(hands={2: "C9"}, shown={2: "H6"})
    for seat in (1, 0):
        assert "building-C9" not in board(position, seat)
        assert "building-H6" in board(position, seat)
    assert "held-P2" not in board(position, 2)  # one's own cards lie below the board
    assert "building-C9" in RULES.drawing.board(position.state, PRINT)


def test_of_a_hand_the_auctioneer_sees_what_it_peeked_at_and_others_the_announced_type() -> None:
    sold = played(start(), "auction hidden, peek C9, bid 1, bid 2, pass, pass, pass")
    assert "building-C9" in board(sold, 1)
    for seat in (3, 4, 0):
        assert "building-C9" not in board(sold, seat)
        assert "building-of-4" in board(sold, seat)


def test_what_is_auctioned_is_shown_as_far_as_it_is_known() -> None:
    before = start()
    assert RULES.drawing.item(before.view(1).state, PRINT) == ""
    openly = played(before, "auction open")
    assert "City gate\u00a03" in RULES.drawing.item(openly.view(2).state, PRINT)
    assert 'data-from="stack-open"' in RULES.drawing.item(openly.view(2).state, PRINT)
    covered = played(before, "auction hidden, peek C9, bid 1")
    assert "Church\u00a09, which only you see" in RULES.drawing.item(covered.view(1).state, PRINT)
    assert "A card from the hidden stack" in RULES.drawing.item(covered.view(2).state, PRINT)
    told = played(covered, "bid 2, pass, pass")
    assert "A church" in RULES.drawing.item(told.view(3).state, PRINT)


def test_a_phone_shows_the_rivals_small_over_the_viewers_city() -> None:
    position = placed(cities={1: COMPLETE, 2: GAPPED, 4: "G4 H5 C6"})
    for viewer, seen in ((1, GAPPED + " G4 H5 C6"), (2, COMPLETE + " G4 H5 C6")):
        drawn = ET.fromstring(board(position, viewer))
        small = next(group for group in drawn.iter() if "narrow" in classes(group))
        assert sum(part.tag.endswith("use") for part in small.iter()) == len(seen.replace(" .", "").split())
        assert len([part for part in small if part.tag.endswith("g")]) == 3


def test_cards_brought_under_a_stack_lie_open_beside_it() -> None:
    assert "building-C4" in board(placed(under=("", "C4")))


# ---- The hand


def test_equal_cards_are_one_part_with_a_count() -> None:
    hand = str(RULES.drawing.hand(placed(hands={1: "G4 G4 H5"}).view(1).state, PRINT))
    assert IDS.findall(hand) == ["hand-P1", "card-G4", "card-H5"]
    assert "City gate\u00a04 × 2" in hand


def test_a_seat_with_a_saboteur_can_take_it_up() -> None:
    assert "attack" in IDS.findall(RULES.drawing.hand(placed(saboteurs={1: 2}).view(1).state, PRINT))
    assert "attack" not in IDS.findall(RULES.drawing.hand(placed().view(1).state, PRINT))


# ---- All drawings


def test_every_building_of_the_board_is_defined_once() -> None:
    turns = [position for position in random_game(FOUR, 7) if position.actor > 0]
    for position in turns[::37]:
        drawn = board(position)
        used, defined = set(re.findall(r'href="#([^"]+)"', drawn)), drawn.partition("</defs>")[0]
        assert used == {name for name in IDS.findall(defined) if not name.startswith("ghost-")}


def test_there_is_a_veduta_and_a_tent_for_every_seat() -> None:
    for seats in RULES.seats:
        assert seats <= SEATS_MAX
        ids = IDS.findall(board(start(Game(RULES, seats, {}))))
        assert sum(name.startswith("tent-") for name in ids) == seats


def test_the_outlook_counts_what_the_viewer_has_not_seen() -> None:
    position = played(start(), "auction hidden, peek H6, bid 1, bid 4, pass, pass, pass")
    own, other = (str(RULES.drawing.outlook(position.view(seat).state, PRINT)) for seat in (1, 3))
    assert "Town hall: 5 of 6" in own
    assert ">5<" in own
    assert "Town hall: 6 of 6" in other
    assert RULES.drawing.outlook(placed(final=True).view(1).state, PRINT) == ""
