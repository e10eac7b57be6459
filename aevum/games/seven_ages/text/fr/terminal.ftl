# Jouer dans un terminal : les mots du plateau.

terminal-seven-turn = Tour { $turn }
terminal-seven-setting-up = Mise en place
terminal-seven-hand = Main
terminal-seven-track = Progrès
terminal-seven-peeked = Dessus de la pile de tirage
terminal-seven-part-asia = Asie intérieure
terminal-seven-part-sea = Mers
terminal-seven-part-ocean = Océans

# Têtes de colonnes, 6 cellules au plus
terminal-seven-short-glory = gloire
terminal-seven-short-now = gain
terminal-seven-short-cards = main
terminal-seven-short-empires = emp.
terminal-seven-short-marker = marqueur
terminal-seven-short-level = niv.
terminal-seven-short-age = ép.
terminal-seven-short-money = arg.
terminal-seven-short-income = rev.
terminal-seven-short-units = uni.
terminal-seven-short-regions = rég.
terminal-seven-short-leaders = chefs
terminal-seven-short-trade = com.

# Signes
terminal-seven-piece-capital = capitale
terminal-seven-piece-city = ville
terminal-seven-piece-fort = fortification
terminal-seven-piece-artifact = artefact
terminal-seven-piece-leader = chef
terminal-seven-piece-disorder = désorganisation
terminal-seven-resource-wheat = blé
terminal-seven-resource-oil = pétrole
terminal-seven-resource-elephant = éléphants
terminal-seven-mark-possible = possible
terminal-seven-mark-conflict = occupée
terminal-seven-mark-chosen = ici

# $action : son nom, ou un point d’interrogation s’il est caché
terminal-seven-marker-face_down = [{ $action }]
terminal-seven-marker-revealed = { $action }
terminal-seven-marker-lost = perdu

# Morceaux de phrases
terminal-seven-units = { $count } { $unit }
terminal-seven-with = { $name } ({ $more })
terminal-seven-guest = aussi { $empire } : { $stack }
terminal-seven-not-controlled = sans contrôle
terminal-seven-religion = religion : { $name }
terminal-seven-government = gouvernement : { $name }
terminal-seven-artifacts = artefacts : { $names }
terminal-seven-elite = { $count ->
    [one] { $count } marqueur d’élite
   *[other] { $count } marqueurs d’élite
}
terminal-seven-barbarian = barbare
terminal-seven-money = { $count } argent
terminal-seven-income = revenu { $count }
terminal-seven-level = niveau { $level }, { $age }
terminal-seven-regions = { $count ->
    [one] { $count } région
   *[other] { $count } régions
}
terminal-seven-count = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
terminal-seven-leaders = chefs { $count } sur { $most }
terminal-seven-trade-value = valeur commerciale { $count }
terminal-seven-leader-number = nombre de chefs { $count }
terminal-seven-starts = départ : { $regions }
terminal-seven-city = ville { $level }
terminal-seven-builds = construit { $units }
terminal-seven-placed = construit cette fois : { $places }
terminal-seven-price = { $unit } { $cost }
terminal-seven-ban-cities = pas de villes à l’époque { $ages }
terminal-seven-ban-naval = pas d’unités navales à l’époque { $ages }
terminal-seven-ban-cavalry = pas de cavalerie à l’époque { $ages }
terminal-seven-ages = { $first }–{ $last }

# Une icône : $points est le nombre qu’elle porte
terminal-seven-icon = { $name } { $points }
terminal-seven-icon-told = { $icon } : { $told }
terminal-seven-icon-has = a { $count }
terminal-seven-icon-rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
}
terminal-seven-icon-now = { $points } maintenant
terminal-seven-icon-next = encore { $count } pour le point suivant

# Ce qui se passe
terminal-seven-moving = Mouvement
terminal-seven-way = { $at }, départ { $origin }
terminal-seven-left = mouvement restant : { $units }
terminal-seven-stopped = doit s’arrêter ici
terminal-seven-conflict = Conflit, { $region }, round { $round }
terminal-seven-attacks = camp actif
terminal-seven-defends = défenseur
terminal-seven-line-front = en ligne de front { $units }
terminal-seven-line-support = en soutien { $units }
terminal-seven-line-covered = engagées { $units }
terminal-seven-line-free = non engagées { $units }
terminal-seven-line-spent = engagées avant { $units }
terminal-seven-card = carte { $card }
terminal-seven-side-disorder = désorganisation { $count }
terminal-seven-add-elite = élite { $count }
terminal-seven-add-age = époque { $count }
terminal-seven-add-terrain = terrain { $count }
terminal-seven-add-fort = fortification { $count }
terminal-seven-add-city = ville { $count }
terminal-seven-add-crossing = voie d’accès { $count }
terminal-seven-add-disorder = désorganisation adverse { $count }
terminal-seven-add-effects = effets { $count }
terminal-seven-total = total { $count }
terminal-seven-odds = vos chances
# $units : combien d’unités l’ennemi engage
terminal-seven-chances = contre { $units } : victoire { $win } %, égalité { $tie } %, défaite { $lose } %
terminal-seven-passage = Passage
terminal-seven-passage-price = { $empire } : { $money }, { $cards }
terminal-seven-trade = Échange
terminal-seven-pile-trade = Échange avec la pile de tirage
terminal-seven-pile = Pile de tirage
terminal-seven-murder = Assassinat
terminal-seven-deck = { $count ->
    [one] { $count } carte à tirer
   *[other] { $count } cartes à tirer
}
terminal-seven-discards = défausse : { $cards }

# Cartes ; $value est ce qu’elle compte dans un échange et un conflit
terminal-seven-short-card = { $name } { $value }
terminal-seven-card-empire = { $value } { $name } (ép. { $ages })

terminal-seven-score-before = avant la récolte
terminal-seven-score-harvest = récolte de ce tour
terminal-seven-score-total = gloire

terminal-seven-told-glory = gloire { $count }
terminal-seven-told-now = { $points } à la récolte si elle avait lieu maintenant
terminal-seven-told-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-seven-told-empires = empires : { $empires }
terminal-seven-told-aside = marqueur hors empire : { $marker }
terminal-seven-told-marker = marqueur : { $marker }
terminal-seven-told-holder = détient le marqueur de tour
terminal-seven-told-icons = Gloire maintenant { $points } : { $icons }.
terminal-seven-told-part = { $part } : { $regions }.
terminal-seven-told-level = Niveau { $level } : { $things }.
terminal-seven-told-cards-left = Pile de tirage : { $parts }.
terminal-seven-told-hand = Main : { $cards }.
terminal-seven-told-moving = Mouvement : { $parts }.
terminal-seven-told-peeked = Dessus de la pile de tirage, la prochaine carte d’abord : { $cards }.
terminal-seven-told-options = Au choix : { $regions }.
terminal-seven-told-fights = Régions occupées par d’autres : { $regions }.

terminal-seven-sight-hand = main
terminal-seven-sight-discards = défausse
terminal-seven-sight-track = piste de progrès
terminal-seven-no-hand = Vous n’avez pas de carte en main.

terminal-seven-look-region = { $region } : { $notes }.
terminal-seven-look-free = Personne.
terminal-seven-look-control = Contrôle : { $parts }.
terminal-seven-look-built = Présents : { $parts }.
terminal-seven-look-stack = { $empire } : { $stack }.
terminal-seven-look-start = Région de départ : { $empires }.
terminal-seven-look-around = Par voie de terre : { $regions }.
terminal-seven-look-island = Aucun voisin par voie de terre.
terminal-seven-look-shores = Sur la côte : { $regions }.
terminal-seven-look-coasts = Côtes : { $regions }.
terminal-seven-look-beside = Par voie d’eau : { $regions }.
terminal-seven-border-river = rivière
terminal-seven-border-crossing = traversée, { $sea }
terminal-seven-border-canal = canal, { $banks }, époque { $ages }
# Une terre dont les côtes ne communiquent pas pour les navires
terminal-seven-border-shore = côte { $number }
terminal-seven-short-stack = { $empire } { $count }
terminal-seven-look-builds = Peut construire : { $units }.
terminal-seven-look-card = { $name } : carte { $number }, valeur { $value }.
terminal-seven-look-empire = Empire de l’époque { $ages } : { $facts }.
terminal-seven-look-text = { $name } : { $text }
terminal-seven-look-icons = Gloire : { $icons }.
terminal-seven-look-event = Événement « { $name } » : { $text }
terminal-seven-look-artifact = Artefact « { $name } » : { $text }
terminal-seven-look-source = Connu par : { $parts }.
terminal-seven-look-cards = Sur la carte : { $cards }.
terminal-seven-look-owners = Entre les mains de : { $empires }.
terminal-seven-look-blue = Son marqueur bleu est au niveau { $level }.
# $front, $support : la valeur des unités ordinaires, entre parenthèses celle des vétérans
terminal-seven-look-unit = { $unit } : { $class }, dès le niveau { $level } ; coût { $cost }, mouvement { $move } ; en ligne de front { $front }, en soutien { $support } (vétérans entre parenthèses).
terminal-seven-look-leader = { $name } : { $kinds } ; { $empires }, époque { $ages }.
terminal-seven-look-leader-at = Empire : { $empire } ({ $region }).

# Ce qu’apporte une action
terminal-seven-action-create = Créer un empire : fonder un nouvel empire avec une carte de sa main. Seulement hors empire.
terminal-seven-action-production = Production : revenu, puis maintenance, puis construction d’unités et de fortifications.
terminal-seven-action-trade = Commerce et progrès : échange avec un empire à portée ou, s’il n’y en a pas, avec la pile de tirage. Le gagnant avance sur la piste de progrès.
terminal-seven-action-manoeuvre = Manœuvre : déplacer unités et chefs, puis combattre là où il y en a d’autres.
terminal-seven-action-destiny = Destinée : défausser des cartes et compléter sa main. Aussi hors empire.
terminal-seven-action-civilise = Civilisation : jouer événements et artefacts, adopter religion ou gouvernement, promouvoir un chef, bâtir des villes, moderniser, supprimer la désorganisation. Hors empire : événements et artefacts seulement.
terminal-seven-action-destroy = Détruire un empire : le retirer du jeu.
terminal-seven-action-wild = Joker : vaut n’importe quelle action le moment venu, mais l’empire n’a pas de progrès gratuit. Hors empire : créer un empire, destinée ou civilisation.
