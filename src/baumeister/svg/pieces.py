"""Small things that lie on tables: cards, coins, pawns."""

from functools import lru_cache

from baumeister.svg.element import Markup, group, number, path
from baumeister.svg.hatch import hatched
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.svg.look import Look
from baumeister.svg.plan import circle, rect, roundel
from baumeister.svg.solid import DETAIL, OUTLINE


def card(look: Look, width: float, height: float, *content: str) -> Markup:
    """Draw the face of a card with its content; its corner is the origin."""
    return group(
        rect(0, 0, width, height, look["sheet"], rx=4, stroke=look["ink"], stroke_width=OUTLINE),
        rect(3.5, 3.5, width - 7, height - 7, rx=2, stroke=look["line"], stroke_width=DETAIL),
        *content,
    )


@lru_cache(maxsize=64)
def card_back(look: Look, width: float, height: float) -> Markup:
    """Draw the back of a card: a plan of streets, on large ones our initial; its corner is the origin."""
    edge = width * 0.12
    inner = [(edge, edge), (width - edge, edge), (width - edge, height - edge), (edge, height - edge)]
    return group(
        rect(0, 0, width, height, look["sheet"], rx=width * 0.07, stroke=look["ink"], stroke_width=OUTLINE * 0.8),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, look["ground"], stroke=look["ink"], stroke_width=DETAIL),
        hatched("cross", [inner], min(width / 5, 9.0), look["ink-faint"], DETAIL, 0.8),
        roundel(look, width / 2, height / 2, width / 4.5, "B") if width > 40 else "",
    )


def coin(look: Look, radius: float, words: str | int) -> Markup:
    """Draw a coin round the origin."""
    return group(
        circle(0, 0, radius, look["gold"], stroke=look["ink"], stroke_width=OUTLINE),
        circle(0, 0, radius * 0.8, stroke=look["edge"], stroke_width=DETAIL),
        text(0, 0, words, radius * 1.05, look["edge"]),
    )


def copies_sign(look: Look, x: float, y: float, count: int, *, least: int = 2) -> Markup:
    """Write ×2 on a small disc round a place where there are several alike."""
    if count < least:
        return Markup("")
    return group(
        rect(x - 19, y - 13, 38, 26, look["ink"], rx=13),
        text(x, y, f"×{count}", 24, look["paper"]),
    )


@lru_cache(maxsize=256)
def swatch(look: Look, hue: Hue, size: float, x: float = 0.0, y: float = 0.0) -> Markup:
    """Draw a sample of a colour with its hatch and its letter, its middle at a place."""
    left, top = x - size / 2, y - size / 2
    corners = [(left, top), (left + size, top), (left + size, top + size), (left, top + size)]
    return group(
        rect(left, top, size, size, look[hue.name], rx=1.5, stroke=look["edge"], stroke_width=DETAIL * 1.3),
        hatched(hue.hatch, [corners], size / 4.5, look["edge"], DETAIL, 0.3),
        text(x, y + 0.5, hue.letter[look.language], size * 0.7, look["edge"], plain=True, font_weight=700),
    )


def pawn(look: Look, hue: Hue, height: float) -> Markup:
    """Draw a pawn that stands on the origin."""
    return group(
        path(
            "M-32 0Q-30 -30 -12 -58H12Q30 -30 32 0Z",
            fill=look[hue.name],
            stroke=look["ink"],
            stroke_width=OUTLINE * 100 / height,
            stroke_linejoin="round",
        ),
        path("M4 -57H12Q30 -30 31 -1H10Q14 -30 4 -57Z", fill=look[f"{hue.name}-light"]),
        circle(0, -76, 22, look[hue.name], stroke=look["ink"], stroke_width=OUTLINE * 100 / height),
        transform=f"scale({number(height / 100)})",
    )
