"""Project Skyline, put together."""

from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.core.options import Option
from baumeister.core.rules import Kernels
from baumeister.games.skyline.bots.evaluation import evaluate, evaluate_1
from baumeister.games.skyline.bots.features import FEATURES, features
from baumeister.games.skyline.bots.manners import MANNERS
from baumeister.games.skyline.facts import FACTS
from baumeister.games.skyline.rules import moves, scoring, turn
from baumeister.games.skyline.rules.setup import setup
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.characters import CHARACTERS
from baumeister.games.skyline.words.endings import end_in_sight, premiums_to_come, remarks
from baumeister.games.skyline.words.labels import gain, groups
from baumeister.games.skyline.words.log import log
from baumeister.games.skyline.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.skyline.words.phrases import CASH, INCOMES, seat_names
from baumeister.games.skyline.words.prompts import asks, breakdown, prompt, rule
from baumeister.games.skyline.words.refusals import refuse
from baumeister.games.skyline.words.screen import screen
from baumeister.games.skyline.words.turn_steps import opens_turn, steps
from baumeister.present.edition import Edition
from baumeister.present.words import Words

OFF_ON = ("off", "on")

RULES = Edition(
    options=(
        Option("expert", OFF_ON, FACTS.seats),
        Option("free_start", OFF_ON, FACTS.seats),
    ),
    id="skyline",
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
        hide=hide_nothing,
        guess=guess_nothing,
        score=scoring.score,
        itemise=scoring.itemise,
        winners=scoring.winners,
        evaluate=evaluate,
        evaluate_1=evaluate_1,
        features=features,
    ),
    sees=sees_all,
    manners=MANNERS,
    words=Words(
        characters=CHARACTERS,
        seat_names=seat_names,
        prompt=prompt,
        rule=rule,
        asks=asks,
        log=log,
        refuse=refuse,
        groups=groups,
        breakdown=breakdown,
        remarks=remarks,
        steps=steps,
        end_in_sight=end_in_sight,
        opens_turn=opens_turn,
        gain=gain,
        to_come=premiums_to_come,
        incomes=INCOMES,
        unit=CASH,
    ),
    screen=screen,
)
