"""Manhattan's drawings: moves are sets of drawn parts, hidden things leave no trace, all is sound SVG in both languages."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import numpy as np
import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.core.position import Position
from baumeister.games.manhattan.components import PLACES, SIDES
from baumeister.games.manhattan.drawing import DRAWING
from baumeister.games.manhattan.drawing_ground import HEIGHT, LOT, WIDTH, middle
from baumeister.games.manhattan.drawing_towers import floor_height
from baumeister.games.manhattan.notation import place_name
from baumeister.svg import BLUEPRINT, PAGE, PRINT, Look, Markup, png_from
from baumeister.text import LANGUAGES
from tests.games.manhattan.notes import GAMES

SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]+)"')


def positions(game: bm.Game, seed: int, step: int = 1) -> Iterator[Position]:
    """Play a random game; yield every `step`-th position at which a seat moves, and the last one."""
    rng = np.random.default_rng(seed)
    position = game.start()
    turns = 0
    while not position.is_over:
        if position.actor > 0 and (turns := turns + 1) % step == 0:
            yield position
        position = position.play(position.moves[int(rng.integers(len(position.moves)))])
    yield position


def classes(group: ET.Element) -> list[str]:
    return group.get("class", "").split()


def drawings(position: Position, seat: int, look: Look = PRINT) -> dict[str, Markup]:
    view = position.view(seat).state
    stocks = {f"stock {other}": DRAWING.stock(view, other, look) for other in range(1, position.game.seats + 1)}
    return {"board": DRAWING.board(view, look), "hand": DRAWING.hand(view, look), **stocks}


@pytest.mark.parametrize("game", GAMES, ids=repr)
class TestParts:
    def test_every_move_is_its_own_set_of_parts_that_are_drawn(self, game: bm.Game) -> None:
        for position in positions(game, 1, 3):
            if position.is_over:
                continue
            view = position.view(position.actor)
            drawn = set(IDS.findall(DRAWING.board(view.state, PRINT) + DRAWING.hand(view.state, PRINT)))
            named = [DRAWING.parts(view.state, number) for number in view.numbers]
            assert all(named)
            assert len({frozenset(parts) for parts in named}) == len(named)
            assert {part for parts in named for part in parts} <= drawn

    def test_no_move_is_part_of_another(self, game: bm.Game) -> None:
        for position in positions(game, 2, 17):
            if not position.is_over:
                sets = [frozenset(DRAWING.parts(position.state, number)) for number in position.numbers]
                assert not any(one < other for one in sets for other in sets)

    def test_ids_are_unique(self, game: bm.Game) -> None:
        for position in positions(game, 3, 9):
            ids = IDS.findall("".join(drawings(position, max(position.actor, 1)).values()))
            assert len(set(ids)) == len(ids)

    def test_blocks_keep_their_ids_and_say_where_they_come_from(self, game: bm.Game) -> None:
        for position in positions(game, 4, 11):
            view = position.view(1)
            drawn = ET.fromstring(DRAWING.board(view.state, PRINT)).iter()
            blocks = [group for group in drawn if "block" in classes(group)]
            assert {block.get("id") for block in blocks} == {f"b-{index}" for index in range(int(view.state.built))}
            assert sum("last" in classes(block) for block in blocks) == min(len(blocks), 1)
            for block in blocks:
                colour = int(view.state.built_block[int(block.get("id", "")[2:])]) // 4
                is_own = colour % game.seats == 0
                assert block.get("data-from", "").startswith(f"block-{colour}-" if is_own else f"chosen-{colour}-")


@pytest.mark.parametrize("game", GAMES, ids=repr)
class TestHidden:
    def test_what_a_seat_cannot_know_leaves_no_trace(self, game: bm.Game) -> None:
        for position in positions(game, 5, 13):
            if position.is_over:
                continue
            for seat in range(game.seats + 1):
                view = position.view(seat)
                other = view.guess(rng_from(7))
                assert drawings(position, seat) == drawings(other, seat)

    def test_an_onlooker_has_no_hand(self, game: bm.Game) -> None:
        for position in positions(game, 6, 29):
            assert DRAWING.hand(position.view(0).state, PRINT) == ""


@pytest.mark.parametrize("look", [PRINT, BLUEPRINT, PAGE], ids=lambda look: look.name)
@pytest.mark.parametrize("language", LANGUAGES)
class TestSound:
    def test_everything_is_xml_with_words_and_without_styles(self, look: Look, language: str) -> None:
        speaking = look.speaking("de" if language == "de" else "en")
        drawn = [DRAWING.cover(speaking), *(drawing for _, drawing in DRAWING.gallery(speaking))]
        for game in GAMES:
            for position in positions(game, 8, 40):
                drawn += drawings(position, 1, speaking).values()
        for root in ET.fromstring(f"<div>{''.join(drawn)}</div>"):
            assert root.tag == f"{SVG}svg"
            assert root.get("viewBox")
            assert root.get("role") == "img"
            assert root.get("aria-label") == root.findtext(f"{SVG}title") != ""
            drawing = ET.tostring(root, "unicode")
            assert " style=" not in drawing
            assert ("var(" in drawing) == (look is PAGE)


def test_whoever_has_gone_round_the_frame_is_told_from_who_has_not() -> None:
    view = bm.game("manhattan", 2).start().state
    view.scores[0] = 105
    assert ">100</text>" in DRAWING.board(view, PRINT)


def test_languages_differ() -> None:
    view = bm.game("manhattan", 4).start().state
    assert DRAWING.board(view, PRINT) != DRAWING.board(view, PRINT.speaking("de"))
    assert ">G</text>" in DRAWING.board(view, PRINT.speaking("de"))


def test_the_board_is_the_same_for_all_seats_but_for_what_is_theirs() -> None:
    *_, position = positions(bm.game("manhattan", 4), 9, 50)
    boards = {re.sub(r'data-from="(block|chosen)', "", DRAWING.board(position.view(seat).state, PRINT)) for seat in range(5)}
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
    assert floor_height(0) == floor_height(12) > floor_height(30)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_sit_at_their_sides(seats: int) -> None:
    root = ET.fromstring(DRAWING.board(bm.game("manhattan", seats).start().state, PRINT))
    plates = {group.get("class", ""): group.get("transform", "") for group in root.iter() if "plate" in classes(group)}
    assert len(plates) == seats
    for seat in range(seats):
        turned = {0: "", 1: "rotate(-90)", 2: "", 3: "rotate(90)"}[int(SIDES[seats, seat])]
        assert plates[f"plate seat-{seat + 1}"].partition(" rotate")[2] == turned.removeprefix("rotate")


def test_the_rules_pages_find_their_drawings() -> None:
    names = [name for name, _ in DRAWING.gallery(PRINT)]
    assert len(set(names)) == len(names)
    sides = [f"card-to-lot-{side}" for side in ("south", "west", "north", "east")]
    assert {"city", "blocks", "take-over", "highest", "majority", *sides} <= set(names)


def test_towers_tell_their_floors() -> None:
    *_, position = positions(bm.game("manhattan", 3), 10, 50)
    board = DRAWING.board(position.state, PRINT)
    for place in range(PLACES):
        if total := int(position.state.floors[place].sum()):
            assert re.search(rf"<title>{place_name(place)}: {total} floor", board)


def test_the_board_becomes_a_picture() -> None:
    *_, position = positions(bm.game("manhattan", 2), 11, 50)
    for look in (PRINT, BLUEPRINT):
        assert len(png_from(position.svg(look), 400)) > 20_000
