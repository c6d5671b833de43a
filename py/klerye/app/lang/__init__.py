"""One file a language: every sentence by section and name; `plural` picks a form, `AND` joins a list."""
