"""What Manhattan draws: towers and blocks, lots, seats at their sides."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import numpy as np
import pytest

from baumeister.core.record import copy
from baumeister.games.manhattan.drawing.board import YOU
from baumeister.games.manhattan.drawing.board_frame import CELLS
from baumeister.games.manhattan.drawing.board_towers import TALLEST, floor_height
from baumeister.games.manhattan.drawing.ground import CITY, HEIGHT, LAYOUTS, LOT, OUTER, PITCH, WIDTH, Layout, middle
from baumeister.games.manhattan.drawing.pieces_towers import SIDE
from baumeister.games.manhattan.game import RULES
from baumeister.games.manhattan.rules.components import CITIES, PLACES, SIDES
from baumeister.games.manhattan.rules.scoring import NOBODY, majority
from baumeister.games.manhattan.rules.state import BUILD
from baumeister.games.manhattan.words.notation import place_name
from baumeister.games.manhattan.words.phrases import held_kinds
from baumeister.present.drawing import named
from baumeister.svg import PRINT
from baumeister.text import Text
from tests.conformance.games import line_of, sample
from tests.games.kinds import Game
from tests.games.manhattan.scenes import FOUR, GAMES, THREE, placed

MARKER = 11.5  # half as wide as one


def classes(group: ET.Element) -> list[str]:
    return group.get("class", "").split()


@pytest.mark.parametrize("game", GAMES, ids=repr)
class TestParts:
    def test_blocks_keep_their_ids_and_say_where_they_come_from(self, game: Game) -> None:
        for position in sample(line_of(game, 0), 8):
            view = position.view(1)
            drawn = ET.fromstring(RULES.drawing.board(view.state, PRINT)).iter()
            blocks = [group for group in drawn if "block" in classes(group)]
            assert {block.get("id") for block in blocks} == {f"b-{index}" for index in range(int(view.state.built))}
            assert sum("last" in classes(block) for block in blocks) == min(len(blocks), 1)
            for block in blocks:
                colour = int(view.state.built_block[int(block.get("id", "")[2:])]) // 4
                is_own = colour % game.seats == 0
                assert block.get("data-from", "").startswith(f"block-{colour}-" if is_own else f"chosen-{colour}-")


def test_the_supply_lies_in_piles_whose_first_block_is_in_front() -> None:
    position = next(position for position in line_of(THREE, 0) if position.actor == 1)
    hand = RULES.drawing.hand(position.view(1).state, PRINT)
    assert re.findall(r'id="supply-0-1-(\d)"', hand) == ["4", "3", "2", "1"]
    pile = hand[hand.index('id="supply-0-1-4"') : hand.index('id="supply-0-2')]
    assert re.findall(r">(×\d+)<", pile) == ["×8", "×9", "×10", "×11"]


def test_whoever_has_gone_round_the_frame_is_told_from_who_has_not() -> None:
    view = copy(Game(RULES, 2).start().state)
    view.scores[0] = 105
    assert ">100</text>" in RULES.drawing.board(view, PRINT)


def test_the_board_is_the_same_for_all_seats_but_for_what_is_theirs() -> None:
    position = line_of(FOUR, 0)[-1]
    drawn = (named(RULES.drawing.board(position.view(seat).state, PRINT), [YOU] * 4, PRINT.language) for seat in range(5))
    boards = {re.sub(r'data-from="(block|chosen)', "", board) for board in drawn}
    assert len(boards) == 1


def test_lots_can_be_hit_and_lie_on_the_sheet() -> None:
    places = [middle(place) for place in range(PLACES)]
    assert LOT * 1000 / WIDTH >= 24
    assert all(LOT / 2 < x < WIDTH - LOT / 2 and LOT / 2 < y < HEIGHT - LOT / 2 for x, y in places)
    assert len({(round(x), round(y)) for x, y in places}) == PLACES


def test_no_tower_leaves_the_sheet() -> None:
    top = min(y for _, y in (middle(place) for place in range(PLACES)))
    for floors in (1, 10, 20, 40, 188):
        assert top - LOT / 2 - floors * floor_height(floors) > 0


def test_floors_are_as_high_as_ever_while_towers_are_usual() -> None:
    assert floor_height(0) == floor_height(6) > floor_height(14)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_sit_at_their_sides(seats: int) -> None:
    root = ET.fromstring(RULES.drawing.board(Game(RULES, seats).start().state, PRINT))
    plates = {group.get("class", ""): group.get("transform", "") for group in root.iter() if "plate" in classes(group)}
    assert len(plates) == seats
    for seat in range(seats):
        turned = {0: "", 1: "rotate(-90)", 2: "", 3: "rotate(90)"}[int(SIDES[seats, seat])]
        assert plates[f"plate seat-{seat + 1}"].partition(" rotate")[2] == turned.removeprefix("rotate")


def test_the_rules_pages_find_their_drawings() -> None:
    names = [name for name, _ in RULES.drawing.gallery(PRINT)]
    assert len(set(names)) == len(names)
    sides = [f"card-to-lot-{side}" for side in ("south", "west", "north", "east")]
    assert {"city", "blocks", "take-over", "highest", "majority", *sides} <= set(names)


def test_towers_tell_their_floors() -> None:
    position = line_of(THREE, 0)[-1]
    board = RULES.drawing.board(position.state, PRINT)
    for place in range(PLACES):
        if total := int(position.state.floors[place].sum()):
            assert re.search(rf"<title>{place_name(place)}: {total} floor", board)


def test_a_building_of_several_tells_whose_its_floors_are() -> None:
    view = copy(Game(RULES, 3).start().state)
    view.floors[4] = (4, 5, 0, 0)
    view.top[4] = 1
    drawn = named(RULES.drawing.board(view, PRINT), [Text(name, name) for name in ("Ada", "Leopold", "Emil")], "en")
    assert "<title>A5: 9 floors, owned by Leopold (Leopold\u00a05, Ada\u00a04); tallest building: 3 points</title>" in drawn


@pytest.mark.parametrize("floors", [8, 14, 30])
def test_no_tower_hides_the_number_or_most_of_the_lot_behind_it(floors: int) -> None:
    covered = floors * floor_height(floors) + SIDE / 2 - (PITCH - LOT / 2)  # of the empty lot to the north
    assert covered < LOT / 6
    assert floors * floor_height(floors) + SIDE / 2 < PITCH - 16  # half the number on its middle


@pytest.mark.parametrize("layout", LAYOUTS.values())
def test_the_cities_lie_apart_on_small_screens_and_towers_in_the_first_row_on_the_sheet(layout: Layout) -> None:
    corners = [layout.corner(city) for city in range(CITIES)]
    assert all(x + CITY < layout.width and y + CITY < layout.height for x, y in corners)
    assert min(y for _, y in corners) >= TALLEST
    for (x1, y1), (x2, y2) in combinations(corners, 2):
        assert max(abs(x1 - x2), abs(y1 - y2)) > CITY


def test_buildings_say_why_a_block_is_too_low_and_empty_lots_refuse_none() -> None:
    view = line_of(FOUR, 0)[-1].view(1).state
    firm = re.findall(r'id="lot-(\w+)"[^>]*?data-firm=""', RULES.drawing.board(view, PRINT))
    assert firm == [place_name(place) for place, floors in enumerate(view.floors.sum(axis=1)) if floors]


def test_the_points_are_written_on_a_narrow_screen_only() -> None:
    view = next(position for position in line_of(THREE, 0) if position.actor == 1).view(1)
    drawn = ET.fromstring(RULES.drawing.board(view.state, PRINT)).iter()
    narrow = [group for group in drawn if "narrow" in classes(group)]
    assert narrow
    assert all(group.get("display") == "none" for group in narrow)


def test_on_a_narrow_screen_the_draw_pile_is_a_number() -> None:
    root = ET.fromstring(RULES.drawing.board(line_of(THREE, 0)[-1].state, PRINT))
    assert [words.get("class") for words in root.iter() if words.text == "draw pile"] == ["wide"]


def test_a_block_in_hand_shows_how_it_would_stand_and_a_lot_how_many_floors_it_goes_on_from() -> None:
    position = next(position for position in line_of(FOUR, 0) if position.actor == 1 and position.view(1).state.built > 6)
    view = position.view(1).state
    board, hand = RULES.drawing.board(view, PRINT), RULES.drawing.hand(view, PRINT)
    sizes = {size + 1 for size, count in enumerate(view.chosen[0]) if count}
    assert set(re.findall(r'data-ghost="ghost-0-(\d)"', hand)) == set(map(str, sizes))
    assert {int(adds) for adds in re.findall(r'data-adds="(\d)"', board)} == sizes
    held = {name: int(floors) for name, floors in re.findall(r'id="lot-(\w+)"[^>]*?data-holds="(\d+)"', board)}
    assert held == {place_name(place): int(floors) for place, floors in enumerate(view.floors.sum(axis=1)) if floors}


def test_a_city_shows_who_has_the_majority_or_that_several_tie_and_says_why() -> None:
    ties = set()
    for position in line_of(FOUR, 0)[::7]:
        view = position.view(1).state
        board = RULES.drawing.board(view, PRINT)
        said = {int(city) - 1: words for city, words in re.findall(r'id="leader-(\d)"[^>]*><title>([^<]*)', board)}
        assert said.keys() == {city for city in range(CITIES) if majority(view, city)[1]}
        for city, words in said.items():
            is_tie = majority(view, city)[0] == NOBODY
            assert ("tie with" in words, "most buildings" in words) == (is_tie, not is_tie)
            ties.add(is_tie)
    assert ties == {False, True}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_cards_are_sorted_by_the_lots_that_they_mean_to_their_holder(game: Game) -> None:
    for position in sample(line_of(game, 0), 8):
        for seat in range(1, game.seats + 1):
            view = position.view(seat).state
            lots = [int(lot) for lot in re.findall(r"<title>Card for lot (\d)", RULES.drawing.hand(view, PRINT))]
            assert lots == sorted(lots)
            assert len(lots) == len(held_kinds(view, seat - 1))


def test_blocks_keep_their_places_in_the_hand() -> None:
    views = [position.view(1).state for position in line_of(FOUR, 0) if position.actor == 1]
    hands = [RULES.drawing.hand(view, PRINT) for view in views if view.phase == BUILD]
    places: dict[str, set[str]] = {}
    for hand in hands:
        for name, place in re.findall(r'id="(block-0-\d)"[^>]*?transform="([^"]*)"', hand):
            places.setdefault(name, set()).add(place)
    assert len(places) > 1
    assert all(len(found) == 1 for found in places.values())


def test_a_hand_with_cards_alike_is_as_large_as_any() -> None:
    view = next(view for view in (position.view(1).state for position in line_of(FOUR, 0)) if view.phase == BUILD)
    shapes = set()
    for kinds in ([0, 1, 2, 3], [0, 1, 2, 2], [0, 0, 3, 3]):
        held = copy(view)
        held.hands[0] = 0
        for kind in kinds:
            held.hands[0, kind] += 1
        drawn = ET.fromstring(RULES.drawing.hand(held, PRINT))
        shapes.add((drawn.get("class"), drawn.get("viewBox")))
    assert [kind for kind, _ in shapes] == ["hand-drawing low full"]


def test_of_cards_alike_one_can_be_framed_without_the_others() -> None:
    hand = ET.fromstring(
        RULES.drawing.hand(placed(FOUR, seat=2, hands={2: "1 1 1 9"}, chosen={"b": "1-0-0-0"}).view(2).state, PRINT)
    )
    frames = [
        [halo.get("data-copies") for halo in card if "halo" in (halo.get("class") or "")]
        for card in hand.iter()
        if "card" in classes(card)
    ]
    assert frames == [[None, ""], [None]]


def test_the_tallest_building_has_a_pennant_and_equal_ones_have_one_each() -> None:
    view = next(position.view(1).state for position in line_of(FOUR, 0) if position.actor == 1 and position.state.built > 6)
    equal = copy(view)
    heights = view.floors.sum(axis=1)
    lots = [place for place in range(PLACES) if heights[place]][:2]
    for place in lots:
        equal.floors[place] = 0
        equal.floors[place, int(equal.top[place])] = 40
    for state in (view, equal):
        most = state.floors.sum(axis=1).max()
        tallest = [f"lot-{place_name(int(place))}" for place in np.flatnonzero(state.floors.sum(axis=1) == most)]
        signs = [
            group
            for group in ET.fromstring(RULES.drawing.board(state, PRINT)).iter()
            if "tallest" in (group.get("class") or "").split()
        ]
        assert len(signs) == len(tallest)
        assert all(sign.get("data-lights") == " ".join(tallest) for sign in signs)
        assert all("tallest building" in (sign[0].text or "") for sign in signs)


def test_markers_stand_on_the_sheet() -> None:
    view = copy(FOUR.start().state)
    for points in range(CELLS):
        view.scores[:] = points
        for x, y in re.findall(r'id="score-\d"[^>]*?translate\(([\d.-]+)[ ,]([\d.-]+)\)', RULES.drawing.board(view, PRINT)):
            assert MARKER <= float(x) <= WIDTH - MARKER
            assert OUTER <= float(y) <= HEIGHT - OUTER
