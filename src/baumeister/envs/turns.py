"""A game as PettingZoo's AEC environment: agents take turns, chance moves by itself."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable

from baumeister.core.chance import Rng, rng_of
from baumeister.core.errors import BaumeisterError, NoSuchSeatError
from baumeister.core.features import BOUND
from baumeister.core.record import OVER, Floats, Mask, heading
from baumeister.envs.pictures import RENDER_MODES, Picture, checked_mode, picture
from baumeister.envs.refusals import CLOSED, GAME_OVER, NOT_BEGUN, checked_number, refusal_of
from baumeister.envs.spaces import MASK, action_space, masked_space, observation_space
from baumeister.generic.returns import kind_of_returns
from baumeister.present.game import Game, Position

Observation: TypeAlias = "Floats | dict[str, Floats | Mask]"
MASK_PLACES = ("info", "observation")


class TurnEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo doesn't say that it has types
    """A game of agents `seat_1`, `seat_2`, …; made by `baumeister.envs.aec`."""

    def __init__(self, game: Game, *, mask: str = "info", returns: str = "share", render_mode: str | None = None) -> None:
        """Take a game; `baumeister.envs.aec` explains the arguments."""
        super().__init__()
        if mask not in MASK_PLACES:
            raise BaumeisterError(f"mask is where masks are, {' or '.join(MASK_PLACES)}, not “{mask}”")
        kind_of_returns(returns)
        self.game, self.render_mode = game, checked_mode(render_mode)
        self.metadata = {
            "name": f"{game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(1, game.seats + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._is_mask_seen, self._returns = mask == "observation", returns
        space = masked_space if self._is_mask_seen else observation_space
        self.observation_spaces: dict[str, Space[Any]] = {agent: space(game) for agent in self.possible_agents}
        self.action_spaces: dict[str, Space[np.int64]] = {agent: action_space(game) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._rng: Rng = rng_of(None)
        self._raw = b""  # until a game is begun
        self._is_closed = False

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's observations."""
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's moves."""
        self._seat(agent)
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The position; nothing is hidden in it. It knows nothing of the moves that led there."""
        if not self._raw:
            raise self._refusal()
        return Position.unchecked(self.game, self._raw)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a new game; chance follows from the seed, a whole number from 0, or goes on from the last game.

        Raises:
            BaumeisterError: if the seed is none, or the environment is closed.
        """
        if self._is_closed:
            raise self._refusal()
        if seed is not None:
            self._rng = rng_of(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Mask]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on(self.game.first())

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Make the selected agent's move, by its number, and chance's moves after it; None for an agent whose game is over.

        Raises:
            IllegalMove: if the rules refuse it; nothing has happened then. PettingZoo's TerminateIllegalWrapper ends the
                game instead.
            BaumeisterError: if the game is over, or was never begun, or the environment is closed.
        """
        if not self.agents:
            raise self._refusal()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = checked_number(self.game, action)
        if not (0 <= number < self.game.rules.seat_move_count and self._mask[number]):
            raise refusal_of(self.position, number)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._go_on(self.game.engine.play(self._raw, number))
        if self.terminations[agent]:
            self.rewards = dict(zip(self.agents, self.position.returns(self._returns), strict=True))
            self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple["Observation | None", float, bool, bool, dict[str, Mask]]:
        """Return observation, rewards since its last move, terminated, truncated and info of the selected agent.

        Raises:
            BaumeisterError: if the game is over, or was never begun, or the environment is closed.
        """
        if not self.agents:
            raise self._refusal()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, int]:
        """Return the agents one after another, each as it is selected.

        Raises:
            BaumeisterError: if no game was begun, or the environment is closed.
        """
        if self._is_closed or not self._raw:
            raise self._refusal()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation.

        Raises:
            NoSuchSeatError: if there is no such agent.
            BaumeisterError: if no game was begun.
        """
        if not self._raw:
            raise self._refusal()
        engine = self.game.engine
        numbers = engine.features(engine.hide(self._raw, self._seat(agent)))
        np.clip(numbers, -BOUND, BOUND, out=numbers)
        if not self._is_mask_seen:
            return numbers
        is_to_move = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {"observation": numbers, MASK: self._mask if is_to_move else np.zeros_like(self._mask)}

    def state(self) -> Any:
        """Return the observations of all seats, one after another: (seats times features)."""
        position = self.position
        return np.concatenate([position.view(seat).observation() for seat in self._seats.values()])

    def render(self) -> Picture:
        """Return a picture of the whole table, as `render_mode` says."""
        return picture(self.position, self.render_mode)

    def close(self) -> None:
        """End it: nothing is played here any more. What was is still shown."""
        self._is_closed = True
        self.agents = []

    def _seat(self, agent: str) -> int:
        try:
            return self._seats[agent]
        except (KeyError, TypeError):
            raise NoSuchSeatError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}") from None

    def _refusal(self) -> BaumeisterError:
        """Return why nothing is played now."""
        if self._is_closed:
            return BaumeisterError(CLOSED)
        return BaumeisterError(GAME_OVER if self._raw else NOT_BEGUN)

    def _go_on(self, raw: bytes) -> None:
        """Let chance move until a seat is to move or the game is over."""
        engine, actor = self.game.engine, heading(raw)[1]
        while actor == 0:
            raw = engine.play(raw, self.game.drawn(raw, self._rng))
            actor = heading(raw)[1]
        self._raw = raw
        self._mask = np.zeros(self.game.rules.seat_move_count, np.int8)
        if actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        self._mask[engine.legal(raw)] = 1
        self.agent_selection = self.possible_agents[actor - 1]
        if not self._is_mask_seen:
            self.infos[self.agent_selection] = {MASK: self._mask}
