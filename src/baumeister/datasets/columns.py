"""The columns of a table of decisions: a row for each move of a seat, of games that were played to their end."""

from typing import NamedTuple


class Column(NamedTuple):
    """A column: its name, its type as the data card has it, its meaning."""

    name: str
    kind: str
    meaning: str


COLUMNS = (
    Column("deal", "int32", "number of the deal; games of one deal share their luck, so keep them on one side of a split"),
    Column("rotation", "int8", "which of the deal's games: by how many seats the bots have moved on"),
    Column("ply", "int32", "number of the move in its game, chance's moves counted"),
    Column("seat", "int8", "the seat that moved, from 1"),
    Column("bot", "string", "which bot that was"),
    Column("observation", "float32[features]", "the seat's knowledge, as `View.observation` writes it"),
    Column("mask", "bool[moves]", "which moves were legal, by number"),
    Column("move", "int32", "the move that was made"),
    Column("search_moves", "list of int32", "the moves that a search tried, the most tried first; empty if it didn't search"),
    Column("search_visits", "list of int32", "how often it tried each of them"),
    Column("search_shares", "list of float32", "the seat's share of the win after each of them, on average over its tries"),
    Column("share", "float32", "the seat's share of the win in the end, 1 for a sole winner"),
    Column("rank", "float32", "1 for the first place, 0 for the last"),
    Column("margin", "float32", "the seat's points in the end, less the most of another seat"),
)
