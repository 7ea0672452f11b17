"""Games for a network to learn from, played in compiled code: written once for all games, interpreted or compiled.

In each game every seat is played by somebody: the network that is taught, an older one, the hand-made evaluation (these three
look one move ahead, some carelessly), or chance. Now and then a position is kept as a seat sees it; when the game is over its
targets are written.
"""

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.win_share import run_chance
from baumeister.core.chance import Rng
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.envs.lanes import SEATS, Rest
from baumeister.generic.slots import Act, Count, Setup, Slots, Weigh, Write
from baumeister.train.deciding import decide
from baumeister.train.harvesting import bring_in, keep_sometimes
from baumeister.train.work import (
    ABANDONED,
    DECISIONS,
    GAMES,
    KEEP_AFTER,
    KEEP_BEFORE,
    ROWS,
    Cast,
    Harvest,
    Minds,
    SelfPlayCourse,
    Work,
)


def play_games(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    setup: Setup,
    hide: Act,
    score: Write,
    features: Write,
    affords: Count,
    buffers: Buffers,
    minds: Minds,
    cast: Cast,
    harvest: Harvest,
    course: SelfPlayCourse,
    slots: Slots,
    rng: Rng,
) -> None:
    """Play all games of the cast; those that are too long, or whose positions find no room, are abandoned."""
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    rest = Rest(setup, hide, score, features, affords)
    work = Work(calls, rest, buffers, minds, cast, harvest, course, slots, rng)
    for game in range(len(cast.players)):
        first = int(harvest.counts[ROWS])
        decisions = play_game(work, game)
        if decisions < 0:
            harvest.counts[ROWS] = first
            harvest.counts[ABANDONED] += 1
            harvest.results[game, :] = -1.0
        else:
            bring_in(work, game, first, decisions)
            harvest.counts[GAMES] += 1
            harvest.counts[DECISIONS] += decisions


@kernel
def play_game(work: Work, game: int) -> int:
    """Play one game in slot 0; return how many decisions it took, -1 if it is abandoned."""
    calls, buffers, slots = work.calls, work.buffers, work.slots
    head = slots.heads[0]
    slots.rows[0, :] = 0
    work.rest.setup(slots.at[0], int(work.cast.settings[SEATS]), work.cast.options)
    decisions = 0
    while head.actor != OVER:
        run_chance(calls, buffers, slots, 0, work.rng)
        if head.actor == OVER:
            break
        if calls.legal(slots.at[0], buffers.moves_at) == 1:
            calls.play(slots.at[0], int(buffers.moves[0]))
            continue
        if decisions == len(work.course.is_cut) or work.harvest.counts[ROWS] + 2 > len(work.harvest.games):
            return -1
        keep_sometimes(work, game, decisions, KEEP_BEFORE)
        decide(work, game, decisions)
        decisions += 1
        keep_sometimes(work, game, decisions, KEEP_AFTER)
    return decisions
