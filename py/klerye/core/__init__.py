"""The vocabulary that every game, table and screen shares."""
