"""Polyana: an open table for modern Euro board games."""

from polyana import running

running.decide()
