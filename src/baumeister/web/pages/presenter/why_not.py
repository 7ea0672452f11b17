"""Why a drawn part can't be chosen now: the table's script asks when somebody clicks one that isn't lit."""

import json
from collections.abc import Mapping, Sequence

from baumeister.core.errors import IllegalMove
from baumeister.present.game import View
from baumeister.text import Language, Text
from baumeister.web.pages.rendering.render_cache import CACHE, once_a_view, view_key
from baumeister.web.table import refusals

PARTS_SIZE = 300_000  # bytes of all moves' parts, about


def reason(view: View, part: str, chosen: Sequence[str] = ()) -> IllegalMove | None:
    """Return the rules' refusal of the move most likely meant by a part.

    That is the move with most of the chosen parts, and then with most of those that could be chosen. None for a part that can
    be chosen, and for a part of no move.
    """
    lit = _lit(view)
    if part in lit:
        return None
    picked = frozenset(chosen)
    moves = _moves_with(view).get(part, ())
    best = max(moves, key=lambda move: (len(picked & move[1]), len(lit & move[1]), move[0]), default=None)
    return view.game.rules.words.refuse(view.state, best[0]) if best else None


def reason_json(view: View, part: str, chosen: Sequence[str], names: Sequence[Text], language: Language) -> str:
    """Return the reason as the table's script reads it, nothing if there is none; `names` are those of the seats."""
    found = reason(view, part, chosen)
    if found is None:
        return ""
    refusal = refusals.illegal(found, names)
    return json.dumps({"reason": refusal.text[language], "rule": refusal.rule})


@once_a_view
def _lit(view: View) -> frozenset[str]:
    parts = view.game.rules.drawing.parts
    return frozenset(name for move in view.numbers for name in parts(view.state, move))


def _moves_with(view: View) -> Mapping[str, Sequence[tuple[int, frozenset[str]]]]:
    """Return for each part its moves, each with all its parts."""
    return CACHE.get(("moves with a part", view_key(view)), lambda: _found_moves(view), lambda _: PARTS_SIZE)


def _found_moves(view: View) -> Mapping[str, Sequence[tuple[int, frozenset[str]]]]:
    rules, found = view.game.rules, dict[str, list[tuple[int, frozenset[str]]]]()
    for move in range(rules.seat_move_count):
        names = frozenset(rules.drawing.parts(view.state, move))
        for name in names:
            found.setdefault(name, []).append((move, names))
    return found
