"""Manhattan, put together."""

from baumeister.core.options import Option
from baumeister.core.rules import Kernels
from baumeister.core.scores import kept_score
from baumeister.games.manhattan.bots.evaluation import evaluate
from baumeister.games.manhattan.bots.features import FEATURES, features
from baumeister.games.manhattan.bots.manners import MANNERS
from baumeister.games.manhattan.facts import FACTS
from baumeister.games.manhattan.rules import knowledge, moves, scoring, turn
from baumeister.games.manhattan.rules.deals import deals
from baumeister.games.manhattan.rules.setup import setup
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.characters import CHARACTERS
from baumeister.games.manhattan.words.labels import gain, groups
from baumeister.games.manhattan.words.log import log
from baumeister.games.manhattan.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.manhattan.words.phrases import seat_names
from baumeister.games.manhattan.words.prompts import asks, breakdown, choices_are_open, next_scoring, prompt, round_number, rule
from baumeister.games.manhattan.words.refusals import refuse
from baumeister.games.manhattan.words.screen import screen
from baumeister.present.edition import Edition
from baumeister.present.words import Words

RULES = Edition(
    options=(Option("separate_colours", ("off", "on"), (2,)),),
    id="manhattan",
    folder=__package__,
    facts=FACTS,
    seats=FACTS.seats,
    state=State,
    move_texts=MOVE_TEXTS,
    seat_move_count=moves.SEAT_MOVES,
    examples=EXAMPLES,
    feature_count=FEATURES,
    item_count=scoring.ITEMS,
    kernels=Kernels(
        setup=setup,
        legal=turn.legal,
        odds=turn.odds,
        play=turn.play,
        hide=knowledge.hide,
        guess=knowledge.guess,
        score=kept_score,
        itemise=scoring.itemise,
        winners=scoring.winners,
        evaluate=evaluate,
        features=features,
    ),
    sees=knowledge.sees,
    deals=deals,
    manners=MANNERS,
    words=Words(
        seat_names=seat_names,
        prompt=prompt,
        rule=rule,
        gain=gain,
        asks=asks,
        choices_are_open=choices_are_open,
        log=log,
        refuse=refuse,
        groups=groups,
        breakdown=breakdown,
        next_scoring=next_scoring,
        round_number=round_number,
        points_are_kept=False,
        characters=CHARACTERS,
    ),
    screen=screen,
)
