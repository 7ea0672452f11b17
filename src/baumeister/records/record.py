"""Records: a game as its list of moves, in UTF-8 JSON.

    {"format": "baumeister/1", "game": "manhattan", "seats": 4, "options": {}, "players": ["Ada", "Ben", "Cem", "Dora"],
     "moves": ["deal 5", "deal 1", ...], "scores": [41, 38, 44, 40], "winners": [3]}

`players`, `scores`, `winners` and `chance` (how the chance moves of a live table were made) may be absent; `scores` and
`winners` stand for a finished game only. Reading a record replays it, so every record read is a legal game.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from baumeister.core.errors import BadRecordError, BaumeisterError, IllegalMove, UnknownGameError
from baumeister.core.record import Json
from baumeister.games import rules
from baumeister.present.game import Game, Position

FORMAT = "baumeister/1"
"""The format that `write` writes and `read` reads."""


JOINERS = dict.fromkeys((0x200C, 0x200D))
"""Characters that shape their neighbours in emoji and some scripts: names have them."""

Document: TypeAlias = Mapping[str, Any]
"""A record or a part of it, as JSON gives it."""


@dataclass(frozen=True)
class Record:
    """A record that has been read: its last position (which knows all before it), its players, the proof of its chance."""

    position: Position
    players: tuple[str, ...] | None
    chance: Document | None

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.position.game


def write(position: Position, players: Sequence[str] | None = None, chance: Document | None = None) -> Json:
    """Return the record of the game that led to a position, ready for `json.dumps`.

    Raises:
        BaumeisterError: if this is no position, but a view, say, which doesn't know the moves.
    """
    if not isinstance(position, Position):
        raise BaumeisterError(f"a record is written of a position, which knows its moves, not of {position!r}")
    record: Json = {
        "format": FORMAT,
        "game": position.game.id,
        "seats": position.game.seats,
        "options": dict(position.game.options),
    }
    if players is not None:
        record["players"] = list(players)
    record["moves"] = [str(move) for move in position.history]
    if position.is_over:
        record |= {"scores": list(position.scores), "winners": list(position.winners)}
    if chance is not None:
        record["chance"] = dict(chance)
    return record


def read(source: str | bytes | Document) -> Record:
    """Read a record, replaying its moves.

    Args:
        source: its JSON text, or the document.

    Raises:
        BadRecordError: what is wrong with it; if a move is, with the number of the first bad one, counted from 0.
    """
    document = _document(source)
    game = _game(document)
    position = _replay(game, _strings(document, "moves") or ())
    _compare_result(document, position)
    players = _strings(document, "players")
    if players is not None and len(players) != game.seats:
        raise BadRecordError(f"“players” names {len(players)} players, but {game.seats} seats play")
    chance = document.get("chance")
    if chance is not None and not isinstance(chance, Mapping):
        raise BadRecordError("“chance” must be an object")
    return Record(position, players, chance)


def _document(source: str | bytes | Document) -> Document:
    if not isinstance(source, str | bytes | Mapping):
        raise BadRecordError(f"a record is JSON text or the document itself, not {source!r}")
    try:
        document = json.loads(_text(source))
    except UnicodeDecodeError as error:
        raise BadRecordError(f"this is no JSON: byte {error.start} isn't UTF-8") from None
    except RecursionError:
        raise BadRecordError("this is no JSON that a record could be: it is nested too deeply") from None
    except (TypeError, ValueError) as error:
        raise BadRecordError(f"this is no JSON: {error}") from None
    if not isinstance(document, Mapping):
        raise BadRecordError("a record is a JSON object")
    if document.get("format") != FORMAT:
        raise BadRecordError(f"“format” must be “{FORMAT}”, not {json.dumps(document.get('format'))}")
    missing = [name for name in ("game", "seats", "moves") if name not in document]
    if missing:
        raise BadRecordError(f"“{missing[0]}” is missing")
    return document


def _text(source: str | bytes | Document) -> str:
    """Return JSON text: that of a document too, which then holds nothing that JSON can't."""
    if isinstance(source, Mapping):
        return json.dumps(source, default=_as_object)
    return source.decode("utf-8-sig") if isinstance(source, bytes) else source


def _as_object(value: object) -> Json:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"it holds {value!r}, for which JSON has no form")


def _game(document: Document) -> Game:
    name, seats, options = document["game"], document["seats"], document.get("options", {})
    if not isinstance(name, str):
        raise BadRecordError("“game” must be a string")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadRecordError("“seats” must be a whole number")
    if not isinstance(options, Mapping):
        raise BadRecordError("“options” must be an object whose values are strings")
    try:
        return Game(rules(name), seats, dict(_chosen(options)))
    except UnknownGameError as error:
        raise BadRecordError(str(error)) from None


def _chosen(options: Document) -> Iterator[tuple[str, str]]:
    for key, value in options.items():
        if not isinstance(value, str):
            raise BadRecordError("“options” must be an object whose values are strings")
        yield key, value


def _strings(document: Document, name: str) -> tuple[str, ...] | None:
    if name not in document:
        return None
    values = document[name]
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadRecordError(f"“{name}” must be a list of strings")
    if not all(value.translate(JOINERS).isprintable() for value in values):
        raise BadRecordError(f"“{name}” holds characters that can't be printed")
    return tuple(values)


def _replay(game: Game, moves: Sequence[str]) -> Position:
    position = game.start()
    for ply, move in enumerate(moves):
        try:
            position = position.play(move)
        except IllegalMove as error:
            raise BadRecordError(f"move {ply}, “{move}”: {error}", ply) from None
    return position


def _compare_result(document: Document, position: Position) -> None:
    for name, found in (("scores", position.scores), ("winners", position.winners)):
        if name not in document:
            continue
        claimed = document[name]
        if not position.is_over:
            raise BadRecordError(f"“{name}” stands in the record, but the game is not over after its {position.ply} moves")
        if json.dumps(claimed) != json.dumps(list(found)):
            raise BadRecordError(f"“{name}” is {json.dumps(claimed)}, but the moves lead to {json.dumps(list(found))}")
