"""Texts of the log's notes on people."""

from baumeister.text import Text

SITS_DOWN = Text("{who} joins the table", "{who} nimmt Platz")
IS_BACK = Text("{who} is back", "{who} ist wieder da")
BOT_PLAYS = Text("A {bot} plays for {who}", "Ein {bot} spielt für {who}")
CHARACTER_PLAYS = Text("{who} takes the free seat", "{who} übernimmt den freien Platz")
BOT_PLAYS_ON = Text("{who} is away; a {bot} takes over", "{who} ist weg; ein {bot} übernimmt")
BOT_FAILED = Text("{who}’s {failed} failed; a {bot} takes over", "Der {failed} von {who} ist ausgefallen; ein {bot} übernimmt")
TOOK_BACK = Text("{who} took back {count} moves", "{who} nimmt {count} Züge zurück")
TOOK_BACK_ONE = Text("{who} took back a move", "{who} nimmt einen Zug zurück")
DECLINED = Text("{who} declined the undo", "{who} hat die Rücknahme abgelehnt")
LEAVES = Text("{who} leaves the table", "{who} verlässt den Tisch")
SAYS = Text("{who}: “{said}”", "{who}: „{said}“")
RESIGNS = Text("{who} resigns", "{who} gibt auf")
BOT_PLAYS_ON_FOR = Text("{who} resigns; a {bot} plays on", "{who} gibt auf; ein {bot} spielt weiter")
