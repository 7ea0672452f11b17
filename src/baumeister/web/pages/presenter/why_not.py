"""Why a drawn part can't be chosen now: the table's script asks when somebody clicks one that isn't lit."""

import json
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import takewhile

from baumeister.core.errors import IllegalMove
from baumeister.present.game import View
from baumeister.text import Language, Text
from baumeister.web.pages.rendering.render_cache import CACHE, once_a_view, view_key
from baumeister.web.table import refusals

Move = tuple[int, frozenset[str]]
"""A move's number and all its parts."""
PARTS_SIZE = 300_000  # bytes of all moves' parts, about


def reason(view: View, part: str, chosen: Sequence[str] = ()) -> IllegalMove | None:
    """Return the rules' refusal of the move most likely meant by a part.

    That is the move with most of the chosen parts; then one that the part completes, if as many parts are a legal move; then
    one of a legal kind, by the first word of its text; then the one with most of the parts that could be chosen. Of equals it
    is the one whose text begins most like that of a legal move. Of a part of no move the game may say something by itself.
    None for a part that can be chosen with the chosen ones, or instead of them because no move has them all, and where there
    is nothing to say.
    """
    lit, picked = _lit(view), frozenset(chosen)
    legal = _legal_with(view, picked)
    if any(part in names for _, names in legal):
        return None
    texts, sizes = view.game.rules.move_texts, {len(names) for _, names in legal}
    legal_texts = sorted(texts[move] for move, _ in legal)
    kinds = {text.split()[0] for text in legal_texts}

    def likelihood(move: Move) -> tuple[int, bool, bool, int, int, int]:
        number, names = move
        text = texts[number]
        completes = len(names) in sizes and names <= picked | {part}
        return len(picked & names), completes, text.split()[0] in kinds, len(lit & names), _likeness(text, legal_texts), number

    best = max(_moves_with(view).get(part, ()), key=likelihood, default=None)
    if part in lit and not (best and picked <= best[1]):
        return None
    words = view.game.rules.words
    return words.refuse(view.state, best[0]) if best else words.refuse_part(view.state, part)


def reason_json(view: View, part: str, chosen: Sequence[str], names: Sequence[Text], language: Language) -> str:
    """Return the reason as the table's script reads it, nothing if there is none; `names` are those of the seats."""
    found = reason(view, part, chosen)
    if found is None:
        return ""
    refusal = refusals.illegal(found, names)
    return json.dumps({"reason": refusal.text[language], "rule": refusal.rule})


@once_a_view
def _lit(view: View) -> frozenset[str]:
    return frozenset(name for _, names in _legal_with(view, frozenset()) for name in names)


def _legal_with(view: View, picked: frozenset[str]) -> list[Move]:
    """Return the legal moves that have the chosen parts."""
    moves = [(move, frozenset(view.game.rules.drawing.parts(view.state, move))) for move in view.numbers]
    return [move for move in moves if picked <= move[1]]


def _likeness(text: str, others: Sequence[str]) -> int:
    """Return how many letters a text begins with as one of the others does, which stand in order."""
    place = bisect(others, text)
    alike = [
        takewhile(lambda pair: pair[0] == pair[1], zip(text, other, strict=False)) for other in others[max(0, place - 1) :][:2]
    ]
    return max((sum(1 for _ in pairs) for pairs in alike), default=0)


def _moves_with(view: View) -> Mapping[str, Sequence[Move]]:
    """Return for each part its moves, each with all its parts."""
    return CACHE.get(("moves with a part", view_key(view)), lambda: _found_moves(view), lambda _: PARTS_SIZE)


def _found_moves(view: View) -> Mapping[str, Sequence[Move]]:
    rules, found = view.game.rules, dict[str, list[Move]]()
    for move in range(rules.seat_move_count):
        names = frozenset(rules.drawing.parts(view.state, move))
        for name in names:
            found.setdefault(name, []).append((move, names))
    return found
