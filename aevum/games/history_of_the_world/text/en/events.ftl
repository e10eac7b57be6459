# What happened.

event-first_dice = { $seat } rolls for the first draw: { $dice }.
event-first_drawer = { $seat } draws first.
event-epoch_began = { $epoch } begins.
event-drew = { $seat } draws an empire card.
event-kept = { $seat } keeps it.
event-passed = { $seat } gives it to { $partner }.
event-called = { $empire }: { $seat } plays this empire.
event-not_held = { $empire }: nobody has this empire.
event-played = { $seat } plays { $card }.
event-coins = { $count ->
    [one] { $seat } takes { $count } coin.
   *[other] { $seat } takes { $count } coins.
}
event-fleets_placed = { $count ->
    [one] { $seat } places { $count } fleet.
   *[other] { $seat } places { $count } fleets.
}
event-fleet_launched = { $seat } places an extra fleet: { $water }.
event-fleet_exchanged = { $seat } exchanges a fleet for a coin: { $water }.
event-fleet_withdrawn = A fleet of { $partner } is taken off the board: { $water }.
event-sea_held = { $seat } puts an army on a fleet: { $water }.
event-sea_challenged = { $seat } fights { $partner } for a sea: { $water }.
event-sea_won = { $seat } wins the sea: { $water }.
event-sea_lost = { $seat } loses the fight at sea: { $water }.
event-sea_freed = A tie leaves the sea free: { $water }.
event-placed = { $seat } places an army: { $land }.
event-removed = { $partner }’s army is removed: { $land }.
event-capital_founded = { $seat } founds a capital: { $land }.
event-city_founded = { $seat } founds a city: { $land }.
event-capital_not_placed = { $seat } founds no capital, as no piece is left: { $land }.
event-city_not_placed = { $seat } founds no city, as no piece is left: { $land }.
event-expanded = { $seat } expands: { $land }.
event-replaced = { $seat } replaces an older army: { $land }.
event-reinforced = { $seat } reinforces a land: { $land }.
event-attacked = { $seat } attacks { $partner }: from { $origin } to { $land }.
event-landed = { $seat } attacks { $partner } by sea: over { $water } to { $land }.
event-rose = An army of { $seat } rises against { $partner }: { $land }.
event-rolled = { $dice } against { $defence }: { $own } to { $other }.
event-tie_won = { $card }: { $seat } wins the tie.
event-no_dice = { $seat } wins by treachery, without dice: { $land }.
event-fort_fell = The fort falls: { $land }.
event-fort_removed = The fort is removed: { $land }.
event-attackers_fell = { $seat } loses the attacking army: { $land }.
event-defenders_fell = { $partner } loses an army: { $land }.
event-both_fell = { $seat } and { $partner } tie and lose an army each: { $land }.
event-conquered = { $seat } takes the land: { $land }.
event-capital_sacked = The capital becomes a city: { $land }.
event-city_sacked = The city is destroyed: { $land }.
event-leader_died = A triple: { $seat }’s Leader dies.
event-elite_beaten = { $seat }’s Elite Troops are beaten.
event-jihad_waned = { $count ->
    [1] { $seat }’s Jihad wanes: two dice from now on.
   *[other] { $seat }’s Jihad is over.
}
event-fort_built = { $seat } builds a fort: { $land }.
event-recovered = { $seat } brings a lost army back.
event-monument_built = { $seat } builds a monument: { $land }.
event-monument_destroyed = The monument is destroyed: { $land }.
event-area_struck = { $area } is struck.
event-area_rolled = A die for each army, { $area }: { $dice }.
event-perished = { $partner } loses an army: { $land }.
event-land_struck = The disease breaks out: { $land }.
event-survived = { $partner }’s army survives ({ $dice }): { $land }.
event-died = { $partner } loses an army ({ $dice }): { $land }.
event-incited = { $seat } incites a civil war: { $empire }.
event-land_betrayed = { $seat } names a land for treachery: { $land }.
event-area_scored = { $points ->
    [one] { $seat } scores { $points } point: { $area }, { $level }.
   *[other] { $seat } scores { $points } points: { $area }, { $level }.
}
event-capitals_scored = { $count ->
    [one] { $seat } scores { $points } points for { $count } capital.
   *[other] { $seat } scores { $points } points for { $count } capitals.
}
event-cities_scored = { $count ->
    [one] { $seat } scores { $points } point for { $count } city.
   *[other] { $seat } scores { $points } points for { $count } cities.
}
event-monuments_scored = { $count ->
    [one] { $seat } scores { $points } point for { $count } monument.
   *[other] { $seat } scores { $points } points for { $count } monuments.
}
event-seas_scored = { $count ->
    [one] { $seat } scores { $points } point for { $count } sea.
   *[other] { $seat } scores { $points } points for { $count } seas.
}
# $count: the points in all
event-scored = { $points ->
    [one] { $seat } scores { $points } point in all and has { $count } now.
   *[other] { $seat } scores { $points } points in all and has { $count } now.
}
event-marker_taken = { $seat } leads and takes a pre-eminence marker.
event-marker_not_taken = The lead is shared: nobody takes a pre-eminence marker.
event-marker_revealed = { $seat } reveals a pre-eminence marker: { $points }.
event-game_over = The game is over.
event-won = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } shares the win, with { $points } point.
   *[other] { $seat } shares the win, with { $points } points.
}
