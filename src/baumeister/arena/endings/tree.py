"""Expectimax to the end of the game, in compiled code, for any game: the exact value of every legal move.

The value of a state is each seat's share of the win. A seat takes the move that is best for itself, chance weighs all of its
moves by their odds, and `winners` decides a finished game. The way down is a stack of slots, one for each move made.

- Nothing is left out that could change a value. With two seats one's share is what the other lacks, so a state need not be
  looked at further once it can't be better for a seat than what that seat has elsewhere (`floors`): alpha-beta at seats' moves,
  Star1 at chance (Ballard 1983). The moves at the root are each worked out in full.
- A decision counts as *open* if every seat's view is the spectator's. Where it is not, the seats after it must not
  matter: if anybody but its seat still decides something, the state is given up as hidden.
- With three seats or more a seat may be free to choose who of the others wins. Such a state has no value and is abandoned.
- Seats' decisions are remembered by their seat's view. Only true values are, no bounds.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.core.chance import Rng
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Moves, Reals
from baumeister.generic.slots import Act, Count, Handle, Slots, Weigh, Write, copy_row

FRAME = np.dtype(
    [
        ("actor", np.int32),
        ("count", np.int32),  # how many moves are legal
        ("following", np.int32),  # the index of the one that is next
        ("is_blind", np.int32),  # 1 if seats know different things here
        ("is_tied", np.int32),  # 1 if moves that are equally good for the seat are not so for the others
        ("actors", np.int32),  # the seats that decide something here or later, a bit each
        ("done", np.int64),  # of chance: the weights of the moves worked out
        ("total", np.int64),  # of chance: the weights of all
        ("key", np.uint64),  # by which it is remembered, 0 if it isn't
    ],
    align=True,
)
Records: TypeAlias = Any  # NumPy types no field
Words: TypeAlias = NDArray[np.uint32]

SEATS, BOUND, HIDES, IS_ROOT_KNOWN = range(4)
"""Settings: how many play; how many moves may be made; 1 if something can be hidden; 1 if the root need not be open."""
STATUS, MADE, ACTORS = range(3)
"""The report: how it went; how many moves were made; the seats that decide something after the root, a bit each."""
SOLVED, TOO_LARGE, TOO_DEEP, HIDDEN, UNDECIDED = range(5)
"""How it went."""

EQUAL = 1e-12  # shares that differ by less are the same
SEED = np.uint64(0x9E3779B97F4A7C15)
NOBODY = -1


class Kernels(NamedTuple):
    """The kernels of a game that are needed. Compiled code gets them one by one and puts them together again."""

    legal: Count
    odds: Weigh
    play: Act
    winners: Write
    hide: Act


class Stack(NamedTuple):
    """The way from the root to where the search is, in arrays by depth."""

    frames: Records
    moves: Moves
    """The legal moves; `moves_at` are the rows' handles."""
    moves_at: Handle
    weights: Integers
    weights_at: Handle
    shares: Reals
    """Each seat's share of the win; of a state not closed yet the best so far, at chance the weighted sum so far."""
    floors: Reals
    """The value that each seat has elsewhere already: less is no use to it."""
    won: Integers
    won_at: Handle
    values: Reals
    """The mover's share after each move at the root."""
    words: Words
    """The slots' bytes, four at a time."""


class Memory(NamedTuple):
    """Decisions already worked out, by their key."""

    seen: Words
    """The bytes of the slots to work in, four at a time."""
    keys: Rng
    shares: Reals
    actors: Integers


def solve(
    legal: Count,
    odds: Weigh,
    play: Act,
    winners: Write,
    hide: Act,
    stack: Stack,
    memory: Memory,
    slots: Slots,
    work: Slots,
    settings: Integers,
    report: Integers,
) -> None:
    """Work out the state in slot 0, a seat's decision: write its moves to `stack.moves[0]` and their values to `stack.values`.

    Slot number n is the state after n moves; `work` has two slots to look at views.
    """
    kernels = Kernels(legal, odds, play, winners, hide)
    report[:] = 0
    memory.keys[:] = 0
    stack.floors[0, :] = 0.0
    enter(kernels, stack, memory, slots, work, settings, report, 0)
    depth = 0
    while report[STATUS] == SOLVED:
        if has_more(stack, settings, depth):
            depth += 1
            descend(kernels, stack, memory, slots, work, settings, report, depth)
        else:
            close(stack, memory, settings, report, depth)
            if depth == 0:
                break
            depth -= 1
            take_in(stack, settings, depth)


@kernel
def descend(
    kernels: Kernels, stack: Stack, memory: Memory, slots: Slots, work: Slots, settings: Integers, report: Integers, depth: int
) -> None:
    """Make the next move above a depth, and enter the state that it leads to."""
    frame = stack.frames[depth - 1]
    if report[MADE] == settings[BOUND]:
        report[STATUS] = TOO_LARGE
        return
    report[MADE] += 1
    set_floors(stack, settings, depth)
    copy_row(slots.rows, depth - 1, slots.rows, depth)
    kernels.play(slots.at[depth], int(stack.moves[depth - 1, frame.following]))
    enter(kernels, stack, memory, slots, work, settings, report, depth)


@kernel
def set_floors(stack: Stack, settings: Integers, depth: int) -> None:
    """Write each seat's floor after the next move above a depth."""
    frame = stack.frames[depth - 1]
    for seat in range(settings[SEATS]):
        floor = 0.0
        if settings[SEATS] == 2 and depth > 1:
            floor = stack.floors[depth - 1, seat]
            if frame.actor == 0:
                weight = stack.weights[depth - 1, frame.following]
                rest = frame.total - frame.done - weight
                floor = max(0.0, (floor * frame.total - stack.shares[depth - 1, seat] - rest) / weight)
            elif frame.actor == seat + 1 and frame.following > 0:
                floor = max(floor, stack.shares[depth - 1, seat])
        stack.floors[depth, seat] = floor


@kernel
def enter(
    kernels: Kernels, stack: Stack, memory: Memory, slots: Slots, work: Slots, settings: Integers, report: Integers, depth: int
) -> None:
    """Look at the state at a depth for the first time."""
    frame = stack.frames[depth]
    frame.actor = slots.heads[depth].actor
    frame.count = 0
    frame.following = 0
    frame.is_blind = 0
    frame.is_tied = 0
    frame.actors = 0
    frame.key = 0
    stack.shares[depth, :] = 0.0
    if frame.actor == OVER:
        share(kernels, stack, slots, settings, depth)
    elif depth + 1 == len(stack.frames):
        report[STATUS] = TOO_DEEP
    else:
        frame.count = kernels.legal(slots.at[depth], stack.moves_at[depth])
        if frame.actor == 0:
            weigh(kernels, stack, slots, depth)
        elif frame.count > 1:
            look(kernels, stack, memory, slots, work, settings, depth)


@kernel
def share(kernels: Kernels, stack: Stack, slots: Slots, settings: Integers, depth: int) -> None:
    """Share the win of a finished game among its winners."""
    stack.won[:] = 0
    kernels.winners(slots.at[depth], stack.won_at)
    count = 0
    for seat in range(settings[SEATS]):
        count += stack.won[seat]
    for seat in range(settings[SEATS]):
        stack.shares[depth, seat] = stack.won[seat] / count


@kernel
def weigh(kernels: Kernels, stack: Stack, slots: Slots, depth: int) -> None:
    """Note the odds of chance's moves."""
    frame = stack.frames[depth]
    kernels.odds(slots.at[depth], stack.moves_at[depth], frame.count, stack.weights_at[depth])
    frame.done = 0
    frame.total = 0
    for index in range(frame.count):
        frame.total += stack.weights[depth, index]


@kernel
def look(kernels: Kernels, stack: Stack, memory: Memory, slots: Slots, work: Slots, settings: Integers, depth: int) -> None:
    """Find out at a decision whether it is open, and whether it has been worked out before."""
    frame = stack.frames[depth]
    copy_row(slots.rows, depth, work.rows, 0)
    if settings[HIDES] == 1 and not is_open(kernels, stack, memory, slots, work, settings, depth):
        frame.is_blind = 1
        copy_row(slots.rows, depth, work.rows, 0)
        kernels.hide(work.at[0], int(frame.actor))
    if depth == 0:
        frame.is_blind *= 1 - settings[IS_ROOT_KNOWN]
        return
    frame.key = key_of(memory.seen)
    place = frame.key % np.uint64(len(memory.keys))
    if memory.keys[place] == frame.key:
        frame.count = 0
        frame.actors = memory.actors[place]
        for seat in range(settings[SEATS]):
            stack.shares[depth, seat] = memory.shares[place, seat]


@kernel
def is_open(kernels: Kernels, stack: Stack, memory: Memory, slots: Slots, work: Slots, settings: Integers, depth: int) -> bool:
    """Tell whether every seat sees just what a spectator sees; then the first slot to work in holds that view."""
    kernels.hide(work.at[0], 0)
    work.heads[0].viewer = slots.heads[depth].viewer
    if is_same(memory.seen[0], stack.words[depth]):
        return True  # there is nothing to hide
    for seat in range(settings[SEATS]):
        copy_row(slots.rows, depth, work.rows, 1)
        kernels.hide(work.at[1], seat + 1)
        work.heads[1].viewer = work.heads[0].viewer
        if not is_same(memory.seen[0], memory.seen[1]):
            return False
    return True


@kernel
def is_same(some: Words, others: Words) -> bool:
    """Tell whether two states are equal."""
    for place in range(len(some)):  # noqa: SIM110 - kernels know no generators
        if some[place] != others[place]:
            return False
    return True


@kernel
def key_of(seen: Words) -> np.uint64:
    """Return a name of 64 bits for the state in the first slot to work in, never 0 (its words, mixed in by xorshift64)."""
    key = SEED
    for place in range(seen.shape[1]):
        key ^= np.uint64(seen[0, place])
        key ^= key << np.uint64(13)
        key ^= key >> np.uint64(7)
        key ^= key << np.uint64(17)
    return key | np.uint64(1)


@kernel
def has_more(stack: Stack, settings: Integers, depth: int) -> bool:
    """Tell whether a move is left to be worked out that could matter."""
    frame = stack.frames[depth]
    if frame.following == frame.count:
        return False
    if depth == 0 or frame.following == 0:
        return True
    if frame.actor > 0:
        return not is_enough(stack, settings, depth)
    return cut_seat(stack, settings, depth) == NOBODY


@kernel
def is_enough(stack: Stack, settings: Integers, depth: int) -> bool:
    """Tell whether the seat's best move so far wins for sure, or leaves the other no more than it has elsewhere."""
    seat = int(stack.frames[depth].actor) - 1
    floor = stack.floors[depth, 1 - seat] if settings[SEATS] == 2 else 0.0
    return bool(1.0 - stack.shares[depth, seat] <= floor)


@kernel
def cut_seat(stack: Stack, settings: Integers, depth: int) -> int:
    """Return the seat for which chance here can't bring more than it has elsewhere, even if all that is left goes its way."""
    frame = stack.frames[depth]
    if settings[SEATS] == 2:
        for seat in range(2):
            most = (stack.shares[depth, seat] + (frame.total - frame.done)) / frame.total
            if most <= stack.floors[depth, seat]:
                return seat
    return NOBODY


@kernel
def close(stack: Stack, memory: Memory, settings: Integers, report: Integers, depth: int) -> None:
    """Finish a state: its shares are true, or bounds that are enough for those above it."""
    frame = stack.frames[depth]
    if frame.count == 0:
        return
    if frame.actor == 0:
        finish_chance(stack, settings, depth)
        return
    if depth == 0:
        report[ACTORS] = frame.actors
    if frame.count > 1:
        own = 1 << (frame.actor - 1)
        if frame.is_blind == 1 and (frame.actors & ~own) != 0:
            report[STATUS] = HIDDEN
        elif frame.is_tied == 1 and settings[SEATS] > 2 and depth > 0:
            report[STATUS] = UNDECIDED
        frame.actors |= own
        if depth > 0 and is_true(stack, settings, depth):
            remember(stack, memory, settings, depth)


@kernel
def finish_chance(stack: Stack, settings: Integers, depth: int) -> None:
    """Turn the weighted sums into shares; where chance was not looked at to its end, into the bound that was enough."""
    frame = stack.frames[depth]
    if frame.done == frame.total:
        for seat in range(settings[SEATS]):
            stack.shares[depth, seat] /= frame.total
    else:
        seat = cut_seat(stack, settings, depth)
        most = (stack.shares[depth, seat] + (frame.total - frame.done)) / frame.total
        stack.shares[depth, seat] = most
        stack.shares[depth, 1 - seat] = 1.0 - most


@kernel
def is_true(stack: Stack, settings: Integers, depth: int) -> bool:
    """Tell whether a decision's shares are its value and no bound."""
    if settings[SEATS] != 2:
        return True
    is_inside = stack.shares[depth, 0] > stack.floors[depth, 0] and stack.shares[depth, 1] > stack.floors[depth, 1]
    return bool(is_inside or (stack.floors[depth, 0] == 0.0 and stack.floors[depth, 1] == 0.0))


@kernel
def remember(stack: Stack, memory: Memory, settings: Integers, depth: int) -> None:
    """Keep a decision's value; the one in its place is forgotten."""
    frame = stack.frames[depth]
    place = frame.key % np.uint64(len(memory.keys))
    memory.keys[place] = frame.key
    memory.actors[place] = frame.actors
    for seat in range(settings[SEATS]):
        memory.shares[place, seat] = stack.shares[depth, seat]


@kernel
def take_in(stack: Stack, settings: Integers, depth: int) -> None:
    """Take the result of the next move into the state in which it was made, and go on to the move after it."""
    frame = stack.frames[depth]
    frame.actors |= stack.frames[depth + 1].actors
    if frame.actor == 0:
        weight = stack.weights[depth, frame.following]
        frame.done += weight
        for seat in range(settings[SEATS]):
            stack.shares[depth, seat] += weight * stack.shares[depth + 1, seat]
    else:
        compare(stack, settings, depth)
    if depth == 0:
        stack.values[frame.following] = stack.shares[1, frame.actor - 1]
    frame.following += 1


@kernel
def compare(stack: Stack, settings: Integers, depth: int) -> None:
    """Keep the move if it is better for its seat than those before; if it is as good, it has to be so for all."""
    frame = stack.frames[depth]
    seat = frame.actor - 1
    gain = stack.shares[depth + 1, seat] - stack.shares[depth, seat]
    if frame.following == 0 or gain > EQUAL:
        frame.is_tied = 0
        for other in range(settings[SEATS]):
            stack.shares[depth, other] = stack.shares[depth + 1, other]
    elif gain >= -EQUAL:
        for other in range(settings[SEATS]):
            if abs(stack.shares[depth, other] - stack.shares[depth + 1, other]) > EQUAL:
                frame.is_tied = 1
