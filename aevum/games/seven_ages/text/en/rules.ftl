# The rules reference of 7 Ages: one message a rule, in the order of data/rules.csv.
# SA-nnn-Rn settles what the rulebook leaves open or contradicts; it stands below the rule it belongs to.

chapter-definitions = Terms that hold everywhere
chapter-components = Components and setting up
chapter-winning = Winning and the end of the game
chapter-first_player = First player and colours
chapter-joining = Joining late
chapter-markers = Action markers
chapter-wild = The wild card
chapter-create = Action 1: create empire
chapter-production = Action 2: production
chapter-income = Income
chapter-upkeep = Upkeep
chapter-building = Building
chapter-trade = Action 3: trade and progress
chapter-movement = Action 4: manoeuvre
chapter-transport = Naval transport
chapter-land_units = Land units
chapter-naval_units = Naval units
chapter-air_units = Air units
chapter-limits = Other limits on movement
chapter-order = Removing disorder with units
chapter-conflict = Conflict
chapter-nuclear = Nuclear bombs
chapter-retreat = Retreat
chapter-conflict_end = End of a conflict
chapter-moscow = Example: the battle of Moscow
chapter-destiny = Action 5: destiny
chapter-civilise = Action 6: civilise
chapter-cards = Playing cards
chapter-leaders = Leaders
chapter-culture = Religion and government
chapter-modernise = Modernising
chapter-urbanise = Urbanising
chapter-buying_order = Buying off disorder
chapter-destroy = Action 7: destroy empire
chapter-free_progress = End of the turn: free progress
chapter-harvest = End of the turn: glory harvest
chapter-categories = Glory categories
chapter-buying_glory = Buying glory
chapter-glory_events = Events that change glory
chapter-square_icons = Square icons
chapter-passing = Passing the turn
chapter-options = Optional rules

## Terms that hold everywhere

SA-001 = There are 49 progress levels, in 7 Ages of 7 levels each: Age 1 is levels 1 to 7, Age 2 is 8 to 14, Age 3 is 15 to 21, Age 4 is 22 to 28, Age 5 is 29 to 35, Age 6 is 36 to 42 and Age 7 is 43 to 49.
SA-001-R1 = The rulebook never gives the seven levels of an Age in one place, but all its examples fit: 6 and 7 are in Age 1, 8 is in Age 2, 22 is the first of Age 4, 31 is in Age 5.
SA-002 = The Age of an empire is that of its own progress marker. Different empires may be in different Ages.
SA-003 = The Age of the game is that of the most advanced empire in play. It decides whether an empire card may be started.
SA-004 = A progress marker never stands below level 1.
SA-004-R1 = Whatever would take it lower (set-up modifier, nuclear bomb, event, timed progress) stops at level 1, because the rulebook says never.
SA-005 = A marker that moves past level 49 has left the last Age. The game then ends at the end of the turn (SA-032).
SA-005-R1 = It stands on the end space after 49 and goes no further. For everything else its empire stays in Age 7. Who got there first is remembered (SA-030, SA-034).
SA-006 = An empire never has more than 199 money. What would go above that is lost.
SA-007 = An empire cannot spend money that it does not have. There is no credit.
SA-008 = An empire controls a region when it is the side with units there. A region without units is neutral.
SA-008-R1 = Control lasts until something changes it; an intruder alone does not. It changes only when a conflict ends with another side left in the region; when the owner has no unit left there other than air units (not during a conflict, see also SA-008-R2); when a unit other than an air unit ends its move in a neutral region without units of others; and when an empire is created or forces are converted. Leaders, forts and cities neither give control nor keep it. Otherwise every attacked region would lose its artefact, galleys and capital before its battle.
SA-008-R2 = A unit that only passes through a neutral region does not take it, and a contested region changes hands only after its conflict. Air units alone never take a neutral region; but if they are all that is left after a conflict, they hold the region until they leave or die, since the rulebook makes no exception there.
SA-009 = Two regions joined by a crossing arrow are adjacent.
SA-010 = Another empire is in range of yours if the shortest way from one of your regions to one of its regions is no longer than your empire’s Age. Your own region is not counted, the other empire’s region is. Adjacent empires are 1 apart.
SA-010-R1 = A region of an empire is one that it controls. You may count freely through neutral land, neutral sea and your own regions, and along crossing arrows even while they are closed to movement. The rulebook names only foreign regions and early oceans as obstacles.
SA-011 = Before your empire is in Age 4 its range cannot be counted through an ocean region.
SA-011-R1 = An ocean region may still be the first or the last region of the count, for a fleet that stands there. Only counting across is barred.
SA-012 = Range cannot be counted through a region controlled by another empire, unless that empire’s player allows it.
SA-012-R1 = Another empire of your own counts as another empire too, but you can always allow yourself to pass.
SA-013 = The player who is asked for passage may demand cards, money of the asking empire, or both. If you accept, you hand them over at once.
SA-013-R1 = Cards go from hand to hand, money from the asking empire to the empire whose region is crossed. Nobody has to ask: an empire that could be reached only with a permission that was not asked for or not given is out of range.
SA-014 = Range may hold in one direction only: one empire may be in range of another without the reverse being true.
SA-015 = Halves are rounded up: 2.5 glory becomes 3, and half of 7 committed units is 4 in front.
SA-015-R1 = The rulebook’s examples halve only twice (SA-E14, SA-E26) and round up both times. We do so everywhere: income, captured money, glory.
SA-016 = Where the text of an event contradicts a rule, the event holds.
SA-016-R1 = So do the special text of an empire card and the text of an artefact: they are there to change the general rules.
SA-017 = A card is used for one thing only (its empire, its event, its artefact or its value) and then leaves the hand.
SA-018 = The card of an empire in play lies open in front of its player. When the empire is destroyed, the card goes to the discard pile.
SA-019 = When a card must be drawn and the draw pile is empty, the discard pile is shuffled into a new draw pile.
SA-019-R1 = The rulebook says nothing of this outside the tie for first player, yet every conflict uses up cards, and only reshuffling lets an empire be started again. If both piles are empty nothing is drawn; a card that a conflict or a trade needs then has value 0.
SA-020 = You may never look at another player’s units.
SA-020-R1 = How many units of each colour are in a region is open to all, since the movement rules need it. Which units they are and what they are worth only their owner knows, until they are committed and revealed in a conflict. Where the rules leave only one possibility the type is known anyway: at sea there can be only naval and air units.

## Components and setting up

SA-021 = The game is for 2 to 7 players.
SA-022 = There are 110 cards.
SA-023 = All cards are shuffled into one face-down draw pile.
SA-024 = The large counters are sorted into the 15 colours of the empires.
SA-025 = All unnamed leaders and all “no leader” counters go into one cup.
SA-026 = Each player is dealt 7 cards face down.
SA-027 = At the start no empire is in play. All other counters stay aside until they are needed.

## Winning and the end of the game

SA-028 = When the game ends, the player with the most glory points wins.
SA-029 = In a tie for glory, the tied player with the most advanced empire wins.
SA-030 = If several empires are past level 49, the one that passed it first is ahead.
SA-030-R1 = Empires that pass level 49 at the same moment are equal: the win is shared (SA-031). The order from the holder of the turn marker decides only who gets the points of SA-034-R1.
SA-031 = If there is still a tie, all tied players win together.
SA-032 = If an empire passes level 49, the game ends at the end of that turn.
SA-032-R1 = The whole end of the turn is still played: free progress, buying glory, harvest. Then the scores are compared. The harvest is part of the turn.
SA-033 = If an empire acquires the internet, the game ends at once.
SA-033-R1 = At once means that the rest of the action, the other actions and the harvest are dropped.
SA-033-R2 = Only the empire on which the card is played acquires the internet in this sense, even if there were a blue marker. One empire must be named for the bonus.
SA-034 = The player whose empire brought the end about (past level 49, or with the internet) gains 7 glory before the scores are compared.
SA-034-R1 = Only one player gets them: the one with the internet if it ended the game, even if another empire passed level 49 earlier in the turn; otherwise the owner of the first empire past 49 (SA-030). The rulebook speaks of one player.
SA-035 = Before the game the players may agree on another moment for its end.
SA-035-R1 = A table may set a last turn, an Age or a number of glory points. Unless it says otherwise, the game then ends after the harvest of that turn, without the 7 extra points, which belong to the two ends named above.

## First player and colours

SA-036 = Each player secretly picks a card from hand and lays it face down. When all have done so, the cards are revealed together.
SA-037 = The highest card value goes first.
SA-038 = All cards played for this are discarded and not replaced.
SA-038-R1 = The rulebook mentions no new cards, so hands start at 6 cards, fewer after ties.
SA-039 = Players tied for the highest value each play another card from hand, which is discarded too, until one is left.
SA-040 = If the tied players run out of cards, they draw from the draw pile and play those cards until somebody wins.
SA-040-R1 = Hands are normally equal, so they run out together. If not (option Redemption), all tied players turn to the draw pile as soon as one of them has no card left. These cards are played as they come, without a choice.
SA-041 = The winner takes the turn marker.
SA-042 = Then colours are chosen, in descending order of the first card that each player played.
SA-042-R1 = The holder of the turn marker always chooses first. Players who tied with them on the first card come next, in the order of SA-043; their further cards do not count.
SA-043 = Among equal first cards, whoever sits nearer to the first player’s left chooses earlier.
SA-044 = Each player takes a glory marker, puts it on space 0 of the glory track, and takes the two empire colours that match it, a dark and a light shade.
SA-045 = You keep your pair of colours for the whole game.
SA-046 = Colours in nobody’s pair form a reserve, from which anyone may build empires.
SA-046-R1 = The pair of another player is never available, even while it is unused, since pairs are kept to the end. Seven pairs and one single colour make 15; the single colour is always in the reserve.
SA-E01 = Four players. First cards: Beth 7, Jack 7, Ray 1, Patrice 1; then Beth 5, Jack 4. Beth is first player. Colours are chosen by Beth, Jack, Ray and Patrice in this order, as Ray sits to Beth’s left. Six cards are discarded. 15 − 4 × 2 = 7 colours stay in the reserve.

## Joining late

SA-047 = If colours are left, a new player may join a game in progress.
SA-047-R1 = A whole pair is needed that belongs to nobody and that no empire is using, because counters of a living empire cannot be handed over. Players join between turns.
SA-048 = The newcomer is dealt 7 cards.
SA-049 = The newcomer’s glory marker starts on the space of the player in last place.
SA-050 = The newcomer receives a pair of colours.
SA-050-R1 = The newcomer chooses among the free pairs and sits where the table agrees; without an agreement, to the right of the holder of the turn marker and so last in order. This disturbs the order least.
SA-050-R2 = The limit of empires (SA-054) then follows the new number of players. Whoever is above it keeps their empires, but may not create one nor place a marker off-empire until they are below it.

## Action markers

SA-051 = Each player has one marker for each of the 7 actions, and a wild card.
SA-052 = At the start of a turn every player places exactly one action marker face down on each of their empires in play.
SA-052-R1 = All do so secretly and at the same time, and nobody may leave an empire without a marker. Two empires of a player cannot get the same action except by means of the wild card, as there is only one marker of each.
SA-053 = If you have fewer empires than your limit, you may place one more marker face down off-empire, that is, on none of them.
SA-054 = You may never have more empires than this: 7 with 2 players, 5 with 3, 4 with 4, and 3 with 5, 6 or 7 players.
SA-055 = The markers that were not placed stay face down, so that nobody knows what was chosen.
SA-056 = Some actions do nothing when they are placed off-empire, destroy empire for one.
SA-056-R1 = Off-empire, create empire works (it is always placed so), destiny works in full, civilise lets you play events and artefacts and nothing else, and the wild card can become one of these three. Production, trade and progress, manoeuvre and destroy empire do nothing there. The options Technology and Take that take it for granted that destiny and civilise work there.
SA-057 = Create empire placed on an existing empire does nothing.
SA-058 = The actions are carried out in this order: 1 create empire, 2 production, 3 trade and progress, 4 manoeuvre, 5 destiny, 6 civilise, 7 destroy empire.
SA-059 = Everyone who chose an action carries it out before the next action begins.
SA-060 = When its action comes up, a marker is turned face up and its empire carries the action out.
SA-060-R1 = In each action the players take their turns clockwise from the holder of the turn marker. In your turn you reveal your marker, or turn your wild card into this action, and carry it out before the next player decides; if you pass, you have passed for this action. Only in trade and progress does everyone reveal first, in the same order, because a trade may use up two markers (SA-147).
SA-061 = Players may act at the same time. Where the order matters, the holder of the turn marker goes first, then the others clockwise.
SA-061-R1 = Here actions are always carried out one after another in this order. The rulebook’s remark about a turn marker lying on an action marker is a slip of translation. With two markers of the same action you carry out both in your turn, in the order you like.
SA-062 = You may decline to reveal a marker. That empire then passes for the turn.
SA-063 = A marker that was not revealed before its action is over is lost for the turn. That empire passes.
SA-064 = At the end of the turn all action markers go back to their owners.
SA-064-R1 = A marker that was never revealed is taken back unseen, since the rulebook wants choices kept secret. If an empire is destroyed before its marker is used, the marker is lost for the turn.

## The wild card

SA-065 = The wild card is placed like any other marker, on an empire or off-empire.
SA-066 = It may be revealed during any action and then counts as a marker of that action.
SA-066-R1 = A wild card on an empire may be turned into create empire, but without effect (SA-057).
SA-067 = It may repeat an action that you already use in this turn.
SA-068 = An empire with the wild card gets no free progress at the end of the turn.
SA-068-R1 = The rulebook speaks once of an empire that carries the wild card and once of one that used it. We play the stricter: carrying it is enough, revealed or not.
SA-068-R2 = A wild card that was placed off-empire and became create empire counts as carried by the empire it created. Otherwise this use would have no price.
SA-068-R3 = In a later edition an administrator keeps the free progress. Here the leader does not.
SA-069 = If you use the wild card to take the same action twice in a turn, you lose 1 glory, if you have any.
SA-069-R1 = You lose it when the second of the two actions begins, and not at all if the other marker was never revealed, since the rulebook speaks of doing the action twice. With 0 glory you lose nothing.
SA-070 = This penalty cannot take your glory below 0.
SA-070-R1 = No other loss of glory can either (nuclear bomb, red artefact, homeland): the track starts at 0 and has no space below.

## Action 1: create empire

SA-071 = To create an empire, play one card from hand and start the empire named on it.
SA-071-R1 = The new empire has no action marker in this turn: it gets only its special set-up actions and free progress. If create empire is revealed without a card that can be played or without a free colour, it does nothing, and no card is shown.
SA-072 = You can create an empire only if a colour that is open to you is unused.
SA-073 = If you already have as many empires as allowed, you cannot create another.
SA-074 = The same empire may be started several times in a game, once its card is drawn again.
SA-075 = Wherever the card leaves a choice about the start, the player who creates the empire decides.
SA-076 = A card may be started only if the Age of the game (SA-003) is among the Ages on the card.
SA-077 = Some cards allow an Age only while a named empire is on the map, or is not.
SA-078 = A card may be played only if its conditions for set-up can be met.
SA-079 = You choose an available colour for the new empire.
SA-080 = You must take a colour of your own pair if one is unused.
SA-081 = The progress marker goes on the level of the most advanced empire, plus or minus the set-up modifier of the card.
SA-081-R1 = The most advanced among the other empires in play is meant. The result may lie in an Age that is not on the card, as when the example puts Rome in Age 1 (SA-E04).
SA-082 = With no empire on the map, an empire card of any Age may be started, if the empire can be placed.
SA-083 = Its starting Age is then the lowest Age on its card that has no condition.
SA-084 = An empire created on an empty map puts its marker on the first level of that Age: 1, 8, 15, 22, 29, 36 or 43. The set-up modifier is ignored.
SA-085 = The empire starts in the region or regions named on its card, which the coordinates help to find on the map.
SA-086 = Where the card lists several start regions without offering a choice, the empire must start in all of them.
SA-086-R1 = Each of these regions must get at least one unit as long as money and counters allow. If they do not, you choose which stay empty.
SA-087 = The empire starts with the money printed on its card.
SA-088 = If the card lists famous leaders for the Age in which the empire starts, you may take one of them that has not yet appeared in the game.
SA-088-R1 = The empire’s own Age counts, after its marker is placed. You take one leader at most, within the leader number of the card, and place the leader in a start region that will hold one of your units once the units are bought; until then a leader without units, and an empire without units, may stand. Unnamed leaders are not offered here.
SA-089 = The first units are bought with the starting money, by the rules of production (SA-123 and after).
SA-090 = At creation any number of units may be placed in a start region, whatever its city.
SA-091 = They may be placed only in start regions.
SA-091-R1 = During creation the start regions count as controlled for building (SA-128, SA-129, SA-132), even with foreign units in them: units are bought before the conflict.
SA-092 = An administrator who has just been placed already makes the first units cheaper, except infantry.
SA-093 = Elite markers named in the special text are put on the empire card with the first units.
SA-094 = Unless it is barbarian in its Age, the empire may pay to fortify start regions, for 5 money each, one fort per region.
SA-094-R1 = These forts are paid with the first units, before any conflict, and only in start regions without foreign units. Only free forts come after the conflicts. This is the order in which the rulebook tells it.
SA-095 = Money spent at creation is deducted at once. You cannot spend more than the starting money.
SA-096 = If the special text converts forces that stand in a start region, leaders included, they become the new empire’s.
SA-096-R1 = Converted units are replaced by counters of the same type in the new colour. Those for which there is no counter are removed. The card may say more.
SA-096-R2 = Converted units count as the first unit that a start region must get (SA-086-R1). Converted leaders stay even above the leader number, but then no leader can be promoted. Elephants, nuclear bombs and star wars units change owner. Units above the new empire’s level stay. Forts stay, artefacts go (SA-284). The old empire keeps its money; without a unit left it is destroyed. If only some are converted and the rest are fought, that conflict lowers the city by a step. Converting comes before buying, although the rulebook tells it later, because it decides which counters are free.
SA-097 = A city in a start region that is taken over by conversion becomes the new empire’s without losing a level.
SA-097-R1 = So does a neutral city in a start region without enemy units: nothing reduces it.
SA-097-R2 = A capital placed where a neutral city stands takes over that city at its level, as in SA-099. It does not become a level 1 city.
SA-098 = A converted city keeps its level even if the new empire could not build one of that level.
SA-099 = If the new empire puts its capital where there is a converted city, that city becomes the capital.
SA-100 = Units of other empires that remain in a start region are fought in a conflict, by the rules of action 4.
SA-100-R1 = The new empire is the active side. As nothing moved, there is no modifier for river, crossing or invasion. If it is left without units it is destroyed at once (SA-325).
SA-101 = Unless it is barbarian in its Age, the empire places a level 1 capital in a start region of its choice.
SA-101-R1 = Only in one that it controls after the conflicts; if it controls none, it has no capital. Cities are placed in controlled regions.
SA-102 = If the new empire captured a level 5 or level 7 city in a conflict in a start region, its capital there is level 3 or 5 instead of 1.
SA-102-R1 = This is the usual loss of one step (SA-255). A captured city of level 3 or 1 gives a level 1 capital in the same way. You may still choose another start region; the captured city then stays an ordinary city. The rulebook can also be read as fixing the region; we leave the choice.
SA-103 = Forts granted by the special text go into start regions of your choice.
SA-104 = Effects that the card calls initial, such as changed unit costs, hold only during creation.
SA-105 = Special actions granted at creation, such as free manoeuvres, must be carried out right after the placement and the conflicts in start regions.
SA-106 = Other special effects last as long as the card says, or as long as the empire exists.
SA-E02 = The Moors (card 69): the creator chooses between the level of the leading empire minus 2 and the level of the Arab marker. But the starts are no choice: Mauretania and every region in Europe that the Arabs control. Where the French rulebook writes “chef” here, it means the leading empire, not a leader.
SA-E03 = The most advanced empire is Phoenicia at level 6, so the game is in Age 1. Carthage (card 92) normally belongs to Age 2, but may be started because Phoenicia is in play.
SA-E04 = The most advanced empire is Macedon at level 8, in Age 2. Rome has modifier −1: its marker goes on 7, and Rome itself is in Age 1.
SA-E05 = The map is empty and the hand holds Egypt (card 1), England (card 37) and the Pirate State (card 98). Egypt would start on level 1, England on level 22 (Age 4). The Pirate State cannot be played, because it must be placed within 3 regions of another empire.
SA-E06 = England is created in Age 4. Its player may take Shakespeare or Elizabeth. She takes Elizabeth and puts her in England.

## Action 2: production

SA-107 = Production runs in this order: income, upkeep, building.

## Income

SA-108 = The empire receives income for every region it controls: the income of the terrain, read in the empire’s own Age, plus the value of a city there.
SA-109 = A disordered region yields nothing at all, whatever city or resource it has.
SA-110 = Wheat adds its value to a fertile region in every Age.
SA-111 = Wheat adds to a region that is not fertile only if the empire is in Age 5, 6 or 7.
SA-112 = Oil adds to a region only if the empire is in Age 7.
SA-113 = Special texts of empires and events may change income.
SA-114 = Without a capital, the empire’s whole income of this production is halved.
SA-114-R1 = This holds for barbarians too, as the rulebook makes no exception; in return they pay no upkeep. Halve after everything is added, and round up. Saved money is not touched.
SA-115 = Income is added to the saved money, up to 199.
SA-115-R1 = The rulebook names the glory track here; the money track is meant.
SA-E07 = Egypt is fertile with wheat (5) and has a level 1 city (1): income 6. If it is disordered: 0.
SA-E08 = Germany with a level 3 city: income 5 in Ages 1 to 4 (forest 2 + city 3), 7 in Age 5 (wheat + 2), and 8 in Ages 6 and 7, where the forest is gone and the land is worth 3 (3 + 2 + 3).

## Upkeep

SA-116 = The empire pays 1 money for each of its units on the map.
SA-117 = If it can pay for all its units, it must.
SA-118 = If it cannot pay for all, its player chooses which go unpaid.
SA-118-R1 = As many must be paid as the money allows: units minus money go unpaid.
SA-119 = Artefacts, cities, forts and leaders need no upkeep.
SA-120 = Nor do the units of a barbarian empire, that is, one with the no cities symbol for its current Age.
SA-121 = Unpaid units return to the force pool.
SA-121-R1 = Nuclear bombs and star wars units that are unpaid, lost or scrapped return to the common pool, or they could never be built again (SA-142). For elephants see SA-140.
SA-122 = Every land region that became neutral because its units were not paid gets a disorder marker, unless it has one.
SA-122-R1 = Sea and ocean regions get none. City and fort stay; an artefact there is removed (SA-284); a capital becomes an ordinary city of the same level and no money is lost, because there was no conflict.
SA-122-R2 = Leaders left there are removed (SA-294), galleys and ranges are checked again, and an empire without units is destroyed.

## Building

SA-123 = Only types of units whose progress level the empire has reached may be built. Special texts may vary this.
SA-124 = Colours differ in number, type and quality of units. The counters of the chosen colour are the empire’s force pool.
SA-125 = Only counters that are in the force pool can be built.
SA-125-R1 = Counters have two sides. Either side may be built once its own progress level is reached, since modernising turns counters over anyway.
SA-126 = Each unit costs the price of its type.
SA-127 = Whatever changes the price, a unit costs at least 1.
SA-128 = Naval units may be built only in coastal and sea regions that the empire controls, never in ocean regions.
SA-129 = All other units may be built only in land regions that the empire controls.
SA-130 = In a region with a city no more units may be placed in one production than the value of the city.
SA-131 = In a region without a city only one unit may be placed.
SA-131-R1 = Naval and air units count towards the same limit. A disordered region may be built in: it is only denied income.
SA-132 = The empire may fortify any number of its land regions, for 5 money each.
SA-133 = A region holds at most one fort.
SA-134 = A barbarian empire cannot build forts.
SA-135 = An empire with a no naval or no cavalry symbol cannot build units of that class.
SA-136 = Such a ban ends once the empire has traded at least once with an empire that does not have it.
SA-136-R1 = It is enough to have been the partner, and the trade need not be won. Trading with the draw pile does not count. A partner whose own ban has ended has no ban. Once ended, the ban is gone for good. The rulebook asks only for having traded.
SA-137 = An empire can build only elephants that were added to its force pool.
SA-138 = An empire at level 10 or more that takes control of an elephant region adds that region’s elephant to its force pool, even from another empire.
SA-138-R1 = What counts is that both are true, control and level 10; so the elephant also comes when the empire reaches level 10 while it holds the region. If another empire has the counter on the map, it is taken from there.
SA-138-R2 = It is taken at once, even in the middle of a conflict. It causes no panic (SA-236), because it was not lost in conflict.
SA-139 = An empire at level 10 or more that wins a trade with an empire controlling an elephant region adds an unnamed elephant, drawn at random, to its force pool, if the common pool has one.
SA-139-R1 = The level after the advance from that trade counts: the advance is part of winning.
SA-140 = An elephant that dies or is not paid leaves the empire’s pool for the common pool, unless the empire controls that elephant’s region.
SA-140-R1 = If it does control the region, the elephant goes to its force pool and can be built again. Unnamed elephants always go to the common pool.
SA-141 = All elephants leave the game for good as soon as any empire enters Age 7.
SA-141-R1 = An empire created in Age 7 enters it too.
SA-142 = Nuclear bombs and star wars units can be built only while the common pool has one.
SA-143 = Outside production and creation, money is spent only to remove disorder in civilise, to buy glory in the harvest, as gifts in trade and to pay for passage, unless a card says otherwise.

## Action 3: trade and progress

SA-144 = The acting empire picks as its partner an empire of another player that is in its range.
SA-145 = If there is a choice, the partner must be an empire that has not yet traded in this turn.
SA-145-R1 = An empire has traded if it took part in a trade on either side. If no fresh partner is in range, one that has traded is allowed.
SA-146 = If no empire of another player is in range, the acting empire may trade with the draw pile.
SA-146-R1 = While any such empire is in range, the draw pile is not allowed, as the rulebook makes it a last resort. You may still pass by not revealing the marker.
SA-147 = If the partner chose trade and progress too, this one trade uses up the action of both.
SA-147-R1 = The chosen partner cannot refuse. If you have revealed trade and progress and no longer want it, you may decline, and the action is lost. Being chosen as a partner later does not change that you chose the action (SA-155, SA-157, SA-158); a marker that was declined or never revealed does not count. With an empty hand against the draw pile, your card is drawn first, then that of the pile; with two empty hands, the active side draws first.
SA-148 = Each side secretly picks a card from hand and lays it face down. Both are revealed together.
SA-149 = A side with an empty hand uses the top card of the draw pile.
SA-150 = The trade total is the value of the card plus the trade value of the empire.
SA-151 = Subtract 1 from it if the empire controls at least one disordered region: once, however many there are.
SA-152 = The higher trade total wins the trade.
SA-153 = Against the draw pile, the other total is the plain value of its top card.
SA-154 = The winner moves 1 level forward.
SA-155 = The winner may move 1 more level if it chose trade and progress in this turn.
SA-156 = The winner may move 1 more level if its partner is an empire, not the draw pile, with a higher progress level.
SA-156-R1 = The levels before the trade are compared, or the first step would change the third. The first step is compulsory, the other two are not. So at most 3 levels against an empire and 2 against the draw pile.
SA-157 = In a tie, the side that chose trade and progress moves exactly 1 level. The other does not move.
SA-157-R1 = So a tie against the draw pile also brings the acting empire 1 level. A tie is not a win: no elephant, no glory for winning.
SA-158 = If both sides of a tie chose trade and progress, only the less advanced moves 1 level.
SA-159 = If both chose it and their levels are equal, nobody moves.
SA-160 = After a trade between empires, each player takes the card that the other played.
SA-161 = After a trade with the draw pile, the player takes its card and discards their own.
SA-162 = After a trade the two empires may give each other any amount of money they have. The draw pile neither gives nor takes.
SA-162-R1 = Only the giver decides about a gift. The receiver still cannot go above 199. The acting player decides first.
SA-163 = A wild card turned into trade and progress counts as having chosen that action.
SA-E09 = Syracuse (trade +2, chose the action) trades with Rome (trade +1, did not, higher level). Cards 3 and 5: the totals are 5 and 6, Rome wins and moves 1 level. With a 5, Syracuse would have won by 7 to 6 and could have moved up to 3 levels. With a 4, at 6 to 6, Syracuse would have moved 1 level. After the trade as played, Syracuse holds the 5 and Rome the 3.

## Action 4: manoeuvre

SA-164 = In a manoeuvre the empire moves its units, within its own regions, into neutral ones or into those of other empires.
SA-164-R1 = Ending a move in a neutral region takes control of it without a conflict. A city there is taken over at its level; a fort and a disorder marker there stay. Only conflicts strip a region.
SA-165 = Each unit of the empire may move once in a manoeuvre, from region to adjacent region.
SA-166 = What it pays for the regions it enters may not exceed the movement allowance printed on it.
SA-167 = Entering a region costs the points of the terrain chart. The unit must have enough left to pay in full.
SA-167-R1 = No unit has a free minimum move of one region: the rulebook wants full payment.
SA-168 = Naval and air units pay 1 for each region they enter, whatever the terrain.
SA-169 = Units that an explorer accompanies for their whole move have +1 movement.
SA-170 = Star wars units have unlimited movement.
SA-171 = A leader moves only by accompanying at least one unit for the whole of its move. Units that start in one region may move together along one path.
SA-171-R1 = A leader moves at most once in a manoeuvre, since the units that the leader follows do.
SA-171-R2 = An explorer helps every unit that comes along the whole way. One move takes any of a region’s units and leaders along one path.
SA-172 = Leaders cannot accompany star wars units or nuclear bombs.

## Naval transport

SA-173 = Each naval unit can carry one land or air unit and any number of leaders.
SA-174 = The ship and what it carries must begin the manoeuvre in the same region and move together all the way.
SA-175 = The move uses the allowance of the naval unit and is bound by its limits.
SA-176 = It must end in a coastal region.
SA-176-R1 = The carried unit makes no other move in this manoeuvre; both end in the same coastal region. Any unit other than an air unit, ship or cargo, that enters a land region straight from a sea or an ocean invades it, whether there are enemies or not.

## Land units

SA-177 = Infantry, cavalry and missile units may enter only land regions, except while they are carried.
SA-178 = A land unit that is not carried must stop when it enters a region with a unit of another empire, unless its own empire already has at least twice as many units there.
SA-178-R1 = Count all units there before the moving one enters, without leaders and forts. Exactly twice is enough (SA-E12).

## Naval units

SA-179 = Naval units may enter only ocean, sea and coastal regions.
SA-180 = A naval unit may pass through a sea or ocean region with units of another empire if its own empire already has at least twice as many units there, or if its move does not end in a region which that other empire controls.
SA-181 = A naval unit that enters a region with a unit of another empire must stop, unless its own empire already has at least twice as many units there.
SA-181-R1 = The rulebook’s two sentences on this clash. We play SA-180 in sea and ocean regions, and SA-181 in coastal regions and wherever SA-180 does not let a ship pass. It may always stop to fight.
SA-182 = A naval unit cannot cut across land through a region that touches two separate waters.
SA-183 = In a land region a ship lies on one coast and can leave only for waters that this coast touches.
SA-183-R1 = It is the coast by which the ship came, or the one chosen when it was built. It is remembered after the move.
SA-184 = Ships may pass between the sea regions joined by the Suez or the Panama canal in the Ages printed on the map.
SA-184-R1 = The Age of the moving empire counts.
SA-185 = Passing a canal needs the permission of every empire that controls a region next to it.
SA-185-R1 = You need no permission from yourself or your other empires. One permission holds for one action; for a range (SA-012) it holds for one count. If several owners are on the way, all must agree before anything is paid.
SA-186 = Galleys may not enter ocean regions, unless the special text of their empire allows it.
SA-187 = A galley is destroyed at once if it is in a sea or ocean region that is not adjacent to a land region controlled by its empire.
SA-187-R1 = This is checked after every step and every change of control. So a galley cannot pass through such a region either.
SA-187-R2 = What it carries is lost with it, leaders too; but moves through such seas are not offered. A leader alone with a ship may end at sea: SA-176 binds only a carried land or air unit.

## Air units

SA-188 = Star wars units may go to any region. Units of other empires do not stop them.
SA-188-R1 = Nuclear bombs and star wars units are air units in every rule about air units or other units (SA-008, SA-168, SA-190 to SA-192, SA-195, SA-222, SA-375). The rulebook treats them under that heading.
SA-189 = Nuclear bombs may enter any kind of region, and units of other empires do not stop them; but they may not enter a region with a star wars unit of another empire.
SA-190 = Other air units must stop when they enter a region with an air unit of another empire, unless their own empire already has at least twice as many air units there.
SA-191 = An air unit other than a star wars unit may end its move at sea or on an ocean only if its empire has a unit other than an air unit in that region or in an adjacent one.

## Other limits on movement

SA-192 = During its manoeuvre an empire must always keep at least one unit other than an air unit in each land region it controls.
SA-192-R1 = This is checked after every single move, because the rulebook says always. A ship in a coastal region is enough.
SA-193 = Sea and ocean regions may be left empty.
SA-194 = Air units may leave any region, even if nothing stays behind.
SA-195 = Units other than leaders and air units may not use a crossing arrow if the sea region in which it lies holds units of another empire.
SA-195-R1 = Any foreign unit closes it, also an air unit or one of your own other empires.
SA-196 = An arrow that lies in two sea regions is closed only if both hold units of another empire.
SA-E10 = French ships start in Normandy. They may pass through the Bay of Biscay with one English galley in it if two or more French naval units are already there, or if their move does not end in a region controlled by the English.
SA-E11 = Spearmen want to go from Morocco to Andalusia. The arrow is closed if both the Western Mediterranean and the Pillars of Hercules hold units of another empire. It is open if only the Western Mediterranean does.
SA-E12 = The Pripet Marshes hold 2 Russian units. With 3 French units there, further French units must stop. A fourth one, a knight, makes 4 = 2 × 2, and units that enter after it may go on to Moscow. One unit must stay in Poland. The march to Moscow would cost cavalry 4 points, but with paved roads Moscow itself costs only 1.

## Removing disorder with units

SA-197 = A region that the empire controls loses its disorder marker if the empire ends a manoeuvre with enough units in it.
SA-198 = The number needed is 1 + the defence modifier of the terrain + the value of the city.
SA-199 = The city counts 0 if one of the units is a missile unit other than archers.
SA-200 = River, invasion and crossing modifiers are added if any of these units came that way in this manoeuvre.
SA-200-R1 = Forts do not count. The terrain is read in the empire’s own Age. All units in the region count, moved or not. It is checked after the conflicts of the action and happens by itself. The rulebook lists only terrain and city.
SA-201 = Several disorder markers may be removed in one manoeuvre.
SA-E13 = Armenia is Mongol, disordered, a mountain (+3) with a level 1 city: 1 + 3 + 1 = 5 units are needed. 1 is there and 4 arrive, which makes 5: the marker is removed at the end of the action. With a missile unit other than archers among them, 4 are enough. If a river was crossed, more than 5 are needed.

## Conflict

SA-202 = After all movement the active empire must fight a conflict in every region that holds its units and units of another empire.
SA-203 = It must be fought even if the same player owns both empires.
SA-203-R1 = That player then decides for both sides, without secrets.
SA-204 = The active player chooses the order of the conflicts.
SA-205 = They go on until every conflict of the action is settled.
SA-206 = A conflict has two sides: the active empire and one other.
SA-206-R1 = If several other empires share the region, which only special effects can bring about, the active empire fights them one after another in the order it chooses.
SA-207 = At the start of a round each side draws a card from the draw pile, looks at it and lays it face down.
SA-208 = A side with a tactician in the region may discard that card and draw another, which it must use.
SA-208-R1 = Once per round and side. It is enough that the tactician is there: cards come before units are committed, whatever the example suggests.
SA-209 = Then each side secretly commits one or more of its units in the region that are not yet committed.
SA-210 = A side may also commit a tactician who is in the region.
SA-210-R1 = At most one tactician per side and round. Leaders of other kinds are never committed.
SA-211 = Before cards and units are revealed, any player, involved or not, may play event cards that affect the conflict.
SA-211-R1 = They are asked clockwise from the active player, again and again until all pass in succession.
SA-212 = Then all cards and committed units are revealed and both conflict totals are worked out.
SA-213 = Conflict total: the value of the side’s card.
SA-214 = Conflict total: plus the front values of half of the committed units, which the owner chooses.
SA-214-R1 = Half is rounded up, so a lone unit is in front; see SA-E14, SA-E17 and SA-E18.
SA-214-R2 = The choice is made after the reveal, as nothing makes it secret. The split with the highest total may be proposed. The choice matters because of elephants and of the bonus for disorder.
SA-215 = Conflict total: plus the support values of the other committed units.
SA-216 = Conflict total: plus 1 for each elite marker of the empire, at most +3.
SA-217 = Conflict total: plus 1 for each Age by which the empire is ahead of its opponent.
SA-218 = Conflict total: for each disorder marker that the opponent has taken in this conflict, plus the best front value and the best support value among the units committed in this round.
SA-218-R1 = The two are added. Front values count only for units in front, support values only for units in support, after terrain and other modifiers. The battle of Moscow shows it: 5 + 5 in SA-E16, 6 + 8 for one side and 4 + 0 for a lone knight in SA-E17.
SA-219 = Conflict total of the defender, the side that is not active: plus the terrain modifier.
SA-220 = Conflict total of the defender: plus 2 for a fort.
SA-221 = Conflict total of the defender: plus the value of the city.
SA-222 = Terrain modifiers add up: mountain 3 and river 1 make 4.
SA-222-R1 = River, crossing and invasion count once each if any unit that the active side commits in this round came that way in this action. Air units never cause them. Artillery, too, is judged round by round.
SA-223 = Terrain modifiers are read in the defender’s Age.
SA-223-R1 = So is whether there is forest to hinder cavalry: one region must not have two terrains in one conflict.
SA-224 = The city counts 0 if the active side uses missile units other than archers.
SA-224-R1 = This is settled round by round by the units committed: in SA-E15 the French commit no artillery, and the city counts.
SA-225 = Mounted units, such as knights and horse artillery, fight at −1 front and −1 support in forest.
SA-225-R1 = The rulebook shows this only in the example; the terrain chart says which units and terrains it concerns. It holds for both sides.
SA-225-R2 = Terrain comes first, the elephants’ zero (SA-226) last. No value falls below 0.
SA-226 = If a side commits elephants, the front value of all chariots, light cavalry and horse archers that the other side commits is 0.
SA-227 = The side with the lower total loses all units and leaders it committed in the round.
SA-228 = The side with the higher total loses nothing.
SA-229 = With equal totals both sides lose their committed units.
SA-230 = With equal totals, a side that committed a tactician loses no units.
SA-230-R1 = Both sides may be saved in this way at once. The committed tactician is not lost in a tie either.
SA-231 = Committed units that survive are set aside and cannot be committed again until they are released.
SA-232 = Tacticians may be committed again in every round.
SA-233 = The cards are discarded after the round.
SA-234 = Further rounds follow until one side has won or both are wiped out.
SA-235 = Lost units return to the force pool.
SA-236 = If a side loses an elephant in a conflict, all its surviving units there must retreat at once.
SA-236-R1 = They must, whether or not they could retreat otherwise. If both sides lose an elephant in the same round, both retreat, the active side first, and the region becomes neutral.
SA-237 = A side with no uncommitted unit left releases all its committed units and takes one disorder marker for this conflict.
SA-237-R1 = This happens right after the losses of the round, before anyone decides to retreat, as in the example. A side without any unit takes none.
SA-238 = There is no limit to the disorder markers of a side in a conflict.

## Nuclear bombs

SA-239 = If the only unit that a side has to commit is a nuclear bomb, its owner may destroy the bomb before the round. The side takes a disorder marker for having used up its units, and the rest are released.
SA-239-R1 = The rulebook writes the only unit committed; we read the only one left to commit, or the release would make no sense. If it was the last unit of all, the side has lost. Destroying the bomb costs no glory.
SA-240 = If one side commits a bomb and the other a star wars unit in the same round, the bomb is destroyed before the totals are worked out.
SA-240-R1 = A single star wars unit stops all bombs of that round. A side left without committed units still has its card and its bonuses.
SA-241 = A committed bomb that is not stopped destroys all units of both sides in the region, committed or not.
SA-242 = When a bomb explodes, the empire that controlled the region loses one progress level.
SA-242-R1 = The empire that controlled it when the conflict began is meant; it never falls below level 1 (SA-004). Leaders left alone are removed too (SA-294).
SA-243 = The player who used a bomb loses 5 glory.
SA-243-R1 = For each bomb committed and revealed, even one that was stopped, but never below 0 (SA-070). The rulebook speaks of using it, after all the cases.

## Retreat

SA-244 = Before the cards of a round are drawn, a side may retreat if the other side has taken a disorder marker in this conflict.
SA-245 = With a tactician in the region, it may retreat if either side has taken one.
SA-246 = If both may retreat, the active side decides first.
SA-246-R1 = If it retreats, the conflict is over and the other side is not asked.
SA-247 = Units retreat to adjacent regions that their own empire controls and that hold no unit of another empire.
SA-248 = A unit may retreat only to where it could move, without naval transport.
SA-248-R1 = The rulebook writes “naval movement”; naval transport is probably meant. Ships retreat by sea as usual, land units never aboard ships. Crossing arrows follow SA-195. Movement points do not matter.
SA-249 = Retreating units that have nowhere to go are destroyed.
SA-249-R1 = You may choose to retreat only if at least one of your units has somewhere to go; the others are then destroyed. Only a forced retreat (elephants, events) happens with nowhere to go at all.
SA-250 = Units of one side may retreat to different regions.
SA-250-R1 = All units of the side in the region retreat, committed or not. Leaders go with a retreating unit that the owner chooses.

## End of a conflict

SA-251 = An empire that loses a conflict loses one elite marker, if it has any.
SA-251-R1 = To lose is to have no unit left in the region, destroyed or retreated: a retreat gives the region up. If both sides are wiped out, both have lost.
SA-252 = All disorder markers caused by the conflict are removed.
SA-253 = If both sides lost all their units there, the region becomes neutral.
SA-254 = If one side still has units in the region, it controls the region.
SA-254-R1 = Even if only air units are left (SA-008-R2).
SA-255 = If control changes, artefacts and forts in the region are removed, and its city drops a step: 7 to 5, 5 to 3, 3 to 1, 1 to nothing.
SA-255-R1 = Becoming neutral by a conflict is a change of control: the region had an owner and now has none.
SA-256 = A capital in a region that changed control becomes an ordinary city.
SA-256-R1 = Both happen: a level 3 capital becomes an ordinary city of level 1.
SA-257 = An empire that loses its capital in a conflict loses all its saved money. Half of it goes to the empire that now controls the region.
SA-257-R1 = The half is rounded up, and the receiver cannot go above 199. If the region is neutral, nobody gets it.
SA-258 = An empire without a capital that loses a leader in a conflict, and loses the conflict too, loses all its saved money. Half of it goes to the winner.
SA-258-R1 = Any leader removed in the course of the conflict counts, committed or left alone. It never comes on top of SA-257 for the same conflict: the same money cannot be lost twice.
SA-258-R2 = If nobody won, nobody gets the half.
SA-259 = Famous leaders lost in conflict leave the game, unnamed ones return to the cup.
SA-259-R1 = The rulebook says so for dismissal and destruction. We apply it whenever a leader is removed.

## Example: the battle of Moscow

SA-E14 = Moscow, round 1. The French (Alex, active, Age 5, 1 elite marker, tactician Napoleon) have 4 fusiliers (front 6), 1 knight (front 6, in forest 5), 2 artillery (support 8) and 1 horse artillery (support 7, in forest 6). The Russians (Catherine, defender, Age 4, no elite marker, tactician Kutusov) have 2 fusiliers (front 5), 1 spearman (front 1), 2 cannon (support 5) and 2 knights (front 5 and support 4, in forest 4 and 3). Moscow is forest (+1, and by card 34 another +1 for each Russian infantry in front) with a fort (+2) and a level 3 capital. Alex replaces his card and gets a 2. He commits 3 fusiliers and the knight in front, 2 artillery and the horse artillery in support: 18 + 5 + 16 + 6 + 2 (card) + 1 (elite) + 1 (Age) = 49. Catherine has a 5 and commits the spearman: 1 + 5 + 2 (forest 1 + 1 by card 34) + 2 (fort) = 10; the city counts 0 because of the artillery. The spearman is lost. The French have 8 units left, 1 of them uncommitted.
SA-E15 = Moscow, round 2. Alex has a 6 and commits the last fusilier: 6 + 6 + 1 + 1 = 14. Catherine has a 3 and commits a fusilier and a cannon: 5 + 5 + 3 (card) + 2 (forest) + 3 (capital) + 2 (fort) = 20. The capital counts, because no artillery is committed in this round. The fusilier is lost. The French have 7 units, all released, and take a disorder marker. Catherine may retreat and declines. Alex may, thanks to his tactician, but has nowhere to go. The rulebook lets Catherine think about it first; by SA-246 Alex decides first.
SA-E16 = Moscow, round 3. Alex has a 5 and commits a fusilier and an artillery: 6 + 8 + 5 + 1 + 1 = 21. Catherine has a 4 and commits a fusilier, a cannon and 2 knights, with the fusilier (5) and a knight (4) in front, the cannon (5) and a knight (3) in support: 5 + 5 + 4 + 3 + 4 (card) + 2 (forest) + 2 (fort) + 10 (disorder 5 + 5) = 35. Both French units are lost; 2 fusiliers, the knight, an artillery and the horse artillery are left. All 6 Russian units are released, and the Russians take a disorder marker.
SA-E17 = Moscow, round 4. Alex commits all 5 units and Napoleon: 12 + 5 + 8 + 6 + 1 (elite) + 14 (disorder 6 + 8) + 1 (Age) = 47, plus his card. Catherine has a 3 and commits one knight: 4 + 2 (fort) + 1 (forest, no infantry in front) + 4 (disorder 4 + 0) + 3 = 14. The knight is lost. The French are all released and take a second disorder marker. The rulebook says that Alex draws a 4 and yet prints 52, adding 5: with a 4 the total is 51, with a 5 it is 52. He wins the round either way. Napoleon himself adds nothing.
SA-E18 = Moscow, round 5. Alex has a 3 and commits all 5 units and Napoleon: 12 + 5 + 8 + 6 + 3 + 1 + 1 + 14 = 50. Catherine replaces her card, gets a 4 and commits her last 5 units: 10 + 4 + 10 + 4 (card) + 3 (forest 1 + 2 infantry) + 2 (fort) + 20 (two markers, 5 + 5 each) = 53. All French units and Napoleon are lost. Russia keeps Moscow, and the French lose their elite marker.

## Action 5: destiny

SA-260 = Destiny: first discard any cards from hand that you wish.
SA-261 = Then draw until you hold 6 cards.
SA-262 = Six cards is the usual limit of a hand.
SA-262-R1 = The rulebook says so only in an optional rule. The deal of 7 fits, since one card goes for first player. The limit counts only in destiny: with more than 6 cards you must discard down to 6 first. At other times a hand may be larger (the deal, late joiners, payments for passage).

## Action 6: civilise

SA-263 = One civilise action allows: any number of cards played, one leader dismissed, one promoted, one religion or government adopted, any number of units modernised, one urbanisation, one city made the capital, and any number of disorder markers removed.
SA-263-R1 = In any order, but disorder is bought off last, after adopting. The rulebook puts it at the end, and money would otherwise undo SA-304 and SA-308 within the same action.

## Playing cards

SA-264 = Any number of cards from hand may be played as an event or as an artefact.
SA-265 = The empire on a card can be used only in create empire.
SA-266 = Cards played as an event or artefact are discarded after use.
SA-267 = A card played as an event does what its event says.
SA-268 = An event that names no moment may be played only in a civilise action.
SA-269 = An event that names another moment may be played then, as the card says.
SA-269-R1 = At each such moment everyone is asked clockwise, from the active player or else from the holder of the turn marker, one card at a time, until all pass in succession.
SA-270 = An assassination is aimed at a leader of another empire in range of the civilising empire.
SA-270-R1 = Whoever plays the event picks the leader.
SA-270-R2 = The other empire must have a leader. All cards drawn for it are discarded. The number in SA-274 includes extra leaders granted by effects.
SA-271 = Without a civilising empire, an assassination cannot be played; so not in a civilise action off-empire.
SA-272 = The attacker draws a card from the draw pile and either keeps it or discards it and draws again, up to the number of cards on the event. The last one allowed must be kept.
SA-273 = The card kept stays face down until both sides have chosen.
SA-274 = The other empire draws in the same way, up to the leader number on its empire card.
SA-274-R1 = That is the printed number of leaders, the only leader number on the card. With 0 the defender draws one card.
SA-275 = Both cards are revealed. The leader dies only if the attacker’s card is higher; equal cards fail.
SA-276 = An artefact card may be played on an empire that is in one of the Ages shown for it.
SA-276-R1 = On any empire in play, whoever owns it, since only an optional rule limits this to range. The player of the card chooses empire and region.
SA-277 = Artefacts marked with a dagger (industrial revolution, world war) may also be played in an earlier Age, on the conditions given for them.
SA-278 = Artefacts marked with a star have requirements that must be met first.
SA-279 = An artefact cannot be played while its marker is on the map or on the progress track.
SA-279-R1 = Religions and governments may have several markers, because adopting makes copies: the ban is on the card, not on adopting. A marker on an empire card counts as in play.
SA-280 = The marker goes on the empire card if the artefact says so, otherwise into a land region of the empire.
SA-281 = An artefact cannot be played into a region that already has one.
SA-281-R1 = If the empire has no such land region, the artefact cannot be played on it.
SA-282 = Green artefact: the player of the empire that receives it gains 1 glory.
SA-283 = Red artefact: the player of the empire that receives it loses 1 glory.
SA-284 = An artefact leaves play when its empire loses control of the region.
SA-285 = It leaves play when the empire controlling it goes beyond the last Age shown on the marker.
SA-285-R1 = So do markers on empire cards, if they show Ages.
SA-286 = It leaves play when an event removes it.
SA-286-R1 = In one sentence: an artefact, religion, government or dark age leaves play past its last Age, by an event, by being replaced, or with its empire; a dark age also by a won trade. Leaving because of its Age causes no disorder (SA-308) and changes no glory.
SA-287 = Some artefacts also put a blue marker on the progress track, on the level of the empire + 7 − its Age.
SA-288 = Blue markers are never removed.
SA-289 = The empire with the artefact and every empire on or past its blue marker possess the artefact: they have its benefits and penalties and meet the requirements that name it.
SA-289-R1 = Where an empire stands is what counts: one that falls back below the blue marker loses the artefact again. Reaching a blue marker gives no glory and no green marker; these are for the empire that receives the artefact itself.
SA-289-R2 = What happens on acquiring an artefact happens once, to the empire on which the card is played, never on reaching the blue marker.
SA-290 = The background of an artefact’s name on the card shows whether it is green or red and whether it has a blue marker.
SA-E19 = Sudan (card 80) is at level 31, in Age 5. The industrial revolution puts the blue marker on 31 + (7 − 5) = 33. Sudan and all empires at 33 or more have it and meet the requirement of the radio. The rulebook calls it an event here; it is an artefact.

## Leaders

SA-291 = The civilising empire may dismiss one of its leaders.
SA-292 = A famous leader who is dismissed leaves the game. An unnamed one goes back into the cup.
SA-293 = An empire loses all its leaders whenever its Age changes, forward or backward.
SA-294 = A leader in a region without any unit of their empire is removed at once.
SA-294-R1 = An unnamed leader goes back into the cup, a famous one leaves the game. The rulebook can also be read as removing both from the game; we treat all removals alike.
SA-295 = The empire may promote one leader if it has fewer on the map than the leader number on its card.
SA-296 = You may dismiss and promote in the same action.
SA-297 = You may take a famous leader listed for the empire’s current Age; if there are several, choose.
SA-298 = Each famous leader can appear only once in a game.
SA-299 = Instead you may draw a counter at random from the cup. A leader may be kept or put back.
SA-300 = A “no leader” counter must be put back.
SA-301 = After putting a counter back you may draw again, up to as many draws in all as the leader number on the empire card.
SA-301-R1 = Each counter goes back before the next draw. If you like none, you end without a leader. Whether you take a famous leader or draw is decided first; the rulebook does not say.
SA-302 = A promoted leader is placed in any region that the empire controls.
SA-E20 = England is still in Age 4 and Shakespeare has not appeared. The civilising player may place him in any region controlled by the English.

## Religion and government

SA-303 = The empire may adopt a religion or government of an empire in its range.
SA-303-R2 = You name one empire to adopt from; it may be another of your own. Nothing can be adopted past its last Age. Its first Age and its requirements bind only cards, and requirements lost later remove nothing. SA-305 limits adopting only: cards of religions and governments may be played in the same action, each under SA-304.
SA-304 = An empire may not change a religion or government that it has while any of its regions is disordered.
SA-304-R1 = It may take its first one in spite of disorder, as only changing is barred. A card that gives a religion or government to an empire that has one is a change too, with the same limit and the same consequence.
SA-305 = An empire cannot adopt both a religion and a government in one action.
SA-306 = Adopting puts a marker on the empire card, in place of the earlier religion or government.
SA-307 = All effects of that artefact apply, 1 glory for the green marker included.
SA-308 = If an earlier religion or government was replaced, every region of the empire with a city or a leader becomes disordered, unless it is already.
SA-308-R1 = Land regions only, as in SA-122.
SA-309 = Confucianism can sometimes be adopted during a manoeuvre, as its own text says.

## Modernising

SA-310 = Units on the map may be turned to their other side if the empire’s level allows that type, free of charge and as many as you like.
SA-311 = Turning back to an older side is allowed.
SA-E21 = Rome at level 40 may turn all its swordsmen into motorised infantry. Ships of the line could become battleships (level 39), galleys frigates.

## Urbanising

SA-312 = The empire may build or improve a city in up to 2 fertile regions, or in 1 other region.
SA-312-R1 = In two different land regions that it controls, without paying: the rulebook gives no price. Disorder does not prevent it.
SA-312-R2 = Forest that is gone (Ages 6 and 7, read in the civilising empire’s Age) counts as fertile.
SA-313 = A barbarian empire cannot build or improve cities.
SA-314 = A region holds at most one city.
SA-315 = Building places a level 1 city in a controlled region without one.
SA-316 = Improving goes from 1 to 3, from 3 to 5 or from 5 to 7, one step at a time.
SA-317 = Level 3 needs an empire in Age 2 or later.
SA-318 = Level 5 needs an empire in Age 4 or later.
SA-319 = Level 7 needs an empire in Age 7.
SA-320 = The first city that an empire builds is its capital.
SA-320-R1 = An empire that had a capital and lost it builds ordinary cities and must use SA-323, which would otherwise have no purpose.
SA-321 = An empire has at most one capital.
SA-322 = With a builder among its leaders, the empire may build or improve one more city in the builder’s region, not one that was already built or improved in this action.
SA-322-R1 = One more city in an action, however many builders there are.
SA-323 = An empire without a capital may in addition make one of its cities the capital, unless it is barbarian.
SA-323-R1 = It may be a city that was built in this very action.

## Buying off disorder

SA-324 = Disorder markers in regions that the civilising empire controls may be removed for 7 money each.

## Action 7: destroy empire

SA-325 = An empire without units on the map is destroyed at once. This takes no action.
SA-325-R1 = During a conflict, empires without units, lost control and leaders left alone are dealt with only when the conflict is settled. Otherwise an empire that loses its last unit in its capital would vanish before its money, its capital and its elite marker are dealt with.
SA-326 = The action destroys the empire on which the marker lies.
SA-327 = The units, forts, leaders, artefacts and markers of a destroyed empire are removed and its card is discarded.
SA-327-R1 = The markers are those of progress, money, elite, religion, government and action. Disorder markers stay, as they belong to the region, and so do blue markers, which are never removed. Elephants, nuclear bombs and star wars units go to the common pool. Its money is gone.
SA-328 = Its capital becomes an ordinary city of the same level.
SA-329 = Its other cities stay unchanged.
SA-330 = Its unnamed leaders return to the cup, its famous ones leave the game.
SA-331 = Its colour is free for a new empire.

## End of the turn: free progress

SA-332 = When all actions are over, each empire moves 1 level forward.
SA-332-R1 = It must, even if it was created in this turn: the rulebook says each empire.
SA-333 = An empire in a dark age does not move.
SA-333-R1 = The rulebook does not define a dark age. It is a state that cards bring about.
SA-334 = An empire that used a wild card in this turn does not move (SA-068).

## End of the turn: glory harvest

SA-335 = Each empire scores for its player by the glory icons on its card: one or more, most of them with a number.
SA-336 = To score in a category an empire must have more than zero in it.
SA-337 = Icon with a 1: 1 point for being first.
SA-338 = Icon with a 2: 2 points for first, 1 for second.
SA-339 = Icon with a 3: 3 points for first, 2 for second, 1 for third.
SA-340 = In a tie the empire of the holder of the turn marker ranks ahead, then the others clockwise from their left.
SA-341 = All empires are ranked, whether or not they have the icon and whoever owns them.
SA-342 = You decide the order of your own empires that are tied.
SA-342-R1 = Computer players take the order that brings them the most points. No two empires share a rank.
SA-E22 = Greg holds the turn marker. Debbie, to his left, and Ray, to his right, are tied for second richest: Debbie is second, Ray third.

## Glory categories

SA-343 = Progress: the highest progress level.
SA-344 = Money: the most money held. 0 never scores.
SA-344-R1 = The rulebook points to a description of the icons that it does not contain. The icons in play are those that the cards show.
SA-345 = Cities: the highest sum of city values, capital included.
SA-346 = Units: the most naval units, the most cavalry units or the most land units, by icon.
SA-346-R1 = Land units are infantry, cavalry, missile units and elephants. Elephants are not cavalry; armour is.
SA-347 = The icon with crossed rifles stands for the most units, not for infantry.
SA-347-R1 = The French text would leave infantry out, probably by a slip of translation. We count all land units, infantry included: the sentence before it lists naval, cavalry and land units, and players report Assyria scoring for the most land units.
SA-348 = Artefacts: only green ones count.
SA-348-R1 = The green markers themselves, on the card and in the regions. An artefact possessed by a blue marker does not count.
SA-349 = Resource icons have no number: 1 point for each resource of that kind that the empire controls.
SA-349-R1 = Control is enough. Disorder does not matter here, nor for cities: it is excluded only when regions are counted.
SA-350 = Elephant regions count only while no empire is in Age 7.
SA-351 = Oil counts only for empires in Age 7.
SA-352 = When regions are counted, disordered ones are left out.
SA-353 = Desert and tundra count only for empires whose special text says so.
SA-354 = Zone icons count regions inside a zone, bounded by thick blue lines.
SA-355 = A zone includes every sea and ocean region adjacent to its land.
SA-356 = A sea adjacent to several zones is in each of them.
SA-357 = Islands joined by a crossing arrow belong to the zone of the mainland.
SA-358 = Other islands belong to the zone named in brackets on the map.
SA-359 = The colour of the icon tells what counts: green for land regions, blue for sea and ocean regions, both colours for both.
SA-360 = Non-European icons count regions that lie wholly outside Europe.
SA-361 = They score only for an empire whose capital is in Europe.
SA-362 = The empire is compared only with empires whose capital is in Europe, whether they have the icon or not.
SA-362-R1 = Each of them counts its regions by its own special text: in SA-E26 the Vikings count tundra.
SA-363 = Homeland icon: +1 if the empire controls all its start regions.
SA-363-R1 = They are the start regions fixed when the empire was created.
SA-364 = Homeland icon: −1 if it controls none of them.
SA-364-R1 = Some but not all gives 0, as only all and none are named.
SA-E23 = Cities of level 3 and level 1 and a level 1 capital: a sum of 5.
SA-E24 = The Japanese Coast is in North-East Asia. The Eastern Mediterranean is in Europe, Asia and Africa at once. The Kuriles are in North-East Asia, the Solomons in Australasia, Timor and Bali in South-East Asia, Iceland in Europe.
SA-E25 = France has an icon with a 3 for regions outside Europe: 3, 2 or 1 points for being first, second or third among empires with a capital in Europe. Its Western Mediterranean does not count, as it also lies in Europe.

## Buying glory

SA-365 = In the harvest an empire may buy glory for 50 money a point.
SA-366 = An empire with the renaissance buys it for 20 money a point.
SA-367 = Glory is bought before the icons are counted, so money that was spent no longer counts for the richest.
SA-367-R1 = Any number of points may be bought. Players decide openly and in turn order, as it matters for the richest.

## Events that change glory

SA-368 = Events that change the glory received apply after all points are added up, bought ones included.
SA-368-R1 = They apply to a player’s sum for the turn, not to each empire (SA-E26). A sum may be negative, but no one falls below 0 on the track.
SA-E26 = Philippa: France is second in progress (icon with a 3), 2 points; second in regions outside Europe, behind the Vikings who count tundra, 2 points; homeland −1, because the Normans hold Normandy, the only start region of the French: 3. The Picts bring 1 and the Ch’in 1: 5 in all. The event Glory? halves this to 2.5, rounded up to 3. Halved empire by empire it would be 2 + 1 + 1 = 4; so it is the player’s sum that is halved. The rulebook speaks once of land and sea outside Europe and once of land only; the colour of the icon on the card decides.

## Square icons

SA-369 = Square icons score at once when their condition is met.
SA-370 = They can score several times.
SA-371 = They never score in the harvest.
SA-371-R1 = So events that change the harvest do not touch them.
SA-E27 = The Cham (card 95) win a trade and progress action: their player gains 1 glory at once.

## Passing the turn

SA-372 = The turn marker passes to the left and a new turn begins.

## Optional rules

SA-373 = Each optional rule may be used or left out as you like.
SA-373-R1 = Each of the seven is chosen by itself. Unless you choose them, none is in use.
SA-374 = Complete history: the first empire played in the game must be an empire of Age 1.
SA-374-R1 = That is, one whose lowest Age without a condition is 1. If nobody holds one, nobody can create an empire until somebody draws one.
SA-375 = Pursuit: a side that retreats loses 2 units for each enemy air unit in the region.
SA-375-R1 = Losses come before the regions to retreat to are chosen. Every enemy air unit there counts, committed or not.
SA-376 = Pursuit: it loses 1 unit for each enemy armoured unit in the region.
SA-377 = Pursuit: it loses 1 unit for each complete pair of enemy cavalry units in the region.
SA-378 = Pursuit: the retreating player chooses the units lost.
SA-379 = Pursuit: a cavalry unit lost counts as 2 losses.
SA-380 = Pursuit: a lost unit of a later Age than the pursuer counts as 2 losses, as 3 if it is cavalry.
SA-380-R1 = The Age of a unit is that of its progress level, the only Age it has; the Age of the pursuer is that of the pursuing empire. Losses are taken until the number is reached or exceeded, and then no more. Armoured units are not counted again as cavalry.
SA-381 = Timed progress: at the start of a turn the holder of the turn marker gets the 7 timing markers.
SA-382 = Timed progress: after all action markers are placed, they put 1, 2 or 3 timing markers face down on the go slow boxes, in this order: no advance; advance with trade +1 or more; advance with trade 0 or more.
SA-383 = Timed progress: the other timing markers stay face down.
SA-384 = Timed progress: the placed ones are revealed when all empires have finished their actions.
SA-385 = Timed progress: empires that chose the action in the first box get no free progress.
SA-386 = Timed progress: empires that chose the action in the second box get free progress only with a modified trade value of +1 or more.
SA-387 = Timed progress: empires that chose the action in the third box get free progress only with a modified trade value of 0 or more.
SA-387-R1 = The timing markers show the 7 actions. Modified means with artefacts and with the −1 for disorder. A wild card counts as the action it became, as in the example. With this option all placed markers are shown after the last action: an empire that passed counts by the marker it had, and a wild card that became nothing is no action. On this point it overrides SA-064-R1.
SA-388 = Timed progress: if an empire destroyed in this turn is affected by go slow, none of its player’s empires gets free progress.
SA-389 = Timed progress: an empire of that player which is itself affected by another go slow box loses one level.
SA-389-R1 = An empire is affected if its action is in a box and it fails the condition of that box; the Han of the example are not, although their action is in a box. No empire falls below level 1.
SA-390 = Timed progress: the boxes are tinted like the trade values only as a reminder.
SA-E28 = Beth puts manoeuvre in the first box, civilise in the second and destroy empire in the third. Susan plays civilise with the Han (trade +1), the wild card as manoeuvre with the Cham, and destroy empire with the Finns (trade −2). The Finns fail the third box, so none of Susan’s empires gets free progress. The Han meet the second box and stay where they are. The Cham also fail the first box and lose one level. In the rulebook it is not clear whose trade value the −2 is; it must be that of the Finns.
SA-391 = Technology: destiny on the most advanced empire in the game refills the hand to 7 cards, which is then the limit.
SA-392 = Technology: destiny on the least advanced empire, or off-empire, refills it to 5 cards, which is then the limit.
SA-393 = Technology: any other destiny refills it to 6 cards.
SA-394 = Technology: ties for most or least advanced are broken as in the harvest.
SA-394-R1 = A single empire in play is both and counts as the most advanced, the better of the two for its player.
SA-395 = Redemption: after the deal each player, from the dealer clockwise, may discard any number of cards and refill to 6 cards, not 7.
SA-395-R1 = This comes before the cards for first player, as part of the deal. Whoever discards none keeps all 7. Unless the table says otherwise, the dealer is the player in the first seat.
SA-396 = Fast history: the game ends at once when an empire enters an Age above the starting Age of the first empire played.
SA-396-R1 = There is no harvest for that turn and no bonus of 7 points, which belongs to the two other ends.
SA-396-R2 = An empire created in a higher Age ends the game too.
SA-397 = Take that: in civilise, artefacts and events may be played only on empires in range of the civilising empire.
SA-397-R1 = An empire is always in range of itself.
SA-398 = Take that: with a civilise action off-empire, it is enough that the target is in range of any one empire of the card’s player.
SA-399 = Take that: at other times the card’s player needs an empire that has the affected region or empire in range.
SA-399-R1 = The rulebook words this from the other end. We always measure from the empire of the card’s player, with its Age.
SA-400 = Take that: if the target is a player, one empire of theirs in range of any empire of the card’s player is enough.
