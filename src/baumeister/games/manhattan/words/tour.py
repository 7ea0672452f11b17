"""The guided first game: one round, from the choice of blocks to the scoring, with a building taken over and one raised."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, others, watched
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"manhattan tour 2").digest(),
    seats=3,
    steps=(
        instruct(
            "take 1-1-1-1",
            "You start each round by choosing four blocks. Take one of each height: click them one after another.",
            "Jede Runde beginnt damit, dass du vier Bausteine wählst. Nimm von jeder Höhe einen: Klick sie nacheinander an.",
        ),
        *others("take 1-2-1-0", "take 1-1-2-0"),
        instruct(
            "B7+2",
            "Now build. Click the card: it shows lot 7. Then the block of two floors, then lot 7 in city B.",
            "Jetzt baust du. Klick die Karte an: Sie zeigt Bauplatz 7. Dann den Stein mit zwei Stockwerken, dann Platz 7 in "
            "Stadt B.",
        ),
        *others("B2+1", "B9+2"),
        instruct(
            "B2+1",
            "{p2} has one floor on B2. Put one on top: one floor against one is enough, and whoever is on top "
            "owns the building.",
            "{p2} hat auf B2 ein Stockwerk. Setz eins darauf: Eins gegen eins genügt, und wer oben ist, dem gehört "
            "das Gebäude.",
        ),
        *others("A1+2", "A1+3"),
        instruct(
            "B7+4",
            "{p3} took over A1 just as you took B2. Secure your building on B7: add four floors, and nobody will match six any "
            "time soon.",
            "{p3} hat A1 genauso übernommen wie du B2. Sichere dein Gebäude auf B7: Bau vier Stockwerke dazu, an sechs kommt "
            "so bald niemand heran.",
        ),
        *others("D4+3", "D6+3"),
        instruct(
            "F5+3",
            "One block is left. Having the most buildings in a city scores 2 points; in city F a single one is enough. The "
            "sign below a city's letter shows who leads.",
            "Ein Stein ist noch da. Die meisten Gebäude einer Stadt bringen 2 Punkte, in Stadt F genügt dafür ein einziges. "
            "Wer vorn liegt, steht unter dem Buchstaben der Stadt.",
        ),
        *others("C9+2", "E8+1"),
        *watched(
            "The round is scored: 3 points for the tallest building, then 2 for the most buildings in each city, then 1 for "
            "every building.",
            "Jetzt wird gewertet: 3 Punkte für das höchste Gebäude, dann 2 für die meisten Gebäude jeder Stadt, dann 1 für "
            "jedes Gebäude.",
            "take 1-1-1-1",
            "take 1-1-1-1",
        ),
    ),
    last=Text(
        "The round has been scored: 3 for the tallest building, 2 each for cities B and F, 1 for each of your three "
        "buildings. That is all there is to know: choose your next blocks.",
        "Die Runde ist gewertet: 3 für das höchste Gebäude, je 2 für die Städte B und F, je 1 für deine drei Gebäude. Mehr "
        "gibt es nicht zu wissen: Wähle deine nächsten Steine.",
    ),
)
