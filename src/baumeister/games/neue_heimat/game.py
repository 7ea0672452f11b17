"""Neue Heimat, put together."""

from baumeister.core.game import Kernels, Option, Rules
from baumeister.core.knowledge import guess_nothing, hide_nothing, sees_all
from baumeister.games.neue_heimat.bots.evaluation import evaluate
from baumeister.games.neue_heimat.bots.features import FEATURES, features
from baumeister.games.neue_heimat.drawing.board import board
from baumeister.games.neue_heimat.drawing.cover import cover
from baumeister.games.neue_heimat.drawing.gallery import gallery
from baumeister.games.neue_heimat.drawing.item import item
from baumeister.games.neue_heimat.drawing.stock import stock
from baumeister.games.neue_heimat.rules import moves, scoring, turn
from baumeister.games.neue_heimat.rules.components import ROUNDS_MAX, SEATS_MAX, SEATS_MIN
from baumeister.games.neue_heimat.rules.setup import setup
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words import screen as terminal
from baumeister.games.neue_heimat.words.auction_panel import auction
from baumeister.games.neue_heimat.words.labels import groups
from baumeister.games.neue_heimat.words.log import log
from baumeister.games.neue_heimat.words.notation import EXAMPLES, MOVE_TEXTS
from baumeister.games.neue_heimat.words.parts import move_parts
from baumeister.games.neue_heimat.words.phrases import SEAT_HUES, seat_names
from baumeister.games.neue_heimat.words.prompts import breakdown, prompt
from baumeister.games.neue_heimat.words.refusals import refuse
from baumeister.games.neue_heimat.words.standings import standings
from baumeister.games.neue_heimat.words.turn_preview import gain
from baumeister.games.neue_heimat.words.turn_steps import steps
from baumeister.present.drawing import Drawing, no_hand
from baumeister.present.words import Words
from baumeister.text import Text

SEATS = tuple(range(SEATS_MIN, SEATS_MAX + 1))

RULES = Rules(
    id="neue_heimat",
    title=Text("Neue Heimat", "Neue Heimat"),
    prefix="NH",
    author="Klaus Zoch",
    publisher="Chili Spiele",
    year=2007,
    about=Text(
        "Every floor and roof is auctioned. Two rows of houses will stand, the third is pulled down: own the right ones.",
        "Jede Etage, jedes Dach wird versteigert. Zwei Häuserreihen bleiben, die dritte fällt: Besitze die richtigen.",
    ),
    reconstructed=Text(
        "The names of the six colours, the ten lots of each row and which of them are fenced.",
        "Die Namen der sechs Farben, die zehn Bauplätze jeder Reihe und welche davon eingezäunt sind.",
    ),
    seats=SEATS,
    hidden=Text("nothing", "nichts"),
    chance=Text("draw of the cubes, roofs turned up", "gezogene Etagen, aufgedeckte Dächer"),
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
    words=Words(seat_names, prompt, log, refuse, groups, breakdown, auction, steps, gain, standings=standings),
    drawing=Drawing(board, no_hand, stock, move_parts, gallery, cover, item, SEAT_HUES),
    screen=terminal.screen,
    folder=__package__,
    options=(Option("rounds", Text("Rounds", "Runden"), tuple(map(str, range(1, ROUNDS_MAX + 1))), SEATS),),
    bids=range(moves.BIDS + 1, moves.SELL),
    pass_move=moves.PASS,
)
