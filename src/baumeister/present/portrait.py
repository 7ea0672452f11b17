"""Characters' faces, drawn: ink line and flat wash, the light from the north-west, readable at 40 pixels.

A face is laid in layers on a square of 64 units: wash, hair behind, shoulders, head, features, hair in front, hat.
"""

from collections.abc import Mapping
from functools import lru_cache

from baumeister.present.character import Beard, Brows, Character, Collar, Face, Glasses, Head, Mouth, Skin
from baumeister.present.portrait_hair import HAIR_BEHIND, HAIR_IN_FRONT
from baumeister.present.portrait_hats import hat
from baumeister.present.portrait_lines import SIZE, fine, inked, shade
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, path, picture
from baumeister.svg.plan import circle, rect

HEADS: Mapping[Head, str] = {
    "oval": "M19 28C19 18 24 13 32 13S45 18 45 28C45 40 39 47 32 47S19 40 19 28Z",
    "round": "M18 31C18 19 24 13 32 13S46 19 46 31C46 41 40 47 32 47S18 41 18 31Z",
    "square": "M19 27C19 18 24 13 32 13S45 18 45 27V38C45 44 39 47 32 47S19 44 19 38Z",
    "long": "M20 27C20 18 25 13 32 13S44 18 44 27C44 41 39 50 32 50S20 41 20 27Z",
    "heart": "M19 27C19 18 24 13 32 13S45 18 45 27C45 36 37 48 32 48S19 36 19 27Z",
}
CHEEKS: Mapping[Head, str] = {  # the side away from the light
    "oval": "M45 28C45 40 39 47 32 47C38 43 41 37 41 29C41 22 40 17 37 14C42 16 45 21 45 28Z",
    "round": "M46 31C46 41 40 47 32 47C39 43 42 37 42 31C42 23 41 17 37 14C43 16 46 22 46 31Z",
    "square": "M45 27V38C45 44 39 47 32 47C38 45 41 42 41 37V28C41 21 40 17 37 14C42 16 45 20 45 27Z",
    "long": "M44 27C44 41 39 50 32 50C37 45 40 38 40 28C40 22 39 17 36 14C41 16 44 20 44 27Z",
    "heart": "M45 27C45 36 37 48 32 48C37 42 41 36 41 28C41 22 40 17 37 14C42 16 45 20 45 27Z",
}
SKINS: Mapping[Skin, str] = {
    "fair": "skin-fair",
    "rosy": "skin-rosy",
    "tan": "skin-tan",
    "brown": "skin-brown",
    "deep": "skin-deep",
}
SHOULDERS = "M4 68C5 55 15 52 26 49L32 53L38 49C49 52 59 55 60 68Z"
EAST_SHOULDER = "M38 49C49 52 59 55 60 68H46C48 60 45 54 38 49Z"
NECK = "M26 42V50C28 54 36 54 38 50V42Z"
BROWS: Mapping[Brows, tuple[str, float]] = {
    "calm": ("M23.5 26Q26 24.5 29 26M35 26Q38 24.5 40.5 26", 1.3),
    "raised": ("M23 24.5Q26 21.5 29 24M35 24Q38 21.5 41 24.5", 1.3),
    "bushy": ("M22.5 26.5Q26 23.5 29.5 26M34.5 26Q38 23.5 41.5 26.5", 2.6),
    "keen": ("M23 24.5L29 26.5M35 26.5L41 24.5", 1.6),
}
MOUTHS: Mapping[Mouth, str] = {
    "smile": "M27.5 39.5Q32 43 36.5 39.5",
    "smirk": "M28 40.5Q33 41.5 37 38.5",
    "firm": "M28 40.5H36",
    "grin": "M26.5 38.5H37.5Q36.5 44 32 44T26.5 38.5Z",
}
BEARDS: Mapping[Beard, str] = {
    "none": "",
    "moustache": "M25.5 38.5C27 35.5 30 35.5 32 36.5C34 35.5 37 35.5 38.5 38.5C36 39.5 34 39 32 38.5C30 39 28 39.5 25.5 38.5Z",
    "handlebar": "M20.5 34.5C22 38 28 35 32 36.5C36 35 42 38 43.5 34.5C45 41 36 41.5 32 39C28 41.5 19 41 20.5 34.5Z",
    "goatee": "M27 43.5Q32 41.5 37 43.5C37 48 34.5 52 32 53C29.5 52 27 48 27 43.5Z",
    "full": "M18.5 30C21 33 21 36 24 37C27 34.5 30 35 32 36C34 35 37 34.5 40 37C43 36 43 33 45.5 30"
    "C47 42 43 52 32 53S17 42 18.5 30Z",
    "long": "M18.5 30C21 33 21 36 24 37C27 34.5 30 35 32 36C34 35 37 34.5 40 37C43 36 43 33 45.5 30"
    "C48 44 41 55 34 63L31 60L29 63C22 55 16 44 18.5 30Z",
    "whiskers": "M18 26C22 31 22 38 27 43C24 47 16 43 17 36ZM46 26C42 31 42 38 37 43C40 47 48 43 47 36Z",
    "stubble": "",
}
STUBBLE = (
    "M22 40h.1M24 43h.1M27 45h.1M30 46h.1M34 46h.1M37 45h.1M40 43h.1M42 40h.1M25 40h.1M39 40h.1M28 36.5h.1M32 37h.1M36 36.5h.1"
)
WRINKLES = "M24.5 36.5Q23.5 39 24.5 41.5M39.5 36.5Q40.5 39 39.5 41.5M27 19.5Q32 18 37 19.5"
GLASSES: Mapping[Glasses, str] = {
    "none": "",
    "round": "M31 30.5A4.7 4.7 0 1 1 21.6 30.5A4.7 4.7 0 1 1 31 30.5ZM42.4 30.5A4.7 4.7 0 1 1 33 30.5"
    "A4.7 4.7 0 1 1 42.4 30.5ZM31 30Q32 29 33 30M21.5 29.5L18.5 28.5M42.5 29.5L45.5 28.5",
    "square": "M21 27.5H30.5V34H22.5Q21 34 21 32ZM43 27.5H33.5V34H41.5Q43 34 43 32ZM30.5 29H33.5M21 28.5L18.5 28"
    "M43 28.5L45.5 28",
    "cat": "M20 26.5L30.5 28.5Q30.5 34.5 26 34.5T20 26.5ZM44 26.5L33.5 28.5Q33.5 34.5 38 34.5T44 26.5ZM30.5 29.5H33.5",
    "monocle": "M43 30.5A5 5 0 1 1 33 30.5A5 5 0 1 1 43 30.5ZM42.5 33Q46 44 44 54",
}
COLLARS: Mapping[Collar, tuple[str, str]] = {  # white linen, and its companion
    "tie": ("M26 48L32 55L38 48L42 52L35 62L32 56L29 62L22 52Z", "M30 54.5H34L35 58L33.5 68H30.5L29 58Z"),
    "bow tie": ("M26 48L32 55L38 48L42 52L36 60H28L22 52Z", "M32 55.5L24.5 51.5V60ZM32 55.5L39.5 51.5V60Z"),
    "cravat": ("M24 44L32 52L40 44L41 53L32 58L23 53Z", "M27 52Q32 50 37 52L39 64Q32 60 25 64Z"),
    "pearls": ("", "M23 51.5h.1M25.5 54.5h.1M29 56.5h.1M33 57h.1M36.5 55.5h.1M39.5 53h.1M41.5 50.5h.1"),
    "roll neck": ("", "M24.5 45Q32 50 39.5 45L40.5 52Q32 57 23.5 52Z"),
    "shirt": ("M25 47L32 56L39 47L44 51L36 62L32 57L28 62L20 51Z", ""),
    "lace": (("M22 50Q22 45 26 46Q32 52 38 46Q42 45 42 50L46 54Q44 58 40 57Q38 61 35 59Q32 63 29 59Q26 61 24 57"
    "Q20 58 18 54Z"), "M30 57h4v4h-4Z"),
    "cowl": ("", "M17 50Q25 47 26 46Q32 53 38 46Q39 47 47 50Q50 56 44 59Q32 65 20 59Q14 56 17 50Z"),
    "scarf": ("", "M22 46Q32 53 42 46L44 53Q38 57 36 57L39 68H31L30 57Q24 56 20 53Z"),
    "tunic": ("M26 47L32 59L38 47L41 49L33 64H31L23 49Z", ""),
    "overalls": ("M24 48L32 54L40 48L44 51V68H20V51Z", "M20 60H44V68H20ZM20 50L23 49L25 60H21ZM44 50L41 49L39 60H43Z"),
}  # fmt: skip


@lru_cache(maxsize=256)
def portrait(look: Look, character: Character) -> Markup:
    """Draw a character's face; its words are the name and the line."""
    words = f"{character.name}: {character.line[look.language]}"
    return picture(SIZE, SIZE, words, *_layers(look, character.face), class_="portrait")


def _layers(look: Look, face: Face) -> list[Markup]:
    hair = face.hair_colour
    return [
        rect(0, 0, SIZE, SIZE, look["paper"]),
        rect(0, 0, SIZE, SIZE, look[face.behind], opacity=0.35),
        inked(look, HAIR_BEHIND[face.hair], hair),
        _shoulders(look, face),
        _head(look, face),
        _features(look, face),
        inked(look, HAIR_IN_FRONT[face.hair], hair),
        hat(look, face.hat, face.hat_colour),
        fine(look, GLASSES[face.glasses], 1.7),
    ]


def _shoulders(look: Look, face: Face) -> Markup:
    linen, worn = COLLARS[face.collar]
    dots = face.collar == "pearls"
    return group(
        inked(look, NECK, SKINS[face.skin]),
        inked(look, SHOULDERS, face.coat),
        shade(look, EAST_SHOULDER),
        inked(look, NECK, SKINS[face.skin]),
        shade(look, "M26 44C29 49 36 50 38 46V50C36 54 28 54 26 50Z"),
        inked(look, linen, "marble"),
        _beads(look, worn, face.trim) if dots else inked(look, worn, face.trim),
    )


def _beads(look: Look, d: str, colour: str) -> Markup:
    ink = path(d, stroke=look["ink"], stroke_width=5.0, stroke_linecap="round")
    return group(ink, path(d, stroke=look[colour], stroke_width=3.0, stroke_linecap="round"))


def _head(look: Look, face: Face) -> Markup:
    skin = SKINS[face.skin]
    ears = [inked(look, f"M{x} 27C{x - 3 * s} 25 {x - 4 * s} 34 {x} 35Z", skin) for x, s in ((19.5, 1), (44.5, -1))]
    return group(*ears, inked(look, HEADS[face.head], skin), shade(look, CHEEKS[face.head]))


def _features(look: Look, face: Face) -> Markup:
    brows, weight = BROWS[face.brows]
    is_framed = face.beard in ("full", "long")  # by the beard, which reaches beyond the head
    brow_colour = "marble" if face.is_old and face.brows == "bushy" else "edge"
    return group(
        circle(24, 37, 2.6, look["red"], opacity=0.28),
        circle(39.5, 37, 2.6, look["red"], opacity=0.28),
        fine(look, WRINKLES, 0.9) if face.is_old else "",
        circle(26.5, 30.5, 1.7, look["edge"]),
        circle(37.5, 30.5, 1.7, look["edge"]),
        fine(look, brows, weight, brow_colour),
        fine(look, "M32.5 29.5L34 35Q32.5 36.5 30.5 35.5", 1.2),
        _mouth(look, face.mouth),
        inked(look, BEARDS[face.beard], face.hair_colour, "ink" if is_framed else "edge"),
        _mouth(look, face.mouth) if is_framed else "",
        fine(look, STUBBLE, 1.3) if face.beard == "stubble" else "",
    )


def _mouth(look: Look, mouth: Mouth) -> Markup:
    if mouth == "grin":
        return path(MOUTHS[mouth], fill=look["marble"], stroke=look["edge"], stroke_width=1.3, stroke_linejoin="round")
    return fine(look, MOUTHS[mouth], 1.5)
