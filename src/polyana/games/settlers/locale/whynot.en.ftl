# Why nothing can be done with a thing now: the reasons of settlers/reasons.py.

whynot-acted = You have already taken the action of this turn.
whynot-build = To build it you lack { $lacking }.
whynot-deal = To make it a Deal you lack { $lacking }.
whynot-raze-hand = To raze it from hand you lack { $a ->
    [one] { $a } raze token
   *[other] { $a } raze tokens
}.
whynot-use = To use it you lack { $lacking }.
whynot-lack-any = You lack { $a ->
    [one] { $a } resource
   *[other] { $a } resources
}.
whynot-lack-location = A location of yours or a Foundation must be discarded for it; you lack { $a }.
whynot-lack-hand = You lack { $a ->
    [one] a card in hand
   *[other] { $a } cards in hand
} to pay with.
whynot-lack-deals = You lack a Deal to pay with.
whynot-foundation = A Foundation is only there to be discarded for the cost of a location.
whynot-no-action = There is nothing to use here: it works by itself.
whynot-blocked = This location is blocked until Cleanup.
whynot-used = Used already in this round{ $a ->
    [one] {""}
   *[other] {" "}({ $a } times)
}.
whynot-no-target = Its effect finds nothing to work on now.
whynot-held = Another player holds this location with a Ra token.
whynot-peaceful = In the peaceful variant nobody's locations are attacked.
whynot-safe = Its owner has passed and cannot be attacked any more.
whynot-raze = Razing it costs { $b ->
    [one] { $b } raze token
   *[other] { $b } raze tokens
}; you lack { $a }.
whynot-conquer = Conquering it costs { $b ->
    [one] { $b } raze token
   *[other] { $b } raze tokens
}; you lack { $a }.
whynot-no-raze = It has no Raze field and cannot be conquered.
whynot-resources = Goods are spent by what you do: choose a card to build or a location to use.
whynot-goods-raze = Raze tokens are spent by razing and conquering: choose the card.
whynot-goods-defence = You have no Defence token.
whynot-workers = Workers are spent in an exchange and by locations: choose one of these.
whynot-no-defence = None of your locations can take a Defence token.
whynot-exchange = An exchange takes { $b } workers; you lack { $a }.
whynot-expedition = You go on an expedition when you pass.
whynot-no-stall = This token does its work by itself.
whynot-stall-used = You have used this stall in this round.
whynot-stall-taken = Somebody has used this stall in this round.
whynot-pile = Cards are drawn in the Lookout, by an exchange of workers and by effects.
whynot-discard = What was discarded is not taken back.
whynot-lookout = These cards are dealt out in the Lookout.
whynot-deal-lies = A Deal gives its good in every Production; there is nothing to do with it now.
whynot-row = A location goes into its row by itself when it is built.
whynot-faction = Factions are chosen before the first round.
whynot-choose-card = Choose one of the cards.
whynot-board = The board produces and stores by itself; choose a card, a location or the exchange of workers.
whynot-goods-card = Cards are built, razed or made Deals: choose one in your hand.
whynot-goods-vp = Points are marked by themselves.
whynot-goods-worker = You have taken the action of this turn; workers are spent in the next.
