"""The games in the registries of PettingZoo and Gymnasium, for their own `make`, and of OpenSpiel, for its `load_game`."""

from importlib.util import find_spec

from baumeister.games import GAMES

NAMESPACE = "baumeister"


def names() -> dict[str, str]:
    """Return the games by their names in the registries."""
    return {f"{NAMESPACE}/{game}-v0": game for game in GAMES}


def register_all() -> None:
    """Register all games with the libraries that are installed."""
    if find_spec("pettingzoo"):
        register_with_pettingzoo()
    if find_spec("gymnasium"):
        register_with_gymnasium()
    if find_spec("pyspiel"):
        register_with_openspiel()


def register_with_pettingzoo() -> None:
    """Register all games as AEC environments."""
    import pettingzoo  # noqa: PLC0415 - of the extra

    for name, game in names().items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, entry_point="baumeister.envs:aec", kwargs={"game": game})


def register_with_gymnasium() -> None:
    """Register all games as environments of one seat, and as vectors of such."""
    import gymnasium  # noqa: PLC0415 - of the extra

    for name, game in names().items():
        if name not in gymnasium.registry:
            many = "baumeister.envs.gym_vector:make"
            gymnasium.register(name, entry_point="baumeister.envs:gym", vector_entry_point=many, kwargs={"game": game})


def register_with_openspiel() -> None:
    """Register all games as OpenSpiel's."""
    from baumeister.envs.spiel import register  # noqa: PLC0415 - of the extra

    register()
