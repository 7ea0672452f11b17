"""The rules of Bürger, Baumeister & Co.: components, record, moves, the turn and its chapters, scoring, who knows what."""
