"""What is said of a position: plies, sentences, refusals, the view for a page."""
