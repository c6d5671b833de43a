"""The screens, drawn: from a model to nodes."""
