# A fair deal: what was promised before the game, and whether it was kept

promised = Before anybody gave anything the server drew a secret and a salt and showed their checksum. So it can no longer change them; they are told when the game is over.
promised-nonces = Each player's browser adds a random text that the server did not know. The deal is made of all of these, so nobody chooses it alone.
promised-alone = The deal is made of these alone: nobody adds anything at this table.
known = The deal of this table was known to somebody before: it began from a record, or is that of a lesson.
plain = This game is older than secrets and salts: its checksum is that of the deal code.
commitment = Checksum
nonce = Your part
nonce-none = You have added nothing to this deal.
secret = Secret
salt = Salt
seed = Deal code
nonces = What the players added
later = When the game is over, secret and salt stand here and everybody can check them.
good-commitment = Secret and salt have this checksum.
bad-commitment = Secret and salt have another checksum: the server has not kept its word.
good-plain = The deal code has this checksum.
bad-plain = The deal code has another checksum: the server has not kept its word.
good-seed = The deal code is made of the secret, the salt and what the players added.
bad-seed = The deal code is not made of the secret, the salt and what the players added.
good-noted = It is the checksum that this browser saw before the game.
bad-noted = Before the game this browser saw another checksum: { $commitment }
good-nonce = Your part is in it.
bad-nonce = Your part, { $nonce }, is not in it.
checked = Checked in this browser:
unchecked = Browsers calculate checksums only where the page came by https. Check it with this command:
command = This command also plays all moves again from the deal code:
