"""Kleryè: three board games for one table, played in a browser."""

__version__ = "0.1.0"
