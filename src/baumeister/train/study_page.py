"""A study written down: a page of Markdown, and its chart."""

from collections.abc import Iterable, Sequence
from math import log

from baumeister.arena.chances import drawn, error
from baumeister.core.record import Json
from baumeister.present.game import Game
from baumeister.svg import Markup
from baumeister.train.study import Stage, Study

SHOWN = 12
"""So many rows of a long table."""
SMALL = 0.02
"""An error of the share of the win, in 0 … 1, that some hundred games can't tell from none."""
HEAD = """# {game}: what the network has learned

`baumeister judgement {id}` wrote this: {games} games with {seats} seats that the network played against itself, one move
ahead; {positions:,} positions of them. It was taught by {taught:,} games in {minutes:.0f} minutes{machine}.

## How right it is

Log loss of who won: less is better, and guessing evenly scores {nothing:.3f}. The chances that it states are {off:.1%} off on
average. The last two columns show where it errs: the share of the win it gives to the seat it sees ahead, and the share that
seat won. {worst}

| part of the games | network | evaluation made by hand | says | came |
|---|--:|--:|--:|--:|
{stages}

![Chances stated, and what came]({id}-chances.svg)

## What it looks at

By how much its log loss grows when some of its numbers are another position's. `Game.observation_slices` says where they are.

| numbers | log loss |
|---|--:|
{weights}

## How it opens

The network's most frequent first moves, up to {shown}, with how often it and the evaluation made by hand choose them; both look
one move ahead. The moves are in the game's [notation](../records.md).

| move | network | evaluation made by hand |
|---|--:|--:|
{openings}
"""


def page(game: Game, card: Json, study: Study) -> str:
    """Return a study as a page."""
    totals, made = card["totals"], card.get("made", {})
    gpu = f", with an {made['device']}" if made.get("device", "cpu") != "cpu" else ""
    return HEAD.format(
        game=game.rules.name,
        id=game.id,
        games=study.games,
        seats=game.seats,
        positions=study.positions,
        taught=totals["games"],
        minutes=totals["seconds"] / 60.0,
        machine=f" on {made['machine']}{gpu}" if "machine" in made else "",
        nothing=log(game.seats),
        off=error(study.calibration),
        worst=worst(study.stages),
        shown=SHOWN,
        stages=rows(
            (
                f"{place} of {len(study.stages)}",
                *(f"{errors.log_loss:.3f}" for errors in (one.own, one.hand)),
                *(f"{share:.1%}" for share in (one.said, one.came)),
            )
            for place, one in enumerate(study.stages, 1)
        ),
        weights=rows((f"`{name}`" if " " not in name else name, f"{grown:+.4f}") for name, grown in study.weights[:SHOWN]),
        openings=rows((f"`{move}`", f"{own:.0%}", f"{hand:.0%}") for move, own, hand in study.openings[:SHOWN]),
    )


def worst(stages: Sequence[Stage]) -> str:
    """Say where the network errs most about the seat that it sees ahead."""
    place, one = max(enumerate(stages, 1), key=lambda pair: abs(pair[1].said - pair[1].came))
    gap = one.came - one.said
    if abs(gap) < SMALL:
        return f"Nowhere are the two further apart than {SMALL:.0%}."
    amount = "too little" if gap > 0 else "too much"
    return f"It errs most in part {place} of {len(stages)}, where it gives that seat {abs(gap):.1%} {amount}."


def rows(lines: Iterable[Sequence[str]]) -> str:
    """Return rows of a table."""
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def chances_chart(game: Game, study: Study) -> Markup:
    """Draw the chances that the network states beside what came."""
    return drawn(f"{game.rules.name}, {game.seats} seats", [("network", study.calibration)])
