"""The lab: many games, measured; never a bare percentage."""
