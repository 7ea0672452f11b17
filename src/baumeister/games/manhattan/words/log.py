"""Manhattan's log: what a move did, in sentences, from two views of one seat."""

from collections.abc import Iterator, Sequence

from baumeister.games.manhattan.rules.components import KINDS, ROUNDS
from baumeister.games.manhattan.rules.moves import DEALT, SCRAP
from baumeister.games.manhattan.rules.state import CHOOSE, DEAL, DONE, State
from baumeister.games.manhattan.words.endings import ending
from baumeister.games.manhattan.words.move_decoding import (
    build_of,
    builder_floors,
    is_foreign,
    scrap_of,
    take_of,
    tower_height,
)
from baumeister.games.manhattan.words.parts import lot_part
from baumeister.games.manhattan.words.phrases import (
    block,
    blocks,
    builder_name,
    card,
    floors,
    in_colour,
    lot,
    seat_name,
)
from baumeister.games.manhattan.words.reasons import awards
from baumeister.present.words import LogLine
from baumeister.text import Text, listed

DEALT_TO = Text("{seat} is dealt {card}", "{seat} bekommt {card}")
DRAWS = Text("{seat} draws {card}", "{seat} zieht {card}")
A_CARD = Text("a card", "eine Baukarte")
CHOOSES = Text("{seat} chooses {blocks} floors{colour}", "{seat} wählt {blocks} Stockwerke{colour}")
BUILDS = Text("{seat} builds {floors}{colour} on {lot}", "{seat} baut {floors}{colour} auf {lot}")
BUILDS_OVER = Text(
    "{seat} builds {floors}{colour} on {lot} over {owner} (now {own} : {others})",
    "{seat} baut {floors}{colour} auf {lot} über {owner} (jetzt {own} : {others})",
)
BUILDS_OWN = Text(
    "{seat} adds {floors}{colour} to its own building on {lot} (now {height} high)",
    "{seat} stockt das eigene Gebäude auf {lot} um {floors}{colour} auf (jetzt {height} hoch)",
)
LAYS_AWAY = Text(
    "{seat} can build nothing and lays away {card} and {block}", "{seat} kann nichts bauen und legt {card} und {block} ab"
)
RESHUFFLE = Text(
    "The pile is empty: the {count} played cards are shuffled and become the new one",
    "Der Nachziehstapel ist leer: Die {count} ausgespielten Karten werden gemischt und zum neuen Stapel",
)
NEW_ROUND = Text(
    "Round {number} of {rounds} begins, {seat} has the start marker",
    "Runde {number} von {rounds} beginnt, {seat} hat den Startspielerstein",
)
SCORING = Text("Round {number} of {rounds} is built and scored", "Runde {number} von {rounds} ist gebaut und wird gewertet")
STANDING = Text("The score after round {number}: {each}", "Punktestand nach Runde {number}: {each}")


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Say what happened between two views of one seat; `move` is None if it is a card that the seat doesn't see."""
    if before.actor == 0:
        return [_card(before, move), *_after_card(before, after)]
    assert move is not None  # what seats do is seen by all
    if before.phase == CHOOSE:
        return [_choice(before, move)]
    line = _building(before, move, after) if move < SCRAP else _laying_away(before, move)
    return [line, *_reshuffle(before, after)]


def _card(before: State, move: int | None) -> LogLine:
    seat = int(before.receiver)
    sentence, rule = (DEALT_TO, "MH 2.3") if before.phase == DEAL else (DRAWS, "MH 3.7")
    shown = A_CARD if move is None else card(before, seat, (move - DEALT) % KINDS)
    return LogLine(sentence.format(seat=seat_name(before, seat), card=shown), rule=rule)


def _after_card(before: State, after: State) -> Iterator[LogLine]:
    if after.round_number > before.round_number:
        yield from _scoring(before, after)
    if after.phase == CHOOSE:
        yield _new_round(after)
    elif after.phase == DONE:
        yield from (LogLine(text, rule=rule) for rule, text in ending(after)[1])


def _choice(before: State, move: int) -> LogLine:
    seat = int(before.actor) - 1
    second, counts = take_of(move)
    sentence = CHOOSES.format(seat=seat_name(before, seat), blocks=blocks(counts), colour=in_colour(before, seat + 2 * second))
    return LogLine(sentence, seat + 1, rule="MH 3.1")


def _building(before: State, move: int, after: State) -> LogLine:
    seat = int(before.actor) - 1
    second, number, size = build_of(move)
    colour, owner = seat + 2 * second, int(before.top[number])
    sentence = BUILDS if owner < 0 else BUILDS_OVER if is_foreign(before, number, colour) else BUILDS_OWN
    text = sentence.format(
        seat=seat_name(before, seat),
        floors=floors(size + 1),
        colour=in_colour(before, colour),
        lot=lot(number),
        owner=builder_name(before, owner),
        own=builder_floors(after, number, colour),
        others=builder_floors(after, number, owner),
        height=tower_height(after, number),
    )
    return LogLine(text, seat + 1, (lot_part(number),), rule="MH 3.2" if owner < 0 else "MH 3.4")


def _laying_away(before: State, move: int) -> LogLine:
    seat = int(before.actor) - 1
    second, kind, size = scrap_of(move)
    sentence = LAYS_AWAY.format(
        seat=seat_name(before, seat), card=card(before, seat, kind), block=block(before, seat + 2 * second, size)
    )
    return LogLine(sentence, seat + 1, rule="MH 3.6")


def _reshuffle(before: State, after: State) -> Iterator[LogLine]:
    if after.reshuffles > before.reshuffles:
        yield LogLine(RESHUFFLE.format(count=int(after.pile_size)), rule="MH 3.7")


def _scoring(before: State, after: State) -> Iterator[LogLine]:
    number, rounds = int(after.round_number), int(ROUNDS[after.seats])
    yield LogLine(SCORING.format(number=number, rounds=rounds), rule="MH 3.8")
    for award in awards(before):  # a drawn card changes nothing on the board
        yield LogLine(award.text, 0, tuple(map(lot_part, award.lots)), award.gain, award.rule)
    each = listed(
        Text("{seat} {points}", "{seat} {points}").format(seat=seat_name(after, seat), points=int(after.scores[seat]))
        for seat in range(after.seats)
    )
    yield LogLine(STANDING.format(number=number, each=each))


def _new_round(after: State) -> LogLine:
    number = int(after.round_number) + 1
    sentence = NEW_ROUND.format(number=number, rounds=int(ROUNDS[after.seats]), seat=seat_name(after, int(after.starter)))
    return LogLine(sentence, rule="MH 2.4" if number == 1 else "MH 3.8")
