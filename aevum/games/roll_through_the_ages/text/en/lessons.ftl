# Lessons: what is explained at each step, what to do (-do), and why not something else (-no).

## Your first three rounds

lesson-first-rounds = Your first three rounds
lesson-first-rounds-about = Roll, feed, build, buy: a whole turn, and then two more, with famine and pestilence on the way.
lesson-first-rounds-reroll = You lead three cities, and each rolls a die. Now: 3 workers, a die that gives 2 food or 2 workers, and 7 coins. You may reroll twice, whichever dice you like. Seven coins buy nothing yet, but your cities will want to eat.
lesson-first-rounds-reroll-do = Choose the third die, the coins, and reroll it.
lesson-first-rounds-reroll-no = Keep what you can use and reroll the rest: here only the coins are of no use.
lesson-first-rounds-again = Coins again. One reroll is left: after the third roll every result stands. The workers you kept stay on the table.
lesson-first-rounds-again-do = Reroll the third die once more.
lesson-first-rounds-again-no = You could stop here, but three food are worth the last reroll.
lesson-first-rounds-divide = Three food, just what your three cities eat. The die with wheat and hammer still waits for you: 2 food or 2 workers. With the 3 food you had and 3 new ones nobody starves.
lesson-first-rounds-divide-do = Take the die as workers.
lesson-first-rounds-divide-no = Food is enough this time: 5 workers build more than 3.
lesson-first-rounds-city = Your cities have eaten: 3 food are left. Now you have 5 workers, and each ticks one box. Three boxes make the fourth city, and every city is one more die from your next turn on (and one more mouth).
lesson-first-rounds-city-do = Build all three boxes of City 4.
lesson-first-rounds-city-no = Early cities pay longest: each brings a die every turn. Put three workers into City 4.
lesson-first-rounds-monument = Two workers are left; unused they are lost. Monuments bring points, and whoever finishes one first gets more. The small Step Pyramid takes three boxes: two today, one later.
lesson-first-rounds-monument-do = Put both workers into the Step Pyramid.
lesson-first-rounds-monument-no = Spread thin, nothing is finished. Two boxes of the Step Pyramid leave just one for later.
lesson-first-rounds-skulls = The computer has played, and you roll four dice now. Two of them show skulls: they bring 2 goods each, but they are set aside and cannot be rerolled. Two skulls mean drought and cost you 2 points; a third would strike the others instead!
lesson-first-rounds-skulls-do = Keep the workers and reroll the coins (die 4).
lesson-first-rounds-skulls-no = Dice with skulls stay. Keep the workers too, and try your luck with the coins.
lesson-first-rounds-pestilence = A third skull: pestilence! Every opponent without Medicine loses 3 points, and you lose nothing. One of your four cities will go hungry, as you have only 3 food: famine, 1 point. It could be worse, and six goods come in.
lesson-first-rounds-pestilence-do = Stop and keep these dice.
lesson-first-rounds-pestilence-no = Rerolling the workers risks a fourth skull: invasion, 4 points. Stop here.
lesson-first-rounds-finish = Look at your goods: one of each and a second wood, for they are added one at a time, beginning with wood. Now you build with three workers. One box is missing at the Step Pyramid, and nobody has finished it yet.
lesson-first-rounds-finish-do = Finish the Step Pyramid with one worker.
lesson-first-rounds-finish-no = Be the first to finish it: one box is enough.
lesson-first-rounds-fifth = One point for the first Step Pyramid. Two workers remain. The fifth city takes four boxes: begin it now, finish it next turn, when there is more food.
lesson-first-rounds-fifth-do = Put both workers into City 5.
lesson-first-rounds-fifth-no = Cities come before large monuments this early. City 5, two boxes.
lesson-first-rounds-agriculture = With coins and goods you buy one development a turn. A good that you spend is spent whole, and no change is given. Wood (3), pottery (3), cloth (4) and spearheads (5) make exactly 15: Agriculture, which brings one more food for every food die.
lesson-first-rounds-agriculture-do = Buy Agriculture with wood, pottery, cloth and spearheads; keep the stone.
lesson-first-rounds-agriculture-no = Your cities are hungry: Agriculture helps. Wood, pottery, cloth and spearheads pay it exactly.
lesson-first-rounds-harvest = What a roll: twice 3 food and twice 3 workers. Agriculture makes 8 food of it, enough for four cities now and nearly five next time. You need not reroll only because you may.
lesson-first-rounds-harvest-do = Stop and keep these dice.
lesson-first-rounds-harvest-no = It hardly gets better than this. Stop and keep.
lesson-first-rounds-grow = Six workers. Two boxes are missing at City 5, and with it you roll five dice.
lesson-first-rounds-grow-do = Finish City 5.
lesson-first-rounds-grow-no = First the fifth city: two workers finish it.
lesson-first-rounds-circle = Four workers for monuments. The Stone Circle has five boxes: today four, and the last one soon. Unfinished monuments count nothing at the end, so do not leave it lying.
lesson-first-rounds-circle-do = Put all four workers into the Stone Circle.
lesson-first-rounds-circle-no = Keep your workers together: four boxes of the Stone Circle.
lesson-first-rounds-end = That is the whole game: roll, feed, build, buy. It ends after the round in which somebody owns five developments or every monument stands; then developments and monuments count, and disasters are subtracted. Play on from here against the computer, or open a table of your own.

## Answers to certain tries

lesson-no-good-dice = Workers and wheat are worth keeping: rerolled, they may become anything. Only the coins are of no use.
lesson-no-workers = Then the workers you have left are lost: they do not wait for your next turn.
lesson-no-goods = You may keep your goods and buy nothing; but they are just enough for Agriculture, and your cities are hungry.
