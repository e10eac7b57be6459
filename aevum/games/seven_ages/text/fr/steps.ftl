# Ce qui est demandé.

## La mise en place

step-redeem = Rédemption : défausser les cartes dont on ne veut pas, puis terminer. Qui en défausse complète sa main à 6 cartes, et non à 7.
step-bid = Poser une carte face cachée : la plus haute valeur commence. La carte est défaussée.
step-colour = Choisir sa paire de couleurs. On la garde toute la partie.

## Le tour

step-marker = Placer un marqueur d’action face cachée sur chacun de ses empires, puis un de plus hors empire si on le souhaite.
step-timing = Ralentissement : poser un marqueur de cadence face cachée sur la case suivante, trois au plus, ou terminer. Les empires qui ont choisi cette action risquent de perdre leur progrès gratuit.
step-reveal = Révéler un marqueur et faire cette action, ou passer. Un joker peut attendre.
step-buy_glory = Récolte : acheter de la gloire avec l’argent de ses empires, à 50 le point, ou 20 avec la Renaissance, puis terminer. L’argent dépensé ne compte plus pour le plus riche.

## Événements et effets

step-play_event = Jouer maintenant une carte événement, ou passer.
step-interrupt_event = Un événement vient d’être joué : l’annuler avec une carte, ou passer.
step-event_target = Choisir pour qui est l’événement, ou contre qui.
step-event_region = Choisir une région pour cet effet, ou terminer si la carte le permet.
step-event_units = Choisir le type de l’unité perdue, passée à l’ennemi ou placée gratuitement.
step-event_choice = Choisir ce que fait la carte.

## Créer un empire

step-found = Créer un empire avec une carte de sa main, ou passer et renoncer à l’action.
step-create_colour = Choisir la couleur du nouvel empire. Il ne construira que des pions de cette couleur.
step-create_level = Choisir le niveau de progrès du nouvel empire.
step-create_region = Choisir la région de départ du nouvel empire.
step-create_leader = Placer un chef célèbre de cette époque dans une région de départ, ou passer.
step-create_unit = Acheter les premières unités, au moins une par région de départ, puis terminer.
step-create_conflict = D’autres unités occupent des régions de départ : choisir le prochain conflit à résoudre.
step-create_capital = Choisir la région de départ qui reçoit la capitale.
step-create_fort = Choisir une région de départ pour une fortification gratuite.

## Production

step-unpaid = L’argent ne suffit pas à la maintenance : choisir une unité à ne pas payer. Elle retourne dans sa réserve.
step-build = Construire des unités, puis terminer. Une région en reçoit une, ou autant que la valeur de sa ville.
step-moor = Choisir les eaux où mouille la nouvelle unité, si c’est un navire.

## Commerce et progrès

step-partner = Choisir un empire à portée avec qui commercer, à défaut la pile de tirage, ou passer et perdre l’action.
step-passage = Le chemin traverse des régions étrangères : demander le passage à leurs propriétaires, ou terminer et renoncer.
step-passage_price = Le passage est demandé : le refuser, l’accorder gratuitement, ou exiger de l’argent, puis dire combien de cartes.
step-passage_cards = Choisir combien de cartes exiger pour le passage.
step-passage_accept = Accepter le prix, ou le refuser. Il n’est payé qu’une fois tous les propriétaires d’accord.
step-passage_card = Choisir une carte de sa main pour payer le passage.
step-trade_card = Poser une carte face cachée : sa valeur s’ajoute à la valeur commerciale. Elle ne revient pas en main.
step-swap_trade = Les cartes de l’échange sont révélées : garder la sienne, ou la reprendre et en poser une autre de sa main.
step-advance = Échange gagné : choisir de combien de niveaux de plus l’empire avance.
step-gift = L’échange est terminé : choisir combien d’argent donner à l’autre empire.

## Manœuvre

step-stack = Choisir une région d’où partent des unités, ou terminer les mouvements. Les conflits viennent ensuite.
step-pick_unit = Choisir les unités et les chefs qui se déplacent ensemble, puis la première région de leur chemin.
step-go = Choisir la région suivante, ou terminer ce mouvement.
step-canal = Une flotte demande à passer par ce canal : l’ouvrir, ou le laisser fermé.
step-choose_conflict = Choisir le prochain conflit à résoudre.

## Conflit

step-scrap_bomb = Il ne reste qu’une bombe nucléaire à engager : la détruire, ce qui libère les autres unités contre un marqueur de désorganisation, ou passer.
step-retreat = Retraiter et abandonner la région, ou passer et continuer le combat.
step-pursue = Poursuite : choisir une unité à perdre.
step-retreat_to = Choisir où retraitent les unités et les chefs.
step-replace_card = Défausser sa carte de conflit pour en tirer une autre, qu’il faut utiliser, ou passer.
step-commit = Engager des unités face cachée, puis terminer. Le total le plus bas perd tout ce qu’il a engagé.
step-front = Choisir la moitié des unités qui va en ligne de front, ou terminer au plus haut total.

## Destinée

step-arrange = Remettre les cartes sur la pile de tirage : choisir celle qu’on tirera la première, puis la suivante.
step-discard = Défausser les cartes dont on ne veut pas, puis terminer et compléter sa main.

## Civilisation

step-civilise_part = Se civiliser dans n’importe quel ordre, puis terminer. Un empire peut racheter ses désorganisations à la fin.
step-artifact_empire = Choisir l’empire qui reçoit l’artefact.
step-artifact_region = Choisir la région où placer l’artefact.
step-keep_drawn = Garder ce chef, tirer un autre pion si c’est encore permis, ou terminer sans chef.
step-place_leader = Choisir la région où placer le chef.
step-culture_source = Choisir l’empire dont on adopte.
step-modernise = Retourner des unités, gratuitement, type par type et région par région, puis terminer.
step-urbanise = Construire ou améliorer des villes : dans deux régions fertiles au plus, ou dans une autre, puis terminer.
step-pacify = Retirer des marqueurs de désorganisation pour 7 argent chacun, puis terminer.
step-assassin_keep = Garder cette carte, ou la défausser et en tirer une autre. La dernière carte permise doit être gardée.

## Des chefs s’en vont

step-surplus_leader = L’empire a trop de chefs : en choisir un à retirer.
step-keep_leader = L’empire change d’époque et perd ses chefs : choisir celui qui reste, ou passer.

step-waiting = { $name } réfléchit.
step-over = La partie est terminée.
