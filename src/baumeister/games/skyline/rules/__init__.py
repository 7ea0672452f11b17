"""The rules of Project Skyline: components, record, moves, the turn and its chapters, scoring, who knows what."""
