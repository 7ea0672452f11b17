"""What runs while people play: the service, news, presence, bots, expiry."""
