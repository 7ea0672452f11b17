"""The rules of Manhattan: components, state, moves, setup, the turn and its chapters, scoring, knowledge."""
