"""The rules of Bürger, Baumeister & Co.: components, state, moves, setup, the turn and its chapters, scoring, knowledge."""
