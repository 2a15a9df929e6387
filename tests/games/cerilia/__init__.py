"""Tests of the game `cerilia`."""
