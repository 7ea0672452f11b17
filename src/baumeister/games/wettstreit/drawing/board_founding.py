"""A city still to be founded: the plan of its first three buildings, what is missing for them; one never founded."""

from functools import lru_cache

from baumeister.games.wettstreit.drawing.ground import NOWHERE, cell_of, has_hand, hero
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, standing
from baumeister.games.wettstreit.rules.state import DONE, NOTHING, State
from baumeister.games.wettstreit.words.auction_panel_founding import BEGINS, missing
from baumeister.games.wettstreit.words.auction_panel_plan import Plan, planned
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.plan import rect
from baumeister.text import Text

THEIR_CITY = Text("A city will stand here.", "Hier entsteht eine Stadt.")
TAKES_THREE = Text("It begins with three cards that fit together.", "Sie beginnt mit drei passenden Karten.")
NEVER = Text("No city was built.", "Hier entstand keine Stadt.")
NEVER_IN_LARGE_NARROW = 84.0, 36.0  # its middle
NEVER_AT, NEVER_IN_LARGE_AT = (58.0, 17.0), (-97.0, 22.0)  # height and size: below the cards that are left, over them
FROM_EDGE = 20.0  # how far from the right edge the words end
SKETCH, HIGHEST = 0.7, 160.0  # how large the plan is, and how high at most: below the words
LINES_AT = ((-211.0, 28.0), (-182.0, 24.0))  # height and size, in the large city
SKY = -248.0, -236.0, 496.0, 70.0  # cleared of clouds behind the words
OVER_PLAN = f"{at(0, 86)} scale(1.4)"  # on a phone held sideways, where all of the city is smaller
NARROW_BY, LOW_BY = at(0, 271), at(0, 263)  # on a narrow screen they stand below the plan, beside the camp
LOT = 17.0  # how deep a building's lot is
FAINT = 0.5  # what is not built yet

TOWER = "M-24 0V-64H-28V-76H-20V-70H-10V-76H10V-70H20V-76H28V-64H24V0M-22 -76L0 -100L22 -76"
HALL = "M-28 0V-52H28V0M-28 -52L-16 -80H16L28 -52M-6 -80V-94H6V-80M-6 -94L0 -106L6 -94M-10 0V-22Q0 -34 10 -22V0"
UNKNOWN = (NOTHING, NOTHING, NOTHING)
PLANS = ((-1.0, TOWER), (0.0, HALL), (1.0, TOWER))


def is_planned(view: State, seat: int) -> bool:
    """Tell whether the plan of a city is drawn in its place: that of the large one."""
    return bool(seat == hero(view) and view.city_sizes[seat] == 0 and view.phase != DONE)


def has_words(view: State, seat: int) -> bool:
    """Tell whether it is said over the plan what founding the city takes: on a phone held sideways in the sun's place."""
    return is_planned(view, seat) and not view.has_built[seat]


def plan_of(view: State, seat: int) -> Plan:
    """Return the viewer's cards that are drawn in the plan of its city."""
    return planned(view, seat) if is_planned(view, seat) and has_hand(view, seat) else UNKNOWN


def founding(view: State, seat: int, look: Look, wide: float) -> Markup:
    """Draw the plan of a city without cards, unless its owner's lie there, and say what founding it takes."""
    words = _words(view, seat) if has_words(view, seat) else ()
    sky = rect(*SKY, look["paper"], rx=8, data_narrow=NOWHERE) if words else ""
    lines = (_line(look, words, place, look["ink"]) for words, place in zip(words, LINES_AT, strict=False))
    is_free = has_hand(view, seat) or not view.hand_sizes[seat]
    nowhere = None if is_free else NOWHERE  # where a spectator sees its cards
    return group(
        _plan(look, plan_of(view, seat), wide) if is_free else "",
        sky,
        group(
            *lines,
            data_narrow=nowhere or NARROW_BY,
            data_low=nowhere or LOW_BY,
            data_sideways=OVER_PLAN,
        ),
        class_="founding",
    )


def never_founded(view: State, seat: int, look: Look) -> Markup:
    """Say after the end that a seat has built no city."""
    if view.phase != DONE or view.city_sizes[seat]:
        return Markup("")
    if seat == hero(view):
        height, size = NEVER_IN_LARGE_AT
        said = _line(look, NEVER, (0, size), look["ink-soft"])
        return group(said, transform=at(0, height), data_narrow=at(*NEVER_IN_LARGE_NARROW))
    cell, (height, size) = cell_of(view, seat), NEVER_AT
    return group(
        text(0, 0, NEVER[look.language], size, look["ink"], plain=True, anchor="end", font_weight=600),
        transform=at(cell.land.width / 2 - FROM_EDGE, height),
        data_narrow=at(cell.narrow.width / 2 - FROM_EDGE, height),
        data_sideways=at(cell.sideways.width / 2 - FROM_EDGE, height),
    )


def _words(view: State, seat: int) -> tuple[Text, Text]:
    return (BEGINS, missing(view, seat)) if has_hand(view, seat) else (THEIR_CITY, TAKES_THREE)


def _line(look: Look, words: Text, place: tuple[float, float], colour: str) -> Markup:
    height, size = place
    return rimmed_text(0, height, words[look.language], size, colour, look["paper"], 4, plain=True, font_weight=600)


@lru_cache(maxsize=512)
def _plan(look: Look, plan: Plan, wide: float) -> Markup:
    """Draw three lots, on each the building in hand that may stand there, faint, or as architects sketch what is to come."""
    highest = max((HEIGHTS[card] for card in plan if card != NOTHING), default=1.0)
    scale = min(SKETCH * wide / SLOT, HIGHEST / highest)
    lots = path(f"M{number(-1.5 * SLOT)} 0H{number(1.5 * SLOT)}V{LOT:g}H{number(-1.5 * SLOT)}ZM-30 0V{LOT:g}M30 0V{LOT:g}")
    held = [(step, card) for (step, _), card in zip(PLANS, plan, strict=True) if card != NOTHING]
    return group(
        group(
            *(
                path(shape, transform=at(step * SLOT, 0))
                for (step, shape), card in zip(PLANS, plan, strict=True)
                if card == NOTHING
            ),
            lots,
            fill="none",
            stroke=look["ink-faint"],
            stroke_width=1.3,
            stroke_dasharray="4 3",
            stroke_linejoin="round",
        ),
        group(
            *(group(standing(card), transform=at(step * SLOT, 0)) for step, card in held),
            opacity=FAINT,
        ),
        transform=f"scale({number(scale)})",
        pointer_events="none",
    )
