"""What all games share: state records, kernels, moves, positions, views. No game's name occurs here."""
