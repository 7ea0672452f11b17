"""Every game's drawings: moves are sets of drawn parts, ids are unique, parts have words, all is sound SVG."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.edition import Edition
from baumeister.present.game import Game, Position
from baumeister.svg import BLUEPRINT, PAGE, PRINT, Look, png_from
from baumeister.text import LANGUAGES, Language
from tests.conformance.games import ALL, line_of, sample

EACH_GAME = pytest.mark.parametrize("found", [rules(name) for name in GAMES], ids=GAMES)
SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]+)"')


def drawings(position: Position, seat: int, look: Look = PRINT) -> list[str]:
    """Return all that is drawn for a seat of a position, without what is empty."""
    view, drawing = position.view(seat).state, position.game.rules.drawing
    stocks = (drawing.stock(view, other, look) for other in range(1, position.game.seats + 1))
    return list(filter(None, (drawing.board(view, look), drawing.hand(view, look), drawing.item(view, look), *stocks)))


def positions(game: Game, count: int) -> Iterator[Position]:
    """GamesPlayed some positions at which a seat is to move."""
    yield from (position for position in sample(line_of(game, 0), count) if position.actor > 0)


def test_a_move_is_drawn_parts_or_a_button(game: Game) -> None:
    for position in positions(game, 12):
        drawn = set(IDS.findall("".join(drawings(position, position.actor))))
        for number in position.numbers:
            parts = set(game.rules.drawing.parts(position.view(position.actor).state, number))
            assert parts <= drawn or (not parts & drawn and len(parts) == 1), parts - drawn


def test_no_move_is_part_of_another(game: Game) -> None:
    for position in positions(game, 12):
        view = position.view(position.actor)
        sets = [frozenset(game.rules.drawing.parts(view.state, number)) for number in view.numbers]
        assert not any(one < other for one in sets for other in sets)


def test_the_log_names_parts_that_are_or_were_drawn(game: Game) -> None:
    for position in sample(line_of(game, 0), 12):
        drawn = "".join(drawing for shown in (position.before, position) if shown for drawing in drawings(shown, 1))
        assert {part for line in position.log(1) for part in line.parts} <= set(IDS.findall(drawn))


def test_moves_of_chance_have_no_parts(game: Game) -> None:
    view = game.start().view(1).state
    chance = range(game.rules.seat_move_count, len(game.moves))
    assert {game.rules.drawing.parts(view, number) for number in chance} == {()}


def test_ids_are_unique_and_what_is_referred_to_is_there(game: Game) -> None:
    for position in positions(game, 8):
        drawn = "".join(drawings(position, position.actor))
        ids = IDS.findall(drawn)
        assert len(set(ids)) == len(ids)
        assert set(re.findall(r'(?:href="#|data-ghost=")([^"]+)"', drawn)) <= set(ids)


def test_parts_have_words_and_a_hidden_halo(game: Game) -> None:
    for position in positions(game, 4):
        for drawing in drawings(position, position.actor):
            for part in ET.fromstring(f"<div>{drawing}</div>").iter():
                if "part" in part.get("class", "").split():
                    assert part.findtext(f"{SVG}title"), part.get("id")
                    halos = [child for child in part if "halo" in child.get("class", "").split()]
                    assert {halo.get("visibility") for halo in halos} == {"hidden"}
                    assert sum(halo.get("data-copies") is None for halo in halos) == 1  # others frame copies of it


def test_an_spectator_has_no_hand(game: Game) -> None:
    for position in positions(game, 4):
        assert game.rules.drawing.hand(position.view(0).state, PRINT) == ""


@pytest.mark.slow
@pytest.mark.parametrize("look", [PRINT, BLUEPRINT, PAGE], ids=lambda look: look.name)
@pytest.mark.parametrize("language", LANGUAGES)
@EACH_GAME
def test_everything_is_xml_with_words_and_without_styles(found: Edition, look: Look, language: Language) -> None:
    speaking = look.speaking(language)
    drawn: list[str] = [found.drawing.cover(speaking), *(drawing for _, drawing in found.drawing.gallery(speaking))]
    for game in (game for game in ALL if game.rules is found):
        for position in sample(line_of(game, 0), 2):
            drawn += drawings(position, 1, speaking)
    for root in ET.fromstring(f"<div>{''.join(drawn)}</div>"):
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox")
        assert root.get("role") == "img"
        assert root.get("aria-label") == root.findtext(f"{SVG}title") != ""
        drawing = ET.tostring(root, "unicode")
        assert " style=" not in drawing
        assert ("var(" in drawing) == (look is PAGE)


@EACH_GAME
def test_pieces_of_the_gallery_have_names_and_no_ids(found: Edition) -> None:
    gallery = found.drawing.gallery(PRINT)
    assert len({name for name, _ in gallery}) == len(gallery)
    assert not any(IDS.findall(drawing) for _, drawing in gallery)


def test_languages_differ(game: Game) -> None:
    view, drawing = line_of(game, 0)[-1].view(1).state, game.rules.drawing
    assert drawing.board(view, PRINT) != drawing.board(view, PRINT.speaking("de"))


@pytest.mark.slow
@EACH_GAME
def test_the_board_becomes_a_picture(found: Edition) -> None:
    last = line_of(next(game for game in ALL if game.rules is found), 0)[-1]
    for look in (PRINT, BLUEPRINT):
        assert len(png_from(last.svg(look), 400)) > 20_000
