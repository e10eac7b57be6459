# 7 Ages in three minutes: five sections of text, and the pictures of learn.csv with their pointers.

learn-lead = Empires out of all history rise, score their glory and fall: yours, and everybody else’s.

learn-goal =
    You do not play one people but several empires at once, out of all history. Each comes from a card, starts somewhere on the map of the world, and has aims of its own: land in Africa, cities, money, progress. For every aim in which an empire is ahead, you gain glory, turn after turn. The most glory at the end wins (SA-028).

learn-turn =
    First everyone lays one action marker face down on each of their empires and, with fewer empires than allowed, one more beside them: off-empire (SA-052, SA-053). Then seven actions come up in this order, and whoever has chosen one carries it out (SA-058):

    - Create empire: play a card from your hand and start the empire named on it. Such a marker lies off-empire.
    - Production: take income from your regions, pay 1 for each unit, build new units.
    - Trade and progress: you and a neighbour each lay a card; the higher total moves forward on the progress track.
    - Manoeuvre: move units. Where they meet those of another empire there is a conflict.
    - Destiny: discard what you like and refill your hand to six cards.
    - Civilise: play events and artefacts, appoint a leader, build cities, calm disorder.
    - Destroy empire: end one whose time has passed, and make room for another.

    You have one marker of each kind, so two of your empires cannot do the same; only the wild card may stand for any action. In a conflict each side draws a card and secretly commits units. Card, units, terrain, city and fort add up; the lower total loses what it has committed, and so on until one side is gone (SA-207 to SA-234).

    At the end of the turn every empire moves one level forward by itself (SA-332), and glory is harvested.

learn-scoring =
    The card of each empire shows its glory icons. An icon with a 3 brings 3 points to the empire that is first in this in the whole world, 2 to the second, 1 to the third, but only if its own card shows the icon; all empires are compared (SA-335 to SA-341). Resources bring a point each, and an empire that still holds its homeland 1 more (SA-349, SA-363). A card can be used for one thing only: as an empire, as an event, as an artefact, or for its value in trade (SA-017).

learn-end =
    The game ends with the turn in which an empire leaves the last of the 49 levels of progress, or at once with the internet (SA-032, SA-033); whoever brought it about gains 7 glory. That takes many evenings. So people agree on an earlier end: a turn, an Age or a score; the short game lasts at most four turns. A tie goes to the most advanced empire.

learn-winning =
    Read the icons of a card before you start its empire: where will it be first, and who is in its way? Several small empires that are each first somewhere beat one giant. Do not forget destiny: without cards nothing new can rise. Let an empire go once it no longer scores; its place is worth more than its ruins.

learn-figure-world = The Middle East in turn 5. Each empire has its own colour; a number is a stack of units.
learn-figure-world-1 = Egypt, the capital of Chloe’s Egyptians. She also holds Libya, to the west.
learn-figure-world-2 = Hatti, the capital of the Hittites. Ben leads them; with seven regions they are the largest empire here.
learn-figure-world-3 = Assyria: Ada has just created the Assyrians, in the midst of the Hittites, and driven them out in a conflict.

learn-figure-markers = The markers are laid. Chloe sees only her own.
learn-figure-markers-1 = The seven actions in their order. Create empire is under way.
learn-figure-markers-2 = Chloe has laid “create empire” off-empire. Those of the others are face down.

learn-figure-card = A card from Chloe’s hand. Each has three uses, of which you choose one.
learn-figure-card-1 = An empire: at the top its value, then the Ages in which it may start, its start region, its money and its glory icons. Below them an event and, on most cards, an artefact.

learn-figure-glory = The card of the Egyptians at the start of turn 4.
learn-figure-glory-1 = Five aims, and what each would bring now: first in cities 3, in artefacts 2 and in land in Africa 2, for two wheat regions 2, for the homeland 1. That is 10 glory in one turn.

learn-figure-track = How far the empires are.
learn-figure-track-1 = The progress track: 49 levels in seven Ages. All empires are still in Age I.
