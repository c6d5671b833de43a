"""The watch over the pages sees what it is there for."""

from playwright.sync_api import Browser

from browser.table import Dam
from browser.watch import Watch

ELSEWHERE = "http://elsewhere.test/"


def test_what_goes_wrong_is_seen(browser: Browser, address: str) -> None:
    context = browser.new_context(service_workers="block")
    watch = Watch(context, address)
    page = Dam(context.new_page(), address).open().page
    assert watch.wrong == []
    for script, told in (
        (f"fetch('{ELSEWHERE}').catch(() => 0)", "policy: connect-src"),
        ("void setTimeout(() => { try { new Function('1') } catch {} })", "policy: script-src"),
        (f"void (new Image().src = '{ELSEWHERE}')", "policy: img-src"),
        ("console.error('so it is')", "so it is"),
        ("void setTimeout(() => { throw new Error('thrown') })", "thrown"),
        ("void Promise.reject(new Error('rejected'))", "rejected"),
        ("alert('hello')", "a dialog: hello"),
    ):
        watch.wrong.clear()
        page.evaluate(script)
        page.evaluate("() => new Promise(done => setTimeout(done))")
        page.title()
        assert any(told in line for line in watch.wrong), (told, watch.wrong)
    watch.wrong.clear()
    page.goto("data:text/html,<p>no policy here")
    page.evaluate(f"fetch('{ELSEWHERE}').catch(() => 0)")
    assert f"a foreign request: {ELSEWHERE}" in watch.wrong
    context.close()
