"""Records round-trip; a bad one is refused with a sentence and the number of its first bad move."""

import json
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

import baumeister
from baumeister.core.errors import BadRecordError
from baumeister.present.game import Position
from baumeister.records import read, write
from baumeister.records.trace import random_game

Document = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Position:
    return list(random_game(baumeister.game("manhattan", seats=3), seed=5))[-1]


@pytest.fixture
def document(finished: Position) -> Document:
    return write(finished, players=["Ada", "Ben", "Cem"])


def test_a_finished_game_round_trips(finished: Position, document: Document) -> None:
    record = read(json.dumps(document))
    assert record.position.history == finished.history
    assert record.players == ("Ada", "Ben", "Cem")
    assert write(record.position, record.players) == document
    assert document["scores"] == list(finished.scores)
    assert document["winners"] == list(finished.winners)


def test_players_names_are_joined_as_emoji_are(document: Document) -> None:
    names = ["👩\u200d🚀", "علی\u200cرضا", "Cem"]
    assert read(json.dumps(document | {"players": names})).players == tuple(names)


def test_an_unfinished_game_has_no_result(finished: Position) -> None:
    document = write(finished.undo(10))
    assert "scores" not in document
    assert read(document).position.ply == finished.ply - 10


def test_options_are_kept() -> None:
    position = baumeister.game("manhattan", seats=2, separate_colours="on").start()
    document = write(position)
    assert document["options"] == {"separate_colours": "on"}
    assert read(document).game.options == {"separate_colours": "on"}


def test_the_first_bad_move_is_named(document: Document) -> None:
    document["moves"][20] = "A1+9"
    document["moves"][30] = "nonsense"
    with pytest.raises(BadRecordError, match=r"^move 20, “A1\+9”: ") as refusal:
        read(document)
    assert refusal.value.ply == 20


def test_moves_after_the_end_are_refused(document: Document) -> None:
    document["moves"].append("draw 1")
    with pytest.raises(BadRecordError, match="the game is over") as refusal:
        read(document)
    assert refusal.value.ply == len(document["moves"]) - 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "baumeister/9"}, '“format” must be “baumeister/1”, not "baumeister/9"'),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"game": 3}, "“game” must be a string"),
        ({"seats": 9}, "Manhattan is for 2 to 4 seats, not 9"),
        ({"seats": "3"}, "“seats” must be a whole number"),
        ({"seats": True}, "“seats” must be a whole number"),
        ({"options": {"speed": "on"}}, "no option “speed”"),
        ({"options": {"separate_colours": True}}, "whose values are strings"),
        ({"options": {"separate_colours": "on"}}, "exists with 2 seats only"),
        ({"options": []}, "“options” must be an object"),
        ({"options": {"\ud800": "on"}}, "no option “\ud800”"),
        ({"options": {"separate_colours": "\ud800"}}, "is one of"),
        ({"moves": ["\ud800"]}, "“moves” holds characters that can't be printed"),
        ({"players": ["\ud800", "B", "C"]}, "“players” holds characters that can't be printed"),
        ({"moves": "deal 5"}, "“moves” must be a list of strings"),
        ({"moves": [1]}, "“moves” must be a list of strings"),
        ({"players": ["Ada"]}, "names 1 players, but 3 seats play"),
        ({"scores": [0, 0, 0]}, "“scores” is"),
        ({"winners": []}, "“winners” is"),
        ({"chance": 5}, "“chance” must be an object"),
    ],
)
def test_bad_documents_are_refused(document: Document, change: Document, message: str) -> None:
    with pytest.raises(BadRecordError, match=message.replace("(", r"\(")):
        read(document | change)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this is no JSON"),
        ("[]", "a record is a JSON object"),
        ('{"format": "baumeister/1"}', "“game” is missing"),
        ("[" * 100_000, "this is no JSON"),
        (b"\xff", "this is no JSON"),
    ],
)
def test_bad_texts_are_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(BadRecordError, match=message):
        read(text)


@pytest.mark.parametrize(
    "change", [{"format": b"x"}, {"scores": np.zeros(3)}, {"moves": {1}}, {"players": {(1, 2): "Ada"}}, {"seats": np.int64(3)}]
)
def test_a_document_that_json_cannot_hold_is_refused(document: Document, change: Document) -> None:
    with pytest.raises(BadRecordError, match="this is no JSON"):
        read(document | change)


def test_a_document_that_holds_itself_is_refused(document: Document) -> None:
    document["chance"] = document
    with pytest.raises(BadRecordError, match="this is no JSON"):
        read(document)


def test_mappings_of_every_kind_are_objects(document: Document) -> None:
    frozen = MappingProxyType(document | {"options": MappingProxyType({})})
    assert read(frozen).position == read(document).position


def test_what_is_no_text_is_refused() -> None:
    for source in (None, 7, ["moves"]):
        with pytest.raises(BadRecordError, match="a record is JSON text"):
            read(source)  # type: ignore[arg-type]


def test_a_result_without_an_end_is_refused(document: Document) -> None:
    document["moves"].pop()
    with pytest.raises(BadRecordError, match="the game is not over"):
        read(document)
