"""Games studied by the thousand: bots against bots, and what the results are worth."""
