"""What players may be called; nothing in a name is ever markup."""

import json

import pytest
from playwright.sync_api import expect

from browser.journals import journal
from browser.table import Dam
from klerye.table.names import LONGEST

MARKUP = ("<img src=x onerror=a()>", "<b>&amp;</b>{{7*7}}${7}")


WRONG: tuple[tuple[tuple[str, str], str, dict[str, int]], ...] = (
    (("Ann\u202eneB", "Ben"), "table.name_unseen", {}),
    (("Ann", "\u2066Ben"), "table.name_unseen", {}),
    (("Ann\u200b", "Ben"), "table.name_unseen", {}),
    (("Ann", "Ann"), "table.names_same", {}),
    (("Zoé", "Zoe\u0301"), "table.names_same", {}),
    (("Ann", " Ann  "), "table.names_same", {}),
    (("A" * 25, "Ben"), "table.name_long", {"most": LONGEST}),
)
"""Names that may not be, and why."""


@pytest.mark.parametrize("by", ["form", "file"])
def test_markup_in_a_name_is_shown_as_it_is(dam: Dam, by: str) -> None:
    assert all(len(name) <= LONGEST for name in MARKUP)
    if by == "form":
        dam.lay(*MARKUP)
    else:
        dam.bring_table(journal(names=MARKUP))
    assert dam.colours().keys() == {*MARKUP}
    dam.play("11-15")
    expect(dam.page.locator(".event")).to_contain_text("<")
    dam.do("home")
    expect(dam.page.locator(".saves strong")).to_have_text(dam.say("home.save", game="Dam", names=MARKUP))
    dam.resume()
    dam.do("ask")
    dam.do("yes")
    expect(dam.ending.get_by_role("heading")).to_contain_text("<")
    assert dam.page.locator("#app img, #app b").count() == 0


def test_a_name_is_refused_and_nothing_is_lost(dam: Dam) -> None:
    dam.do("pick", "dam")
    dam.page.locator("form").wait_for()
    fields = dam.page.locator("form input").all()
    for names, why, facts in WRONG:
        for field, name in zip(fields, names, strict=True):
            field.evaluate("(field, name) => { field.value = name }", name)  # longer than the keyboard allows
        dam.page.locator("form [type=submit]").click()
        expect(dam.notice).to_have_text(dam.say(why, **facts))
        assert [field.input_value() for field in fields] == list(names)
        dam.do("dismiss")
        expect(dam.notice).to_have_count(0)
        assert [field.input_value() for field in fields] == list(names)
    dam.sit("Zed", "Ben")
    dam.do("home")
    expect(dam.page.locator("[data-do=continue]")).to_have_count(1)


def test_names_are_remembered(dam: Dam) -> None:
    dam.lay("Ann", "Ben")
    dam.open()
    dam.do("pick", "dam")
    dam.page.locator("form").wait_for()
    assert [field.input_value() for field in dam.page.locator("form input").all()] == ["Ann", "Ben"]


def test_a_file_with_a_name_that_may_not_be_is_refused(dam: Dam) -> None:
    taken = []
    for name in ("Ann\u202e", "", "A" * 25, " Ann", "Ann\n", "Ben"):
        opened = json.loads(journal()[0])
        opened["names"][0] = name
        dam.bring(json.dumps(opened, ensure_ascii=False))
        dam.notice.or_(dam.board).first.wait_for()
        if dam.board.count():
            taken.append(name)
            dam.do("home")
            dam.do("ask")
            dam.do("yes")
            expect(dam.page.locator("[data-do=continue]")).to_have_count(0)
        else:
            expect(dam.notice).to_contain_text(dam.say("table.at_line", line=1, what=""))
            dam.do("dismiss")
            expect(dam.notice).to_have_count(0)
    assert taken == []
