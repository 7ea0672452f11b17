"""Data sets of games that bots played: records, and tables of every decision for learners.

columns    what a table of decisions says, column by column        tables    the decisions of games, for Arrow and Parquet
shards     which games are in which file, written side by side     card      what is in a data set, in words; checksums
"""
