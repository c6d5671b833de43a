"""Checks that words are in Lexio's word list, or are not, as a file says."""

import sys
from argparse import ArgumentParser, Namespace

from klerye.cli import arguments, games
from klerye.games.lexio.placements import Words
from klerye.games.lexio.rules import Lexio


def lexicon() -> Words | None:
    """The word list of Lexio, or None in a build without the game."""
    lexio = games.rules("lexio")
    return lexio.words if isinstance(lexio, Lexio) else None


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=arguments.text_file,
        metavar="FILE",
        help='lines "+ WORD" (in the list) or "- WORD" (not)',
    )


def run(args: Namespace) -> int:
    """Prints a line for each word that is not as expected, then the counts; 1 if any is not."""
    expected: list[tuple[int, str, bool]] = []
    for number, line in enumerate(args.file.text.splitlines(), start=1):
        match line.split():
            case []:
                continue
            case ["+" | "-" as sign, word]:
                expected.append((number, word, sign == "+"))
            case _:
                wrong = f"line {number}: expected '+ WORD' or '- WORD', not {line[:40]!r}"
                print(f"klerye words: {args.file.name}: {wrong}", file=sys.stderr)
                return 2
    known = lexicon()
    if known is None:
        print("klerye words: the word list is not in this build", file=sys.stderr)
        return 2
    failed = 0
    for number, word, wanted in expected:
        if (word in known) != wanted:
            failed += 1
            print(f"line {number}: {word} is {'not ' if wanted else ''}in the list")
    print(f"{len(expected) - failed} passed, {failed} failed")
    return 1 if failed or not expected else 0
