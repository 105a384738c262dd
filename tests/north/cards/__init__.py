"""Every title, starting card and island of Empires of the North, played."""
