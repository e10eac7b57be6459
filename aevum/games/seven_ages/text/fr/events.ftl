# Ce qui s’est passé.
# Une carte porte le nom de son empire. Seul un conflit montre de quel type sont les unités.
# Le nom d’un empire vient en tête, suivi de deux-points, ou entre parenthèses : ni article, ni élision, ni accord à
# deviner. Une flèche mène de l’empire qui agit à celui que cela touche.

## Mise en place et tour

event-shuffled = { $count ->
    [one] La défausse mélangée forme une nouvelle pile de tirage : { $count } carte.
   *[other] La défausse mélangée forme une nouvelle pile de tirage : { $count } cartes.
}
event-discarded = { $seat } défausse une carte : { $card }.
event-drew_cards = { $count ->
    [one] { $seat } tire { $count } carte.
   *[other] { $seat } tire { $count } cartes.
}
event-bid_shown = { $seat } montre une carte de valeur { $count } : { $card }.
event-bid_tied = { $seat } est à égalité pour jouer en premier.
event-goes_first = { $seat } joue en premier et prend le marqueur de tour.
event-colours_taken = { $seat } prend une paire de couleurs : { $pair }.
event-joined = { $points ->
    [one] { $seat } rejoint la partie avec { $points } point de gloire.
   *[other] { $seat } rejoint la partie avec { $points } points de gloire.
}
event-turn_began = Le tour { $count } commence. { $seat } a le marqueur de tour.
event-timed = { $seat } pose un marqueur de cadence face cachée sur la case { $box }.
event-action_began = Action suivante : { $action }.
event-revealed_on = { $seat } révèle un marqueur ({ $empire }) : { $action }.
event-revealed_off = { $seat } révèle son marqueur hors empire : { $action }.
event-wild_on = { $seat } utilise le joker ({ $empire }) : { $action }.
event-wild_off = { $seat } utilise le joker hors empire : { $action }.
event-wild_paid = { $points ->
    [one] { $seat } fait deux fois la même action et perd { $points } point de gloire.
   *[other] { $seat } fait deux fois la même action et perd { $points } points de gloire.
}
event-box_shown = Case de ralentissement { $box } : { $action }.
# Le niveau 50 est la case au-delà du dernier niveau
event-progressed = { $level ->
    [50] { $empire } : progrès gratuit au-delà du niveau 49.
   *[other] { $empire } : progrès gratuit, niveau { $level }.
}
event-stayed = { $empire } : pas de progrès gratuit.
event-set_back = { $empire } : recul au niveau { $level } par ralentissement.
event-glory_bought = { $points ->
    [one] { $seat } achète { $points } point de gloire pour { $money } argent ({ $empire }).
   *[other] { $seat } achète { $points } points de gloire pour { $money } argent ({ $empire }).
}
# $count : le rang
event-ranked = { $points ->
    [one] { $count ->
        [1] { $empire } : 1er rang ({ $category }), { $points } point de gloire.
       *[other] { $empire } : { $count }e rang ({ $category }), { $points } point de gloire.
    }
   *[other] { $count ->
        [1] { $empire } : 1er rang ({ $category }), { $points } points de gloire.
       *[other] { $empire } : { $count }e rang ({ $category }), { $points } points de gloire.
    }
}
event-ranked_in_zone = { $points ->
    [one] { $empire } : parmi les premiers ({ $category }, { $zone }), { $points } point de gloire.
   *[other] { $empire } : parmi les premiers ({ $category }, { $zone }), { $points } points de gloire.
}
event-counted_icon = { $points ->
    [one] { $empire } : { $points } point de gloire ({ $category }).
   *[other] { $empire } : { $points } points de gloire ({ $category }).
}
event-empire_harvest_changed = { $points ->
    [one] { $empire } : { $points } point de gloire au lieu de { $before }, par un événement.
   *[other] { $empire } : { $points } points de gloire au lieu de { $before }, par un événement.
}
event-harvest_changed = { $points ->
    [one] { $seat } récolte { $points } point de gloire au lieu de { $before }, par des événements.
   *[other] { $seat } récolte { $points } points de gloire au lieu de { $before }, par des événements.
}
# $count : la gloire en tout
event-harvested = { $points ->
    [one] { $seat } récolte { $points } point de gloire et en a maintenant { $count }.
   *[other] { $seat } récolte { $points } points de gloire et en a maintenant { $count }.
}
event-end_bonus = { $points ->
    [one] { $seat } provoque la fin de la partie : { $points } point de gloire.
   *[other] { $seat } provoque la fin de la partie : { $points } points de gloire.
}
event-agreed_end = La partie se termine avec le tour { $count }, comme convenu.

## Les cartes et leurs effets

event-event_played = { $seat } joue un événement : { $event } ({ $card }).
event-event_prevented = Événement annulé : { $event }.
event-event_for = { $empire } : bénéfice de l’événement « { $event } ».
event-event_against = { $empire } : cible de l’événement « { $event } ».
event-event_against_player = { $seat } est la cible de l’événement « { $event } ».
event-money_came = { $empire } : { $money } argent gagné.
event-money_went = { $empire } : { $money } argent perdu.
event-glory_came = { $points ->
    [one] { $seat } gagne { $points } point de gloire ({ $empire }).
   *[other] { $seat } gagne { $points } points de gloire ({ $empire }).
}
event-square_icon_paid = { $points ->
    [one] { $seat } gagne aussitôt { $points } point de gloire ({ $empire }).
   *[other] { $seat } gagne aussitôt { $points } points de gloire ({ $empire }).
}
event-elite_came = { $count ->
    [one] { $empire } : { $count } marqueur d’élite gagné.
   *[other] { $empire } : { $count } marqueurs d’élite gagnés.
}
event-unit_struck = { $empire } : une unité perdue ({ $region }).
event-unit_turned = { $empire } → { $other } : une unité change de camp ({ $region }).
event-unit_raised = { $empire } : une unité gratuite ({ $region }).
event-city_struck = { $level ->
    [0] La ville est détruite : { $region }.
   *[other] La ville tombe au niveau { $level } : { $region }.
}
event-city_renewed = La ville monte au niveau { $level } : { $region }.
event-fort_raised = Une fortification gratuite est construite : { $region }.
event-fort_struck = La fortification est retirée : { $region }.
event-disorder_came = La région est désorganisée : { $region }.
event-disorder_went = Le marqueur de désorganisation est retiré : { $region }.
event-region_revolted = { $other } → { $empire } : une région change d’empire ({ $region }).
event-leader_struck = { $empire } : un chef perdu, { $leader }.
event-leader_kept = { $empire } : un chef gardé, { $leader }.
event-culture_lost = { $empire } : religion ou gouvernement perdu, { $artifact }.
event-artifact_struck = { $empire } : un artefact perdu, { $artifact }.
event-marker_returned = { $empire } : pas d’action ce tour.
event-manoeuvre_cancelled = { $empire } : manœuvre annulée.
event-extra_action = { $empire } : une action de plus aussitôt, { $action }.
event-cards_drawn_by_effect = { $count ->
    [one] { $seat } tire { $count } carte de plus.
   *[other] { $seat } tire { $count } cartes de plus.
}
event-card_stolen = { $seat } prend une carte au hasard à { $partner }.
event-hands_swapped = { $seat } et { $partner } échangent leurs mains.
event-card_thrown_away = { $seat } jette une carte : { $card }.
event-card_recovered = { $seat } reprend une carte de la défausse : { $card }.

## Création et production

event-empire_founded = { $seat } crée un empire : { $empire } ({ $colour }).
event-progress_set = { $empire } : départ au niveau { $level }.
event-progress_moved = { $level ->
    [50] { $empire } : niveau 49 dépassé.
   *[other] { $empire } : niveau { $level }.
}
event-started_in = { $empire } : région de départ, { $region }.
event-converted = { $count ->
    [one] { $other } → { $empire } : { $count } unité convertie ({ $region }).
   *[other] { $other } → { $empire } : { $count } unités converties ({ $region }).
}
event-elite_gained = { $count ->
    [one] { $empire } : { $count } marqueur d’élite au départ.
   *[other] { $empire } : { $count } marqueurs d’élite au départ.
}
event-unit_built = { $money ->
    [0] { $empire } : une unité gratuite ({ $region }).
   *[other] { $empire } : une unité construite pour { $money } argent ({ $region }).
}
event-fort_built = { $money ->
    [0] { $empire } : une fortification gratuite ({ $region }).
   *[other] { $empire } : une fortification construite pour { $money } argent ({ $region }).
}
event-capital_founded = { $empire } : capitale fondée, niveau { $level } ({ $region }).
event-income_received = { $empire } : revenu de { $money } argent.
event-upkeep_paid = { $empire } : maintenance de { $money } argent.
event-unit_unpaid = { $empire } : une unité non payée ({ $region }).
event-order_lost = La région abandonnée est désorganisée : { $region }.
event-region_taken = { $empire } : région prise, { $region }.
event-region_lost = { $empire } : région perdue, { $region }.
event-capital_lost = { $empire } : la capitale devient une ville ordinaire ({ $region }).
event-artifact_expired = { $empire } : un artefact quitte le jeu, { $artifact }.
event-galley_stranded = { $empire } : une galère perdue, trop loin de ses terres ({ $region }).
event-elephant_gained = { $empire } : un éléphant de plus dans la réserve de force.
event-elephants_gone = L’époque 7 est là : tous les éléphants quittent le jeu.
event-ban_lifted = { $empire } : cet échange lève une interdiction de construire des unités.
event-empire_destroyed = { $empire } : l’empire est détruit.

## Commerce et progrès

event-way_sought = { $empire } → { $goal } : un passage est cherché.
event-way_not_found = { $empire } → { $goal } : aucun passage trouvé.
event-way_found = { $empire } → { $goal } : à portée grâce au passage accordé.
event-passage_asked = { $empire } → { $other } : passage demandé.
event-passage_refused = { $empire } → { $other } : passage refusé.
event-passage_granted = { $empire } → { $other } : passage accordé gratuitement.
event-passage_priced = { $count ->
    [0] { $empire } → { $other } : { $money } argent exigé pour le passage.
    [one] { $money ->
        [0] { $empire } → { $other } : { $count } carte exigée pour le passage.
       *[other] { $empire } → { $other } : { $money } argent et { $count } carte exigés pour le passage.
    }
   *[other] { $money ->
        [0] { $empire } → { $other } : { $count } cartes exigées pour le passage.
       *[other] { $empire } → { $other } : { $money } argent et { $count } cartes exigés pour le passage.
    }
}
event-price_accepted = { $empire } → { $other } : prix accepté.
event-price_declined = { $empire } → { $other } : prix refusé.
event-passage_paid = { $count ->
    [0] { $empire } → { $other } : { $money } argent payé pour le passage.
    [one] { $money ->
        [0] { $empire } → { $other } : { $count } carte payée pour le passage.
       *[other] { $empire } → { $other } : { $money } argent et { $count } carte payés pour le passage.
    }
   *[other] { $money ->
        [0] { $empire } → { $other } : { $count } cartes payées pour le passage.
       *[other] { $empire } → { $other } : { $money } argent et { $count } cartes payés pour le passage.
    }
}
event-trade_declined = { $empire } : pas d’échange, l’action est perdue.
event-trade_begun = { $empire } → { $other } : un échange commence.
event-pile_trade_begun = { $empire } : échange avec la pile de tirage.
event-trade_cancelled = { $empire } : l’échange est annulé, l’action est dépensée.
event-trade_card_shown = { $empire } : carte d’échange révélée, { $card }.
event-pile_card_shown = Pile de tirage : carte d’échange de valeur { $points } révélée, { $card }.
event-trade_card_replaced = { $empire } : carte d’échange reprise et remplacée, { $card }.
event-trade_total = { $empire } : total commercial { $points }.
event-trade_won = { $empire } : échange gagné ({ $other }).
event-trade_tied = { $empire } et { $other } : échange à égalité.
event-pile_trade_won = { $empire } : échange gagné contre la pile de tirage.
event-pile_trade_lost = { $empire } : échange perdu contre la pile de tirage.
event-pile_trade_tied = { $empire } : égalité avec la pile de tirage.
event-trade_cards_exchanged = { $seat } et { $partner } échangent leurs cartes d’échange.
event-pile_card_taken = { $seat } prend la carte de la pile de tirage : { $card }.
event-money_given = { $empire } → { $other } : don de { $money } argent.

## Manœuvre

event-nobody_can_move = { $empire } : aucune unité ne peut se déplacer.
event-set_out = { $count ->
    [one] { $empire } : { $count } unité se met en route ({ $region }).
   *[other] { $empire } : { $count } unités se mettent en route ({ $region }).
}
event-went = { $empire } : entrée ({ $region }).
event-was_barred = { $empire } : la guerre des étoiles interdit l’entrée aux bombes nucléaires ({ $region }).
event-turned_back = { $empire } : retour en arrière ({ $region }).
event-leader_went = { $empire } : un chef accompagne les unités, { $leader } ({ $region }).
event-canal_asked = { $empire } → { $other } : passage du canal demandé.
event-canal_opened = { $empire } → { $other } : canal ouvert.
event-canal_closed = { $empire } → { $other } : canal fermé.
event-order_restored = { $empire } : les unités retirent la désorganisation ({ $region }).

## Conflit

event-conflict_began = { $empire } contre { $other } : un conflit commence ({ $region }).
event-round_began = Round { $count } du conflit.
event-scrapped_bomb = { $empire } : une bombe nucléaire détruite par son propre camp.
event-retreated = { $empire } : retraite hors du conflit ({ $region }).
event-lost_in_pursuit = { $empire } : une unité perdue dans la poursuite, { $unit }.
event-nowhere_to_go = { $count ->
    [one] { $empire } : { $count } unité perdue, sans refuge.
   *[other] { $empire } : { $count } unités perdues, sans refuge.
}
event-withdrew = { $count ->
    [one] { $empire } : { $count } unité se replie ({ $region }).
   *[other] { $empire } : { $count } unités se replient ({ $region }).
}
event-leader_withdrew = { $empire } : un chef se replie aussi, { $leader } ({ $region }).
event-replaced_card = { $empire } : carte de conflit remplacée.
event-showed_card = { $empire } : carte de valeur { $points } révélée, { $card }.
event-showed_units = { $count ->
    [one] { $empire } : { $count } unité révélée, { $unit }.
   *[other] { $empire } : { $count } unités révélées, { $unit }.
}
event-showed_leader = { $empire } : un tacticien engagé, { $leader }.
event-bombs_stopped = { $count ->
    [one] { $empire } : { $count } bombe nucléaire détruite par la guerre des étoiles.
   *[other] { $empire } : { $count } bombes nucléaires détruites par la guerre des étoiles.
}
event-bomb_exploded = Une bombe nucléaire explose et détruit toutes les unités des deux camps : { $region }.
event-paid_for_bombs = { $points ->
    [one] { $seat } a utilisé une bombe nucléaire et perd { $points } point de gloire.
   *[other] { $seat } a utilisé des bombes nucléaires et perd { $points } points de gloire.
}
event-conflict_total = { $empire } : total de conflit { $points }.
event-lost_units = { $count ->
    [0] { $empire } : aucune unité perdue.
    [one] { $empire } : { $count } unité perdue.
   *[other] { $empire } : { $count } unités perdues.
}
event-lost_leader = { $empire } : un chef perdu dans le conflit, { $leader }.
event-elephants_panicked = { $empire } : un éléphant perdu, la retraite est obligatoire.
# $count : les marqueurs de désorganisation de ce camp dans ce conflit jusqu’ici
event-fell_into_disorder = { $count ->
    [one] { $empire } : toutes les unités libérées, { $count } marqueur de désorganisation.
   *[other] { $empire } : toutes les unités libérées, { $count } marqueurs de désorganisation.
}
event-won_conflict = { $empire } contre { $other } : conflit gagné ({ $region }).
event-nobody_won = Aucun camp ne subsiste : le conflit reste sans vainqueur ({ $region }).
event-conflict_called_off = Le conflit est annulé : { $region }.
event-lost_elite = { $empire } : un marqueur d’élite perdu.
event-region_sacked = { $level ->
    [0] Il ne reste ni ville, ni fortification, ni artefact : { $region }.
   *[other] La ville tombe au niveau { $level } ; il ne reste ni fortification ni artefact : { $region }.
}
event-lost_capital = { $empire } : capitale perdue ({ $region }).
event-lost_money = { $empire } : tout l’argent est perdu ({ $money }).
event-took_money = { $empire } : { $money } argent pris sur cette somme.

## Destinée et civilisation

event-peeked = { $count ->
    [one] { $seat } regarde { $count } carte de la pile de tirage.
   *[other] { $seat } regarde les { $count } prochaines cartes de la pile de tirage.
}
event-artifact_played = { $seat } joue un artefact ({ $card }) : { $artifact } → { $empire }.
event-artifact_acquired = { $empire } : artefact acquis, { $artifact }.
event-artifact_placed = { $empire } : artefact acquis, { $artifact } ({ $region }).
event-artifact_glory_gained = { $points ->
    [one] { $seat } gagne { $points } point de gloire ({ $artifact }).
   *[other] { $seat } gagne { $points } points de gloire ({ $artifact }).
}
event-artifact_glory_lost = { $points ->
    [one] { $seat } perd { $points } point de gloire ({ $artifact }).
   *[other] { $seat } perd { $points } points de gloire ({ $artifact }).
}
event-blue_marker_placed = Marqueur bleu ({ $artifact }) : tout empire possède cet artefact à partir du niveau { $level }.
event-culture_adopted = { $empire } : religion ou gouvernement adopté, { $artifact }.
event-culture_spread = { $empire } → { $other } : { $artifact } se répand.
event-change_disordered = { $empire } : ce changement désorganise une région, { $region }.
event-leader_placed = { $empire } : un chef placé, { $leader } ({ $region }).
event-leader_removed = { $empire } : un chef retiré, { $leader } ({ $region }).
event-leader_drawn = { $empire } : un chef tiré de la tasse, { $leader }.
event-no_leader_drawn = { $empire } : un pion « pas de chef » tiré de la tasse.
event-units_turned_over = { $count ->
    [one] { $empire } : { $count } unité modernisée ({ $region }).
   *[other] { $empire } : { $count } unités modernisées ({ $region }).
}
event-city_built = { $empire } : ville construite ({ $region }).
event-city_improved = { $empire } : ville améliorée au niveau { $level } ({ $region }).
event-capital_named = { $empire } : nouvelle capitale ({ $region }).
event-pacified = { $empire } : désorganisation retirée pour { $money } argent ({ $region }).
event-assassins_sent = { $empire } → { $other } : assassinat tenté contre un chef, { $leader } ({ $region }).
event-assassin_card_shown = { $empire } : carte de valeur { $points } révélée, { $card }.
event-assassinated = { $other } : un chef assassiné, { $leader }.
event-assassination_failed = { $other } : l’assassinat échoue, { $leader } survit.

## La fin

event-game_over = La partie est terminée.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point de gloire.
   *[other] { $seat } gagne avec { $points } points de gloire.
}
event-shared_win = { $points ->
    [one] { $seat } partage la victoire, avec { $points } point de gloire.
   *[other] { $seat } partage la victoire, avec { $points } points de gloire.
}

## Seulement pour le joueur nommé

event-drew_card = { $seat } tire : { $card }.
event-trade_card_seen = { $partner } montre à { $seat } une carte d’échange : { $card }.
event-passage_card_got = { $partner } remet à { $seat } une carte pour le passage : { $card }.
event-assassin_card_drawn = { $seat } tire une carte pour l’assassinat : { $card }.
event-your_stolen_card = La carte volée : { $card }.
event-drew_for_conflict = { $seat } tire une carte pour le conflit : { $card }.
