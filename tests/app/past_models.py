"""Models of past games and of a position that is set up; the names hold no letters."""

from dataclasses import replace

from klerye.app.at_editor import Editing
from klerye.app.model import Model, Notice
from klerye.app.past import Choice, Records, Replay
from klerye.core.transcript import Found, Transcript
from klerye.main import SHELF
from klerye.table.result import result
from random_play import play

NAMES = ("12", "34", "56")


def past_models() -> dict[str, Model]:
    shown: dict[str, Model] = {}
    results = []
    for game in SHELF.names:
        kit = SHELF.kit(game)
        assert kit is not None
        told = play(kit.rules, 2, 1, names=NAMES[:2]).truth
        results.append(replace(result(told, None, ()), table=f"{len(results)}"))
        replay = Replay.of(kit, told, "records", kept=True)
        blank = Model("en", SHELF.names, "replay", replay=replay)
        for at in (0, 3, len(replay.acts)):
            shown[f"replay, {game}, {at}"] = replace(blank, replay=replace(replay, at=at))
        heard = Transcript(NAMES[:2], {}, (), left=2)
        linked = replace(replay, kept=False, heard=heard, link="https://1/#2", picture="101\n010\n111")
        shown[f"replay, {game}, from elsewhere"] = replace(blank, replay=replace(linked, at=len(replay.acts)))
        short = play(kit.rules, 2, 1, most=5, names=NAMES[:2]).truth
        unended = Replay.of(kit, short, "several", heard=Transcript(NAMES[:2], {}, (), result="1-0"))
        shown[f"replay, {game}, unended"] = replace(blank, replay=replace(unended, at=len(unended.acts)))
    records = Records(tuple(results), damaged=1)
    shown["records"] = Model("en", SHELF.names, "records", records=records)
    shown["records, more"] = replace(shown["records"], records=replace(records, shown=1))
    shown["records, none"] = replace(shown["records"], records=Records(()))
    kit = SHELF.kit("dam")
    assert kit is not None
    assert kit.editor is not None
    found = Found(NAMES[:2], "12", "1851", "1-0", lambda: Transcript(NAMES[:2], {}, ()))
    shown["choice"] = Model("en", SHELF.names, "several", choice=Choice(kit, (found, found), more=True))
    editor = kit.editor()
    draft = editor.do(editor.begin(None), "put", "14", ())
    editing = Editing("dam", kit, editor, draft, "setup")
    shown["editor"] = Model("en", SHELF.names, "editor", editor=editing)
    refused = Notice("dam.edit_crowned", {"square": 30})
    shown["editor, refused"] = replace(shown["editor"], notice=refused)
    return shown
