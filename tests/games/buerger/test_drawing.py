"""What Bürger, Baumeister & Co. draws: the map, tiles and projects in words, pieces that come from somewhere."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from baumeister.games.buerger.drawing.board_districts import (
    CRANE_FOOT,
    CRANE_HALF,
    HALF,
    NAME_SIZE,
    crane_place,
    sheet_spot,
    spot,
)
from baumeister.games.buerger.drawing.board_offer import HALF as OFFER_HALF
from baumeister.games.buerger.drawing.board_offer import MIDDLE, NUMBER_AT, NUMBER_SIZE, RADIUS, offer_at
from baumeister.games.buerger.drawing.ground import HEIGHT, SITES, STREET, WIDTH, inset, tag
from baumeister.games.buerger.drawing.ground_sheets import LOW, SIDEWAYS, UPRIGHT, Sheets
from baumeister.games.buerger.drawing.hand import KIND_SIZE, LEVEL, PRICE, SCALE
from baumeister.games.buerger.drawing.pieces_plates import (
    LOW_GAIN,
    LOW_PRICE,
    LOW_PRICE_AT,
    OWNER,
    PLATE,
    gain_width,
    in_short,
    terms,
    terms_width,
)
from baumeister.games.buerger.drawing.pieces_tiles import TILE
from baumeister.games.buerger.game import RULES
from baumeister.games.buerger.rules.components import COST, DISTRICT, DISTRICTS, DISTRICTS_OF_A_COLOUR, SPACES
from baumeister.games.buerger.words.notation import SPACE_TEXTS
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import PRINT
from baumeister.text import LANGUAGES
from tests.conformance.test_drawings import IDS
from tests.games.buerger.scenes import TWO, placed
from tests.games.kinds import Position
from tests.games.play import played


def test_the_hand_tells_how_many_tiles_of_each_kind_are_not_seen_yet() -> None:
    view = placed(hands={1: "rV3 gP3 gH2"}).view(1).state
    told = re.findall("<title>(?:parks|houses|villas), [a-z]+: ([0-9]+)", RULES.drawing.hand(view, PRINT))
    assert len(told) == 15
    assert sum(map(int, told)) == view.supply.sum()


def strips(position: Position) -> list[list[str]]:
    """Return what is named from each strip of a narrow screen's hand on."""
    _, *drawn = RULES.drawing.hand(position.view(1).state, PRINT).split('class="narrow"')
    return [re.findall("<title>([^<]*)", strip) for strip in drawn]


def part(drawing: str, name: str) -> ET.Element:
    """Return the drawn group with an id."""
    return next(group for group in ET.fromstring(drawing).iter() if group.get("id") == name)


class TestMap:
    def test_spaces_are_large_enough_apart_and_on_the_sheet(self) -> None:
        places = [spot(space) for space in range(SPACES)]
        assert TILE * 1000 / WIDTH >= 24
        assert all(HALF < x < WIDTH - HALF and HALF < y < HEIGHT - HALF for x, y in places)
        for (x1, y1), (x2, y2) in combinations(places, 2):
            assert max(abs(x1 - x2), abs(y1 - y2)) > 2 * HALF

    def test_cranes_cover_no_space_and_so_no_gain_on_it(self) -> None:
        for district, site in enumerate(SITES):
            for middle, spaces, scale in (
                (site.project, site.spaces, 1.0),
                *(
                    (sheets.place(district, sheets.project), sheets.spaces(district), sheets.built)
                    for sheets in (UPRIGHT, LOW, SIDEWAYS)
                ),
            ):
                x, y = crane_place(middle, spaces, scale)
                for left, top in ((across - HALF, down - HALF) for across, down in spaces):
                    is_beside = x + CRANE_HALF * scale <= left + 0.01 or x - CRANE_HALF * scale >= left + 2 * HALF
                    is_above = y + CRANE_FOOT * scale <= top + 0.01
                    is_below = y - CRANE_FOOT * scale >= top + 2 * HALF
                    assert is_beside or is_above or is_below, site.name

    def test_spaces_lie_in_their_districts(self) -> None:
        for site in SITES:
            shape = inset(site.corners, STREET - 3)
            for x, y in site.spaces:
                corners = [(x + a * HALF, y + b * HALF) for a in (-1, 1) for b in (-1, 1)]
                for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
                    assert all((x2 - x1) * (b - y1) - (y2 - y1) * (a - x1) > -1e-6 for a, b in corners), site.name

    def test_each_project_stands_in_its_district(self) -> None:
        for site in SITES:
            xs, ys = zip(*site.corners, strict=True)
            assert min(xs) + 50 <= site.project[0] <= max(xs) - 50
            assert min(ys) + 50 <= site.project[1] <= max(ys) - 20

    def test_tags_with_what_projects_cost_or_whose_they_are_hang_clear_of_all_spaces_and_names(self) -> None:
        for district in range(DISTRICTS):
            east, middle = tag(district)
            wide = max(*(terms_width(*terms(PRINT.speaking(language), district)) for language in LANGUAGES), OWNER)
            west, top, bottom = east - wide, middle - PLATE / 2 - 1, middle + PLATE / 2 + 1
            for x, y in (spot(space) for space in range(SPACES)):
                assert x + HALF <= west or x - HALF >= east or y + HALF <= top or y - HALF >= bottom
            assert bottom <= SITES[district].name[1] - 0.35 * NAME_SIZE, SITES[district].name

    def test_the_offer_board_covers_no_space(self) -> None:
        for space in range(SPACES):
            x, y = spot(space)
            assert ((x - MIDDLE[0]) ** 2 + (y - MIDDLE[1]) ** 2) ** 0.5 > RADIUS + HALF

    def test_there_are_fifteen_districts_of_the_right_sizes(self) -> None:
        assert len(SITES) == DISTRICTS
        assert sum(len(site.spaces) for site in SITES) == SPACES == len(SPACE_TEXTS)


class TestWords:
    position = placed(hands={1: "rV3 rV3 gH2"}, board={"2a": "rP3"}, coins={1: 2}, completed={4: 3})

    def test_spaces_say_what_they_bring_or_what_lies_there(self) -> None:
        board = RULES.drawing.board(self.position.state, PRINT)
        assert "<title>2a (Imperial Cathedral): red park 3</title>" in board
        assert "<title>2b (Imperial Cathedral): empty, gives a coin</title>" in board
        assert "<title>2c (Imperial Cathedral): empty, +2 points</title>" in board

    def test_a_project_that_a_full_district_never_got_is_nobodys(self) -> None:
        full = {"1a": "rP3", "1b": "rH3", "1c": "rV3"}
        board = RULES.drawing.board(placed(hands={1: "gH2"}, board=full).state, PRINT)
        assert "Municipal Library, 1825: can’t be completed any more" in board
        assert ">nobody<" in board
        completed = RULES.drawing.board(placed(hands={1: "gH2"}, board=full, completed={1: 2}).state, PRINT)
        assert "any more" not in completed
        assert "any more" not in RULES.drawing.board(placed(hands={1: "gH2"}, board={"1a": "rP3"}).state, PRINT)

    def test_the_projects_in_reach_are_lit_for_whom_they_are(self) -> None:
        def lit(position: Position, seat: int = 1) -> list[str]:
            board = RULES.drawing.board(position.view(seat).state, PRINT)
            return [plate.split(":")[0] for plate in re.findall(r'<title>([^<]*)</title><g><g[^>]*><rect[^>]*rx="7"', board)]

        hands = {1: "rV3 rV3 gH2"}
        position = placed(hands=hands, coins={1: 1}, completed={12: 3})
        assert lit(position) == ["Municipal Library, 1825", "Opera House, 1880"], "of the hand’s colours, for a coin"
        assert lit(position, 2) == []
        assert lit(placed(hands=hands, coins={1: 1}, cranes={1: 0})) == []
        assert lit(placed(hands=hands)) == []

    def test_projects_say_what_they_cost_or_whose_they_are(self) -> None:
        board = RULES.drawing.board(self.position.state, PRINT.speaking("de"))
        assert "<title>Kaiserdom, 1881: kostet 2 Münzen, Punkte des Zuges × 2</title>" in board
        assert "<title>Zoologischer Garten, 1874: abgeschlossen von \ue003</title>" in board
        assert board.count('class="crane"') == 1

    def test_the_offer_says_its_prices(self) -> None:
        board = RULES.drawing.board(self.position.state, PRINT)
        assert "<title>Offer space 1: violet park 3, free</title>" in board
        assert "<title>Offer space 2: violet house 2, 2 coins</title>" in board

    def test_the_tile_beside_the_mayor_is_marked_free_and_what_its_chooser_cannot_pay_is_pale(self) -> None:
        take = played(placed(hands={1: "rV3 gP3 gH2"}, coins={1: 1}), "rV3 3a")
        board = RULES.drawing.board(take.view(1).state, PRINT)
        assert board.count(">free<") == 1
        assert [part(board, f"offered-{space}").get("opacity") for space in range(1, 6)] == [None, "0.4", None, "0.4", None]
        assert part(RULES.drawing.board(take.view(2).state, PRINT), "offered-2").get("opacity") is None

    def test_a_tag_names_the_owner_and_tells_its_project(self) -> None:
        board = RULES.drawing.board(self.position.state, PRINT.speaking("de"))
        tags = {group.get("data-lights"): group for group in ET.fromstring(board).iter() if group.get("data-lights")}
        assert len(tags) == DISTRICTS
        assert "".join(
            tags["project-4"].itertext()
        ) == "Zoologischer Garten, 1874: abgeschlossen von \ue003" + the_seat_in_short(3)

    def test_equal_tiles_are_one_part_with_a_count(self) -> None:
        hand = RULES.drawing.hand(self.position.view(1).state, PRINT)
        assert "<title>red villa 3 × 2</title>" in hand
        assert sorted(part for part in IDS.findall(hand) if part.startswith("tile")) == ["tile-gH2", "tile-rV3"]

    def test_the_choice_not_to_complete_is_there_only_when_it_is_made(self) -> None:
        assert "no-crane" not in RULES.drawing.hand(self.position.view(1).state, PRINT)
        project = self.position.play("rV3 2b")
        assert "no-crane" in RULES.drawing.hand(project.view(1).state, PRINT)
        assert 'data-stands-for="project-' in RULES.drawing.hand(project.view(1).state, PRINT)
        assert "no-crane" not in RULES.drawing.hand(project.view(2).state, PRINT)

    def test_the_choice_to_complete_a_project_says_its_cost_and_what_it_brings_now(self) -> None:
        project = placed(hands={1: "rV3 rV3 gH2"}, board={"2a": "rP3", "2b": "rV2"}, coins={1: 2}).play("rV3 2c")
        choice = part(RULES.drawing.hand(project.view(1).state, PRINT), "with-crane")
        assert choice[0].text == "Complete the great project for 2 coins: +7 points"
        assert "+7" in list(choice.itertext())

    def test_the_offer_lies_in_the_hand_while_a_tile_is_taken(self) -> None:
        take = played(placed(hands={1: "rV3 gP3 gH2"}), "rV3 3a")
        hand = RULES.drawing.hand(take.view(1).state, PRINT)
        assert re.findall(r'id="take-\d" class="part tile"[^>]*data-stands-for="([^"]*)"', hand) == [
            f"offer-{space}" for space in range(1, 6)
        ]
        assert "<title>violet park 3, free</title>" in hand
        said = re.search(r'y="([\d.]+)"[^>]*font-size="25"[^>]*>free<', hand)
        assert said
        frame = (TILE * SCALE + 11) / 2  # of what can be taken, whose line is 4 wide
        assert PRICE - LEVEL + float(said[1]) - KIND_SIZE * 0.7 > frame - 2 + 2
        assert 'id="take-' not in RULES.drawing.hand(take.view(2).state, PRINT)

    def test_a_narrow_screen_shows_the_offer_over_the_hand_and_the_hand_below_the_offer(self) -> None:
        building = placed(hands={1: "rV3 gP3 gH2"})
        offered = ["violet park 3", "violet house 2", "violet house 3", "violet villa 2", "violet villa 3"]
        assert strips(building)[-1] == offered
        shown = strips(played(building, "rV3 3a"))
        assert shown[-2][:5] == offered
        assert shown[-1] == ["green park 3", "green house 2"]


class TestPieces:
    def test_a_laid_tile_comes_from_the_hand_or_from_anothers_panel(self) -> None:
        position = placed(hands={1: "rV3 gP3 gH2"}).play("rV3 3a")
        for seat, source in ((1, "tile-rV3"), (2, "held-1-2"), (0, "held-1-2")):
            board = RULES.drawing.board(position.view(seat).state, PRINT)
            assert part(board, "laid-3a").get("data-from") == source

    def test_a_tile_taken_comes_from_the_offer(self) -> None:
        position = played(placed(hands={1: "rV3 gP3 gH2"}), "rV3 3a", "buy 1")
        assert part(RULES.drawing.hand(position.view(1).state, PRINT), "tile-vP3").get("data-from") == "offer-1"
        assert part(RULES.drawing.stock(position.view(2).state, 1, PRINT), "held-1-2").get("data-from") == "offer-1"

    def test_dealt_tiles_lie_face_down_in_every_panel(self) -> None:
        position = placed(hands={1: "rV3 gP3 | gH2"})
        for seat in (0, 1, 2):
            assert "green house 2 and 2 hidden" in RULES.drawing.stock(position.view(seat).state, 1, PRINT)

    def test_the_mayor_walks(self) -> None:
        position = played(placed(hands={1: "rV3 gP3 gH2"}), "rV3 3a")
        before = part(RULES.drawing.board(position.state, PRINT), "mayor").get("transform")
        assert part(RULES.drawing.board(position.play("buy 1").state, PRINT), "mayor").get("transform") != before

    def test_before_the_first_place_there_is_no_mayor(self) -> None:
        assert 'id="mayor"' not in RULES.drawing.board(TWO.start().state, PRINT)


def test_the_rules_pages_find_their_drawings() -> None:
    names = [name for name, _ in RULES.drawing.gallery(PRINT)]
    assert len(set(names)) == len(names)
    assert {"kinds", "district", "offer", "points", "cranes", "walk", *(f"project-{n + 1}" for n in range(len(COST)))} <= set(
        names
    )


@pytest.mark.parametrize("sheets", [UPRIGHT, LOW, SIDEWAYS])
def test_each_district_has_a_sheet_that_holds_its_spaces(sheets: Sheets) -> None:
    for district in range(DISTRICTS):
        (left, top), (width, height) = sheets.corners[district], sheets.sizes[district]
        assert left + width < sheets.width
        assert top + height <= sheets.bottom
        for x, y in sheets.spaces(district):
            assert left + HALF < x < left + width - HALF
            assert top + HALF < y < top + height - HALF
    for one, other in combinations(range(SPACES), 2):
        (x1, y1), (x2, y2) = sheet_spot(sheets, one), sheet_spot(sheets, other)
        assert max(abs(x1 - x2), abs(y1 - y2)) >= 2 * HALF


@pytest.mark.parametrize("sheets", [UPRIGHT, LOW])
def test_on_an_upright_screen_the_districts_of_a_colour_are_a_row_of_the_board(sheets: Sheets) -> None:
    tops = [top for _, top in sheets.corners]
    for first in range(0, DISTRICTS, DISTRICTS_OF_A_COLOUR):
        assert len(set(tops[first : first + DISTRICTS_OF_A_COLOUR])) == 1
    assert len(set(tops)) == DISTRICTS // DISTRICTS_OF_A_COLOUR


@pytest.mark.parametrize("sheets", [UPRIGHT, LOW, SIDEWAYS])
def test_on_a_sheet_a_projects_terms_and_its_districts_number_lie_clear_of_the_spaces(sheets: Sheets) -> None:
    for district in range(DISTRICTS):
        wide = max(terms_width(*terms(PRINT.speaking(language), district)) for language in LANGUAGES)
        plate = (sheets.tag, 0.0, wide, PLATE / 2)
        circle = (sheets.number, -8.0, 24.0, 16.0)
        for place, west, east, half in (circle,) if sheets is LOW else (plate, circle):
            x, y = sheets.place(district, place)
            for across, down in sheets.spaces(district):
                is_beside = x + east * sheets.written <= across - HALF + 1 or x + west * sheets.written >= across + HALF
                assert is_beside or abs(y - down) >= HALF + half * sheets.written - 1, (district, place)


def test_on_a_low_screen_a_projects_gain_lies_large_below_its_price_and_clear_of_the_spaces() -> None:
    for district in range(DISTRICTS):
        _, gain = terms(PRINT, district)
        x, y = LOW.place(district, LOW.tag)
        right = x + gain_width(in_short(gain)) * LOW_GAIN * LOW.written
        top, bottom = (y + side * PLATE / 2 * LOW_GAIN * LOW.written for side in (-1, 1))
        assert y + (LOW_PRICE_AT[1] + PLATE / 2 * LOW_PRICE) * LOW.written < top
        for across, down in LOW.spaces(district):
            assert right < across - HALF or bottom < down - HALF


def test_on_a_phone_held_sideways_the_districts_of_a_colour_fit_into_a_quarter_of_the_board() -> None:
    for first in range(0, DISTRICTS, DISTRICTS_OF_A_COLOUR):
        for axis in (0, 1):
            places = [corner[axis] for corner in SIDEWAYS.corners[first : first + DISTRICTS_OF_A_COLOUR]]
            assert max(places) - min(places) <= SIDEWAYS.sizes[0][axis] + 4


@pytest.mark.parametrize("sheets", [UPRIGHT, LOW, SIDEWAYS])
def test_on_a_sheet_no_great_project_lies_under_a_space(sheets: Sheets) -> None:
    for space in range(SPACES):
        (x, y), (across, down) = sheet_spot(sheets, space), sheets.place(int(DISTRICT[space]), sheets.project)
        right, bottom = across + 57 * sheets.built, down + 24 * sheets.built
        assert right <= x - HALF + 1 or bottom <= y - HALF


def test_the_offer_spaces_have_numbers_beside_their_tiles() -> None:
    for space, (right, down) in enumerate(NUMBER_AT):
        x, y = offer_at(space)
        away = max(abs(MIDDLE[0] + right - x), abs(MIDDLE[1] + down - y))
        assert OFFER_HALF + 0.25 * NUMBER_SIZE < away < 1.6 * OFFER_HALF
        assert (right**2 + down**2) ** 0.5 + NUMBER_SIZE / 2 < RADIUS


def test_a_narrow_screen_shows_the_offer_once() -> None:
    """At the hand of whoever has one; on the board for a spectator."""
    position = placed(hands={1: "rV3 gP3 gH2"})
    for seat, is_at_hand in ((1, True), (0, False)):
        board = ET.fromstring(RULES.drawing.board(position.view(seat).state, PRINT))
        around = next(group for group in board.iter() if any(child.get("id") == "offer-1" for child in group))
        assert (around.get("class") == "wide") is is_at_hand
        assert (around.get("data-narrow") is None) is is_at_hand
    hand = RULES.drawing.hand(position.view(1).state, PRINT)
    assert re.findall(r'data-stands-for="([^"]*)"', hand) == [f"offer-{space}" for space in range(1, 6)]
