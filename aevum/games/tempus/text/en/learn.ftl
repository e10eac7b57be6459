# Tempus in three minutes: five sections of text, and the pictures of learn.csv with their pointers.

learn-lead = Settle an island, found cities, and lead your people from the first letters to the sky.

learn-goal =
    Three to five peoples share an island that they have laid out themselves. Yours spreads over its hexes, founds cities, and moves its cube down the table of epochs, from Writing to Flight. When somebody reaches Flight the game ends and the island is counted. The most points win (TE-112).

learn-turn =
    In every epoch you have three to six actions. Everyone in turn takes one, again and again until all are used. There are five to choose from, as often as you like (TE-023):

    - Move people over land, later over the sea.
    - Have children: new people on grassland where you already are (TE-050).
    - Fight a neighbouring hex. People, cities and cards count; the higher total wins, the defender wins ties (TE-068).
    - Have an idea: draw cards.
    - Build a city: all your people of one hex go back to your supply, and a city worth at most their number stands in their place (TE-090).

    Then comes progress. First those who are behind catch up with the leader. Now everyone counts people on the terrain of the next epoch, cards that show it, and cities: the highest total moves on, and plays the next epoch with better numbers (TE-100 to TE-104).

learn-scoring =
    You score only once, at the end (TE-112): 1 point for each hex with your people, mountains excepted, however many stand there; 2, 3 or 4 points for each city, as it says; 3 points if you reached Flight. Cities never stand next to one another, nor on mountains (TE-092, TE-093).

learn-end =
    Every epoch takes at least one player a row further, so the game lasts ten epochs and ends with the one in which somebody reaches Flight (TE-111). A tie goes to more cards in hand, then to more cities (TE-113).

learn-winning =
    Cities are most of a good score. Keep people on grassland, let them grow to three or four on a hex, and found there; a city that stands behind your own people is hard to reach. Look one row ahead in the table: whoever has people on the next terrain in time gets there first, and more actions with it. Keep a few cards: they defend you, and they count for progress. You cannot be attacked as long as your people hold three hexes or fewer (TE-061). And in the last epoch, spread out: every new hex is a point.

learn-figure-island = The island in the middle of a game. It is the turn of Ada (A, blue).
learn-figure-island-1 = D6: one of Ada’s cities, worth 3 points. It took at least three people to found it.
learn-figure-island-2 = C7: two of Ada’s people on grassland: 1 point, and a place for children.
learn-figure-island-3 = What Ada has: action tiles, people in her supply, her count for the next epoch, cities left to build, cards, and her points so far.

learn-figure-ideas = The same moment, seen by Ada: her cards and the table of epochs.
learn-figure-ideas-1 = Idea cards. Each helps once, in its own way, and shows a terrain that counts in fights and for progress.
learn-figure-ideas-2 = Ada’s cube stands here, a row ahead of the others: she may move two people in one action, the others only one.
learn-figure-ideas-3 = The next epoch. Its terrain is forest: people standing there will help to reach it first.

learn-figure-final = The same island at the end of the game.
learn-figure-final-1 = Ada wins with 21: cities worth 13, 5 hexes, and 3 for Flight, which she alone has reached.
learn-figure-final-2 = Ben holds twice as many hexes, but his cities are worth only 5: 15 points.
learn-figure-final-3 = I8: a city that Ada founded late, far from her first ones.
