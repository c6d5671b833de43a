"""Chance that all devices of a table make together: dice nobody can steer, tiles nobody else can see."""
