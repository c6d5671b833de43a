"""A watch over a browser context: what goes wrong in any of its pages and workers."""

from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page

TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", event =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""


class Watch:
    """`wrong` is what went wrong so far: errors, violations of the policy, requests to elsewhere, dialogs."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.wrong: list[str] = []
        self._own = (address, "data:", f"blob:{urljoin(address, '/')}")
        context.add_init_script(TELL_VIOLATIONS)
        context.on("request", lambda request: self._asked(request.url))
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.wrong.append(str(fault.error)))
        context.on("page", self._page)

    def drain(self) -> list[str]:
        """What went wrong since this was asked last."""
        wrong, self.wrong = self.wrong, []
        return wrong

    def _console(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.wrong.append(line.text)

    def _page(self, page: Page) -> None:
        page.on("crash", lambda _: self.wrong.append("the page crashed"))
        page.on("dialog", self._dialog)

    def _dialog(self, dialog: Dialog) -> None:
        self.wrong.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def _asked(self, url: str) -> None:
        if not url.startswith(self._own):
            self.wrong.append(f"a foreign request: {url}")
