"""The `polyana` command, and play in a terminal."""
