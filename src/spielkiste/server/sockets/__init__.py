"""The conversation between a page and a table over a WebSocket."""
