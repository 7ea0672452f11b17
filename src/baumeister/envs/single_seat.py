"""A game as Gymnasium's environment: one seat learns, bots play the others."""

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from baumeister.bots import BOTS, Bot, make_bot
from baumeister.core.chance import Rng, below, rng_of
from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.core.record import Floats
from baumeister.envs.pictures import RENDER_MODES, Picture, checked_mode, picture
from baumeister.envs.refusals import CLOSED, GAME_OVER, NOT_BEGUN, checked_number, checked_seed, refusal_of
from baumeister.envs.seating import checked_seat, one_for_each_seat
from baumeister.envs.spaces import MASK, action_space, observation_space
from baumeister.generic.returns import kind_of_returns
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View

Opponent: TypeAlias = str | Bot
ILLEGAL = ("raise", "end")
PENALTY = -1.0
"""The reward of an illegal move where it ends the game."""

Info = dict[str, Any]


class SingleSeatEnv(gymnasium.Env[Floats, np.int64]):
    """A game from one seat; made by `baumeister.envs.gym`."""

    def __init__(
        self,
        game: Game,
        *,
        seat: SupportsIndex | None = 1,
        opponents: Opponent | Sequence[Opponent] = "random",
        returns: str = "share",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """Take a game; `baumeister.envs.gym` explains the arguments."""
        kind_of_returns(returns)
        self.game, self.render_mode = game, checked_mode(render_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.observation_space, self.action_space = observation_space(game), action_space(game)
        self._fixed_seat = None if seat is None else checked_seat(game, seat)
        self._returns, self._ends_when_illegal = returns, ends_when(illegal)
        self._makers = [maker_of(bot) for bot in one_for_each_seat(game, each_of(game, opponents))]
        self._position: Position | None = None
        self._is_over = self._is_closed = False
        self.seat = self._fixed_seat or 1
        """The learner's."""

    @property
    def position(self) -> Position:
        """The position; nothing is hidden in it."""
        if self._position is None:
            raise BaumeisterError(CLOSED if self._is_closed else NOT_BEGUN)
        return self._position

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """Begin a new game; chance, and bots that are given by name, follow from the seed, or go on from the last game.

        Raises:
            BaumeisterError: if the seed is no whole number from 0, or the environment is closed.
        """
        if self._is_closed:
            raise BaumeisterError(CLOSED)
        super().reset(seed=None if seed is None else checked_seed(seed), options=options)
        if seed is not None or self._position is None:
            self._rng = rng_of(self.np_random)
            self._bots = [make(self._rng) for make in self._makers]
        self.seat = self._fixed_seat or below(self._rng, self.game.seats) + 1
        self._position = self._gone_on(self.game.start())
        self._is_over = self._position.is_over
        return self._seen()

    def step(self, action: np.integer[Any] | int) -> tuple[Floats, float, bool, bool, Info]:
        """Make a move, by its number, and all moves until the learner is to move again or the game is over.

        Raises:
            IllegalMove: if the rules refuse it and `illegal` is `raise`, or it is no whole number; nothing has happened then.
            BaumeisterError: if the game is over, or was never begun, or the environment is closed.
        """
        if self._is_closed:
            raise BaumeisterError(CLOSED)
        position = self.position
        if self._is_over:
            raise BaumeisterError(GAME_OVER)
        number = checked_number(self.game, action)
        if number not in position.numbers:
            if not self._ends_when_illegal:
                raise refusal_of(position, number)
            self._is_over = True
            observation, info = self._seen()
            return observation, PENALTY, True, False, info
        self._position = after = self._gone_on(without_past(position.play(number)))
        self._is_over = after.is_over
        observation, info = self._seen()
        return observation, after.returns(self._returns)[self.seat - 1], self._is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each move is legal now, as sb3-contrib's learners ask for it."""
        return self.position.view(self.seat).mask().astype(np.bool_)

    def render(self) -> Picture:
        """Return a picture of the whole table, as `render_mode` says."""
        return picture(self.position, self.render_mode)

    def close(self) -> None:
        """End it: nothing is played here any more. What was is still shown."""
        self._is_closed = True

    def _gone_on(self, position: Position) -> Position:
        others = dict(zip((seat for seat in range(1, self.game.seats + 1) if seat != self.seat), self._bots, strict=True))
        while position.actor not in (self.seat, -1):
            if position.actor == 0:
                number = self.game.drawn(position.raw, self._rng)
            else:
                number = others[position.actor].choose(position.view(position.actor)).number
            position = Position.unchecked(self.game, self.game.engine.play(position.raw, number))
        return position

    def _seen(self) -> tuple[Floats, Info]:
        view = self.position.view(self.seat)
        return view.observation(), {MASK: view.mask(), "seat": self.seat}


def ends_when(illegal: str) -> bool:
    """Tell whether an illegal move ends the game.

    Raises:
        BaumeisterError: if that isn't one of the two that it can do.
    """
    if illegal not in ILLEGAL:
        raise BaumeisterError(f"illegal is what an illegal move does, {' or '.join(ILLEGAL)}, not “{illegal}”")
    return illegal == "end"


def without_past(position: Position) -> Position:
    """Return a position without those before it, so that games take no memory."""
    return Position.unchecked(position.game, position.raw)


def each_of(game: Game, opponents: Opponent | Sequence[Opponent]) -> Sequence[Opponent]:
    """Return the bots of the other seats, if one was named for all that one for each."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * (game.seats - 1)
    return opponents


def maker_of(bot: Opponent) -> Callable[[Rng], Bot]:
    """Return a maker of bots from random numbers; a bot that is given stays as it is.

    Raises:
        BotError: if there is no such bot.
        BaumeisterError: if it is neither a bot nor a bot's name.
    """
    if isinstance(bot, str):
        make_bot(bot)
        return lambda rng: make_bot(bot, seed=rng)
    if isinstance(bot, type | np.ndarray | np.generic) or not callable(getattr(bot, "choose", None)):
        raise BaumeisterError(f"opponents are bots, which choose(view), or their names, {', '.join(BOTS)}, not {bot!r}")
    checked = CheckedBot(bot)
    return lambda _: checked


class CheckedBot:
    """Somebody else's bot, whose moves are looked at before they are made."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View) -> Move:
        """Return the bot's choice.

        Raises:
            IllegalMove: if it is no legal move, or no move at all.
        """
        who, chosen = f"{type(self._bot).__name__} at seat {view.actor}", self._bot.choose(view)
        try:
            number = view.game.number(chosen)
        except IllegalMove as refusal:
            raise IllegalMove(refusal.rule, refusal.reason, f"{who} chose no move: {refusal.reason.en}") from None
        if number not in view.numbers:
            raise refusal_of(Position.unchecked(view.game, view.guessed(0)), number, f"{who} chose ")
        return view.game.moves[number]
