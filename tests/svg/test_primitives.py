"""Primitives: what they draw is sound and where it should be."""

import re
import xml.etree.ElementTree as ET

import pytest

from baumeister.svg import BLUEPRINT, PRINT, png_from
from baumeister.svg.element import element, group, number, path, picture, title
from baumeister.svg.hatch import HATCHES, hatched
from baumeister.svg.house import STONE, Body, dome, drum, facade, front_gable, gable, hipped, openings, paint, row, walls
from baumeister.svg.hue import BLUE, ORANGE
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.pieces import card, card_back, coin, pawn
from baumeister.svg.plan import compass, dimension, frame, paper, roundel, scale_bar, trees
from baumeister.svg.solid import LEAN, block, footprint, raised

HOUSE = Body(50, 60, 40, 20)
SQUARE = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]
PIECES = {
    "block": block(PRINT, BLUE, 50, 50, 3, 8),
    "card": card(PRINT, 80, 120),
    "card back": card_back(PRINT, 80, 120),
    "coin": coin(PRINT, 20, 5),
    "pawn": pawn(PRINT, ORANGE, 60),
    "compass": compass(PRINT, 50, 50, 20),
    "dimension": dimension(PRINT, (10, 10), 80, "12"),
    "upright dimension": dimension(PRINT, (10, 90), 80, upright=True),
    "frame": frame(PRINT, 100, 100, 5),
    "paper": paper(PRINT, 100, 100),
    "roundel": roundel(PRINT, 50, 50, 20, "A"),
    "scale": scale_bar(PRINT, 10, 10, 10, 5),
    "walls": walls(PRINT, STONE, HOUSE, 12, flat=True),
    "gable": gable(PRINT, paint("red"), STONE, HOUSE, 10),
    "front gable": front_gable(PRINT, paint("red"), STONE, HOUSE, 10),
    "hipped roof": hipped(PRINT, paint("blue"), HOUSE, 10, 20),
    "dome": dome(PRINT, paint("green"), 50, 50, 15, 10, 12),
    "drum": drum(PRINT, STONE, 50, 50, 15, 0, 12),
    "facade": facade(HOUSE, path(openings(row(3, 4, 12, 2), 6, 9, arched=True))),
    "trees": trees(PRINT, [(50, 50, 10)]),
}


def test_elements_are_written_short_and_escaped() -> None:
    assert element("rect", x=1.0, y=2.345678, class_="a b", stroke_width=None) == '<rect x="1" y="2.35" class="a b"/>'
    assert element("g", data_name='"<&>') == '<g data-name="&quot;&lt;&amp;&gt;"/>'
    assert title("a < b") == "<title>a &lt; b</title>"
    assert ">1 &lt; 2</text>" in text(0, 0, "1 < 2", 10, "red")
    assert group() == "<g></g>"


def test_a_rim_lies_under_its_letter() -> None:
    assert re.findall(r' (?:fill|stroke|paint-order)="([^"]+)"', rimmed_text(0, 0, "A", 10, "red", "white", 4)) == [
        "red",
        "white",
        "stroke",
    ]


@pytest.mark.parametrize(("value", "written"), [(0, "0"), (-0.5, "-0.5"), (1240.0, "1240"), (3.14159, "3.14"), (-0.001, "-0")])
def test_numbers_have_two_places_at_most(value: float, written: str) -> None:
    assert number(value) == written


def test_heights_go_up_and_lean_to_the_west() -> None:
    assert raised(10, 20, 5) == (10 - 5 * LEAN, 15)
    roof, front, flank = footprint(20, 10, 6)
    assert roof[3] == front[0]
    assert roof[2] == front[1] == flank[1]
    assert roof[1] == flank[0]
    assert front[2] == flank[2] == (10, 5)


@pytest.mark.parametrize("name", HATCHES)
def test_hatches_stay_inside(name: str) -> None:
    numbers = [float(value) for value in re.findall(r"-?\d+\.?\d*", HATCHES[name](SQUARE, 5))]
    assert len(numbers) > 10
    assert all(-0.01 <= value <= 40.01 for value in numbers)


def test_what_stands_on_a_body_is_above_it() -> None:
    upper = HOUSE.above(12, 2)
    assert (upper.base, upper.width, upper.depth) == (12, 36, 16)
    assert (HOUSE.west, HOUSE.east, HOUSE.north, HOUSE.south) == (30, 70, 50, 70)
    assert facade(upper).count(f"matrix(1 0 {LEAN:g} 1 {number(upper.west - LEAN * 12)} {number(upper.south - 12)})") == 1


def test_openings_stand_on_their_places() -> None:
    assert row(3, 1, 5, 2) == [(1, 2), (6, 2), (11, 2)]
    assert openings(row(2, 0, 8, 0), 4, 6) == "M0 0v-6h4v6ZM8 0v-6h4v6Z"
    assert openings([(0, 3)], 4, 6, arched=True).startswith("M0 -3v-4a2 2")


def test_hatches_differ() -> None:
    assert len({HATCHES[name](SQUARE, 5) for name in HATCHES}) == len(HATCHES)
    assert "stroke-dasharray" in hatched("dots", [SQUARE], 5, "black", 1)


@pytest.mark.parametrize("name", PIECES)
def test_pieces_are_xml_and_can_be_seen(name: str) -> None:
    drawing = picture(100, 100, name, PIECES[name])
    ET.fromstring(drawing)
    assert png_from(drawing, 100) != png_from(picture(100, 100, name), 100)


def test_blocks_show_their_floors() -> None:
    def lines(floors: int) -> int:
        return str(block(BLUEPRINT, BLUE, 50, 50, floors, 8)).count("M-")

    assert lines(1) < lines(2) < lines(4)


def test_words_are_drawn_without_the_fonts_of_the_machine() -> None:
    drawn = [
        png_from(picture(60, 30, "", text(30, 15, words, 20, "#000", plain=plain)), 60)
        for words in ("A", "B")
        for plain in (False, True)
    ]
    assert len(set(drawn)) == 4


def test_png_has_the_width_asked_for() -> None:
    png = png_from(picture(100, 50, "", path("M0 0H9", stroke="#000")), 320)
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 320
    assert int.from_bytes(png[20:24]) == 160
