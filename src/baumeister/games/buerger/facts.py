"""The facts of the game: those printed on the box, and our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Bürger, Baumeister & Co.", "Bürger, Baumeister & Co."),
    prefix="BB",
    author="Michael Schacht",
    publisher="Abacusspiele",
    year=2009,
    kind=Text("Tiles and great projects", "Plättchen und Großprojekte"),
    about=Text(
        "Build Frankfurt’s parks, villas and houses, complete its great projects, and follow the Mayor to the best tiles.",
        "Baue Frankfurts Parks, Villen und Häuser, schließ Großprojekte ab und folge dem Bürgermeister "
        "zu den besten Plättchen.",
    ),
    seats=(2, 3, 4),
    minutes=(10, 30),
    hidden=Text("tiles in hand", "Bauplättchen auf der Hand"),
    chance=Text("tiles drawn, the Mayor’s starting space", "gezogene Bauplättchen, Startfeld des Bürgermeisters"),
    meaning=Text("Burghers, builders & co.", ""),
    reconstructed=Text(
        "Three of the five colours, the split of a colour’s twelve tiles into kinds and values, the table of the fifteen "
        "districts (colour, spaces, coins and 2s, cost and bonus), the order of prices on the offer board.",
        "Drei der fünf Farben, die Aufteilung der zwölf Plättchen einer Farbe auf Sorten und Werte, die Tabelle der fünfzehn "
        "Viertel (Farbe, Baufelder, Münzen und Zweier, Kosten und Bonus), die Reihenfolge der Preise auf der Angebotstafel.",
    ),
)
