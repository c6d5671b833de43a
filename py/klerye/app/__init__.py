"""The screens: a pure model, its update, its view; and the host that runs their effects."""
