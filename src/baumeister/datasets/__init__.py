"""Data sets of games that bots played: records, and tables of every decision for learners.

columns    the columns of a table of decisions        tables    the decisions of games, for Arrow and Parquet
shards     which games are in which file, written side by side     card      a data set described; checksums
"""
