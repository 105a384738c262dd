# What is said in the lesson, step by step; `.wrong` is said when another move is tried.

lesson-goal = The ice is melting, and your tribe comes out. Exploring, technologies, tracks and artifacts bring points; most points win.
lesson-play = In a turn you take two actions. One of them is to play a card: take the Gatherer.
    .wrong = Begin with the Gatherer.
lesson-slot = In an upper slot a card uses its upper half, in a lower slot the lower one. Below, the Gatherer uses your tribe's gift: 2 books.
    .wrong = Put it into the first lower slot: the books are on the lower half.
lesson-populate = Books open technologies. Second action: populate this location; the crystal pays for what is short.
    .wrong = Populate h7, the location beside the pit.
lesson-gears = Your rival has populated, too. Next comes a building: for that you need gears. Play the Scavenger.
    .wrong = Gears first: play the Scavenger.
lesson-upper = Its upper half gives 2 gears. Put it into an upper slot.
    .wrong = Put it into the first upper slot, for 2 gears.
lesson-switch = The switch is an action, too: a resource of your choice, once between two hibernations.
    .wrong = Use the switch: one gear is still missing.
lesson-third-gear = Take the third gear.
    .wrong = A small building costs 3 gears: take a gear.
lesson-build = Build in a desert. Here are two fields and an ocean beside it: two steps on the yellow track and an energy.
    .wrong = Build on h8: it lies beside two fields and an ocean.
lesson-books = Two steps were enough for a machine! It runs on energy, besides your actions. One action is left: play the Chronicler.
    .wrong = Play the Chronicler: books are always needed.
lesson-upper-again = Into the second upper slot, for 2 books. They will open the next technology.
    .wrong = Put it into the second upper slot.
lesson-end-turn = Keep the machine for later, and end the turn.
    .wrong = End the turn; the energy will be of use later.
lesson-hibernate = No cards left? Then hibernate: it takes the turn, and cards, energy and the switch come back.
    .wrong = You have no active cards: hibernate.
lesson-play-on = Hibernating is rewarded: choose resources. With food you can explore, for points, a new card and new land. Play on as you like; a coach looks over your shoulder.
