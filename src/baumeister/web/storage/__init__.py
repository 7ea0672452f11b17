"""Where tables are kept: an SQL database."""
