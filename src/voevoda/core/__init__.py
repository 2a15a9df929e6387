"""What a game is: records, rules, actions, chance, events, matches."""
