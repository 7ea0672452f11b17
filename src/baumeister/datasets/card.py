"""A data set in words, for people, and in checksums."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from baumeister.arena.journal import Journal, versions
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.arena.standing import standings
from baumeister.datasets.columns import COLUMNS
from baumeister.present.game import Game

CARD, SUMS = "README.md", "SHA256SUMS"


def card(match: Match, journal: Journal, game: Game, has_tables: bool) -> str:
    """Return a data set's description, as Markdown."""
    results = sorted(journal.results, key=lambda result: result.fixture)
    tables = columns(game) if has_tables else ()
    return "\n".join([*heading(match, game), *contents(match, results), *tables, *origin(journal, match)])


def heading(match: Match, game: Game) -> Iterator[str]:
    """Yield the data set's title and a sentence on it."""
    options = "".join(f", {name}={value}" for name, value in match.options.items())
    yield from (
        "---",
        f"pretty_name: {game.rules.title.en} by {', '.join(match.kinds)}",
        "task_categories:",
        "- reinforcement-learning",
        "---",
        "",
    )
    yield from (f"# {game.rules.title.en}: games of {', '.join(match.kinds)}", "")
    yield f"Games of `{match.game}` of Baumeister with {match.seats} seats{options}, played by bots."
    yield ""


def contents(match: Match, results: Sequence[Result]) -> Iterator[str]:
    """Yield the contents, and how the games went."""
    whole = [result for result in results if result.failure is None]
    yield from ("## Contents", "", "| | |", "|---|--:|")
    yield f"| games | {len(results)} |"
    yield f"| of them cut short because a bot failed | {len(results) - len(whole)} |"
    yield f"| moves of a game, on average | {fmean(result.plies for result in results):.1f} |"
    yield f"| decisions among several moves, on average | {fmean(sum(result.decisions) for result in results):.1f} |"
    for seat in range(match.seats):
        won = fmean(result.shares[seat] for result in results)
        points = fmean(result.scores[seat] for result in results)
        yield f"| seat {seat + 1}: share of the win, points | {won:.1%}, {points:.1f} |"
    if len(match.kinds) > 1:
        yield from ("", "| bot | games | share of the win | points |", "|---|--:|--:|--:|")
        for one in standings(match, results):
            yield f"| `{one.bot}` | {one.games} | {one.share.mean:.1%} | {one.points:.1f} |"
    yield ""
    yield "- `records/`: each game as a record, `baumeister/1`: every move in notation, chance's too. They hide nothing."
    yield "- `thoughts/`: what searches found in a game: for each of their decisions its ply and, for each move tried,"
    yield "  the move's number, how often it was tried, the seat's share of the win after it."
    yield "- `games.jsonl`: seatings, points, winners, times."
    yield f"- `{SUMS}`: checksums; `sha256sum --check {SUMS}` compares them."
    yield ""


def columns(game: Game) -> Iterator[str]:
    """Yield the meaning of the tables' columns."""
    rules = game.rules
    yield from ("## Tables of decisions", "")
    yield f"`decisions-*.parquet`: a row for each move of a seat, {rules.feature_count} features, {rules.seat_move_count} moves"
    yield "to choose from. What a row says of its moment is made from the view of the seat that moves; only results come"
    yield "later. Games that were cut short are left out."
    yield from ("", "| column | type | meaning |", "|---|---|---|")
    yield from (f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in COLUMNS)
    yield ""


def origin(journal: Journal, match: Match) -> Iterator[str]:
    """Yield how the data was made."""
    yield from ("## How it was made", "", "| | |", "|---|---|")
    yield f"| bots | {', '.join(match.bots)} |"
    yield f"| seconds for a move | {match.seconds or 'no limit for all'} |"
    yield f"| simulations for a move | {match.simulations or 'no limit for all'} |"
    yield f"| seed | {match.seed} |"
    yield f"| Baumeister | {', '.join(versions(journal.sessions))} |"
    yield f"| machine | {', '.join(dict.fromkeys(str(session['machine']) for session in journal.sessions))} |"
    yield from (
        "",
        "Each deal is played once from every seat, with the same luck. With limits of simulations the same seed brings the",
    )
    yield from ("same games; with limits of time it can't. Nothing in it comes from people.", "")


def write_card(match: Match, journal: Journal, game: Game, has_tables: bool) -> None:
    """Write the card, and the checksums of all files that belong to the data set."""
    folder = journal.folder
    (folder / CARD).write_text(card(match, journal, game, has_tables), encoding="utf-8")
    kept = ("*.jsonl", CARD, "records/*.json", "thoughts/*.json", "*.parquet")
    paths = sorted(path for pattern in kept for path in folder.glob(pattern))
    lines = [f"{checksum(path)}  {path.relative_to(folder).as_posix()}\n" for path in paths]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def checksum(path: Path) -> str:
    """Return a file's SHA-256, in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
