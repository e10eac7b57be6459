# The rules reference of History of the World: one message a rule, in the order of data/rules.csv.
# HW-Rnn settles what the two printed rulebooks leave open or tell differently; it stands below the rule it belongs to.

chapter-components = Components and board
chapter-setup = Setting up
chapter-draw = Drawing empires
chapter-epoch = Playing an epoch
chapter-events = Event cards
chapter-preparation = Preparing the active empire
chapter-expansion = Expansion
chapter-forts = Building forts
chapter-combat = Combat
chapter-terrain = Difficult terrain
chapter-sea = Attacks from the sea
chapter-siege = Attacking a fort
chapter-sacking = Sacking capitals and cities
chapter-monuments = Monuments
chapter-turn_end = End of the turn
chapter-scoring = Scoring
chapter-epoch_end = End of the epoch
chapter-end = End of the game
chapter-options = Optional rules
chapter-greater = The greater events
chapter-lesser = The lesser events
chapter-examples = Examples

## Components and board

HW-001 = All dice are ordinary six-sided dice. There are five of them.
HW-002 = There are 30 pieces for capitals and cities. Each has two sides: a capital on one, a city on the other.
HW-003 = There are 32 forts.
HW-R01 = One rulebook counts forts and monuments together as 36. There are 32 forts and, apart from them, 36 monuments.
HW-004 = There are 36 monuments.
HW-005 = Each colour has 100 army figures: 5 for Epoch I, 12 for II, 20 for III, 15 for IV, 18 for V, 14 for VI and 16 for VII.
HW-R02 = The number of figures limits nothing. What matters about an army is its owner and where it comes from: an empire, a minor empire or an event card.
HW-006 = There are 12 markers with two sides: a coin on one, a fleet on the other.
HW-R03 = In the basic game coins and fleets are not limited to 12. Only with naval control does the number of fleets matter (HW-236).
HW-007 = There are 8 pre-eminence markers, worth 3, 3, 4, 4, 4, 5, 5 and 6 points: 34 in all.
HW-008 = There are 42 score charts. Each belongs to one area and one epoch and shows three numbers: the base value, twice the base value and three times the base value.
HW-R04 = What counts is the base value of each area in each epoch. One chart may stay in force for several epochs, so there are fewer charts than 13 areas times 7 epochs.
HW-009 = There are 49 empire cards, seven for each of the seven epochs.
HW-010 = There are 71 event cards: 22 greater events and 49 lesser events.
HW-R05 = Neither rulebook says how many copies there are of each card. The numbers used here add up to 22 and 49.
HW-011 = The greater events are of four kinds: Leader, Weaponry, Reallocation and Minor Empire.
HW-012 = The lesser events are of 22 kinds.
HW-R06 = The number 2 in one rulebook is a misprint. With the seven Kingdoms, three Migrants and three Expert Troops counted one by one there are 32 different cards.
HW-013 = The board has 102 lands.
HW-014 = Eight of the 102 lands are barren.
HW-R07 = So 94 lands are open to armies. The sources at hand name only 93 of them; Tasmania stands in for the last.
HW-015 = A barren land belongs to no area.
HW-R08 = No army ever stays in a barren land. The barren lands matter all the same: Barbarians come from there (HW-250).
HW-016 = Every other land belongs to exactly one of 13 areas.
HW-017 = The board shows 18 resource symbols in all.
HW-018 = There are two kinds of water: seas and oceans. Some rules tell them apart (HW-092, HW-229, HW-248).
HW-019 = There are four kinds of difficult terrain: forest, mountains, the Great Wall of China, and straits.
HW-020 = An empire card shows the strength of the empire, its start land, the waters it navigates, if any, and, for some empires only, a capital.
HW-021 = The back of every empire card lists the seven empires of its epoch in playing order.

## Setting up

HW-022 = The game is for 3 to 6 players.
HW-R09 = The rulebooks speak only of six players; the box says 3 to 6.
HW-023 = Everyone has a colour of their own and all figures of that colour.
HW-024 = Everyone starts with 0 points.
HW-025 = The score charts of each area are stacked by epoch. Those of Epoch I are in force first.
HW-026 = Everyone is dealt 3 cards from the shuffled deck of greater events.
HW-027 = Everyone is dealt 7 cards from the shuffled deck of lesser events.
HW-028 = You may look at your own event cards. Nobody else sees them before they are played.
HW-029 = After that nobody ever gets another event card.
HW-030 = Event cards that were not dealt take no part in the game.
HW-R10 = They stay face down, unseen, for the whole game.
HW-031 = The empire cards are sorted into seven piles, one for each epoch.
HW-032 = The 8 pre-eminence markers are shuffled and lie face down beside the board.
HW-033 = The board starts empty, without armies, forts, capitals, cities, monuments or fleets.

## Drawing empires

HW-034 = Before Epoch I everyone rolls two dice. Whoever rolls highest draws an empire card first.
HW-R11 = The two dice are added up. Those who tie for the highest total roll again. An option of the table may name the first player instead.
HW-035 = In Epoch I the others draw after the first player, clockwise around the table.
HW-036 = From Epoch II on the scores decide the order instead (HW-212 to HW-215).
HW-037 = In this order each player draws one card at random from the pile of the epoch and looks at it in secret.
HW-038 = Everyone draws exactly once in an epoch, even those who have already been given a card.
HW-039 = If you have no card for this epoch yet, you may keep the one you draw.
HW-040 = Or you may give it to another player.
HW-R12 = Only to a player who has no card for this epoch yet.
HW-041 = If you already have a card for this epoch, you may not keep the one you draw: you give it to another player of your choice.
HW-042 = The last to draw has no choice: the card goes to the one player who still has none.
HW-043 = Whoever is given a card must play that empire in this epoch.
HW-044 = You may not look at a card you were given until everyone has a card for this epoch.
HW-045 = At the end of the draw everyone has exactly one empire card for the epoch.
HW-046 = The cards left in the pile, seven less the number of players, are put away unseen.
HW-047 = With six players exactly one card is left. So in every epoch at least one empire does not appear.
HW-048 = Your empire card stays hidden from the others until the empire is called (HW-051).
HW-R13 = Who kept a card and who gave one to whom is open to all. Only the face of the card is secret; whoever gave it away knows it.

## Playing an epoch

HW-049 = The game runs through Epochs I to VII in order.
HW-050 = In each epoch the seven empires are called in the order on the back of the cards.
HW-051 = When an empire is called, the player who has it reveals the card and takes a turn at once.
HW-052 = An empire that nobody has is skipped.
HW-053 = The epoch is over when all seven empires have been played or skipped.
HW-054 = Everyone takes exactly one turn in an epoch.
HW-055 = A turn has three parts, in this order: event cards; expansion, combat and building; end of the turn with scoring.
HW-056 = In an epoch all players use the same type of figure for the empires they play, whichever these are.

## Event cards

HW-057 = In your turn you may play no event card, one or two.
HW-058 = They may be two greater events, two lesser events or one of each.
HW-059 = You may not play two identical event cards in one turn, such as two Leaders or two Disasters.
HW-R14 = Identical means: with the same title. Two different Kingdoms or two different Expert Troops are not identical.
HW-060 = Event cards are played before the first army is placed. From then on no card may be played in this turn.
HW-R15 = The first army is the one that the active empire places in its start land (HW-093). Armies placed by a Minor Empire or a lesser event do not count here.
HW-061 = Only the player whose turn it is may play event cards.
HW-062 = Cards are played one at a time, in any order.
HW-R16 = You may wait for the effect of the first card before you choose the second.
HW-063 = A card to be resolved before the first army takes effect at once, or at the step of the preparation that it names.
HW-064 = Any other card helps the active empire for the rest of this turn.
HW-065 = No effect of a card outlasts the turn, apart from the pieces it leaves on the board.
HW-066 = A card may be played only in the epochs it names; a card marked ALL, in any epoch.
HW-067 = A card that needs a target may be played only if there is one. A card that needs none may be played even if it changes nothing.
HW-R17 = The rulebooks are silent here.
HW-068 = Your active empire is the one whose empire card you play in this epoch. Minor empires, armies of event cards and empires of earlier epochs are never the active empire.
HW-069 = Leader and Weaponry may be in force together, and their benefits add up.
HW-R18 = Different cards add up: never more than three attack dice, but every +1 counts. Weaponry and Siegecraft together give +2.
HW-070 = A Minor Empire is played at the start of the turn and finished before the active empire is prepared.
HW-071 = It is set up and expands like an ordinary empire, with the strength, start land, navigation and capital shown on its card.
HW-072 = Each Minor Empire belongs to one epoch and may be played only in that epoch.
HW-073 = It uses figures of another epoch, as shown on its card, so that it can be told from the active empire.
HW-074 = A Minor Empire is not affected by any other event card of the same turn. A Leader does not help it.
HW-R19 = Its armies are also spared the dice of Famine, Plague, Pestilence or Black Death if the same player plays them in the same turn. Disaster, Kingdom, Jewish Revolt and Crusade cannot strike or enter its lands in that turn.
HW-075 = A Minor Empire scores only together with the active empire, at the end of the turn.
HW-076 = Once its expansion is over, its pieces count as pieces of your past empires.
HW-077 = A Minor Empire builds no monuments, and resource symbols in lands of its armies do not count for any.
HW-078 = Coins cannot be spent on a Minor Empire.
HW-079 = A Minor Empire builds no forts.
HW-R20 = Forts are for the active empire only; neither rulebook grants them to a Minor Empire.
HW-080 = Fleets of a Minor Empire serve it alone and are removed when its expansion ends.
HW-R21 = Its navigation is on its own card. The fleets of the active empire come from the empire card (HW-091).
HW-081 = For an army “from a far-away epoch” take a figure quite unlike those of the current epoch: Spanish or British early in the game, Egyptian or Persian late.
HW-R22 = This is a matter of looks only. What counts is that the army came with a card.
HW-082 = Armies placed by a lesser event belong to the player who played the card and are of that player’s colour from then on.
HW-083 = Coins may be spent at any moment of the turn in which you received them.
HW-084 = Coins cannot be kept for a later turn. Those you do not spend are lost.
HW-085 = One coin brings one army of the active empire that was lost in combat back to the pool.
HW-R23 = Right after the loss or later in the turn, but never for more armies than the active empire has lost in combat in this turn and not yet got back.
HW-086 = An army removed by a tie counts as lost in combat.
HW-087 = One coin buys one fort for the active empire, placed by the usual rules (HW-123, HW-126).

## Preparing the active empire

HW-088 = Step 1: take as many armies as the strength of your active empire. They form your pool.
HW-089 = Step 2: if the empire card shows a capital, take one; if not, none.
HW-090 = Step 3: place fleets for the seas and oceans that your empire navigates.
HW-091 = A sea on the card gives the empire one fleet in that sea.
HW-092 = An ocean on the card gives it navigation in that ocean and in every sea that can be reached from it, directly or through other seas.
HW-R24 = Place one fleet in the ocean and one in each of these seas.
HW-R25 = The seas behind a second ocean are not reached in this way.
HW-093 = Step 4: place one army of the pool in the start land of the empire.
HW-094 = Step 4: if the empire has a capital, place it there together with the army, capital side up.
HW-095 = This first army comes from the pool: the strength less one is left for expansion.
HW-096 = An army already in the start land is removed without combat, whoever owns it.
HW-097 = A fort in the start land is removed.
HW-098 = A monument in the start land stays.
HW-099 = A capital or city already in the start land is sacked by the arriving army (HW-160, HW-161).
HW-R26 = The rulebooks mention only armies, forts and monuments here. Sacking follows from the general rule.
HW-100 = A land never holds two capitals or cities: a new capital takes the place of a city left in the start land.
HW-R27 = The rulebooks never show two of them in one land.
HW-101 = No capital or city is placed while all 30 are on the board.
HW-R28 = Pieces that are sacked or replaced return to the supply first. If there is still none left, the capital or city is not placed.
HW-102 = With its first army on the board (step 4) the active empire may expand.

## Expansion

HW-103 = To expand, move one army from the pool into a land within reach. Each expansion takes one army.
HW-104 = Within reach is every land adjacent to any land with an army of the active empire, not only to the one placed last.
HW-105 = Armies of past empires, of minor empires or of event cards are never a base for the expansion of the active empire.
HW-106 = Expansion is voluntary. You may stop while armies are left in the pool.
HW-R29 = Armies left in the pool at the end of the turn are lost and score nothing.
HW-107 = In the basic game a land holds at most one army.
HW-108 = The active empire cannot expand into a land it already holds.
HW-109 = No army may expand into a barren land.
HW-110 = No army may expand across a barren land.
HW-111 = A land without an army is taken without dice: your army simply moves in.
HW-112 = In a land with an army of your own colour there is no combat: the new army replaces the old one.
HW-113 = This holds for armies of your past empires and for those you placed with event cards, Minor Empires included.
HW-R30 = The same colour is enough.
HW-114 = The replaced army leaves the board.
HW-115 = A fort in a land of your own colour stays when the army there is replaced.
HW-R31 = Only the army is exchanged. The rulebooks have a fort removed in a start land and in combat, but not here.
HW-116 = Expanding into a land with another player’s army means combat.
HW-117 = Lands joined by a strait are adjacent. No fleet is needed to cross it.
HW-118 = An empire with a fleet in a sea or an ocean may expand over this water into any land that borders it.
HW-119 = Several fleets in connected waters may be used as a chain, to a land that borders the last of them.
HW-R32 = The route starts in a land that holds an army of the active empire and borders the first water. Each next water touches the one before and holds a fleet of the empire. The target borders the last.
HW-120 = An expansion does not use up the fleet.
HW-121 = If several routes lead to the target, over land borders, a strait or the sea, the attacker chooses one.
HW-R33 = The route is part of the decision. It settles how many dice the defender rolls.

## Building forts

HW-122 = At any time in your turn you may exchange one army of the pool for one fort.
HW-123 = A fort is placed in a land with an army of the active empire, never in a land without one.
HW-124 = Once placed, a fort never becomes an army again.
HW-125 = You may turn as many armies of the pool into forts as you like.
HW-126 = A land holds at most one fort.
HW-127 = A fort may stand in a land with a capital or a city.
HW-128 = No fort can be placed while all 32 are on the board.
HW-R34 = Removed forts return to the supply.

## Combat

HW-129 = The attacking army is first put into the target land. This is the only time two enemy armies share a land.
HW-130 = The attacker rolls two dice.
HW-131 = Only the attacker’s highest die counts.
HW-132 = The defender rolls one die, or more for difficult terrain or an attack from the sea.
HW-133 = If the defender rolls several dice, only the highest counts.
HW-134 = If the attacker’s value is higher, the defending army is removed and the attacking army holds the land.
HW-135 = If the defender’s value is higher, the attacking army is removed.
HW-136 = If the values are equal, both armies are removed and the land is left without an army.
HW-R35 = The two values that count are compared, whatever the other dice show.
HW-137 = After a lost attack you may attack the same land again as long as there are armies in your pool.
HW-138 = After a tie, another army may enter the emptied land without combat.
HW-139 = The dice alone decide. The defender makes no choice.
HW-140 = Armies removed in combat leave the board. Those of the active empire can come back only with coins (HW-085).
HW-141 = Event cards can bring the attacker three dice, never more.
HW-142 = Attack value: the attacker’s highest die plus the attacker’s bonuses. Defence value: the defender’s highest die, plus 1 if there is a fort in the land.

## Difficult terrain

HW-143 = If difficult terrain lies on the defender’s side of the border that is crossed, the defender rolls two dice.
HW-R37 = Each side of a border has its own terrain. What counts is the side of the land that is attacked.
HW-144 = Difficult terrain on the attacker’s side of the border gives the defender nothing.
HW-145 = Against an attack across a strait the defender always rolls two dice.
HW-R38 = One rulebook denies this in a sentence, but gives two dice in its own example.
HW-146 = Several kinds of terrain on one border still give two dice.
HW-147 = Forest, mountains and the Great Wall all work in the same way (HW-143).

## Attacks from the sea

HW-148 = If the attacking army comes by fleet, and not from an adjacent land, the defender rolls three dice.
HW-149 = Terrain adds nothing to this: the defender rolls three dice whatever the coast looks like.
HW-R40 = Three is a fixed number. Terrain lies on borders between lands only.
HW-150 = Once an army has landed, expansion from there to neighbouring lands is an ordinary attack by land.
HW-151 = A landing in a land without an enemy army needs no dice.

## Attacking a fort

HW-152 = A defender with a fort adds 1 to the die that counts.
HW-153 = The bonus of the fort comes on top of the dice for terrain or for an attack from the sea.
HW-154 = If a defender with a fort loses or ties, the fort is removed and the defending army stays.
HW-155 = On a tie against a fort the attacking army is removed together with the fort.
HW-156 = If the attacker wins against a fort, the attacking army stays in the land and a further round is fought, now without the bonus of the fort.
HW-R41 = The further round must be fought: two enemy armies cannot stay in one land, and there is no retreat.
HW-157 = In the further round the defender rolls the same number of dice for terrain or sea.
HW-158 = If the defender, now without a fort, loses that round, the defending army is removed.
HW-159 = Siegecraft changes this sequence (HW-319).

## Sacking capitals and cities

HW-160 = When your army enters a land that already has a capital, the capital is turned over and becomes a city.
HW-161 = When your army enters a land that already has a city, the city is removed from the board.
HW-162 = If combat leaves the land without an army, its capital or city stays as it is.
HW-163 = An attack that fails changes nothing about it either.
HW-164 = If you enter a land without an army, its capital or city stays as it is.
HW-R42 = A capital or city falls only to an army that has fought for the land and won, as one rulebook says outright. Other sentences in both could be read differently.
HW-165 = If you replace your own older army, the capital or city of the land stays as it is.
HW-R43 = No battle was won there. The edition of 1993 sees this differently.
HW-166 = One entry makes one step at most: from capital to city, or from city to nothing.
HW-167 = Monuments are never removed by combat or sacking.
HW-168 = Armies of event cards that win or enter a land sack it in the same way.
HW-R44 = This concerns Minor Empire, Civil War, Jewish Revolt, Crusade, Barbarians and Migrants; HW-164 and HW-165 hold for them too. For a Kingdom see HW-295.

## Monuments

HW-169 = Monuments are built after you have finished expanding.
HW-170 = Count the resource symbols in lands with armies of the active empire.
HW-171 = For each full pair of these symbols one monument is built.
HW-172 = Symbols held by minor empires, armies of event cards or past empires do not count.
HW-173 = A land holds at most one monument.
HW-174 = First choice: the land of the active empire’s capital, if it has one and no monument stands there.
HW-175 = Second choice: a land of the active empire with a city and no monument.
HW-176 = Third choice: a land of the active empire with a resource symbol and no monument.
HW-177 = Among several sites of the same rank you choose.
HW-R45 = The ranks are checked anew for each monument of the turn.
HW-178 = A monument for which no site is left is not built.
HW-179 = No monument is built while all 36 are on the board.
HW-180 = You build every monument you are entitled to. Only its site can be a choice.
HW-R46 = Building is compulsory. A monument never hurts its builder in the scoring that follows.

## End of the turn

HW-181 = After the monuments, the event cards played in this turn are discarded.
HW-182 = All fleets are removed from the board. With naval control some of them stay (HW-231).
HW-183 = Coins that were not spent are lost (HW-084).
HW-184 = Then you score, and the next empire is called.
HW-185 = Armies, forts, capitals, cities and monuments stay on the board for later epochs.

## Scoring

HW-186 = You score once in an epoch: at the end of your own turn, not at the end of the epoch.
HW-187 = All armies of your colour count, from whatever epoch, minor empire or event card.
HW-188 = Only the player whose turn ends scores.
HW-189 = Every area is checked.
HW-190 = Presence: at least one army in the area. It is worth the base value.
HW-191 = Dominance: at least two armies in the area, and more than each other player. It is worth twice the base value.
HW-192 = Control: at least three armies in the area, and no other player has any there. It is worth three times the base value.
HW-193 = Only the highest level reached in an area scores.
HW-194 = Two armies alone in an area give dominance, not control.
HW-195 = If you share the highest number of armies in an area with another player, you have presence only.
HW-196 = The base value depends on the area and on the epoch. It is read from the score chart in force.
HW-197 = An area that has no value yet in the current epoch scores nothing.
HW-198 = Each capital in a land with an army of yours scores 2 points.
HW-199 = Each city in a land with an army of yours scores 1 point.
HW-200 = Each monument in a land with an army of yours scores 1 point.
HW-201 = It does not matter who founded the capital or city or built the monument, only whose army is there now.
HW-202 = Capitals, cities and monuments in lands without an army score for nobody.
HW-203 = Forts score nothing.
HW-204 = There is no upper limit. On the score track a fort under your marker stands for 100 points and a capital for 200, and the marker starts again at 0.
HW-R47 = That is a way of counting only: these two pieces do not come out of the supply.

## End of the epoch

HW-205 = At the end of an epoch three things happen: pre-eminence is checked, the score charts change, and new empires are drawn.
HW-206 = The player with the most points takes one pre-eminence marker at random.
HW-207 = If two or more players share the most points, nobody takes a marker for this epoch.
HW-208 = Nobody, not even its owner, may look at the marker before the end of the game.
HW-209 = Until then it does not change its owner’s points.
HW-210 = Pre-eminence is checked at the end of all seven epochs, Epoch VII included.
HW-211 = The charts of the finished epoch are removed, and those of the next are in force.
HW-R49 = Whether the charts change before or after the draw makes no difference.
HW-212 = For Epochs II to VII the player with the fewest points draws first, then the one with the next fewest, and so on. The player with the most draws last.
HW-213 = Among players with equal points, the one whose empire was the weaker in the epoch just played draws first.
HW-214 = This means the strength printed on the empire card. Armies, coins or minor empires from event cards are ignored.
HW-215 = If they are still level, the one whose empire was played earlier in that epoch draws first.
HW-R50 = What counts is the playing order of the empires, not the order in which they were drawn.
HW-216 = The draw itself goes on as before Epoch I (HW-037 to HW-046).

## End of the game

HW-217 = The game ends after the check for pre-eminence in Epoch VII.
HW-218 = Everyone reveals their pre-eminence markers and adds the values to their points.
HW-219 = Whoever then has the most points wins.
HW-220 = First tie-break: the lowest sum of the strengths of the seven empires a player had.
HW-R51 = As printed on the seven empire cards.
HW-221 = Second tie-break: the most points from pre-eminence.
HW-222 = Third tie-break: the lowest strength of the empire of Epoch VII.
HW-223 = Those who are still level share the win.
HW-R52 = The rulebooks name no further tie-break.

## Optional rules

HW-224 = Without pre-eminence: the markers are not used. HW-206 to HW-210, HW-218 and HW-221 do not apply.
HW-225 = Minor empires for all: the Minor Empire cards are kept apart, and everyone is dealt 1 of them and 2 other greater events instead of 3 greater events.
HW-226 = Several armies: a land may hold up to three units of one player: three armies, or two armies and a fort.
HW-227 = Several armies: still at most one fort in a land.
HW-228 = Several armies: they defend by the usual rules over further rounds. More armies do not mean more dice.
HW-R53 = Each lost round costs one unit, the fort first, then one army at a time. The land is taken once the last army is gone.
HW-R54 = The active empire may expand into lands it holds, up to the limit. It attacks with one army at a time.
HW-R55 = Presence, dominance and control still count lands, not armies.
HW-R56 = Replacing your own older armies removes the whole stack. Dice of events are rolled for each army, and the fort goes with the last one.
HW-229 = Naval control: an active empire with navigation may put armies of its pool on its fleets, at most one in each sea and none in an ocean.
HW-R57 = It may, but it need not.
HW-230 = Naval control: Minor Empires take no part in it.
HW-231 = Naval control: at the end of the turn fleets that carry an army stay on the board. The others are removed.
HW-232 = Naval control: when you score, you get 1 point for each sea where you have a fleet with an army.
HW-233 = Naval control: to have a fleet in a sea held by another player’s fleet, the active empire must fight that fleet first.
HW-234 = Naval control: fleets fight like armies. The attacker rolls two dice, the defending fleet one.
HW-R58 = If the attacker loses, that army is removed; you may try again or do without the sea. On a tie both are removed and the sea is free. If the attacker wins, the old fleet is removed and the army stays on the new one.
HW-R59 = A sea held by an older fleet of your own is taken over without combat.
HW-235 = Naval control: all fights between fleets come before the first expansion on land, in any order.
HW-R60 = They are fought after the first army has been placed. A sea held by another player gives no navigation until it is won.
HW-236 = Naval control: if the 12 markers are not enough for the new fleets, fleets with armies are taken off the board, those of the oldest epoch first.
HW-237 = Naval control: among fleets of the same epoch the player on turn chooses which to take, and in what order.
HW-R61 = Only fleets count towards the 12, not coins.

## The greater events

HW-238 = Reallocation (any epoch): takes effect after the fleets have been placed (HW-090) and before the first army (HW-093).
HW-R62 = Reallocation, Leader and Weaponry may be played in every epoch.
HW-239 = Reallocation: you remove any number of the active empire’s fleets and get one coin for each.
HW-240 = Reallocation: a removed fleet gives no navigation any more. With naval control your own older fleet in that sea, army and all, leaves the board with it.
HW-241 = Reallocation: nothing can be exchanged once expansion has begun.
HW-242 = Leader (any epoch, for the turn): the active empire attacks with three dice.
HW-243 = Leader: if all three dice show the same number, the Leader dies, and later attacks use two dice as usual.
HW-R63 = The triple still counts in that combat. The dice are compared as they fell, without bonuses.
HW-244 = Minor Empire (only the epoch on the card): the card shows strength, start land, navigation and capital. It is played by HW-070 to HW-080.
HW-245 = Weaponry (any epoch, for the turn): the active empire adds 1 to its dice in combat.
HW-R64 = This matters for attacks only, since nobody attacks the active empire in its own turn.

## The lesser events

HW-246 = Allies (any epoch, for the turn): the active empire gets 2 coins at the start of the turn.
HW-247 = Allies: an army brought back with one of these coins may only expand into a land without an army. It may not attack.
HW-R65 = These coins, and the armies they bring back, are kept apart from the others. Such an army may neither become a fort nor replace an army of your own colour; but the coin itself may buy a fort.
HW-248 = Astronomy (Epochs II to VII): the active empire may place one more fleet, in any one sea, not in an ocean.
HW-249 = Astronomy: this fleet comes on top of the empire’s own, and an empire without navigation may have it too.
HW-R66 = The sea need not be near the empire. The fleet is placed in step 3 of the preparation (HW-090), and Reallocation may turn it into a coin.
HW-250 = Barbarians (Epochs II to VII): place one army in a barren land of your choice.
HW-251 = Barbarians: from there it must attack an adjacent land with another player’s army.
HW-252 = Barbarians: the attack follows the usual rules of combat, terrain and forts included.
HW-253 = Barbarians: an army that wins stays in the conquered land and is yours.
HW-254 = Barbarians: after a win a new army appears in the same barren land and attacks another such land.
HW-255 = Barbarians: this goes on until an army is beaten or no adjacent land with an enemy army is left.
HW-R67 = Any combat that removes the attacking army ends the card, a tie included. You cannot stop earlier, but you choose each target.
HW-R68 = No army stays in the barren land, and your own lands are no targets.
HW-256 = Black Death (Epoch VI): choose two adjacent areas.
HW-R69 = Areas are meant, not lands. Two areas are adjacent if a land of one borders a land of the other, straits included.
HW-257 = Black Death: roll one die for every army in them. On a 1 the army is removed.
HW-258 = Black Death: a fort in the land of a removed army is removed too.
HW-259 = Civil Service (any epoch): the active empire gets 1 coin.
HW-260 = Civil Service: 1 more coin if the active empire has a capital.
HW-261 = Civil Service: 1 more coin if the active empire has navigation.
HW-262 = Civil Service: both may apply, for 3 coins at most.
HW-R70 = Capital and navigation are those of the empire card. A fleet of Astronomy is no navigation: an empire that has no other neither holds a sea nor fights for one (HW-229).
HW-263 = Civil War (Epochs II to VII): place three armies in three different lands of an enemy empire, one in each.
HW-R71 = All three lands belong to one empire: the same player, the same epoch. If it has fewer lands, place as many armies as it has lands.
HW-264 = Civil War: each of them attacks the army in its land. Difficult terrain is ignored, a fort counts.
HW-R72 = Two dice against one. All armies are placed first, then they fight in the order you like, each until it or the defender is gone.
HW-265 = Civil War: an army that wins stays, and the land is yours.
HW-266 = Crusade (Epochs V and VI): place three crusader armies in the Eastern Mediterranean.
HW-267 = Crusade: they expand from that sea by the usual rules.
HW-R73 = They are a pool of three. They attack from the Eastern Mediterranean, against three defence dice, or from lands crusaders hold. They use no other sea, and other cards do not help them. Those left over are removed.
HW-268 = Crusade: crusaders add 1 to their attack roll.
HW-269 = Crusade: if crusaders take Palestine, a fort is placed there.
HW-270 = Crusade: if crusaders take Palestine, a city is placed there.
HW-R74 = First what stands there is sacked, then the pieces are placed: in the end there are exactly one city and one fort. Entering Palestine without combat counts as taking it.
HW-271 = Disaster (any epoch): choose up to two lands with a monument. These monuments are destroyed.
HW-R75 = One land or two.
HW-272 = Disaster: a city in such a land is destroyed.
HW-273 = Disaster: a fort in such a land is destroyed.
HW-274 = Disaster: a capital in such a land becomes a city.
HW-275 = Disaster: armies are not affected.
HW-276 = Elite Troops (any epoch, for the turn): the active empire wins ties when it attacks, until it loses an army in combat.
HW-277 = Elite Troops: a tie against a fort counts as a win. The fort goes, and the attacker stays (HW-156).
HW-278 = Engineering (any epoch): if the active empire has a capital, 2 forts are added to its pool.
HW-R76 = They are placed during the turn like any fort and cost no army. Those not placed are lost. Without a capital the card does nothing.
HW-279 = Expert Troops: Forests (any epoch, for the turn): forest does not help against attacks of the active empire. The defender rolls one die.
HW-280 = Expert Troops: Mountains (any epoch, for the turn): mountains do not help against attacks of the active empire. The defender rolls one die.
HW-281 = Expert Troops: Straits (any epoch, for the turn): straits do not help against attacks of the active empire. The defender rolls one die.
HW-R77 = Only the terrain that the card names is ignored. Other terrain on the border, a fort or an attack from the sea still count.
HW-282 = Famine (any epoch): choose one area.
HW-283 = Famine: roll one die for every army there, your own included. On a 1 the army is removed.
HW-284 = Famine: a fort in the land of a removed army is removed too.
HW-R78 = A fort cannot stand without an army (HW-123).
HW-285 = Jewish Revolt (Epochs II to VII): one army appears in Palestine and attacks the army there with three dice.
HW-286 = Jewish Revolt: difficult terrain is ignored, a fort counts.
HW-R79 = The defender rolls one die and adds 1 for a fort.
HW-287 = Jewish Revolt: if it wins, the army stays, and Palestine is yours.
HW-R80 = If there is no army in Palestine, or one of your own colour, the new army takes the land without combat.
HW-288 = Jihad (any epoch, for the turn), stage 1: the active empire attacks with three dice until it first loses a combat.
HW-R81 = In stage 1 a tie is a win for the attacker and does not end the stage.
HW-289 = Jihad, stage 2: after the first lost combat it attacks with two dice and wins ties.
HW-290 = Jihad, stage 3: after the second lost combat the usual rules apply again.
HW-291 = Kingdom (one epoch each): place one of your armies in the land named on the card.
HW-292 = Kingdom: a city is placed in that land.
HW-293 = Kingdom: an army already there is destroyed without combat, whoever owns it.
HW-294 = Kingdom: a fort already there is destroyed.
HW-295 = Kingdom: whatever stood there before, the land has exactly one city afterwards.
HW-R82 = A land never holds two capitals or cities.
HW-296 = Kingdom: Canaanites, Epoch I, in Palestine.
HW-297 = Kingdom: Etruscans, Epoch II, in Northern Apennines.
HW-R83 = One rulebook translates the name as the north of the Alps; the Apennines are meant.
HW-298 = Kingdom: Kush, Epoch III, in Upper Nile.
HW-299 = Kingdom: Tiahuanaco, Epoch IV, in Southern Andes.
HW-300 = Kingdom: Mali, Epoch V, in Gold Coast.
HW-301 = Kingdom: Thai, Epoch VI, in Malayan Peninsula.
HW-R84 = One rulebook adds “south” to the name; it is the same land.
HW-302 = Kingdom: Zimbabwe, Epoch VII, in East Africa.
HW-R85 = Which figures the Kingdoms use is a matter of looks only.
HW-303 = Migrants: Australia (Epochs II to V): place two armies in two different lands of Australia without an army.
HW-304 = Migrants: Africa (Epochs III to V): place two armies in two different lands of Africa without an army.
HW-R86 = This is the area Africa, south of the Sahara, not the area North Africa.
HW-305 = Migrants: North America (Epochs III to V): place two armies in two different lands of North America without an army.
HW-306 = Migrants: these armies do not attack and build no monuments.
HW-R87 = If fewer than two lands are free, place as many armies as you can.
HW-307 = Naval Power (any epoch, for the turn): against attacks of the active empire from the sea the defender rolls two dice, not three.
HW-R88 = Two dice, although one rulebook first speaks of no penalty at all.
HW-308 = Pestilence (any epoch): choose one land.
HW-R89 = Any land that is not barren, with or without an army.
HW-309 = Pestilence: roll three dice for the army in that land. If any shows a 1, the army and its fort are removed.
HW-310 = Pestilence: roll two dice for each army in the adjacent lands. If any shows a 1, that army and its fort are removed.
HW-311 = Pestilence: the dice for the adjacent lands are rolled whether or not the first army dies.
HW-R90 = Lands across a strait are adjacent. Lands across a sea are not, and barren lands are not affected.
HW-312 = Plague (any epoch): choose one land with an army.
HW-313 = Plague: roll four dice for that army. If any shows a 1, the army and its fort are removed.
HW-314 = Plague: when an army dies, the plague moves on to an adjacent land with an army, of your choice. There three dice are rolled in the same way.
HW-315 = Plague: it ends when an army survives or no adjacent land with an army is left.
HW-R91 = It must move on while it can. It crosses straits, but no sea.
HW-316 = Population Explosion (any epoch): the active empire gets 2 coins.
HW-317 = Siegecraft (Epochs III to VII, for the turn): the active empire adds 1 when it attacks a land with a fort, a capital or a city.
HW-318 = Siegecraft: never more than 1, whatever stands there together.
HW-319 = Siegecraft: a win against a land with a fort removes the fort and the defending army together.
HW-R95 = If a city or capital stands there beside the fort, only the +1 is gained: fort and army do not fall together.
HW-R92 = A tie against a fort is resolved as usual (HW-155), unless another card turns it into a win.
HW-320 = Treachery (any epoch, for the turn): name one land held by another player.
HW-R93 = The land is named when the card is played, before the first army.
HW-321 = Treachery: if you attack that land in this turn, you win the combat without dice.
HW-R94 = This holds for every round in that land in this turn: the fort falls first, then the army, to a single attacking army.
HW-322 = Treachery: if you do not attack that land, the card has no effect and is discarded as usual.

## Examples

HW-E01 = Libya is a land of the area North Africa.
HW-E02 = Carthaginians, Epoch II, strength 7: the pool holds 7 armies. Of the 12 figures of Epoch II, 5 stay aside.
HW-E03 = Portuguese, Epoch VI, with the Atlantic Ocean and the Indian Ocean: fleets in the Atlantic Ocean, North Sea, Western Mediterranean, Eastern Mediterranean, Black Sea, Indian Ocean, Red Sea and Bay of Bengal, 8 for these two oceans. The card used here lists the Western Pacific too, which adds the Western Pacific, South China Sea and Sea of Japan: 11 in all.
HW-E04 = Greek City States, Epoch II, with fleets in the Western Mediterranean, the Eastern Mediterranean and the Black Sea and a single army in Morea: they reach Shatts Plateau by way of the Eastern and the Western Mediterranean.
HW-E05 = In the same position they reach Caucasus by way of the Eastern Mediterranean and the Black Sea.
HW-E06 = Romans, Epoch III, from Southern Apennines into Northern Apennines: the attacker rolls 1 and 3, the defender 4. The attacker loses, the Roman army is removed, the defender stays.
HW-E07 = Second attack on the same land: the attacker rolls 5 and 5, the defender 5. A tie: both armies are removed, and Northern Apennines has no army.
HW-E08 = The next Roman army enters Northern Apennines without dice.
HW-R36 = One rulebook translates the two lands as parts of the Alps; the Apennines are meant.
HW-E09 = Guptas, Epoch IV, from Eastern Deccan into Eastern Ghats: no difficult terrain, the defender rolls 1 die.
HW-E10 = From Eastern Ghats to Ceylon, across a strait: the defender rolls 2 dice.
HW-E11 = From Eastern Ghats into Western Ghats: mountains on the side of Western Ghats, the defender rolls 2 dice.
HW-E12 = From Eastern Deccan into Ganges Delta: forest only on the attacker’s side, in Eastern Deccan; the defender rolls 1 die.
HW-R39 = One rulebook tells this attack the other way round; but the forest is in the attacker’s land.
HW-E13 = Britain, Epoch VII, from Albion by sea to Chekiang: the attacker rolls 2 and 4, the defender 1, 1 and 5. The attacker loses, the British army is removed.
HW-E14 = A second attack from the sea that wins removes the defender and leaves the British army in Chekiang.
HW-E15 = From Chekiang the British then attack Si Kiang, Yangtze Kiang or Great Plain of China by land, no longer against three dice.
HW-E16 = With a fort a 5 that counts becomes a 6, and a 6 becomes a 7.
HW-E17 = Mongols with a Leader, Epoch V, from Mongolia into Wei River, which has the Great Wall on its side, a capital and a fort: 4, 6 and 6 against 1 and 6, plus 1 makes 7. The attacker loses and the Mongol army is removed. Fort, army and capital stay.
HW-E18 = Second attack: 2, 4 and 5 against 3 and 4, plus 1 makes 5. A tie: the Mongol army and the fort are removed, the defending army and the capital stay.
HW-E19 = Third attack: 1, 2 and 6 against 2 and 5, still two dice but no longer plus 1. The attacker wins: the defending army is removed, the Mongol army stays, and the capital becomes a city.
HW-E20 = The three attacks have cost 3 armies: 2 lost and 1 in Wei River. The Leader is alive, since no triple was rolled.
HW-E21 = An active empire with 4 resource symbols builds 2 monuments.
HW-E22 = Red scores at the end of a turn in Epoch II. Egyptian armies hold Nile Delta, Libya and Palestine; Vedic armies hold Upper Indus, Western Deccan, Eastern Ghats, Hindu Kush and Persian Plateau. Both capitals, the Egyptian and the Vedic one, are Red’s.
HW-E23 = The Vedic empire holds two resource symbols: exactly one monument, built in Upper Indus, where its capital stands.
HW-E24 = North Africa, base value 2: two armies, in Nile Delta and Libya, more than anyone else. Dominance: 4 points.
HW-R48 = These are the base values of Epoch II; Epoch I in one rulebook is a slip.
HW-E25 = Middle East, base value 3: two armies, in Palestine and Persian Plateau, but another player has three. Presence: 3 points.
HW-E26 = India, base value 2: four armies, in Upper Indus, Western Deccan, Eastern Ghats and Hindu Kush, and nobody else is there. Control: 6 points.
HW-E27 = Two capitals give 2 + 2 points, the monument 1. In all 4 + 3 + 6 + 2 + 2 + 1 = 18 points.
HW-E28 = Two players have 8 points each after Epoch I. One played the Egyptians (strength 5), the other the Minoans (strength 3): the Minoan player draws first.
HW-E29 = Two players have 8 points each after Epoch I, with the Egyptians (5) and the Aryans (5): the Egyptian player draws first, because the Egyptians are played earlier.
