"""A second opinion on Revive: final scores and what can be reached and paid, written again from the rules.

It reads the content files itself and looks at a state as plain data; no code of the rules is used.
"""
