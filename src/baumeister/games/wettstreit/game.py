"""Wettstreit der Baumeister, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.games.wettstreit.bots.evaluation import evaluate
from baumeister.games.wettstreit.bots.features import FEATURES, features
from baumeister.games.wettstreit.drawing.board import board
from baumeister.games.wettstreit.drawing.cover import cover
from baumeister.games.wettstreit.drawing.gallery import gallery
from baumeister.games.wettstreit.drawing.hand import hand
from baumeister.games.wettstreit.drawing.item import item
from baumeister.games.wettstreit.drawing.stock import stock
from baumeister.games.wettstreit.rules import knowledge, moves, scoring, turn
from baumeister.games.wettstreit.rules.components import SEATS_MAX, SEATS_MIN
from baumeister.games.wettstreit.rules.setup import setup
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.auction_panel import sale
from baumeister.games.wettstreit.words.labels import gain, groups
from baumeister.games.wettstreit.words.log import log
from baumeister.games.wettstreit.words.move_decoding import affords
from baumeister.games.wettstreit.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.wettstreit.words.parts import move_parts
from baumeister.games.wettstreit.words.phrases import seat_names
from baumeister.games.wettstreit.words.prompts import breakdown, prompt
from baumeister.games.wettstreit.words.refusals import refuse
from baumeister.games.wettstreit.words.screen import screen
from baumeister.games.wettstreit.words.turn_steps import steps
from baumeister.present.drawing import Drawing
from baumeister.present.words import Words
from baumeister.text import Text

SEATS = tuple(range(SEATS_MIN, SEATS_MAX + 1))

RULES = Rules(
    id="wettstreit",
    title=Text("Wettstreit der Baumeister", "Wettstreit der Baumeister"),
    prefix="WB",
    author="Jean du Poël",
    publisher="Kosmos",
    year=1998,
    about=Text(
        "Bid for towers, gates and churches, lay them into the finest city, and keep the saboteurs off your walls.",
        "Ersteigere Türme, Tore und Kirchen, füge sie zur schönsten Stadt und halte Saboteure von deinen Mauern fern.",
    ),
    reconstructed=Text(
        "Which city gates bear two coins: here those of value 2 and 3.",
        "Welche Stadttore zwei Münzen tragen: hier die mit den Werten 2 und 3.",
    ),
    seats=SEATS,
    hidden=Text("hand cards, the hidden card in an auction", "Handkarten, die verdeckte Karte einer Versteigerung"),
    chance=Text("dice, cards of the stacks", "Würfel, Karten der Stapel"),
    state=State,
    move_texts=MOVE_TEXTS,
    seat_move_count=moves.SEAT_MOVES,
    examples=EXAMPLES,
    feature_count=FEATURES,
    kernels=Kernels(
        setup=setup,
        legal=turn.legal,
        odds=turn.odds,
        play=turn.play,
        hide=knowledge.hide,
        guess=knowledge.guess,
        score=scoring.score,
        winners=scoring.winners,
        evaluate=evaluate,
        features=features,
    ),
    sees=knowledge.sees,
    reveals=knowledge.reveals,
    words=Words(seat_names, prompt, log, refuse, groups, breakdown, sale, steps, gain),
    drawing=Drawing(board, hand, stock, move_parts, gallery, cover, item),
    screen=screen,
    folder=__package__,
    options=(
        Option("bids_within_cash", Text("Bids stay within the cash", "Geboten wird nur, was man hat"), ("off", "on"), SEATS),
    ),
    bids=range(moves.BID, moves.PASS),
    pass_move=moves.PASS,
    bids_rise=True,
    affords=affords,
)
