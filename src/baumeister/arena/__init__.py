"""The arena: bots play each other in deals of equal luck, and what comes out is counted with intervals.

match      what is played, who sits where       intervals, betting       how sure a mean is
luck       the same luck for a deal's games     standing, verdict        what the results say
entrants   bots, classes, programs              sequential               when to stop
playing    one game                             ratings, chart           the rest of the report
workers    processes                            journal, contest         what is kept, what is left
"""
