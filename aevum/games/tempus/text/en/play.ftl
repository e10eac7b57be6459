# Playing Tempus: what can be typed and pressed, what is asked, what happened.
# $hex and $origin: a hex by its letter and number, such as “D7”.

## Verbs: the word to type, and the whole choice as a label

verb-place_tile = place
# $hex: the middle of the tile
do-place_tile = Place the tile around { $hex }
verb-turn_tile = turn
# $turn: how many sixths of a turn clockwise, 0 to 5
do-turn_tile = { $turn ->
    [0] Lay it as it is
   *[other] Turn it right by { $turn } × 60°
}
verb-settle = settle
do-settle = Place a person on { $hex }
verb-choose_move = move
do-choose_move = Move people
verb-choose_children = children
do-choose_children = Have children
verb-choose_fight = fight
do-choose_fight = Fight
verb-choose_idea = idea
do-choose_idea = Have an idea
verb-choose_city = city
do-choose_city = Build a city
verb-pick = pick
do-pick = Move a person from { $hex }
verb-go = go
do-go = Go to { $hex }
verb-stay = stay
do-stay = Stay after all
verb-bear = bear
do-bear = Have a child on { $hex }
verb-attack_from = from
do-attack_from = Attack from { $hex }
verb-attack = attack
do-attack = Attack { $hex }
verb-name_terrain = name
do-name_terrain = Name the city’s terrain: { $terrain }
verb-lay = lay
# In a fight, by either side, or for progress
do-lay = Lay { $idea } ({ $terrain })
verb-advance = advance
do-advance = { $count ->
    [0] Stay where you are
    [one] Move { $count } person in
   *[other] Move { $count } people in
}
verb-found = found
do-found = Build on { $hex }
verb-raise = raise
do-raise = Build a city of value { $value }
verb-discard = discard
do-discard = Discard { $idea } ({ $terrain })
verb-play = play
do-play = Play { $idea } ({ $terrain })
verb-convert = convert
# $origin: the opponent’s hex; $hex: the own hex that the convert joins
do-convert = Convert a person on { $origin } to { $hex }
verb-wait = wait
do-wait = Government ({ $terrain }): pass and use the tile later
verb-done = done
# $laying: 1 where cards are laid, for progress or in a fight
do-done = { $laying ->
    [1] No more cards
   *[other] Done
}
verb-pass = pass
do-pass = Pass

# convert D7 to E8
joiner-to = to

## What is asked now

step-tile = Place this map tile on the sea. Every tile but the first touches the island.
step-turn_tile = Turn the tile as you like.
step-settle = Place your first three people: in one group, at most two on a hex.
step-action = Choose an action for your tile. You may also play idea cards.
step-move_pick = Pick a person to move, or finish.
step-move_go = Choose where this person goes.
step-children = Choose a grassland hex with your people for a child, or finish.
step-fight_from = Choose the hex your people attack from.
step-fight_target = Choose the hex to attack.
step-fight_terrain = Your city is under attack: name its terrain for this fight.
step-fight_attack = Lay cards face down for your attack, as many as you like or none, then finish.
step-fight_defend = You are under attack: lay cards face up in defence, as many as you like or none, then finish.
step-fight_advance = You won: choose how many people move in. You may play a card first.
step-discard = You hold too many cards: choose one to discard.
step-city_hex = Choose the hex where your people found a city.
step-city_value = Choose the value of the new city. All people of its hex go back to your supply.
step-progress = Lay cards face down for the new epoch, as many as you like or none, then finish.
step-religion = Religion: choose an opponent’s person next to yours, and the hex that person joins.
step-waiting = { $name } is deciding.
step-over = The game is over.

## What happened

event-dealt = The game begins. { $seat } goes first.
event-tile_placed = { $seat } placed a map tile around { $hex }.
event-no_room = There is no room for the next tile: the island is finished.
event-settled = { $seat } placed a person on { $hex }.
event-epoch_began = Epoch { $round } begins.
event-took_tiles = { $count ->
    [one] { $seat } took { $count } action tile.
   *[other] { $seat } took { $count } action tiles.
}
event-chose_move = { $seat } moves people.
event-chose_children = { $seat } has children.
event-chose_fight = { $seat } chooses to fight.
event-chose_idea = { $seat } has an idea.
event-chose_city = { $seat } builds a city.
event-moved = { $seat } moved a person from { $origin } to { $hex }.
event-sailed = { $seat } sailed from { $origin } to { $hex }.
event-crossed_lake = { $seat } crossed the lake from { $origin } to { $hex }.
event-born = { $seat } has a child on { $hex }.
event-attacked = { $seat } attacked { $partner } on { $hex } from { $origin }.
event-terrain_named = { $seat } named the city’s terrain: { $terrain }.
event-laid = { $count ->
    [0] { $seat } laid no cards.
    [one] { $seat } laid { $count } card face down.
   *[other] { $seat } laid { $count } cards face down.
}
event-defended = { $seat } defended with { $idea } ({ $terrain }).
event-revealed = { $seat } revealed { $idea } ({ $terrain }).
event-fight_points = { $points ->
    [one] { $seat } has { $points } combat point.
   *[other] { $seat } has { $points } combat points.
}
event-fight_won = { $seat } won the fight.
event-fight_lost = { $seat } lost the fight.
event-razed = The city of { $seat } on { $hex } was razed.
event-fell = { $count ->
    [one] { $seat } lost { $count } person.
   *[other] { $seat } lost { $count } people.
}
event-advanced = { $count ->
    [0] { $seat } moved nobody in.
    [one] { $seat } moved { $count } person in.
   *[other] { $seat } moved { $count } people in.
}
event-drew = { $count ->
    [one] { $seat } has drawn { $count } card.
   *[other] { $seat } has drawn { $count } cards in all.
}
# Only the owner reads this one
event-drew_card = New in { $seat }’s hand: { $idea } ({ $terrain }).
event-discarded = { $seat } discarded { $idea } ({ $terrain }).
event-reshuffled = The discarded cards were shuffled into a new deck.
event-founded = { $seat } founded a city of value { $value } on { $hex }.
event-played = { $seat } played { $idea } ({ $terrain }).
event-converted = Religion: a person of { $partner } on { $hex } came over to { $seat }.
event-caught_up = { $seat } caught up with the most advanced epoch.
event-progress_laid = { $count ->
    [0] { $seat } laid no cards for progress.
    [one] { $seat } laid { $count } card for progress.
   *[other] { $seat } laid { $count } cards for progress.
}
event-progress_revealed = { $seat } revealed { $idea } ({ $terrain }).
event-progress_total = { $points ->
    [one] { $seat } has { $points } progress point.
   *[other] { $seat } has { $points } progress points.
}
event-reached = { $seat } reached a new epoch: { $epoch }.
event-waited = Government: { $seat } passed and keeps the tile for later.
event-passed = { $seat } passed.
event-game_over = The game is over.
event-won = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } shares the win with { $points } point.
   *[other] { $seat } shares the win with { $points } points.
}

## Options of a new table

option-island = Island
option-island-help = How the island comes about before the first people arrive.
option-island-0 = Built by the players
option-island-1 = Laid out at random
option-first = First player
option-first-help = Who goes first in the first epoch; after each epoch the next player does.
option-first-0 = Drawn at random
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-first-5 = Player 5

## What a choice would do; $amount is signed and ready to print, $count is its size

effect-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-people = { $count ->
    [one] { $amount } person
   *[other] { $amount } people
}
effect-cards = { $count ->
    [one] { $amount } card
   *[other] { $amount } cards
}
effect-hexes = { $count ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}
effect-progress = { $count ->
    [one] { $amount } progress point
   *[other] { $amount } progress points
}
# What a card that is played does, as it stands on the card
effect-card_text = { $idea }
# $own: one’s own combat points as far as they are known; $other: the opponent’s; $cards: cards in the defender’s hand
effect-fight = Combat points: { $own } against { $other } · their cards: { $cards }
# The only attack that is possible: it begins at once
effect-sole_attack = Attacks { $hex } from { $origin } at once
# The only hex where a city can stand, and the only person who can be converted
effect-sole_city = The city will stand in { $hex }
effect-sole_conversion = Converts a person from { $origin } to { $hex }
# What a card laid in a fight or for progress brings
effect-combat = { $count ->
    [one] { $amount } combat point
   *[other] { $amount } combat points
}
effect-no_combat = No combat points here
effect-no_progress = No progress points here
# Cards in one’s own hand that show the terrain to be named
effect-own_cards = { $count ->
    [one] { $count } of your cards shows it
   *[other] { $count } of your cards show it
}
# People on a terrain, such as the one of the next epoch
effect-terrain = { $count ->
    [one] { $amount } person on { $terrain }
   *[other] { $amount } people on { $terrain }
}
# Whoever was picked and stays has moved
effect-spent_move = This person’s move is used up
# What could still be done and is not, by finishing
effect-unused_moves = { $count ->
    [one] { $count } person could still move
   *[other] { $count } people could still move
}
effect-unused_children = { $count ->
    [one] { $count } child could still be born
   *[other] { $count } children could still be born
}
effect-unused_progress = { $count ->
    [one] Cards in your hand would bring { $count } more progress point
   *[other] Cards in your hand would bring { $count } more progress points
}
effect-unused_combat = { $count ->
    [one] Cards in your hand would bring { $count } more combat point
   *[other] Cards in your hand would bring { $count } more combat points
}

## Asked once more before it is done: it would be a pass

caution-no_fight = None of your people stand next to anybody who may be attacked: the action would be lost.
caution-all_shielded = Whoever stands next to your people holds three hexes or fewer and cannot be attacked: the action would be lost.
caution-no_city = A city takes at least two people on one hex, and you have no such hex: the action would be lost.
caution-city_on_mountain = Only on mountains do two of your people share a hex, and no city stands there: the action would be lost.
caution-city_beside_city = Where two of your people share a hex there is a city next to it: the action would be lost.
caution-no_city_tile = You have no city left of a value that so many people can build: the action would be lost.
caution-no_children = None of your people stand on grassland: the action would be lost.
caution-no_room = There is no room on your grassland for a child: the action would be lost.
caution-no_stock = You have no people left in your supply: the action would be lost.
caution-no_medicine = No further child could be born: the card would be wasted.
caution-no_transport = Nobody else is left to move: the card would be wasted.

## Hints for the first turns

hint-place = Look for a place of your own: grassland, where children are born, and farmland, hills and forest, which bring progress. Nobody scores for mountains.
hint-move = Spread out: every hex you hold, mountains excepted, scores a point at the end. Lakes can be crossed from the start, however wide.
hint-fight = One point for each person, more for cards. The defender wins ties, and cards of the defender’s terrain count for either side. A player on three hexes or fewer cannot be attacked.
hint-idea = Cards serve in three ways: by their effect, by their terrain in a fight, and by their terrain in progress. Playing them costs no action.
hint-progress = The next epoch has a terrain: your people standing on it, your cards showing it and your cities each bring a progress point. Whoever has the most moves ahead; the others catch up one epoch later.
