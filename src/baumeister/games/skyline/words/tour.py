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
            "The most money wins: your cash, and 100 for each of your skyscrapers. Everyone begins with one in "
            "the centre: place yours on c3.",
            "Das meiste Geld gewinnt: dein Bargeld und 100 für jedes deiner Hochhäuser. Jeder beginnt mit einem im "
            "Zentrum: Setz deines auf c3.",
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
            "move e2 a2",
            "A corner: you draw an action card. Removal Men lets you move one of your buildings. No road runs beside e2, so it "
            "earns nothing: take it to a2, and your row brings 40.",
            "Eine Ecke: Du ziehst eine Aktionskarte. Mit ihr zieht ein Gebäude von dir um. e2 liegt nicht an der Straße und "
            "bringt nichts: Setz es nach a2, dann bringt deine Reihe 40.",
        ),
        *others("build a3"),
        instruct(
            "build c1 x d2",
            "You just paid {p2} 10 in rent. Strike back: raise your c1. A raised building leaves its lot: it moves "
            "as many spaces as it now has floors, two along the red line, and tears down d2.",
            "Du hast {p2} 10 an Miete gezahlt. Schlag zurück: Stock c1 auf. Dabei verlässt es sein Feld: Es zieht "
            "so weit, wie es Etagen hat, zwei Schritte die rote Linie entlang, und reißt d2 ab.",
        ),
        *others("build d1"),
    ),
    last=Text(
        "Build on any lit lot. The best comes when a third floor tears something down: a skyscraper, with high rent. The game "
        "ends when one of you has built all seven, or can't pay a rent.",
        "Bau, wo es leuchtet. Das Beste: Drei Etagen, die etwas abreißen, werden ein Hochhaus mit hoher Miete. Schluss ist, "
        "wenn einer alle sieben gebaut hat oder eine Miete nicht zahlen kann.",
    ),
)
