"""Records: written and read again, every game is the same to the byte; whatever is wrong with one is said."""

import json

import pytest

from baumeister.core.errors import BadRecordError
from baumeister.core.record import as_bytes
from baumeister.present.game import Game
from baumeister.records import read, write
from tests.conformance.games import line_of


@pytest.mark.parametrize("seed", range(3))
def test_records_round_trip(game: Game, seed: int) -> None:
    line = line_of(game, seed)
    for position in (line[0], line[len(line) // 2], line[-1]):
        document = write(position)
        text = json.dumps(document)
        for source in (document, text, text.encode()):
            again = read(source)
            assert again.game == game
            assert as_bytes(again.position.state) == as_bytes(position.state)
            assert again.position.history == position.history
        assert write(read(document).position) == document


def test_a_record_keeps_the_players(game: Game) -> None:
    players = tuple(f"Zoë {seat}" for seat in range(game.seats))
    assert read(json.dumps(write(line_of(game, 0)[-1], players))).players == players


def test_a_record_names_its_first_bad_move(game: Game) -> None:
    last = line_of(game, 0)[-1]
    for ply in (0, last.ply // 2, last.ply - 1):
        position = last.line()[ply]
        illegal = next(move for move in game.moves if move.number not in position.numbers)
        document = write(last)
        document["moves"][ply] = str(illegal)
        with pytest.raises(BadRecordError) as bad:
            read(document)
        assert bad.value.ply == ply
        assert str(ply) in str(bad.value)
    document = write(last)
    document["moves"].append(document["moves"][-1])
    with pytest.raises(BadRecordError) as bad:
        read(document)
    assert bad.value.ply == last.ply


def test_a_wrong_result_is_refused(game: Game) -> None:
    last = line_of(game, 0)[-1]
    document = write(last)
    document["scores"] = [points + 1 for points in document["scores"]]
    with pytest.raises(BadRecordError):
        read(document)
