"""What the page keeps in the browser, read and changed behind its back. Whatever goes wrong is thrown, so
that no test waits for an answer that does not come."""


def script(body: str, arguments: str = "") -> str:
    """A function for a page: `answer` waits for a request of IndexedDB."""
    return f"""async ({arguments}) => {{
        const answer = request => new Promise((resolve, reject) => {{
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        }});
        {body}
    }}"""


def on_store(body: str, arguments: str = "") -> str:
    """The same, with the page's database as `db`."""
    return script(
        f"""const db = await answer(indexedDB.open("klerye"));
        try {{
            {body}
        }} finally {{
            db.close();
        }}""",
        arguments,
    )
