"""Every game's guided first game: legal move by move, told in both languages, and with each kind of move in it."""

import hashlib
import re
from itertools import accumulate

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.present.tour import Tour
from baumeister.records.fairness import chance_move
from baumeister.text import LANGUAGES

LONGEST = 190  # characters: what the strip holds
SPECIAL = {"corner", "scrap", "cancel", "neutral"}  # moves of a variant, or of a rare emergency
LEFT_OUT = {"discard", "rob", "leave", "under", "refuse", "advance", "tax", "return", "swap", "remove", "x"}
"""Answers to what seldom happens, to be learned when it does: one of each family is in the script."""
EACH_GAME = pytest.mark.parametrize("name", GAMES)


def tour_of(name: str) -> tuple[Game, Tour]:
    """Return a game as its tour is played."""
    tour = rules(name).tour
    return Game(rules(name), tour.seats, tour.options), tour


def followed(position: Position, tour: Tour) -> Position:
    """Return the position after the moves of chance that follow from the seed."""
    while position.actor == 0:
        position = position.play(chance_move(tour.seed, 0, position))
    return position


def positions(name: str) -> list[Position]:
    """Return the positions before each step of a tour, and after the last."""
    game, tour = tour_of(name)
    found = [followed(game.start(), tour)]
    for step in tour.steps:
        found.append(followed(found[-1].play(step.move), tour))
    return found


def form(move: str) -> str:
    """Return what tells forms of moves apart: the first word, or its signs if it is a place or a piece."""
    first = move.split(maxsplit=1)[0].rstrip("*")
    return re.sub(r"\w", "", first) or "piece" if re.search(r"\d", first) else first


@EACH_GAME
def test_its_moves_are_legal_and_told_to_whoever_makes_them(name: str) -> None:
    _, tour = tour_of(name)
    for step, position in zip(tour.steps, positions(name), strict=False):
        assert (step.text is not None) == (position.actor == tour.seat), step.move
        assert step.move in map(str, position.moves)
        assert tour.next(position) == step


@EACH_GAME
def test_each_kind_of_move_is_made_once(name: str) -> None:
    game, tour = tour_of(name)
    made = {form(step.move) for step in tour.steps if step.text is not None}
    all_kinds = {form(move) for move in game.rules.move_texts[: game.rules.seat_move_count]}
    assert all_kinds - SPECIAL - LEFT_OUT <= made


@EACH_GAME
def test_its_sentences_are_short_and_in_both_languages(name: str) -> None:
    _, tour = tour_of(name)
    texts = [step.text for step in tour.steps if step.text is not None]
    assert 5 <= len(texts) <= 20
    watched = [step.watch for step in tour.steps if step.watch is not None]
    looks = [look.text for step in tour.steps for look in step.looks]
    for text in (*texts, *looks, *watched, tour.last):
        assert all(20 < len(text[language]) <= LONGEST for language in LANGUAGES), text
        assert text.en != text.de


@EACH_GAME
def test_it_begins_with_who_wins_and_closes_with_how_the_game_ends(name: str) -> None:
    _, tour = tour_of(name)
    first = next(look.text for look in tour.steps[0].looks) if tour.steps[0].looks else tour.steps[0].text
    assert first is not None
    assert re.search(r"\bwins?\b", first.en)
    assert re.search(r"\bgewinn(t|en)\b", first.de)
    assert re.search(r"\b(ends|win)\b", tour.last.en)
    assert re.search(r"\b(Schluss|gewinnen)\b", tour.last.de)


@EACH_GAME
def test_the_guide_leads_to_the_end_and_then_goes(name: str) -> None:
    _, tour = tour_of(name)
    *before, end = positions(name)
    told = list(accumulate(step.count for step in tour.steps))
    guides = [guide for position in before if (guide := tour.guide(position)) is not None and guide.move]
    assert [guide.number for guide in guides] == [number for number, step in zip(told, tour.steps, strict=True) if step.text]
    last = tour.guide(end)
    assert last is not None
    assert last.number == last.count == told[-1]
    assert last.text == tour.last
    while end.actor != tour.seat:
        end = followed(end.play(end.moves[0]), tour)
    assert tour.next(end) is None
    assert tour.guide(end.play(end.moves[0])) is None


def test_what_happens_meanwhile_is_told() -> None:
    _, tour = tour_of("manhattan")
    meanwhile = [guide.watch for position in positions("manhattan") if (guide := tour.guide(position)) and not guide.text]
    assert any(text is not None and "scored" in text.en for text in meanwhile)


@EACH_GAME
def test_whoever_goes_their_own_way_is_told_so(name: str) -> None:
    _, tour = tour_of(name)
    first = positions(name)[0]
    other = next(move for move in first.moves if str(move) != tour.steps[0].move)
    astray = tour.guide(first.play(other))
    assert astray is not None
    assert astray.is_astray
    assert tour.next(first.play(other)) is None


def test_the_seeds_are_in_order_and_differ() -> None:
    seeds = [rules(name).tour.seed for name in GAMES]
    assert len(set(seeds)) == len(GAMES)
    assert all(len(seed) == len(hashlib.sha256().digest()) for seed in seeds)
