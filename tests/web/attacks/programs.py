"""Programs that play by the API."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any

from tests.web.attacks.devices import Answer, Device
from tests.web.attacks.guests import AT_ONE_TABLE, MEANWHILE, Guests
from tests.web.attacks.ledger import Act, Ledger


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
            elif random.random() < 0.02:
                self._give_up(device, found, seat, random)
            elif act := self._taking_back(found, random) or self._answer_to(found, seat, random):
                self._ask(device, act, seat)
            elif found["can_act"]:
                move = random.choice(found["view"]["moves"])
                act = Act("move", f"/tables/{table}/moves", table, seat, moves=(move,), body={"move": move})
                self._ask(device, act, seat)
            else:
                sleep(MEANWHILE)

    def _taking_back(self, found: dict[str, Any], random: Random) -> Act | None:
        """Return an undo, a redo, or the question whether one may; in most cases none."""
        ends = {
            "undo": ("undo", "can_undo", 0.1),
            "redo": ("redo", "can_redo", 0.5),
            "asked": ("undo/ask", "can_ask_undo", 0.1),
        }
        for kind, (end, may, share) in ends.items():
            if found[may] and random.random() < share:
                return Act(kind, f"/tables/{self.table}/{end}", self.table, body={"seq": found["seq"]})
        return None

    def _answer_to(self, found: dict[str, Any], seat: int, random: Random) -> Act | None:
        """Return an answer to the others' request for an undo, or the withdrawal of one's own; now and then none yet."""
        request = found["undo_request"]
        is_asked = request and request["declined_by"] is None and seat in (request["seat"], *request["waits_for"])
        if not is_asked or random.random() < 0.4:
            return None
        agrees = seat != request["seat"] and random.random() < 0.7
        body: dict[str, object] = {"agrees": agrees, "seq": found["seq"]}
        return Act("agreed" if agrees else "declined", f"/tables/{self.table}/undo/answer", self.table, body=body)

    def _give_up(self, device: Device, found: dict[str, Any], seat: int, random: Random) -> None:
        """Resign, or leave the table, at which nobody plays on then."""
        if found["seats"][seat - 1]["gone"]:
            return
        if random.random() < 0.5:
            self._ask(device, Act("resigned", f"/tables/{self.table}/resign", self.table), seat)
            return

        def then(_: Answer) -> None:
            self.left = -1

        act = Act("left", f"/tables/{self.table}/leave", self.table, locks_out=True, then=then)
        act.withdraws = device.secrets[self.table, seat]
        self._ask(device, act, seat)

    def _ask(self, device: Device, act: Act, seat: int) -> None:
        act.secret = device.secrets[act.table, seat]
        self.ask(device, act)

    def _renew(self, device: Device, table: str, seat: int) -> None:
        def then(answer: Answer) -> None:
            (key,) = answer.json["keys"]
            device.secrets[table, seat] = key["secret"]

        act = Act("renewed", f"/tables/{table}/renew", table, seat, withdraws=device.secrets[table, seat], then=then)
        self._ask(device, act, seat)
