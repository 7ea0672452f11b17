"""The running tables: service, news, presence, bots, expiry."""
