"""The facts of the game: those printed on the box, and our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Neue Heimat", "Neue Heimat"),
    prefix="NH",
    author="Klaus Zoch",
    publisher="Chili Spiele",
    year=2007,
    kind=Text("Auctions and speculation", "Versteigerung und Spekulation"),
    about=Text(
        "Every floor and roof is auctioned. Two rows of houses will stand, the third comes down: own the right ones.",
        "Jede Etage, jedes Dach wird versteigert. Zwei Häuserreihen bleiben, die dritte fällt: "
        "Sieh zu, dass dir die richtigen Häuser gehören.",
    ),
    seats=(2, 3, 4, 5),
    minutes=(15, 40),
    hidden=Text("nothing", "nichts"),
    chance=Text("cubes drawn, roofs turned up", "gezogene Etagen, aufgedeckte Dächer"),
    meaning=Text("New Homes, or The Estates", ""),
    reconstructed=Text(
        "The names of the six colours, the ten lots of each row, and which lots are fenced.",
        "Die Namen der sechs Farben, die zehn Bauplätze jeder Reihe und welche davon eingezäunt sind.",
    ),
    option_titles={"rounds": Text("Rounds", "Runden")},
)
