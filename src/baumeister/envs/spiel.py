"""The games as OpenSpiel's: `baumeister_manhattan` and so on, with chance as a player and information states."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

import pyspiel

from baumeister.core.chance import Rng, rng_of
from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.core.knowledge import hide_nothing
from baumeister.envs.course import Course
from baumeister.envs.games import compiled_game
from baumeister.envs.refusals import refusal_of
from baumeister.envs.spiel_observer import Observer
from baumeister.games import GAMES, rules
from baumeister.generic.returns import RETURNS, kind_of_returns
from baumeister.present.edition import Edition
from baumeister.text import Text

LONGEST = 10_000
"""The most moves of seats, and of chance, in a game, for OpenSpiel: the rules of some games set no limit."""
WIDEST = 100_000.0
"""The largest difference of points, for OpenSpiel."""

NO_OUTCOME = Text(
    "{action} is no outcome of chance here; possible are {outcomes}",
    "{action} ist hier kein Ergebnis des Zufalls; möglich sind {outcomes}",
)

Values = Mapping[str, Any]
"""Parameters as OpenSpiel gives them: texts, numbers, truth values."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of seats and options; `pyspiel.load_game` makes it."""

    name: ClassVar[str]
    """The game's id; each has a class of its own."""

    def __init__(self, params: Values | None = None) -> None:
        """Take OpenSpiel's parameters: `seats`, `returns`, and the game's options.

        Raises:
            BaumeisterError: if there are no such seats, returns, option or value.
        """
        given = dict(params or {})
        self.returns = str(given.pop("returns", RETURNS[0]))
        self.game = compiled_game(self.name, given.pop("seats", None), given)
        kind_of_returns(self.returns)
        super().__init__(
            type_of(self.game.rules, self.returns), self._info(), {**parameters_of(self.game.rules), **(params or {})}
        )

    def new_initial_state(self, description: str | None = None) -> "SpielState":
        """Return the start of a game."""
        if description is not None:
            raise BaumeisterError("a game begins at its start; deserialize_state takes up one that was serialized")
        return SpielState(self, Course.start(self.game))

    def make_py_observer(self, iig_obs_type: Any = None, params: Values | None = None) -> Observer:
        """Return an observer of the kind that OpenSpiel asks for."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance moves in a game, at most."""
        return LONGEST

    def _info(self) -> pyspiel.GameInfo:
        found, seats = self.game.rules, self.game.seats
        span = (
            {"min_utility": -WIDEST, "max_utility": WIDEST}
            if self.returns == "margin"
            else {"min_utility": 0.0, "max_utility": 1.0}
        )
        return pyspiel.GameInfo(
            num_distinct_actions=found.seat_move_count,
            max_chance_outcomes=len(found.move_texts) - found.seat_move_count,
            num_players=seats,
            utility_sum={"share": 1.0, "rank": seats / 2}.get(self.returns),
            max_game_length=LONGEST,
            **span,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A point in a game. Players count from 0: player 0 has seat 1. So do chance's outcomes."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course, self.kind, self.first_chance = course, game.returns, course.game.rules.seat_move_count

    def current_player(self) -> int:
        """Return the player to move, chance, or nobody after the end."""
        actor = self.course.actor
        if actor > 0:
            return actor - 1
        return int(pyspiel.PlayerId.CHANCE if actor == 0 else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.course.actor < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return chance's moves with their odds, which add up to 1.

        Raises:
            BaumeisterError: if chance isn't to move.
        """
        if self.course.actor != 0:
            raise BaumeisterError(
                "chance isn't to move; is_chance_node() tells whether it is, legal_actions() what players can do"
            )
        moves = self.course.numbers
        weights = self.course.game.engine.odds(self.course.raw, moves)
        total = sum(weights)
        return [(move - self.first_chance, weight / total) for move, weight in zip(moves, weights, strict=True)]

    def returns(self) -> list[float]:
        """Return each player's returns; 0 until the game is over."""
        return list(self.course.position.returns(self.kind))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that a player can't tell from this one, as IS-MCTS asks for it; it has no history of its own.

        Args:
            player: for whom.
            sampler: returns random numbers in 0 … 1.

        Raises:
            BaumeisterError: if there is no such player.
        """
        if not 0 <= player < self.course.game.seats:
            raise BaumeisterError(f"there is no player {player}; players are 0 to {self.course.game.seats - 1}")
        return SpielState(self.get_game(), self.course.guess(player + 1, rng_from_sampler(sampler)))

    def _legal_actions(self, _player: int) -> list[int]:
        return self.course.numbers

    def _apply_action(self, action: int) -> None:
        is_chance, numbers = self.course.actor == 0, self.course.numbers
        number = action + self.first_chance if is_chance else action
        if number in numbers:
            self.course = self.course.play(number)
        elif is_chance:
            outcomes = spans([possible - self.first_chance for possible in numbers])
            raise IllegalMove("C2", NO_OUTCOME.format(action=action, outcomes=outcomes))
        else:
            raise refusal_of(self.course.position, number, f"action {action}, ")

    def _action_to_string(self, player: int, action: int) -> str:
        moves, is_chance = self.course.game.moves, player == pyspiel.PlayerId.CHANCE
        first, last = (self.first_chance, len(moves) - 1) if is_chance else (0, self.first_chance - 1)
        if not 0 <= action <= last - first:
            what = "outcome of chance" if is_chance else "action of players"
            raise BaumeisterError(f"{action} is no {what}; they are 0 to {last - first}")
        return str(moves[first + action])

    def __str__(self) -> str:
        position = self.course.position
        return f"{position!r}, P{position.actor} moves, state {position.key().hex()}"


def spans(numbers: Sequence[int]) -> str:
    """Write rising numbers, three and more that follow one another as "3-7"."""
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def rng_from_sampler(sampler: Callable[[], float]) -> Rng:
    """Return random numbers for kernels from OpenSpiel's."""
    return rng_of(int(sampler() * (1 << 53)))


def parameters_of(edition: Edition) -> dict[str, str | int]:
    """Return a game's parameters with their defaults."""
    options = {option.id: int(value) if (value := option.values[0]).isdecimal() else value for option in edition.options}
    return {"seats": edition.seats[-1], "returns": RETURNS[0], **options}


def type_of(edition: Edition, returns: str) -> pyspiel.GameType:
    """Return a game's type for OpenSpiel; wins are shared out, points are nobody's loss."""
    kinds = pyspiel.GameType
    is_open = edition.kernels.hide is hide_nothing
    return kinds(
        short_name=name_of(edition.id),
        long_name=edition.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if returns == "margin" else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=edition.seats[-1],
        min_num_players=edition.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(edition),
    )


def name_of(game: str) -> str:
    """Return a game's name in OpenSpiel."""
    return f"baumeister_{game}"


def register() -> None:
    """Register all games with OpenSpiel, once.

    OpenSpiel keeps the maker of a game until after Python has ended, when only classes may be released.
    """
    there = set(pyspiel.registered_names())
    for game in GAMES:
        if name_of(game) not in there:
            pyspiel.register_game(
                type_of(rules(game), RETURNS[0]), type(f"{SpielGame.__name__}_{game}", (SpielGame,), {"name": game})
            )
