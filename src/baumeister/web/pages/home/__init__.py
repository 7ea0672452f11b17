"""The home page: a new table, and the visitor's own ones."""
