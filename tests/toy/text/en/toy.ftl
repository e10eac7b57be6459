# The toy game of the tests, in English only.

rank-rank1 = one
rank-rank2 = two
rank-rank3 = three
rank-rank4 = four
rank-rank5 = five
rank-rank6 = six

do-pass = Pass
do-peek = Peek at the deck
do-boast = Show a { $rank }
do-keep = Keep your hand
do-swap = Exchange a { $rank } for the top card
do-lay = Lay a { $rank }

step-lead = Peek at the deck, show a card, or pass.
step-lay = Lay a card, covered.
step-react = Show another card, or pass.
step-swap = Exchange a card for the top card, or keep your hand.

stretch-round = for this round
stretch-shown = until somebody shows a card

event-round_began = Round { $round }: { $seat } leads.
event-peeked = { $seat } peeked at the deck.
event-boasted = { $seat } showed a { $rank }.
event-swapped = { $seat } exchanged a card.
event-laid = { $seat } laid a card.
event-revealed = { $seat } turned over a { $rank }.
event-tied = { $count } tie.
event-took_point = { $seat } took a point and has { $points }.
event-drew = { $seat } drew a card.
event-game_over = The game is over.
event-won = { $seat } won with { $points }.
event-shared_win = { $seat } shares the win with { $points }.
event-saw = { $seat } saw a { $rank }.
event-swapped_card = { $seat } gave a { $rank } for a { $taken }.
event-laid_card = { $seat } laid a { $rank }.
event-drew_card = { $seat } drew a { $rank }.

effect-points = { $amount } points
effect-cards = { $amount } cards

TOY-1 = The deck has four cards of each of six ranks. Everybody is dealt three.
TOY-3 = The leader may peek at the top card, or show a card to everybody.
TOY-4 = After a peek the leader may exchange a card that nobody has seen for the top card.
TOY-5 = Everybody lays a card at once, covered.
TOY-9 = Before the cards are turned over everybody may show another card, or pass.

# What a terminal and a page say of any game.
game-name = Toy
verb-pass = pass
verb-peek = peek
verb-boast = boast
verb-keep = keep
verb-swap = swap
verb-lay = lay
step-waiting = { $name } is deciding.
step-over = The game is over.
game-blurb = A toy.
score-total = total
