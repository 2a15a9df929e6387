"""Two whole games of a page each, with what `cities` lacks: secrets, and a table to measure on."""
