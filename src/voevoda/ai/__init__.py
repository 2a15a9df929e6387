"""Players that are programs.

They see what their seat sees, and come in through the same door as people.
"""
