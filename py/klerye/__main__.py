"""Runs one command without a browser: `python -m klerye COMMAND …`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = {
    "convert": "klerye.cli.convert",
    "find": "klerye.cli.find",
    "pdn": "klerye.cli.pdn",
    "perft": "klerye.cli.perft",
    "play": "klerye.cli.play",
    "audit": "klerye.cli.audit",
    "replay": "klerye.cli.replay",
    "vectors": "klerye.cli.vectors",
    "words": "klerye.cli.words",
}
"""A command's module has `add_arguments(parser)` and `run(args) -> int`, and is imported only to run."""


class Parser(argparse.ArgumentParser):
    """Complains in one line and ends with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(words: Sequence[str]) -> int:
    """The exit status: 0, 1 when a check fails, 2 when the command was given something wrong."""
    parser = Parser("klerye", description="Headless commands.", epilog="klerye COMMAND --help says more.")
    parser.add_argument("command", choices=sorted(COMMANDS))
    name = parser.parse_args(words[:1]).command
    module = import_module(COMMANDS[name])
    parser = Parser(f"klerye {name}", description=module.__doc__)
    module.add_arguments(parser)
    args = parser.parse_args(words[1:])
    try:
        status: int = module.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader left (`| head`): keep the interpreter from complaining again as it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
