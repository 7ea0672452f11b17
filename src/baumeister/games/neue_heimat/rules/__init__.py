"""The rules of Neue Heimat, a file for each chapter of the rulebook; nothing is hidden.

components  NH 1     moves       how moves are numbered       placing    NH 4    scoring  NH 6, 7.3
setup       NH 2     state       a position as one record     round_end  NH 5    rounds   NH 7
turn        NH 3     auction     NH 3.1-3.5
"""
