# What is said in the lesson, step by step; `.wrong` is said when another move is tried.

lesson-goal = You run a homestead in the north, for four rounds. Towers, upgraded boards and goals bring victory points; most points win.
lesson-boost = A boost strengthens a board for the whole game. Tuck the Knapsack under Gathering: you will gather more there.
    .wrong = Any place would do, but let us put the Knapsack under Gathering.
lesson-boost-again = One more. The Travel Staff goes well under Architecture: a resource of your choice whenever you build.
    .wrong = Tuck the Travel Staff under Architecture.
lesson-title = Each round begins with your title: one move and one resource. Take the move first.
    .wrong = Begin with the move.
lesson-move = A worker who comes to a glade gains its resource at once. Send the lower worker to the face-down glade below it.
    .wrong = Send the worker from d1 to e1, into the unknown.
lesson-resource = Crane Bog, and 1 peat for you. Your title also gives a resource: take stone, you will build with it.
    .wrong = Take stone: two of a kind make a tower, and a spare one helps.
lesson-tower-die = One roll for everybody: 6, 5, 4 and 1; in a turn you use exactly one die. High numbers build towers: put the 6 on Architecture.
    .wrong = That would work, too. For the tower put the 6 on Architecture.
lesson-act = The board acts, and so does the boost under it, in any order. The board first.
    .wrong = Let the Architecture board act first.
lesson-tower = Grey Scree pays 1 point and 1 berry now and at the start of each later round. Build the tower there.
    .wrong = Build on Grey Scree, b1: its bonus has a victory point.
lesson-pay = A tower costs two resources of one kind. Pay with stone.
    .wrong = Pay with stone; keep the peat and kindling for upgrades.
lesson-enough = One tower is enough for now: skip the rest and let your other worker gather.
    .wrong = Choose “Skip”: the other worker is needed on the map.
lesson-staff = And here is the Travel Staff: any resource you like.
    .wrong = Take a resource of your choice.
lesson-play-on = Berries reroll and change dice; now you may end the turn. Put the 4 on Gathering in the next, and play on as you like: a coach looks over your shoulder.
