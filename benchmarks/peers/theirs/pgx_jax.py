"""Pgx on the processor: connect four in lanes that begin again by themselves; and mctx's search over it."""

from functools import partial

import jax
import jax.numpy as jnp
import mctx
import pgx
from benchmarks.peers.timing import Play, main
from pgx.experimental import auto_reset

ENV = pgx.make("connect_four")
KEYS = 4096


def vector(lanes: str) -> Play:
    """Return what makes a step in every lane, moves drawn uniformly from the masks, in one compiled call."""
    count = int(lanes)
    first, *keys = jax.random.split(jax.random.PRNGKey(1), KEYS)
    state = jax.jit(jax.vmap(ENV.init))(jax.random.split(first, count))
    left = iter(keys * 10_000)

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(stepped(state, next(left)))
        return count

    return play


@jax.jit
def stepped(state: pgx.State, key: jax.Array) -> pgx.State:
    """Return the lanes after a random move in each."""
    draw, again = jax.random.split(key)
    moves = jax.random.categorical(draw, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
    return jax.vmap(auto_reset(ENV.step, ENV.init))(state, moves, jax.random.split(again, len(moves)))


def search(lanes: str, simulations: str) -> Play:
    """Return what searches from the beginning in some lanes at once, a random rollout a simulation, and counts simulations."""
    count, key = int(lanes), jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(ENV.init))(jax.random.split(key, count))
    left = iter(jax.random.split(key, KEYS))

    def play() -> int:
        jax.block_until_ready(searched(state, next(left), int(simulations)))
        return count * int(simulations)

    return play


@partial(jax.jit, static_argnums=2)
def searched(state: pgx.State, key: jax.Array, simulations: int) -> jax.Array:
    """Return the moves that mctx's `muzero_policy` chooses."""
    count = len(state.current_player)
    root = mctx.RootFnOutput(prior_logits=jnp.zeros((count, 7)), value=rolled_out(state, key), embedding=state)
    policy = mctx.muzero_policy(None, key, root, after_move, simulations, ~state.legal_action_mask, dirichlet_fraction=0.0)
    return policy.action


def after_move(_: None, key: jax.Array, moves: jax.Array, state: pgx.State) -> tuple[mctx.RecurrentFnOutput, pgx.State]:
    """Return what a move leads to, and its value by one random rollout."""
    mover = state.current_player
    state = jax.vmap(ENV.step)(state, moves)
    reward = state.rewards[jnp.arange(len(moves)), mover]
    value = jnp.where(state.terminated, 0.0, rolled_out(state, key))
    discount = jnp.where(state.terminated, 0.0, -1.0)
    logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
    return mctx.RecurrentFnOutput(reward=reward, discount=discount, prior_logits=logits, value=value), state


def rolled_out(state: pgx.State, key: jax.Array) -> jax.Array:
    """Return the result of a random game from here on for the player to move."""
    mover, lanes = state.current_player, jnp.arange(len(state.current_player))

    def go_on(carry: tuple) -> tuple:
        state, key, total = carry
        key, draw = jax.random.split(key)
        moves = jax.random.categorical(draw, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        state = jax.vmap(ENV.step)(state, moves)
        return state, key, total + state.rewards[lanes, mover]

    over = lambda carry: ~carry[0].terminated.all()  # noqa: E731
    return jax.lax.while_loop(over, go_on, (state, key, jnp.zeros(len(lanes))))[2]


if __name__ == "__main__":
    main({"vector": vector, "search": search})
