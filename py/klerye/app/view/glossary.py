"""The words of the whole site, whatever the game; each leads to where it matters."""

from klerye.app.model import Glossary, Intent, Model
from klerye.app.view.parts import button, coming, header, reading
from klerye.app.words import Words
from klerye.core.drawing import Node, node
from klerye.table.progress import AHEAD, FINISHED, SHARED, START

PARTS = {
    "table": {
        "seat": "lexio.L2",
        "table": "",
        "journal": "lexio.L3",
        "entry": "fair",
        "curtain": "fair",
        "onlooker": "",
    },
    "computers": {"computer": "fair", "level": "", "adviser": "", "hindsight": ""},
    "far": {"keeper": "fair", "relay": "", "joint": "fair", "check": "fair"},
    "progress": {
        "progress": "lexio.L28",
        "experience": "progress",
        "pearl": "progress",
        "feat": "progress",
        "ranking": "progress",
        "profile": "progress",
    },
    "records": {"record": "", "replay": ""},
}
"""The words by what they are about, each with the page, or the rule, that says more."""


FACTS = {
    "experience": {"finished": FINISHED, "ahead": AHEAD, "shared": SHARED},
    "ranking": {"start": START},
}
"""The figures that belong to a word."""


def screen(model: Model, glossary: Glossary, say: Words) -> Node:
    """The glossary; the word that was asked for is marked and has the focus."""
    head = header(say("glossary.title"), model.lang, say, back=Intent("close"))
    base, home = f"rules/{say.code}/", glossary.back == "home"
    text = words(say, base, home, glossary.word, glossary.asked) if say.bound else None
    return node("main", head, coming(model, say), text)


def words(say: Words, base: str = "", home: bool = False, asked: str = "", times: int = 0) -> list[Node]:
    """The words, a section for each thing that they are about; `base` is where the pages of the books are,
    `home` whether the lobby lies behind this, from where one comes to everybody's progress."""

    def word(name: str, where: str) -> Node:
        here = name == asked
        return node(
            "div",
            node("dt", say(f"glossary.term_{name}")),
            node(
                "dd", say(f"glossary.about_{name}", **FACTS.get(name, {})), " ", _more(where, say, base, home)
            ),
            key=name,
            id=name,
            class_="asked" if here else None,
            data_focus=f"{name}.{times}" if here else None,
            tabindex=-1 if here else None,
        )

    return [
        node(
            "section",
            node("h2", say(f"glossary.part_{part}")),
            node("dl", [word(name, where) for name, where in inside.items()], class_="book terms"),
            key=part,
        )
        for part, inside in PARTS.items()
    ]


def _more(where: str, say: Words, base: str, home: bool) -> Node | None:
    """The way to the page that says more of a word."""
    page, _, rule = where.partition(".")
    if page == "progress":
        return button(say("progress.title"), Intent("progress")) if home else None
    text = say("glossary.rule", game=say(f"{page}.name"), rule=rule) if rule else say("fair.title")
    return reading(text, page, rule, base) if where else None
