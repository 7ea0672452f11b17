"""The guided first game: the set-up, a floor built, an action card, rent, and a building that tears another down."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, look, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"skyline tour 39380").digest(),
    seats=2,
    steps=(
        instruct(
            "tower c3",
            "Everyone begins with a skyscraper in the centre: place yours on c3.",
            "Jeder beginnt mit einem Hochhaus im Zentrum: Setz deines auf c3.",
            look(
                "The most money wins: your cash, and at the end a premium of 100 for each of your skyscrapers. The large "
                "figure counts it already.",
                "Das meiste Geld gewinnt: dein Bargeld und am Ende 100 Prämie für jedes deiner Hochhäuser. In der "
                "großen Zahl ist sie schon dabei.",
                "seat-1",
                "plate-1",
            ),
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
            "The architect goes exactly as far as the black die shows, with one bend at most: two spaces, to e2. Build there.",
            "Der Architekt geht genau so weit, wie der schwarze Würfel zeigt, mit höchstens einem Knick: zwei Felder, nach e2. "
            "Bau dort.",
            look(
                "Every turn two dice are rolled for you: the white one moves your pawn along the road, the black one the "
                "architect from lot to lot.",
                "In jedem Zug wird für dich gewürfelt: Der weiße Würfel zieht deine Figur die Straße entlang, der schwarze den "
                "Architekten von Feld zu Feld.",
                "dice",
            ),
            look(
                "Your pawn. It pays rent to the owner of the buildings it stops beside; here they are your own, so you pay "
                "nothing.",
                "Deine Figur. Sie zahlt Miete an die, neben deren Gebäuden sie hält; hier steht sie neben deinem eigenen, also "
                "zahlst du nichts.",
                "pawn-1",
            ),
        ),
        *others("build d2"),
        instruct(
            "move e2 d1",
            "With it one of your buildings moves to an empty lot. Your e2 lies off the road and earns nothing: take it to d1, "
            "and the row brings 40.",
            "Mit ihr zieht ein Gebäude von dir auf ein leeres Feld um. e2 liegt abseits der Straße und bringt nichts: Versetz "
            "es nach d1, und die Reihe bringt 40.",
            look(
                "Your pawn stopped at a corner. Whoever does draws an action card, and may use it at once: Removal Men.",
                "Deine Figur hält an einer Ecke. Wer das tut, zieht eine Aktionskarte und darf sie gleich nutzen: den Umzug.",
                "action-card",
                "road-7",
            ),
        ),
        *others("build a3"),
        instruct(
            "build c1 x d2",
            "Raise c1: the solid line takes the architect there. A raised building must move, one space a floor, onto a "
            "smaller rival: along the dashed line to d2, which falls.",
            "Stock c1 auf: Die ganze Linie führt den Architekten hin. Aufgestockt muss es umziehen, je Etage ein Feld, auf ein "
            "kleineres fremdes: gestrichelt nach d2, das fällt.",
            look(
                "You paid {p2} 10. Aim for a skyscraper: it brings 100 in rent, and 100 at the end. Two floors come first, and "
                "cost you rent: your row’s 40 will become 20 and 30.",
                "Du hast {p2} 10 gezahlt. Das Ziel ist ein Hochhaus: Es bringt 100 Miete und am Ende 100. Erst braucht es zwei "
                "Etagen, und das kostet Miete: Aus deinen 40 werden 20 und 30.",
                *(f"field-{column}1" for column in "abcd"),
                *(f"road-{number}" for number in (27, *range(5))),
            ),
        ),
        *others("build e2"),
    ),
    last=Text(
        "Once the architect can reach d2, raise it to three floors and tear something down: a skyscraper. The game ends when "
        "somebody has built all seven, or is broke; the most money wins.",
        "Sobald der Architekt nach d2 kommt, stock dort auf drei Etagen auf und reiß etwas ab: ein Hochhaus. Schluss ist, "
        "wenn jemand alle sieben hat oder pleite ist; das meiste Geld gewinnt.",
    ),
)
