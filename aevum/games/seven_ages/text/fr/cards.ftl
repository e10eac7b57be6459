# Ce que font les cartes de 7 Ages, pour qui les tient ou les rencontre.
# « L’empire » et « il » désignent l’empire auquel le texte appartient ; l’attaquant est le camp dont c’est l’action, le
# défenseur est l’autre. Les noms de zones viennent entre parenthèses, où ils n’ont pas besoin d’article.

## Événements : quand, et quoi

card-event-assassin = Civilisation : tenter de tuer un chef d’un empire à portée de celui qui se civilise. Vous tirez 1 carte, la cible jusqu’à son nombre de chefs en ne gardant que la dernière ; le chef meurt si votre carte est strictement plus forte.
card-event-assassins = Civilisation : tenter de tuer un chef d’un empire à portée de celui qui se civilise. Vous tirez jusqu’à 2 cartes, la cible jusqu’à son nombre de chefs, chacun ne gardant que sa dernière ; le chef meurt si votre carte est strictement plus forte.
card-event-order_of_assassins = Civilisation : tenter de tuer un chef d’un empire à portée de celui qui se civilise. Vous tirez jusqu’à 3 cartes, la cible jusqu’à son nombre de chefs, chacun ne gardant que sa dernière ; le chef meurt si votre carte est strictement plus forte.
card-event-volcano = Civilisation : choisir un empire et une de ses régions. Toutes ses unités y sont détruites, une ville présente perd un cran et la région est désorganisée.
card-event-earthquake = Civilisation : choisir un empire et une de ses régions. La ville perd un cran, la fortification est retirée et la région est désorganisée.
card-event-flood = Civilisation : choisir un empire et une de ses régions bordées d’une rivière. Il y perd 1 unité et la région est désorganisée.
card-event-pestilence = Civilisation : un empire au choix perd 1 unité dans chacune de ses régions.
card-event-great_fire = Civilisation : toutes les régions avec une ville d’un empire au choix sont désorganisées.
card-event-famine = Entre deux actions ou avant la récolte : le prochain revenu d’un empire au choix est réduit de moitié.
card-event-great_storm = Manœuvre, avant le premier mouvement ou juste avant les conflits : un empire au choix perd la moitié, arrondie au supérieur, de ses unités navales dans une région maritime.
card-event-riots = Civilisation : la capitale d’un empire au choix est désorganisée et perd un cran.
card-event-rebellion = Civilisation : deux régions d’un empire au choix, sauf sa capitale, sont désorganisées.
card-event-revolt = Civilisation : une région désorganisée d’un autre empire, adjacente à celui qui se civilise et sans capitale, passe à ce dernier. Les unités présentes retournent dans leur réserve et une unité d’infanterie gratuite en prend possession ; la ville et la désorganisation restent, la fortification et l’artefact sont perdus.
card-event-civil_war = Civilisation : un empire d’au moins 6 régions perd la moitié, arrondie au supérieur, des unités de sa plus grosse pile, et cette région est désorganisée.
card-event-succession_crisis = Civilisation : un empire au choix perd 1 chef et sa capitale est désorganisée.
card-event-desertion = Round de conflit, avant la révélation : désigner un camp ; son ennemi perd 1 unité dans ce conflit, non engagée s’il en reste, au choix de son propriétaire.
card-event-locusts = Production, avant le revenu : le prochain revenu d’un empire au choix, ou celui qu’il va percevoir, baisse de 2 par région dont le blé compte.
card-event-corruption = Civilisation : l’argent d’un empire au choix est réduit de moitié.
card-event-lost_knowledge = Civilisation : un empire au choix recule de 1 niveau de progrès.
card-event-raiders = Civilisation : un empire au choix perd 10 argent, et celui qui se civilise en gagne 5.
card-event-financier = Production, avant le revenu : l’empire qui produit gagne 20 argent.
card-event-gold_strike = Production, avant le revenu : l’empire qui produit gagne 12 argent.
card-event-bountiful_harvest = Production, avant le revenu : jusqu’à la fin du tour, le revenu de l’empire qui produit augmente de 2 par région dont le blé compte.
card-event-invention = Civilisation : l’empire qui se civilise avance de 1 niveau de progrès.
card-event-enlightenment = Civilisation : l’empire qui se civilise avance de 2 niveaux de progrès s’il n’est pas le plus avancé.
card-event-born_to_rule = Civilisation : l’empire qui se civilise tire 3 pions de la tasse et peut garder un chef, dans la limite de son nombre de chefs.
card-event-migration = Civilisation : l’empire qui se civilise fait aussitôt une manœuvre.
card-event-conscription = Production, avant le revenu : l’empire qui produit construit 3 unités d’infanterie gratuites dans ses régions, sans limite par région.
card-event-shipwrights = Production, avant le revenu : l’empire qui produit construit 2 unités navales gratuites dans ses régions côtières, sans limite par région.
card-event-urban_renewal = Civilisation : une ville de l’empire qui se civilise gagne un cran, dans les limites de son époque ; sauf pour un empire barbare.
card-event-master_masons = Civilisation : l’empire qui se civilise place 2 fortifications gratuites dans ses régions.
card-event-restoration = Civilisation : 3 marqueurs de désorganisation sont retirés des régions de l’empire qui se civilise.
card-event-golden_age = Avant la récolte : votre gloire de ce tour, icônes et achats, est doublée.
card-event-glory_doubted = Avant la récolte : la gloire de ce tour, icônes et achats, est réduite de moitié pour chaque joueur, arrondie au supérieur.
card-event-glory_proclaimed = Avant la récolte : vous gagnez 3 points de gloire.
card-event-decadence = Avant la récolte : les icônes et les achats d’un empire au choix ne rapportent aucune gloire ce tour-ci.
card-event-legend = Avant la récolte : désigner un de vos empires ; vous gagnez 1 point de gloire par chef de cet empire.
card-event-sharp_dealing = Commerce : votre total commercial augmente de 3 dans cet échange.
card-event-embargo = Commerce : avant que les cartes soient posées, l’échange est annulé. L’empire actif a dépensé son action ; son partenaire n’a pas commercé et garde la sienne.
card-event-false_coin = Commerce : après la révélation, reprendre la carte posée et la remplacer par une autre de votre main.
card-event-market_spies = Commerce : votre adversaire pose sa carte le premier et vous la montre.
card-event-silk_road = Entre deux actions ou avant la récolte : jusqu’à la fin du tour, la portée d’un de vos empires augmente de 3.
card-event-monopoly = Commerce : après un échange gagné, prendre jusqu’à 10 argent à n’importe quel autre empire.
card-event-ambush = Round de conflit, avant la révélation : le total du défenseur augmente de 4 pour ce round.
card-event-surprise_attack = Round de conflit, avant la révélation : le total de l’attaquant augmente de 4 pour ce round.
card-event-treachery = Round de conflit, avant la révélation : désigner un camp ; 1 unité ennemie de ce conflit, non engagée s’il en reste et au choix de son propriétaire, le rejoint sans être engagée. Faute de pion du même type, elle est détruite.
card-event-foul_weather = Round de conflit, avant la révélation : jusqu’à la fin du conflit, les projectiles des deux camps ont une ligne de front et un soutien de 0, mais annulent toujours la ville.
card-event-rally = Round de conflit, avant la révélation : désigner un camp ; jusqu’à la fin du conflit, ses marqueurs de désorganisation ne donnent aucun bonus à l’ennemi, mais comptent toujours pour la retraite.
card-event-night_attack = Round de conflit, avant la révélation : jusqu’à la fin du conflit, la ville compte 0 pour le défenseur.
card-event-second_wind = Round de conflit, avant la révélation : désigner un camp ; il remplace encore une fois sa carte de conflit pour ce round.
card-event-feigned_retreat = Round de conflit, avant la révélation : l’attaquant doit retraiter aussitôt, et le round est annulé.
card-event-valour = Round de conflit, avant la révélation : désigner un camp ; son empire gagne 1 marqueur d’élite.
card-event-truce = Round de conflit, avant la révélation : le conflit est annulé, sans vainqueur ni vaincu. Les unités de l’attaquant retournent d’où elles viennent, sinon retraitent, sinon sont perdues ; pas dans un conflit de région de départ.
card-event-time_ripple = Créer un empire : l’empire que vous créez peut être de n’importe quelle époque, quelle que soit celle de la partie.
card-event-conjunction = Entre deux actions ou avant la récolte : un de vos empires fait aussitôt une action de plus : production, commerce et progrès, manœuvre, destinée ou civilisation.
card-event-fortune = Destinée : tirer 3 cartes de plus ; votre main peut dépasser 6 cartes.
card-event-theft = Civilisation : prendre une carte au hasard dans la main d’un autre joueur.
card-event-comet = Une fois les marqueurs placés, avant la première action : chaque joueur, vous compris, défausse 2 cartes de son choix.
card-event-wheel_of_fate = Civilisation : échanger votre main, sans cette carte, avec celle d’un autre joueur.
card-event-divine_intervention = Dès qu’un événement est annoncé : il est annulé et défaussé, même si c’est une autre Intervention divine. Un artefact ne peut pas être annulé.
card-event-archaeology = Civilisation : reprendre en main une carte au choix de la défausse.
card-event-iconoclasm = Civilisation : retirer 1 artefact vert de n’importe quel empire, mais ni religion ni gouvernement.
card-event-heresy = Civilisation : un empire au choix perd sa religion, et sa capitale est désorganisée.
card-event-revolution = Civilisation : un empire au choix perd son gouvernement, et deux de ses régions avec une ville sont désorganisées.
card-event-missionaries = Civilisation : un empire à portée adopte la religion de l’empire qui se civilise, qui doit en avoir une.
card-event-holy_war = Civilisation : l’empire qui se civilise fait aussitôt une manœuvre s’il a une religion. Jusqu’à la fin du tour, il a +2 en conflit quand il attaque un empire d’une autre religion ou sans religion.
card-event-free_tribes = Civilisation : un empire au choix fait aussitôt une manœuvre. Jusqu’à ce qu’il change d’époque, il ne paie pas de maintenance et ne peut ni construire ni améliorer de villes.
card-event-colonists = Manœuvre, avant le premier mouvement ou juste avant les conflits : placer 2 unités d’infanterie gratuites dans des régions terrestres neutres adjacentes aux terres de l’empire qui manœuvre. Il les contrôle aussitôt ; ces unités ne bougent pas pendant cette action.
card-event-mutiny = Manœuvre : la manœuvre qu’un empire vient de révéler est annulée.
card-event-indecision = Une fois les marqueurs placés, avant la première action : un autre empire reprend son marqueur d’action sans le montrer et n’agit pas ce tour-ci ; il garde son progrès gratuit.

## Merveilles

card-artifact-pyramids = Époques 1 et 2, dans une région avec une ville. Le total de villes de l’empire compte 2 de plus pour la gloire.
card-artifact-hanging_gardens = Époques 1 et 2, dans une région fertile. Revenu de cette région +2.
card-artifact-temple_of_diana = Époques 1 à 3, dans une région avec une ville. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-artifact-stonehenge = Époques 1 et 2, dans n’importe quelle région terrestre. Pendant une destinée, avant de défausser, le joueur regarde les 3 premières cartes de la pile de tirage et les remet dans l’ordre de son choix.
card-artifact-oracle = Époques 1 à 3, dans une région de montagne. Pendant une destinée, avant de défausser, le joueur regarde les 5 premières cartes de la pile de tirage et les remet dans l’ordre de son choix.
card-artifact-colossus = Époques 1 à 3, dans une région côtière. Les unités navales coûtent 1 de moins. Total de conflit +1 en défendant avec des unités navales.
card-artifact-great_library = Époques 2 à 4, dans une région avec une ville. Total commercial +1.
card-artifact-great_lighthouse = Époques 2 à 4, dans une région côtière. Les unités navales ont +1 en mouvement.
card-artifact-mausoleum = Époques 2 et 3, dans une région avec une ville. Quand l’empire change d’époque, le joueur peut garder 1 chef.
card-artifact-statue_of_zeus = Époques 2 et 3, dans une région avec une ville. Au placement, l’empire gagne 1 marqueur d’élite.
card-artifact-great_wall = Époques 2 à 5, dans n’importe quelle région terrestre. Total de conflit +2 en défendant cette région, ou une région adjacente de l’empire, contre un empire barbare.
card-artifact-forum = Époques 2 à 4, dans une région avec une ville. Changer de gouvernement ne cause aucune désorganisation. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-artifact-hagia_sophia = Époques 3 et 4, dans une région terrestre d’un empire qui a une religion. 1 point de gloire chaque fois qu’un autre empire adopte la religion de l’empire, auprès de lui ou par ses Missionnaires.
card-artifact-cathedral = Époques 3 à 5, dans une région terrestre d’un empire qui a adopté le Christianisme. Avant chaque récolte, 1 marqueur de désorganisation de l’empire est retiré.
card-artifact-angkor_wat = Époques 3 et 4, dans une région fertile. Les cartes des autres joueurs ne peuvent pas changer la religion de l’empire.
card-artifact-university = Époques 3 à 6, dans une région avec une ville de niveau 3 ou plus. Au placement, l’empire avance de 1 niveau de progrès. Les échanges commerciaux à égalité sont gagnés.
card-artifact-taj_mahal = Époques 4 et 5, dans une région avec une ville de niveau 3 ou plus. Au placement, l’empire gagne 10 argent.
card-artifact-versailles = Époque 5, dans une région terrestre d’un empire en Monarchie. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion. Revenu de cette région −2.
card-artifact-eiffel_tower = Époque 6, dans une région terrestre d’un empire qui possède la Révolution industrielle. Portée +1.
card-artifact-statue_of_liberty = Époques 6 et 7, dans une région terrestre d’un empire en Démocratie. Avant chaque récolte, le joueur tire 1 carte.
card-artifact-opera_house = Époque 7, dans une région avec une ville de niveau 5 ou plus. 1 point de gloire avant chaque récolte si l’empire n’a commencé aucun conflit pendant le tour.

## Technologies

card-artifact-writing = Époques 1 et 2. Total commercial +1.
card-artifact-coinage = Époques 1 à 3. +1 de revenu par ville.
card-artifact-iron_working = Époques 1 et 2. Les épéistes peuvent être construits 4 niveaux de progrès plus tôt.
card-artifact-calendar = Époques 1 à 4, pour un empire qui contrôle une région à blé. +1 de revenu par région dont le blé compte.
card-artifact-paved_roads = Époques 2 à 6, pour un empire qui a une ville. Entrer dans une région avec une ville, amie ou ennemie, coûte 1 point de mouvement.
card-artifact-stirrup = Époques 2 et 3. Les chevaliers peuvent être construits 4 niveaux de progrès plus tôt. Total de conflit +1 en engageant des chevaliers.
card-artifact-compass = Époques 3 et 4, pour un empire qui contrôle une région côtière. Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire. La portée se compte à travers les océans à toute époque.
card-artifact-gunpowder = Époques 3 et 4. Les canons peuvent être construits 4 niveaux de progrès plus tôt. Les fusiliers peuvent être construits 3 niveaux de progrès plus tôt.
card-artifact-printing = Époques 4 et 5, pour un empire qui possède l’Écriture. Au placement, l’empire avance de 1 niveau de progrès. Les échanges commerciaux à égalité sont gagnés.
card-artifact-banking = Époques 4 à 6, pour un empire qui possède la Monnaie. 5 argent à chaque production.
card-artifact-renaissance = Époque 4, pour un empire qui a une ville de niveau 3 ou plus. À la récolte, l’empire achète la gloire à 20 argent le point au lieu de 50.
card-artifact-scientific_method = Époques 4 et 5, pour un empire qui possède l’Imprimerie. Chaque civilisation de l’empire le fait avancer de 1 niveau de progrès.
card-artifact-industrial_revolution = Époques 5 et 6 (époque 4 si l’empire possède la Banque), pour un empire qui a une ville de niveau 3 ou plus. +2 de revenu par ville.
card-artifact-railways = Époques 5 à 7, pour un empire qui possède la Révolution industrielle. Les unités terrestres ont +1 en mouvement si tout leur trajet reste dans des régions de l’empire.
card-artifact-vaccination = Époques 5 à 7, pour un empire qui possède la Méthode scientifique. La Pestilence et la Peste noire n’affectent pas l’empire.
card-artifact-radio = Époques 6 et 7, pour un empire qui possède la Révolution industrielle. Portée +2. Total de conflit +1 avec un chef dans la région.
card-artifact-electricity = Époques 6 et 7, pour un empire qui possède la Révolution industrielle. +1 de revenu par ville. Au placement, l’empire avance de 1 niveau de progrès.
card-artifact-flight = Époque 6, pour un empire qui possède la Révolution industrielle. Les chasseurs peuvent être construits 4 niveaux de progrès plus tôt.
card-artifact-computers = Époque 7, pour un empire qui possède la Radio. Avant chaque récolte, l’empire avance de 1 niveau de progrès.
card-artifact-nuclear_power = Époque 7, pour un empire qui possède l’Électricité. À l’époque 7, les bombes nucléaires peuvent être construites quel que soit le niveau de progrès. +5 de revenu.
card-artifact-space_program = Époque 7, pour un empire qui possède l’Informatique. À l’époque 7, les unités de la guerre des étoiles peuvent être construites quel que soit le niveau de progrès. 2 points de gloire de plus au placement.
card-artifact-internet = Époque 7, pour un empire qui possède l’Informatique. La partie s’arrête aussitôt et le joueur de l’empire gagne 7 points de gloire supplémentaires.

## Désastres

card-artifact-dark_age = Époques 1 à 6. L’empire n’obtient pas le progrès gratuit. Le marqueur est retiré quand l’empire gagne un échange commercial.
card-artifact-slavery = Époques 1 à 5, pour un empire qui a une ville. +3 de revenu. Total commercial −1.
card-artifact-black_death = Époques 3 et 4. Au placement, l’empire perd 1 unité dans chacune de ses régions avec une ville. Le prochain revenu est réduit de moitié.
card-artifact-inquisition = Époques 4 et 5, pour un empire qui a une religion. Au placement, 2 marqueurs de désorganisation de l’empire sont retirés. Total commercial −1. Les cartes des autres joueurs ne peuvent pas changer la religion de l’empire.
card-artifact-pollution = Époques 6 et 7, pour un empire qui possède la Révolution industrielle. Le revenu est réduit aux trois quarts.
card-artifact-great_depression = Époques 6 et 7, pour un empire qui possède la Banque. Au placement, l’argent de l’empire est réduit de moitié. Total commercial −1.
card-artifact-world_war = Époques 6 et 7 (époque 5 si deux empires possèdent la Révolution industrielle). Au placement, chaque empire peut faire une manœuvre, dans l’ordre des joueurs. Jusqu’à la fin du tour, total de conflit +2 en attaque, pour cet empire seulement.

## Religions

card-artifact-judaism = Époques 1 à 7. Total commercial +1. Total de conflit +1 en défendant une région de départ.
card-artifact-zoroastrianism = Époques 1 à 3. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-artifact-hinduism = Époques 1 à 7. Avant chaque récolte, 1 marqueur de désorganisation de l’empire est retiré.
card-artifact-buddhism = Époques 1 à 7. 1 point de gloire avant chaque récolte si l’empire n’a commencé aucun conflit pendant le tour. Total de conflit −1 en attaque.
card-artifact-confucianism = Époques 2 à 7. +1 de revenu par ville. Un empire qui, pendant sa propre manœuvre, prend une région avec une ville à un empire confucéen peut aussitôt adopter le Confucianisme.
card-artifact-taoism = Époques 2 à 5. Pendant une destinée, avant de défausser, le joueur regarde les 2 premières cartes de la pile de tirage et les remet dans l’ordre de son choix. Chaque civilisation de l’empire retire 1 de ses marqueurs de désorganisation.
card-artifact-christianity = Époques 2 à 7. 1 point de gloire chaque fois qu’un autre empire adopte la religion de l’empire, auprès de lui ou par ses Missionnaires. Total de conflit +1 en attaquant un empire d’une autre religion ou sans religion.
card-artifact-islam = Époques 3 à 7. Total de conflit +1 en engageant de la cavalerie. À l’adoption, sauf à la création, l’empire fait aussitôt une manœuvre.

## Gouvernements

card-artifact-monarchy = Époques 1 à 6. À l’adoption, l’empire gagne 1 marqueur d’élite. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-artifact-republic = Époques 1 à 7, pour un empire qui a une ville. Total commercial +1. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-artifact-theocracy = Époques 1 à 5, pour un empire qui a une religion. Avant chaque récolte, 1 marqueur de désorganisation de l’empire est retiré. Les cartes des autres joueurs ne peuvent pas changer la religion de l’empire.
card-artifact-feudalism = Époques 3 et 4. La cavalerie coûte 1 de moins. La maintenance de la cavalerie est réduite de moitié, arrondie au supérieur. Total commercial −1.
card-artifact-democracy = Époques 5 à 7, pour un empire qui a une ville de niveau 3 ou plus. Total commercial +2. Total de conflit −1 en attaque.
card-artifact-communism = Époques 6 et 7, pour un empire qui possède la Révolution industrielle. L’infanterie coûte 1 de moins. +1 de revenu par ville. Total commercial −1.
card-artifact-fascism = Époques 6 et 7, pour un empire qui possède la Révolution industrielle. Total de conflit +2 en attaque. Total commercial −2. À l’adoption, l’empire gagne 1 marqueur d’élite.

## Textes spéciaux des empires

card-special-egyptians = À la création : l’infanterie coûte 1 de moins ; 1 unité de chars gratuite dans une région de départ, quel que soit son niveau de progrès.
card-special-sumerians = À la création : 1 fortification gratuite dans une région de départ.
card-special-babylonians = Les échanges commerciaux à égalité sont gagnés.
card-special-harappans = +1 de revenu par ville.
card-special-minoans = À la création : 2 galères gratuites dans une région de départ, quel que soit son niveau de progrès. Les unités navales coûtent 1 de moins.
card-special-shang = À la création : 1 marqueur d’élite.
card-special-chou = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-phoenicians = Les unités navales ont +1 en mouvement. +1 de revenu par région maritime ou océanique contrôlée.
card-special-hittites = Les épéistes peuvent être construits 4 niveaux de progrès plus tôt.
card-special-assyrians = À la création : 1 marqueur d’élite. La valeur des villes compte 0 contre ses attaques.
card-special-nubians = Total de conflit +1 en engageant des archers.
card-special-amazons = Total de conflit +1 en engageant de la cavalerie.
card-special-cimmerians = À la création : une manœuvre aussitôt après le placement. La cavalerie coûte 1 de moins.
card-special-greeks = Changer de gouvernement ne cause aucune désorganisation.
card-special-israelites = À la création : adopte le Judaïsme (1 point de gloire). Total de conflit +1 en défendant une région de départ.
card-special-etruscans = À la création : 1 fortification gratuite dans une région de départ.
card-special-olmecs = 1 artefact vert de plus compte pour la gloire.
card-special-chavin = Total de conflit +1 en se défendant en montagne.
card-special-melanesians = Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire.
card-special-gauls = À la création : une manœuvre aussitôt après le placement.
card-special-iranians = À la création : une manœuvre aussitôt après le placement.
card-special-persians = +2 de revenu par groupe complet de cinq régions contrôlées. Changer de religion ne cause aucune désorganisation.
card-special-macedonians = À la création : 2 marqueurs d’élite.
card-special-romans = À la création : 1 marqueur d’élite. Total de conflit +1 en engageant des épéistes.
card-special-syracusans = Total de conflit +2 en défendant une région de départ.
card-special-chin = À la création : 1 marqueur d’élite ; 1 fortification gratuite dans une région de départ.
card-special-han = À la création : adopte le Confucianisme (1 point de gloire).
card-special-mauryans = Les éléphants coûtent 1 de moins.
card-special-parthians = La cavalerie coûte 1 de moins. Total de conflit +1 en engageant des archers à cheval.
card-special-sinhalese = À la création : adopte le Bouddhisme (1 point de gloire).
card-special-tamils = Les unités navales ont +1 en mouvement.
card-special-huns = À la création : deux manœuvres aussitôt après le placement. 3 argent par conflit gagné.
card-special-goths = À la création : une manœuvre aussitôt après le placement ; les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-russians = En se défendant en forêt, total de conflit +1 par unité d’infanterie en ligne de front.
card-special-vandals = À la création : deux manœuvres aussitôt après le placement. 5 argent par conflit gagné.
card-special-french = À la création : 1 marqueur d’élite.
card-special-english = Les unités navales coûtent 1 de moins. Total de conflit +1 en engageant des unités navales.
card-special-germans = À la création : 2 marqueurs d’élite.
card-special-spanish = À la création : un explorateur anonyme de la tasse, s’il en reste. +1 de revenu par région contrôlée dans les Amériques.
card-special-portuguese = À la création : un explorateur anonyme de la tasse, s’il en reste. Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire.
card-special-dutch = Les échanges commerciaux à égalité sont gagnés. Total de conflit +1 en se défendant en marais.
card-special-picts = Total de conflit +1 en défendant une région de départ.
card-special-scots = Total de conflit +1 en montagne.
card-special-brazilians = +1 de revenu par région contrôlée dans les Amériques.
card-special-saxons = À la création : une manœuvre aussitôt après le placement. Chacun de ses navires peut transporter deux unités.
card-special-franks = À la création : adopte le Christianisme (1 point de gloire). Les chevaliers peuvent être construits 2 niveaux de progrès plus tôt.
card-special-byzantines = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés ; 1 fortification gratuite dans une région de départ. Total de conflit +1 en défendant une région avec une ville, même si la ville compte 0.
card-special-arabs = À la création : adopte l’Islam (1 point de gloire) ; une manœuvre aussitôt après le placement. Ses régions de désert comptent pour la gloire.
card-special-vikings = Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire. Ses régions de toundra comptent pour la gloire.
card-special-danes = 5 argent par conflit gagné.
card-special-normans = À la création : 1 marqueur d’élite ; les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-swedes = Total de conflit +1 en engageant des projectiles.
card-special-finns = Total de conflit +2 en se défendant en forêt. Ses régions de toundra comptent pour la gloire.
card-special-poles = Total de conflit +1 en engageant des chevaliers.
card-special-lithuanians = Total de conflit +1 en se défendant en forêt.
card-special-magyars = À la création : deux manœuvres aussitôt après le placement.
card-special-bulgars = À la création : une manœuvre aussitôt après le placement.
card-special-toltecs = À la création : 1 marqueur d’élite.
card-special-rus = Les rivières ne donnent aucun bonus à ceux qui se défendent contre lui. 3 argent par échange commercial gagné.
card-special-venetians = Les échanges commerciaux à égalité sont gagnés. Les unités navales coûtent 1 de moins.
card-special-italians = Changer de gouvernement ne cause aucune désorganisation.
card-special-austrians = À la création : une région d’un autre empire adjacente aux siennes, mais pas une capitale, change de mains : les unités présentes retournent dans leur réserve, une unité d’infanterie gratuite en prend possession, la ville garde son niveau, la fortification et l’artefact sont perdus.
card-special-timurids = À la création : une manœuvre aussitôt après le placement ; 1 marqueur d’élite.
card-special-ottomans = À la création : adopte l’Islam (1 point de gloire). Total de conflit +1 en attaquant avec des projectiles.
card-special-seljuks = À la création : adopte l’Islam (1 point de gloire) ; une manœuvre aussitôt après le placement.
card-special-mamluks = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés. Total de conflit +1 en engageant de la cavalerie.
card-special-sassanids = À la création : adopte le Zoroastrisme (1 point de gloire).
card-special-saracens = À la création : adopte l’Islam (1 point de gloire) ; les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-moors = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés ; adopte l’Islam (1 point de gloire).
card-special-israelis = À la création : 3 marqueurs d’élite ; les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-ghanaians = 3 argent à chaque production.
card-special-malians = À la création : adopte l’Islam (1 point de gloire). 4 argent à chaque production.
card-special-songhai = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-ethiopians = Total de conflit +1 en se défendant en montagne.
card-special-swahili = +1 de revenu par région maritime ou océanique contrôlée.
card-special-shona = 3 argent à chaque production.
card-special-zulus = À la création : 2 marqueurs d’élite. L’infanterie a +1 en mouvement.
card-special-chinese = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés. L’infanterie coûte 1 de moins.
card-special-indians = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés.
card-special-sudanese = À la création : adopte l’Islam (1 point de gloire) ; 1 marqueur d’élite.
card-special-boers = Total de conflit +1 en défendant avec de l’infanterie. L’infanterie a +1 en mouvement.
card-special-guptas = À la création : adopte l’Hindouisme (1 point de gloire).
card-special-mughals = À la création : une manœuvre aussitôt après le placement. Changer de religion ne cause aucune désorganisation.
card-special-marathas = Il peut retraiter avant n’importe quel round d’un conflit, sans attendre de marqueur de désorganisation.
card-special-turks = À la création : deux manœuvres aussitôt après le placement.
card-special-sung = Les canons peuvent être construits 5 niveaux de progrès plus tôt.
card-special-tang = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés. Nombre de chefs +1 : un chef de plus, et un tirage de plus en promotion.
card-special-mongols = À la création : deux manœuvres aussitôt après le placement ; 2 marqueurs d’élite. La cavalerie coûte 1 de moins.
card-special-ming = À la création : la Grande Muraille dans une de ses régions (1 point de gloire), si elle n’est pas déjà en jeu.
card-special-manchus = À la création : une manœuvre aussitôt après le placement. À la fin de chacune de ses manœuvres, il peut adopter le Confucianisme, sans avoir besoin d’un autre empire.
card-special-tibetans = À la création : adopte le Bouddhisme (1 point de gloire). Total de conflit +1 en se défendant en montagne.
card-special-carthaginians = Les unités navales coûtent 1 de moins. Les éléphants peuvent être construits 3 niveaux de progrès plus tôt.
card-special-khmers = Les éléphants coûtent 1 de moins.
card-special-siamese = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés. Les cartes des autres joueurs ne peuvent pas changer la religion de l’empire.
card-special-cham = 3 argent par échange commercial gagné.
card-special-burmese = À la création : adopte le Bouddhisme (1 point de gloire).
card-special-annamese = Total de conflit +1 en défense contre un empire plus avancé.
card-special-pirate_state = Pour chaque conflit gagné, il prend jusqu’à 10 argent au perdant. Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire.
card-special-indonesians = Les unités navales ont +1 en mouvement.
card-special-japanese = À la création : 1 marqueur d’élite. Total de conflit +1 en défense si un attaquant a fait une invasion ou utilisé une flèche de traversée.
card-special-koreans = Total de conflit +1 en engageant des unités navales.
card-special-australians = Ses régions de désert comptent pour la gloire.
card-special-polynesians = Les galères peuvent entrer dans les océans, mais sont toujours perdues dans des eaux qui ne touchent aucune terre de l’empire. Les unités navales ont +2 en mouvement.
card-special-maoris = À la création : 1 fortification gratuite dans une région de départ. Total de conflit +1 en défendant une région de départ.
card-special-mayans = Total commercial +1.
card-special-aztecs = À la création : 1 marqueur d’élite.
card-special-incas = À la création : les Routes pavées (1 point de gloire), si elles ne sont pas déjà en jeu.
card-special-sioux = Total de conflit +1 en engageant de la cavalerie.
card-special-iroquois = Changer de gouvernement ne cause aucune désorganisation. Total de conflit +1 en forêt.
card-special-americans = À la création : les unités et les chefs présents dans ses régions de départ deviennent les siens dans la limite de ses pions, les autres sont retirés ; adopte la Démocratie (1 point de gloire).

## Icônes de gloire
# Les régions non européennes ont leur propre texte, car seuls les empires à capitale européenne y sont comparés.

card-glory-progress = Niveau de progrès le plus élevé : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-money = Le plus d’argent : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-cities = Total de villes le plus élevé, capitale comprise : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-naval = Le plus d’unités navales : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-cavalry = Le plus d’unités de cavalerie : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-units = Le plus d’unités terrestres : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-artifacts = Le plus d’artefacts verts : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-land = Le plus de régions terrestres non désorganisées, sans les déserts ni la toundra ({ $zone }) : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-sea = Le plus de régions maritimes et océaniques ({ $zone }) : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-area = Le plus de régions, mers et océans compris, sans les régions désorganisées, les déserts ni la toundra ({ $zone }) : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-non_europe = Parmi les empires qui ont leur capitale en Europe, le plus de régions entièrement hors d’Europe, mers et océans compris, sans les régions désorganisées, les déserts ni la toundra : le chiffre de l’icône pour la première place, 1 de moins par place suivante.
card-glory-wheat = 1 point de gloire par région à blé contrôlée.
card-glory-oil = 1 point de gloire par région à pétrole contrôlée, si l’empire est à l’époque 7.
card-glory-elephants = 1 point de gloire par région à éléphants contrôlée, tant qu’aucun empire n’est à l’époque 7.
card-glory-home = 1 point de gloire si l’empire contrôle toutes ses régions de départ, −1 s’il n’en contrôle aucune.
card-glory-win_trade = Le chiffre de l’icône, aussitôt et à chaque fois, pour un échange commercial gagné.
card-glory-win_conflict = Le chiffre de l’icône, aussitôt et à chaque fois, pour un conflit gagné, en attaque ou en défense, avec des unités survivantes.
card-glory-capture_capital = Le chiffre de l’icône, aussitôt et à chaque fois, pour une capitale ennemie prise.
card-glory-capture_city = Le chiffre de l’icône, aussitôt et à chaque fois, pour une ville ennemie prise, y compris une capitale ou une ville de niveau 1 qui disparaît.

## Types de chefs

card-leader-tactician = Dans un conflit de sa région, la carte de conflit peut être remplacée une fois par round, et son camp peut retraiter dès qu’un camp a un marqueur de désorganisation ; un tacticien engagé sauve les unités de son camp en cas d’égalité.
card-leader-explorer = Les unités qu’il accompagne pendant tout leur mouvement ont +1 en mouvement.
card-leader-administrator = Les unités autres que l’infanterie coûtent 1 de moins, à la création aussi.
card-leader-builder = Pendant une civilisation, l’empire construit ou améliore une ville de plus, dans la région du bâtisseur.
card-leader-artist = 1 point de gloire avant chaque récolte tant qu’il est dans une région avec une ville.
card-leader-philosopher = Total commercial +1.
card-leader-merchant = 3 argent à chaque production.
card-leader-prophet = Changer de religion ne cause aucune désorganisation ; 1 point de gloire chaque fois qu’un autre empire adopte la religion de l’empire, auprès de lui ou par ses Missionnaires.
