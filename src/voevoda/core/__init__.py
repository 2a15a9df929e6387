"""What a game is, and what a match of it does: the part of Voevoda that knows no game."""
