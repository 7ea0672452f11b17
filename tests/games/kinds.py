"""Games, positions and views whose records tests look into, field by field."""

from typing import Any, TypeAlias

from baumeister.present import game as present

Game: TypeAlias = present.Game[Any]
Position: TypeAlias = present.Position[Any]
View: TypeAlias = present.View[Any]
