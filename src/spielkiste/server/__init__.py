"""The network around the tables: pages, sockets, store, and every message."""
