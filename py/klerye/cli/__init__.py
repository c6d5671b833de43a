"""The commands of `python -m klerye`, one module each."""
