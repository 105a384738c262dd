# What is said in the lesson, step by step; `.wrong` is said when another move is tried.

lesson-goal = You have five rounds to build an empire. Locations and their actions bring victory points; most points win.
lesson-faction = Each faction has a board and cards of its own. The Romans are good builders: take them.
    .wrong = All four are fine. For this lesson take the Romans.
lesson-lookout = Lookout: everybody takes an open card. Working Peasants cost much to build, but are worth razing, as you will see.
    .wrong = Take Working Peasants for now.
lesson-lookout-again = Once more, the other way round. Take the Castle: it turns workers into cards.
    .wrong = The Castle suits you better: it brings new cards every round.
lesson-production = Production: your board has given 2 workers, 1 wood, 1 stone, a raze token and a defence token. What you do not spend is mostly lost.
lesson-raze = A turn is one action. Choose Working Peasants and raze them for your raze token: you get what is in the dashed frame, a worker and a gold.
    .wrong = Start small: raze Working Peasants from your hand.
lesson-deal = Faction cards can become Deals, for 1 food; gold stands in for any resource. The Apprentice gives its good now and in every round.
    .wrong = Make a Deal with Sculptor's Apprentice: it pays for itself at once.
lesson-build = Now build the Quarry. It gives stone at once and in every Production to come.
    .wrong = Build the Quarry first: early production pays longest.
lesson-pay = It costs wood and stone, and gold may stand in for either. Pay stone and gold, and keep the wood.
    .wrong = Keep the wood for the Castle: pay with stone and gold.
lesson-defend = Rivals may raze common locations. Before the turn ends put your defence token on the Quarry: razing it will cost more.
    .wrong = Put the defence token on the Quarry; it is of no use in your supply.
lesson-castle = You have wood and stone again: build the Castle.
    .wrong = Build the Castle, then you can use it this very round.
lesson-use = The Castle is an action location: once a round you use it for what it says.
    .wrong = You have idle workers: use the Castle.
lesson-twice = One worker a card, up to twice. You have enough: take it twice.
    .wrong = Two cards are better than one: use it twice.
lesson-play-on = Draw two cards: faction cards are stronger, common ones easier to build. When nothing useful is left, pass, and nobody can harm you. Play on, with a coach beside you.
