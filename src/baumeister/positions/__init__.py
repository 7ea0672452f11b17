"""Games and positions as Python values: legal moves, play, undo, views; and the engines that run kernels for them."""
