"""A watch over a browser context: what goes wrong in any of its pages and workers."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page, Route

TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", event =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""


class Watch:
    """`wrong` is what went wrong so far: errors, violations of the policy, requests to elsewhere, dialogs."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.wrong: list[str] = []
        self._address = address
        context.add_init_script(TELL_VIOLATIONS)
        context.route("**/*", self._route)
        context.on("request", lambda request: self._asked(request.url))
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.wrong.append(str(fault.error)))
        context.on("page", self._page)

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
        if not self._own(url):
            self.wrong.append(f"a foreign request: {url}")

    def _route(self, route: Route) -> None:
        if self._own(route.request.url):
            route.continue_()
        else:
            route.abort()

    def _own(self, url: str) -> bool:
        return url.startswith((self._address, "data:", f"blob:{self._address}"))
