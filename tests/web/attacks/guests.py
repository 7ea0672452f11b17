"""People who ask for things at a table, and ask again when the server has gone."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from tests.web.attacks.devices import Answer, Device, LostError
from tests.web.attacks.ledger import Act, Ledger

TWICE, AGAIN = 0.1, 0.1  # how often something is asked twice at once, and again after its answer
MEANWHILE = 0.02  # seconds to wait for others
AT_ONE_TABLE = 12  # acts at a table made anew, before people go on elsewhere


class Party(Protocol):
    """People at a table."""

    def play(self, port: int) -> None:
        """Ask a server again for what is pending, then play until it has gone."""

    def settle(self, port: int) -> None:
        """Ask a server again for what is pending."""

    def leave(self) -> None:
        """Hang up."""


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
        finally:
            self.leave()

    def leave(self) -> None:
        for device in self.devices:
            device.hang_up()

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
