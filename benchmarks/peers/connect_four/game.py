"""Connect four, put together, with as few words as will do."""

from collections.abc import Sequence

from benchmarks.peers.connect_four import rules
from benchmarks.peers.connect_four.rules import State

from baumeister.core.errors import IllegalMove
from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.core.rules import Kernels
from baumeister.present.edition import Edition
from baumeister.present.facts import Facts
from baumeister.present.words import LogLine, MoveGroup, Words
from baumeister.text import NO_TEXT, Text

TITLE = Text("Connect four", "Vier gewinnt")
SEAT_NAMES = (Text("Yellow", "Gelb"), Text("Red", "Rot"))
FULL_COLUMN = Text("this column is full", "diese Spalte ist voll")
MOVE_TEXTS = tuple("abcdefg")


def refuse(view: State, move: int) -> IllegalMove:  # noqa: ARG001 - there is but one reason
    """Return why a stone can't be dropped there."""
    return IllegalMove("C2", FULL_COLUMN)


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:  # noqa: ARG001
    """Tell the move."""
    return [LogLine(Text(MOVE_TEXTS[move], MOVE_TEXTS[move]))] if move is not None else []


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:  # noqa: ARG001
    """Return all moves together."""
    return [MoveGroup(TITLE, [(move, Text(MOVE_TEXTS[move], MOVE_TEXTS[move])) for move in moves])]


RULES = Edition(
    id="connect_four",
    folder=__package__,
    facts=Facts(TITLE, "CF", "", "", 1974, NO_TEXT, NO_TEXT, (rules.SEATS,), (5, 5), NO_TEXT, NO_TEXT),
    seats=(rules.SEATS,),
    state=State,
    move_texts=MOVE_TEXTS,
    seat_move_count=rules.COLUMNS,
    examples=MOVE_TEXTS[:1],
    feature_count=rules.FEATURES,
    item_count=1,
    kernels=Kernels(
        setup=rules.setup,
        legal=rules.legal,
        odds=rules.odds,
        play=rules.play,
        hide=hide_nothing,
        guess=guess_nothing,
        score=rules.score,
        itemise=rules.itemise,
        winners=rules.winners,
        evaluate=rules.evaluate,
        features=rules.features,
    ),
    sees=sees_all,
    words=Words(
        seat_names=lambda seats: SEAT_NAMES[:seats],
        prompt=lambda view: TITLE,  # noqa: ARG005
        log=log,
        refuse=refuse,
        groups=groups,
        breakdown=lambda view: (),  # noqa: ARG005
    ),
    screen=lambda view, language: "",  # noqa: ARG005
)
