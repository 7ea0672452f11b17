"""The facts of the game: what stands on the box, and what is our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Bürger, Baumeister & Co.", "Bürger, Baumeister & Co."),
    prefix="BB",
    author="Michael Schacht",
    publisher="Abacusspiele",
    year=2009,
    about=Text(
        "Build Frankfurt's parks, villas and houses, complete its great projects, and buy new tiles where the Mayor walks.",
        "Baue Frankfurts Parks, Villen und Häuser, schließe Großprojekte ab und kaufe ein, wo der Bürgermeister geht.",
    ),
    seats=(2, 3, 4),
    hidden=Text("hand tiles", "Bauplättchen auf der Hand"),
    chance=Text("tiles drawn, the Mayor's first place", "gezogene Bauplättchen, erster Platz des Bürgermeisters"),
    reconstructed=Text(
        "No printed text gives these, so they are our own: three of the five colours, how a colour's twelve tiles are split "
        "among kinds and values, the table of the fifteen districts (colour, spaces, coins and 2s, cost and bonus), the order "
        "of the prices on the offer board.",
        "Diese Angaben stehen in keinem gedruckten Text und sind deshalb unsere eigenen: drei der fünf Farben, die Aufteilung "
        "der zwölf Plättchen einer Farbe auf Sorten und Werte, die Tabelle der fünfzehn Viertel (Farbe, Baufelder, Münzen und "
        "Zweier, Kosten und Bonus), die Reihenfolge der Preise auf der Angebotstafel.",
    ),
)
