"""The ribbons over the seats' cities: arms, name and points, and what a hand leaves of them."""

from functools import lru_cache

from baumeister.games.wettstreit.drawing.ground import Land, cell_of, has_hand
from baumeister.games.wettstreit.drawing.pieces_arms import arms, laurel
from baumeister.games.wettstreit.rules.scoring import is_complete, points_if_complete, total
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.games.wettstreit.words.endings import winning_seats
from baumeister.games.wettstreit.words.items_unbuilt import unbuilt
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.present.drawing import SHORT, the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import text
from baumeister.text import Text, or_else, points, written

RIBBON, RIBBON_DEPTH, RIBBON_SCALE = 216.0, 36.0, 0.86  # how far a short ribbon reaches, how deep it and how large it is
NAME, POINTS, IN_WORDS = 22.0, 29.0, 21.0  # letters on a ribbon: its points alone are seen from afar
LEFT_ROOM, LEFT_ROOM_IN_WORDS = 72.0, 12.0  # on a ribbon, for the points that a hand leaves
LARGE_PLINTH = 34.0  # how high the stones with the values of the large city are: it stands below them

COMPLETE = Text("{total} · complete", "{total} · vollständig")
IS_COMPLETE = Text("{total}, city complete", "{total}, Stadt vollständig")
IF_COMPLETE = Text("{total} · if complete {possible}", "{total} · vollständig {possible}")
IF_IT_ENDED = Text("{total} built, {left} if it ended now", "{total} gebaut, {left} bei sofortigem Ende")
COULD_BE = Text(
    "{total}, {possible} if complete; the values of the missing cards come on top",
    "{total}, {possible} als vollständige Stadt; die Werte der fehlenden Karten kommen dazu",
)
VICTORY = Text("{points}, and wins", "{points}, gewonnen")


def ribbon(view: State, seat: int, look: Look) -> Markup:
    """Draw a city's ribbon: the seat's arms, name and points."""
    cell = cell_of(view, seat)
    has_turn = view.actor == seat + 1 or (view.phase != DONE and view.actor == 0 and view.active == seat)
    words, said = (text[look.language] for text in _standing_of(view, seat))
    cost = _cost(view, seat)
    has_won = view.phase == DONE and seat in winning_seats(view)
    if has_won:
        said = VICTORY.format(points=said)[look.language]
    above = f"{at(4 - cell.land.width / 2, 1 - cell.land.sky)} scale({RIBBON_SCALE})"
    return group(
        _ribbon(
            look, seat, words, said, or_else(int(total(view, seat)) + cost) if cost else "", has_turn=has_turn, has_won=has_won
        ),
        transform=f"{at(6 - cell.land.width / 2, LARGE_PLINTH + 5)} scale({RIBBON_SCALE})" if cell.is_large else above,
        data_narrow=_narrow_ribbon(cell.narrow),
        data_low=_narrow_ribbon(cell.low),
        data_sideways=_narrow_ribbon(cell.sideways),
    )


def _narrow_ribbon(land: Land) -> str:
    return f"{at(4 - land.width / 2, 1 - land.sky)} scale({RIBBON_SCALE})"


def ribbon_end(view: State, seat: int) -> float:
    """Return how far the ribbon of the large city reaches; it is as long in every language.

    As long as its owner may buy cards, it has room for what they leave: no city steps aside for that.
    """
    short, _ = _standing_of(view, seat)
    return 6 + RIBBON_SCALE * _length(short.en, has_cost=has_hand(view, seat))


def _length(words: str, *, has_cost: bool) -> float:
    """Return how long a ribbon is; what is said in words leaves some room for what a hand leaves."""
    room = LEFT_ROOM_IN_WORDS if " " in words else LEFT_ROOM
    return 94.0 + 11.0 * SHORT + 11.0 * len(words) + (room if has_cost else 0.0)


def _cost(view: State, seat: int) -> int:
    """Return what a hand costs at the end unless it is built, as far as the viewer knows."""
    return unbuilt(view, seat) if has_hand(view, seat) else 0


def _standing_of(view: State, seat: int) -> tuple[Text, Text]:
    """Say in short and in full a city's points, and those it would have if it were complete (WB 4.3)."""
    in_full = cell_of(view, seat).is_large and has_hand(view, seat)
    now, possible = int(total(view, seat)), int(points_if_complete(view, seat))
    short, said = written(now), points(now)
    if cost := _cost(view, seat):
        said = IF_IT_ENDED.format(total=said, left=written(now + cost))
    if is_complete(view, seat):
        return COMPLETE.format(total=short) if in_full else Text(short, short), IS_COMPLETE.format(total=said)
    if view.phase == DONE or possible <= now:
        return Text(short, short), said
    could = COULD_BE.format(total=said, possible=possible)
    return IF_COMPLETE.format(total=short, possible=possible) if in_full else Text(short, short), could


@lru_cache(maxsize=512)
def _ribbon(look: Look, seat: int, words: str, said: str, left: str, *, has_turn: bool, has_won: bool) -> Markup:
    """Draw a ribbon, a winner's in dark and with laurel round its arms, as pages mark winners (WB 4.4)."""
    long, lettering = _length(words, has_cost=bool(left)), IN_WORDS if " " in words else POINTS
    now, _, more = words.partition(" ")
    tail = f"M34 6H{number(long)}L{number(long - 9)} 21L{number(long)} 36H34Z"
    ink = look["sheet" if has_won else "ink"]
    return group(
        title(f"{seat_name(seat)[look.language]}: {said}"),
        path(tail, fill=look["sheet"], stroke=look["ink"], stroke_width=3.0 if has_turn else 1.2, stroke_linejoin="round"),
        group(
            group(path(tail, fill=look["ink"]), group(laurel(look), transform=at(26, 22))) if has_won else "",
            text(
                59 if has_won else 50, 21, the_seat_in_short(seat + 1), NAME, ink, plain=True, anchor="start", font_weight=700
            ),
            id=f"ribbon-{seat + 1}",
            class_="after-points",
        ),
        group(
            text(long - 18, 21, " ".join(filter(None, (now, left, more))), lettering, ink, anchor="end"),
            id=f"points-{seat + 1}",
            class_="after-points",
        ),
        group(arms(look, seat), transform=at(26, 22)),
        id=f"standing-{seat + 1}",
        class_=f"ribbon seat-{seat + 1} written",
        data_lights=f"points-{seat + 1}",  # pointed at or tapped, it says what its numbers are
    )
