"""The guided first game: one round, from the choice of blocks to the scoring, with a building taken over and one raised."""

from hashlib import sha256

from baumeister.games.manhattan.rules.components import LOTS, PLACES
from baumeister.games.manhattan.words.parts import lot_part
from baumeister.present.tour import Tour, instruct, look, others, watched
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"manhattan tour 2").digest(),
    seats=3,
    steps=(
        instruct(
            "take 1-1-1-1",
            "Now take one block of each height: click them one after another.",
            "Nimm jetzt von jeder Höhe einen Stein: Klick sie nacheinander an.",
            look(
                "Six cities, six rounds, then the most points win. Points come from buildings: tall ones, and many in a city.",
                "Sechs Städte, sechs Runden, dann gewinnen die meisten Punkte. Punkte gibt es für hohe Gebäude und für "
                "viele in einer Stadt.",
                *(f"plan-{number}" for number in range(1, 7)),
            ),
            look(
                "Cards say where you may build, in any city, as seen from your own side of the board. You sit at the bottom: "
                "your 2 is the middle of the top row.",
                "Karten sagen, wo du bauen darfst, in jeder Stadt, von deiner Seite aus gesehen. Du sitzt unten: Deine 2 ist "
                "die Mitte der obersten Reihe.",
                "card-2",
                "card-7",
                "card-8",
                "card-9",
                *map(lot_part, range(1, PLACES, LOTS)),
            ),
            look(
                "Your blocks, one to four floors high. For each round you take four of them, and they must last for all six.",
                "Deine Steine, ein bis vier Stockwerke hoch. Für jede Runde nimmst du vier, und sie müssen für alle sechs "
                "reichen.",
                *(f"supply-0-{height}-1" for height in range(1, 5)),
            ),
        ),
        *others("take 1-2-1-0", "take 1-1-2-0"),
        instruct(
            "B7+2",
            "Now build. The card names the lot; the city will be up to you once you play alone. Click the 7, then the block of "
            "two floors, then lot 7 in city B.",
            "Jetzt baust du. Die Karte nennt den Bauplatz; die Stadt suchst du dir später selbst aus. Klick die 7 an, dann den "
            "Stein mit zwei Stockwerken, dann Platz 7 in Stadt B.",
        ),
        *others("B2+1", "B9+2"),
        instruct(
            "B2+1",
            "B7 and B9 are equally tall: the “=” on their flags says that neither would score. Now put your block of one floor "
            "on B2: click card 2, then the block, then B2.",
            "B7 und B9 sind gleich hoch: Das „=“ auf den Fähnchen heißt, dass keins punkten würde. Setz nun deinen Stein mit "
            "einem Stockwerk auf B2: Klick die Karte 2 an, dann den Stein, dann B2.",
            look(
                "B2 is {p2}’s: one floor. You may build on it only if you then have at least as many floors of your own in it; "
                "the building is yours then. One against one is enough.",
                "B2 gehört {p2}: ein Stockwerk. Darauf bauen darfst du nur, wenn du darin dann mindestens so viele eigene "
                "Stockwerke hast; es ist dann deins. Eins gegen eins genügt.",
                "lot-B2",
            ),
        ),
        *others("A1+2", "A1+3"),
        instruct(
            "B7+4",
            "{p3} took over A1 just as you took B2. Add four floors to your building on B7: nobody will match six any time "
            "soon, and it gets the flag of the tallest.",
            "{p3} hat A1 genauso übernommen wie du B2. Bau auf B7 vier Stockwerke dazu: An sechs kommt so bald niemand heran, "
            "und das Fähnchen des höchsten ist dein.",
        ),
        *others("D4+3", "D6+3"),
        instruct(
            "F5+3",
            "One block is left. The most buildings in a city score 2 points: in city F, one is enough. Choose card and "
            "block, and F5 shows a crown. Below a city’s letter you see who leads.",
            "Ein Stein bleibt. Die meisten Gebäude einer Stadt bringen 2 Punkte, in Stadt F genügt eines. Wähl Karte und "
            "Stein: Die Krone auf F5 zeigt es. Wer vorn liegt, steht unter dem Buchstaben.",
        ),
        *others("C9+2", "E8+1"),
        *watched(
            "The round is scored: 3 points for the tallest building, then 2 for the most buildings in each city, then 1 for "
            "every building. A tie brings nobody anything.",
            "Jetzt wird gewertet: 3 Punkte für das höchste Gebäude, dann 2 für die meisten Gebäude jeder Stadt, dann 1 für "
            "jedes Gebäude. Gleichstand bringt niemandem etwas.",
            "take 1-1-1-1",
            "take 1-1-1-1",
        ),
    ),
    last=Text(
        "You have 10 points: 3 for the tallest building, 2 each for cities B and F, 3 for three buildings. Five more rounds of "
        "four blocks: choose your next ones, stay the tallest, and win.",
        "10 Punkte: 3 fürs höchste Gebäude, je 2 für B und F, 3 für drei Gebäude. Noch fünf Runden mit je vier Steinen: Wähl "
        "die nächsten, und bleib der Höchste, um zu gewinnen.",
    ),
)
