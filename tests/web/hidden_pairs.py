"""Pairs of tables that differ only in what is hidden from some seats, by the thousand, and what is made for those seats."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random

import baumeister as bm
from baumeister.games import rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.web import pages
from baumeister.web.api.schemas import table_json
from baumeister.web.http.event_streams import JSON_LINES, SERVER_SENT_EVENTS
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.pages.presenter.why_not import reason
from baumeister.web.pages.view_models import Frame, TablePage
from baumeister.web.table import actions, undo_requests
from baumeister.web.table.change import Change
from baumeister.web.table.drafts import Draft
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.news import News
from baumeister.web.table.record_export import record_of
from baumeister.web.table.refusals import Refusal, illegal
from baumeister.web.table.seating import Order, OrderedSeat, seat_all
from baumeister.web.table.secrets import new_secret
from baumeister.web.table.state import Facts
from baumeister.web.table.stored_values import Saved
from baumeister.web.table.visitor import Visitor
from tests.web.worlds import SEED, bytes_of, some_parts

NOW = 1_800_000_000.0
MOST_EVENTS = 20_000
SEATS_MOST = 9
BROWSERS = [new_secret() for _ in range(SEATS_MOST)]  # that of seat 0 is a spectator's
FRAME = Frame("en", csrf="csrf", key="key", path="/", origin="http://here")

Step = tuple[int, Position, int]
"""Something that happens at a table: who moves and the position after it, or (seat -1) the ply to which moves are undone."""


@dataclass
class World:
    """What happens at one table, and the tentative moves at its end."""

    steps: list[Step]
    draft: Draft = field(default_factory=Draft)

    @property
    def position(self) -> Position:
        """The position at the end."""
        ply = self.steps[-1][2]
        return next(after for _, after, _ in reversed(self.steps) if after.ply == ply)


@dataclass
class Pair:
    """Two tables with equal open events; `blind` are the seats that know the same of both at every moment."""

    first: World
    second: World
    blind: frozenset[int]
    has_undos: bool = False
    has_draft: bool = False


def pairs(game: str, seed: int) -> Iterator[Pair]:
    """GamesPlayed pairs of a game for ever: another outcome of chance, then the same moves, undos and tentative moves."""
    rng = Random(f"{game} {seed}")
    for number in count(seed * 1_000):
        table = bm.game(game, rng.choice(rules(game).seats))
        line = list(random_game(table, number))
        chances = [ply for ply, position in enumerate(line[:-2]) if position.actor == 0 and len(position.numbers) > 1]
        for ply in rng.sample(chances, min(12, len(chances))):
            yield from _from_ply(line, ply, rng)


def _from_ply(line: list[Position], ply: int, rng: Random) -> Iterator[Pair]:
    """GamesPlayed pairs whose first difference is what chance does at a ply."""
    other = line[ply].play(rng.choice([number for number in line[ply].numbers if number != _number(line[ply + 1])]))
    others, blind = [other], _blind(line[ply + 1], other, frozenset(range(line[0].game.seats + 1)))
    for end in range(ply + 1, len(line) - 1):
        if end > ply + 1:
            try:
                others.append(others[-1].play(str(line[end].move)))
            except bm.IllegalMove:
                return
            blind = _blind(line[end], others[-1], blind)
        if not blind or others[-1].actor != line[end].actor:
            return
        if others[-1].actor > 0 and rng.random() < 0.4:
            yield _pair(line[: end + 1], [*line[: ply + 1], *others], blind, rng)


def _number(position: Position) -> int:
    assert position.move is not None
    return position.move.number


def _blind(one: Position, other: Position, among: frozenset[int]) -> frozenset[int]:
    return frozenset(seat for seat in among if bytes_of(one, seat) == bytes_of(other, seat))


def _pair(first: list[Position], second: list[Position], blind: frozenset[int], rng: Random) -> Pair:
    """Return two tables with these lines, with the same excursions, and with tentative moves at the end."""
    one, other, has_undos = list[Step](), list[Step](), False
    for before, second_before, after, second_after in zip(first, second, first[1:], second[1:], strict=False):
        if before.actor > 0 and rng.random() < 0.08:
            blind, has_undos = _excursion(before, second_before, one, other, blind, rng), True
        one.append((before.actor, after, after.ply))
        other.append((before.actor, second_after, after.ply))
    if rng.random() < 0.3:
        blind, has_undos = _excursion(first[-1], second[-1], one, other, blind, rng), True
    found = Pair(World(one), World(other), blind, has_undos)
    return _with_drafts(found, rng) if rng.random() < 0.4 else found


def _excursion(
    one: Position, other: Position, steps: list[Step], others: list[Step], blind: frozenset[int], rng: Random
) -> frozenset[int]:
    """Add a move that is taken back at once; return the seats that could tell nothing by it."""
    moves = sorted(set(one.numbers) & set(other.numbers))
    if not moves:
        return blind
    after, second = (position.play(move) for move in [rng.choice(moves)] for position in (one, other))
    if after.has_revealed or second.has_revealed or after.actor != second.actor:
        return blind
    for taken, position, before in ((steps, after, one), (others, second, other)):
        taken += [(one.actor, position, position.ply), (-1, before, one.ply)]
    return _blind(after, second, blind)


def _with_drafts(pair: Pair, rng: Random) -> Pair:
    """Let the seat to move try the same move at both tables if it knows the same of both, else any two."""
    one, other, actor = pair.first.position, pair.second.position, pair.first.position.actor
    line_seqs = len(pair.first.steps), len(pair.second.steps)
    if actor in pair.blind:
        moves = [rng.choice(one.moves)] * 2
        if rng.random() < 0.5:  # others can't tell which
            moves, pair.blind = [rng.choice(one.moves), rng.choice(other.moves)], pair.blind - {actor}
    else:
        moves = [rng.choice(one.moves), rng.choice(other.moves)]
    for world, move, seq in zip((pair.first, pair.second), moves, line_seqs, strict=True):
        world.draft = Draft(True, seq, (str(move),))
    if actor not in pair.blind and rng.random() < 0.3:
        pair.second.draft = Draft()
    pair.has_draft = True
    return pair


class Nobody:
    """Attendance at tables that nobody looks at."""

    def is_connected(self, table_id: str, seat: int) -> bool:  # noqa: ARG002 - the protocol
        return False

    def is_absent(self, table: LiveTable, seat: int) -> bool:  # noqa: ARG002 - the protocol
        return seat % 2 == 0

    @property
    def can_search(self) -> Callable[[str], bool]:
        return lambda _: True


def keys_of(game: Game) -> list[Key]:
    """Return a key to each seat for a browser of its own."""
    return [new_key(seat, BROWSERS[seat]) for seat in range(1, game.seats + 1)]


def table_of(world: World, keys: list[Key]) -> LiveTable:
    """Return a table at which all this has happened."""
    game = world.position.game
    order = Order(game, [OrderedSeat("you", "Ada"), *(OrderedSeat("link") for _ in range(game.seats - 1))])
    seating, _ = seat_all(order, BROWSERS[1])
    persons = tuple(seat.with_person for seat in seating)
    table = LiveTable.of(Saved(Facts("pairs", game, persons, SEED, NOW), (), (), {}))
    table.keys = keys
    change = Change(table, Visitor(), NOW, MOST_EVENTS)
    for seat, position, ply in world.steps:
        if seat < 0:
            change.add("undo", position.actor, ply=ply)
        else:
            change.move(seat, position)
    if world.draft.moves:
        change.drafts[world.position.actor] = world.draft
    table.commit(change.write(None, ""), change.states)
    return table


def said(table: LiveTable, seat: int, places: list[float], *, is_drawn: bool) -> dict[str, str | TablePage]:
    """Return all that is made of a table for a seat, at some moments too; pages as markup, or as what they show."""
    visitor, now = Visitor(BROWSERS[seat]), table.now
    page = table_page(table, visitor, Nobody())
    found: dict[str, str | TablePage] = {"page": page, "api": table_json(page).model_dump_json()}
    for place in places:
        found[f"seq {place}"] = table_page(table, visitor, Nobody(), seq=round(place * now.seq))
        found[f"ply {place}"] = table_page(table, visitor, Nobody(), ply=round(place * now.position.ply))
    if is_drawn:
        found |= {name: pages.table_fragment(shown, FRAME) for name, shown in found.items() if isinstance(shown, TablePage)}
        found["page"] = pages.table_page(page, FRAME)
    if page.can_act:
        refusals = {part: reason(page.view, part) for part in some_parts(now.position)}
        names = names_in_sentences(now)
        found |= {f"why {part}": str(illegal(found, names).text) for part, found in refusals.items() if found is not None}
    found["events"] = _streamed(table, seat)
    found["record"] = _refusal(lambda: json.dumps(record_of(table)))
    return found | _asked(table, visitor)


def _streamed(table: LiveTable, seat: int) -> str:
    news = [News(table.facts.id, state.seq, state.line.ply, "missed") for state in table.history.since(0)]
    news += [each for each in map(table.draft_news, range(1, table.facts.game.seats + 1)) if each.is_for((seat,))]
    return str([form.write(each) for form in (SERVER_SENT_EVENTS, JSON_LINES) for each in news])


def _asked(table: LiveTable, visitor: Visitor) -> dict[str, str]:
    """Ask for what may be refused; nothing is written."""
    texts = table.facts.game.rules.move_texts

    own = table.now.actor in table.seats_of(visitor)
    acts: dict[str, Callable[[Change], None]] = {
        "undo to 3": lambda change: actions.undo(change, 3, None),
        "to be allowed an undo": lambda change: undo_requests.ask(change, None, None),
        "to agree": lambda change: undo_requests.answer(change, True, None),
    }
    if not own:
        acts |= {
            "undo": lambda change: actions.undo(change, None, None),
            "redo": lambda change: actions.redo(change, None),
            "confirm": lambda change: actions.confirm(change, None),
            "cancel": lambda change: actions.restart(change, None),
        }
    wrong = ["no move", *(texts[place] for place in range(0, len(texts), len(texts) // 3) if not own)]
    acts |= {move: partial(actions.play, move=move, at=None) for move in wrong}
    return {f"asked {name}": _outcome(Change(table, visitor, NOW, MOST_EVENTS), act) for name, act in acts.items()}


def _outcome(change: Change, act: Callable[[Change], None]) -> str:
    def kinds() -> str:
        act(change)
        return str([(event.kind, event.seat, event.ply) for event in change.events if event.seat])

    return _refusal(kinds)


def _refusal(act: Callable[[], str]) -> str:
    try:
        return act()
    except Refusal as refusal:
        return f"{refusal.code} {refusal.text} {refusal.rule}"
