"""python-chess: random chess."""

import random

import chess
from benchmarks.peers.timing import Play, main


def board() -> Play:
    """Return what plays a random game, 300 moves at the most, and counts moves."""
    rng = random.Random(1)

    def play() -> int:
        board = chess.Board()
        while board.ply() < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
        return board.ply()

    return play


if __name__ == "__main__":
    main({"board": board})
