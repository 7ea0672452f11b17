"""Every game's refusals: an illegal move is refused with a rule that the rules pages have and a sentence in each language."""

import re

import numpy as np
import pytest

from baumeister.core.errors import IllegalMove
from baumeister.present.game import Game
from tests.conformance.games import line_of, sample
from tests.conformance.test_rules_pages import numbers


def test_illegal_moves_are_refused_by_a_rule_and_legal_ones_are_not(game: Game) -> None:
    known = {f"{game.rules.facts.prefix} {number}" for number in numbers(game.rules, "en")}
    line, rng = line_of(game, 3), np.random.default_rng(0)
    for position in [*sample(line, 40), line[-1]]:
        refuse, view = game.rules.words.refuse, position.view(max(position.actor, 0)).state
        legal = position.numbers if position.actor > 0 else ()
        for number in rng.choice(game.rules.seat_move_count, 60).tolist():
            if number not in legal:
                check(refuse(view, number), known)
        for number in legal[:20]:
            with pytest.raises(ValueError, match="is legal here"):
                refuse(view, number)


def check(refusal: IllegalMove, known: set[str]) -> None:
    """A rule of the game, and a filled-in sentence in each language that isn't the other one."""
    assert refusal.rule in known
    for text in (refusal.reason.en, refusal.reason.de):
        assert text == text.strip() != ""
        assert not re.search(r"[{}]|None|  |[.,]$", text)
    assert refusal.reason.en != refusal.reason.de
