"""The facts of the game: those printed on the box, and our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Wettstreit der Baumeister", "Wettstreit der Baumeister"),
    prefix="WB",
    author="Jean du Poël",
    publisher="Kosmos",
    year=1998,
    kind=Text("Auctions and sabotage", "Versteigerung und Sabotage"),
    about=Text(
        "Bid for towers, gates and churches, build the finest city, and keep saboteurs off your walls.",
        "Ersteigere Türme, Tore und Kirchen, füge sie zur schönsten Stadt und halte Saboteure von deinen Mauern fern.",
    ),
    seats=(3, 4),
    minutes=(25, 60),
    hidden=Text("cards in hand, the hidden card in an auction", "Handkarten, die verdeckte Karte einer Versteigerung"),
    chance=Text("die, cards of the stacks", "Würfel, Karten der Stapel"),
    meaning=Text("The Builders’ Contest", ""),
    reconstructed=Text(
        "Which city gates bear two coins: here those worth 2 and 3.",
        "Welche Stadttore zwei Münzen tragen: hier die mit den Werten 2 und 3.",
    ),
    option_titles={"bids_within_cash": Text("Bids limited to your cash", "Gebote nur bis zum eigenen Geld")},
)
