"""A question before something is lost: one press too many loses nothing."""

import re
from pathlib import Path

import pytest

import klerye
from app.open_page import parts
from app.test_speech import text
from klerye.app.model import Intent, Model, Question
from klerye.app.view.page import view
from klerye.app.words import LANGUAGES, words
from klerye.core.refusal import Key
from klerye.main import SHELF

ASKED = re.compile(r'(?:Question\(|"ask", |data_arg"?[:=]\s*f?)"(\w+\.\w+)')
QUESTIONS = {
    key
    for path in Path(klerye.__file__).parent.rglob("*.py")
    for key in ASKED.findall(path.read_text("utf-8"))
}
HARMLESS = {"net.warn"}
"""A yes to these can be taken back."""


def test_the_questions_of_the_page_are_known() -> None:
    assert HARMLESS < QUESTIONS
    assert {"home.ask_forget", "progress.ask_erase", "dam.ask_resign", "penta.ask_sacrifice"} <= QUESTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(QUESTIONS - HARMLESS))
def test_a_question_begins_with_the_way_out_and_names_its_deed(key: str, lang: str) -> None:
    say, facts = words(lang), {"name": "Ana", "n": 2}
    question = Question(key, "penta.box_full", Intent("home"), facts)
    picture = view(Model(lang, SHELF.names, question=question)).body
    (dialog,) = [part for part in parts(picture) if part.tag == "dialog"]
    no, yes = [part for part in parts(dialog) if part.tag == "button"]
    assert (no.attrs["data-do"], yes.attrs["data-do"]) == ("no", "yes")
    assert "first" not in (no.attrs.get("class"), yes.attrs.get("class"))
    assert text(yes) == say(key.replace(".ask_", "."), what=Key("penta.box_full"), **facts)
    assert text(yes) != say("app.yes")
