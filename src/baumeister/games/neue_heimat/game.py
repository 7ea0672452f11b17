"""Neue Heimat, put together."""

from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.core.options import Option
from baumeister.core.rules import Kernels
from baumeister.games.neue_heimat.bots.evaluation import evaluate
from baumeister.games.neue_heimat.bots.features import FEATURES, features
from baumeister.games.neue_heimat.bots.manners import MANNERS
from baumeister.games.neue_heimat.facts import FACTS
from baumeister.games.neue_heimat.rules import moves, scoring, turn
from baumeister.games.neue_heimat.rules.components import ROUNDS_MAX
from baumeister.games.neue_heimat.rules.setup import setup
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.auction_panel import auction
from baumeister.games.neue_heimat.words.characters import CHARACTERS
from baumeister.games.neue_heimat.words.endings import end_in_sight
from baumeister.games.neue_heimat.words.labels import groups
from baumeister.games.neue_heimat.words.log import log
from baumeister.games.neue_heimat.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.neue_heimat.words.phrases import seat_names
from baumeister.games.neue_heimat.words.prompts import breakdown, prompt, rule
from baumeister.games.neue_heimat.words.refusals import refuse, refuse_part
from baumeister.games.neue_heimat.words.screen import screen
from baumeister.games.neue_heimat.words.standings import standings
from baumeister.games.neue_heimat.words.turn_preview import STAKE, at_stake, gain
from baumeister.games.neue_heimat.words.turn_steps import round_number, steps
from baumeister.present.edition import Edition
from baumeister.present.words import Words, points_at_a_glance

RULES = Edition(
    options=(Option("rounds", tuple(map(str, range(1, ROUNDS_MAX + 1))), FACTS.seats),),
    id="neue_heimat",
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
        features=features,
    ),
    sees=sees_all,
    manners=MANNERS,
    words=Words(
        characters=CHARACTERS,
        seat_names=seat_names,
        prompt=prompt,
        rule=rule,
        glance=points_at_a_glance,
        at_stake=at_stake,
        stake=STAKE,
        log=log,
        refuse=refuse,
        refuse_part=refuse_part,
        groups=groups,
        breakdown=breakdown,
        auction=auction,
        steps=steps,
        round_number=round_number,
        end_in_sight=end_in_sight,
        gain=gain,
        points_are_kept=False,
        standings=standings,
    ),
    screen=screen,
    bids=range(moves.BIDS + 1, moves.SELL),
    pass_move=moves.PASS,
)
