"""Hypothesis without chance of its own, for every test."""

from hypothesis import settings

settings.register_profile("klerye", derandomize=True, deadline=None, database=None)
settings.load_profile("klerye")
