"""The rules of `wizardrimort`, one file for each chapter."""
