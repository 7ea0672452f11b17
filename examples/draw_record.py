"""Read a record, draw its end and what each seat knew half-way: python examples/draw_record.py GAME.json FOLDER."""

import sys
from pathlib import Path

from baumeister.records import read
from baumeister.svg import BLUEPRINT, png_from

source, folder = Path(sys.argv[1]), Path(sys.argv[2])
record = read(source.read_bytes())  # replays every move: what can't be right is refused
end, game = record.position, record.game
players = record.players or [f"P{seat}" for seat in range(1, game.seats + 1)]
print(f"{game.rules.title['en']}: {end.ply} moves")
for player, score in zip(players, end.scores, strict=True):
    print(f"{score:>5}  {player}")

folder.mkdir(parents=True, exist_ok=True)
(folder / "end.svg").write_text(str(end.view(0).svg()), encoding="utf-8")
half = end.undo(end.ply // 2)
for seat in range(1, game.seats + 1):
    drawing = half.view(seat).svg(BLUEPRINT.speaking("de"))
    (folder / f"half-way-{seat}.png").write_bytes(png_from(drawing, width=1000))
print("drawn in", folder)
