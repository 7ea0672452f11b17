"""Browsers at a table, who do all that its forms can do."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import sleep
from typing import Any

from tests.web.attacks.devices import Answer, Device
from tests.web.attacks.guests import AT_ONE_TABLE, MEANWHILE, Guests
from tests.web.attacks.ledger import Act, Drafts, Ledger

SHOWN = re.compile(r'name="seq" value="([^"]+)"')
MOVES = re.compile(r'<script id="move-data" type="application/json">(.*?)</script>', re.DOTALL)


class Browsers(Guests):
    """One browser with several seats, or friends with a browser each; a phone shares a seat now and then."""

    def __init__(
        self, ledger: Ledger, seed: str, game: str, places: Sequence[str], devices: Sequence[Device], phone: Device
    ) -> None:
        super().__init__(ledger, seed, game, (*devices, phone))
        self.places, self.people, self.phone = places, devices, phone
        self.nearly_over: list[str] = []  # tables that wait for these people
        self.drafts = defaultdict[str, Drafts](dict)
        self._unlearned: list[Device] = []
        self._finished: tuple[str, int] | None = None  # a table that is over, and its last ply
        self._tours = set[str]()  # tables whose guided game goes on

    def go(self, table: str, left: int = AT_ONE_TABLE) -> None:
        """Sit at another table."""
        if table != self.table:
            self.table, self.left, self._unlearned = table, left, [*self.devices]

    def step(self) -> None:
        if not self.table:
            self._leave()
            return
        while self._unlearned:
            self._unlearned[0].learn(self.table)
            self._unlearned.pop(0)
        found = self._look()
        if found["ended_by"]:
            self._after(found)
        elif self.left < 0:
            self._leave()
        else:
            self._act(found)

    def _look(self, seat: int = 0) -> dict[str, Any]:
        """Return the table as a seat sees it, by default as a spectator does."""
        device = self._holders(seat)[0] if seat else self.people[0]
        answer = device.call(f"/tables/{self.table}", device.secrets[self.table, seat] if seat else "")
        assert answer.status == 200, answer
        return answer.json

    def _holders(self, seat: int) -> list[Device]:
        return [device for device in self.devices if (self.table, seat) in device.secrets]

    def _seats(self, device: Device, found: dict[str, Any]) -> list[int]:
        seats = [seat for table, seat in device.secrets if table == self.table]
        return [seat for seat in seats if found["seats"][seat - 1]["holder"] != "open"]

    def _form(self, kind: str, end: str, **given: Any) -> Act:
        fields = {name: str(value) for name, value in given.pop("fields", {}).items()}
        act = Act(kind, f"/t/{self.table}/{end}", self.table, fields=fields, **given)
        wanted, table = act.then, self.table

        def then(answer: Answer) -> None:
            self.drafts[table] |= act.drafts
            wanted(answer)

        act.then = then
        return act

    def _act(self, found: dict[str, Any]) -> None:
        actor, seats = found["actor"], found["seats"]
        for seat in (seat for seat in seats if seat["holder"] == "open"):
            self._fill(seat["number"], found)
            return
        if self._answers(found):
            return
        deeds: list[tuple[float, Callable[[dict[str, Any]], None]]] = [
            (0.04, self._renew),
            (0.03, self._bring),
            (0.05, self._switch),
            (0.10, self._hand_over),
            (0.10, self._undo),
            (0.06, self._redo),
            (0.10, self._ask_for_undo),
            (0.04, self._get_up),
            (0.03, self._resign),
            (0.15, self._leave_tour),
        ]
        lent = [
            seat["number"] for seat in seats if seat["holder"] == "bot" and not seat["gone"] and self._holders(seat["number"])
        ]
        if lent and self.hit(0.3):
            holder = self._holders(lent[0])[0]
            self.ask(holder, self._form("taken back", f"seats/{lent[0]}/take", seat=lent[0]))
            return
        for share, deed in deeds:
            if self.hit(share):
                deed(found)
                return
        if seats[actor - 1]["holder"] == "bot":
            sleep(MEANWHILE)
        else:
            self._move(actor, found)

    def _fill(self, seat: int, found: dict[str, Any]) -> None:
        """Have somebody sit down on a free seat, or a bot on one that was left."""
        hosts = [device for device in self.people if (self.table, seat) in device.secrets]
        there = [device for device in self.people if self._seats(device, found)]
        if found["seats"][seat - 1]["gone"] and self.hit(0.2):
            then, fields = self._learn_later(seat), {"level": "easy"}
            self.ask(there[0], self._form("handed over", f"seats/{seat}/bot", seat=seat, fields=fields, then=then))
        elif not hosts:
            then = self._learn_later(seat, there[0])
            self.ask(there[0], self._form("invited", f"seats/{seat}/invite", seat=seat, then=then))
        else:
            self._join(seat, hosts[0], next((device for device in self.people if device not in there), self.people[-1]))

    def _join(self, seat: int, host: Device, friend: Device) -> None:
        fields = {"secret": host.secrets[self.table, seat], "name": "Ben"}
        then = self._learn_later(seat, friend)
        self.ask(friend, self._form("joined", "join", seat=seat, fields=fields, then=then, withdraws=fields["secret"]))

    def _learn_later(self, seat: int, *others: Device) -> Callable[[Answer], None]:
        """Note that the links to a seat have changed for its holders and some others."""

        def then(_: Answer) -> None:
            self._unlearned += [*self._holders(seat), *others]

        return then

    def _renew(self, found: dict[str, Any]) -> None:
        device = self.random.choice(self.devices)
        for seat in self._seats(device, found)[-1:]:
            old = device.secrets[self.table, seat]
            act = self._form("renewed", f"seats/{seat}/renew", seat=seat, withdraws=old, then=self._learn_later(seat))
            self.ask(device, act)

    def _bring(self, found: dict[str, Any]) -> None:
        """Bring a seat to the phone."""
        owner = self.random.choice(self.people)
        for seat in self._seats(owner, found)[:1]:
            if (self.table, seat) not in self.phone.secrets:
                fields = {"secret": owner.secrets[self.table, seat]}
                then = self._learn_later(seat, self.phone)
                self.ask(self.phone, self._form("another device", "join", seat=seat, fields=fields, then=then))

    def _switch(self, found: dict[str, Any]) -> None:
        """Switch “confirm my moves”."""
        device = self.random.choice(self.devices)
        seats, known = self._seats(device, found), self.drafts[self.table]
        is_on = not any(known.get(seat, (False,))[0] for seat in seats)
        if seats:
            drafts: Drafts = dict.fromkeys(seats, (is_on, ()))
            self.ask(device, self._form("tentative", "confirms", fields={"on": "yes" if is_on else "no"}, drafts=drafts))

    def _hand_over(self, found: dict[str, Any]) -> None:
        """Let a bot play for somebody else."""
        device = self.random.choice(self.people)
        own = self._seats(device, found)
        others = [seat["number"] for seat in found["seats"] if seat["holder"] == "person" and seat["number"] not in own]
        if own and others:
            act = self._form("handed over", f"seats/{others[0]}/bot", seat=others[0], fields={"level": "easy"})
            self.ask(device, act)

    def _ask_for_undo(self, found: dict[str, Any]) -> None:
        """Ask the others to take one's last choice back, or several moves."""
        device, ply = self.random.choice(self.people), found["ply"]
        fields = {"seq": found["seq"]} | ({"ply": self.random.randrange(ply)} if ply and self.hit(0.3) else {})
        if self._seats(device, found):
            self.ask(device, self._form("asked", "ask", fields=fields))

    def _answers(self, found: dict[str, Any]) -> bool:
        """Answer, more often than not, who asks for an undo, or let it be withdrawn; tell whether that was tried."""
        request = found["undo_request"]
        if not request or request["declined_by"] or self.hit(0.4):
            return False
        seat = self.random.choice([request["seat"], *request["waits_for"], *request["waits_for"]])
        agrees = seat != request["seat"] and self.hit(0.7)
        fields = {"agrees": "yes" if agrees else "no", "seq": found["seq"]}
        act = self._form("agreed" if agrees else "declined", "answer", seat=seat, fields=fields)
        self.ask(self.random.choice(self._holders(seat)), act)
        return True

    def _get_up(self, found: dict[str, Any]) -> None:
        """Leave one's seat to others."""
        device = self.random.choice(self.people)
        for seat in self._seats(device, found)[:1]:
            old, then = device.secrets[self.table, seat], self._learn_later(seat)
            drafts = self._without(seat)
            self.ask(device, self._form("left", f"seats/{seat}/leave", seat=seat, withdraws=old, drafts=drafts, then=then))

    def _resign(self, found: dict[str, Any]) -> None:
        """Give up, or end the game that all others have given up."""
        device = self.random.choice(self.people)
        if any(seat["gone"] == "resigned" for seat in found["seats"]) and self._seats(device, found) and self.hit(0.5):
            self.ask(device, self._form("ended", "end"))
            return
        for seat in self._seats(device, found)[-1:]:
            self.ask(device, self._form("resigned", f"seats/{seat}/resign", seat=seat, drafts=self._without(seat)))

    def _without(self, seat: int) -> Drafts:
        """Return what is left of a seat's tentative moves when its person goes."""
        return {seat: (False, ())} if seat in self.drafts[self.table] else {}

    def _leave_tour(self, _: dict[str, Any]) -> None:
        """Play on without the script of a guided game."""
        table = self.table
        if table in self._tours:
            self.ask(self.people[0], self._form("tour left", "leave-tour", then=lambda _: self._tours.discard(table)))

    def _undo(self, found: dict[str, Any]) -> None:
        device = self.random.choice(self.people)
        ply = found["ply"]
        if ply and self._seats(device, found):
            back = {"ply": self.random.randrange(max(0, ply - 8), ply)}
            self.ask(device, self._form("undo", "undo", fields=back))

    def _redo(self, found: dict[str, Any]) -> None:
        device = self.random.choice(self.people)
        if self._seats(device, found):
            self.ask(device, self._form("redo", "redo"))

    def _move(self, actor: int, found: dict[str, Any]) -> None:
        device = self.random.choice(self._holders(actor))
        if len(self._seats(device, found)) > 1:
            answer = device.form(f"/t/{self.table}/ready", {"seat": str(actor)})
            assert answer.is_done, answer
            self.ledger.counts["device handed on"] += 1
        if self.drafts[self.table].get(actor, (False, ()))[0]:
            self._try(device, actor)
            return
        now = self._look(actor)
        if moves := now["view"].get("moves") if now["actor"] == actor and now["can_act"] else None:
            move = self.random.choice(moves)
            fields = {"move": move, "seq": now["seq"]}
            self.ask(device, self._form("move", "move", seat=actor, moves=(move,), fields=fields))

    def _try(self, device: Device, actor: int) -> None:
        """Make a tentative move, or take it back, or drop all, or confirm."""
        page = device.page(f"/t/{self.table}/fragment")
        is_tentative = f'action="/t/{self.table}/confirm"' in page
        shown, moves = SHOWN.search(page), MOVES.search(page)
        legal = [each["move"] for each in json.loads(moves[1])] if moves else []
        before = self.drafts[self.table][actor][1] if is_tentative else ()
        fields = {"seq": shown[1] if shown else ""}
        if is_tentative and (self.hit(0.4) or not legal):
            act = self._form("confirmed", "confirm", seat=actor, moves=before, drafts={actor: (True, ())}, fields=fields)
        elif is_tentative and self.hit(0.2):
            act = self._form("tentative", "cancel", seat=actor, drafts={actor: (True, ())}, fields=fields)
        elif is_tentative and self.hit(0.3):
            act = self._form("tentative", "undo", seat=actor, drafts={actor: (True, before[:-1])}, fields=fields)
        elif legal:
            move = self.random.choice(legal)
            drafts: Drafts = {actor: (True, (*before, move))}
            act = self._form("tentative", "move", seat=actor, drafts=drafts, fields=fields | {"move": move})
        else:
            return
        self.ask(device, act)

    def _after(self, found: dict[str, Any]) -> None:
        """Ask for a rematch, all at once."""
        self._finished = self.table, found["ply"]
        if found["rematch"]:
            self.go(found["rematch"])
            return
        there = [device for device in self.people if any(table == self.table for table, _ in device.secrets)]
        acts = [self._form("rematch", "rematch", then=self._follow) for _ in there]
        with ThreadPoolExecutor(len(there)) as pool:
            asked = [pool.submit(self.ask, device, act) for device, act in zip(there, acts, strict=True)]
        for each in asked:
            each.result()

    def _follow(self, answer: Answer) -> None:
        self.go(answer.json["location"].rpartition("/")[2])

    def _leave(self) -> None:
        """Go to a table near its end, or make a new one, or play on from a game's end."""
        if self.nearly_over and self.hit(0.4):
            self.go(self.nearly_over.pop())
            return
        if self.hit(0.2):
            self.left = AT_ONE_TABLE
            self.ask(self.people[0], Act("tour", "/tours", fields={"game": self.game}, then=self._follow_tour))
            return
        if self._finished is None or self.hit(0.2):
            self._make()
            return
        table, last = self._finished
        fields = {"ply": str(max(0, last - self.random.randint(2, 12)))}
        self.left = AT_ONE_TABLE
        self.ask(self.people[0], Act("played on", f"/t/{table}/continue", table, fields=fields, then=self._follow))

    def _follow_tour(self, answer: Answer) -> None:
        self._follow(answer)
        self._tours.add(self.table)

    def _make(self) -> None:
        places = {f"seat-{number}": place for number, place in enumerate(self.places, 1)}
        self.left = AT_ONE_TABLE
        self.ask(self.people[0], Act("new table", "/tables", fields={"game": self.game, **places}, then=self._follow))
