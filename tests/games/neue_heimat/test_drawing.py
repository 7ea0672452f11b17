"""Neue Heimat's drawings: every move has its part or its button, ids stay with their pieces, all is sound SVG."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from baumeister.core.auction import Auction
from baumeister.core.game import Game
from baumeister.core.position import Position
from baumeister.games.neue_heimat.components import LOTS, ROWS
from baumeister.games.neue_heimat.drawing import DRAWING
from baumeister.games.neue_heimat.drawing_ground import BOARD_HEIGHT, BOARD_WIDTH, LOT_WIDTH, end_x, lot_x, row_y
from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.notation import MOVE_TEXTS
from baumeister.games.neue_heimat.sale import DECISIONS
from baumeister.records.trace import random_game
from baumeister.svg import BLUEPRINT, PAGE, PRINT, Look, Markup, png_from
from baumeister.text import LANGUAGES
from tests.games.neue_heimat.scenes import bought, played, scene

SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]+)"')


def positions(seats: int, seed: int, step: int = 1, rounds: int = 1) -> Iterator[Position]:
    """Play a random game; yield every `step`-th position at which a seat moves, and the last one."""
    line = [p for p in random_game(Game(RULES, seats, {"rounds": str(rounds)}), seed) if p.actor]
    yield from line[::step]
    yield line[-1]


def drawings(position: Position, look: Look = PRINT) -> dict[str, Markup]:
    view = position.view(1).state
    stocks = {f"stock {seat}": DRAWING.stock(view, seat, look) for seat in range(1, position.game.seats + 1)}
    return {"board": DRAWING.board(view, look), "item": DRAWING.item(view, look), **stocks}


def is_button(number: int) -> bool:
    return number in RULES.bids or number == RULES.pass_move or number in DECISIONS


@pytest.mark.parametrize("seats", RULES.seats)
class TestParts:
    def test_every_move_is_a_part_of_its_own_that_is_drawn_or_a_button_of_the_panel(self, seats: int) -> None:
        for position in positions(seats, 1, 2):
            if position.is_over:
                continue
            view = position.view(position.actor)
            drawn = set(IDS.findall(DRAWING.board(view.state, PRINT)))
            named = {number: DRAWING.parts(view.state, number) for number in view.numbers}
            assert len(set(named.values())) == len(named)
            assert {part for number, (part,) in named.items() if not is_button(number)} <= drawn
            assert not {part for number, (part,) in named.items() if is_button(number)} & drawn

    def test_ids_are_unique(self, seats: int) -> None:
        for position in positions(seats, 2, 7):
            ids = IDS.findall("".join(drawings(position).values()))
            assert len(set(ids)) == len(ids)

    def test_the_log_names_parts_that_are_drawn(self, seats: int) -> None:
        for position in positions(seats, 3, 5):
            drawn = set(IDS.findall("".join(drawings(position).values())))
            for line in position.log(1):
                gone = {"roofs", "cancel", "mayor", "permit-I", "permit-II", "permit-III"}
                assert set(line.parts) - gone <= drawn, line


def test_the_piece_for_sale_keeps_its_id_through_the_auction() -> None:
    position = scene(("r6", "", "")).play("offer 1L")
    assert IDS.findall(DRAWING.item(position.state, PRINT)) == ["cube-o6"]
    assert 'id="cube-o6"' not in DRAWING.board(position.state, PRINT)
    placed = played(position, "pass", "pass", "place 2-1")
    assert 'id="cube-o6"' in DRAWING.board(placed.state, PRINT)


def test_a_roof_comes_from_the_pile_and_goes_to_its_house_from_the_sale() -> None:
    position = bought(scene(("r6", "", "")), "roof 4")
    assert 'id="sale" transform' in DRAWING.item(position.state, PRINT)
    assert 'data-from="roofs"' in DRAWING.item(position.state, PRINT)
    board = DRAWING.board(position.play("place 1-1").state, PRINT)
    assert re.search(r'id="roof-1-1"[^>]*data-from="sale"', board)


def test_while_a_piece_is_for_sale_the_board_shows_where_it_could_go() -> None:
    position = scene(("r6", "g5^2", "")).play("offer 1L")
    assert DRAWING.board(position.state, PRINT).count('class="site"') == 3
    sold = bought(scene(("r1, r2, r3", "", "")), "II")
    ends = {part for part in IDS.findall(DRAWING.board(sold.state, PRINT)) if part.startswith(("longer", "shorter"))}
    assert ends == {"longer-1", "longer-2", "longer-3", "shorter-2", "shorter-3"}


def test_each_row_says_what_is_missing_and_what_it_counts() -> None:
    position = scene(("r6^4, r5", "g5^2", ""), lengths=(2, 1, 4), mayor=1)
    board = DRAWING.board(position.state, PRINT)
    for words in ("Missing: 1 roof", "Complete", "Missing: 4 houses, 4 roofs", "× 2", "−30", "+7", "counts nothing yet"):
        assert f">{words}</text>" in board


@pytest.mark.parametrize("look", [PRINT, BLUEPRINT, PAGE], ids=lambda look: look.name)
@pytest.mark.parametrize("language", LANGUAGES)
class TestSound:
    def test_everything_is_xml_with_words_and_without_styles(self, look: Look, language: str) -> None:
        speaking = look.speaking("de" if language == "de" else "en")
        drawn = [DRAWING.cover(speaking), *(drawing for _, drawing in DRAWING.gallery(speaking))]
        for seats in RULES.seats:
            for position in positions(seats, 4, 40, rounds=2):
                drawn += drawings(position, speaking).values()
        for drawing in drawn:
            root = ET.fromstring(drawing)
            assert root.tag == f"{SVG}svg"
            assert root.get("viewBox")
            assert root.get("role") == "img"
            assert root.get("aria-label") == root.findtext(f"{SVG}title") != ""
            assert " style=" not in drawing
            assert ("var(" in drawing) == (look is PAGE)

    def test_pieces_of_the_gallery_have_no_ids(self, look: Look, language: str) -> None:
        speaking = look.speaking("de" if language == "de" else "en")
        assert not any(IDS.findall(drawing) for _, drawing in DRAWING.gallery(speaking))


def test_languages_differ() -> None:
    position = scene(("r6", "", ""))
    for name, drawing in drawings(position).items():
        assert drawing != drawings(position, PRINT.speaking("de"))[name], name


def test_lots_can_be_hit_and_lie_on_the_sheet() -> None:
    assert LOT_WIDTH * 1000 / BOARD_WIDTH >= 24
    places = [(lot_x(lot), row_y(row)) for row in range(ROWS) for lot in range(LOTS)]
    assert all(0 < x < BOARD_WIDTH and 0 < y < BOARD_HEIGHT for x, y in places)
    assert len(set(places)) == ROWS * LOTS
    assert end_x(LOTS) < BOARD_WIDTH


def test_moves_of_chance_have_no_part() -> None:
    state = scene().state
    assert all(DRAWING.parts(state, number) == () for number in range(RULES.seat_move_count, len(MOVE_TEXTS)))


def test_an_auction_tells_who_said_what() -> None:
    position = played(scene(cash=(12, 9, 2)), "offer 1L", "bid 3")
    found = RULES.words.auction(position.state)
    assert isinstance(found, Auction)
    assert [(bidder.seat, bidder.standing, bidder.said.en) for bidder in found.bidders] == [
        (2, "leads", "3 million"),
        (3, "out", "has too little"),
        (1, "sells", "auctioneer"),
    ]
    assert found.title.en == "Granite auctions the orange 6"
    assert [fact.en for fact in found.facts] == ["Orange is free: whoever places it owns it.", "A new house in row 1, 2 or 3."]


def test_what_a_piece_is_worth_is_estimated_for_each_seat() -> None:
    position = bought(scene(("r6", "g6", ""), owners={"r": 1, "g": 2}, display=("", "", "")), "roof 6")
    found = RULES.words.auction(position.state)
    assert found is not None
    assert all(re.fullmatch(r"\+\d+|−\d+|0", bidder.worth.en) for bidder in found.bidders)


def test_the_board_becomes_a_picture() -> None:
    *_, position = positions(3, 5, 50)
    for look in (PRINT, BLUEPRINT):
        assert len(png_from(position.svg(look), 400)) > 20_000
