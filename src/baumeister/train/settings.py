"""Settings of a training run, kept in its folder."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from baumeister.bots.network import FURTHEST
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.train.casting import RANDOMS

RANGES: dict[str, tuple[float, float]] = {
    "width": (1, 4096),
    "depth": (1, 1024),
    "furthest": (0.1, 100.0),
    "randoms": (0.0, 1.0),
    "games": (1, 10_000),
    "orders": (1, 10_000),
    "keep_after": (0.0, 1.0),
    "keep_before": (0.0, 1.0),
    "further": (0.0, 1.0),
    "patience": (0, 1_000_000),
    "reuse": (0.01, 1000.0),
    "kept": (1, 100_000_000),
    "batch": (1, 1_000_000),
    "rate": (1e-9, 1.0),
    "slowing": (1, 1_000_000),
    "averaging": (0.0, 1.0),
    "rank_weight": (0.0, 100.0),
    "margin_weight": (0.0, 100.0),
    "older_every": (1, 1_000_000),
    "measured_every": (1, 1_000_000),
    "match_games": (1, 1_000_000),
}
"""The least and the greatest value of each setting."""


@dataclass(frozen=True)
class Settings:
    """How a network is taught. Two runs with equal settings on equal machines give equal networks, round for round."""

    game: str
    seed: int = 1
    width: int = 128
    """Units of the first layer."""
    depth: int = 32
    """Units of the second layer."""
    furthest: float = FURTHEST
    """No seat counts as further behind than this by the hand-made evaluation, in logits."""
    randoms: float = RANDOMS
    """How often random seats join a game."""
    games: int = 25
    """Games of an order: a thread plays so many of one kind at a time."""
    orders: int = 16
    """Orders of a round. After each round the network that plays is the newest."""
    keep_after: float = 1.0
    keep_before: float = 0.5
    """How likely a position is kept after a decision, and before one."""
    further: float = 0.8
    """λ: the weight of later opinions in a position's target, decision for decision."""
    patience: int = 20
    """Rounds in which the result is the only target: the network's opinion is worth nothing yet."""
    reuse: float = 2.0
    """How often a position is learned from, on average."""
    kept: int = 400_000
    """Positions that are kept to learn from."""
    batch: int = 1024
    rate: float = 1e-3
    """Of learning; falls as 1 / sqrt(1 + round / slowing)."""
    slowing: int = 50
    averaging: float = 0.998
    """How slowly the network that plays follows the one that learns: by step, its part that stays."""
    rank_weight: float = 0.25
    margin_weight: float = 0.25
    older_every: int = 25
    """Rounds after which the older rival is replaced by the network of now."""
    measured_every: int = 20
    """Rounds between two looks at the network's strength."""
    match_games: int = 400
    """Games of such a look, against each kind of rival."""

    def further_in(self, number: int) -> float:
        """Return λ in a round."""
        return 1.0 if number < self.patience else self.further

    def json(self) -> Json:
        """Return them as plain values."""
        return asdict(self)


def settings_with(game: str, seed: int, changes: Sequence[str]) -> Settings:
    """Return settings that differ from the usual ones as `name=value` says.

    Raises:
        BaumeisterError: if there is no such setting, or it can't have this value.
    """
    usual = Settings(game, seed)
    known = {name: value for name, value in usual.json().items() if name not in ("game", "seed")}
    given: Json = {}
    for change in changes:
        name, _, written = change.partition("=")
        if name not in known:
            raise BaumeisterError(f"there is no setting “{name}”; the settings are {', '.join(known)}")
        low, high = RANGES[name]
        try:
            given[name] = type(known[name])(written)
        except ValueError:
            raise BaumeisterError(f"{name} is a number such as {known[name]}, not “{written}”") from None
        if not low <= given[name] <= high:
            raise BaumeisterError(f"{name} is a number from {low:g} to {high:g}, such as {known[name]}, not {written}")
    return replace(usual, **given)
