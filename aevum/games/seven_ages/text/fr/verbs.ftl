# Ce qu’on tape ou presse.
# Une carte porte le nom de son empire. Les types d’unités sont au pluriel, mais il s’agit d’une seule unité, sauf si « tout » le dit.
# Les noms viennent après deux-points, entre parenthèses ou après « à » : ni article, ni élision, ni accord à deviner.

## Verbes : le mot à taper, puis le choix entier

verb-pass = passer
do-pass = Passer
verb-done = terminer
do-done = Terminer

# Mise en place et tour
verb-discard = défausser
do-discard = Défausser : { $card }
verb-bid = miser
do-bid = Poser : { $card }
verb-take_colours = couleurs
do-take_colours = Prendre une paire de couleurs : { $pair }
verb-place = placer
do-place = Placer : { $marker } ({ $empire })
verb-place_off = hors
do-place_off = Placer hors empire : { $marker }
verb-slow = ralentir
do-slow = Mettre dans la case suivante : { $action }
verb-reveal = révéler
do-reveal = Révéler le marqueur : { $empire }
verb-reveal_off = dévoiler
do-reveal_off = Révéler le marqueur hors empire
verb-begin_trade = commercer
do-begin_trade = Faire commercer maintenant : { $empire }
verb-buy_glory = acheter
do-buy_glory = { $count ->
    [one] Acheter { $count } point de gloire : { $empire }
   *[other] Acheter { $count } points de gloire : { $empire }
}

# Les cartes et leurs effets
verb-play_event = jouer
do-play_event = Jouer l’événement de la carte { $card } : { $event }
verb-act_for = pour
do-act_for = Jouer pour : { $empire }
verb-aim_at = contre
do-aim_at = Viser un empire : { $empire }
verb-aim_at_player = viser
do-aim_at_player = Viser un joueur : { $seat }
verb-choose_region = choisir
do-choose_region = Choisir : { $region }
verb-lose_unit = sacrifier
do-lose_unit = Céder une unité : { $unit }
verb-raise_unit = lever
# $region : pour un navire, les eaux de sa côte ; pour tous les autres, la région même
do-raise_unit = Placer une unité gratuite : { $unit } ({ $region })
verb-kill_leader = tuer
do-kill_leader = Frapper un chef : { $leader } ({ $region })
verb-keep_drawn = garder
do-keep_drawn = Garder le chef : { $leader }
verb-remove_artifact = retirer
do-remove_artifact = Retirer l’artefact : { $artifact }
verb-take_up = embrasser
do-take_up = Adopter aussitôt : { $artifact }
verb-recover = récupérer
do-recover = Reprendre de la défausse : { $card }
verb-throw_away = jeter
do-throw_away = Jeter : { $card }
verb-take_action = agir
do-take_action = Faire l’action : { $action }

# Création et production
verb-found = créer
do-found = Créer l’empire : { $card }
verb-use_colour = couleur
do-use_colour = Prendre la couleur : { $colour }
verb-set_progress = niveau
do-set_progress = Commencer au niveau { $level }
verb-start_in = commencer
do-start_in = Commencer ici : { $region }
verb-appoint = nommer
do-appoint = Placer un chef : { $leader } ({ $region })
verb-build_in = ici
do-build_in = Construire ici : { $region }
verb-build = construire
do-build = Construire : { $unit } ({ $region })
verb-fortify = fortifier
do-fortify = Fortifier : { $region }
verb-moor = mouiller
do-moor = Mouiller ici : { $region }
verb-contest = disputer
do-contest = Combattre : { $other } ({ $region })
verb-found_capital = capitale
do-found_capital = Fonder la capitale : { $region }
verb-place_fort = fortification
do-place_fort = Placer une fortification gratuite : { $region }
verb-disband = licencier
do-disband = Ne pas payer : { $unit } ({ $region })
verb-keep_leader = conserver
do-keep_leader = Garder : { $leader } ({ $region })
verb-give_up_leader = renoncer
do-give_up_leader = Renoncer à un chef : { $leader } ({ $region })

# Commerce et progrès
verb-trade_with = partenaire
do-trade_with = Commercer avec : { $empire }
verb-trade_with_pile = pile
do-trade_with_pile = Commercer avec la pile de tirage
verb-seek_way = chercher
do-seek_way = Chercher un passage vers : { $empire }
verb-ask_passage = demander
do-ask_passage = Demander le passage à : { $empire }
verb-take_way = traverser
do-take_way = Payer et prendre ce chemin
verb-refuse_passage = refuser
do-refuse_passage = Refuser le passage
verb-grant_passage = accorder
do-grant_passage = Accorder le passage gratuitement
verb-demand_money = exiger
do-demand_money = { $money ->
    [0] N’exiger que des cartes
   *[other] Exiger { $money } argent
}
verb-demand_cards = cartes
do-demand_cards = { $count ->
    [0] N’exiger aucune carte
    [one] Exiger { $count } carte
   *[other] Exiger { $count } cartes
}
verb-accept_price = accepter
do-accept_price = Accepter le prix
verb-decline_price = décliner
do-decline_price = Refuser le prix
verb-hand_over = remettre
do-hand_over = Remettre : { $card }
verb-lay_for_trade = poser
do-lay_for_trade = Poser : { $card }
verb-keep_trade_card = laisser
do-keep_trade_card = Garder la carte posée
verb-replace_trade_card = remplacer
do-replace_trade_card = Poser à la place : { $card }
verb-advance = avancer
do-advance = { $count ->
    [0] Ne pas avancer davantage
    [one] Avancer de { $count } niveau de plus
   *[other] Avancer de { $count } niveaux de plus
}
verb-give_money = donner
do-give_money = { $money ->
    [0] Ne rien donner
   *[other] Donner { $money } argent
}

# Manœuvre
verb-move = déplacer
do-move = Déplacer des unités : { $region }
verb-take = prendre
do-take = Emmener : { $unit }
verb-take_from = appareiller
# $region : les eaux où mouille le navire
do-take_from = Emmener : { $unit } ({ $region })
verb-take_all = tout
do-take_all = Emmener toutes les unités
verb-take_leader = accompagner
do-take_leader = Emmener le chef : { $leader }
verb-put_back = déposer
do-put_back = Laisser sur place : { $unit }
verb-ask_canal = canal
# $region : les eaux au-delà du canal
do-ask_canal = Demander le canal : { $region }
verb-go = aller
do-go = Aller : { $region }
verb-stop = arrêter
do-stop = S’arrêter ici
verb-turn_back = revenir
do-turn_back = Revenir en arrière
verb-open_canal = ouvrir
do-open_canal = Ouvrir le canal
verb-close_canal = fermer
do-close_canal = Laisser le canal fermé
verb-fight = combattre
do-fight = Combattre : { $other } ({ $region })

# Conflit
verb-scrap_bomb = détruire
do-scrap_bomb = Détruire la bombe nucléaire
verb-retreat = retraiter
do-retreat = Retraiter
verb-lose = perdre
do-lose = Perdre une unité : { $unit }
verb-withdraw = replier
do-withdraw = Retraiter avec : { $unit } ({ $region })
verb-withdraw_all = évacuer
do-withdraw_all = Retraiter avec tous ceux qui le peuvent : { $region }
verb-withdraw_leader = escorter
do-withdraw_leader = Retraiter avec le chef : { $leader } ({ $region })
verb-replace_card = changer
do-replace_card = Tirer une autre carte
verb-commit = engager
do-commit = Engager une unité : { $unit }
verb-commit_all = toutes
do-commit_all = Engager toutes les unités
verb-commit_leader = mener
do-commit_leader = Engager le tacticien : { $leader }
verb-put_in_front = front
do-put_in_front = Mettre en ligne de front : { $unit }

# Destinée et civilisation
verb-put_next = suivante
do-put_next = Remettre sur la pile : { $card }
verb-play_artifact = artefact
do-play_artifact = Jouer l’artefact : { $artifact } ({ $card })
verb-give_artifact = attribuer
do-give_artifact = Le donner à : { $empire }
verb-place_artifact = ériger
do-place_artifact = Le placer ici : { $region }
verb-dismiss = destituer
do-dismiss = Destituer : { $leader } ({ $region })
verb-promote = promouvoir
do-promote = Promouvoir : { $leader }
verb-draw_leader = tirer
do-draw_leader = Tirer un chef de la tasse
verb-keep_drawn_leader = retenir
do-keep_drawn_leader = Garder ce chef
verb-send_leader = envoyer
do-send_leader = Envoyer le chef : { $region }
verb-adopt = adopter
do-adopt = Adopter : { $artifact }
verb-adopt_from = source
do-adopt_from = Adopter de cet empire : { $empire }
verb-modernise = moderniser
do-modernise = Moderniser des unités
verb-turn_over = retourner
do-turn_over = Retourner tout : { $unit } ({ $region })
verb-urbanise = urbaniser
do-urbanise = Construire ou améliorer des villes
verb-build_city = ville
do-build_city = Construire une ville : { $region }
verb-improve_city = améliorer
do-improve_city = Améliorer la ville : { $region }
verb-make_capital = proclamer
do-make_capital = Faire de la ville la capitale : { $region }
verb-pacify = pacifier
do-pacify = Retirer la désorganisation pour 7 argent : { $region }
verb-keep_drawn_card = tenir
do-keep_drawn_card = Garder cette carte
verb-draw_another_card = autre
do-draw_another_card = La défausser et en tirer une autre
