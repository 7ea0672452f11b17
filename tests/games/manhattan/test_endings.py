"""Who wins and by what, in sentences; and the same winners as those of the plain game."""

import pytest

from baumeister.core.chance import Rng, below, rng_from
from baumeister.games.manhattan.words.endings import ending, winning_seats
from baumeister.records.trace import random_game
from tests.games.kinds import Game
from tests.games.manhattan.scenes import FOUR, GAMES, THREE, by_colour, placed, plain_table
from tests.games.manhattan.test_log_scoring import BOARD, LOW


def ending_of(game: Game, board: str, *scores: int) -> tuple[list[int], list[tuple[str, str]]]:
    """Return who would win, from 0, and why, in English."""
    state = placed(game, board, scores=scores).state
    return winning_seats(state), [(line.rule, by_colour(game, line.text).en) for line in ending(state)]


def test_most_points_win() -> None:
    assert ending_of(FOUR, BOARD, 40, 44, 43, 12) == ([1], [("MH 5.1", "Blue wins with 44 points")])
    assert ending_of(FOUR, BOARD, 0, 0, 0, 1) == ([3], [("MH 5.1", "Purple wins with 1 point")])


def test_a_tie_is_broken_by_the_higher_building() -> None:
    assert ending_of(FOUR, BOARD, 40, 44, 44, 44) == (
        [1],
        [
            ("MH 5.1", "Tie: Blue, Yellow and Purple have 44 points each"),
            ("MH 5.2", "Tiebreaker, tallest building: Blue 4 floors, Yellow 1 floor, Purple 1 floor"),
            ("MH 5.2", "Blue wins with the taller building"),
        ],
    )


def test_then_by_more_majorities_among_those_still_tied() -> None:
    board = "o4b4 o3 . | y4b4 . . | y3b1o4 . .\n. . . | . . . | . . .\n. . . | . . . | . . .\n" + "y2 b1 y1" + LOW[5:]
    winners, lines = ending_of(THREE, board, 50, 50, 50)
    assert lines[1] == ("MH 5.2", "Tiebreaker, tallest building: Orange 8 floors, Blue 8 floors, Yellow 2 floors")
    assert lines[2] == ("MH 5.2", "Tiebreaker, city majorities: Orange 1, Blue 1")
    assert lines[3] == ("MH 5.2", "Still tied: Orange and Blue share the victory")
    assert winners == [0, 1]
    winners, lines = ending_of(THREE, board.replace("o4b4 o3", "o4b4 . "), 50, 50, 50)
    assert winners == [1]
    assert lines[2:] == [
        ("MH 5.2", "Tiebreaker, city majorities: Orange 1, Blue 2"),
        ("MH 5.2", "Blue wins with more city majorities"),
    ]


def some_board(game: Game, rng: Rng) -> str:
    """Draw a board with a few low buildings."""
    letters = "obyp" if game.seats == 2 else "obyp"[: game.seats]
    cells = [["."] * 9 for _ in range(6)]
    for _ in range(6):
        cells[below(rng, 6)][below(rng, 9)] = f"{letters[below(rng, len(letters))]}{1 + below(rng, 2)}"
    return "\n".join(" ".join(row) for row in cells)


ENDS = {0: "gewinnt mit", 1: "dem höheren", 2: "mehr Mehrheiten", 3: "teilen sich"}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_winners_are_those_of_the_plain_game_and_the_last_sentence_names_them(game: Game) -> None:
    rng, last_words = rng_from(1), set()
    for _ in range(100):
        scores = tuple(60 + below(rng, 2) for _ in range(game.seats))
        state = placed(game, some_board(game, rng), scores=scores).state
        won = [seat - 1 for seat in plain_table(game, state).winners()]
        assert winning_seats(state) == won
        last = list(ending(state))[-1].text
        assert [piece - 1 for piece in last.pieces("en") if isinstance(piece, int)] == won
        last_words |= {way for way, words in ENDS.items() if words in last.de}
    assert last_words == set(ENDS)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_log_of_the_last_move_ends_with_the_winners(game: Game) -> None:
    last = list(random_game(game, 1))[-1]
    assert [seat + 1 for seat in winning_seats(last.state)] == list(last.winners)
    assert last.log(0)[-1].text == list(ending(last.state))[-1].text.named(game.seat_names)
