# What is said in the lesson, step by step; `.wrong` is said when another move is tried.

lesson-goal = You are a merchant cat. Goods buy your merchants seats on ships, and on the island they collect tiles worth points.
lesson-fare = The Fish Dream wants two watches and a coin. You have one watch: get another, and a merchant of yours is aboard.
lesson-bid = Fish Row sells a watch. Put a bid token there; nothing is paid yet.
    .wrong = That market will have its day. The watch you need is at Fish Row.
lesson-coins = A rival has bid on top of you and would choose first. You need money: this token goes to your own board, for 2 coins.
    .wrong = First some coins: put this token on your own board.
lesson-on-top = Now go on top at Fish Row again. You will choose first and pay 3 coins: one for each token in the stack.
    .wrong = If you let the rival choose first, the watch may be gone. Go on top at Fish Row.
lesson-buy = Bids are done, trade begins. You are on top, so the watch is yours for 3 coins.
    .wrong = You came for the watch: buy it.
lesson-board = Right after a deal merchants may board. You have two watches and a coin: send one aboard the Fish Dream.
    .wrong = The fare is in your paws. Put a merchant on the Fish Dream before you go on.
lesson-flip = Full ships sail, and yours has landed in the Lion Kingdom. In the port you may turn up two tiles: begin with Roarwick.
    .wrong = Turn up the tile at Roarwick first; it is near the road.
lesson-flip-again = An ocelot! Turn up the tile at Purrgrass, too, so that you can choose.
    .wrong = One more tile: the one at Purrgrass.
lesson-crossroads = Two roads lead on, and crossroads give presents. Noon Gate gives gold: gold sells for 2 coins.
    .wrong = Go by Noon Gate: gold is worth more than spice, and both tiles lie behind it.
lesson-post = An open tile ends the journey: you take it, and your merchant stays. Ocelot or manul, both are fine.
    .wrong = Walk to one of the two open tiles.
lesson-play-on = Your first tile is worth 1 point; two of a kind are worth 4, three 9. A new round begins: bid as you like, and a coach looks over your shoulder.
