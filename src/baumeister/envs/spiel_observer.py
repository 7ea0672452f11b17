"""OpenSpiel's observers: numbers and texts, made from one player's view alone."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import pyspiel
from rich.text import Text

from baumeister.core.errors import BaumeisterError
from baumeister.core.features import BOUND
from baumeister.core.record import Floats
from baumeister.envs.course import UNSHOWN, Course
from baumeister.present.game import Game, View
from baumeister.text import LANGUAGES

RECALLED = 2_000
"""Of how many moves, the first of the game, an information state's tensor tells; its text tells of all."""


class State(Protocol):
    """A state, as far as it is observed."""

    course: Course


class Observer:
    """Writes a player's observation into `tensor`, part by part into `dict`, or as a text.

    observation     the view as numbers (`View.observation`)
    moves           with perfect recall: each move that was made, in their order, as its number plus 1 in parts of their count;
                    0 where the player wasn't shown which, and after the last

    Without private information it is the spectator's. Private and public information are not separated: where that
    alone is asked for there is nothing to see.
    """

    def __init__(self, game: Game, wanted: Any, params: Mapping[str, Any] | None) -> None:
        """Take OpenSpiel's `IIGObservationType`; there are no other parameters.

        Raises:
            BaumeisterError: if there are, or if all players' private information is asked for.
        """
        if params:
            raise BaumeisterError(f"observations take no parameters, but got {', '.join(params)}")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BaumeisterError("an observation is what one player sees; no player sees all that is hidden")
        self._game, self._recalls, self._sees_public = game, wanted.perfect_recall, wanted.public_info
        self._sees_own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sizes = {"observation": game.rules.feature_count} | ({"moves": RECALLED} if self._recalls else {})
        self.tensor: Floats | None = np.zeros(sum(sizes.values()), np.float32) if self._sees_public else None
        self.dict: dict[str, Floats] = {}
        if self.tensor is not None:
            ends = np.cumsum(list(sizes.values()))
            self.dict = dict(zip(sizes, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: State, player: int) -> None:
        """Write a player's observation into the tensor."""
        if self.tensor is None:
            return
        self.dict["observation"][:] = np.clip(self._game.engine.features(self._view(state, player).raw), -BOUND, BOUND)
        if self._recalls:
            shown = state.course.shown(self._seat(player))[:RECALLED]
            self.dict["moves"][:] = 0.0
            self.dict["moves"][: len(shown)] = (shown - UNSHOWN) / (len(self._game.moves) + 1)

    def string_from(self, state: State, player: int) -> str:
        """Return a player's observation as a text: with perfect recall its name, without the board as people read it."""
        if not self._sees_public:
            return ""
        seat = self._seat(player)
        if self._recalls:
            return f"{self._game.id} P{seat} after {state.course.view(seat).ply} moves: {state.course.key(seat).hex()}"
        return read_out(self._view(state, player))

    def _seat(self, player: int) -> int:
        return player + 1 if self._sees_own else 0

    def _view(self, state: State, player: int) -> View:
        return state.course.view(self._seat(player))


def read_out(view: View) -> str:
    """Return a view as lines of text; the last one names the view, so that no two views read alike."""
    board = Text.from_markup(view.game.rules.screen(view.state, LANGUAGES[0])).plain
    scores = ", ".join(map(str, view.scores))
    return f"{board}\n\nply {view.ply}, P{view.actor} moves, scores {scores}, seen by P{view.seat}\nview {view.key().hex()}"
