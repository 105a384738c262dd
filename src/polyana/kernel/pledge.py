"""The pledge to a deal: what is promised before the game, and told after it, so that anybody can check the seed.

Whoever deals draws a secret and a salt and shows their hash, the commitment. Only then the players give a nonce each,
whatever text they like, and the seed is made of all of these. The dealer cannot choose the seed, being bound before the
nonces are there; a player cannot either, not knowing the secret.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

SECRET_BYTES: Final = 16
"""Random bytes of a secret, and of a salt: 128 bits each."""
NOTHING_GIVEN: Final = "-"
"""What stands for a seat that gave no nonce, where others did."""

Hidden = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]*$", max_length=64)]
"""Letters and digits; a browser gives 32 hexadecimal digits, 128 bits. Empty: none was given."""


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secret and a salt as hexadecimal digits, and the nonces that were given, seat by seat.

    >>> pledge = Pledge("00" * 16, "11" * 16, ["a1", ""])
    >>> pledge.commitment("felinia")[:12], pledge.seed
    ('1e9b141bb553', 10979394011344300436)
    """

    secret: Hidden
    salt: Hidden
    nonces: list[Nonce] = []

    @classmethod
    def drawn(cls) -> Pledge:
        """A new one, before anybody has given anything."""
        return cls(secrets.token_hex(SECRET_BYTES), secrets.token_hex(SECRET_BYTES))

    def commitment(self, game: str) -> str:
        """What is shown before anybody gives a nonce."""
        return _hash("commitment", game, self.salt, self.secret)

    @property
    def seed(self) -> int:
        """The seed of the game: 64 bits that hang on all that was drawn and given."""
        given = [nonce or NOTHING_GIVEN for nonce in self.nonces] if any(self.nonces) else []
        return int(_hash("seed", self.salt, self.secret, *given)[:16], 16)


def commitment(game: str, seed: int) -> str:
    """The commitment to a seed that was not pledged: that of a game in the terminal, or of an old table."""
    return _hash(game, str(seed))


def _hash(*words: str) -> str:
    """The SHA-256 of a line that anybody can type: the word polyana and these, with spaces between them."""
    return hashlib.sha256(" ".join(("polyana", *words)).encode()).hexdigest()
