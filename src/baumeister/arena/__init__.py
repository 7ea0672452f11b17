"""The arena: bots play each other in deals of equal luck, and the results come with intervals.

match      games, deals, seatings               intervals, betting       confidence intervals
luck       the same luck for a deal's games     standing, verdict        conclusions
entrants   bots, classes, programs              sequential               when to stop
playing    one game                             ratings, chart           the rest of the report
workers    processes                            journal, contest         results kept, games left
"""
