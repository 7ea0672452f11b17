"""Manhattan's prompts, and the sources of points."""

from collections.abc import Mapping, Sequence

from baumeister.core.items import Item, by_seat
from baumeister.games.manhattan.rules.choosing import has_taken_first
from baumeister.games.manhattan.rules.components import ROUNDS, TAKEN
from baumeister.games.manhattan.rules.scoring import BUILDING, HIGHEST, MAJORITY
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, State
from baumeister.games.manhattan.words.endings import winning_seats
from baumeister.games.manhattan.words.items import items_of, round_items
from baumeister.games.manhattan.words.phrases import IN_COLOUR, adjective, seat_name
from baumeister.games.manhattan.words.refusals import a_build
from baumeister.text import Text, join

CHOOSE_BLOCKS = Text(
    "Choose {count} blocks for this round.",
    "Wähle {count} Bausteine für diese Runde.",
)
CHOOSE_LAST_BLOCKS = Text(
    "Choose {count} blocks for the last round.",
    "Wähle {count} Bausteine für die letzte Runde.",
)
CHOOSE_IN_COLOUR = Text(
    "Choose {count} {colour} blocks.",
    "Wähle {count} Bausteine {in_colour}.",
)
BUILD_ONE = Text(
    "Play a card and build on its lot.",
    "Spiele eine Karte und baue dort.",
)
LAY_AWAY = Text(
    "Nothing fits: discard a card and a block.",
    "Nichts passt: Lege Karte und Baustein ab.",
)
NEXT = {
    "card": Text("Now choose a card", "Jetzt eine Karte"),
    "block": Text("Now choose a block", "Jetzt einen Baustein"),
    "lot": Text("Now choose a lot framed in gold", "Jetzt einen golden umrandeten Bauplatz"),
    "scrap": Text("Now choose the crate to discard both", "Jetzt die Kiste: weg mit beiden"),
}
IS_CHOOSING = Text("{seat} is choosing blocks.", "{seat} wählt Bausteine.")
IS_BUILDING = Text("{seat} is building.", "{seat} baut.")
IS_DEALT = Text("{seat} is being dealt cards.", "{seat} bekommt Karten.")
IS_DRAWING = Text("{seat} is drawing a card.", "{seat} zieht eine Karte.")
YOU_ARE_DEALT = Text("You are being dealt cards.", "Du bekommst deine Karten.")
YOU_DRAW = Text("You draw a card.", "Du ziehst eine Karte.")
OVER = Text("Game over: {seats} wins.", "Das Spiel ist aus: {seats} gewinnt.")
OVER_SHARED = Text("Game over: {seats} share the victory.", "Das Spiel ist aus: {seats} teilen sich den Sieg.")
REASON_NAMES = {
    HIGHEST: Text("Tallest building", "Höchstes Gebäude"),
    MAJORITY: Text("Majorities", "Mehrheiten"),
    BUILDING: Text("Buildings", "Gebäude"),
}


def prompt(view: State) -> Text:
    """Prompt the seat to move, and tell everybody else its task."""
    if view.phase == DONE:
        return _over(view)
    seat = int(view.actor if view.actor > 0 else view.receiver + 1) - 1
    if view.viewer == view.actor > 0:
        return _choose(view, seat) if view.phase == CHOOSE else LAY_AWAY if a_build(view) is None else BUILD_ONE
    if view.viewer == seat + 1:
        return YOU_ARE_DEALT if view.phase == DEAL else YOU_DRAW
    doing = {DEAL: IS_DEALT, CHOOSE: IS_CHOOSING, BUILD: IS_BUILDING}.get(int(view.phase), IS_DRAWING)
    return doing.format(seat=seat_name(seat))


def asks(view: State) -> Mapping[str, Text]:
    """Say what a move still lacks."""
    return NEXT if view.phase == BUILD else {}


def _over(view: State) -> Text:
    winners = winning_seats(view)
    names = join(map(seat_name, winners))
    return (OVER if len(winners) == 1 else OVER_SHARED).format(seats=names)


def _choose(view: State, seat: int) -> Text:
    count = int(TAKEN[view.seats])
    if view.seats != 2:
        is_last = view.round_number == ROUNDS[view.seats] - 1
        return (CHOOSE_LAST_BLOCKS if is_last else CHOOSE_BLOCKS).format(count=count)
    colour = seat + 2 if has_taken_first(view, seat) else seat
    return CHOOSE_IN_COLOUR.format(count=count, colour=adjective(colour), in_colour=IN_COLOUR[colour])


def rule(view: State) -> str:
    """Return the rule of the present decision; only its seat knows that it can't build anything."""
    if view.phase == BUILD and view.viewer == view.actor and a_build(view) is None:
        return "MH 3.6"
    return {CHOOSE: "MH 3.1", BUILD: "MH 3.2"}.get(int(view.phase), "")


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where points come from, for each seat."""
    return _by_reason(view, items_of(view))


def next_scoring(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say what a round's scoring of the board as it stands would bring each seat (MH 4)."""
    return () if view.phase == DONE else _by_reason(view, round_items(view))


def round_number(view: State) -> int:
    """Return which round it is, from 1."""
    return min(int(view.round_number) + 1, int(ROUNDS[view.seats]))


def _by_reason(view: State, items: Sequence[Item]) -> Sequence[tuple[Text, Sequence[int]]]:
    seats = int(view.seats)
    return [(name, by_seat((item for item in items if item.reason == reason), seats)) for reason, name in REASON_NAMES.items()]


def choices_are_open(view: State) -> bool:
    """Tell whether a seat's choices follow from public knowledge: choosing blocks, but not playing a card of its hand."""
    return bool(view.phase == CHOOSE)
