"""What was asked, and what was answered: the ledger against which a killed server's tables are held."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import token_urlsafe
from threading import Condition
from time import monotonic
from typing import Literal

from tests.web.attacks.devices import Answer, Device, LostError

Drafts = dict[int, tuple[bool, tuple[str, ...]]]
"""By seat whether it confirms its moves, and its tentative ones."""
PATIENCE = 300.0  # seconds for the next requests
RARE = (
    *("rematch", "played on", "new table", "tour", "joined", "invited", "renewed", "confirmed", "handed over", "taken back"),
    *("asked", "agreed", "declined", "left", "resigned", "ended", "tour left"),
)
RARE_WITHIN = 30  # requests
Outcome = Literal["asked", "done", "refused"]


@dataclass(eq=False)
class Act:
    """Something asked of the server under a key of its own; asked again it is the same."""

    kind: str
    path: str
    table: str = ""
    seat: int = 0
    moves: tuple[str, ...] = ()  # that become events, in this order
    drafts: Drafts = field(default_factory=dict)  # after it
    fields: dict[str, str] | None = None  # of a form
    body: dict[str, object] | None = None  # for the API
    secret: str = ""
    withdraws: str = ""  # a secret that opens nothing from then on
    locks_out: bool = False  # its own secret is among those: asked again it gets 401
    then: Callable[[Answer], None] = lambda _: None
    key: str = field(default_factory=lambda: token_urlsafe(24))
    outcome: Outcome = "asked"
    times: int = 0

    @property
    def has_key_in_body(self) -> bool:
        """Whether the answer has secrets: then the key is one."""
        return self.fields is None and self.path.rpartition("/")[2] in ("tables", "join", "renew")

    def send(self, device: Device) -> Answer:
        if self.fields is not None:
            return device.form(self.path, self.fields | {"key": self.key})
        if self.has_key_in_body:
            return device.call(self.path, self.secret, (self.body or {}) | {"idempotency_key": self.key})
        return device.call(self.path, self.secret, self.body or {}, self.key)


class Ledger:
    """All acts, in the order in which they were first asked."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.pending: dict[int, Act] = {}  # by device
        self.counts: Counter[str] = Counter()
        self._changed = Condition()
        self._sent, self._last = 0, ""
        self.usual = 0.0  # seconds for an answer, of late

    def ask(self, device: Device, act: Act, *, twice: bool = False) -> Answer:
        """Ask for something, perhaps twice at once, and note the answer.

        Raises:
            LostError: if there is none; the act is pending then.
        """
        with self._changed:
            if not act.times:
                self.acts.append(act)
            self.pending[id(device)] = act
            self._sent, self._last = self._sent + 1, act.kind
            self._changed.notify_all()
        self.counts["asked again"] += bool(act.times)
        self.counts["asked twice at once"] += twice
        act.times += 1 + twice
        start = monotonic()
        answer = self._twice(device, act) if twice else act.send(device)
        self.usual += 0.1 * (monotonic() - start - self.usual)
        self._note(device, act, answer)
        return answer

    def _twice(self, device: Device, act: Act) -> Answer:
        twin = device.twin()
        with ThreadPoolExecutor(2) as pool:
            both = [pool.submit(act.send, each) for each in (device, twin)]
        twin.hang_up()
        answers = [found.result() for found in both if not isinstance(found.exception(), LostError)]
        if len(answers) < 2:
            raise LostError("one of two was lost")
        return next((answer for answer in answers if answer.is_done), answers[0])

    def _note(self, device: Device, act: Act, answer: Answer) -> None:
        assert answer.status != 429, "the attack is too fast for the server's limits"
        if act.outcome == "done":  # asked again though it was answered
            assert answer.is_done or act.locks_out, (act, answer)
        is_done = answer.is_done or (act.locks_out and answer.status == 401)
        act.outcome = "done" if is_done else "refused"
        with self._changed:
            del self.pending[id(device)]
        if is_done:
            act.then(answer)

    def ask_pending_again(self, device: Device, *, twice: bool) -> None:
        """Ask again for what the device has got no answer to."""
        act = self.pending.get(id(device))
        if act is not None:
            self.counts["unanswered"] += 1
            self.ask(device, act, twice=twice)

    def wait_for(self, more: int, playing: Sequence[Future[None]], *, rare: bool) -> None:
        """Wait until so many more requests have been sent, the last a rare one if wished, or nobody plays any more."""
        with self._changed:
            wanted, end = self._sent + more, monotonic() + PATIENCE
            while self._sent < wanted or (rare and self._last not in RARE and self._sent < wanted + RARE_WITHIN):
                if all(party.done() for party in playing):
                    return
                assert monotonic() < end, "the parties stand still"
                self._changed.wait(0.1)
