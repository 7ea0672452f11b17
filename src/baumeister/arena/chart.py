"""A match drawn: each bot's share of the win with its interval."""

from collections.abc import Sequence
from math import ceil

from baumeister.arena.match import Match
from baumeister.arena.standing import Standing
from baumeister.svg import PRINT, Markup
from baumeister.svg.element import picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect

WIDTH, ROW, TOP, BOTTOM = 800.0, 44.0, 76.0, 56.0
LEFT, RIGHT = 230.0, 760.0
STEPS = (0.05, 0.1, 0.2)
NAME = 26  # characters of a bot's name that have room


def chart(match: Match, standings: Sequence[Standing]) -> Markup:
    """Draw a row for each bot, the best on top; the dashed line is an even share."""
    top = min(1.0, max([0.1, 1.2 / match.seats, *(standing.share.high for standing in standings)]))
    step = next((step for step in STEPS if top / step <= 6), STEPS[-1])
    scale = Scale(step * ceil(top / step - 1e-9))
    height = TOP + ROW * len(standings) + BOTTOM
    words = f"{match.game}, {match.seats} seats: share of the win per seat, with 95 % intervals"
    return picture(
        *(WIDTH, height, words),
        rect(0, 0, WIDTH, height, PRINT["paper"]),
        text(30, 36, words, 20, PRINT["ink"], anchor="start"),
        *ticks(scale, step, height - BOTTOM),
        even(scale, 1 / match.seats, height - BOTTOM),
        *(part for place, standing in enumerate(standings) for part in row(scale, standing, TOP + ROW * (place + 0.5))),
    )


class Scale:
    """Where a share stands on the sheet."""

    def __init__(self, top: float) -> None:
        """Take the share at the right edge."""
        self.top = top

    def __call__(self, share: float) -> float:
        """Return how far to the right a share is drawn."""
        return LEFT + (RIGHT - LEFT) * min(share, self.top) / self.top


def ticks(scale: Scale, step: float, bottom: float) -> list[Markup]:
    """Draw the scale."""
    drawn = []
    for number in range(round(scale.top / step) + 1):
        x = scale(number * step)
        drawn.append(line(x, TOP - 8, x, bottom, PRINT["line"]))
        drawn.append(text(x, bottom + 18, f"{number * step:.0%}", 14, PRINT["ink-soft"], plain=True))
    return drawn


def even(scale: Scale, share: float, bottom: float) -> Markup:
    """Draw the line of equal strength."""
    return line(scale(share), TOP - 8, scale(share), bottom, PRINT["ink-soft"], 1.5, stroke_dasharray="6 5")


def row(scale: Scale, standing: Standing, y: float) -> list[Markup]:
    """Draw a bot: its name, its interval, its share."""
    mean, low, high = standing.share
    name = standing.bot if len(standing.bot) <= NAME else f"{standing.bot[: NAME // 2]}…{standing.bot[1 - NAME // 2 :]}"
    return [
        text(LEFT - 16, y, name, 17, PRINT["ink"], plain=True, anchor="end"),
        line(scale(low), y, scale(high), y, PRINT["blue-shade"], 7.0, stroke_linecap="round", opacity=0.45),
        circle(scale(mean), y, 6.5, PRINT["blue-shade"]),
        text(scale(mean), y - 16, f"{mean:.1%}", 13, PRINT["ink"], plain=True),
    ]
