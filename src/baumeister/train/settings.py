"""Settings of a training run, kept in its folder."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Annotated, get_origin, get_type_hints

from baumeister.bots.network import FURTHEST
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.train.casting import RANDOMS


@dataclass(frozen=True)
class Setting:
    """What a setting means and can be, for those who would change it."""

    least: float
    greatest: float
    meaning: str
    """A few words, for a list."""


@dataclass(frozen=True)
class Settings:
    """How a network is taught. Two runs with equal settings on equal machines give equal networks, round for round."""

    game: str
    seed: int = 1
    width: Annotated[int, Setting(1, 4096, "units of the first layer")] = 128
    depth: Annotated[int, Setting(1, 1024, "units of the second layer")] = 32
    furthest: Annotated[float, Setting(0.1, 100.0, "furthest behind that the evaluation may see a seat, in logits")] = FURTHEST
    randoms: Annotated[float, Setting(0.0, 1.0, "share of games with random seats")] = RANDOMS
    games: Annotated[int, Setting(1, 10_000, "games of an order: a thread plays so many of one kind at a time")] = 25
    orders: Annotated[int, Setting(1, 10_000, "orders of a round; after each round the newest network plays")] = 16
    keep_after: Annotated[float, Setting(0.0, 1.0, "how likely a position after a decision is kept")] = 1.0
    keep_before: Annotated[float, Setting(0.0, 1.0, "how likely a position before a decision is kept")] = 0.5
    further: Annotated[float, Setting(0.0, 1.0, "λ: weight of later opinions in a target, decision for decision")] = 0.8
    patience: Annotated[int, Setting(0, 1_000_000, "rounds at first in which only the result is the target")] = 20
    reuse: Annotated[float, Setting(0.01, 1000.0, "how often a position is learned from, on average")] = 2.0
    kept: Annotated[int, Setting(1, 100_000_000, "positions that are kept to learn from")] = 400_000
    batch: Annotated[int, Setting(1, 1_000_000, "positions of a step of learning")] = 1024
    rate: Annotated[float, Setting(1e-9, 1.0, "of learning, at first; falls as 1 / sqrt(1 + round / slowing)")] = 1e-3
    slowing: Annotated[int, Setting(1, 1_000_000, "rounds after which the rate of learning is down to 0.7 of it")] = 50
    averaging: Annotated[float, Setting(0.0, 1.0, "share of the playing network that stays at each step of learning")] = 0.998
    rank_weight: Annotated[float, Setting(0.0, 100.0, "weight of errors in ranks; shares of the win weigh 1")] = 0.25
    margin_weight: Annotated[float, Setting(0.0, 100.0, "weight of errors in margins of points")] = 0.25
    older_every: Annotated[int, Setting(1, 1_000_000, "rounds until the newest network replaces the older rival")] = 25
    measured_every: Annotated[int, Setting(1, 1_000_000, "rounds between two measurements of strength")] = 20
    match_games: Annotated[int, Setting(1, 1_000_000, "games of a measurement, against each kind of rival")] = 400

    def further_in(self, number: int) -> float:
        """Return λ in a round."""
        return 1.0 if number < self.patience else self.further

    def json(self) -> Json:
        """Return them as plain values."""
        return asdict(self)


def known_settings() -> dict[str, Setting]:
    """Return what a run may have otherwise, by name."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if get_origin(hint) is Annotated}


def settings_with(game: str, seed: int, changes: Sequence[str]) -> Settings:
    """Return settings that differ from the usual ones as `name=value` says.

    Raises:
        BaumeisterError: if there is no such setting, or it can't have this value.
    """
    usual, known = Settings(game, seed), known_settings()
    given: Json = {}
    for change in changes:
        name, _, written = change.partition("=")
        if name not in known:
            raise BaumeisterError(f"there is no setting “{name}”; the settings are {', '.join(known)}")
        setting, value = known[name], getattr(usual, name)
        try:
            given[name] = type(value)(written)
        except ValueError:
            raise BaumeisterError(f"{name} is a number such as {value}, not “{written}”") from None
        if not setting.least <= given[name] <= setting.greatest:
            raise BaumeisterError(
                f"{name} is a number from {setting.least:g} to {setting.greatest:g}, such as {value}, not {written}"
            )
    return replace(usual, **given)
