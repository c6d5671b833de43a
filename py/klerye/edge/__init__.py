"""Where Python meets the page: the only package that may import the browser."""
