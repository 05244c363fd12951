"""The games; each knows the engine and itself only."""
