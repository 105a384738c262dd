# Why nothing can be done with a thing now: the reasons of felinia/reasons.py.

whynot-bidding = Bid tokens are put down in Bidding, at the start of a round.
whynot-trade = Goods are bought in Trade, when your token acts at this market.
whynot-other-market = Your token acts at another place: { $a }.
whynot-price = A deal costs { $b ->
    [one] { $b } coin
   *[other] { $b } coins
} here; you lack { $a }.
whynot-guild = Exchanges are made in Trade, when your token acts at the Guild.
whynot-no-gift = You have no goods that could be exchanged for another kind.
whynot-no-bonuses = All bonus tiles have been taken.
whynot-no-gold = You lack 1 gold.
whynot-no-spice = You lack 1 spice.
whynot-bonus = A bonus tile is taken at the Guild, for 1 gold and 1 spice.
whynot-bag = Goods come out of the bag in an exchange at the Guild.
whynot-other-kind = The goods taken must be of another kind than those given, and lie in the bag.
whynot-boarding = Ships are boarded in Trade, right after a deal.
whynot-full = All seats of this ship are taken.
whynot-no-deck = This ship has no deck tile and does not sail.
whynot-fare = For the fare you lack { $lacking }.
whynot-journey = Merchants walk over the island in Exploration, when their ship has sailed.
whynot-flip = Only face-down tiles of the kingdom where the merchant landed can be turned: { $a }.
whynot-here = The merchant is here already.
whynot-entered = The merchant has been here on this journey.
whynot-merchant = A merchant sits here already.
whynot-no-road = No road leads there from where the merchant is.
whynot-face-down = The tile of this post lies face down: nobody can enter.
whynot-tile-first = A trade tile is within reach, and this way leads away from it.
whynot-nothing-to-sell = You have none to sell.
whynot-coin-cap = You have { $a } coins, which is the most: nothing can be sold.
whynot-no-sale = It cannot be sold at this moment.
whynot-hold = Goods pay for fares when you board a ship; the button with the coin sells them.
whynot-only-kind = The bag holds no other kind in exchange for this.
whynot-coins = Coins are paid by themselves with what you do.
whynot-decks = Deck tiles go onto empty ships at the end of a round.
whynot-mysteries = Mystery cards are drawn by merchants on their way.
whynot-kingdom = Choose a province of the kingdom, when a merchant is on its way.
