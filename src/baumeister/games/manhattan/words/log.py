"""Manhattan's log: the effects of a move in sentences, from two views of one seat."""

from collections.abc import Iterator, Sequence

from baumeister.games.manhattan.rules.building import builder_floors, is_rival_building
from baumeister.games.manhattan.rules.components import KINDS, ROUNDS
from baumeister.games.manhattan.rules.moves import DEALT as DEALT_CARDS
from baumeister.games.manhattan.rules.moves import SCRAP
from baumeister.games.manhattan.rules.scoring import height
from baumeister.games.manhattan.rules.state import CHOOSE, DEAL, DONE, State
from baumeister.games.manhattan.words.endings import ending
from baumeister.games.manhattan.words.log_scoring import scoring
from baumeister.games.manhattan.words.move_decoding import build_of, scrap_of, take_of
from baumeister.games.manhattan.words.parts import lot_part
from baumeister.games.manhattan.words.phrases import (
    IN_COLOUR,
    adjective,
    block,
    blocks,
    builder_name,
    card,
    floors_of,
    lot,
    seat_name,
)
from baumeister.present.words import LogLine
from baumeister.text import Text, listed

DEALT = Text("Everybody is dealt four cards", "Alle bekommen vier Baukarten")
DRAWS = Text("{seat} draws {card}", "{seat} zieht {card}")
CHOOSES = Text("{seat} chooses blocks: {blocks}", "{seat} wählt Bausteine: {blocks}")
CHOOSES_COLOUR = Text("{seat} chooses {colour} blocks: {blocks}", "{seat} wählt Bausteine {in_colour}: {blocks}")
CHOOSES_BRIEFLY = Text("{seat} chooses {floors}", "{seat} wählt {floors}")
BUILDS = Text("{seat} builds {floors} on {lot}", "{seat} baut {floors} auf {lot}")
BUILDS_OVER = Text(
    "{seat} builds {floors} on {lot} and takes it over from {owner} ({against})",
    "{seat} baut {floors} auf {lot} und übernimmt es von {owner} ({against})",
)
BLOW = Text(
    "{seat} has taken over your building on {lot} ({against}).",
    "{seat} hat dein Gebäude auf {lot} übernommen ({against}).",
)
MORE = Text("{own} : {others}", "{own} : {others}")
EQUAL = Text("{own} : {others}, a tie is enough", "{own} : {others}, Gleichstand genügt")
TAKES_OVER = Text("{seat} takes over {lot} from {owner}", "{seat} übernimmt {lot} von {owner}")
BUILDS_OWN = Text(
    "{seat} adds {floors} to {lot}, now {height} high",
    "{seat} stockt {lot} um {floors} auf, jetzt {height} hoch",
)
ADDS_BRIEFLY = Text("{seat} raises {lot} to\u00a0{height}", "{seat} stockt {lot} auf\u00a0{height} auf")
LAYS_AWAY = Text(
    "{seat} can’t build and discards {card} and {block}", "{seat} kann nichts bauen und legt {card} und {block} ab"
)
LAYS_AWAY_BRIEFLY = Text("{seat} discards a card and a block", "{seat} legt Karte und Baustein ab")
RESHUFFLE = Text(
    "The draw pile is empty: the {count} played cards are shuffled into a new one",
    "Der Nachziehstapel ist leer: Die {count} ausgespielten Karten werden zum neuen Stapel gemischt",
)
NEW_ROUND = Text(
    "Round {number} of {rounds}: {seat} starts",
    "Runde {number} von {rounds}: {seat} beginnt",
)
SCORING = Text("Scoring round {number} of {rounds}", "Wertung der Runde {number} von {rounds}")
STANDING = Text("Scores after round {number}: {each}", "Punktestand nach Runde {number}: {each}")


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Tell the events between two views of one seat; `move` is None if it is a card that the seat doesn't see."""
    if before.actor == 0:
        return [*_card(before, move, after), *_after_card(before, after)]
    assert move is not None  # all see the seats' acts
    if before.phase == CHOOSE:
        return [_choice(before, move)]
    line = _building(before, move, after) if move < SCRAP else _laying_away(before, move)
    return [line, *_reshuffle(before, after)]


def _card(before: State, move: int | None, after: State) -> Iterator[LogLine]:
    """Tell of a card: of dealt ones when all have theirs; drawn ones that the seat doesn't see go without saying."""
    if before.phase == DEAL:
        if after.phase != DEAL:
            yield LogLine(DEALT, rule="MH 2.3")
    elif move is not None:
        seat = int(before.receiver)
        shown = card(before, seat, (move - DEALT_CARDS) % KINDS)
        yield LogLine(DRAWS.format(seat=seat_name(seat), card=shown), rule="MH 3.7")


def _after_card(before: State, after: State) -> Iterator[LogLine]:
    if after.round_number > before.round_number:
        yield from _scoring(before, after)
    if after.phase == CHOOSE:
        yield _new_round(after)
    elif after.phase == DONE:
        yield from ending(after)


def _choice(before: State, move: int) -> LogLine:
    take = take_of(before, move)
    text = (CHOOSES_COLOUR if before.seats == 2 else CHOOSES).format(
        seat=seat_name(take.seat),
        blocks=blocks(take.counts),
        colour=adjective(take.colour),
        in_colour=IN_COLOUR[take.colour],
    )
    total = sum(count * (size + 1) for size, count in enumerate(take.counts))
    brief = CHOOSES_BRIEFLY.format(seat=seat_name(take.seat), floors=floors_of(before, take.colour, total))
    return LogLine(text, take.seat + 1, hue=take.colour + 1, rule="MH 3.1", brief=brief)


def _building(before: State, move: int, after: State) -> LogLine:
    seat, colour, place, size = build_of(before, move)
    owner = int(before.top[place])
    if is_rival_building(before, place, colour):
        return _takeover(before, move, after)
    values: dict[str, Text | str | int] = {
        "seat": seat_name(seat),
        "floors": floors_of(before, colour, size + 1),
        "lot": lot(place),
        "height": height(after, place),
    }
    text, brief, rule = (BUILDS, None, "MH 3.2") if owner < 0 else (BUILDS_OWN, ADDS_BRIEFLY.format(**values), "MH 3.4")
    told = text.format(**values)
    return LogLine(told, seat + 1, (lot_part(place),), hue=colour + 1, rule=rule, sound="lays", brief=brief)


def _takeover(before: State, move: int, after: State) -> LogLine:
    """Tell of a building taken over; the loser hears it by itself, unless both colours are of one seat."""
    seat, colour, place, size = build_of(before, move)
    owner = int(before.top[place])
    loser = owner % int(before.seats)
    values: dict[str, Text | str | int] = {
        "seat": seat_name(seat),
        "floors": floors_of(before, colour, size + 1),
        "lot": lot(place),
        "owner": builder_name(before, owner),
        "against": _against(builder_floors(after, place, colour), builder_floors(after, place, owner)),
    }
    return LogLine(
        BUILDS_OVER.format(**values),
        seat + 1,
        (lot_part(place),),
        hue=colour + 1,
        rule="MH 3.4",
        sound="lays",
        brief=TAKES_OVER.format(**values),
        struck=loser + 1 if loser != seat else 0,
        blow=BLOW.format(**values) if loser != seat else None,
    )


def _against(own: int, others: int) -> Text:
    """MH 3.4: as many floors as the owner has are enough."""
    return (EQUAL if own == others else MORE).format(own=own, others=others)


def _laying_away(before: State, move: int) -> LogLine:
    seat, colour, kind, size = scrap_of(before, move)
    sentence = LAYS_AWAY.format(seat=seat_name(seat), card=card(before, seat, kind), block=block(before, colour, size))
    brief = LAYS_AWAY_BRIEFLY.format(seat=seat_name(seat))
    return LogLine(sentence, seat + 1, hue=colour + 1, rule="MH 3.6", brief=brief)


def _reshuffle(before: State, after: State) -> Iterator[LogLine]:
    if after.reshuffles > before.reshuffles:
        yield LogLine(RESHUFFLE.format(count=int(after.pile_size)), rule="MH 3.7")


def _scoring(before: State, after: State) -> Iterator[LogLine]:
    number, rounds = int(after.round_number), int(ROUNDS[after.seats])
    yield LogLine(SCORING.format(number=number, rounds=rounds), rule="MH 3.8")
    yield from scoring(before)  # a drawn card changes nothing on the board
    each = listed(
        Text("{seat} {points}", "{seat} {points}").format(seat=seat_name(seat), points=int(after.scores[seat]))
        for seat in range(after.seats)
    )
    yield LogLine(STANDING.format(number=number, each=each))


def _new_round(after: State) -> LogLine:
    number = int(after.round_number) + 1
    sentence = NEW_ROUND.format(number=number, rounds=int(ROUNDS[after.seats]), seat=seat_name(int(after.starter)))
    return LogLine(sentence, rule="MH 2.4" if number == 1 else "MH 3.8")
