"""Characters play the bots' seats: a name, a face and one line; the level says how well they play."""

from dataclasses import dataclass
from typing import Literal

from baumeister.text import Text

Head = Literal["oval", "round", "square", "long", "heart"]
Skin = Literal["fair", "rosy", "tan", "brown", "deep"]
Hair = Literal[
    "none", "short", "parted", "receding", "fringe of hair", "curls", "bun", "bob", "long", "plaits", "afro", "waves",
    "beehive", "straight", "knot",
]  # fmt: skip
Hat = Literal[
    "none", "flat cap", "fedora", "top hat", "cloche", "bonnet", "helmet", "hood", "veil", "beret", "kerchief", "coif",
]  # fmt: skip
Beard = Literal["none", "moustache", "handlebar", "goatee", "full", "long", "whiskers", "stubble"]
Glasses = Literal["none", "round", "square", "cat", "monocle"]
Collar = Literal["tie", "bow tie", "cravat", "pearls", "roll neck", "shirt", "lace", "cowl", "scarf", "tunic", "overalls"]
Brows = Literal["calm", "raised", "bushy", "keen"]
Mouth = Literal["smile", "grin", "smirk", "firm"]


@dataclass(frozen=True, kw_only=True)
class Face:
    """The parts of a face; colours are those of drawings, by name."""

    head: Head
    skin: Skin
    hair: Hair
    hair_colour: str = "copper-shade"
    hat: Hat = "none"
    hat_colour: str = "slate-light"
    beard: Beard = "none"
    glasses: Glasses = "none"
    collar: Collar
    coat: str
    trim: str = "marble"
    """The colour of the collar's small piece: a tie, a scarf, a stone."""
    brows: Brows = "calm"
    mouth: Mouth = "smile"
    is_old: bool = False
    behind: str = "wash"
    """The wash behind the head."""


@dataclass(frozen=True)
class Character:
    """A player: `id` is kept with tables, so it stays."""

    id: str
    name: str
    line: Text
    manner: Text
    """What it likes to do (`Rules.manners`), after its name."""
    face: Face
