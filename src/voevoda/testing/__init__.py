"""Checks that every game passes, for authors of games."""
