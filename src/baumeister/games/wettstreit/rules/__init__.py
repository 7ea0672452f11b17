"""The rules of Wettstreit der Baumeister: components, record, moves, the turn and its chapters, scoring, knowledge."""
