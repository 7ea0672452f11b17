"""Wettstreit der Baumeister, put together."""

from baumeister.core.options import Option
from baumeister.core.rules import Kernels
from baumeister.games.wettstreit.bots.evaluation import evaluate, evaluate_1
from baumeister.games.wettstreit.bots.features import FEATURES, features
from baumeister.games.wettstreit.bots.manners import MANNERS
from baumeister.games.wettstreit.facts import FACTS
from baumeister.games.wettstreit.rules import auction, knowledge, moves, scoring, turn
from baumeister.games.wettstreit.rules.setup import setup
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.auction_panel import sale
from baumeister.games.wettstreit.words.characters import CHARACTERS
from baumeister.games.wettstreit.words.endings import end_in_sight
from baumeister.games.wettstreit.words.items_missed import remarks
from baumeister.games.wettstreit.words.items_unbuilt import LOSS, losses
from baumeister.games.wettstreit.words.labels import gain, groups
from baumeister.games.wettstreit.words.log import log
from baumeister.games.wettstreit.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.wettstreit.words.phrases import seat_names
from baumeister.games.wettstreit.words.prompts import asks, breakdown, choices_are_open, prompt, rule
from baumeister.games.wettstreit.words.refusals import refuse
from baumeister.games.wettstreit.words.screen import screen
from baumeister.games.wettstreit.words.turn_steps import opens_turn, steps
from baumeister.present.edition import Edition
from baumeister.present.words import Words, points_at_a_glance

RULES = Edition(
    options=(Option("bids_within_cash", ("off", "on"), FACTS.seats),),
    id="wettstreit",
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
        score=scoring.score,
        itemise=scoring.itemise,
        winners=scoring.winners,
        evaluate=evaluate,
        evaluate_1=evaluate_1,
        features=features,
        affords=auction.affords,
    ),
    sees=knowledge.sees,
    reveals=knowledge.reveals,
    manners=MANNERS,
    words=Words(
        characters=CHARACTERS,
        seat_names=seat_names,
        prompt=prompt,
        rule=rule,
        asks=asks,
        glance=points_at_a_glance,
        to_lose=losses,
        loss=LOSS,
        choices_are_open=choices_are_open,
        log=log,
        refuse=refuse,
        groups=groups,
        breakdown=breakdown,
        remarks=remarks,
        end_in_sight=end_in_sight,
        auction=sale,
        auction_is_beside_hand=True,
        steps=steps,
        opens_turn=opens_turn,
        gain=gain,
    ),
    screen=screen,
    bids=range(moves.BID, moves.PASS),
    pass_move=moves.PASS,
    bids_rise=True,
)
