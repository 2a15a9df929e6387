"""The games: one folder each, rules and nothing but rules."""
