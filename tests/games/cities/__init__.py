"""Tests of the game `cities`."""
