"""The rules of Bürger, Baumeister & Co. for players, in each language."""
