"""Every printing of Imperial Settlers played: a row for each, its outcome written down from the card."""
