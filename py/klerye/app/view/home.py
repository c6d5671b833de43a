"""The lobby: the games, the tables left unfinished, a saved file."""

from klerye.app.model import Intent, Model, Save
from klerye.app.view import fair, pictures
from klerye.app.view.parts import button, header, moment, notice
from klerye.app.words import Words
from klerye.core.drawing import Node, node


def screen(model: Model, say: Words) -> Node:
    """The lobby of `model`."""
    games = [
        node(
            "li",
            node(
                "button",
                pictures.picture(game),
                node("strong", say(f"{game}.name")),
                node("span", say(f"{game}.tagline")),
                type="button",
                data_do="pick",
                data_arg=game,
                class_="card",
            ),
            button(
                say("app.rules"),
                Intent("rules", game),
                aria_label=f"{say('app.rules')}: {say(f'{game}.name')}",
                class_="about",
            ),
            key=game,
        )
        for game in model.games
    ]
    return node(
        "main",
        pictures.clearing(),
        header(say("app.name"), model.lang, say, back=None),
        node("p", say("home.tagline"), class_="tagline"),
        notice(model.notice, say),
        None if model.kept else node("p", say("table.not_kept"), class_="notice", key="kept"),
        _news(say) if model.news else None,
        _saves(model.saves, say) if model.saves else None,
        node("section", node("h2", say("home.new")), node("ul", games, class_="games"), key="new"),
        node(
            "section",
            node("h2", say("records.title")),
            node(
                "div",
                button(say("records.all"), Intent("records")),
                node(
                    "label",
                    node("span", say("home.open_file")),
                    node("input", type="file", data_do="import"),
                    class_="file",
                ),
                class_="row",
            ),
            key="file",
        ),
        node(
            "div",
            button(say("progress.title"), Intent("progress")),
            fair.link(say),
            button(say("glossary.title"), Intent("rules", "words")),
            class_="row quiet",
            key="fair",
        ),
    )


def _news(say: Words) -> Node:
    """A new version waits; it takes over here, between games, or when every tab is closed."""
    load = button(say("home.renew"), Intent("renew"), class_="first")
    return node("div", node("p", say("home.news")), load, class_="notice", key="news")


def _saves(saves: tuple[Save, ...], say: Words) -> Node:
    items = node("ul", [_save(save, say) for save in saves], class_="saves")
    return node("section", node("h2", say("home.unfinished")), items, key="saves")


def _save(save: Save, say: Words) -> Node:
    opened = save.opened
    what = say("home.save", game=say(f"{opened.game}.name"), names=opened.names)
    return node(
        "li",
        node("div", node("strong", what), node("span", moment(opened.when)), class_="what"),
        button(say("home.continue"), Intent("continue", opened.id), class_="first"),
        button(say("home.forget"), Intent("ask", "home.ask_forget", f"forget {opened.id}")),
        key=opened.id,
    )
