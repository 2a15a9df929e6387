"""Bots: players that decide by themselves."""
