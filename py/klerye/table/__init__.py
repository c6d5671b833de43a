"""The table: a journal, the keeper who writes it and the followers who fold it."""
