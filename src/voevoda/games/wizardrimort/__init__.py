"""Wizardrimort: chibi miniatures fight over an open table."""
