"""Wettstreit der Baumeister, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.games.wettstreit import drawing, knowledge, moves, reading, rules, scoring, terminal, words
from baumeister.games.wettstreit.components import SEATS_MAX, SEATS_MIN
from baumeister.games.wettstreit.evaluation import evaluate
from baumeister.games.wettstreit.features import FEATURES, features
from baumeister.games.wettstreit.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.wettstreit.state import State
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
        setup=rules.setup,
        legal=rules.legal,
        odds=rules.odds,
        play=rules.play,
        hide=knowledge.hide,
        guess=knowledge.guess,
        score=scoring.score,
        winners=scoring.winners,
        evaluate=evaluate,
        features=features,
    ),
    sees=knowledge.sees,
    reveals=knowledge.reveals,
    words=words.WORDS,
    drawing=drawing.DRAWING,
    screen=terminal.screen,
    folder=__package__,
    options=(
        Option("bids_within_cash", Text("Bids stay within the cash", "Geboten wird nur, was man hat"), ("off", "on"), SEATS),
    ),
    bids=range(moves.BID, moves.PASS),
    pass_move=moves.PASS,
    bids_rise=True,
    affords=reading.affords,
)
