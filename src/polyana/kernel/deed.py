"""Deeds: what is still to be done, as data on the agenda of a state."""

from __future__ import annotations

import msgspec

from polyana.kernel.limits import Seat


class Deed(msgspec.Struct, tag=True, omit_defaults=True, gc=False):
    """Something that is still to be done; every kind of deed adds fields of its own."""


class Own(Deed):
    """Something that one player has to do, or gets."""

    seat: Seat
