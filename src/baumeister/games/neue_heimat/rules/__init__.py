"""The rules of Neue Heimat: components, record, moves, the turn and its chapters, scoring, who knows what."""
