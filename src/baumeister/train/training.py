"""Training: rounds of self-play, while the learner works on the round before."""

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import date
from io import BytesIO
from pathlib import Path
from time import monotonic

import numpy as np
import torch

from baumeister.bots.mcts import search_settings_of
from baumeister.bots.network import Network
from baumeister.bots.weights import fresh, pack
from baumeister.bots.win_share import DOUBT
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.machine import describe, installed
from baumeister.train.errors import Errors, by_hand, errors
from baumeister.train.folder import RunFolder
from baumeister.train.kinds import kinds_of
from baumeister.train.learner import Learner
from baumeister.train.player import GamesPlayed
from baumeister.train.replay import Replay, join_batches, split
from baumeister.train.rounds import Players, orders_of
from baumeister.train.settings import Settings
from baumeister.train.work import HAND, RANDOM

MATCH_SEATS = 4
"""How many seats have the games that tell the network's strength, if the game allows."""


@dataclass
class Totals:
    """The totals of a run so far."""

    rounds: int = 0
    games: int = 0
    positions: int = 0
    steps: int = 0
    seconds: float = 0.0


@dataclass
class Report:
    """A round's results."""

    totals: Totals
    loss: float
    own: Errors
    """Of the network."""
    hand: Errors
    """Of the hand-made evaluation, on the same positions."""
    strength: dict[str, float] = field(default_factory=dict)
    """The share of the win among rivals of a kind, with the most seats; only now and then."""

    def json(self) -> Json:
        """Return the report as JSON has it."""
        found = {"loss": self.loss, "own": self.own._asdict(), "hand": self.hand._asdict()}
        return vars(self.totals) | found | ({"strength": self.strength} if self.strength else {})


class Training:
    """A run: made from its settings, resumed from its folder."""

    def __init__(self, settings: Settings, folder: RunFolder, players: Players | None = None) -> None:
        """Take settings, the run's folder, and who plays: by default threads on all cores. Closes the players when it ends."""
        self.settings, self.folder, self.kinds = settings, folder, kinds_of(settings.game)
        self._rules = self.kinds[0].rules
        trust = DOUBT / search_settings_of(self._rules).doubt
        network = fresh(self._rules, settings.width, settings.depth, settings.seed, trust, settings.furthest)
        self._learner, self._older = Learner(settings, network), network
        self._replay, self._players = Replay(self._rules, settings.kept), players or Players()
        self.totals, self._strength, self._since = Totals(), Json(), monotonic()
        self._made = describe() | {"torch": installed("torch"), "device": self.device, "date": date.today().isoformat()}
        if folder.checkpoint.exists():
            self._restore(folder.checkpoint)
        elif folder.rounds_noted > 1:  # the first may have been cut short
            what = f"{folder.rounds_noted} rounds, but {folder.checkpoint.name} is missing"
            raise BaumeisterError(f"{folder.path} tells of {what}; put it back, or take another folder")

    @property
    def device(self) -> str:
        """The learner's device."""
        return self._learner.device

    def run(self) -> Iterator[Report]:
        """Train without end; yield after each round, which is then kept. Closing the iterator ends all threads."""
        try:
            playing = self._begin(self.totals.rounds)
            while True:
                found = self._players.finish(playing)
                playing = self._begin(self.totals.rounds + 1)
                yield self._round(found)
        finally:
            self._players.close()

    def _begin(self, number: int) -> list[Future[GamesPlayed]]:
        return self._players.begin(orders_of(self.settings, self.kinds, number), (self._learner.network(), self._older))

    def _round(self, found: list[GamesPlayed]) -> Report:
        """Learn from a round of self-play, and keep the learned weights."""
        held_out = []
        for one in found:
            taught, held = split(one)
            self._replay.add(taught)
            held_out.append(held)
        totals, rows = self.totals, sum(len(one.seats) for one in found)
        examined = join_batches(held_out)
        own, hand = errors(self._learner.shares(examined), examined), errors(by_hand(examined), examined)
        loss = self._learn(rows)
        totals.rounds, totals.positions = totals.rounds + 1, totals.positions + rows
        totals.games += sum(int((one.results[:, 0] >= 0.0).sum()) for one in found)
        strength, games = self._measured()
        report = Report(totals, loss, own, hand, strength)
        if report.strength:
            self._strength = {"round": totals.rounds, "games": games, "share": report.strength}
        if totals.rounds % self.settings.older_every == 0:
            self._older = self._learner.network()
        totals.seconds, self._since = totals.seconds + monotonic() - self._since, monotonic()
        self._keep(report)
        return report

    def _learn(self, rows: int) -> float:
        """Learn as often as so many new positions deserve; returns the mean loss."""
        settings, number = self.settings, self.totals.rounds
        chance = np.random.default_rng((settings.seed, number, 1))
        steps = max(1, int(settings.reuse * rows / settings.batch))
        losses = [self._learner.learn(self._replay.sample(chance, settings.batch), number) for _ in range(steps)]
        self.totals.steps += steps
        return float(np.mean(losses))

    def _measured(self) -> tuple[dict[str, float], int]:
        """Return how strong the network is, if it is time to look, and in how many games against each rival."""
        settings, number = self.settings, self.totals.rounds
        if number % settings.measured_every:
            return {}, 0
        game = next(kind for kind in reversed(self.kinds) if kind.seats <= MATCH_SEATS and not kind.options)
        minds = self._learner.network(), self._older
        rivals = {"greedy": HAND, "random": RANDOM}
        found = {
            name: self._players.strength(game, rival, settings.match_games, minds, seed=number << 32)
            for name, rival in rivals.items()
        }
        return {name: share for name, (share, _) in found.items()}, next(iter(found.values()))[1]

    def _keep(self, report: Report) -> None:
        older = [torch.from_numpy(array) for array in self._older]
        said = {"totals": vars(self.totals), "strength": self._strength}
        content, card = BytesIO(), {"settings": self.settings.json(), **said, "made": self._made}
        torch.save({"learner": self._learner.state(), "older": older, **said}, content)
        self.folder.note(report.json())
        self.folder.replace(self.folder.weights(self.settings.game), pack(self._rules, self._learner.network(), card))
        self.folder.replace(self.folder.checkpoint, content.getvalue())  # last: a round cut short is played again

    def _restore(self, path: Path) -> None:
        try:
            state = torch.load(path, map_location="cpu", weights_only=True)
            self._learner.restore(state["learner"])
            self._older = Network(*(tensor.numpy() for tensor in state["older"]))
            self.totals, self._strength = Totals(**state["totals"]), state["strength"]
        except (PermissionError, MemoryError, torch.OutOfMemoryError) as error:
            raise BaumeisterError(f"{path} can't be read: {error}") from None
        except Exception as error:  # whatever a damaged file makes of PyTorch
            raise BaumeisterError(f"{path} is damaged or of another version ({error!r:.120}); take another folder") from None
