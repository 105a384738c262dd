# What a hint is good for. The game names the parts of its evaluation; the same words are said on the page.

hint-good = It helps with { $gains }.
hint-dear = It pays off later; for now it costs { $costs }.
hint-both = It helps with { $gains }; it costs { $costs }.
hint-even = For the moment this changes hardly anything.
hint-gain = { $part } (+{ $points })
hint-cost = { $part } (−{ $points })
hint-then = It prepares: { $moves }.
hint-and = { $some } and { $last }
hint-serves = { $left ->
    [0] Needed for “{ $thing }”, and then it is complete: { $goods }.
   *[other] Needed for “{ $thing }”: { $goods }.
}
