"""Writes what other languages and people read of the protocol, from `wire`."""
