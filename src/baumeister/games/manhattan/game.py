"""Manhattan, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.games.manhattan.bots.evaluation import evaluate
from baumeister.games.manhattan.bots.features import FEATURES, features
from baumeister.games.manhattan.drawing.board import board
from baumeister.games.manhattan.drawing.cover import cover
from baumeister.games.manhattan.drawing.gallery import gallery
from baumeister.games.manhattan.drawing.hand import hand
from baumeister.games.manhattan.drawing.stock import stock
from baumeister.games.manhattan.rules import knowledge, moves, scoring, turn
from baumeister.games.manhattan.rules.setup import setup
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words import screen as terminal
from baumeister.games.manhattan.words.labels import groups
from baumeister.games.manhattan.words.log import log
from baumeister.games.manhattan.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.manhattan.words.parts import move_parts
from baumeister.games.manhattan.words.phrases import seat_names
from baumeister.games.manhattan.words.prompts import breakdown, prompt
from baumeister.games.manhattan.words.refusals import refuse
from baumeister.present.drawing import Drawing
from baumeister.present.words import Words
from baumeister.text import Text

RULES = Rules(
    id="manhattan",
    title=Text("Manhattan", "Manhattan"),
    prefix="MH",
    author="Andreas Seyfarth",
    publisher="Hans im Glück",
    year=1994,
    about=Text(
        "Raise skyscrapers in six cities, floor by floor, and take over your rivals' buildings.",
        "Errichte Wolkenkratzer in sechs Städten, Stockwerk für Stockwerk, und übernimm die Häuser der anderen.",
    ),
    reconstructed=Text("", ""),
    seats=(2, 3, 4),
    hidden=Text("hand cards", "Handkarten"),
    chance=Text("deals and draws of cards", "ausgeteilte und gezogene Karten"),
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
    words=Words(seat_names, prompt, log, refuse, groups, breakdown),
    drawing=Drawing(board, hand, stock, move_parts, gallery, cover),
    screen=terminal.screen,
    folder=__package__,
    options=(
        Option("separate_colours", Text("Each colour builds for itself", "Jede Farbe baut für sich"), ("off", "on"), (2,)),
    ),
)
