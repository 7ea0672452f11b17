"""The vocabulary of rules: state records, kernels, chance, options, score items, errors. Numbers only; no game's name."""
