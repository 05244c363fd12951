"""Speeds of the chest, measured: `python -m benchmarks [name …]`."""
