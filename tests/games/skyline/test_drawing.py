"""What Project Skyline draws: buildings where they stand, road fields that tell their rent, moves as parts."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise, product

import pytest

from baumeister.games.skyline.drawing.board_place import (
    CITY,
    HEIGHT,
    INNER,
    LOT,
    LOW_CARD,
    NARROW,
    NARROW_CARD,
    NARROW_PAWN,
    NARROW_TAG,
    NARROW_TAG_DOWN,
    PITCH,
    VERGE,
    WIDTH,
    building_place,
    field_middle,
    narrow_pawn_place,
    narrow_tag_place,
    pawn_place,
    pawn_scale,
    road_box,
)
from baumeister.games.skyline.drawing.board_ways import turned
from baumeister.games.skyline.drawing.pieces import PAWN
from baumeister.games.skyline.drawing.pieces_cards import card
from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.rules.components import CORNERS, DISTANCES, FIELDS, KINDS, REMOVE, ROAD, SIZE, SKYSCRAPERS
from baumeister.games.skyline.rules.state import BUILD
from baumeister.games.skyline.words.notation import NAMES
from baumeister.svg import PRINT, Look
from tests.conformance.games import ALL, line_of, sample
from tests.conformance.test_drawings import IDS, SVG
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.skyline.scenes import scene, with_card

GAMES = [game for game in ALL if game.rules is RULES]


def parts_of(position: Position) -> dict[str, tuple[str, ...]]:
    view = position.view(max(position.actor, 0))
    return {text: RULES.drawing.parts(view.state, number) for text, number in zip(view.moves, view.numbers, strict=True)}


def words(position: Position, part: str, seat: int = 1, look: Look = PRINT) -> str:
    """Return what a part of the board says."""
    root = ET.fromstring(RULES.drawing.board(position.view(seat).state, look))
    found = next(group for group in root.iter() if group.get("id") == part)
    return found.findtext(f"{SVG}title", "")


@pytest.mark.parametrize("game", GAMES, ids=repr)
class TestParts:
    def test_every_building_is_drawn_where_it_stands(self, game: Game) -> None:
        for position in sample(line_of(game, 0), 8):
            state = position.state
            standing = {
                f"stands-{owner + 1}-{NAMES[field]}-{kind}"
                for field, (owner, kind) in enumerate(zip(state.owners, state.buildings, strict=True))
                if kind
            }
            drawn = {name for name in IDS.findall(RULES.drawing.board(state, PRINT)) if name.startswith("stands-")}
            assert drawn == standing


class TestMoves:
    def test_an_empty_field_is_one_part(self) -> None:
        assert parts_of(scene(["o1* b1"], pawns=(0, 0, 0)).play("roll 1 2"))["build c1"] == ("field-c1",)

    def test_a_raise_is_the_building_and_whom_it_demolishes(self) -> None:
        position = scene([".* o1 . b1", ".", ".", "."], pawns=(15, 0, 0)).play("roll 1 1")
        assert parts_of(position)["build b1 x d1"] == ("field-b1", "field-d1")

    def test_a_join_has_a_sign_of_its_own(self) -> None:
        rows = [".* o1 .  o1 .  .", ".  .  .  .  .  b2"]
        position = scene(rows, pawns=(15, 0, 0), expert=True).play("roll 1 1")
        assert parts_of(position)["build b1 > d1"] == ("field-b1", "join-d1")
        signs = [name for name in IDS.findall(RULES.drawing.board(position.state, PRINT)) if name.startswith("join-")]
        assert signs == ["join-d1"]

    def test_what_would_be_built_is_told_to_whom_it_is_to_build(self) -> None:
        position = scene([".* o1 . b1", ".", ".", "."], pawns=(15, 0, 0)).play("roll 1 1")
        assert position.state.phase == BUILD
        own, other = (RULES.drawing.board(position.view(seat).state, PRINT) for seat in (1, 2))
        ghosts = {match[0]: match[1] for match in re.findall(r'id="(field-\w+)"[^>]*data-ghost="([^"]+)"', own)}
        assert ghosts["field-b1"] == "kind-1-2"
        assert ghosts["field-a2"] == "kind-1-1"
        assert {f'id="{name}"' in own for name in ghosts.values()} == {True}
        assert "data-ghost" not in other
        assert "data-spot" not in other

    def test_what_would_make_way_is_named(self) -> None:
        position = scene([".* o1 . b1", ".", ".", "."], pawns=(15, 0, 0)).play("roll 1 1")
        stands = dict(
            re.findall(r'id="(field-\w+)"[^>]*data-stands="([^"]+)"', RULES.drawing.board(position.view(1).state, PRINT))
        )
        assert stands == {"field-b1": "stands-1-b1-1", "field-d1": "stands-2-d1-1"}

    @pytest.mark.parametrize(
        ("position", "waiting"),
        [
            (scene([".* o1 . b1"], pawns=(15, 0, 0)).play("roll 1 1"), {"field-d1"}),
            (with_card(scene(["o1 b2 .*"]), 8), {"field-b1"}),
            (with_card(scene(["o1 b2 y1 .*"]), 10), set()),
            (with_card(scene(["o1 b2 .*"]), 12), set()),
        ],
    )
    def test_where_ones_own_building_goes_waits_until_it_is_chosen(self, position: Position, waiting: set[str]) -> None:
        own, other = (RULES.drawing.board(position.view(seat).state, PRINT) for seat in (1, 2))
        assert set(re.findall(r'id="(field-\w+)" class="part lot field later"', own)) == waiting
        assert "field later" not in other


class TestWhatOthersDid:
    ROLLS = scene([".* o1 . b1", ".", ".", "."], pawns=(15, 0, 0))

    def board(self, position: Position, seat: int = 1) -> str:
        return str(RULES.drawing.board(position.view(seat).state, PRINT))

    def test_its_marks_are_thin_while_the_viewer_chooses_a_lot(self) -> None:
        builds = self.ROLLS.play("roll 1 1")
        calm = 'class="clouds calm"'
        assert [calm in self.board(each) for each in (self.ROLLS, builds)] == [False, True]
        assert calm not in self.board(builds, 2)

    def test_it_isnt_marked_where_the_viewer_may_choose(self) -> None:
        assert "data-fresh" not in fields(self.board(self.ROLLS))
        builds = fields(self.board(self.ROLLS.play("roll 1 1")))
        assert re.findall(r'id="(field-\w+)"[^>]*data-fresh', builds) == ["field-b1", "field-d1", "field-a2"]

    def test_land_and_rents_wait_until_the_building_stands(self) -> None:
        waiting = re.findall(r'id="([\w-]+)" class="[\w -]*after-move"', self.board(self.ROLLS))
        assert waiting == ["land-1", "land-2", "rent-2", "rent-4"]


def fields(board: str) -> str:
    return "".join(re.findall(r'<g id="field-[^>]*>', board))


class TestRoad:
    CITY = ("b# b1 .  o1", "b1 .", ".", ".", ".", ".*")

    def test_a_rivals_group_costs_the_viewer(self) -> None:
        assert "you pay 120" in words(scene(self.CITY), "road-1")
        assert "\ue002’s group of 3 buildings" in words(scene(self.CITY), "road-27")

    def test_ones_own_group_brings_it(self) -> None:
        assert "your group of 3 buildings; each rival pays you 120" in words(scene(self.CITY), "road-1", 2)

    def test_a_spectator_reads_what_anybody_pays(self) -> None:
        assert "lone building; everyone else pays 10" in words(scene(self.CITY), "road-4", 0)

    def test_nothing_is_due_beside_a_free_field(self) -> None:
        assert "no rent" in words(scene(self.CITY), "road-3")

    @pytest.mark.parametrize("corner", CORNERS)
    def test_corners_are_action_fields(self, corner: int) -> None:
        assert "draw an action card" in words(scene(self.CITY), f"road-{corner}")

    def test_a_rent_above_ones_cash_is_told(self) -> None:
        assert "more than you have" in words(scene(self.CITY, cash=(119, 700, 700, 700)), "road-1")
        assert "more than" not in words(scene(self.CITY, cash=(120, 700, 700, 700)), "road-1")

    def test_in_german_too(self) -> None:
        assert "zahlst du 120" in words(scene(self.CITY), "road-1", look=PRINT.speaking("de"))

    def test_it_names_what_the_rent_comes_from(self) -> None:
        board = RULES.drawing.board(scene(self.CITY).state, PRINT)
        lights = dict(re.findall(r'id="(road-\d+)"[^>]*data-lights="([^"]+)"', board))
        assert len(lights) == ROAD
        assert lights["road-1"] == "field-a1 field-b1 field-a2"
        assert lights["road-3"] == "field-c1"
        assert lights["road-0"] == "action-card"
        assert {part for parts in lights.values() for part in parts.split()} <= set(IDS.findall(board))

    def test_a_tag_on_the_road_shows_every_rent(self) -> None:
        tags = [name for name in IDS.findall(RULES.drawing.board(scene(self.CITY).state, PRINT)) if name.startswith("rent-")]
        assert tags == ["rent-1", "rent-2", "rent-4", "rent-26", "rent-27"]


def test_fields_can_be_hit_and_lie_on_the_sheet() -> None:
    middles = [field_middle(field) for field in range(FIELDS)]
    assert LOT[1] * 1000 / WIDTH >= 24
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in [*middles, *map(building_place, range(FIELDS))])
    assert len(set(middles)) == FIELDS


def test_the_road_goes_round_clockwise() -> None:
    boxes = [road_box(road_field) for road_field in range(ROAD) if road_field not in CORNERS]
    assert [box[0] for box in boxes[:6]] == sorted(box[0] for box in boxes[:6])
    assert [box[1] for box in boxes[6:12]] == sorted(box[1] for box in boxes[6:12])
    assert [box[0] for box in boxes[12:18]] == sorted((box[0] for box in boxes[12:18]), reverse=True)
    assert [box[1] for box in boxes[18:]] == sorted((box[1] for box in boxes[18:]), reverse=True)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_pawns_that_share_a_field_stand_apart(count: int) -> None:
    for road_field in range(ROAD):
        places = [pawn_place(road_field, index, count) for index in range(count)]
        near = [abs(a - c) + abs(b - d) for i, (a, b) in enumerate(places) for c, d in places[:i]]
        assert all(distance >= 20 for distance in near)
        heads = [(x, y - PAWN * pawn_scale(road_field, count)) for x, y in places]
        assert all(top > y - 8 or abs(a - x) >= 20 for i, (x, y) in enumerate(places) for a, top in heads[i + 1 :]), (
            "letters are seen"
        )
        assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in places)


@pytest.mark.parametrize("count", [1, 2])
def test_on_a_narrow_screen_no_pawn_and_no_name_lies_on_a_rent(count: int) -> None:
    names = [(CITY[0] + (i + 0.5) * PITCH[0], INNER[3] - VERGE[1] / 2) for i in range(SIZE)]
    names += [(INNER[0] + VERGE[0] / 2 + 4, CITY[1] + i * PITCH[1] + NARROW_TAG_DOWN) for i in range(SIZE)]
    left_edge, _, width, _ = map(float, NARROW.split())
    right_edge = left_edge + width
    for road_field in set(range(ROAD)) - set(CORNERS):
        x, y = narrow_tag_place(road_field)
        right, down = 29.5 * NARROW_TAG, 13.5 * NARROW_TAG
        assert left_edge <= x - 33 * NARROW_TAG, "it is whole"
        assert x + 35 * NARROW_TAG <= right_edge, "so is the sign of a rise"
        assert all(abs(a - x) > right + 14 or abs(b - y) > down + 10 for a, b in names)
        for a, foot in (narrow_pawn_place(road_field, index, count) for index in range(count)):
            beside = abs(a - x) > right + 16 * NARROW_PAWN
            assert beside or foot - 42 * NARROW_PAWN > y + down - 1 or foot < y - down


def test_a_card_can_be_read_on_the_smallest_phones() -> None:
    smallest = min(float(words.get("font-size", "")) for words in ET.fromstring(str(card(PRINT, REMOVE))).iter("text"))
    width = float(NARROW.split()[2])
    assert smallest * min(NARROW_CARD, LOW_CARD) * 360 / width >= 10


def test_on_a_narrow_screen_what_is_left_of_the_pile_is_said_beside_it() -> None:
    board = ET.fromstring(RULES.drawing.board(scene(["o1*"], pawns=(6, 0, 0)).state, PRINT))
    lines = [
        [text.text for text in group.findall("{*}text")] for group in board.findall(".//{*}g") if group.get("class") == "narrow"
    ]
    assert ["20 of 20", "cards left"] in lines


def test_on_a_narrow_screen_the_pile_is_small_and_a_card_large() -> None:
    def scale(position: Position) -> float:
        found = re.search(
            r'id="action-card"[^>]*data-narrow="[^"]*scale\(([\d.]+)\)', RULES.drawing.board(position.state, PRINT)
        )
        assert found
        return float(found[1])

    position = scene(["o1*"], pawns=(6, 0, 0)).play("roll 1 3")
    assert scale(position) < scale(position.play("card 5")) / 1.5


class TestWays:
    ROWS = (".* o1 . b1", ".", ".", ".")

    def ways(self, position: Position, seat: int = 1) -> list[str]:
        return re.findall(r'data-way="([^"]+)"', RULES.drawing.board(position.view(seat).state, PRINT))

    def test_each_field_that_can_be_built_on_has_the_architects(self) -> None:
        position = scene(["o1*"], pawns=(15, 0, 0))
        assert self.ways(position) == []
        assert self.ways(position.play("roll 1 3")) == ["field-d1", "field-c2", "field-b3", "field-a4"]
        assert self.ways(position.play("roll 1 3"), 2) == []

    def test_a_raise_has_its_own(self) -> None:
        ways = self.ways(scene(self.ROWS, pawns=(15, 0, 0)).play("roll 1 1"))
        assert ways == ["field-b1", "field-a2", "field-b1 field-d1"]

    def test_joined_floors_have_theirs(self) -> None:
        rows = (".* .  o1 .  o1 .", ".", ".  .  .  .  .  b2")
        building = scene(rows, expert=True, pawns=(2, 2, 2)).play("roll 2 2")
        assert "field-c1 join-e1" in self.ways(building)
        assert self.ways(building.play("build c1 > e1")) == ["field-f3"]

    def test_a_way_has_as_many_steps_as_are_thrown_and_one_turn_at_most(self) -> None:
        for start, end in product(range(FIELDS), repeat=2):
            fields = turned(start, end)
            steps = [(later - field) for field, later in pairwise(fields)]
            assert len(steps) == DISTANCES[start, end]
            assert sum(one != other for one, other in pairwise(steps)) <= 1
            assert fields[0] == start
            assert fields[-1] == end


def test_the_action_card_is_shown_while_it_is_carried_out() -> None:
    position = scene(["o1*"], pawns=(6, 0, 0)).play("roll 1 3")
    assert words(position.play("card 5"), "action-card") == "Action card: Tax Audit"
    assert words(position, "action-card") == "Action cards"


def test_on_a_narrow_screen_the_plates_say_money_and_skyscrapers() -> None:
    root = ET.fromstring(RULES.drawing.board(scene(["o1* o# o#"], cash=(1120, 700, 0, 0)).state, PRINT))
    plates = [root.findall(f".//*[@id='plate-{seat}']/*/*[@class='narrow']/{SVG}text") for seat in (1, 2)]
    assert [[text.text for text in plate] for plate in plates] == [
        ["2/5", "1,120 + 200 premium", "1,320"],
        ["0/5", "700 + 0 premium", "700"],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_wins_is_told_beside_a_card_as_well(seats: int) -> None:
    city = scene(["o1 b1 .*"], seats)
    for position in (city, with_card(city, 9)):
        assert ">The most money wins, plus 100<" in RULES.drawing.board(position.view(1).state, PRINT)


def test_the_dice_are_those_of_the_last_throw_until_the_next_seat_has_thrown() -> None:
    built = played(scene(["o1*"], pawns=(15, 0, 0)), "roll 1 3, build d1")
    dice = re.search(r'<g [^>]*id="dice".*?</text>', RULES.drawing.board(built.view(1).state, PRINT), re.DOTALL)
    assert dice is not None
    assert dice[0].endswith(">O</text>"), "Orange threw them"


def test_a_plate_says_when_one_skyscraper_more_ends_the_game() -> None:
    root = ET.fromstring(RULES.drawing.board(scene(["o1* o# o# o# o#", "b# b#"]).state, PRINT))
    told = [[text.text for text in root.findall(f".//*[@id='plate-{seat}']//{SVG}text")] for seat in (1, 2)]
    assert [("one to go" in texts) for texts in told] == [True, False]


def test_a_stock_counts_what_is_left() -> None:
    def written(seats: int) -> list[str | None]:
        root = ET.fromstring(RULES.drawing.stock(scene(["o1* o# o#"], seats).state, 1, PRINT))
        return [text.text for text in root.iter(f"{SVG}text") if text.text]

    assert written(3) == ["12", "left", "3", "left", "700", "of that in cash"]
    assert written(2) == ["no", "limit", "5", "left", "700", "of that in cash"], "floors without end"


def test_what_would_rise_and_what_would_fall_have_their_signs() -> None:
    view = scene([".* o1 . b1", ".", ".", "."], pawns=(15, 0, 0)).play("roll 1 1").view(1)
    root = ET.fromstring(RULES.drawing.board(view.state, PRINT))
    signed = {group.get("id") for group in root.iter() if group.find("./*[@class='rim']") is not None}
    assert signed - {"field-b1"} == {"stands-1-b1-1", "stands-2-d1-1"}  # a rim is lit round what is raised, too


def test_the_numbers_on_the_lots_are_explained_to_players() -> None:
    building = scene(["o1*"], pawns=(15, 0, 0)).play("roll 1 3")
    told = [">change in rent per stop<" in RULES.drawing.board(building.view(seat).state, PRINT) for seat in (0, 1, 2)]
    assert told == [False, True, True]


def test_on_a_phone_held_sideways_the_pile_tells_what_the_numbers_and_signs_mean() -> None:
    building = scene(["o1*"], pawns=(15, 0, 0)).play("roll 1 3")
    told = ["Number: change in rent" in RULES.drawing.board(building.view(seat).state, PRINT) for seat in (0, 1, 2)]
    assert told == [False, True, True]


def test_what_rents_change_is_explained_while_a_card_is_carried_out() -> None:
    city = scene(["o1 b1 y# .*"])
    told = {kind: RULES.drawing.board(with_card(city, kind).view(1).state, PRINT) for kind in (8, 9, 10, 11, 13)}
    assert [kind for kind, drawn in told.items() if ">change in rent per stop<" in drawn] == [8, 9, 11]
    assert [kind for kind, drawn in told.items() if ">less rent beside it<" in drawn] == [13]


def test_a_pawn_knows_its_place_on_the_road() -> None:
    root = ET.fromstring(RULES.drawing.board(scene(["o1*"], pawns=(9, 0, 0)).state, PRINT))
    track = (root.find(".//*[@id='pieces']").get("data-track") or "").split(" ")  # type: ignore[union-attr]  # it is there
    pawn = root.find(".//*[@id='pawn-1']")
    assert pawn is not None
    assert (len(track), pawn.get("data-stop")) == (28, "9")
    assert pawn.get("transform") == f"translate({track[9].replace(',', ' ')})"


def test_plates_count_the_skyscrapers() -> None:
    position = scene(["o1* o# o#"])
    assert words(position, "plate-1") == f"\ue001: 700 in cash, 2 of {SKYSCRAPERS[3]} skyscrapers"


def sources(position: Position) -> dict[str, str]:
    """Return from where each building on the board comes, by its id."""
    root = ET.fromstring(RULES.drawing.board(position.state, PRINT))
    return {group.get("id", ""): group.get("data-from", "") for group in root.iter() if group.get("class") == "building"}


def test_buildings_come_from_where_they_stood_or_from_the_supply() -> None:
    raised = played(scene([".* .  o1 .  b1 ."], pawns=(2, 2, 2)), "roll 2 2", "build c1 x e1")
    assert sources(raised) == {"stands-1-e1-2": "stands-1-c1-1"}
    tower = played(scene([".* .  o2 .  .  b2"], pawns=(2, 2, 2)), "roll 2 2", "build c1 x f1")
    assert sources(tower) == {"stands-1-f1-4": "stands-1-c1-2"}
    new = played(scene([], pawns=(2, 2, 2)), "roll 2 2", "build c1")
    assert sources(new) == {"stands-1-c1-1": "floors-1"}
    swapped = played(with_card(scene(["o1 b2 .*"]), 8), "swap a1 b1")
    assert sources(swapped) == {"stands-1-b1-1": "stands-1-a1-1", "stands-2-a1-2": "stands-2-b1-2"}
    moved = played(with_card(scene(["o1 b2 .*"]), 11), "move a1 f6")
    assert sources(moved)["stands-1-f6-1"] == "stands-1-a1-1"


def test_the_rules_pages_find_their_drawings() -> None:
    names = [name for name, _ in RULES.drawing.gallery(PRINT)]
    assert len(set(names)) == len(names)
    assert {f"card-{kind}" for kind in range(1, KINDS + 1)} <= set(names)
    pages = {"board", "buildings", "figures", "dice", "rent", "architect", "raising", "joining", "cards-1", "cards-4"}
    assert pages <= set(names)
