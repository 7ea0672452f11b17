"""Project Skyline, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.games.skyline import drawing, moves, rules, scoring, terminal, words
from baumeister.games.skyline.components import SEATS_MAX, SEATS_MIN
from baumeister.games.skyline.evaluation import evaluate
from baumeister.games.skyline.features import FEATURES, features
from baumeister.games.skyline.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.skyline.state import State
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
        setup=rules.setup,
        legal=rules.legal,
        odds=rules.odds,
        play=rules.play,
        hide=hide_nothing,
        guess=guess_nothing,
        score=scoring.score,
        winners=scoring.winners,
        evaluate=evaluate,
        features=features,
    ),
    sees=sees_all,
    words=words.WORDS,
    drawing=drawing.DRAWING,
    screen=terminal.screen,
    folder=__package__,
    options=(
        Option("expert", Text("Joining buildings, for experts", "Gebäude vereinen, für Kenner"), OFF_ON, SEATS),
        Option("free_start", Text("Choose the corner to start from", "Startecke frei wählen"), OFF_ON, SEATS),
    ),
)
