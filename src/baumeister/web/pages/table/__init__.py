"""The page of a table, a panel in each file."""
