"""What is kept: tables, seats, and an append-only list of all that happened at them."""
