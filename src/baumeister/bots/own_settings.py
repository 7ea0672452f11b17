"""What a game sets for its bots: a value in a module of its room `bots`, where it differs from the usual one."""

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from baumeister.core.rules import Rules

Setting = TypeVar("Setting")


def own_setting(rules: Rules, module: str, name: str, usual: Setting) -> Setting:
    """Return what a game's module in its room `bots` calls so; the usual value if it has no such module."""
    where = f"{rules.folder}.bots.{module}"
    if find_spec(where) is None:
        return usual
    found: Setting = getattr(import_module(where), name)
    return found
