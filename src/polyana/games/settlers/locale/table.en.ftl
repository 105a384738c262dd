# The words of the table in the web page.

group-faction = Choose a faction
group-deck = Choose a deck
group-pick = Choose
group-draw = Draw a card
group-choose = Choose what to gain
group-target = Choose a target
group-return = Return
group-build = Build
group-deal = Make a Deal
group-raze-hand = Raze from hand
group-raze = Raze
group-activate = Use a location
group-take = Exchange for
group-conquer = Conquer
group-besiege = Besiege
group-stall = Use a token
group-defend = Defend
group-deploy = Place a Samurai
group-keep = Add a good
group-pay = Pay
group-part = Choose a part
group-gain = Take
group-expedition = Go on an expedition
group-store = Keep

table-good-wood = wood
table-good-stone = stone
table-good-food = food
table-good-gold = gold
table-good-worker = workers
table-good-raze = raze tokens
table-good-defence = defence tokens
table-good-vp = victory points
table-good-card = cards in hand
table-good-common-card = common card
table-good-faction-card = faction card
table-good-location = one of your locations or Foundations
table-good-samurai = samurai
table-cost = Price of building
table-raze-field = Raze field
table-deal-field = Deal
table-end-vp = At the end of the game: { $vp } VP
table-emblems = Cards of this name in the deck: { $n }
table-ladder = Fortifications: { $level }
table-build = Build
table-deal = Make a Deal: { $good } now and in every Production
table-raze-hand = Raze from hand: { $goods }
table-use = Use the action
table-used = Used in this round
table-note-conquest = Conquest: { $price ->
    [one] { $price } raze token
   *[other] { $price } raze tokens
}
table-note-raze = Razed by an opponent for { $price ->
    [one] { $price } raze token
   *[other] { $price } raze tokens
}
table-note-siege = Siege: { $price ->
    [one] { $price } raze token
   *[other] { $price } raze tokens
}
table-note-token = Protected by a Defence token until the end of the round
table-note-samurai = Protected by a Samurai
table-note-blocked = Its action is blocked for this round
table-note-ra = Ra token: held by { $player } until the end of the round
table-nobody = nobody
table-note-used = Used { $used } of { $uses }
table-note-level = Fortifications: { $level }, { $vp } VP at the end of the round
table-note-kept = Lying here: { $n }
table-note-marker = A Deal with this location: { $player }
table-safe = Passed: cannot be a target in this round
table-passed = passed
table-foundation = Foundation: good for paying a location
table-stored = Kept through Cleanup
table-deck = deck
table-faction-deck = Faction deck: { $n }
table-common-deck = Common deck: { $n }
table-discards = Common discard pile: { $n }
table-route = Deal with the location { $name }
table-deal-pays = Deal: { $good } in every Production
table-hand = Hand: { $faction } faction, { $common } common
table-choices = Choices
table-if-over = points if the game ended now
table-row-production = common: production
table-row-feature = common: features
table-row-action = common: actions
table-no-locations = No locations yet
table-no-faction = No faction chosen yet
table-race = You win with more faction locations than cards in the Collection.
table-about-barbarians = Many workers, raids and razing.
table-about-japanese = Deals, food, and Samurai who guard fragile houses.
table-about-romans = Stone, building, and a hoard of raze tokens.
table-about-egyptians = Gold, sphinxes, and the work of others.
