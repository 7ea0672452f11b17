"""How the level `medium` judges in Wettstreit der Baumeister."""

BY_NETWORK = True
"""One move ahead the network wins 32.8 % of 400 games against three seats that judge by the evaluation (28.4 to 37.9)."""
