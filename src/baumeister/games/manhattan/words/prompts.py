"""What Manhattan says, put together. Prompts and the breakdown of points are here; the rest has files of its own."""

from collections.abc import Sequence

from baumeister.games.manhattan.rules.components import TAKEN
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, State
from baumeister.games.manhattan.words.endings import ending
from baumeister.games.manhattan.words.phrases import IN_COLOUR, seat_name
from baumeister.games.manhattan.words.refusals import a_build
from baumeister.text import Text, join

CHOOSE_BLOCKS = Text(
    "Look at your cards and choose the {count} blocks that you will build in this round.",
    "Sieh dir deine Karten an und wähle die {count} Bausteine, die du in dieser Runde baust.",
)
CHOOSE_IN_COLOUR = Text(
    "Look at your cards and choose {count} blocks {colour} for this round.",
    "Sieh dir deine Karten an und wähle {count} Bausteine {colour} für diese Runde.",
)
BUILD_ONE = Text(
    "Play a card and build a block on its lot, in the city that you like.",
    "Spiele eine Karte und baue einen Baustein auf ihren Bauplatz, in der Stadt deiner Wahl.",
)
LAY_AWAY = Text(
    "None of your cards lets you build, so lay away one card and one block.",
    "Keine deiner Karten lässt dich bauen: Lege eine Karte und einen Baustein ab.",
)
IS_CHOOSING = Text("{seat} is choosing blocks.", "{seat} wählt Bausteine.")
IS_BUILDING = Text("{seat} is building.", "{seat} baut.")
IS_DEALT = Text("{seat} is being dealt cards.", "{seat} bekommt Karten.")
IS_DRAWING = Text("{seat} is drawing a card.", "{seat} zieht eine Karte.")
OVER = Text("The game is over: {seats} has won.", "Das Spiel ist aus: {seats} hat gewonnen.")
OVER_SHARED = Text("The game is over: {seats} have won together.", "Das Spiel ist aus: {seats} haben gemeinsam gewonnen.")
HIGHEST = Text("Highest building", "Höchstes Gebäude")
MAJORITIES = Text("Majorities", "Mehrheiten")
BUILDINGS = Text("Buildings", "Gebäude")


def prompt(view: State) -> Text:
    """Say to the seat whose turn it is what it has to do, to everybody else what that seat is doing."""
    if view.phase == DONE:
        return _over(view)
    seat = int(view.actor if view.actor > 0 else view.receiver + 1) - 1
    if view.viewer == view.actor > 0:
        return _choose(view, seat) if view.phase == CHOOSE else LAY_AWAY if a_build(view) is None else BUILD_ONE
    doing = {DEAL: IS_DEALT, CHOOSE: IS_CHOOSING, BUILD: IS_BUILDING}.get(int(view.phase), IS_DRAWING)
    return doing.format(seat=seat_name(view, seat))


def _over(view: State) -> Text:
    winners = ending(view)[0]
    names = join(seat_name(view, seat) for seat in winners)
    return (OVER if len(winners) == 1 else OVER_SHARED).format(seats=names)


def _choose(view: State, seat: int) -> Text:
    count = int(TAKEN[view.seats])
    if view.seats != 2:
        return CHOOSE_BLOCKS.format(count=count)
    colour = seat + 2 if view.chosen[seat].any() else seat
    return CHOOSE_IN_COLOUR.format(count=count, colour=IN_COLOUR[colour])


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where points come from, for each seat."""
    parts = ((HIGHEST, view.from_highest), (MAJORITIES, view.from_majorities), (BUILDINGS, view.from_buildings))
    return [(name, points[: view.seats].tolist()) for name, points in parts]
