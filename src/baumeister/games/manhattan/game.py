"""Manhattan, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.games.manhattan import drawing, knowledge, moves, rules, scoring, terminal, words
from baumeister.games.manhattan.evaluation import evaluate
from baumeister.games.manhattan.features import FEATURES, features
from baumeister.games.manhattan.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.manhattan.state import State
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
    words=words.WORDS,
    drawing=drawing.DRAWING,
    screen=terminal.screen,
    folder=__package__,
    options=(
        Option("separate_colours", Text("Each colour builds for itself", "Jede Farbe baut für sich"), ("off", "on"), (2,)),
    ),
)
