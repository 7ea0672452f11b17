"""What Neue Heimat draws: pieces that keep their ids, places for what is for sale, rows that say what they count."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from xml.etree import ElementTree as ET

from baumeister.games.neue_heimat.drawing import board_display as display
from baumeister.games.neue_heimat.drawing.board_cards import CARD, CARD_HEIGHT, NARROW_LEFT
from baumeister.games.neue_heimat.drawing.board_ends import SIGN_HEIGHT, sign_width
from baumeister.games.neue_heimat.drawing.board_signs import HEIGHT, SECOND_LINE, UP, Line, Sign, Worth, signs_on
from baumeister.games.neue_heimat.drawing.ground import (
    BIG,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    LEAST,
    LOT_STEP,
    LOT_WIDTH,
    LOW_GAP,
    NARROW_ENDS,
    NARROW_WIDTH,
    PAVEMENT,
    RIVER_AFTER,
    ROW_STEP,
    SOUTH,
    end_x,
    lot_scale,
    lot_x,
    lots_of,
    narrow_end_x,
    narrow_lots_of,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import DEPTH, FLOOR, ROOF_HEIGHT
from baumeister.games.neue_heimat.drawing.pieces_houses import CEILING, height_of
from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.rules.components import DISPLAY_LENGTH, DISPLAY_ROWS, LOTS, ROWS
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.phrases import seat_names
from baumeister.present.auction_panel import Auction
from baumeister.present.drawing import the_seat_in_brief
from baumeister.svg import PRINT
from tests.conformance.test_drawings import IDS
from tests.games.kinds import Game, Position
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.play import played

BRIEF_NAMES = {the_seat_in_brief(seat): seat for seat in range(1, 6)}


def test_the_piece_for_sale_keeps_its_id_through_the_auction() -> None:
    position = scene(("r6", "", "")).play("offer 1L")
    assert IDS.findall(RULES.drawing.item(position.state, PRINT)) == ["cube-o6", "gavel"]
    assert 'id="cube-o6"' not in RULES.drawing.board(position.state, PRINT)
    placed = played(position, "pass", "pass", "place 2-1")
    assert 'id="cube-o6"' in RULES.drawing.board(placed.state, PRINT)


def test_who_chooses_finds_the_choosable_pieces_in_the_panel() -> None:
    position = scene(("r6", "", ""), display=("o6 g1 y4", "b3", ""))
    item = RULES.drawing.item(position.view(position.actor).state, PRINT)
    shown = re.findall(r'class="part"[^>]*data-stands-for="([^"]*)"', item)
    assert shown == ["cube-o6", "cube-y4", "cube-b3", "roofs", "permit-I", "permit-II", "permit-III", "cancel", "mayor"]
    assert "data-stands-for" not in RULES.drawing.item(position.view(3 - position.actor).state, PRINT)


def test_who_chooses_sees_whose_the_colours_of_the_choosable_cubes_are() -> None:
    position = scene(("r6", "", ""), owners={"r": 2}, display=("r1 g1 y4", "b3", ""))
    item = RULES.drawing.item(position.view(position.actor).state, PRINT)
    assert [seat for seat in (1, 2, 3) if the_seat_in_brief(seat) in item] == [2]


def test_in_a_low_window_the_racks_lie_whole_below_the_rows() -> None:
    board = RULES.drawing.board(scene(display=("o6 g1 y4", "b3", "")).state, PRINT)
    narrow, low = (re.findall(rf'{name}="[^"]* ([0-9.]+)"', board)[0] for name in ("data-narrow", "data-low"))
    assert float(low) - float(narrow) == LOW_GAP
    assert board.count(f'data-low="translate(0 {LOW_GAP:g}) ') == DISPLAY_ROWS + 1 + 4 + 1 + 5, (
        "trays, cubes, roofs, special pieces"
    )


def test_on_a_low_phone_all_but_whoever_chooses_see_in_brief_what_can_be_auctioned_next() -> None:
    def brief(view: State) -> list[str]:
        board = RULES.drawing.board(view, PRINT)
        return re.findall(r">([1-6])</text>", board[board.index('"narrow in-brief"') : board.index('id="pieces"')])

    position = scene(display=("o6 g1 y4", "b3", ""))
    assert brief(position.view(position.actor).state) == []
    assert brief(position.play("offer 1L").state) == ["1", "4", "3"]


def test_whoever_chooses_sees_all_of_the_racks_on_a_phone() -> None:
    position = scene(display=("o6 g1 y4", "b3 b2", "r1"))
    item = RULES.drawing.item(position.view(position.actor).state, PRINT)
    cubes = re.findall(r"<title>((?:Red|Orange|Yellow|Green|Blue|Violet) \d)</title>", item)
    assert sorted(cubes) == ["Blue 2", "Blue 3", "Green 1", "Orange 6", "Red 1", "Yellow 4"], "each once"
    assert len(re.findall('id="choose-[1-6]"', item)) == 5


def test_before_whoever_chooses_what_cant_be_chosen_is_set_back() -> None:
    position = scene(("r1,r6,r1,r1", *("r1,r1,r1,r1",) * 2), display=("o6 g1 y4", "v2", ""))
    own, others = position.view(position.actor).state, position.view(3 - position.actor).state
    for draw in (RULES.drawing.board, RULES.drawing.item):
        assert draw(own, PRINT).count("set-back") == 2, "the orange 6 fits nowhere, the green 1 lies between the others"
        assert "set-back" not in draw(others, PRINT)
    no_house = scene(display=("o6", "", ""))
    assert RULES.drawing.board(no_house.view(no_house.actor).state, PRINT).count("set-back") == 1, "no roof has a place"


def test_a_roof_comes_from_the_pile_and_goes_to_its_house_from_the_sale() -> None:
    position = bought(scene(("r6", "", "")), "roof 4")
    assert 'id="sale" transform' in RULES.drawing.item(position.state, PRINT)
    assert 'data-from="roofs"' in RULES.drawing.item(position.state, PRINT)
    board = RULES.drawing.board(position.play("place 1-1").state, PRINT)
    assert re.search(r'id="roof-1-1"[^>]*data-from="sale"', board)


def test_an_end_of_an_empty_display_row_is_no_part() -> None:
    position = scene(display=("o6", "", ""))
    parts = {move: RULES.drawing.parts(position.state, position.game.move(move).number) for move in ("offer 1L", "offer 2L")}
    assert parts == {"offer 1L": ("cube-o6",), "offer 2L": ()}


def test_floors_stay_inside_their_trays_and_trays_apart() -> None:
    rows = [
        " ".join(f"{colour}{number}" for number in range(1, 7) for colour in colours)[:23] for colours in ("ro", "yg", "bv")
    ]
    board = RULES.drawing.board(scene(display=rows).state, PRINT)
    xs = [float(x) for x in re.findall(r'id="cube-[^>]*transform="translate\((\S+)', board)]
    assert len(xs) == DISPLAY_ROWS * DISPLAY_LENGTH
    for x in xs:
        inside = (x - display.LEFT) % (display.TRAY + display.GAP)
        assert display.WEST * display.END_SCALE < inside < display.TRAY - display.EAST * display.END_SCALE  # with padding
    assert display.WEST * display.SCALE / 2 < display.GAP


def test_while_a_piece_is_for_sale_the_board_shows_where_it_could_go() -> None:
    position = scene(("r6", "g5^2", "")).play("offer 1L")
    assert RULES.drawing.board(position.state, PRINT).count('class="site at-stake"') == 3
    sold = bought(scene(("r1, r2, r3", "", "")), "II")
    ends = {part for part in IDS.findall(RULES.drawing.board(sold.state, PRINT)) if part.startswith(("longer", "shorter"))}
    assert ends == {"longer-1", "longer-2", "longer-3", "shorter-2", "shorter-3"}


def test_the_new_length_of_a_row_stands_on_the_pavement_between_the_barrier_and_its_new_place() -> None:
    assert PAVEMENT + SIGN_HEIGHT / 2 <= SOUTH
    for length, after in ((length, after) for length in range(1, LOTS + 1) for after in range(1, LOTS + 1)):
        if 0 < abs(after - length) <= 3:
            assert sign_width(str(length), str(after)) <= abs(end_x(after, length) - end_x(length, length)) + 1


def test_a_permit_for_sale_shows_barriers_where_they_would_stand_and_the_stretch_between_is_clicked() -> None:
    board = RULES.drawing.board(bought(scene(("r1, r2", "", "")), "II").state, PRINT)
    longer = board[board.index('id="longer-1"') :]
    assert "<title>Row 1: 6 lots</title>" in longer[:300]
    assert longer.index('class="hit"') < longer.index('opacity="0.7"') < longer.index(">4</text>") < longer.index(">6</text>")
    assert ">2</text>" in board[board.index('id="shorter-1"') :]


def test_each_row_says_what_is_missing_and_what_it_counts() -> None:
    position = scene(("r6^4, r5", "g5^2", ""), lengths=(2, 1, 4), mayor=1)
    board = RULES.drawing.board(position.state, PRINT)
    for words in ("1 roof to go", "Complete", "4 houses and", "4 roofs to go", "× 2", "±30", "+7", "no points"):
        assert f">{words}</text>" in board


def test_while_the_mayor_is_for_sale_each_row_says_what_it_would_count_with_him() -> None:
    mayor = scene(("r6^4, r5", "g5^2", "")).play("offer mayor")
    written = re.findall(r">([^<>]+)</text>", RULES.drawing.board(mayor.state, PRINT))
    assert [words for words in written if words in ("30", "±15", "14", "±7")] == ["30", "±15", "14", "±7"]


def test_a_row_that_the_piece_for_sale_can_complete_is_marked_and_told() -> None:
    roof = scene(("r6^4, r5", "g5^2", ""), lengths=(2, 1, 4)).play("offer roof").play("roof 3")
    board = RULES.drawing.board(roof.state, PRINT)
    assert board.count(">This piece can</text>") == 1
    assert facts(roof)[0] == "It closes a house for good and adds 3; it fits on 1 house."
    assert facts(roof)[1] == "This can complete row 1 and end the game."
    only = scene(("r6^4, r5", "g5^2, g4", ""), lengths=(2, 2, 4)).play("offer roof").play("roof 3")
    assert facts(only)[1] == "This can complete row 1 or 2."
    assert ">This piece can</text>" not in RULES.drawing.board(scene(("r6^4, r5", "", "")).play("offer 1L").state, PRINT)


def test_a_permit_may_complete_a_row_and_open_another_again() -> None:
    permit = scene(("r6^4", "g5^2", ""), lengths=(2, 1, 4)).play("offer I")
    assert facts(permit)[1:] == ["This can complete row 1 and end the game.", "This can open row 2 again."]


def facts(position: Position) -> list[str]:
    found = RULES.words.auction(position.state)
    assert isinstance(found, Auction)
    return [fact.en for fact in found.facts]


def test_signs_say_what_a_house_counts_and_what_it_would() -> None:
    houses = scene(("", "g6", ""), owners={"g": 2}, display=("g5 b3", "", ""))
    assert said(houses) == ["P2 6"]
    assert said(houses.play("offer 1L")) == ["P2 5", "P2 6 → 11", "P2 5", "P2 5"]
    roof = scene(("r6", "", "")).play("offer roof").play("roof 4")
    assert said(roof) == ["P1 6 → 10"]
    doubled = scene(("r6", "", ""), mayor=1)
    assert said(doubled) == ["P1 6×2"]
    assert said(doubled.play("offer roof").play("roof 4")) == ["P1 6×2 / → 10×2"]


def said(position: Position) -> list[str]:
    """Return what the signs on a wide screen say, line by line."""
    return [words(sign) for sign in signs_on(position.state, lots_of)]


def words(sign: Sign) -> str:
    return " / ".join(map(line_words, sign.lines))


def line_words(line: Line) -> str:
    """Return a line as it is read; in brackets who is a mere stone."""
    arrow, plate = "→" if line.has_arrow else "", "" if line.plate is None else f"P{line.plate + 1}" if line.plate >= 0 else "?"
    stone = "" if line.stone is None else f"(P{line.stone + 1})"
    parts = (stone, arrow, plate, line.then) if line.before else (plate, line.now, arrow, line.then)
    return " ".join(part for part in parts if part)


def test_on_a_narrow_screen_a_longer_row_shares_the_room_of_four_lots_and_nothing_lies_beyond_it() -> None:
    for length in range(1, LOTS + 1):
        lots = narrow_lots_of(length)
        assert len(lots) == max(length, RIVER_AFTER)
        assert all(west + width <= east + 0.01 for (west, width), (east, _) in pairwise(lots))
        assert narrow_end_x(length, length) <= NARROW_ENDS[0]
        assert NARROW_ENDS[0] < narrow_end_x(length + 1, length) <= NARROW_LEFT if length >= RIVER_AFTER else True
    board = ET.fromstring(RULES.drawing.board(scene(("", "", ""), lengths=(4, 6, 2)).state, PRINT))
    shown = {part.get("id") for part in board.iter() if (part.get("id") or "").startswith("lot-")}
    wide = {part.get("id") for part in board.iter() if part.get("class") == "part lot wide"}
    assert shown - wide == {f"lot-{row}-{lot}" for row, lots in ((1, 4), (2, 6), (3, 4)) for lot in range(1, lots + 1)}


def test_lots_can_be_hit_and_lie_on_the_sheet() -> None:
    assert LOT_WIDTH * 1000 / BOARD_WIDTH >= 24
    for length in range(1, LOTS + 1):
        places = [(lot_x(lot, length), row_y(row)) for row in range(ROWS) for lot in range(LOTS)]
        assert all(0 < x < BOARD_WIDTH and 0 < y < BOARD_HEIGHT for x, y in places)
        assert len(set(places)) == ROWS * LOTS
        assert end_x(LOTS, length) <= CARD[0]


def test_lots_on_which_one_may_build_are_the_wide_ones_and_none_covers_another() -> None:
    for length in range(1, LOTS + 1):
        lots = lots_of(length)
        assert all(west + width <= east + 0.01 for (west, width), (east, _) in pairwise(lots))
        assert min(width for _, width in lots[:length]) > max((width for _, width in lots[length:] if length > 4), default=0.0)
        assert length > 6 or all(width == LOT_STEP for _, width in lots[:length]), (
            "up to the second beyond the river at full width"
        )
        assert length > 7 or all(lot_scale(lot, length) > 0.85 * BIG for lot in range(length)), "and the third hardly smaller"


def test_an_auction_tells_who_said_what() -> None:
    position = played(scene(cash=(12, 9, 2)), "offer 1L", "bid 3")
    found = RULES.words.auction(position.state)
    assert isinstance(found, Auction)
    assert [(bidder.seat, bidder.standing, bidder.said.en) for bidder in found.bidders] == [
        (2, "leads", "bids 3"),
        (3, "out", "can’t bid"),
        (1, "sells", "auctioneer"),
    ]
    assert found.title.named(seat_names(3)).en == "Granite auctions the orange\N{NO-BREAK SPACE}6"
    assert [fact.en for fact in found.facts] == [
        "Orange is unowned: the buyer gets it.",
        "It starts a house in row 1, 2 or 3.",
    ]


def test_the_viewer_is_told_of_its_own_auction_and_purchase_as_you() -> None:
    def title(position: Position, seat: int) -> str:
        found = RULES.words.auction(position.view(seat).state)
        assert isinstance(found, Auction)
        return found.title.named(seat_names(3)).en

    offered = played(scene(), "offer 1L")
    assert [title(offered, seat) for seat in (1, 2, 0)] == [
        "You auction the orange\N{NO-BREAK SPACE}6",
        *["Granite auctions the orange\N{NO-BREAK SPACE}6"] * 2,
    ]
    sold = played(offered, "bid 3", "pass", "sell")
    assert title(sold, 2) == "You get the orange\N{NO-BREAK SPACE}6 for 3\N{NO-BREAK SPACE}million"
    assert title(sold, 1) == "Marble gets the orange\N{NO-BREAK SPACE}6 for 3\N{NO-BREAK SPACE}million"


def test_the_board_says_what_is_left_until_the_end() -> None:
    def ends(position: Position) -> bool:
        return "ends after 1 more row or 10 numbered roofs</text>" in RULES.drawing.board(position.state, PRINT)

    assert ends(scene(("r6^4", "g6^1", ""), lengths=(1, 4, 4)))
    assert not ends(scene(("r6^4", "g6", ""), lengths=(1, 4, 4)))
    assert ">Round 1 of 2 · ends after " in RULES.drawing.board(Game(RULES, 2, {"rounds": 2}).start().state, PRINT)


def test_what_a_piece_is_worth_is_estimated_for_each_seat() -> None:
    position = bought(scene(("r6", "g6", ""), owners={"r": 1, "g": 2}, display=("", "", "")), "roof 6")
    found = RULES.words.auction(position.state)
    assert found is not None
    assert [bidder.seat for bidder in found.bidders] == [2, 3, 1]
    assert all(re.fullmatch(r"\+[1-9]", bidder.worth.en) for bidder in found.bidders), "on one’s own house, or on a rival’s"


def test_who_chooses_a_piece_is_told_whose_the_colours_are() -> None:
    position = scene(("r6", "g6", ""), owners={"r": 1, "g": 2})
    found, others = (RULES.words.auction(position.view(seat).state) for seat in (position.actor, 0))
    assert found is not None
    assert others is not None
    assert found.facts[1].de.startswith("Frei sind ")
    assert found.facts[0].en == "You own red."
    assert [fact.en for fact in others.facts] == ["Left: 2 cubes, 17 roofs (5 without a number)."]
    assert [name.en for name, _ in found.choices] == ["A cube", "A roof", "Special pieces:"]
    assert not others.choices, "who waits sees who can pay what"


def test_no_house_or_permit_covers_the_points_of_a_row() -> None:
    """The boards of the rows stand beside the last lots, and the permits of the longest row between them and those lots."""
    left, width = CARD
    assert CARD_HEIGHT <= ROW_STEP
    assert left + width < BOARD_WIDTH
    board = RULES.drawing.board(
        scene(("", "r1", ""), lengths=(4, LOTS, 4), permits={1: (2, 1), 2: (2, 2), 3: (2, 3)}).state, PRINT
    )
    xs = [float(x) for x in re.findall(r'id="permit-I+"[^>]*? transform="translate\((\S+?)[ ,)]', board)]
    assert len(xs) == 3
    assert all(end_x(LOTS, LOTS) <= x - 22 and x + 17 <= left for x in xs)


def test_what_a_house_would_gain_stands_above_it_or_at_a_tall_ones_foot_clear_of_the_next_rows_signs() -> None:
    board = RULES.drawing.board(scene(("r6", "g5 b3", "")).state, PRINT)
    assert re.findall(r'id="([^"]*)"[^>]*data-gain="([^"]*)"', board) == [("lot-1-1", "above"), ("lot-2-1", "below")]


def test_signs_bear_their_owners_names_and_no_letters_of_colours() -> None:
    board = RULES.drawing.board(scene(("r6", "g6^2", "")).state, PRINT)
    assert signs_of(board) == [1, 2] * 2, "on the houses' signs and the rows' boards"


def test_signs_stand_before_tall_houses_where_they_hide_no_number() -> None:
    tall = scene(("r6,r6,r6,r6", "g5,g5,g5,y6 b5 o4 v3", ""), lengths=(4, 4, 4))
    for row, floors in product((1, 2), range(1, 8)):
        top = row_y(row) - BIG * (height_of(floors, floors, row, 0) + DEPTH / 2)
        assert row_y(row - 1) + PAVEMENT - UP + HEIGHT / 2 + SECOND_LINE <= top, "of the last floor, with number and letter"
    board = RULES.drawing.board(tall.state, PRINT)
    assert signs_of(board[board.rindex('class="floor"') :]) == [1] * 4 + [2] * 4, "in front of all houses"


def test_tall_houses_stay_on_the_sheet_and_each_of_their_floors_shows() -> None:
    for lot in range(LOTS):
        for floors in range(1, 6):
            heights = [height_of(level, floors, 0, lot) for level in range(floors + 1)]
            assert all(above - below > 5 for below, above in pairwise(heights))
            assert row_y(0) - BIG * (heights[-1] + ROOF_HEIGHT) >= CEILING[0] - 0.01
    assert height_of(2, 2, 0, 0) == 2 * FLOOR, "houses of a common height are as high as their floors"


def test_each_sign_has_room_for_all_that_it_says() -> None:
    worths = [Worth(seat, points, is_doubled) for seat in (0, 1) for points in (2, 12, 54) for is_doubled in (False, True)]
    for length in range(1, LOTS + 1):
        for lots in (lots_of, narrow_lots_of):
            width = lots(length)[length - 1][1] - 3
            signs = [Sign(0, 0, width, now, then) for now in (None, *worths) for then in (None, *worths) if now or then]
            assert all(line.width <= width + 4 for sign in signs for line in sign.lines), "at most its edges are missed"


def test_a_house_that_would_change_hands_says_what_it_counts_now_and_then() -> None:
    houses = scene(("r6,v6", "", ""), owners={"r": 1, "v": 2}, display=("r3 y2", "", "")).play("offer 1L")
    assert said(houses)[:3] == ["P1 6", "P2 6 / → P1 9", "P1 3"], "the first lot is fenced"
    assert "P1 6 / → ? 9" in said(scene(("", "r6", ""), owners={"r": 1}, display=("b3 y2", "", "")).play("offer 1L"))


def test_on_narrow_lots_a_sign_says_less() -> None:
    own, rivals, doubled = Worth(0, 11, False), Worth(1, 6, False), Worth(1, 12, True)
    assert [words(Sign(0, 0, width, own, replace(own, points=14))) for width in (93, 74, 61, 35)] == [
        "P1 11 → 14",
        "P1 11 / → 14",
        "P1 / 11 → 14",
        "P1 / 14",
    ]
    assert [words(Sign(0, 0, width, rivals, own)) for width in (93, 74, 61, 45)] == [
        "P2 6 / → P1 11",
        "P2 6 / → P1 11",
        "(P2) → P1 / 6 → 11",
        "P1 / 6 → 11",
    ]
    assert [words(Sign(0, 0, width, doubled)) for width in (93, 52, 35)] == ["P2 6×2", "P2 / 6×2", "P2 / 12"]


def test_while_a_floor_is_for_sale_signs_tell_whose_house_it_would_make() -> None:
    houses = scene(("", "g6", "r6"), owners={"r": 1, "g": 2}, display=("g5 b3", "", ""))
    green = signs_of(RULES.drawing.board(houses.play("offer 1L").state, PRINT))
    assert green == [2, 1, 2, 2, 2, 1, 2, 2], "beside the rows' boards Marble’s on every site, and whose one is now"
    blue = RULES.drawing.board(houses.play("offer 1R").state, PRINT)
    assert blue.count(">?<") == 5, "an unowned colour goes to whoever gets it"
    bought_blue = signs_of(RULES.drawing.board(bought(houses, "b3").state, PRINT))
    assert bought_blue.count(1) == 5 + 1, "on its own sites, and beside a row’s board"


def test_rows_that_would_end_the_round_are_marked() -> None:
    def marked(*rows: str) -> int:
        board = RULES.drawing.board(scene(rows, lengths=(1, 4, 4)).state, PRINT)
        return board.count('fill-opacity="0.75"')

    assert marked("r6", "", "") == 0
    assert marked("r6^4", "", "") == 2


def signs_of(board: str) -> list[int]:
    """Return the seats named on the board."""
    return [BRIEF_NAMES[name[0]] for name in re.findall(r"<text[^>]*>([^<]+)</text>", board) if name[0] in BRIEF_NAMES]


def test_no_lettering_is_too_small_where_the_board_is_smallest_however_long_a_row_is() -> None:
    houses = ", ".join(f"{'ro'[index // 6]}{index % 6 + 1}^{index // 2 + 1}" for index in range(LOTS))
    for length in range(1, LOTS + 1):
        built = ", ".join(houses.split(", ")[:length])
        board = RULES.drawing.board(scene((built, "", ""), lengths=(length, 4, 4)).state, PRINT)
        for is_narrow, least in ((False, LEAST - 0.3), (True, 10 * NARROW_WIDTH / 360 - 0.1)):
            written = lettering(ET.fromstring(board), 1.0, is_narrow=is_narrow)
            assert {words: size for words, size in written if size < least} == {}, (length, is_narrow)


def lettering(element: ET.Element, scale: float, *, is_narrow: bool = False) -> Iterator[tuple[str, float]]:
    """Yield all that is written on a wide or a narrow screen, with its size in units of the drawing."""
    classes = element.get("class", "").split()
    if ("wide" if is_narrow else "narrow") in classes or element.tag.endswith("defs"):
        return
    place = element.get("data-narrow" if is_narrow and "data-narrow" in element.attrib else "transform", "")
    scale *= float((re.findall(r"scale\(([\d.]+)", place) or ["1"])[0])
    if element.tag.endswith("text"):
        yield element.text or "", scale * float(element.get("font-size", "0"))
    for inner in element:
        yield from lettering(inner, scale, is_narrow=is_narrow)
