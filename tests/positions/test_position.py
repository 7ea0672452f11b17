"""Positions and views are values: immutable, comparable, small to keep and to send."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.core.errors import (
    BadStateError,
    BaumeisterError,
    IllegalMove,
    NoSuchSeatError,
    NothingToUndoError,
    UnknownGameError,
)
from baumeister.games import GAMES
from baumeister.positions.game import Move
from baumeister.svg import PRINT
from tests.conformance.games import ALL, line_of


def a_line(name: str) -> tuple[bm.Position, ...]:
    return line_of(next(game for game in ALL if game.id == name), 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_any_game_is_pickled_with_all_that_happened(name: str) -> None:
    last = a_line(name)[-1]
    sent = pickle.dumps(last)
    assert len(sent) < 2000 + last.game.rules.state.dtype.itemsize + 4 * last.ply
    again = pickle.loads(sent)
    assert again == last
    assert again.history == last.history
    assert again.undo(last.ply // 2) == last.undo(last.ply // 2)
    assert again.play is not None
    assert copy.deepcopy(last) is last


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_small_however_long_the_game(name: str) -> None:
    view = a_line(name)[-3].view(1)
    sent = pickle.dumps(view)
    assert len(sent) < 4000
    assert pickle.loads(sent) == view
    assert pickle.loads(sent).moves == view.moves


def test_a_position_that_began_elsewhere_is_pickled_from_there() -> None:
    position = bm.game("manhattan", 2).start()
    while position.actor == 0:
        position = position.play(position.moves[0])
    guessed = position.view(1).guess(3).play(position.view(1).moves[0])
    again = pickle.loads(pickle.dumps(guessed))
    assert again.before == guessed.before
    assert again.line() == guessed.line()


def test_positions_are_equal_if_game_and_state_are() -> None:
    game = bm.game("skyline", 2)
    one, two = game.start(), bm.game("skyline", 2).start()
    assert one == two
    assert hash(one) == hash(two)
    assert one != one.play(one.moves[0])
    assert one != bm.game("skyline", 3).start()
    assert one.view(1) != one.view(2)
    assert len({one, two, one.view(0)}) == 2
    assert one != "a position"


def test_nothing_of_a_position_can_be_written_to() -> None:
    position: Any = bm.game("manhattan").start()
    for name, value in (("game", None), ("raw", b""), ("scores", ()), ("new", 1)):
        with pytest.raises(AttributeError, match="immutable"):
            setattr(position, name, value)
    with pytest.raises(AttributeError, match="immutable"):
        del position.game
    with pytest.raises(ValueError, match="read-only"):
        position.state.ply = 99
    with pytest.raises(ValueError, match="read-only"):
        position.state.supply[0, 0] = 1
    with pytest.raises(TypeError):
        position.game.options["separate_colours"] = "on"


def test_a_guess_takes_a_seed_or_a_generator() -> None:
    view = a_line("manhattan")[60].view(1)
    assert view.guess(7) == view.guess(np.int64(7)) == view.guess(rng_from(7))
    assert view.guess(np.random.default_rng(1)) == view.guess(np.random.default_rng(1))
    assert view.guess().view(1) == view
    for nonsense in ("seven", 1.5, [1], np.zeros(3), True, np.random.RandomState(1)):
        with pytest.raises(BaumeisterError, match="a seed"):
            view.guess(nonsense)  # type: ignore[arg-type]
    with pytest.raises(BaumeisterError, match="from 0"):
        view.guess(-1)


def test_numbers_of_any_kind_are_numbers() -> None:
    assert bm.game("neue_heimat", seats=np.int64(3), rounds=3) == bm.game("neue_heimat", 3, rounds="3")
    position = bm.game("manhattan", seats=np.uint8(2)).start()
    assert position.view(np.int8(1)) == position.view(1)
    assert position.play(np.int32(position.numbers[0])) == position.play(position.moves[0])
    for seats in ("two", 2.0, None.__class__):
        with pytest.raises(UnknownGameError, match="2 to 4 seats"):
            bm.game("manhattan", seats=seats)  # type: ignore[arg-type]
    for rounds in (9, 1.5, "many"):
        with pytest.raises(UnknownGameError, match="one of 1, 2, 3, 4, 5"):
            bm.game("neue_heimat", rounds=rounds)  # type: ignore[arg-type]


START = bm.game("manhattan", 3).start()
WRONG: dict[str, tuple[Callable[[Any, Any], object], tuple[Any, ...], type[BaumeisterError], str]] = {
    "a view's seat": (bm.Position.view, (4, -1, 1.5, "P1", None, True), NoSuchSeatError, "seats are 1 to 3"),
    "moves to take back": (
        bm.Position.undo,
        (1, -1, 1.5, "a", None, False),
        NothingToUndoError,
        "only 0 to 0: 0 have been made",
    ),
    "a move": (bm.Position.play, ("e4", np.str_("e4")), IllegalMove, "C4: “e4” is not a move in Manhattan; write moves like"),
    "a number of a move": (
        bm.Position.play,
        (-1, 676, 9999, 10**30, np.int64(-1), 1.0, 1.5, np.float32(1), True, np.bool_(1), None, b"A1+2", ["A1+2"], [1]),
        IllegalMove,
        "C4: .* is not a move in Manhattan; moves are numbered from 0 to 675, or written like A5",
    ),
    "a move to look up": (
        lambda start, move: start.game.move(move),
        ("e4", [1], -1, 676, True),
        IllegalMove,
        "is not a move in Manhattan",
    ),
    "a view to play": (
        lambda start, move: start.view(1).play(move),
        ("deal 5", 0),
        BaumeisterError,
        "a view can't be played on",
    ),
    "an observation of all": (lambda start, _: start.observation(), (None,), BaumeisterError, r"take position\.view"),
    "seats": (lambda _, seats: bm.game("manhattan", seats), (2.0, "two", True), UnknownGameError, "a whole number, not"),
    "a game": (
        lambda start, game: bm.Position(game, start.raw),
        (None, "manhattan"),
        BadStateError,
        r"as baumeister.game\(…\)",
    ),
    "a look": (
        bm.Position.svg,
        ("de", 3),
        BaumeisterError,
        "a look is PRINT or BLUEPRINT of baumeister.svg, or BLUEPRINT.speak",
    ),
    "a language": (
        lambda _, language: PRINT.speaking(language),
        ("fr", None),
        BaumeisterError,
        "drawings speak en and de, not",
    ),
    "a record of": (lambda _, given: bm.records.write(given), (None, START.view(1)), BaumeisterError, "written of a position"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_asked_wrongly_is_answered_in_a_sentence(what: str) -> None:
    ask, nonsense, error, sentence = WRONG[what]
    for given in nonsense:
        with pytest.raises(error, match=sentence):
            ask(START, given)


def test_a_move_goes_by_its_notation_whatever_number_it_bears() -> None:
    game = bm.game("manhattan", 2)
    position = game.start()
    other = next(move for move in bm.game("skyline", 2).moves if move not in game.rules.numbers)
    for foreign in (other, Move("nonsense", position.numbers[0])):
        with pytest.raises(IllegalMove, match="C4"):
            position.play(foreign)
    text = position.moves[1]
    assert position.play(Move(text, position.numbers[0])) == position.play(text)


def test_games_and_moves_cannot_be_changed() -> None:
    game: Any = bm.game("neue_heimat", 3)
    with pytest.raises(AttributeError, match="immutable"):
        game.seats = 5
    with pytest.raises(AttributeError, match="immutable"):
        del game.rules
    with pytest.raises(ValueError, match="read-only"):
        game.option_indices[0] = 1
    with pytest.raises(AttributeError, match="immutable"):
        game.moves[3].number = 4


def altered(raw: bytes, at: int, number: int) -> bytes:
    return raw[:at] + number.to_bytes(1, "little", signed=True) + raw[at + 1 :]


SEATS, ACTOR, VIEWER = range(3)  # where the heading has them
FULL_RAW, VIEW_RAW = START.raw, START.view(1).raw


@pytest.mark.parametrize(
    "bad",
    [
        *(b"", b"abc", FULL_RAW[:-1], FULL_RAW + b"\0", None, 7, "state", bytearray(FULL_RAW)),
        *(bm.game("skyline", 3).start().state, bm.game("skyline", 3).start().raw, bm.game("manhattan", 4).start().state),
        *(altered(FULL_RAW, SEATS, 4), altered(FULL_RAW, ACTOR, 4), altered(FULL_RAW, ACTOR, -2)),
    ],
)
@pytest.mark.parametrize("kind", [bm.View, bm.Position])
def test_what_is_no_state_of_the_game_is_refused(kind: type[bm.View], bad: Any) -> None:
    with pytest.raises(BadStateError, match="state"):
        kind(START.game, bad)


def test_a_position_is_made_of_full_states_and_a_view_of_views() -> None:
    for raw in (VIEW_RAW, altered(FULL_RAW, VIEWER, -2)):
        with pytest.raises(BadStateError, match="nothing is hidden in a position"):
            bm.Position(START.game, raw)
    for raw in (FULL_RAW, altered(VIEW_RAW, VIEWER, 4), altered(VIEW_RAW, VIEWER, -2)):
        with pytest.raises(BadStateError, match="a view is of a seat from 1 to 3 or 0"):
            bm.View(START.game, raw)
    assert bm.Position(START.game, FULL_RAW) == bm.Position(START.game, START.state) == START
    assert bm.View(START.game, VIEW_RAW) == START.view(1)


def test_features_are_those_of_a_view() -> None:
    for name in GAMES:
        view = a_line(name)[40].view(2)
        numbers = view.observation()
        assert numbers.dtype == np.float32
        assert numbers.shape == (view.game.rules.feature_count,)
        assert numbers is not view.observation()


def test_views_say_what_they_are() -> None:
    view = a_line("buerger")[30].view(2)
    assert repr(view) == f"<Bürger, Baumeister & Co., view of seat 2, ply 30, scores {view.scores}>"
    assert view.ply == 30
