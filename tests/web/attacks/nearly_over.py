"""Tables near their end, so that rematches come soon."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from baumeister.games import rules
from baumeister.present.game import Game
from baumeister.records.fairness import new_seed
from baumeister.web.settings import Settings
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.change import Change
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.secrets import new_id
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.stored_values import Saved
from baumeister.web.table.visitor import Visitor
from tests.web.attacks.devices import Device

LEFT = 10  # moves before the end


def nearly_over(folder: Path, random: Random, game: str, places: Sequence[str], people: Sequence[Device]) -> str:
    """Keep a table at which all but the last moves have been made; return its id."""
    while (change := _played(random, game, places, people)) is None:
        pass
    asyncio.run(_keep(folder, change))
    return change.table.facts.id


def _played(random: Random, game: str, places: Sequence[str], people: Sequence[Device]) -> Change | None:
    seating, keys = list[Seating](), list[Key]()
    for number, place in enumerate(places, 1):
        person = people[-1] if place == "link" else people[0]
        is_bot = place == "easy"
        seating.append(Seating("", "bot", "easy") if is_bot else Seating("", "person", device=number if place == "link" else 1))
        keys += [] if is_bot else [new_key(number, person.cookies["browser"])]
    facts = Facts(new_id(), Game(rules(game), len(places), {}), tuple(seating), new_seed(), time.time())
    lengths = [len(_random_line(Change(_empty(facts), Visitor(), facts.created, 10_000), random, 10_000).events)]
    change = Change(_empty(facts), Visitor(), facts.created, 10_000)
    change.keys += keys
    _random_line(change, random, lengths[0] - LEFT)
    return None if change.state.is_over else change


def _empty(facts: Facts) -> LiveTable:
    return LiveTable.of(Saved(facts, (), (), {}))


def _random_line(change: Change, random: Random, most: int) -> Change:
    change.follow()
    while not change.state.is_over and len(change.events) < most:
        position = change.state.position
        change.move(position.actor, position.play(random.choice(position.numbers)))
        change.follow()
    return change


async def _keep(folder: Path, change: Change) -> None:
    engine = open_database(Settings(data_folder=folder).database_url)
    await bring_up_to_date(engine)
    store = SqlStore(engine)
    await store.create(change.table.facts, change.write(None, ""))
    await store.close()
