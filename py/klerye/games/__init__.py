"""The games: one folder each, strangers to one another."""
