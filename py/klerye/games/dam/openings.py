"""The lines of the opening book, made by py/tools/dam/book.py."""

from typing import Final

LINES: Final = """\
11-15 23-19
"""
