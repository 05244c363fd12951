"""A live table without a network: seats, log, match, people and bots at work."""
