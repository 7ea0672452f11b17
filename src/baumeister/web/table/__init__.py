"""The table as values: events, states, actions. No SQL, no HTTP, no clock of its own."""
