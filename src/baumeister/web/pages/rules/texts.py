"""Texts beside a game's rules, before the guided first game and in the gallery."""

from baumeister.text import Text

GAME_BY = Text("A game by {author}, {publisher} {year}", "Ein Spiel von {author}, {publisher} {year}")
RECONSTRUCTED = Text("Reconstructed, as no printed text gives it", "Rekonstruiert, weil kein gedruckter Text es angibt")
RULES_MISSING = Text(
    "This game’s rules are not available in this language.", "Die Regeln dieses Spiels gibt es in dieser Sprache noch nicht."
)
CONTENTS = Text("Contents", "Inhalt")
OTHER_RULES = Text("Rules of the other games", "Regeln der anderen Spiele")
PIECES = Text("All pieces", "Alle Teile")
PLAY_THIS = Text("Play {game}", "{game} spielen")
CHARACTERS = Text("Who you’ll play with", "Wer mitspielt")
GALLERY_LEAD = Text(
    "Every piece we drew, on paper and as a blueprint.", "Alle gezeichneten Teile, auf Papier und als Blaupause."
)


LEARN = Text("Learn by playing", "Spielend lernen")
LEARN_HINT = Text(
    "A guided start, move by move; then the game is yours.",
    "Erst mit Führung, Zug um Zug, dann spielst du selbst weiter.",
)
LEARN_BRIEFLY = Text("a guided first game", "geführte erste Partie")
HOW_TO_PLAY = Text("How to play", "So geht das Spiel")
HOW_TO_PLAY_IT = Text("How to play {game}", "So geht {game}")
IN_SIX_PICTURES = Text("in six pictures", "in sechs Bildern")
