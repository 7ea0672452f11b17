"""Drafts: moves that wait for their seat's confirmation."""

import hashlib
from dataclasses import dataclass

from baumeister.present.game import Position


@dataclass(frozen=True)
class Draft:
    """A seat's tentative moves, made after event `line_seq`, and whether the seat confirms its moves."""

    confirms: bool = False
    line_seq: int = 0
    moves: tuple[str, ...] = ()

    @property
    def version(self) -> str:
        """A name for this content, sent with every form of a page that shows it; empty where moves are final at once."""
        if not self.confirms and not self.moves:
            return ""
        content = self.confirms, self.line_seq if self.moves else 0, self.moves
        return hashlib.sha256(repr(content).encode()).hexdigest()[:12]


def previewed(position: Position) -> Position:
    """Return the part of a tentative position that may be shown: a move that reveals something is shown when it is made."""
    return position.before if position.has_revealed and position.before is not None else position
