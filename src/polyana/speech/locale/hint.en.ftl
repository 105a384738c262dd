# What a hint is good for. The game names the parts of its evaluation; the same words are said on the page.

hint-good = Good for: { $gains } (in points).
hint-dear = The bot expects this to pay off later; for now: { $costs } (in points).
hint-both = Good for: { $gains }; costs: { $costs } (in points).
hint-even = For the moment this changes hardly anything.
hint-gain = { $part } +{ $points }
hint-cost = { $part } −{ $points }
