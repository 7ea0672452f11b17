"""The rules of Manhattan: components, record, moves, the turn and its chapters, scoring, who knows what."""
