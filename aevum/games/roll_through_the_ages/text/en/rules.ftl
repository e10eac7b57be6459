# The rules reference of Roll Through the Ages: one message a rule, in the order of data/rules.csv.
# RT-nnn-ruling settles what the printed rulebook leaves open.

chapter-setup = Setting up
chapter-turn = The turn
chapter-rolling = Rolling the dice
chapter-collecting = Collecting
chapter-feeding = Feeding and disasters
chapter-building = Building
chapter-buying = Buying a development
chapter-discarding = Discarding
chapter-developments = The developments
chapter-end = End of the game
chapter-players = Two, three or four players
chapter-solo = Playing alone
chapter-trading = Trading (variant)
chapter-examples = Examples

## Setting up

RT-001 = The game is for 1 to 4 players.
RT-002 = Everyone starts with 3 cities, and so with 3 dice.
RT-003 = Everyone starts with 3 food and with none of the five goods.
RT-004 = There are 7 dice. Nobody ever rolls more than 7.
RT-005 = The first player is marked. The last turn of each round belongs to the player on the first player’s right.
RT-005-ruling = The mark only shows where a round begins and ends; it gives no advantage.
RT-006 = The game is played in rounds. In each round every player takes one turn; the turn passes to the left.
RT-006-ruling = The first player is drawn at random, unless an option of the table names one.

## The turn

RT-010 = A turn has five steps, in this order: roll and collect; feed the cities and resolve disasters; build; buy at most one development; discard goods above 6.
RT-010-ruling = Steps 1, 2 and 5 are compulsory; steps 3 and 4, building and buying, are up to you. The dice table of the rulebook numbers the steps differently in places: the order given here holds.
RT-011 = A step that leaves you nothing to do is passed over; you are not asked about it.

## Rolling the dice

RT-020 = Roll one die for each city you own.
RT-021 = After the first roll, set aside every die that shows a skull. It is not rerolled in this step. Only Leadership (RT-090) and solo play (RT-122) are different.
RT-022 = Reroll as many of the other dice as you like, and keep the rest.
RT-023 = After the second roll, new skulls join those already set aside.
RT-024 = A die kept after the first roll may still be rerolled after the second, as long as it shows no skull.
RT-025 = After the third roll every result stands.
RT-026 = You may stop after any roll.
RT-027 = Each die has six faces: 3 food; 1 good; 2 goods and a skull; 3 workers; 2 food or 2 workers; 7 coins.

## Collecting

RT-030 = Each 3-food face brings 3 food.
RT-031 = Each food-or-workers face brings either 2 food or 2 workers. You choose for each die separately.
RT-031-ruling = You decide on all these dice together, after your last roll and after Leadership, but before the cities are fed. The other food and the goods are collected first, so you choose with them in view. A die cannot be split into 1 food and 1 worker.
RT-032 = The food track ends at 15. Any food beyond that is lost.
RT-032-ruling = Food is cut off at 15 as you collect it, before the cities eat.
RT-033 = Count the goods on all your dice: 1 for each good face, 2 for each face with two goods and a skull. Then add them one at a time: wood, stone, pottery, cloth, spearheads, and again from wood.
RT-033-ruling = Goods on dice with skulls count too. Seven dice bring at most 14 goods in a turn.
RT-034 = A full row (8 wood, 7 stone, 6 pottery, 5 cloth or 4 spearheads) takes nothing, yet its place in the sequence still uses up one of the goods you earned.
RT-034-ruling = What is lost this way is not replaced by anything else. Goods and food are never swapped with the supply; only the trading variant exchanges them, between players.
RT-035 = Each turn the sequence starts again at wood.
RT-036 = Workers and coins (7 for each coin face) last for this turn only.
RT-037 = The value of a good is printed under its peg. It starts at 1 for wood, 2 for stone, 3 for pottery, 4 for cloth and 5 for spearheads; holding 2, 3, 4, 5, 6, 7 or 8 of a kind multiplies that by 3, 6, 10, 15, 21, 28 or 36. Three pottery, for example, are worth 18.

## Feeding and disasters

RT-040 = Each of your cities eats 1 food, that is, 1 for each die you rolled.
RT-040-ruling = You must feed your cities as far as your food goes. A city completed this turn eats from your next turn on.
RT-041 = Each city you cannot feed suffers famine and costs you 1 point. The food peg stops at 0.
RT-042 = For each point you lose, tick one disaster box. These points are subtracted at the end of the game.
RT-042-ruling = The 50 disaster boxes of the score sheet do not limit how many points you can lose, and a final score may fall below zero.
RT-043 = 0 or 1 skull: nothing happens.
RT-044 = Exactly 2 skulls, drought: you lose 2 points, unless you have Irrigation.
RT-045 = Exactly 3 skulls, pestilence: every opponent without Medicine loses 3 points. You lose nothing.
RT-046 = Exactly 4 skulls, invasion: you lose 4 points, unless you have completed the Great Wall.
RT-046-ruling = Building comes after disasters: a Great Wall completed this turn protects you from your next turn on.
RT-047 = 5 or more skulls, revolt: you lose all your goods, those just collected included.
RT-047-ruling = Revolt takes the five goods only. Food, workers and coins stay.
RT-048 = If you roll a revolt and have Religion, you lose nothing; instead every opponent without Religion loses all goods.
RT-049 = Famine and the disaster of the skulls are independent. Both can happen in the same turn.
RT-049-ruling = The cities are fed first. Then at most one skull disaster happens, the one for the exact number of skulls; 5, 6 and 7 skulls all mean revolt.
RT-050 = Skulls do not carry over to later rounds.

## Building

RT-060 = Each worker ticks one box of a city or a monument. Divide your workers as you like.
RT-061 = You can build up to four new cities, the fourth to the seventh. They have 3, 4, 5 and 6 boxes.
RT-061-ruling = The four cities may be filled in any order, even side by side. A city counts, and gives its die, once all its boxes are ticked.
RT-062 = A completed city gives you one more die from your next turn on, and must be fed from then on.
RT-063 = The first player to complete a monument scores its larger value. Everyone who completes it later scores the smaller one.
RT-063-ruling = The order of play decides, even within one round: only the very first to complete it scores the larger value.
RT-064 = Monuments left unfinished are worth nothing at the end.
RT-065 = You can complete each monument only once.
RT-066 = Workers you do not use are lost.
RT-066-ruling = Building and buying are optional: you may stop with workers or coins left over.
RT-067 = With Engineering, each stone you sell in this step gives 3 workers. You may sell as many stones as you like (see RT-094).
RT-067-ruling = The stone peg moves back one step for each stone sold. Unlike in buying, the row need not be emptied. Stones are sold only while you have fewer workers than open boxes.

## Buying a development

RT-070 = Buy at most one development a turn.
RT-071 = Pay its price with this turn’s coins, with goods, or with both.
RT-071-ruling = You choose which kinds of goods to spend. You may spend a kind that the price does not need, but you never have to.
RT-072 = A kind of good that you spend is spent whole: its full value counts and its peg returns to 0. Kinds you do not spend stay where they are.
RT-073 = No change is given: whatever you pay above the price is lost.
RT-074 = You can own each development only once. Several players may own the same one.
RT-075 = A development’s points count at the end of the game.

## Discarding

RT-080 = At the end of your turn you keep at most 6 goods in all; each step of a peg is one good. You choose what to discard, one step at a time.
RT-080-ruling = Food does not count towards the 6. You never discard more than you must.
RT-081 = The limit applies only now, not earlier in the turn.
RT-082 = Caravans lift the limit; the rows of the pegboard still end where they end.

## The developments

RT-090 = Leadership (cost 10, 2 points): after your last roll you may reroll one die, even one with a skull. The new result stands.
RT-090-ruling = Leadership is offered once a turn, when no reroll is left or you have stopped rolling, even after the first roll. You may decline it. No ordinary roll follows it. A new skull counts; a skull rolled away no longer does.
RT-091 = Irrigation (cost 10, 2 points): drought does not harm you.
RT-092 = Agriculture (cost 15, 3 points): +1 food for each die that gives food, food-or-workers dice taken as food included.
RT-093 = Quarrying (cost 15, 3 points): +1 stone in a turn in which you collect at least one stone.
RT-093-ruling = You have collected a stone when the sequence reached stone and one was added. The extra stone comes once a turn, after all goods of the turn, and is not part of the sequence. If the stone row is full, no stone is added, neither the ordinary nor the extra one.
RT-094 = Engineering (cost 40, 6 points): while building, each stone you sell gives 3 workers.
RT-095 = Medicine (cost 15, 3 points): an opponent’s pestilence does not harm you.
RT-096 = Coinage (cost 20, 4 points): a coin face gives 12 coins, not 7.
RT-096-ruling = The French rulebook calls this development Invention.
RT-097 = Caravans (cost 20, 4 points): you need not discard any goods.
RT-098 = Religion (cost 20, 6 points): your revolt strikes every opponent without Religion instead of you, and theirs does not harm you (see RT-048).
RT-099 = Granaries (cost 30, 6 points): while buying, each food you sell gives 4 coins.
RT-099-ruling = You may sell any amount of the food left after feeding, but only towards a purchase: food is sold in one go, before the purchase is chosen, and whoever has sold food must then buy. Granaries cannot help to pay for themselves.
RT-100 = Masonry (cost 30, 6 points): +1 worker for each die that gives workers, food-or-workers dice taken as workers included.
RT-101 = Architecture (cost 50, 8 points): +1 point at the end for each monument you completed.
RT-102 = Empire (cost 60, 8 points): +1 point at the end for each of your cities, the first three included.
RT-103 = A development works from the moment you buy it.
RT-103-ruling = Caravans spare you the discard of the very turn you buy them. Irrigation, Medicine and Religion protect you from the next disaster on, since buying comes after disasters.

## End of the game

RT-110 = The game ends at the end of the round in which some player owns 5 developments, or in which every monument in play has been completed by at least one player.
RT-110-ruling = This is checked at the end of each round; those still to play in it take their full turns. A game that nobody ends is over after 100 rounds.
RT-111 = Everyone has had the same number of turns.
RT-112 = Your score is the points of your developments and your monuments, plus the bonuses of Architecture and Empire, minus your disaster points.
RT-113 = The highest score wins. A tie goes to the player whose remaining goods are worth more; if they are still level, the win is shared.
RT-113-ruling = The goods are valued after the last discard, each kind at the number under its peg. Food and coins do not count.

## Two, three or four players

RT-115 = With 3 players the Hanging Gardens (11 boxes) are out of play.
RT-115-ruling = A monument out of play cannot be ticked and does not count for the end of the game (RT-110).
RT-116 = With 2 players the Temple (7 boxes) and the Great Pyramid (15 boxes) are out of play.
RT-116-ruling = A monument out of play cannot be ticked and does not count for the end of the game (RT-110).
RT-117 = With 4 players all monuments are in play.

## Playing alone

RT-120 = Alone, you play 10 rounds and try to score as much as you can.
RT-121 = All monuments are in play.
RT-121-ruling = Alone, you always score the larger value of a monument.
RT-122 = Dice with skulls may be rerolled like any others.
RT-123 = Pestilence strikes you: you lose 3 points, unless you have Medicine.
RT-124 = Religion cancels revolt.
RT-125 = The usual ends of the game (RT-110) do not end the solo game.
RT-125-ruling = Solo play lasts exactly 10 rounds, whatever you have bought or built.

## Trading (variant)

RT-130 = After feeding and disasters, and before building, the player on turn may trade goods and food with opponents.
RT-130-ruling = At most 8 offers are made in a turn, so that a turn always ends; declined and withdrawn offers count. Food received comes too late to feed the cities this turn.
RT-131 = Any exchange is fine if both players agree. You may trade with any number of opponents, one deal at a time.
RT-131-ruling = A deal is an offer: what is given, what is asked for, and to whom it is made. The other player accepts or declines it. Both sides give something, and one deal names each ware, a good or food, on one side only.
RT-132 = Opponents trade only with the player on turn, never with one another.
RT-133 = Nobody may take more of a good, or more food, than the track holds.
RT-133-ruling = The limit of 6 goods does not bind a deal: a partner may stand above it until that partner’s own discard.
RT-134 = Coins, workers and developments are not traded.
RT-134-ruling = Skulls and promises are not traded either.

## Examples

RT-E01 = The Great Pyramid has 15 boxes. The first to complete it scores 12 points, everyone later 6.
RT-E02 = From 1 good you get 1 wood; from 2 goods, 1 wood and 1 stone; from 3 goods, 1 wood, 1 stone and 1 pottery.
RT-E03 = 5 wood and 2 stone are 7 goods. One has to go: a wood or a stone, as you prefer.
