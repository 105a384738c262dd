# What is said in the lesson, step by step; `.wrong` is said when another move is tried.

lesson-goal = You lead a clan of the north. When somebody has 25 points, the round is played out, and most points win.
lesson-clan = Each clan plays in its own way. Glenn's Scots are the easiest to begin with.
    .wrong = For this lesson take Glenn.
lesson-keep = Keep three cards to start with: tick both Shearing Parties and the Welcome Hearth, then confirm.
    .wrong = Tick both Shearing Parties and the Welcome Hearth, those three and no others.
lesson-lookout = Lookout: four new cards, and each one kept costs a worker until Cleanup. Keep three: all but the Ceilidh Barn.
    .wrong = Tick Neighbour's Shoulder, the Ice-Cream Man and the Piper.
lesson-sail = Your two pawns choose among five actions. Put the first one on Sail.
    .wrong = Begin with Sail: whoever sails first chooses an island first.
lesson-boost = An action may be strengthened by one card that names it. The Piper brings a fish, a raze token and a food.
    .wrong = Play the Piper on the Prow, it costs nothing.
lesson-load = Now load the ship. With a raze token it can conquer a near island; fish is for distant ones.
    .wrong = Load just the raze token: you want to conquer a near island.
lesson-construct = The other pawn goes on Construct: it lays a card from your hand free of charge.
    .wrong = Put the pawn on Construct: Shearing Party costs too much to build.
lesson-no-boost = You have no card for this action worth playing now. Go on without one.
    .wrong = Keep your cards and go on without one.
lesson-lay = Lay Shearing Party: a worker and two sheep become 3 points there, every round.
    .wrong = Lay Shearing Party: it is the best of your cards to have for free.
lesson-pass = For 1 food a pawn could act again on a neighbouring tile: try that in the next round. For now pass, and look at the ships.
    .wrong = You could, but pass for this time: the ships are waiting.
lesson-island = The ships take islands in the order of the queue, and yours is first. Choose Beacon Isle.
    .wrong = Take Beacon Isle: it gives a point at once.
lesson-conquer = Pillage brings goods once. Conquer spends the raze token, and the island is yours for good.
    .wrong = You have brought a raze token for this: conquer.
lesson-play-on = A new round: workers and pawns are back, and four new cards are waiting. Play on as you like; a coach looks over your shoulder.
