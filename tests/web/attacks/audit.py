"""Whether a database holds what the ledger says, all of it, and nothing else."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, create_engine, select, text

from baumeister.core.record import Json
from baumeister.records import write
from baumeister.records.fairness import chance_move, description, verify
from baumeister.web.storage import schema
from baumeister.web.storage.rows import facts_of
from baumeister.web.storage.sql_store import EVENT
from baumeister.web.table.events import Event
from baumeister.web.table.fold import apply, start
from baumeister.web.table.names import players_of
from baumeister.web.table.secrets import hashed
from baumeister.web.table.state import TableState
from baumeister.web.table.summary import Summary
from tests.web.attacks.ledger import Act, Drafts, Ledger

MADE = ("new table", "played on", "rematch", "tour")
"""Acts whose result is a table."""
EVENT_KINDS = {
    kind: kind
    for kind in (
        *("move", "undo", "redo", "joined", "handed over", "taken back", "left", "resigned", "ended", "tour left"),
        *("asked", "agreed", "declined"),
    )
} | {"confirmed": "move"}
"""Acts that leave events, and of which kind."""
BROUGHT = {"asked": "undo", "agreed": "undo", "handed over": "undo", "resigned": "ended"}
"""Acts whose event may bring another one at once: the last consent an undo, the last one's resigning the end."""


@dataclass
class Watched:
    """A table as it was last found, and the events that only its people can have caused."""

    facts: object
    state: TableState
    events: list[Event] = field(default_factory=list)
    unexplained: set[int] = field(default_factory=set)
    drafts: Drafts = field(default_factory=dict)


class Audit:
    """Compares a database with a ledger after every start of the server."""

    def __init__(self, file: Path, ledger: Ledger) -> None:
        self._engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
        self._ledger, self._known = ledger, set[str]()
        self.tables: dict[str, Watched] = {}
        self.counts: Counter[str] = Counter()
        self._settled: set[int] = set()  # acts whose outcome has been compared, by their places in the ledger
        self._explained: set[int] = set()  # acts that were found carried out

    def run(self) -> None:
        """Check everything; at first, take the tables as they are.

        Raises:
            AssertionError: what is wrong.
        """
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # bots play on meanwhile
            assert connection.execute(text("PRAGMA integrity_check")).scalars().all() == ["ok"]
            assert not connection.execute(text("PRAGMA foreign_key_check")).all()
            is_first = not self.tables
            self._read_tables(connection)
            if is_first:
                self._take_as_given()
            results = {row.key: row.result for row in connection.execute(select(schema.requests))}
            for number, act in enumerate(self._ledger.acts):
                if number not in self._settled:
                    self._settle(number, act, results.get(hashed(act.key) if act.has_key_in_body else act.key))
            self._check_all_explained()
            self._check_drafts(connection)
            self._check_keys(connection)
        self._engine.dispose()

    def _take_as_given(self) -> None:
        self._known = set(self.tables)
        for table in self.tables.values():
            table.unexplained.clear()

    def _read_tables(self, connection: Connection) -> None:
        events = defaultdict[str, list[Event]](list)
        columns = [schema.events.c[name] for name in ("table_id", *EVENT)]
        for name, *event in connection.execute(select(*columns).order_by(schema.events.c.table_id, schema.events.c.seq)):
            events[name].append(Event(*event))
        rows = {row.id: row for row in connection.execute(select(schema.tables))}
        assert set(self.tables) | set(events) <= set(rows), "a table is gone"
        for name, row in rows.items():
            facts, constants = facts_of(row), (row.game, row.seats, row.options, row.seating, row.given, row.seed, row.created)
            table = self.tables.setdefault(name, Watched(constants, start(facts)))
            assert table.facts == constants, "a table's constants have changed"
            self._read_events(name, table, events[name])
            state = table.state
            assert (row.turn, row.touched) == (state.turn, state.touched), name
            assert row.summary == (Summary.of(state).text if table.events else ""), name
            assert row.turn != "chance", f"chance hasn't followed at {name}"

    def _read_events(self, name: str, table: Watched, found: list[Event]) -> None:
        seen = len(table.events)
        assert found[:seen] == table.events, f"events of {name} are lost, changed or out of order"
        assert [event.seq for event in found] == [*range(1, len(found) + 1)], name
        for event in found[seen:]:
            if self._is_asked_for(table.state, event):
                table.unexplained.add(event.seq)
            table.state = apply(table.state, event)
            table.events.append(event)

    def _is_asked_for(self, state: TableState, event: Event) -> bool:
        """Tell whether a person must have asked for an event; recompute chance."""
        self.counts["events"] += 1
        if event.kind != "move":
            return True
        assert state.actor == event.seat, event
        if event.seat:
            is_bots = state.seat(event.seat).holder == "bot"
            self.counts["moves of bots"] += is_bots
            return not is_bots
        expected = chance_move(state.facts.seed, state.branch, state.position)
        assert event.text == expected, f"chance moved {event.text}, but from the seed follows {expected}"
        self.counts["moves of chance, recomputed"] += 1
        return False

    def _settle(self, number: int, act: Act, result: str | None) -> None:
        if act.outcome != "asked":
            self._settled.add(number)
        if act.outcome == "refused":
            assert result is None, ("a refused request has been carried out", act)
        if act.outcome == "done":
            assert result is not None or self._had_rematch(act), ("an acknowledged request is lost", act)
        if result is not None and number not in self._explained:
            self._explained.add(number)
            self.counts[f"{act.kind}, found unanswered"] += act.outcome == "asked"
            self._explain(act, result)

    def _had_rematch(self, act: Act) -> bool:
        return act.kind == "rematch" and self.tables[act.table].state.rematch is not None

    def _explain(self, act: Act, result: str) -> None:
        """Strike out the events that an act has caused."""
        self.counts[act.kind] += 1
        if act.kind in MADE:
            assert result in self.tables, ("half a table", act)
            self._known.add(result)
        if act.table in self.tables:
            table = self.tables[act.table]
            table.drafts |= act.drafts
            own = {event.seq for event in _own_events(table, act, result)}
            assert own <= table.unexplained, ("it was carried out twice", act)
            table.unexplained -= own

    def _check_all_explained(self) -> None:
        for name, table in self.tables.items():
            found = [event for event in table.events if event.seq in table.unexplained]
            assert not found, f"nobody asked for this at {name}: {found}"
            assert name in self._known, f"nobody asked for the table {name}"

    def _check_drafts(self, connection: Connection) -> None:
        found = defaultdict[str, Drafts](dict)
        for row in connection.execute(select(schema.drafts)):
            found[row.table_id][row.seat] = (bool(row.confirms), tuple(json.loads(row.moves)))
        for name, table in self.tables.items():
            assert found[name] == table.drafts, ("tentative moves", name, found[name], table.drafts)
            self.counts["tentative moves found after a start"] += sum(len(moves) for _, moves in found[name].values())

    def _check_keys(self, connection: Connection) -> None:
        hashes = defaultdict[str, set[str]](set)
        for row in connection.execute(select(schema.keys.c.table_id, schema.keys.c.secret_hash)):
            hashes[row.table_id].add(row.secret_hash)
        for number in self._explained:
            act = self._ledger.acts[number]
            if act.withdraws:
                places = [act.table, self.tables[act.table].state.rematch]
                assert not any(place and hashed(act.withdraws) in hashes[place] for place in places), ("an old link opens", act)

    def verified(self) -> int:
        """Write every table's record as it stands, check it, and return how many chance moves were checked."""
        return sum(verify(record_of(table.state)).checked for table in self.tables.values())


def record_of(state: TableState) -> Json:
    """Return the record of a table, over or not."""
    chance = description(state.facts.seed, state.runs, len(state.facts.given))
    return write(state.position, players_of(state.facts.game.rules, state.seating), chance)


def _own_events(table: Watched, act: Act, result: str) -> list[Event]:
    """Return an act's own events: those before the moves of chance that end with event `result`."""
    if act.kind == "rematch":
        own = [event for event in table.events if event.kind == "rematch"]
        assert [event.text for event in own] == [result], ("not one rematch", act, own)
        return own
    if act.kind not in EVENT_KINDS:
        return []
    last, count = int(result), max(len(act.moves), 1)
    while (event := table.events[last - 1]).kind == "move" and event.seat == 0:
        last -= 1
    brought = table.events[last - 1 : last] if event.kind == BROUGHT.get(act.kind) else []
    own = table.events[last - count - len(brought) : last]
    assert [event.kind for event in own] == [EVENT_KINDS[act.kind]] * count + [event.kind for event in brought], (act, own)
    assert not act.moves or [(event.seat, event.text) for event in own] == [(act.seat, move) for move in act.moves], (act, own)
    return own
