# The rules reference of Tempus: one message a rule, in the order of data/rules.csv.
# TE-nnn-ruling settles what the printed rulebook leaves open.

chapter-setup = Setting up
chapter-epoch = An epoch
chapter-moving = Moving people
chapter-children = Having children
chapter-fighting = Fighting
chapter-ideas = Having an idea
chapter-cities = Building a city
chapter-progress = Progress
chapter-end = End of the epoch and of the game
chapter-epochs = The epochs
chapter-cards = The idea cards
chapter-examples = Examples

## Setting up

TE-001 = The game is for 3 to 5 players.
TE-002 = Everyone has 16 people, 8 cities (three of value 2, three of value 3, two of value 4), 6 action tiles and 1 epoch cube.
TE-002-ruling = The cities of value 5 found in some copies are not used.
TE-003 = There are 12 map tiles, all different: one hex with six hexes around it. They show five terrains: grassland, farmland, hill, forest and mountain.
TE-003-ruling = Eleven of the tiles follow the pictures of the rulebook. The twelfth is shown nowhere; its terrains round off the numbers of the whole set.
TE-004 = There are 54 idea cards. Each is of one of nine kinds and shows one of four terrains; no card shows mountains.
TE-004-ruling = The rulebook does not list the deck. Here each kind comes six times and shows every terrain at least once; in all there are 14 cards of farmland, 14 of forest, 13 of grassland and 13 of hill.
TE-005 = The first player is drawn at random and takes the first-player marker.
TE-005-ruling = An option of the table may name the first player instead.
TE-006 = Every cube starts on the start row, above the first epoch, and everyone has 3 action tiles.
TE-007 = The map tiles are shuffled. In turn order, each player draws one and places it on the sea: the first anywhere, every other one touching a tile already there.
TE-007-ruling = A tile may be turned to any of its six positions, but not flipped over. To touch, it must share at least one edge of a hex. An option of the table has the island laid out at random instead, by the same rules.
TE-008 = With 3 players 8 tiles are placed, with 4 players 10, with 5 players all 12.
TE-008-ruling = Nobody evens out the numbers: starting from the first player, three players place 3, 3 and 2 tiles; four place 3, 3, 2 and 2; five place 3, 3, 2, 2 and 2.
TE-009 = A tile must lie wholly on sea hexes of the board and may not overlap another.
TE-009-ruling = The hexes that the printed frame cuts off at the sides and corners are water, but no tile may cover them.
TE-010 = A player who has no room for a tile ends the placing: the tiles left over are not placed.
TE-010-ruling = If the tile fits anywhere it must be placed, on any legal spot. If it does not, placing stops for everybody, and the island is smaller this time.
TE-011 = Sea hexes wholly enclosed by land are a lake.
TE-011-ruling = A lake is a connected stretch of water that does not reach the outside. The water beyond the edge of the board is sea.
TE-012 = Then, in turn order, each player places 3 people on land hexes next to one another; several may share a hex, but at most 2.
TE-012-ruling = Each player places all three in one go. They must form one connected group; the outer two need not touch. Mountains may be used, a hex that holds another player’s people may not.
TE-013 = The idea cards are shuffled into a face-down deck. Nobody starts with a card.
TE-013-ruling = How many cards each player holds is open to all; which ones is not.

## An epoch

TE-020 = An epoch has four phases: take action tiles; use them; progress; end of the epoch.
TE-020-ruling = The rulebook says “turn” for two things. Here an epoch is the whole of its four phases, and a round is one action tile each.
TE-021 = Everyone takes as many action tiles as the epoch table shows in the row of their own cube.
TE-022 = In turn order, round after round, each player uses one action tile until all are used. Those who have more tiles go on alone.
TE-022-ruling = Rounds run to the left from the first player. Players without tiles are skipped.
TE-023 = There are five actions: move people, have children, fight, have an idea, build a city. Any of them may be chosen as often as you like, by several players too.
TE-023-ruling = Every tile must be used, but an action that can do nothing may be chosen: it is a pass, and so are a move of nobody and children without a child. If you choose to fight or to build and can, you must. A player with no people left on the board keeps cities and tiles, may still have ideas, and has no way back onto the island.
TE-024 = The row of your own cube sets how many people you move and how far, how many children you have, the stacking limit, whether you may cross the sea, how many cards an idea brings, your hand limit and your actions.
TE-024-ruling = The limit of a hex is always that of the player whose people stand there.

## Moving people

TE-030 = Move up to the number of people in the table, each up to the distance in the table. Fewer and shorter is fine.
TE-031 = People move over land hexes only. Mountains are land.
TE-032 = People never enter a hex with an opponent’s people or city, not even to pass through.
TE-032-ruling = Your own people are never in the way.
TE-033 = People may pass through your own city but never stop there.
TE-034 = The stacking limit counts where a move ends, not on the way.
TE-035 = A person moves only once in an action.
TE-035-ruling = A person won over with Religion during the action may still move, if moves are left.
TE-036 = Cities never move.
TE-037 = Lake: a person next to a lake may go to any land hex next to the same lake. This is the person’s whole move. Everyone may do so from the start.
TE-038 = Sea: from the Ships epoch on, a person on a coast hex may go by sea to any other coast hex of the island. This is the person’s whole move; otherwise it follows the rules for moving on land.
TE-038-ruling = The sea is all the water outside the island, lakes excluded. Land next to it is coast, and so is land at the edge of the board: the edge hinders nobody.
TE-039 = Transport works with every kind of movement: over land, lake or sea.

## Having children

TE-050 = Place up to the number of new people in the table, each on a grassland hex where you have at least one person.
TE-050-ruling = Only hexes where you had a person when the action began count.
TE-051 = At most one child is born on each hex in an action.
TE-052 = The stacking limit holds, unless you play Sanitation.
TE-053 = If your supply of people is empty, no child can be placed.

## Fighting

TE-060 = Only the player on turn starts a fight: from one hex with their own people against one adjacent hex with an opponent’s people or city, never over water.
TE-060-ruling = The borders of map tiles do not matter. Attacks from and into mountains are allowed.
TE-061 = A player whose people stand on 3 hexes or fewer, cities not counted, cannot be attacked and cannot be the target of Religion.
TE-061-ruling = Mountain hexes count. The protection covers the player’s cities too. It is checked each time an attack is declared or Religion is played.
TE-062 = The attacker names both hexes. If a city is attacked, its owner first names the city’s terrain, one of the four that cards show.
TE-062-ruling = The terrain is named before anybody lays a card. Mountain cannot be named.
TE-063 = The attacker lays any number of cards face down, or none. Then the defender plays any number face up, or none. Then the attacker’s cards are revealed.
TE-063-ruling = The defender knows only how many cards the attacker laid. Both may play cards that are of no use to them, as a bluff.
TE-064 = Each person in the fighting hex is worth 1 combat point. A defending city is worth its value.
TE-065 = Each card, of either side, is worth 1 point if it shows the terrain of the defender’s hex or the terrain named for the city.
TE-065-ruling = No card shows mountains, so there are no terrain points in a fight over a mountain.
TE-066 = Each Weapons card, of either side, is worth 1 more point.
TE-067 = Each Fortifications card of the defender is worth 2 more points. It gives the attacker nothing.
TE-067-ruling = Its terrain still counts for either side (TE-065).
TE-068 = The higher total wins. The defender wins ties.
TE-069 = If the defender loses, all people in the hex, or the city, return to their owner’s supply. The attacker may then move any number of people, or none, from the attacking hex in.
TE-069-ruling = The people who move in are bound by the attacker’s stacking limit, unless Sanitation is played. A beaten city is razed, never captured.
TE-070 = If the attacker loses, one person leaves the attacking hex for the supply.
TE-071 = All cards played in the fight are discarded.
TE-072 = You may attack while outnumbered.
TE-072-ruling = A single person may attack.

## Having an idea

TE-080 = Draw the number of cards in the table. If you then hold more than the hand limit, discard down to it at once, choosing which.
TE-080-ruling = The discard comes before any further card is played, and the new cards may be among those discarded.
TE-081 = When the deck is empty, the discarded cards are shuffled into a new one.
TE-081-ruling = If there are too few cards even so, you draw what there is.
TE-082 = Playing cards is not an action. In your own turn you may play any number, before, during and after your action, cards just drawn included.
TE-082-ruling = So you may move one person, convert a neighbour with Religion, and then move the convert. From the attack to its outcome cards are only laid for the fight (TE-063); once it is won you may play Religion before your people move in, and Sanitation for those who do.
TE-083 = Outside your own turn you play cards only to defend yourself (TE-063) and in the progress phase.
TE-084 = Your hand limit is the one in the row of your own cube.

## Building a city

TE-090 = Return all your people of one hex to the supply and put a city there whose value is at most their number.
TE-090-ruling = This takes at least 2 people, since no city has a lower value.
TE-091 = People above the city’s value are lost to the supply too.
TE-092 = A city never stands next to another city, whoever owns it.
TE-093 = A city is never built on a mountain or on water.
TE-094 = From then on the terrain of the hex is ignored.
TE-094-ruling = A city’s hex brings no point as a hex and counts as no terrain. If the city is razed, the terrain counts again.
TE-095 = You can build only the cities left in your set. A razed city returns to it.

## Progress

TE-100 = First, every cube behind the most advanced row moves up to that row.
TE-100-ruling = So everyone stands on one row before the count, and nobody is ever more than one row behind.
TE-101 = The new epoch is the next row that nobody has reached yet.
TE-102 = In turn order, everyone lays any number of cards face down, or none. Then all are revealed.
TE-102-ruling = Everyone sees how many cards the others laid.
TE-103 = Progress points: 1 for each of your people on the new epoch’s terrain, 1 for each card showing it, 1 more for each Education card, 1 for each of your cities.
TE-103-ruling = People are counted, not hexes: three people on one forest hex are worth 3. An Education card of the right terrain is worth 2.
TE-104 = The highest total advances to the new epoch. All who tie for it advance.
TE-104-ruling = This holds even if everybody ties, and even at 0 points. So somebody advances every time, and a game lasts exactly 10 epochs.
TE-105 = Those who first reach Writing, and those who first reach Printing, draw 2 cards at once. Those who catch up later do not.
TE-105-ruling = The cards are drawn in turn order. The hand limit of the new row applies at once: 7 for Printing.
TE-106 = All cards laid are discarded.
TE-106-ruling = This includes those that brought no point.

## End of the epoch and of the game

TE-110 = The action tiles are cleared away and the first-player marker passes to the left.
TE-111 = The game ends at the end of the epoch in which somebody reaches Flight.
TE-111-ruling = Nothing is played in the Flight epoch: the game is over after the progress phase that leads there.
TE-112 = Points: 1 for each hex with your people that is not a mountain, the value of each of your cities, and 3 if you reached Flight.
TE-112-ruling = The number of people on a hex does not matter. Everyone who reached Flight scores the 3 points.
TE-113 = The most points win. A tie goes to the player with more idea cards in hand, then to the player with more cities on the board; if they are still level, the win is shared.

## The epochs

TE-120 = Writing (farmland): an idea brings 2 cards, not 1. The first to arrive draw 2 cards.
TE-121 = Agriculture (grassland): 2 children, not 1.
TE-121-ruling = One published account gives hills for this epoch; the picture of the epoch table is followed.
TE-122 = Cities (hill): the stacking limit rises from 2 to 3, and the actions from 3 to 4.
TE-123 = Roads (forest): the distance rises from 1 to 2.
TE-124 = Trade (farmland): 2 people move, not 1.
TE-125 = Ships (forest): people may move by sea, and the actions rise from 4 to 5.
TE-126 = Printing (hill): the hand limit rises from 5 to 7. The first to arrive draw 2 cards.
TE-127 = Industry (farmland): the stacking limit rises from 3 to 4, and the actions from 5 to 6.
TE-128 = Trains (forest): 3 people move, up to 5 hexes each.
TE-129 = Flight (hill): 3 points at the end of the game.
TE-129-ruling = The row has no values of its own. The limits of Trains stay in force until the game is over.

## The idea cards

TE-140 = Education: 1 progress point, and one more for its terrain if that fits.
TE-141 = Fortifications: 2 combat points in defence, and one more for its terrain if that fits.
TE-142 = Medicine: one more child when you have children. Each hex still takes only one.
TE-143 = Military Leader: one free attack in your own turn, before or after your action.
TE-143-ruling = Not in the middle of the action. The card may be one you have just drawn, and several may be played.
TE-144 = Transport: one more person moves when you move people, never the same one twice.
TE-144-ruling = The extra person has the same distance as the others, over land, lake or sea. Several may be played in one action.
TE-145 = Sanitation: a hex may exceed its stacking limit by one person. Several cards may serve one hex or several hexes. When a person later leaves such a hex, the place above the limit is lost.
TE-145-ruling = The card is played at the moment a person would be one too many. A stack that is too tall stays as it is; once somebody leaves, the place is filled again only with another card. A higher limit in a later epoch takes in the excess. The French rulebook calls this card Sanitaires.
TE-146 = Weapons: 1 combat point for either side, and one more for its terrain if that fits.
TE-147 = Religion: an opponent’s person on a hex next to a hex you hold, not a city and not over water, is taken away and one of your own joins your people on the hex you hold. You need a person in your supply and room under the stacking limit, or Sanitation. It does not work on a player protected by TE-061.
TE-147-ruling = Your own people must stand on the hex you hold; a city alone is not enough.
TE-148 = Government: either use two action tiles in a row now, or pass and use the tile in the next round. The card stays in front of you until the end of the epoch. A delayed action must be used in the same epoch, and whoever passes still has one action a turn.
TE-148-ruling = Two actions in one turn take two tiles. The card may be played after the first action, even if that action drew it, and each further card allows one more action in a row. You pass before using a tile, and passing ends your turn; with another card you may pass again, or take two actions in the next one. The number of your actions never changes, so whoever passed may act alone at the end of the phase. No tile is kept beyond the epoch.

## Examples

TE-E01 = The row of Writing: 3 actions; an idea brings 2 cards, with a hand limit of 5; no movement by sea; at most 2 people on a hex; 1 child; 1 person moves 1 hex.
TE-E02 = A cube stands on Cities and the others on Agriculture: its owner takes 4 action tiles, the others take 3 each.
TE-E03 = Three Red people attack two Blue people on farmland. Red lays two cards face down, Blue plays Fortifications (grassland). Red’s cards are Weapons (farmland) and, as a bluff, Transport (forest). Red has 3 + 1 + 1 = 5, Blue 2 + 2 = 4: Red wins and moves 2 people in.
TE-E04 = Three Red people attack Blue’s city of value 2. Blue names forest. Red lays Education (forest) and Military Leader (farmland): 3 + 1 = 4. Blue plays Fortifications (forest): 2 + 2 + 1 = 5. Red loses one person.
TE-E05 = The new epoch is Ships, with forest. Red has 5 people on forest and lays a card of forest: 5 + 1 = 6. Blue has 3 people on forest and a city, and lays Education (forest): 3 + 1 + 1 + 1 = 6. Both advance.
TE-E06 = A person with a distance of 2 may go on through a city of its own side, but not through anybody else’s.
