"""Courses remember what each seat was shown, in its order, and nothing else."""

import copy
import pickle
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.core.record import read
from baumeister.envs.course import UNSHOWN, Course
from baumeister.games import GAMES
from baumeister.positions.game import Game
from baumeister.records.trace import random_game


def courses(game: Game, seed: int) -> list[Course]:
    """Return all points of a random game."""
    found = [Course.start(bm.game(game.id, game.seats))]
    for position in list(random_game(found[0].game, seed))[1:]:
        assert position.move is not None
        found.append(found[-1].play(position.move.number))
        assert found[-1].raw == position.raw
    return found


def told(line: list[Course], numbers: list[int], seat: int) -> tuple[object, ...]:
    """Return, found by itself, all that a seat was shown: which moves, and its views between them."""
    rules, steps = line[0].game.rules, list[object]()
    for before, number, after in zip(line, numbers, line[1:], strict=False):
        is_shown = rules.sees(read(rules.state, before.raw), number, seat)
        steps.append((number if is_shown else UNSHOWN, after.view(seat).raw))
    return tuple(steps)


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_equal_exactly_when_a_seat_was_shown_the_same(name: str) -> None:
    """Over all that can follow two moves on from some points of a game: by chance, by seats."""
    line = courses(bm.game(name), 3)
    numbers = [course.move for course in line[1:]]
    for ply in (0, 5, len(line) // 2, len(line) - 3):
        kept: dict[tuple[int, bytes], set[object]] = defaultdict(set)
        keys: dict[tuple[int, object], set[bytes]] = defaultdict(set)
        for ends in branches(line[ply], 2):
            for seat in range(line[0].game.seats + 1):
                whole = [*line[: ply + 1], *(course for course, _ in ends)]
                known = told(whole, [*numbers[:ply], *(number for _, number in ends)], seat)
                kept[seat, ends[-1][0].key(seat)].add(known)
                keys[seat, known].add(ends[-1][0].key(seat))
        assert {len(known) for known in kept.values()} == {1}
        assert {len(found) for found in keys.values()} == {1}


def branches(course: Course, depth: int) -> list[list[tuple[Course, int]]]:
    """Return some lines of so many moves from a point: of every decision the first moves, the last and some between."""
    legal = course.game.engine.legal(course.raw) if course.actor >= 0 else []
    chosen = sorted({*legal[:4], *legal[:: max(1, len(legal) // 4)], *legal[-1:]})
    found = []
    for number in chosen:
        after = course.play(number)
        rests = branches(after, depth - 1) if depth > 1 and after.actor >= 0 else [[]]
        found += [[(after, number), *rest] for rest in rests]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_is_a_course_that_the_seat_cannot_tell_apart(name: str) -> None:
    line = courses(bm.game(name), 5)
    rng = rng_from(1)
    for course in line[:: len(line) // 8]:
        for seat in range(1, course.game.seats + 1):
            other = course.guess(seat, rng)
            assert other.key(seat) == course.key(seat)
            assert other.view(seat) == course.view(seat)
            assert np.array_equal(other.shown(seat), course.shown(seat))
            if other.actor >= 0:
                number = other.game.engine.legal(other.raw)[0]
                assert len(other.play(number).shown(seat)) == len(course.shown(seat)) + 1


def test_what_others_were_dealt_is_not_in_a_memory() -> None:
    course = courses(bm.game("manhattan", 2), 1)[9]
    assert (course.shown(0) == UNSHOWN).any()
    assert (course.shown(1) == UNSHOWN).any()
    assert not ((course.shown(1) == UNSHOWN) & (course.shown(2) == UNSHOWN)).any()


def test_courses_are_copied_and_pickled_with_what_is_remembered() -> None:
    course = courses(bm.game("wettstreit", 3), 2)[40]
    assert copy.deepcopy(course) is course
    other = pickle.loads(pickle.dumps(course))
    assert other.raw == course.raw
    for seat in range(4):
        assert other.key(seat) == course.key(seat)
        assert np.array_equal(other.shown(seat), course.shown(seat))


def test_what_is_asked_wrongly_is_answered_in_a_sentence() -> None:
    course = courses(bm.game("manhattan", 2), 1)[20]
    asked: tuple[Callable[[Any], object], ...] = (course.view, course.key, course.shown, course.guess)
    for ask in asked:
        for nobody in (-1, 3, "P1", None):
            with pytest.raises(bm.NoSuchSeatError, match=r"there is no seat .*: seats are 1 to 2, 0 is a spectator"):
                ask(nobody)
    for source in ("seven", 1.5, True):
        with pytest.raises(bm.BaumeisterError, match=r"a seed .a whole number from 0. or a NumPy Generator"):
            course.guess(1, source)  # type: ignore[arg-type]
    with pytest.raises(bm.BaumeisterError, match=r"a course is of a game, as baumeister.game\(…\) makes it"):
        Course.start("manhattan")  # type: ignore[arg-type]
    assert course.guess(1, 7).raw == course.guess(1, rng_from(7)).raw
