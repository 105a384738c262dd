# What a hint is good for. The game names the parts of its evaluation; the same words are said on the page.

hint-good = What it brings: { $gains }.
hint-dear = It pays off later; for now it costs you: { $costs }.
hint-both = What it brings: { $gains }. What it costs: { $costs }.
hint-even = For the moment this changes hardly anything.
hint-then = Next — { $moves }.
hint-after = { $move }; then — { $next }
hint-and = { $some } and { $last }
