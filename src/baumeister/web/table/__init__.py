"""The table as values: events, states, what can be done and by whom. No SQL, no HTTP, no clock of its own."""
