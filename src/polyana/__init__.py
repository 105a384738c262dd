"""Polyana: an open table for modern Euro board games."""
