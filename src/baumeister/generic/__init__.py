"""The ground that code written once for all games stands on: states side by side, random play, returns, search settings."""
