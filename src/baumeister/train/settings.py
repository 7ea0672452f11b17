"""Settings of a training run, kept in its folder."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from baumeister.bots.network import FURTHEST
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.train.casting import RANDOMS


@dataclass(frozen=True)
class Setting:
    """What a setting is, for those who would change it."""

    usual: int | float
    least: int | float
    greatest: int | float
    meaning: str
    """A few words, for a list."""


def setting(usual: int | float, least: int | float, greatest: int | float, meaning: str) -> Any:
    """Return a field of `Settings` that has this value unless a run says otherwise."""
    return field(default=usual, metadata={"setting": Setting(usual, least, greatest, meaning)})


@dataclass(frozen=True)
class Settings:
    """How a network is taught. Two runs with equal settings on equal machines give equal networks, round for round."""

    game: str
    seed: int = 1
    width: int = setting(128, 1, 4096, "units of the first layer")
    depth: int = setting(32, 1, 1024, "units of the second layer")
    furthest: float = setting(FURTHEST, 0.1, 100.0, "logits: by hand no seat is judged further behind the best than this")
    randoms: float = setting(RANDOMS, 0.0, 1.0, "part of the games that random seats join")
    games: int = setting(25, 1, 10_000, "games of an order: a thread plays so many of one kind at a time")
    orders: int = setting(16, 1, 10_000, "orders of a round; after each round the newest network plays")
    keep_after: float = setting(1.0, 0.0, 1.0, "how likely a position after a decision is kept")
    keep_before: float = setting(0.5, 0.0, 1.0, "how likely a position before a decision is kept")
    further: float = setting(0.8, 0.0, 1.0, "λ: weight of later opinions in a target, decision for decision")
    patience: int = setting(20, 0, 1_000_000, "first rounds, in which the result alone is the target")
    reuse: float = setting(2.0, 0.01, 1000.0, "how often a position is learned from, on average")
    kept: int = setting(400_000, 1, 100_000_000, "positions that are kept to learn from")
    batch: int = setting(1024, 1, 1_000_000, "positions of a step of learning")
    rate: float = setting(1e-3, 1e-9, 1.0, "of learning, at first; falls as 1 / sqrt(1 + round / slowing)")
    slowing: int = setting(50, 1, 1_000_000, "rounds: how soon the rate of learning falls")
    averaging: float = setting(0.998, 0.0, 1.0, "what stays, a step, of the network that plays as it follows the learner")
    rank_weight: float = setting(0.25, 0.0, 100.0, "weight of errors in seats' ranks; 1 for their shares of the win")
    margin_weight: float = setting(0.25, 0.0, 100.0, "weight of errors in margins of points")
    older_every: int = setting(25, 1, 1_000_000, "rounds until the older rival is replaced by today's network")
    measured_every: int = setting(20, 1, 1_000_000, "rounds between two measurements of strength")
    match_games: int = setting(400, 1, 1_000_000, "games of a measurement, against each kind of rival")

    def further_in(self, number: int) -> float:
        """Return λ in a round."""
        return 1.0 if number < self.patience else self.further

    def json(self) -> Json:
        """Return them as plain values."""
        return asdict(self)


def known_settings() -> dict[str, Setting]:
    """Return what a run may have otherwise, by name."""
    return {each.name: each.metadata["setting"] for each in fields(Settings) if each.metadata}


def settings_with(game: str, seed: int, changes: Sequence[str]) -> Settings:
    """Return settings that differ from the usual ones as `name=value` says.

    Raises:
        BaumeisterError: if there is no such setting, or it can't have this value.
    """
    known = known_settings()
    given: Json = {}
    for change in changes:
        name, _, written = change.partition("=")
        if name not in known:
            raise BaumeisterError(f"there is no setting “{name}”; the settings are {', '.join(known)}")
        of = known[name]
        try:
            given[name] = type(of.usual)(written)
        except ValueError:
            raise BaumeisterError(f"{name} is a number such as {of.usual}, not “{written}”") from None
        if not of.least <= given[name] <= of.greatest:
            raise BaumeisterError(f"{name} is a number from {of.least:g} to {of.greatest:g}, such as {of.usual}, not {written}")
    return Settings(game, seed, **given)
