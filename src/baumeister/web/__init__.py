"""The table in the browser, and its interface for programs."""
