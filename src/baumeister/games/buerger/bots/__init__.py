"""Bots' knowledge of Bürger, Baumeister & Co.: the evaluation of positions, and views as numbers."""
