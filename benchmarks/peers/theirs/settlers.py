"""Catanatron: four random players."""

from benchmarks.peers.timing import Play, main
from catanatron import Color, Game, RandomPlayer


def catan() -> Play:
    """Return what plays a game between random players, and counts their decisions."""

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        count = 0
        while game.winning_color() is None and count < 10_000:
            game.play_tick()
            count += 1
        return count

    return play


if __name__ == "__main__":
    main({"catan": catan})
