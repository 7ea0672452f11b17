"""The guided first game: the set-up, a floor built, an action card, rent, and a building that tears another down."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"skyline tour 39380").digest(),
    seats=2,
    steps=(
        instruct(
            "tower c3",
            "The most money wins: your cash, and 100 for each of your skyscrapers. Everyone begins with one in the centre: "
            "place yours on c3.",
            "Das meiste Geld gewinnt: dein Bargeld und 100 für jedes deiner Hochhäuser. Jeder beginnt mit einem im Zentrum: "
            "Setz deines auf c3.",
        ),
        *others("tower d4"),
        instruct(
            "floor b1",
            "Then three floors each, on any lot. Beside the road they bring rent: place one on b1.",
            "Dann setzt jeder drei Etagen, wohin er will. An der Straße bringen sie Miete: Setz eine auf b1.",
        ),
        *others("floor e6"),
        instruct(
            "floor c1",
            "Connected buildings add up, so build next to your own: c1.",
            "Was zusammenhängt, zählt zusammen. Bau also neben deinem eigenen: c1.",
        ),
        *others("floor b6"),
        instruct(
            "floor a1",
            "And a third: add a1, and anyone stopping beside the row pays you 30.",
            "Und die dritte: Mit a1 zahlt dir jeder 30, der neben der Reihe hält.",
        ),
        *others("floor f3", "build f1"),
        instruct(
            "build e2",
            "The dice are rolled for you. The white one moved your pawn: it stands beside your own building, so no rent. The "
            "black one sends the architect two spaces: build on e2.",
            "Gewürfelt wird für dich. Der weiße Würfel hat deine Figur gezogen: Sie hält neben deinem eigenen Gebäude, also "
            "keine Miete. Der schwarze schickt den Architekten zwei Felder weit: Bau auf e2.",
        ),
        *others("build d2"),
        instruct(
            "move e2 d1",
            "A corner: you draw an action card. Removal Men moves one of your buildings to an empty lot. Your e2 lies off the "
            "road and earns nothing: take it to d1, and the row brings 40.",
            "Eine Ecke: Du ziehst eine Aktionskarte. Mit ihr zieht ein Gebäude von dir auf ein leeres Feld um. e2 liegt "
            "abseits der Straße: Versetz es nach d1, und die Reihe bringt 40.",
        ),
        *others("build a3"),
        instruct(
            "build c1 x d2",
            "You just paid {p2} 10. Strike back: raise your c1. A raised building leaves its lot: it moves as many spaces as "
            "it now has floors, two along the red line, and tears down d2, next to your d1.",
            "Du hast {p2} 10 gezahlt. Schlag zurück: Stock c1 auf. Dabei verlässt es sein Feld: Es zieht so weit, wie es "
            "Etagen hat, zwei Schritte auf der roten Linie, und reißt d2 ab, neben deinem d1.",
        ),
        *others("build e2"),
    ),
    last=Text(
        "Give d2 a third floor when you can: if it tears something down, it becomes a skyscraper. The game ends when somebody "
        "has all seven or can't pay a rent; then the most money wins.",
        "Gib d2 bei Gelegenheit die dritte Etage: Reißt es damit etwas ab, wird es ein Hochhaus. Schluss ist, wenn jemand alle "
        "sieben hat oder pleite ist; dann gewinnt das meiste Geld.",
    ),
)
