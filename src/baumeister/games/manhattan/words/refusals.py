"""Why a move of Manhattan is refused: the first rule that forbids it, with a sentence for the seat that tried."""

import numpy as np

from baumeister.core.errors import IllegalMove
from baumeister.games.manhattan.rules.building import builder_floors, floors_needed
from baumeister.games.manhattan.rules.cards import card_of_lot, lot_of_card
from baumeister.games.manhattan.rules.choosing import has_taken_first
from baumeister.games.manhattan.rules.components import LOTS, TAKEN
from baumeister.games.manhattan.rules.moves import MOVES, PUT, SCRAP
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, DRAW, State
from baumeister.games.manhattan.rules.turn import legal
from baumeister.games.manhattan.words.move_decoding import build_of, scrap_of, take_of
from baumeister.games.manhattan.words.notation import MOVE_TEXTS
from baumeister.games.manhattan.words.phrases import (
    COLOURS,
    IN_COLOUR,
    blocks,
    blocks_of,
    builder_name,
    floors,
    floors_of,
    held_kinds,
    in_colour,
    lot,
    with_floors,
)
from baumeister.present.refusals import Reasons, refusal_of
from baumeister.text import Text, join, plural

NO_DECISION = {
    DEAL: ("MH 2.3", Text("the cards are still being dealt", "die Karten werden noch ausgeteilt")),
    DRAW: ("MH 3.7", Text("a card has to be drawn first", "erst muss eine Karte gezogen werden")),
    DONE: ("MH 5.1", Text("the game is over", "das Spiel ist zu Ende")),
}
NOT_CHOOSING = Text(
    "blocks are chosen at the start of a round; now build one of yours",
    "Bausteine werden zu Beginn einer Runde gewählt; jetzt baust du einen davon",
)
BLOCKS_FIRST = Text(
    "first choose your blocks; cards are played once everyone has chosen",
    "wähle zuerst deine Bausteine; Karten spielt ihr, sobald alle gewählt haben",
)
ONE_COLOUR = Text(
    "second colours are for two players only; all your blocks are {colour}",
    "zweite Farben gibt es nur zu zweit; deine Bausteine sind alle {colour}",
)
OTHER_COUNT = Text("choose {right} blocks, not {wrong}", "wähle {right} Bausteine, nicht {wrong}")
FIRST_COLOUR_FIRST = Text(
    "choose your blocks {first} first, then those {second}", "wähle zuerst deine Bausteine {first}, dann die {second}"
)
FIRST_COLOUR_DONE = Text(
    "you have already chosen your blocks {first}; now choose those {second}",
    "deine Bausteine {first} hast du schon gewählt; wähle jetzt die {second}",
)
SUPPLY_LACKS = Text(
    "that takes {blocks}{colour}, but your supply has {held}",
    "dafür brauchst du {blocks}{colour}, dein Vorrat hat aber {held}",
)
ONLY = Text("only {count}", "nur {count}")
NONE_LEFT = Text("none", "keinen")
NO_CARD_FOR_LOT = Text(
    "you have no card for lot {lot}, only for {hand}",
    "du hast keine Karte für Bauplatz {lot}, nur für {hand}",
)
ONE_LOT = Text("lot {lots}", "Bauplatz {lots}")
SOME_LOTS = Text("lots {lots}", "die Bauplätze {lots}")
NO_BLOCK = Text(
    "none of your chosen blocks{colour} has {floors}; you have only {left} left",
    "von deinen gewählten Bausteinen{colour} ist keiner mit {dative} übrig, nur noch {left}",
)
NO_BLOCK_AT_ALL = Text("none of your chosen blocks{colour} is left", "von deinen gewählten Bausteinen{colour} ist keiner übrig")
ONE_IS_TOO_FEW = Text("{count} floor is not enough here", "{count} Stockwerk reicht hier nicht")
TOO_FEW = Text("{count} floors are not enough here", "{count} Stockwerke reichen hier nicht")
OWNER_HAS_MORE = Text(
    "{few}: {owner} has {others} in this building, you would have {own}",
    "{few}: {owner} hat {others} in diesem Gebäude, du hättest {own}",
)
COLOUR_HAS_MORE = Text(
    "{few}: each colour builds for itself; {owner} has {others} in this building, {colour} would have {own}",
    "{few}: Jede Farbe baut für sich; {owner} hat {others} in diesem Gebäude, {colour} hätte {own}",
)
CAN_BUILD = Text(
    "you must build if you can, for example {floors} on {lot}",
    "du musst bauen, wenn du kannst, zum Beispiel {floors} auf {lot}",
)


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move of the seat to move; the view is its own."""
    return refusal_of(_reasons(view, move), MOVE_TEXTS[move])


def _reasons(view: State, move: int) -> Reasons:
    if int(view.phase) in NO_DECISION:
        yield NO_DECISION[int(view.phase)]
    elif move < PUT:
        yield from _not_chosen(view, move)
    elif move < SCRAP:
        yield from _not_built(view, move)
    else:
        yield from _not_laid_away(view, move)


def _not_chosen(view: State, move: int) -> Reasons:
    """MH 3.1."""
    seat, colour, counts = take_of(view, move)
    if view.phase == BUILD:
        yield "MH 3.1", NOT_CHOOSING
    yield from _not_in_play(view, seat, colour)
    if sum(counts) != TAKEN[view.seats]:
        yield "MH 3.1", OTHER_COUNT.format(right=int(TAKEN[view.seats]), wrong=sum(counts))
    if view.seats == 2:
        yield from _not_this_colour(view, seat, colour)
    for size, count in enumerate(counts):
        held = int(view.supply[colour, size])
        if count > held:
            yield "MH 3.1", _supply_lacks(view, colour, blocks_of(count, size), held)


def _not_in_play(view: State, seat: int, colour: int) -> Reasons:
    if colour != seat and view.seats != 2:
        yield "MH 2.2", ONE_COLOUR.format(colour=IN_COLOUR[seat])


def _not_this_colour(view: State, seat: int, colour: int) -> Reasons:
    is_second_due = has_taken_first(view, seat)
    if is_second_due != (colour != seat):
        order = FIRST_COLOUR_DONE if is_second_due else FIRST_COLOUR_FIRST
        yield "MH 3.1", order.format(first=IN_COLOUR[seat], second=IN_COLOUR[seat + 2])


def _supply_lacks(view: State, colour: int, taken: Text, held: int) -> Text:
    left = ONLY.format(count=held) if held else NONE_LEFT
    return SUPPLY_LACKS.format(blocks=taken, colour=in_colour(view, colour), held=left)


def _not_built(view: State, move: int) -> Reasons:
    """MH 3.2-3.5."""
    seat, colour, place, size = build_of(view, move)
    if view.phase == CHOOSE:
        yield "MH 3.2", BLOCKS_FIRST
    yield from _not_in_play(view, seat, colour)
    kind = card_of_lot(view, seat, place % LOTS)
    if view.hands[seat, kind] == 0:
        yield "MH 3.3", NO_CARD_FOR_LOT.format(lot=place % LOTS + 1, hand=_hand(view, seat))
    yield from _no_such_block(view, colour, size, "MH 3.2")
    if size + 1 < floors_needed(view, place, colour):
        yield _too_few_floors(view, place, colour, size)


def _hand(view: State, seat: int) -> Text:
    lots = [lot_of_card(view, seat, kind) + 1 for kind in held_kinds(view, seat)]
    return (ONE_LOT if len(lots) == 1 else SOME_LOTS).format(lots=join(Text(str(each), str(each)) for each in lots))


def _no_such_block(view: State, colour: int, size: int, rule: str) -> Reasons:
    left = view.chosen[colour].tolist()
    if left[size] == 0:
        sentence = NO_BLOCK if any(left) else NO_BLOCK_AT_ALL
        yield (
            rule,
            sentence.format(
                floors=floors(size + 1), dative=with_floors(size + 1), colour=in_colour(view, colour), left=blocks(left)
            ),
        )


def _too_few_floors(view: State, place: int, colour: int, size: int) -> tuple[str, Text]:
    """MH 3.4, 3.5: compare the owner's floors in a building with those the builder would have."""
    owner = int(view.top[place])
    rule, sentence = ("MH 3.5", COLOUR_HAS_MORE) if view.separate_colours else ("MH 3.4", OWNER_HAS_MORE)
    return rule, sentence.format(
        few=plural(size + 1, ONE_IS_TOO_FEW, TOO_FEW),
        owner=builder_name(view, owner),
        others=builder_floors(view, place, owner),
        own=builder_floors(view, place, colour) + size + 1,
        colour=COLOURS[colour],
    )


def _not_laid_away(view: State, move: int) -> Reasons:
    """MH 3.6."""
    seat, colour, kind, size = scrap_of(view, move)
    if view.phase == CHOOSE:
        yield "MH 3.2", BLOCKS_FIRST
    yield from _not_in_play(view, seat, colour)
    possible = a_build(view)
    if possible is not None:
        build = build_of(view, possible)
        example = floors_of(view, build.colour, build.size + 1)
        yield "MH 3.6", CAN_BUILD.format(floors=example, lot=lot(build.place))
    if view.hands[seat, kind] == 0:
        yield "MH 3.6", NO_CARD_FOR_LOT.format(lot=lot_of_card(view, seat, kind) + 1, hand=_hand(view, seat))
    yield from _no_such_block(view, colour, size, "MH 3.6")


def a_build(view: State) -> int | None:
    """Return a building move of the seat to move, None if nothing can be built (MH 3.6)."""
    moves = np.empty(MOVES, np.int32)
    legal(view, moves)
    return int(moves[0]) if PUT <= moves[0] < SCRAP else None
