# Lessons: what is explained at each step, what to do (-do), and why not something else (-no).

## Your first two epochs

lesson-first-epochs = Your first two epochs
lesson-first-epochs-about = Settle, have children, have ideas, move, and be the first to write; then found a city.
lesson-first-epochs-farmland = An island, three peoples, and a history from the first word to the first flight. You place three people in one group, at most two to a hex. The next epoch, Writing, asks for farmland: every person there will count.
lesson-first-epochs-farmland-do = Place your first person on the farmland G5.
lesson-first-epochs-farmland-no = A fine place too, but Writing is decided on farmland, and beside G5 lies grassland.
lesson-first-epochs-grassland = Children are born only on grassland where you already stand. So you want grassland beside your fields.
lesson-first-epochs-grassland-do = Place a person on the grassland H4.
lesson-first-epochs-grassland-no = Two may share a hex, but no child is born on farmland: that takes grassland.
lesson-first-epochs-group = A third hex: at the end every hex with your people, mountains excepted, is worth a point. Spread out.
lesson-first-epochs-group-do = Place your third person on G4.
lesson-first-epochs-group-no = Two people on one hex count as one point only; G4 is new land, and grassland.
lesson-first-epochs-children = Everybody has settled, and Epoch 1 begins: three action tiles each, one at a time in turn. Two actions are grey: a city needs two people on a hex, a fight needs neighbours.
lesson-first-epochs-children-do = Have children.
lesson-first-epochs-children-no = First more people: they make everything else possible.
lesson-first-epochs-bear = One child in this epoch, on grassland where you have people: H4 or G4. Two people may share a hex for now.
lesson-first-epochs-bear-do = Let the child be born on H4.
lesson-first-epochs-bear-no = G4 would do as well; but from H4 there is a forest to move into.
lesson-first-epochs-idea = The others have had a turn each. Now an idea: you draw a card. Cards help in fights and with children, and each counts for progress if it shows the right terrain.
lesson-first-epochs-idea-do = Have an idea.
lesson-first-epochs-idea-no = Progress is won with cards. Draw one while there is time.
lesson-first-epochs-move = Education with farmland: worth 2 progress points. Keep it! One tile is left. There are two people on H4, and one of them could claim new land.
lesson-first-epochs-move-do = Move people.
lesson-first-epochs-move-no = A person who moves to an empty hex is worth a point more.
lesson-first-epochs-pick = One person moves one hex in this epoch. Take one from the pair, so that no hex is given up.
lesson-first-epochs-pick-do = Choose a person on H4.
lesson-first-epochs-pick-no = From there you would leave a hex empty. H4 has two.
lesson-first-epochs-go = Forest, hills, farmland, grassland: each of them counts a point in the end; only mountains do not. The note on the board says what each step brings.
lesson-first-epochs-go-do = Go to the forest H3.
lesson-first-epochs-go-no = That brings no new hex. H3 is empty, and worth a point.
lesson-first-epochs-progress = All tiles are used: progress. Each person of yours on farmland counts 1, each city 1, and each card of farmland 1; Education adds one more. Everybody lays cards in secret, and the most points reach Writing first.
lesson-first-epochs-progress-do = Lay Education.
lesson-first-epochs-progress-no = One point might do, as the others stand on no farmland; but they may lay cards, too. With Education you have three.
lesson-first-epochs-again = Three points against none: you write first, draw two cards for it, and an idea brings you two cards from now on. The others stay a row behind until the next progress. Epoch 2: what about a city? It needs two people on one hex.
lesson-first-epochs-again-do = Have children.
lesson-first-epochs-again-no = A city needs two people on a hex: a child makes them.
lesson-first-epochs-pair = A city of value 2 takes the place of two people and is worth 2 points, where a hex alone is worth 1.
lesson-first-epochs-pair-do = Let the child be born on H4.
lesson-first-epochs-pair-no = Let it be H4, in the middle of your people.
lesson-first-epochs-city = Now the button is no longer grey. A city never moves, counts a progress point in every epoch whatever its terrain, and no other city may stand beside it.
lesson-first-epochs-city-do = Build a city.
lesson-first-epochs-city-no = Two people wait on H4: now is the time for a city.
lesson-first-epochs-ideas = Your city stands on H4: it was the only place, so you were not asked. One tile is left, and with Writing an idea is worth two cards.
lesson-first-epochs-ideas-do = Have an idea.
lesson-first-epochs-ideas-no = Two cards for one action: nobody else has that yet… until they catch up.
lesson-first-epochs-wait = Progress again, now on grassland. Those behind have caught up with you. Computer C has many people on grassland; you could reach 3 points at most. What you lay is gone: keep your cards, as you will catch up by yourself next time.
lesson-first-epochs-wait-do = Lay nothing: choose “No more cards”.
lesson-first-epochs-wait-no = It would not be enough, and the cards would be gone.
lesson-first-epochs-end = You know the five actions but one: a fight sets the people of one hex against a neighbouring one, and cards of the defender’s terrain help both sides. At the end each hex with your people counts 1, each city its value, and Flight 3. Play on against the computers, or open a table of your own.

## Answers to certain tries

lesson-no-field = Farmland too, and just as good for Writing! The lesson goes on from G5, which has grassland on two sides.
lesson-no-mountain = Mountains may be settled, but no child is born there, and they are worth no point.
lesson-no-grassland = Grassland, well seen. It is the next to be settled; first H4.
lesson-no-forest = New land too, and worth a point; but children are born only on grassland. G4 is grassland.
lesson-no-neighbours = Nobody is near enough: a fight needs people of another player on a hex beside yours.
lesson-no-pair = A city needs two people on one hex. So far yours stand one by one.
lesson-no-city-later = The two on H4 could found a city, true. Let it wait for the next epoch: a city takes both of them, and you need people now.
lesson-no-child = Then no child is born, and the action tile is spent for nothing.
lesson-no-move = Then nobody moves, and the action tile is spent for nothing.
lesson-no-terrain = The new epoch asks for grassland. This card shows something else: it would count nothing and be gone.
