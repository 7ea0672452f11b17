"""Project Skyline, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.games.skyline.bots.evaluation import evaluate
from baumeister.games.skyline.bots.features import FEATURES, features
from baumeister.games.skyline.drawing.board import board
from baumeister.games.skyline.drawing.cover import cover
from baumeister.games.skyline.drawing.gallery import gallery
from baumeister.games.skyline.drawing.stock import stock
from baumeister.games.skyline.rules import moves, scoring, turn
from baumeister.games.skyline.rules.components import SEATS_MAX, SEATS_MIN
from baumeister.games.skyline.rules.setup import setup
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words import screen as terminal
from baumeister.games.skyline.words.labels import gain, groups
from baumeister.games.skyline.words.log import log
from baumeister.games.skyline.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.skyline.words.parts import move_parts
from baumeister.games.skyline.words.phrases import CASH, seat_names
from baumeister.games.skyline.words.prompts import breakdown, prompt
from baumeister.games.skyline.words.refusals import refuse
from baumeister.games.skyline.words.turn_steps import steps
from baumeister.present.drawing import Drawing, no_hand
from baumeister.present.words import Words
from baumeister.text import Text

SEATS = tuple(range(SEATS_MIN, SEATS_MAX + 1))
OFF_ON = ("off", "on")

RULES = Rules(
    id="skyline",
    title=Text("Project Skyline", "Project Skyline"),
    prefix="PS",
    author="Jung Je Ho",
    publisher="Amigo",
    year=2006,
    about=Text(
        "Walk the road and pay rent, send the architect, demolish your rivals' houses: three floors make a skyscraper.",
        "Geh die Straße entlang, zahle Miete, schick den Architekten los und reiße ab: Aus drei Etagen wird ein Hochhaus.",
    ),
    reconstructed=Text(
        "How often each of the thirteen action cards occurs, and the cards' names.",
        "Wie oft jede der dreizehn Aktionskarten vorkommt, und die Namen der Karten.",
    ),
    seats=SEATS,
    hidden=Text("nothing", "nichts"),
    chance=Text("dice, action cards", "Würfel, Aktionskarten"),
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
        hide=hide_nothing,
        guess=guess_nothing,
        score=scoring.score,
        winners=scoring.winners,
        evaluate=evaluate,
        features=features,
    ),
    sees=sees_all,
    words=Words(seat_names, prompt, log, refuse, groups, breakdown, steps=steps, gain=gain, unit=CASH),
    drawing=Drawing(board, no_hand, stock, move_parts, gallery, cover),
    screen=terminal.screen,
    folder=__package__,
    options=(
        Option("expert", Text("Joining buildings, for experts", "Gebäude vereinen, für Kenner"), OFF_ON, SEATS),
        Option("free_start", Text("Choose the corner to start from", "Startecke frei wählen"), OFF_ON, SEATS),
    ),
)
