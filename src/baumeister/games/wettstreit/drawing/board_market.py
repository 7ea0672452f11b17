"""The market at the side of the sheet: both stacks, the die, the pool of saboteurs."""

from collections.abc import Iterator

from baumeister.core.record import OVER
from baumeister.games.wettstreit.drawing.ground import MARKET
from baumeister.games.wettstreit.drawing.pieces import die, plate, saboteur
from baumeister.games.wettstreit.drawing.pieces_cards import CARD, SMALL, card, large_back, small_card
from baumeister.games.wettstreit.rules.components import HIDDEN, OPEN, SABOTEUR
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.parts import DIE, POOL, hand_part, place_part, stack_part
from baumeister.games.wettstreit.words.phrases import STACKS, card_name, cards
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import NO_TEXT, Text, capital

TITLE = ("Wettstreit", "der Baumeister")
STACK_LABELS = (Text("open stack", "offener Stapel"), Text("hidden stack", "verdeckter Stapel"))
UNDER_LABEL = Text("below", "unten")
POOL_LABEL = Text("Saboteurs: {count} in the pool", "Saboteure: {count} im Vorrat")
DIE_BLANK = Text("The die", "Der Würfel")
DIE_SHOWS = Text("The die shows {roll}", "Der Würfel zeigt {roll}")
THE_SABOTEUR = Text("the saboteur", "den Saboteur")
LAST = Text("The last turn", "Der letzte Zug")
FINAL = Text("The final round", "Die Endrunde")
ENDED = Text("Completed", "Vollendet")

LEFT, TOP, WIDTH, HEIGHT = MARKET
STACK_TOPS = (110.0, 294.0)
STACK_LEFT = 12.0
UNDER_LEFT = STACK_LEFT + CARD[0] + 15
FLOOR = HEIGHT - 22
NARROW_STACKS = ((26.0, 42.0), (226.0, 42.0))
NARROW_DIE, NARROW_POOL, NARROW_STAGE = (446.0, 152.0), (484.0, 172.0), (510.0, 60.0)


def market(look: Look) -> Markup:
    """Draw the board of the market: its frame, the title."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, stroke=look["line"], stroke_width=DETAIL),
        text(WIDTH / 2, 24, TITLE[0], 23, look["ink"]),
        text(WIDTH / 2, 46, TITLE[1], 16, look["ink"]),
        line(20, 62, WIDTH - 20, 62, look["ink"]),
        line(20, 462, WIDTH - 20, 462, look["line"]),
        transform=at(LEFT, TOP),
    )


def _stage(view: State) -> Text:
    if view.actor == OVER:
        return ENDED
    return FINAL if view.is_final else LAST if view.is_last_turn else NO_TEXT


def goods(view: State, look: Look) -> Iterator[Markup]:
    """Draw the stacks, the die and the pool; say when the end comes."""
    said = _stage(view)[look.language]
    stage = text(0, 0, said, 20, look["lit-text"], plain=True, font_weight=700)
    yield group(stage, transform=at(LEFT + WIDTH / 2, TOP + 75), data_narrow=at(*NARROW_STAGE))
    yield from (_stack(view, stack, look) for stack in (OPEN, HIDDEN))
    if view.evicted != NOTHING:
        yield _evicted(view, look)
    yield _die(view, look)
    yield _pool(view, look)


def _stack(view: State, stack: int, look: Look) -> Markup:
    size = stack_size(view, stack)
    layers = range(min(size, 4) - 1, -1, -1)
    faces = [
        group(_top(view, stack, look) if layer == 0 else large_back(look), transform=at(2.2 * layer, 2.2 * layer))
        for layer in layers
    ]
    top = card_name(int(view.open_top)) if stack == OPEN and view.open_top != NOTHING else None
    said = capital(STACKS[stack])[look.language] + f": {cards(size)[look.language]}"
    return group(
        title(f"{said}, {top[look.language]}" if top else said),
        *(faces or [_empty(look)]),
        plate(look, CARD[0] - 4, CARD[1] + 2, size, 15),
        halo(look, box(-4, -4, CARD[0] + 13, CARD[1] + 13)),
        _under(view, stack, look),
        text(0, -14, capital(STACK_LABELS[stack])[look.language], 18, look["ink-soft"], plain=True, anchor="start"),
        id=stack_part(stack),
        class_="part stack",
        transform=at(LEFT + STACK_LEFT, TOP + STACK_TOPS[stack]),
        data_narrow=at(*NARROW_STACKS[stack]),
    )


def _top(view: State, stack: int, look: Look) -> Markup:
    return card(look, int(view.open_top), is_on_board=True) if stack == OPEN and view.open_top != NOTHING else large_back(look)


def _empty(look: Look) -> Markup:
    return rect(0, 0, *CARD, rx=4, stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_dasharray="5 4")


def _under(view: State, stack: int, look: Look) -> Markup:
    """Draw the cards that saboteurs have brought under a stack, which all have seen (WB 3.14)."""
    known = [int(number) for number in view.under[stack, : view.under_counts[stack]]]
    if not known:
        return Markup("")
    step = min(SMALL[1] * 0.62, 84 / max(len(known) - 1, 1))
    return group(
        text(0, 5, UNDER_LABEL[look.language], 15, look["ink-soft"], plain=True, anchor="start"),
        *(
            group(small_card(look, number, is_on_board=True), transform=at(4, 16 + step * index))
            for index, number in enumerate(known)
        ),
        transform=at(UNDER_LEFT - STACK_LEFT, 0),
    )


def _evicted(view: State, look: Look) -> Markup:
    """Draw the card that waits for the choice of a stack (WB 3.14), between both stacks."""
    words = card_name(int(view.evicted))[look.language]
    return group(
        title(words),
        small_card(look, int(view.evicted), is_on_board=True),
        id="evicted",
        transform=at(LEFT + UNDER_LEFT + 4, TOP + STACK_TOPS[1] - 50),
        data_narrow=at(NARROW_STACKS[0][0] + CARD[0] + 19, NARROW_STACKS[0][1] + 80),
        data_from=place_part(int(view.target), int(view.target_place))
        if view.target_place != NOTHING
        else hand_part(int(view.target)),
    )


def _die(view: State, look: Look) -> Markup:
    roll = THE_SABOTEUR if view.roll == SABOTEUR else Text(str(view.roll), str(view.roll))
    words = DIE_SHOWS.format(roll=roll) if view.roll else DIE_BLANK
    return group(
        title(words[look.language]),
        die(look, int(view.roll), 40),
        halo(look, "M-32 -46H15L24 -20V24H-24L-32 2Z"),
        id=DIE,
        class_="part die",
        transform=at(LEFT + 38, TOP + FLOOR - 22),
        data_narrow=at(*NARROW_DIE),
    )


def _pool(view: State, look: Look) -> Markup:
    words = POOL_LABEL.format(count=int(view.pool))
    standing = [group(saboteur(look), transform=at(11 + 17.0 * index, -(index % 2) * 9.0)) for index in range(int(view.pool))]
    standing = standing[1::2] + standing[::2]
    return group(
        title(words[look.language]),
        path("M-4 2H97", fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        *standing,
        halo(look, box(-4, -60, 102, 66)),
        id=POOL,
        class_="part pool",
        transform=at(LEFT + 68, TOP + FLOOR - 2),
        data_narrow=at(*NARROW_POOL),
    )
