"""Tests of the game `grand`."""
