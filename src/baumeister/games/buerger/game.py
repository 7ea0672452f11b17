"""Bürger, Baumeister & Co., put together."""

from baumeister.core.game import Kernels, Rules
from baumeister.games.buerger.bots.evaluation import evaluate
from baumeister.games.buerger.bots.features import FEATURES, features
from baumeister.games.buerger.drawing.board import board
from baumeister.games.buerger.drawing.cover import cover
from baumeister.games.buerger.drawing.gallery import gallery
from baumeister.games.buerger.drawing.hand import hand
from baumeister.games.buerger.drawing.stock import stock
from baumeister.games.buerger.rules import knowledge, moves, scoring, turn
from baumeister.games.buerger.rules.setup import setup
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words import screen as terminal
from baumeister.games.buerger.words.labels import gain, groups
from baumeister.games.buerger.words.log import log
from baumeister.games.buerger.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.buerger.words.parts import move_parts
from baumeister.games.buerger.words.phrases import SEAT_HUES, seat_names
from baumeister.games.buerger.words.prompts import breakdown, prompt
from baumeister.games.buerger.words.refusals import refuse
from baumeister.games.buerger.words.turn_steps import steps
from baumeister.present.drawing import Drawing
from baumeister.present.words import Words
from baumeister.text import Text

RULES = Rules(
    id="buerger",
    title=Text("Bürger, Baumeister & Co.", "Bürger, Baumeister & Co."),
    prefix="BB",
    author="Michael Schacht",
    publisher="Abacusspiele",
    year=2009,
    about=Text(
        "Build Frankfurt's parks, villas and houses, complete its great projects, and buy new tiles where the Mayor walks.",
        "Baue Frankfurts Parks, Villen und Häuser, schließe Großprojekte ab und kaufe ein, wo der Bürgermeister geht.",
    ),
    reconstructed=Text(
        "No printed text gives these, so they are our own: three of the five colours, how a colour's twelve tiles are split "
        "among kinds and values, the table of the fifteen districts (colour, spaces, coins and 2s, cost and bonus), the order "
        "of the prices on the offer board.",
        "Diese Angaben stehen in keinem gedruckten Text und sind deshalb unsere eigenen: drei der fünf Farben, die Aufteilung "
        "der zwölf Plättchen einer Farbe auf Sorten und Werte, die Tabelle der fünfzehn Viertel (Farbe, Baufelder, Münzen und "
        "Zweier, Kosten und Bonus), die Reihenfolge der Preise auf der Angebotstafel.",
    ),
    seats=(2, 3, 4),
    hidden=Text("hand tiles", "Bauplättchen auf der Hand"),
    chance=Text("tiles drawn, the Mayor's first place", "gezogene Bauplättchen, erster Platz des Bürgermeisters"),
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
    words=Words(seat_names, prompt, log, refuse, groups, breakdown, steps=steps, gain=gain),
    drawing=Drawing(board, hand, stock, move_parts, gallery, cover, seat_hues=SEAT_HUES),
    screen=terminal.screen,
    folder=__package__,
)
