"""What every game is made of: it knows no game, no clock, no network, no file."""
