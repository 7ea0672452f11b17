"""Bürger, Baumeister & Co., put together."""

from baumeister.core.rules import Kernels
from baumeister.core.scores import kept_score
from baumeister.games.buerger.bots.evaluation import evaluate, evaluate_1
from baumeister.games.buerger.bots.features import FEATURES, features
from baumeister.games.buerger.bots.manners import MANNERS
from baumeister.games.buerger.facts import FACTS
from baumeister.games.buerger.rules import knowledge, moves, scoring, turn
from baumeister.games.buerger.rules.setup import setup
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.characters import CHARACTERS
from baumeister.games.buerger.words.labels import gain, groups
from baumeister.games.buerger.words.log import log
from baumeister.games.buerger.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.buerger.words.parts import kin_parts
from baumeister.games.buerger.words.phrases import seat_names
from baumeister.games.buerger.words.prompts import asks, breakdown, choices_are_open, glance, prompt, rule
from baumeister.games.buerger.words.refusals import refuse
from baumeister.games.buerger.words.screen import screen
from baumeister.games.buerger.words.turn_steps import round_number, steps
from baumeister.present.edition import Edition
from baumeister.present.words import Words

RULES = Edition(
    id="buerger",
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
        evaluate_1=evaluate_1,
        features=features,
    ),
    sees=knowledge.sees,
    manners=MANNERS,
    words=Words(
        characters=CHARACTERS,
        seat_names=seat_names,
        prompt=prompt,
        rule=rule,
        asks=asks,
        glance=glance,
        choices_are_open=choices_are_open,
        log=log,
        refuse=refuse,
        groups=groups,
        breakdown=breakdown,
        steps=steps,
        round_number=round_number,
        gain=gain,
        counts=kin_parts,
    ),
    screen=screen,
)
