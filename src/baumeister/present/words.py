"""A game's sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Generic, Literal, NamedTuple

from baumeister.core.errors import IllegalMove
from baumeister.core.record import Head
from baumeister.core.rules import State
from baumeister.present.auction_panel import Auction
from baumeister.present.character import Character
from baumeister.present.score_unit import POINTS, ScoreUnit
from baumeister.present.standings import Standings
from baumeister.text import NO_TEXT, Text

Sound = Literal["lays", "rolls", "sells"]
"""The sound of an event: a piece is laid, dice roll, something is sold."""


@dataclass(frozen=True)
class LogLine:
    """One line of the log: a sentence, its actor, the drawn parts it is about, points for each seat, its rule, its sound."""

    text: Text
    seat: int = 0
    parts: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    rule: str = ""
    sound: Sound | None = None
    together: bool = False  # it is told, and its points are counted, at once with the line before
    foreseen: bool = False  # its points were among those `to_come`: panels have told them already
    ends: bool = False  # it is why the game is over: told before the last count, repeated by the result
    held: bool = False  # whoever watches has a moment to read it; so it is with every sale
    opens: bool = False  # a turn begins with it, where turns have many lines
    hue: int = 0  # number of the colour, from 1, whose pieces its actor used, where a seat may have several; else 0
    brief: Text | None = None  # the same in fewer words, for phones
    struck: int = 0  # the seat that has lost by it what it had, and didn't choose to
    blow: Text | None = None  # what that seat is told, until its next move
    outcome: Text | None = None  # what its actor is told of what chance has made of its move, until its next one


class MoveGroup(NamedTuple):
    """Moves that belong together in a form: a heading and the moves' numbers with a label each."""

    title: Text
    moves: Sequence[tuple[int, Text]]


def group_moves(moves: Sequence[int], labelled: Callable[[int], tuple[Text, Text]]) -> list[MoveGroup]:
    """Put moves under their headings: `labelled` returns the heading and the label of one."""
    found: dict[Text, list[tuple[int, Text]]] = {}
    for move in moves:
        title, label = labelled(move)
        found.setdefault(title, []).append((move, label))
    return [MoveGroup(title, members) for title, members in found.items()]


def no_auction(view: Head) -> Auction | None:  # noqa: ARG001 - nothing is for sale
    """Return None: in this game nothing is auctioned."""
    return None


def no_standings(view: Head) -> Standings | None:  # noqa: ARG001 - there are no rounds
    """Return None: this game is no match of several rounds."""
    return None


def no_rounds(view: Head) -> int:  # noqa: ARG001 - the same in all positions
    """Return 0: this game counts no rounds."""
    return 0


class TurnStep(NamedTuple):
    """A step of a turn, and whether it is over, present, left out or still to come."""

    text: Text
    state: Literal["done", "now", "skipped", "next"]


def no_steps(view: Head) -> Sequence[TurnStep]:  # noqa: ARG001 - the same in all positions
    """Return no steps: a turn is a single move."""
    return ()


def opens_no_turn(view: Head) -> bool:  # noqa: ARG001 - the same in all positions
    """Return that what chance does belongs to the move before."""
    return False


def no_refusal(view: Head, part: str) -> IllegalMove | None:  # noqa: ARG001 - every part makes some move
    """Return nothing: what can't be chosen belongs to a move, whose refusal says why."""
    return None


def no_rule(view: Head) -> str:  # noqa: ARG001 - the same in all positions
    """Return no rule: rules are read from their beginning."""
    return ""


def no_open_choices(view: Head) -> bool:  # noqa: ARG001 - who holds something hidden may have choices that nobody else knows
    """Return that the others can't tell which moves a seat has."""
    return False


def no_end_in_sight(view: Head) -> Text:  # noqa: ARG001 - the same in all positions
    """Return nothing: prompts say that the end is near, or everybody sees it."""
    return NO_TEXT


def no_asks(view: Head) -> Mapping[str, Text]:  # noqa: ARG001 - a move is one part
    """Return nothing: whoever has chosen a part has chosen a move."""
    return {}


class Glance(NamedTuple):
    """Figures one plays by, beside the points: each seat's purse, the game's progress."""

    purses: Sequence[int] = ()
    progress: Text | None = None


def no_glance(view: Head) -> Glance | None:  # noqa: ARG001 - the same in all positions
    """Return None: on a narrow screen the board itself says everybody's points."""
    return None


def points_at_a_glance(view: Head) -> Glance | None:  # noqa: ARG001 - the same in all positions
    """Return that a strip with everybody's points is all that is missed on a narrow screen."""
    return Glance()


def nothing_at_stake(view: Head) -> Sequence[int]:  # noqa: ARG001 - the same in all positions
    """Return nothing: points count as they stand."""
    return ()


def nothing_to_lose(view: Head) -> Sequence[int]:  # noqa: ARG001 - the same in all positions
    """Return nothing: what a seat loses is counted at once."""
    return ()


def nothing_to_come(view: Head) -> Sequence[int]:  # noqa: ARG001 - the same in all positions
    """Return nothing: scores say who leads."""
    return ()


def no_remarks(view: Head) -> Sequence[Text]:  # noqa: ARG001 - the same in all positions
    """Return nothing: points say all."""
    return ()


def no_next_scoring(view: Head) -> Sequence[tuple[Text, Sequence[int]]]:  # noqa: ARG001 - the same in all positions
    """Return nothing: no scoring is waited for."""
    return ()


def no_gain(view: Head, move: int) -> str:  # noqa: ARG001 - the same for all moves
    """Return nothing: a move's gain can't be told in a word."""
    return ""


def no_counts(view: Head, move: int) -> Sequence[str]:  # noqa: ARG001 - the same for all moves
    """Return nothing: a move brings what it brings by itself."""
    return ()


@dataclass(frozen=True)
class Words(Generic[State]):
    """A game's sentences."""

    seat_names: Callable[[int], tuple[Text, ...]]
    """seat_names(seats): each seat's name, by its colour."""
    prompt: Callable[[State], Text]
    """prompt(view): one sentence that tells the seat to move its task."""
    log: Callable[[State, int | None, State], Sequence[LogLine]]
    """log(before, move, after): a move's events, from two views of one seat; the move is None if that seat can't see it."""
    refuse: Callable[[State, int], IllegalMove]
    """refuse(view, move): why the seat to move may not make this move."""
    groups: Callable[[State, Sequence[int]], Sequence[MoveGroup]]
    """groups(view, moves): the legal moves as a form shows them."""
    breakdown: Callable[[State], Sequence[tuple[Text, Sequence[int]]]]
    """breakdown(view): where each seat's points come from, as rows of one number a seat; with what is `to_come` they add up."""
    next_scoring: Callable[[State], Sequence[tuple[Text, Sequence[int]]]] = no_next_scoring
    """next_scoring(view): what a scoring of the position as it stands would bring each seat, as rows of one number a seat;
    panels show it below the breakdown. Empty where none is waited for."""
    remarks: Callable[[State], Sequence[Text]] = no_remarks
    """remarks(view): after the end, what brought a seat no points, and why; the result says it below the points."""
    auction: Callable[[State], Auction | None] = no_auction
    """auction(view): the auction as the viewer sees it (present/auction_panel.py); None where there is none."""
    auction_is_beside_hand: bool = False
    """Whether the auction's place is beside the hand, and not above it."""
    steps: Callable[[State], Sequence[TurnStep]] = no_steps
    """steps(view): the steps of the present turn in their order, of which one at most is present; none outside turns."""
    opens_turn: Callable[[State], bool] = opens_no_turn
    """opens_turn(view): whether the chance that is due opens somebody's turn, and is told by itself, after the move before."""
    end_in_sight: Callable[[State], Text] = no_end_in_sight
    """end_in_sight(view): what may end the game or the round soon, in a few words beside the steps; empty until it may."""
    refuse_part: Callable[[State, str], IllegalMove | None] = no_refusal
    """refuse_part(view, part): why a drawn part that now makes no move can't be chosen; None if there is nothing to say."""
    rule: Callable[[State], str] = no_rule
    """rule(view): the rule of the present decision ("MH 3.2"), where rules open at hand; "" where nobody decides."""
    choices_are_open: Callable[[State], bool] = no_open_choices
    """choices_are_open(view): whether everybody can tell which moves the seat to move has, though it holds something hidden.
    Where there is but one, pages then play it at once, which tells nothing."""
    gain: Callable[[State, int], str] = no_gain
    """gain(view, move): a legal move's gain, as short as "+8", on one line or two; pages write it on the drawn part that makes
    the move, " ▲7" after it as its second half: a crane and what the gain would be with it; ♛ is a majority gained, ⚑ what
    becomes the tallest, ⚐ what becomes as tall as another."""
    asks: Callable[[State], Mapping[str, Text]] = no_asks
    """asks(view): the next step in words, by the id of a part that a move still lacks or the beginning of such ids ("block"
    for "block-0-4"), in the order of asking; with " ▲" behind the id where some of the moves gain more with a crane."""
    glance: Callable[[State], Glance | None] = no_glance
    """glance(view): the strip over the board on a narrow screen, where the seats' panels lie far below."""
    at_stake: Callable[[State], Sequence[int]] = nothing_at_stake
    """at_stake(view): of each seat's points those that count minus as the game stands, and plus if what they belong to is
    finished; pages show both sums: "17 / −11" for −11 points of which 14 are at stake. Empty where all is certain."""
    stake: Text = NO_TEXT
    """What a number of points at stake means, in a sentence."""
    to_lose: Callable[[State], Sequence[int]] = nothing_to_lose
    """to_lose(view): of each seat the points below zero that count only at the end, 0 where the viewer knows of none; pages
    show both sums: "21 / −7". Whoever leads does so with what all know. Empty where nothing is lost so late."""
    loss: Text = NO_TEXT
    """What takes them, in a word or two."""
    to_come: Callable[[State], Sequence[int]] = nothing_to_come
    """to_come(view): what each seat will get at the end for what it has, and doesn't have yet; whoever leads does so with it.
    Empty where scores say it."""
    counts: Callable[[State, int], Sequence[str]] = no_counts
    """counts(view, move): what is drawn that a legal move's gain counts besides its own parts; pages mark it, by
    an element of the class "counts" within if there is one, while the move or the piece in hand that makes it is looked at."""
    characters: Sequence[Character] = ()
    """The players of bots' seats, as many as there are seats at the most."""
    incomes: Text | None = None
    """The heading of everybody's largest incomes, told instead of best turns where others' moves bring the most."""
    unit: ScoreUnit = POINTS
    """The unit of scores."""
    points_are_kept: bool = True
    """Whether a move brings at once what its seat has for it at the end: no scoring is waited for, nothing can turn."""
    round_number: Callable[[State], int] = no_rounds
    """round_number(view): the round that is played, from 1, by which players find their way; 0 before the first, or where
    they count none."""
    standings: Callable[[State], Standings | None] = no_standings
    """standings(view): how everybody stands after a round, as long as it is fresh in everybody's mind; else None."""

    def standing(self, view: State, scores: Sequence[int]) -> tuple[int, ...]:
        """Return scores with what is to come, by which seats stand: they are the sums of the breakdown."""
        return tuple(map(add, scores, self.to_come(view) or (0,) * len(scores)))
