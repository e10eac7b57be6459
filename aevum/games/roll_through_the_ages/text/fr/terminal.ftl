# Jouer dans un terminal : les mots de la table.

# $developments : le plus d’un joueur, sur ceux qui finissent la partie, par exemple 3/5 ; $monuments : les achevés
terminal-rta-round = Manche { $round } · fin de partie : développements { $developments }, monuments { $monuments }
terminal-rta-round-last = Manche { $round }, la dernière
terminal-rta-round-solo = Manche { $round } sur { $rounds }
terminal-rta-points = points
terminal-rta-goods = march., valeur
terminal-rta-cities = villes
terminal-rta-developments = Développements
terminal-rta-cost = prix
terminal-rta-pts = pts
terminal-rta-lacks = manque { $count } nourr.
terminal-rta-held = bloqué
terminal-rta-rolls-left = { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
}
terminal-rta-has = Développements : { $developments }.
terminal-rta-has-none = Développements : aucun.
terminal-rta-nothing = rien encore
terminal-rta-ware = { $count } × { $ware }
terminal-rta-offer = { $seat } fait une offre à { $partner } : donne { $gives } ; demande { $asks }.

terminal-rta-short-points = points
terminal-rta-short-food = nourr.
terminal-rta-short-wood = bois
terminal-rta-short-stone = pierre
terminal-rta-short-pottery = poterie
terminal-rta-short-cloth = tissu
terminal-rta-short-spearheads = fers
terminal-rta-short-goods = march.
terminal-rta-short-cities = villes

# Deux lignes d’un dé, séparées par |
terminal-rta-face-food3 = 3 nourritures
terminal-rta-face-good1 = 1 marchandise
terminal-rta-face-goods2_skull = 2 marchandises|☠ crâne
terminal-rta-face-workers3 = 3 ouvriers
terminal-rta-face-food2_or_workers2 = 2 nourritures|ou 2 ouvriers
terminal-rta-face-coins7 = 7 pièces
# Les mêmes en 9 caractères au plus
terminal-rta-face-short-food3 = 3 nourr.
terminal-rta-face-short-good1 = 1 march.
terminal-rta-face-short-goods2_skull = 2 march.|☠ crâne
terminal-rta-face-short-workers3 = 3 ouvr.
terminal-rta-face-short-food2_or_workers2 = 2 nourr.|ou 2 ouv.
terminal-rta-face-short-coins7 = 7 pièces

terminal-rta-dice = Dés : { $dice }.
terminal-rta-die = { $number } : { $face }
terminal-rta-die-held = { $number } : { $face }, bloqué
terminal-rta-turn = Ce tour-ci : { $has }.
terminal-rta-seat = { $seat }, { $points }.
terminal-rta-told-food = { $cities ->
    [one] Nourriture : { $food } sur { $capacity } ; { $cities } ville à nourrir.
   *[other] Nourriture : { $food } sur { $capacity } ; { $cities } villes à nourrir.
}
terminal-rta-told-no-goods = Aucune marchandise.
terminal-rta-told-good = { $count } × { $good } (valeur { $value })
terminal-rta-told-goods = Marchandises : { $goods } ; { $total } en tout, valeur { $value }.
terminal-rta-told-cities = { $count ->
    [one] { $count } ville. Nouvelles villes : { $begun }.
   *[other] { $count } villes. Nouvelles villes : { $begun }.
}
terminal-rta-told-monuments = Monuments : { $monuments }.
terminal-rta-ticked = { $project } ({ $ticked } sur { $boxes })
terminal-rta-ticked-worth = { $points ->
    [one] { $project } ({ $ticked } sur { $boxes }) pour { $points } point
   *[other] { $project } ({ $ticked } sur { $boxes }) pour { $points } points
}
# Ville et monument ne s’accordent pas pareil : le mot « chantier » convient à tous
terminal-rta-complete = { $project } (chantier terminé)
terminal-rta-lost = { $count ->
    [one] Désastres : { $count } point perdu.
   *[other] Désastres : { $count } points perdus.
}

terminal-rta-score-developments = développements
terminal-rta-score-monuments = monuments
terminal-rta-score-architecture = Architecture
terminal-rta-score-empire = Empire
terminal-rta-score-disasters = désastres
terminal-rta-score-total = total

terminal-rta-look-development = { $name } : { $cost }, { $points }. { $effect }.
terminal-rta-look-monument = { $name } : { $boxes } cases ; { $points_first } points pour qui l’achève en premier, { $points_later } pour les autres.
terminal-rta-look-monument-alone = { $name } : { $boxes } cases, { $points }.
terminal-rta-look-owners = Acquis par : { $owners }.
