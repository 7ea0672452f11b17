"""The tree search of `mcts`, in compiled code, for any game."""
