# Roll Through the Ages in three minutes: five sections of text, and the pictures of learn.csv with their pointers.

learn-lead = Roll the dice, feed your cities, build wonders: the Bronze Age in half an hour.

learn-goal =
    You lead a small people of the Bronze Age. Your dice bring food, goods, workers and coins; you turn them into more cities, great monuments and clever developments. Monuments and developments are worth points, disasters cost some. Whoever has the most points at the end wins (RT-112).

learn-turn =
    Roll one die for each of your cities. You may reroll as many as you like, twice, but a die with a skull stays as it fell (RT-021). Then, in this order (RT-010):

    - Collect food and goods. Goods come one by one: first wood, then stone, pottery, cloth and spearheads.
    - Feed your cities, one food each. Every hungry city costs a point. Then comes the disaster of your skulls, if there are two or more.
    - Your workers tick boxes of cities and monuments, one each.
    - Buy at most one development, with coins and goods.
    - Keep no more than six goods.

    Workers and coins last for this turn only; food and goods stay. The more you have of one good, the more each is worth: one pottery is worth 3, three are worth 18 (RT-037). But if you pay with a kind, you pay with all of it (RT-072).

learn-scoring =
    Add up your developments and the monuments you have completed. Whoever completes a monument first scores its larger number, everyone later the smaller one; one that is not finished is worth nothing (RT-063, RT-064). Two expensive developments pay more: Architecture adds a point for each of your monuments, Empire one for each of your cities. Finally every point lost to famine and disasters is taken off (RT-112).

learn-end =
    The last round is the one in which somebody owns a fifth development, or in which the last monument has been completed by at least one player (RT-110). The round is played to its end, so everyone has had the same number of turns. A tie goes to the more valuable goods (RT-113).

learn-winning =
    Food first: a hungry city costs a point, turn after turn. Build a city or two early, as every die works for you until the end; seven cities without food, though, are a sorrow. Build a monument that nobody else has begun, because being second brings half. Save goods of a few kinds rather than a little of each. And keep an eye on the end: if you are ahead, hurry it.

learn-figure-sheet = Ada’s score sheet at the end of a game that she won with 29 points.
learn-figure-sheet-1 = The Hanging Gardens took eleven workers. Ada was the first to complete them: 8 points. Anybody after her would get 4.
learn-figure-sheet-2 = Masonry cost 30 in goods and coins. It is worth 6 points, and it made all her workers’ dice better.
learn-figure-sheet-3 = A new city is worth no points, but one more die in every turn to come (RT-062).
learn-figure-sheet-4 = Food and goods are pegs. Two goods are left here, worth 3; and the board warns that the next meal is 6 short.

learn-figure-dice = Ada has rolled her five dice twice and may reroll once more.
learn-figure-dice-1 = A die with two goods and a skull: it is locked. One skull is harmless. Two mean drought, four an invasion, five a revolt that takes all goods; three hurt all the others (RT-043 to RT-047).
learn-figure-dice-2 = A die with one good.
learn-figure-dice-3 = A die with three workers.
learn-figure-dice-4 = A die with three food.

learn-figure-tray = The dice tray says how near the end is.
learn-figure-tray-1 = The most developments that anybody owns, of five, and the monuments completed so far. Here all five monuments stand: this was the last round.
