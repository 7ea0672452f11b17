"""OpenSpiel's tests and algorithms on our games: python -m tests.envs.spiel_checks CHECK GAME.

Each runs in a process of its own (test_spiel.py starts them), for what goes wrong in OpenSpiel's C++ ends the process.
"""

import re
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.observation import make_observation

import baumeister as bm
from baumeister import envs
from baumeister.envs.spiel import spans

assert envs


def random_play(game: str) -> None:
    """OpenSpiel's test of a game: clones, serialized states, odds, legal moves, masks, tensors, histories, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)


def playthrough(game: str) -> None:
    """A playthrough of random moves, and the same once more from its moves."""
    text = generate_playthrough.playthrough(game, [], seed=1)
    actions = [int(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > 20
    assert generate_playthrough.playthrough(game, actions, seed=1) == text
    assert "InformationStateString" in text


def middle(game: str, decisions: int = 10) -> pyspiel.State:
    """Return a state in which a player is to choose, after some decisions."""
    state, rng, made = pyspiel.load_game(game).new_initial_state(), np.random.RandomState(1), 0
    while made < decisions or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return state


def observation(game: str) -> None:
    """What players see is what their views say, and states that a player can't tell apart are observed alike."""
    state = middle(game)
    course, players = state.course, range(state.num_players())
    assert state.current_player() == course.actor - 1
    for player in players:
        view = course.view(player + 1)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), view.observation())
        assert view.key().hex() in state.observation_string(player)
        assert course.key(player + 1).hex() in state.information_state_string(player)
        found = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
        found.set_from(state, player)
        moves = np.rint(found.dict["moves"] * (len(course.game.moves) + 1)).astype(int) - 1
        assert np.array_equal(moves[: view.ply], course.shown(player + 1))
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)


def search(game: str) -> None:
    """Its search in Python, for hidden hands or for open games, chooses a legal move; states are as they were."""
    state = middle(game)
    before = str(state)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    if state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = mcts.MCTSBot(state.get_game(), 2.0, 10, evaluator, random_state=np.random.RandomState(3))
    else:
        bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 10, random_state=np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def counterfactual_regret(game: str) -> None:
    """Outcome sampling visits information states, and averages a policy over them."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(game))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(middle(game))
    assert abs(sum(policy.values()) - 1.0) < 1e-6
    assert len(solver._infostates) > 10


def learning(game: str) -> None:
    """Its environment for learners, in which agents play at random."""
    env = rl_environment.Environment(pyspiel.load_game(game))
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(env.num_players)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert abs(sum(step.rewards) - 1.0) < 1e-9


def refusals(game: str) -> None:
    """What isn't legal is refused in a sentence, by players and by chance, and nothing has happened."""
    states = [pyspiel.load_game(game).new_initial_state(), middle(game), pyspiel.load_game(game).new_initial_state()]
    while not states[2].is_terminal():
        actions = dict(states[2].chance_outcomes()) if states[2].is_chance_node() else states[2].legal_actions()
        states[2].apply_action(max(actions))
    for state in states:
        before, legal = str(state), state.legal_actions()
        for wrong in {-5, 999, 100_000, min({*range(len(legal) + 1)} - {*legal})} - {*legal}:
            sentence = (
                f"{wrong} is no outcome of chance here; possible are " if state.is_chance_node() else f"action {wrong}, move "
            )
            with pytest.raises(bm.IllegalMove, match=sentence) as refused:
                state.apply_action(wrong)
            if state.is_chance_node():
                assert re.findall(r"\d+", str(refused.value).partition("are ")[2])[0] == str(legal[0])
        if not state.is_chance_node():
            with pytest.raises(bm.BaumeisterError, match="chance isn't to move"):
                state.chance_outcomes()
        for player, what in {0: "action of players", pyspiel.PlayerId.CHANCE: "outcome of chance"}.items():
            for wrong in (-1, 100_000):
                with pytest.raises(bm.BaumeisterError, match=f"{wrong} is no {what}; they are 0 to "):
                    state.action_to_string(player, wrong)
        for nobody in (-1, state.num_players()):
            with pytest.raises(bm.BaumeisterError, match=f"there is no player {nobody}; players are 0 to "):
                state.resample_from_infostate(nobody, lambda: 0.5)
        assert str(state) == before
        assert state.history() == state.clone().history()
    assert spans([0, 1, 2, 4, 6, 7, 9, 10, 11]) == "0-2, 4, 6, 7, 9-11"


CHECKS = {
    check.__name__: check
    for check in (random_play, playthrough, observation, search, counterfactual_regret, learning, refusals)
}

if __name__ == "__main__":
    CHECKS[sys.argv[1]](sys.argv[2])
