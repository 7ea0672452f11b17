"""The palette: told apart by everyone, readable by day and by night, the same on pages."""

from itertools import combinations
from pathlib import Path

import pytest

import baumeister.web
from baumeister.svg import BLUEPRINT, PAGE, PRINT, Look
from baumeister.svg.look import COLOURS
from baumeister.text import LANGUAGES
from tests.svg.css import STONES, colour_rules, seat_rules

STATIC = Path(baumeister.web.__file__).parent / "static"
HUES = ("red", "orange", "yellow", "green", "blue", "purple")
METALS = ("copper", "steel", "brass", "zinc")
GROUNDS = ("paper", "sheet", "wash", "ground", "lot")
Linear = tuple[float, float, float]

TEXT = [  # what is written on what
    *(
        (colour, ground)
        for colour in ("ink", "ink-strong", "ink-soft", *(f"{hue}-text" for hue in (*HUES, *STONES, *METALS)))
        for ground in GROUNDS
    ),
    *(("lit-text", ground) for ground in ("paper", "sheet", "wash")),
    *(("edge", hue) for hue in (*HUES, *METALS, "gold")),
    ("on-lit", "lit"),
]
LINES = [  # what is drawn on what, and must be found
    *((colour, ground) for colour in ("lit", "lamp", "ink-faint") for ground in ("paper", "sheet", "lot")),
    *(("ink", ground) for ground in (*GROUNDS, "park", "water")),
    *((colour, ground) for colour in ("lit", "lamp") for ground in ("ground",)),
]
SEEN_AS = {  # Machado, Oliveira, Fernandes 2009: what the colour-blind see, in linear RGB
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue))  # type: ignore[return-value]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: Linear) -> Linear:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (max(part, 0.0) ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("look", [PRINT, BLUEPRINT], ids=["day", "night"])
class TestContrast:
    @pytest.mark.parametrize(("colour", "ground"), TEXT)
    def test_text_is_readable(self, look: Look, colour: str, ground: str) -> None:
        assert contrast(look[colour], look[ground]) >= 4.5

    @pytest.mark.parametrize("stone", STONES)
    def test_plates_are_readable(self, look: Look, stone: str) -> None:
        share = int(look["dusk"][7:], 16) / 255
        parts = [
            round(int(look["dusk"][i : i + 2], 16) * share + int(look[f"{stone}-text"][i : i + 2], 16) * (1 - share))
            for i in (1, 3, 5)
        ]
        assert contrast(look["on-plate"], "#{:02x}{:02x}{:02x}".format(*parts)) >= 4.5

    @pytest.mark.parametrize(("colour", "ground"), LINES)
    def test_lines_are_found(self, look: Look, colour: str, ground: str) -> None:
        assert contrast(look[colour], look[ground]) >= 3

    @pytest.mark.parametrize("kind", SEEN_AS)
    def test_colour_blind_people_tell_roofs_apart(self, look: Look, kind: str) -> None:
        matrix = SEEN_AS[kind]
        seen = {}
        for hue in (*HUES, *METALS):
            own = linear(look[hue])
            seen[hue] = lab(tuple(sum(weight * part for weight, part in zip(row, own, strict=True)) for row in matrix))  # type: ignore[arg-type]
        for one, other in (*combinations(HUES, 2), *combinations(METALS, 2)):
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance > 12, (one, other)


def test_literal_looks_know_no_variables() -> None:
    assert not [colour for look in (PRINT, BLUEPRINT) for colour in look.colours.values() if "var(" in colour]


def test_looks_have_the_same_colours_in_every_language() -> None:
    for look in (PRINT, BLUEPRINT, PAGE):
        assert set(look.colours) == set(COLOURS)
        assert {look.speaking(language).language for language in LANGUAGES} == set(LANGUAGES)


def test_a_look_is_told_in_a_word() -> None:
    assert repr(BLUEPRINT.speaking("de")) == "<look blueprint, de>"


def test_pages_have_the_colours_of_drawings() -> None:
    tokens = (STATIC / "tokens.css").read_text()
    assert colour_rules() in tokens
    assert seat_rules() in tokens


def test_fonts_are_there_with_their_licences() -> None:
    files = {path.name: path.stat().st_size for path in (STATIC / "fonts").iterdir()}
    tokens = (STATIC / "tokens.css").read_text()
    fonts = [name for name in files if name.endswith(".woff2")]
    assert all(f"fonts/{name}" in tokens for name in fonts)
    assert sum(files[name] for name in fonts) < 120_000
    assert all(name.rsplit("-", 1)[0] + ".LICENSE.txt" in files for name in fonts)
