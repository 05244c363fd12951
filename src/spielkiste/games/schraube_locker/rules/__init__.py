"""The rules, by the steps of a turn; `turn.py` holds them together (S-4..S-29)."""
