"""What a device brings to play with others far away."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from klerye.app.wire import Keys, Transport
from klerye.core.group import Group
from klerye.table.link import Program


@dataclass(frozen=True, slots=True)
class Far:
    """`site` is the address of the page, without what follows the #; `chosen` are the person's settings:
    under "relays" and "servers" their own, one a line (empty: the site's); `group` is what locks a bag, and
    raises `Illegal` where it is not to be had."""

    transport: Transport
    keys: Keys
    program: Program
    site: str
    chosen: Mapping[str, str]
    group: Callable[[], Awaitable[Group]]
