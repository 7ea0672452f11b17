"""The drawings of Wettstreit der Baumeister: moves are sets of drawn parts, hidden things leave no trace, all is sound SVG."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import lru_cache

import pytest

from baumeister.core.chance import rng_from
from baumeister.core.game import Game
from baumeister.core.position import Position
from baumeister.games.wettstreit.components import BID_MAX, CARDS, PLACES, SEATS_MAX
from baumeister.games.wettstreit.drawing import DRAWING
from baumeister.games.wettstreit.drawing_buildings import HEIGHTS, SLOT
from baumeister.games.wettstreit.drawing_cities import WIDEST, middles, pitch, places
from baumeister.games.wettstreit.drawing_ground import CELLS, HEIGHT, SKY, WIDTH
from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.moves import BID, PASS, SEAT_MOVES
from baumeister.games.wettstreit.notation import MOVE_TEXTS
from baumeister.records.trace import random_game
from baumeister.svg import BLUEPRINT, PAGE, PRINT, Look, Markup, png_from
from baumeister.text import LANGUAGES
from tests.games.wettstreit.notes import FOUR, THREE, placed, play, start

SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]+)"')
BUTTONS = {"pass", "done", "leave", "pay", "refuse", *(f"bid-{bid}" for bid in range(BID_MAX + 1))}
COMPLETE = "L3 C7 H5 C9 R3"
GAPPED = "L1 C8 T2 G4 . H7 C6 G3 R2"


@lru_cache(maxsize=8)
def line(game: Game, seed: int) -> tuple[Position, ...]:
    """Return a random game's positions."""
    return tuple(random_game(game, seed))


def positions(game: Game, seed: int, step: int = 1) -> Iterator[Position]:
    """Yield every `step`-th position of a random game at which a seat moves, and the last one."""
    *before, last = line(game, seed)
    yield from [position for position in before if position.actor > 0][::step]
    yield last


def classes(group: ET.Element) -> list[str]:
    return group.get("class", "").split()


def drawings(position: Position, seat: int, look: Look = PRINT) -> dict[str, Markup]:
    view = position.view(seat).state
    stocks = {f"stock {other}": DRAWING.stock(view, other, look) for other in range(1, position.game.seats + 1)}
    return {
        "board": DRAWING.board(view, look),
        "hand": DRAWING.hand(view, look),
        "item": DRAWING.item(view, look),
        **stocks,
    }


def board(position: Position, seat: int = 1) -> str:
    return str(DRAWING.board(position.view(seat).state, PRINT))


@pytest.mark.parametrize("game", [FOUR, THREE], ids=repr)
class TestParts:
    def test_every_move_is_its_own_set_of_parts_that_are_drawn_or_buttons(self, game: Game) -> None:
        for position in positions(game, 1, 3):
            if position.is_over:
                continue
            view = position.view(position.actor)
            drawn = set(IDS.findall(DRAWING.board(view.state, PRINT) + DRAWING.hand(view.state, PRINT)))
            named = [DRAWING.parts(view.state, number) for number in view.numbers]
            assert all(named)
            assert len({frozenset(parts) for parts in named}) == len(named)
            assert {part for parts in named for part in parts} <= drawn | BUTTONS
            assert not drawn & BUTTONS

    def test_ids_are_unique(self, game: Game) -> None:
        for position in positions(game, 2, 13):
            ids = IDS.findall("".join(drawings(position, max(position.actor, 1)).values()))
            assert len(set(ids)) == len(ids)

    def test_the_log_names_parts_that_are_drawn(self, game: Game) -> None:
        for position in positions(game, 3, 5):
            drawn = set(IDS.findall("".join(drawings(position, 1).values())))
            for said in position.log(1):
                assert set(said.parts) - {"sale"} <= drawn, said

    def test_pieces_are_placed_by_transform_and_parts_have_a_title_and_a_halo(self, game: Game) -> None:
        *_, position = positions(game, 4)
        drawn = list(ET.fromstring(board(position)).iter())
        for part in [group for group in drawn if "part" in classes(group)]:
            assert part.findtext(f"{SVG}title")
            (shape,) = [child for child in part if "halo" in classes(child)]
            assert shape.get("visibility") == "hidden"
            assert part.get("transform")


def test_moves_of_chance_have_no_part() -> None:
    state = start().state
    assert all(DRAWING.parts(state, number) == () for number in range(SEAT_MOVES, len(MOVE_TEXTS)))


def test_a_seat_s_illegal_moves_have_parts_too() -> None:
    state = start().state
    assert all(DRAWING.parts(state, number) for number in range(SEAT_MOVES))
    assert DRAWING.parts(state, BID + 7) == ("bid-7",)
    assert DRAWING.parts(state, PASS) == ("pass",)


# ---- Cities


def test_a_city_shows_its_cards_its_gap_and_its_free_ends() -> None:
    position = placed(cities={1: GAPPED, 2: "G4 H5 C6"})
    ids = set(IDS.findall(board(position)))
    assert {name for name in ids if name.startswith("place-P1")} == {f"place-P1-{place}" for place in range(9)}
    assert {name for name in ids if name.startswith("place-P2")} == {f"place-P2-{place}" for place in range(-1, 4)}
    assert {name for name in ids if name.startswith("place-P3")} == {"place-P3-0"}
    assert "building-P1-4" not in ids
    assert "Lion, place 4: a gap" in board(position)
    assert "Lion, place 1: church 8" in board(position)
    assert "Eagle, place −1: free" in board(position)


def test_a_finished_city_is_framed_and_says_so() -> None:
    finished, unfinished = board(placed(cities={1: COMPLETE})), board(placed(cities={1: GAPPED}))
    assert ">47 · complete</text>" in finished
    assert "complete" not in unfinished
    assert ">33</text>" in unfinished


def test_every_place_is_wide_enough_to_be_hit_and_lies_in_its_own_veduta() -> None:
    longest = "G2 T1 G3 T3 G5 T1 G5 C5 H5 C5 G2 T3"
    for position in (placed(cities={1: GAPPED, 2: longest}, stacks=(5, 5)), placed(THREE, cities={3: longest})):
        state = position.state
        assert pitch(state) * 1000 / WIDTH >= 24
        assert pitch(state) <= WIDEST
        for seat in range(position.game.seats):
            cell, xs = CELLS[position.game.seats][seat], list(middles(state, seat).values())
            assert cell.left < xs[0] - pitch(state) / 2 < xs[-1] + pitch(state) / 2 < cell.left + cell.width
            assert cell.left + cell.width < WIDTH
            assert cell.level < HEIGHT


def test_places_at_the_bounds_stay_on_the_board() -> None:
    state = placed(cities={1: "G4 H5 C6"}).state
    state.cities[0, 0], state.leftmost[0] = state.cities[0, state.leftmost[0]], 0
    state.cities[0, PLACES - 1], state.rightmost[0] = state.cities[0, state.rightmost[0]], PLACES - 1
    assert places(state, 0) == list(range(PLACES))


def test_no_building_reaches_over_its_sky() -> None:
    assert len(HEIGHTS) == CARDS
    assert max(HEIGHTS) * WIDEST / SLOT < SKY


def test_a_laid_card_comes_from_the_hand_it_was_in() -> None:
    position = placed(cities={1: "G4 H5", 2: "C6 T3"})
    drawn = {group.get("id"): group.get("data-from") for group in ET.fromstring(board(position)).iter()}
    assert drawn["building-P1-0"] == "card-G4"
    assert drawn["building-P2-1"] == "hand-P2"


def test_a_saboteur_stands_before_the_building_it_is_used_against() -> None:
    position = placed(cities={1: "H5", 2: "C6 G3"}, saboteurs={1: 1}, talers={2: 9})
    assert 'id="attacker"' not in board(position)
    attacked = play(position, "sabotage P2 1")
    assert re.search(r'id="attacker"[^>]*data-from="saboteurs-P1"', board(attacked))
    assert 'id="attacker"' in board(play(attacked, "roll 4"))
    assert 'id="attacker"' not in board(play(attacked, "roll 1"))


def test_a_card_whose_stack_is_still_to_be_chosen_lies_between_both() -> None:
    position = placed(cities={1: "H5", 2: "C6 G3"}, saboteurs={1: 1}, stacks=(9, 10))
    torn = play(position, "sabotage P2 1, roll S")
    assert 'id="evicted"' in board(torn)
    assert 'id="evicted"' not in board(play(torn, "under open"))


# ---- What is hidden


@pytest.mark.parametrize("game", [FOUR, THREE], ids=repr)
class TestHidden:
    def test_what_a_seat_cannot_know_leaves_no_trace(self, game: Game) -> None:
        for position in positions(game, 5, 41):
            if position.is_over:
                continue
            for seat in range(game.seats + 1):
                view = position.view(seat)
                other = view.guess(rng_from(7))
                assert drawings(position, seat) == drawings(other, seat)

    def test_an_onlooker_has_no_hand(self, game: Game) -> None:
        for position in positions(game, 6, 29):
            assert DRAWING.hand(position.view(0).state, PRINT) == ""


def test_the_others_talers_stay_behind_their_tents() -> None:
    position = placed(talers={1: 13, 2: 27})
    assert "s tent: 13 talers" in board(position, 1)
    assert "27" not in re.findall(r">(\d+)</text>", board(position, 1))
    assert ">27</text>" in board(position, 2)
    assert "talers behind the tent" in DRAWING.stock(position.view(1).state, 2, PRINT)
    assert "27 talers" in DRAWING.stock(position.view(2).state, 2, PRINT)
    assert ">27</text>" in DRAWING.board(position.state, PRINT)


def test_of_a_hand_everybody_sees_what_was_bought_openly() -> None:
    position = placed(hands={2: "C9"}, shown={2: "H6"})
    for seat, has_seen in ((1, False), (2, False), (0, False)):
        assert ("building-C9" in board(position, seat)) == has_seen
        assert "building-H6" in board(position, seat)
    assert "building-C9" in DRAWING.board(position.state, PRINT)


def test_of_a_hand_the_auctioneer_sees_what_it_peeked_at_and_others_the_announced_type() -> None:
    sold = play(start(), "auction hidden, peek C9, bid 1, bid 2, pass, pass, pass")
    assert "building-C9" in board(sold, 1)
    for seat in (2, 3, 4, 0):
        assert "building-C9" not in board(sold, seat)
    for seat in (3, 4, 0):
        assert "building-of-4" in board(sold, seat)


def test_what_is_auctioned_is_shown_as_far_as_it_is_known() -> None:
    before = start()
    assert "Nothing is being auctioned" in DRAWING.item(before.view(1).state, PRINT)
    openly = play(before, "auction open")
    assert "City gate 3" in DRAWING.item(openly.view(2).state, PRINT)
    assert 'data-from="stack-open"' in DRAWING.item(openly.view(2).state, PRINT)
    covered = play(before, "auction hidden, peek C9, bid 1")
    assert "Church 9, which only you see" in DRAWING.item(covered.view(1).state, PRINT)
    assert "A card of the hidden stack" in DRAWING.item(covered.view(2).state, PRINT)
    told = play(covered, "bid 2, pass, pass")
    assert "A church" in DRAWING.item(told.view(3).state, PRINT)


def test_cards_brought_under_a_stack_lie_open_beside_it() -> None:
    assert "building-C4" in board(placed(under=("", "C4")))


# ---- The hand


def test_equal_cards_are_one_part_with_a_count() -> None:
    hand = str(DRAWING.hand(placed(hands={1: "G4 G4 H5"}).view(1).state, PRINT))
    assert IDS.findall(hand) == ["card-G4", "card-H5"]
    assert "City gate 4 × 2" in hand


def test_who_has_a_saboteur_can_take_it_up() -> None:
    assert "attack" in IDS.findall(DRAWING.hand(placed(saboteurs={1: 2}).view(1).state, PRINT))
    assert "attack" not in IDS.findall(DRAWING.hand(placed().view(1).state, PRINT))


# ---- All drawings


@pytest.mark.parametrize("look", [PRINT, BLUEPRINT, PAGE], ids=lambda look: look.name)
@pytest.mark.parametrize("language", LANGUAGES)
class TestSound:
    def test_everything_is_xml_with_words_and_without_styles(self, look: Look, language: str) -> None:
        speaking = look.speaking("de" if language == "de" else "en")
        drawn = [DRAWING.cover(speaking), *(drawing for _, drawing in DRAWING.gallery(speaking))]
        for position in (
            placed(cities={1: GAPPED, 2: COMPLETE}, saboteurs={1: 1}),
            play(start(), "auction open"),
            start(THREE),
        ):
            drawn += drawings(position, 1, speaking).values()
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
        names = [name for name, _ in DRAWING.gallery(speaking)]
        assert len(set(names)) == len(names)
        assert not any(IDS.findall(drawing) for _, drawing in DRAWING.gallery(speaking))


def test_languages_differ() -> None:
    position = placed(hands={1: "G4"}, cities={1: COMPLETE})
    for name, drawing in drawings(position, 1).items():
        assert drawing != drawings(position, 1, PRINT.speaking("de"))[name], name


def test_every_building_of_the_board_is_defined_once() -> None:
    for position in positions(FOUR, 7, 37):
        drawn = board(position)
        used, defined = set(re.findall(r'href="#([^"]+)"', drawn)), drawn.partition("</defs>")[0]
        assert used == set(IDS.findall(defined))


def test_the_board_becomes_a_picture() -> None:
    position = placed(cities={1: GAPPED, 2: COMPLETE}, saboteurs={1: 2})
    for look in (PRINT, BLUEPRINT):
        assert len(png_from(position.svg(look), 400)) > 20_000


def test_there_is_a_veduta_and_a_tent_for_every_seat() -> None:
    for seats in RULES.seats:
        assert len(CELLS[seats]) == seats <= SEATS_MAX
        ids = IDS.findall(board(start(Game(RULES, seats, {}))))
        assert sum(name.startswith("tent-") for name in ids) == seats
