# What is asked now.

step-empire = You have drawn an empire for this epoch: keep it if you have none yet, or give it to a player who has none.
step-event = Play up to two event cards before your first army, or finish.
step-astronomy = Astronomy: choose a sea for an extra fleet, or finish without one.
step-recall = There are not enough fleet markers: choose an old fleet to take off the board.
step-reallocation = Reallocation: exchange fleets for coins, as many as you like, then finish.
step-naval = Before you expand on land you may put armies on your fleets or fight for seas; then finish.
step-expand = Expand, attack, build forts or spend coins; finish when you are done.
step-route = Choose the way your attack takes. It decides how many dice the defender rolls.
step-monument = Choose the land for your monument.
step-incite = Civil War: choose the enemy empire in which armies rise.
step-rebel = Civil War: choose the lands in which armies rise, in the order in which they fight.
step-disaster = Disaster: choose a land with a monument, up to two in all.
step-afflict = Choose the area that is struck.
step-plague = Plague: choose the land in which it breaks out, or to which it spreads.
step-pestilence = Pestilence: choose the land in which it breaks out.
step-barbarians = Barbarians: choose the barren land they come from.
step-raid = Barbarians: choose the land they attack.
step-migrants = Migrants: choose a land without an army.
step-treachery = Treachery: name a land of another player.
step-waiting = { $name } is deciding.
step-over = The game is over.
