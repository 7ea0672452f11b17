"""Small pieces: tents, saboteurs, the die, talers."""

from functools import lru_cache

from baumeister.games.wettstreit.drawing.pieces_arms import HUES
from baumeister.games.wettstreit.drawing.pieces_masonry import FINE, INK
from baumeister.games.wettstreit.rules.components import SABOTEUR
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.hatch import hatched, outline
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, footprint, raised

CANOPY = (
    "M-28 -27Q-8 -36 0 -50Q8 -36 28 -27L23 -23L17.5 -26L13 -22L8.5 -25.5L4 -21.5L0 -25.5L-4 -21.5L-8.5 -25.5L-13 -22L-17.5 -26"
    "L-23 -23Z"
)
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=32)
def tent(look: Look, seat: int) -> Markup:
    """Draw a seat's tent: some 60 wide and high; it stands on the origin."""
    hue = HUES[seat]
    ink: dict[str, Attribute] = {"stroke": look["edge"], "stroke_width": INK, "stroke_linejoin": "round"}
    fine: dict[str, Attribute] = {**ink, "stroke_width": FINE}
    return group(
        path("M0 -49V-62", stroke=look["ink"], stroke_width=INK, fill="none"),
        path("M0 -62L15 -58.5L0 -55Z", fill=look["gold"], **fine),
        path("M-24 -27L-28 0H28L24 -27Z", fill=look["marble"], **ink),
        path("M-17 -27L-20 0M17 -27L20 0M-9 -25L-7 0M9 -25L7 0", fill="none", opacity=0.7, **fine),
        hatched("diagonal", [[(9, -25), (23, -27), (26, 0), (7, 0)]], 2.6, look["edge"], FINE, 0.4),
        path("M0 -24L-8 0H8Z", fill=look["edge"]),
        path("M0 -24L-13 0H-8ZM0 -24L13 0H8Z", fill=look["marble"], **fine),
        path(CANOPY, fill=look[hue.name], **ink),
        path(
            "M-26 -27L0 -50L-17.5 -25ZM-9 -24L0 -50L0 -24ZM9 -24L0 -50L17.5 -25Z", fill=look[f"{hue.name}-light"], opacity=0.75
        ),
        path("M-24 -25.5L0 -49L24 -25.5M-9 -25L0 -49L9 -25", fill="none", **fine),
    )


@lru_cache(maxsize=16)
def saboteur(look: Look) -> Markup:
    """Draw a saboteur: hooded, with a torch; some 40 high; he stands on the origin."""
    cloak = "M-11 0Q-9 -12 -6.5 -21Q-9 -25 -7 -31Q-4 -37 2 -38Q6.5 -34 6.5 -28Q6.5 -24 5 -21Q9 -12 10 0Z"
    return group(
        path("M9.6 -12L13.4 -31", stroke=look["edge"], stroke_width=3.2, stroke_linecap="round"),
        path("M9.6 -12L13.4 -31", stroke=look["sandstone-light"], stroke_width=1.6, stroke_linecap="round"),
        path(
            "M13.6 -30Q9 -35 13 -39Q13 -42 15.6 -45Q15.6 -41 18 -38Q20 -33 13.6 -30Z",
            fill=look["gold"],
            stroke=look["lit"],
            stroke_width=INK,
        ),
        path(cloak, fill=look["basalt"], stroke=look["edge"], stroke_width=INK, stroke_linejoin="round"),
        path("M5 -21Q9 -12 10 0H2Q5 -10 3 -20Z", fill=look["basalt-shade"], opacity=0.7),
        path("M-2.5 -31Q2 -34.5 5.4 -31Q6.4 -26 4 -22.5Q-1 -21.5 -2.6 -26Z", fill=look["edge"]),
        path("M-0.4 -28.4h1.8M3 -28.6h1.6", stroke=look["gold"], stroke_width=1.3, stroke_linecap="round"),
        path("M4 -16Q9 -15.5 10.4 -12.5", fill="none", stroke=look["edge"], stroke_width=4.4, stroke_linecap="round"),
        path("M4 -16Q9 -15.5 10.4 -12.5", fill="none", stroke=look["basalt"], stroke_width=2.6, stroke_linecap="round"),
        path(
            "M-5.5 -20Q-1 -17 4.6 -20.4M-4 -17Q-6 -8 -6 0M-0.5 -16Q-1 -8 -0.6 0",
            fill="none",
            stroke=look["edge"],
            stroke_width=FINE,
        ),
    )


@lru_cache(maxsize=64)
def die(look: Look, roll: int, size: float = 34.0) -> Markup:
    """Draw the die, its base round the origin, with its number on top; blank before the first roll."""
    roof, front, flank = footprint(size, size, size * 0.55)
    return group(
        path(outline(front), fill=look["marble-light"]),
        path(outline(flank), fill=look["marble-shade"]),
        path(outline(roof), fill=look["marble"]),
        path(
            outline(front) + outline(flank) + outline(roof),
            fill="none",
            stroke=look["edge"],
            stroke_width=OUTLINE,
            stroke_linejoin="round",
        ),
        group(_shown(look, roll, size), transform=at(*raised(0, 0, size * 0.55))),
    )


@lru_cache(maxsize=32)
def face(look: Look, roll: int, size: float) -> Markup:
    """Draw a face of the die round the origin."""
    half = size / 2
    plain = rect(-half, -half, size, size, look["marble"], rx=2, stroke=look["edge"], stroke_width=OUTLINE)
    return group(plain, _shown(look, roll, size))


def _shown(look: Look, roll: int, size: float) -> Markup:
    if roll == SABOTEUR:
        return group(saboteur(look), transform=f"{at(-size * 0.05, size * 0.42)} scale({number(size / 52)})")
    dots = [(x * size * 0.26, y * size * 0.26) for x, y in PIPS.get(roll, ())]
    return group(*(circle(x, y, size * 0.088, look["edge"]) for x, y in dots))


def taler(look: Look, radius: float = 9.0) -> Markup:
    """Draw a taler round the origin: a coin with a church on it, as mints had them."""
    return group(
        circle(0, 0, radius, look["gold"], stroke=look["edge"], stroke_width=INK),
        circle(0, 0, radius * 0.78, stroke=look["edge"], stroke_width=FINE),
        path(
            "M-4 4V-1H-1.4V-5L0 -7.4L1.4 -5V-1H4V4Z",
            fill=look["edge"],
            transform=None if radius == 9.0 else f"scale({number(radius / 9)})",
        ),
    )


def talers_pile(look: Look, count: int) -> Markup:
    """Draw so many talers on each other, a pale one for none; the lowest lies on the origin."""
    pile = (group(taler(look), transform=at(index * 1.6, -9 - index * 3.2)) for index in range(max(count, 1)))
    return group(*pile, opacity=None if count else 0.4)


@lru_cache(maxsize=64)
def talers(look: Look, count: int) -> Markup:
    """Draw a pile of talers and how many they are; it lies on the origin."""
    return group(
        talers_pile(look, min(count, 4)),
        text(20, -10, count, 20, look["ink" if count else "ink-faint"], anchor="start"),
    )


def plate(look: Look, x: float, y: float, words: str | int, size: float = 16.0) -> Markup:
    """Write a word or number on a dark plate, its middle at a place."""
    width = max(len(str(words)) * size * 0.55 + 9, size * 1.5)
    return group(
        rect(
            x - width / 2,
            y - size * 0.75,
            width,
            size * 1.5,
            look["ink"],
            rx=size * 0.75,
            stroke=look["paper"],
            stroke_width=DETAIL,
        ),
        text(x, y, words, size, look["paper"]),
    )
