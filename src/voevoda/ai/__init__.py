"""Players that are programs: they see what their seat sees, and come in through the same door as people."""
