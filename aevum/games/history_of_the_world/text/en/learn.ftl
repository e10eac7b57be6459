# History of the World in three minutes: five sections of text, and the pictures of learn.csv with their pointers.

learn-lead = Lead a new empire in every epoch, and let the old ones live on as long as they can.

learn-goal =
    History runs in seven epochs, from the first cities to the great powers. In each you get an empire: it appears on the map, spreads as far as its armies reach, and scores. What it leaves behind stays there and scores again in later epochs, until somebody tramples it down. After seven epochs the most points win (HW-219).

learn-turn =
    An epoch begins with a draw. Whoever has the fewest points draws first: look at the empire in secret and keep it, or give it to somebody who has none yet (HW-037 to HW-042). Then the empires are called in the order of history. When yours is called, you take your one turn of this epoch (HW-051):

    - Play up to two event cards. You have ten for the whole game and get no more (HW-057).
    - Put your first army in the start land, with the capital if the empire has one. Then expand, one army at a time, into a land that borders on this empire (HW-103) or on a sea that it sails (HW-118).
    - A land without an army is simply taken. Against an army of somebody else you roll two dice and the better one counts; the defender rolls one, two behind mountains, forests or straits, three against a landing (HW-130 to HW-148). The higher die wins; on a tie both armies are lost (HW-136).
    - At the end you build a monument for every two resource symbols that the empire holds (HW-171), and score.

learn-scoring =
    At the end of your own turn all your armies on the map count, those of old empires too (HW-187). In each of the thirteen areas you score its value for presence (one army), twice the value for dominance (two armies or more, and more than anybody else), three times for control (three or more, and nobody else is there; HW-190 to HW-192). The values change with the epochs. Where your armies stand, a capital adds 2 points, a city 1, a monument 1 (HW-198 to HW-200).

learn-end =
    The game ends after Epoch VII. At the end of every epoch the leader draws a hidden marker worth 3 to 6 points; they are turned up at the very end (HW-206, HW-218). A tie goes to whoever had the weaker empires (HW-220).

learn-winning =
    Count in areas, not in lands. One army in a new area is worth its whole value; the army that turns presence into dominance is worth as much again; another land where you are strong already is often worth nothing. Let armies survive where no empire of the next epoch will rise: they score again and again. Keep good events for a strong empire. And do not fear being behind: you draw first, and may hand the leader a weak empire.

learn-figure-rome = Epoch III: Chloe (C, green) leads the Romans around the Mediterranean. Thirteen armies are left.
learn-figure-rome-1 = Southern Apennines: the start land, with the capital of the Romans.
learn-figure-rome-2 = Libya: taken without a fight, as nobody was there.
learn-figure-rome-3 = Northern Apennines: held by Ada (A, blue). It borders on the Romans’ start land, so the defender will roll one die.
learn-figure-rome-4 = Shatts Plateau: the capital of Carthage, an empire that Ben (B) led in Epoch II. If the Romans take it, it becomes a city (HW-160).

learn-figure-turn = Before the first army: Chloe’s empire and her cards.
learn-figure-turn-1 = The Romans have 20 armies, a capital, and sail the Mediterranean.
learn-figure-turn-2 = The event cards that Chloe still has. She may play two of them now.

learn-figure-areas = The areas right after the Romans’ turn, which brought Chloe 37 points.
learn-figure-areas-1 = Control: Chloe has eight armies here and nobody else has any. Three times 3 are 9 points.
learn-figure-areas-2 = Dominance: she has the most armies, but not all. Twice 3 are 6 points.
learn-figure-areas-3 = Presence: two armies of her empire of Epoch II against Ben’s five. They still bring 3 points.

learn-figure-chart = The whole game, epoch by epoch.
learn-figure-chart-1 = Ben was ahead after Epochs III and IV, Chloe after V and VI; in the last epoch Ada passed them both.
