"""Teaching networks to judge: games in compiled code, a learner in PyTorch (docs/training.md)."""
