"""Manhattan in a terminal."""

from collections.abc import Iterator, Sequence

from baumeister.games.manhattan.rules.cards import lot_of_card
from baumeister.games.manhattan.rules.components import LOTS, ROUNDS, SIZES
from baumeister.games.manhattan.rules.scoring import height
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.phrases import COLOURS, held_kinds, seat_names
from baumeister.games.manhattan.words.prompts import round_number
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.present.terminal import laid_out, paint, seat_lines
from baumeister.text import Language, Text

LEGEND = Text(
    "A number alone: an empty lot. B7: Blue’s building of 7 floors. 2×3: two blocks of 3 floors.",
    "Nur eine Zahl: ein leerer Bauplatz. B7: ein Gebäude von Blau, 7 Stockwerke. 2×3: zwei Bausteine mit 3 Stockwerken.",
)
ROUND = Text("Round {number} of {count}, draw pile {pile}", "Runde {number} von {count}, Nachziehstapel {pile}")
CARDS = Text("cards {count}", "Karten {count}")
BLOCKS = Text("to build {chosen}, left {supply}", "zu bauen {chosen}, übrig {supply}")
HAND = Text("Your cards build on lots {lots}", "Deine Karten bauen auf Bauplatz {lots}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: two rows of three cities, every seat's blocks, the viewer's cards."""
    cities = [line for row in range(2) for line in _cities(view, range(row * 3, row * 3 + 3), language)]
    seats = seat_lines(view, language, seat_names(view.seats), (_held(view, seat, language) for seat in range(view.seats)))
    return laid_out(language, cities, LEGEND, [_round(view)[language]], seats, _hand(view, language))


def _cities(view: State, cities: Sequence[int], language: Language) -> Iterator[str]:
    yield "     ".join(paint("ink", f"{CITY_LETTERS[city]:^12}") for city in cities)
    for row in range(3):
        lots = (range(city * LOTS + row * 3, city * LOTS + row * 3 + 3) for city in cities)
        yield "     ".join("".join(_lot(view, place, language) for place in three) for three in lots)
    yield ""


def _lot(view: State, place: int, language: Language) -> str:
    colour = int(view.top[place])
    if colour < 0:
        return f"{place % LOTS + 1:^4}"
    return paint(SEAT_HUES[colour], f"{COLOURS[colour][language][0]}{height(view, place)}".center(4))


def _round(view: State) -> Text:
    rounds = int(ROUNDS[view.seats])
    return ROUND.format(number=round_number(view), count=rounds, pile=int(view.pile_size))


def _held(view: State, seat: int, language: Language) -> str:
    """Tell a seat's blocks for this round and later, by colour if it has two, and its number of cards."""
    cards = CARDS.format(count=int(view.hand_sizes[seat]))[language]
    if view.seats != 2:
        return f"{_blocks(view, seat)[language]}, {cards}"
    colours = (seat, seat + 2)
    return "\n".join([cards, *(f"{_letter(colour, language)} {_blocks(view, colour)[language]}" for colour in colours)])


def _letter(colour: int, language: Language, more: str = "") -> str:
    return paint(SEAT_HUES[colour], f"{COLOURS[colour][language][0]}{more}")


def _blocks(view: State, colour: int) -> Text:
    return BLOCKS.format(chosen=_counts(view.chosen[colour].tolist()), supply=_counts(view.supply[colour].tolist()))


def _counts(blocks: Sequence[int]) -> str:
    return " ".join(f"{blocks[size]}×{size + 1}" for size in range(SIZES) if blocks[size]) or "-"


def _hand(view: State, language: Language) -> Iterator[str]:
    if view.viewer > 0:
        seat = view.viewer - 1
        held = [lot_of_card(view, seat, kind) + 1 for kind in held_kinds(view, seat) for _ in range(view.hands[seat, kind])]
        yield HAND.format(lots=" ".join(map(str, held)) or "-")[language]
