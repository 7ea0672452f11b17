"""People at tables who do all that can be done there, and ask again when the server has gone."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any, Protocol

from tests.web.attacks.devices import Answer, Device, LostError
from tests.web.attacks.ledger import Act, Drafts, Ledger

SHOWN = re.compile(r'name="seq" value="([^"]+)"')
MOVES = re.compile(r'<script id="move-data" type="application/json">(.*?)</script>', re.DOTALL)
TWICE, AGAIN = 0.1, 0.1  # how often something is asked twice at once, and again after its answer
MEANWHILE = 0.02  # seconds to wait for others
AT_ONE_TABLE = 12  # steps at a table made anew, before people go on elsewhere


class Party(Protocol):
    """People at a table."""

    def play(self, port: int) -> None:
        """Ask a server again for what is pending, then play until it has gone."""

    def settle(self, port: int) -> None:
        """Ask a server again for what is pending."""


class Guests:
    """Devices that ask for the same table's acts."""

    def __init__(self, ledger: Ledger, seed: str, game: str, devices: Sequence[Device]) -> None:
        self.ledger, self.random, self.game, self.devices = ledger, Random(seed), game, devices
        self.table, self.left = "", AT_ONE_TABLE
        self._withdrawn: list[tuple[str, str]] = []  # tables and secrets that open nothing there

    def settle(self, port: int) -> None:
        for device in self.devices:
            device.meet(port)
        for device in self.devices:
            self.ledger.ask_pending_again(device, twice=self.random.random() < 0.5)
        for table, secret in self._withdrawn[-2:]:
            assert self.devices[0].call(f"/tables/{table}", secret).status == 401, "an old secret opens"

    def play(self, port: int) -> None:
        try:
            self.settle(port)
            while True:
                self.step()
        except LostError:
            return

    def step(self) -> None:
        raise NotImplementedError

    def ask(self, device: Device, act: Act) -> None:
        """Ask for something, now and then twice at once, or again after the answer."""
        wanted = act.then

        def then(answer: Answer) -> None:
            if act.withdraws and (act.table, act.withdraws) not in self._withdrawn:
                self._withdrawn.append((act.table, act.withdraws))
            wanted(answer)

        act.then = then
        self.left -= 1
        answer = self.ledger.ask(device, act, twice=self.random.random() < TWICE)
        if answer.is_done and self.random.random() < AGAIN:
            self.ledger.ask(device, act)

    def hit(self, share: float) -> bool:
        return self.random.random() < share


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
        for seat in (seat["number"] for seat in seats if seat["holder"] == "open"):
            self._join(seat)
            return
        deeds: list[tuple[float, Callable[[dict[str, Any]], None]]] = [
            (0.04, self._renew),
            (0.03, self._bring),
            (0.05, self._switch),
            (0.10, self._hand_over),
            (0.10, self._undo),
            (0.06, self._redo),
        ]
        lent = [seat["number"] for seat in seats if seat["holder"] == "bot" and self._holders(seat["number"])]
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

    def _join(self, seat: int) -> None:
        host, friend = self.people[0], self.people[-1]
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
        if self._finished is None or self.hit(0.2):
            self._make()
            return
        table, last = self._finished
        fields = {"ply": str(max(0, last - self.random.randint(2, 12)))}
        self.left = AT_ONE_TABLE
        self.ask(self.people[0], Act("played on", f"/t/{table}/continue", table, fields=fields, then=self._follow))

    def _make(self) -> None:
        places = {f"seat-{number}": place for number, place in enumerate(self.places, 1)}
        self.left = AT_ONE_TABLE
        self.ask(self.people[0], Act("new table", "/tables", fields={"game": self.game, **places}, then=self._follow))


@dataclass
class Joining:
    """An invitation to a seat, not yet taken."""

    table: str
    seat: int
    secret: str


class Programs(Guests):
    """Two programs that play at one table at the same time."""

    def __init__(self, ledger: Ledger, seed: str, game: str, places: Sequence[str], devices: Sequence[Device]) -> None:
        super().__init__(ledger, seed, game, devices)
        self.places, self._joining = places, list[Joining]()

    def step(self) -> None:
        if self._joining:
            self._join(self._joining[0])
        elif not self.table or self.left < 0:
            self._make()
        else:
            with ThreadPoolExecutor(len(self.devices)) as pool:
                playing = [pool.submit(self._play, device, Random(self.random.random())) for device in self.devices]
            for each in playing:
                each.result()

    def _make(self) -> None:
        host = self.devices[0]
        order: dict[str, object] = {"game": self.game, "seats": [{"place": place} for place in self.places]}

        def then(answer: Answer) -> None:
            made = answer.json
            self.table, self.left = made["table"]["id"], 4 * AT_ONE_TABLE
            for key in made["keys"]:
                if key["purpose"] == "seat":
                    host.secrets[self.table, key["seat"]] = key["secret"]
                elif not any(self.table == table for table, _ in self.devices[1].secrets):
                    self._joining = [Joining(self.table, key["seat"], key["secret"])]

        self.ask(host, Act("new table", "/tables", body=order, then=then))

    def _join(self, joining: Joining) -> None:
        table, guest = joining.table, self.devices[1]

        def then(answer: Answer) -> None:
            guest.secrets[table, joining.seat] = answer.json["keys"][0]["secret"]
            self._joining = []

        act = Act("joined", f"/tables/{table}/join", table, joining.seat, withdraws=joining.secret, then=then)
        act.body = {"secret": joining.secret, "name": "Cleo"}
        self.ask(guest, act)

    def _play(self, device: Device, random: Random) -> None:
        ((table, seat),) = [place for place in device.secrets if place[0] == self.table]
        while self.left >= 0:
            answer = device.call(f"/tables/{table}", device.secrets[table, seat])
            assert answer.status == 200, answer
            found = answer.json
            if found["ended_by"]:
                self.left = -1
            elif random.random() < 0.03:
                self._renew(device, table, seat)
            elif found["can_undo"] and random.random() < 0.1:
                self._ask(device, Act("undo", f"/tables/{table}/undo", table, body={"seq": found["seq"]}), seat)
            elif found["can_redo"] and random.random() < 0.5:
                self._ask(device, Act("redo", f"/tables/{table}/redo", table, body={"seq": found["seq"]}), seat)
            elif found["can_act"]:
                move = random.choice(found["view"]["moves"])
                act = Act("move", f"/tables/{table}/moves", table, seat, moves=(move,), body={"move": move})
                self._ask(device, act, seat)
            else:
                sleep(MEANWHILE)

    def _ask(self, device: Device, act: Act, seat: int) -> None:
        act.secret = device.secrets[act.table, seat]
        self.ask(device, act)

    def _renew(self, device: Device, table: str, seat: int) -> None:
        def then(answer: Answer) -> None:
            (key,) = answer.json["keys"]
            device.secrets[table, seat] = key["secret"]

        act = Act("renewed", f"/tables/{table}/renew", table, seat, withdraws=device.secrets[table, seat], then=then)
        self._ask(device, act, seat)
