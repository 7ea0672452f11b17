"""The basis of code written once for all games: states side by side, random play, returns, search settings."""
