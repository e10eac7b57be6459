# Ce qui s’est passé.

event-first_dice = { $seat } lance les dés pour la première pioche : { $dice }.
event-first_drawer = { $seat } pioche en premier.
event-epoch_began = L’{ $epoch } commence.
event-drew = { $seat } pioche une carte Empire.
event-kept = { $seat } garde la carte.
event-passed = { $seat } donne la carte à { $partner }.
event-called = { $empire } : { $seat } joue cet empire.
event-not_held = { $empire } : personne n’a cet empire.
event-played = { $seat } joue { $card }.
event-coins = { $count ->
    [one] { $seat } prend { $count } pièce.
   *[other] { $seat } prend { $count } pièces.
}
event-fleets_placed = { $count ->
    [one] { $seat } place { $count } flotte.
   *[other] { $seat } place { $count } flottes.
}
event-fleet_launched = { $seat } place une flotte supplémentaire : { $water }.
event-fleet_exchanged = { $seat } échange une flotte contre une pièce : { $water }.
event-fleet_withdrawn = Flotte retirée du plateau ({ $partner }) : { $water }.
event-sea_held = { $seat } embarque une armée sur une flotte : { $water }.
event-sea_challenged = { $seat } dispute une mer à { $partner } : { $water }.
event-sea_won = { $seat } remporte le combat en mer : { $water }.
event-sea_lost = { $seat } perd le combat en mer : { $water }.
event-sea_freed = Égalité, la mer est libre : { $water }.
event-placed = { $seat } place une armée : { $land }.
event-removed = Armée retirée ({ $partner }) : { $land }.
event-capital_founded = { $seat } fonde une capitale : { $land }.
event-city_founded = { $seat } fonde une ville : { $land }.
event-capital_not_placed = { $seat } ne fonde pas de capitale, faute de pion : { $land }.
event-city_not_placed = { $seat } ne fonde pas de ville, faute de pion : { $land }.
event-expanded = { $seat } s’étend : { $land }.
event-replaced = { $seat } remplace une armée plus ancienne : { $land }.
event-reinforced = { $seat } renforce un territoire : { $land }.
event-attacked = { $seat } attaque { $partner } : { $origin } → { $land }.
event-landed = { $seat } attaque { $partner } par mer : { $water } → { $land }.
event-rose = { $seat } soulève une armée contre { $partner } : { $land }.
event-rolled = { $dice } contre { $defence } : { $own } à { $other }.
event-tie_won = { $card } : { $seat } gagne l’égalité.
event-no_dice = { $seat } gagne par trahison, sans lancer de dés : { $land }.
event-fort_fell = Le fort tombe : { $land }.
event-fort_removed = Fort retiré : { $land }.
event-attackers_fell = { $seat } perd l’armée attaquante : { $land }.
event-defenders_fell = { $partner } perd une armée : { $land }.
event-both_fell = Égalité entre { $seat } et { $partner }, une armée perdue de chaque côté : { $land }.
event-conquered = { $seat } prend le territoire : { $land }.
event-capital_sacked = La capitale devient une ville : { $land }.
event-city_sacked = La ville est détruite : { $land }.
event-leader_died = Un triple : { $seat } perd son Chef.
event-elite_beaten = { $seat } perd ses Troupes d’élite.
event-jihad_waned = { $count ->
    [1] La Guerre sainte faiblit : { $seat } n’attaque plus qu’avec deux dés.
   *[other] La Guerre sainte est terminée : { $seat } combat de nouveau selon les règles habituelles.
}
event-fort_built = { $seat } construit un fort : { $land }.
event-recovered = { $seat } récupère une armée perdue.
event-monument_built = { $seat } construit un monument : { $land }.
event-monument_destroyed = Le monument est détruit : { $land }.
event-area_struck = Région frappée : { $area }.
event-area_rolled = Un dé pour chaque armée, { $area } : { $dice }.
event-perished = { $partner } perd une armée : { $land }.
event-land_struck = La maladie se déclare : { $land }.
event-survived = { $partner } garde son armée ({ $dice }) : { $land }.
event-died = { $partner } perd une armée ({ $dice }) : { $land }.
event-incited = { $seat } provoque une guerre civile : { $empire }.
event-land_betrayed = { $seat } désigne un territoire pour la trahison : { $land }.
event-area_scored = { $points ->
    [one] { $seat } marque { $points } point : { $area }, { $level }.
   *[other] { $seat } marque { $points } points : { $area }, { $level }.
}
event-capitals_scored = { $count ->
    [one] { $seat } marque { $points } points pour { $count } capitale.
   *[other] { $seat } marque { $points } points pour { $count } capitales.
}
event-cities_scored = { $count ->
    [one] { $seat } marque { $points } point pour { $count } ville.
   *[other] { $seat } marque { $points } points pour { $count } villes.
}
event-monuments_scored = { $count ->
    [one] { $seat } marque { $points } point pour { $count } monument.
   *[other] { $seat } marque { $points } points pour { $count } monuments.
}
event-seas_scored = { $count ->
    [one] { $seat } marque { $points } point pour { $count } mer.
   *[other] { $seat } marque { $points } points pour { $count } mers.
}
# $count : les points en tout
event-scored = { $points ->
    [one] { $seat } marque { $points } point en tout et en a maintenant { $count }.
   *[other] { $seat } marque { $points } points en tout et en a maintenant { $count }.
}
event-marker_taken = { $seat } mène et prend un marqueur de prééminence.
event-marker_not_taken = Égalité en tête : personne ne prend de marqueur de prééminence.
event-marker_revealed = { $seat } révèle un marqueur de prééminence : { $points }.
event-game_over = La partie est terminée.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } partage la victoire, avec { $points } point.
   *[other] { $seat } partage la victoire, avec { $points } points.
}
