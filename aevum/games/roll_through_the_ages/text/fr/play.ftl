# Jouer à Roll Through the Ages : ce qu’on tape ou presse, ce qui est demandé, ce qui s’est passé.
# Les noms des joueurs viennent en sujet ou après « à » : ni élision ni accord à deviner.

## Verbes : le mot à taper, puis le choix entier

verb-stop = arrêter
do-stop = Garder ces dés
verb-reroll = relancer
# $dice : les numéros des dés, par exemple « 1, 3 » ; $rolled : combien il y en a
do-reroll = { $rolled ->
    [one] Relancer le dé { $dice }
   *[other] Relancer les dés { $dice }
}
verb-lead = mener
do-lead = Relancer le dé { $die } avec Conduite
verb-decline = décliner
# Se dit aussi bien pour Conduite que pour une offre
do-decline = Non merci
verb-take = prendre
# $food et $workers : nombre de dés « nourriture ou ouvriers » pris de chaque façon
do-take = { $food ->
    [0] { $workers ->
        [one] Prendre { $workers } dé en ouvriers
       *[other] Prendre { $workers } dés en ouvriers
    }
    [one] { $workers ->
        [0] Prendre { $food } dé en nourriture
       *[other] Prendre { $food } dé en nourriture, { $workers } en ouvriers
    }
   *[other] { $workers ->
        [0] Prendre { $food } dés en nourriture
       *[other] Prendre { $food } dés en nourriture, { $workers } en ouvriers
    }
}
verb-offer = négocier
do-offer = Négocier avec { $seat }
verb-give = donner
do-give = Donner { $count } × { $ware }
verb-ask = demander
do-ask = Demander { $count } × { $ware }
verb-propose = proposer
do-propose = Proposer cet échange
verb-withdraw = retirer
do-withdraw = Retirer l’offre
verb-accept = accepter
do-accept = Accepter l’offre
verb-sell = vendre
do-sell = Vendre { $count } × { $ware }
verb-build = construire
do-build = { $count ->
    [one] Construire : { $project }, { $count } case
   *[other] Construire : { $project }, { $count } cases
}
verb-buy = acheter
# $paid : nombre de sortes de marchandises dépensées ; $goods : leurs noms
do-buy = { $paid ->
    [0] Acheter { $development } avec les pièces seules
   *[other] Acheter { $development } avec { $goods }
}
verb-discard = défausser
do-discard = Défausser 1 × { $good }
verb-done = terminer
do-done = Terminer cette étape

# acheter maçonnerie avec pierre tissu
joiner-with = avec

## Ce qui est demandé

step-reroll = Choisir les dés à relancer, ou s’arrêter et tout garder.
step-lead = Conduite : relancer un dé au choix, même un crâne, ou laisser les dés tels quels.
step-divide = Choisir combien de dés « nourriture ou ouvriers » donnent de la nourriture ; les autres donnent des ouvriers.
step-trade = Négocier avec un autre joueur, ou continuer.
step-build = Mettre les ouvriers au travail sur les villes et les monuments.
step-buy = Acheter un développement, un seul au plus.
step-discard = Trop de marchandises : en choisir une à défausser.
step-compose = Composer l’offre : ce que l’on donne et ce que l’on demande. Puis la proposer, ou la retirer.
step-answer = Une offre attend une réponse : l’accepter ou la décliner.
step-waiting = { $name } réfléchit.
step-over = La partie est terminée.

## Ce qui s’est passé

event-dealt = La partie commence. { $seat } joue en premier.
event-round_began = La manche { $round } commence.
event-last_round = La fin approche : on termine cette manche, puis la partie s’arrête.
event-rolled = { $seat }, lancer { $rolls } : { $dice }.
event-led = Conduite : { $seat } relance le dé { $die } et obtient { $face }.
event-stopped = { $seat } garde ses dés.
event-collected_food = { $count ->
    [one] { $seat } récolte { $count } nourriture.
   *[other] { $seat } récolte { $count } nourritures.
}
# $count : marchandises gagnées ; $added : celles qui trouvent place sur le plateau à chevilles
event-collected_goods = { $count ->
    [one] { $seat } gagne { $count } marchandise et en range { $added }.
   *[other] { $seat } gagne { $count } marchandises et en range { $added }.
}
event-quarried = Carrières : { $seat } récolte 1 pierre de plus.
event-took = { $food ->
    [0] { $workers ->
        [one] { $seat } prend { $workers } dé en ouvriers.
       *[other] { $seat } prend { $workers } dés en ouvriers.
    }
    [one] { $workers ->
        [0] { $seat } prend { $food } dé en nourriture.
       *[other] { $seat } prend { $food } dé en nourriture, { $workers } en ouvriers.
    }
   *[other] { $workers ->
        [0] { $seat } prend { $food } dés en nourriture.
       *[other] { $seat } prend { $food } dés en nourriture, { $workers } en ouvriers.
    }
}
event-mustered = { $count ->
    [one] { $seat } dispose de { $count } ouvrier ce tour-ci.
   *[other] { $seat } dispose de { $count } ouvriers ce tour-ci.
}
event-minted = { $count ->
    [one] { $seat } dispose de { $count } pièce ce tour-ci.
   *[other] { $seat } dispose de { $count } pièces ce tour-ci.
}
event-fed = { $count ->
    [0] { $seat } ne nourrit aucune ville.
    [one] { $seat } nourrit { $count } ville.
   *[other] { $seat } nourrit { $count } villes.
}
event-famine = { $count ->
    [one] Famine : { $seat } perd { $count } point.
   *[other] Famine : { $seat } perd { $count } points.
}
event-drought = { $points ->
    [one] Sécheresse : { $seat } perd { $points } point.
   *[other] Sécheresse : { $seat } perd { $points } points.
}
event-drought_averted = Sécheresse : Irrigation protège { $seat }.
event-pestilence = { $seat } déclenche la peste.
event-pestilence_struck = { $points ->
    [one] Peste : { $seat } perd { $points } point.
   *[other] Peste : { $seat } perd { $points } points.
}
event-pestilence_averted = Peste : Médecine protège { $seat }.
event-invasion = { $points ->
    [one] Invasion : { $seat } perd { $points } point.
   *[other] Invasion : { $seat } perd { $points } points.
}
event-invasion_averted = Invasion : la Grande Muraille protège { $seat }.
event-revolt = Révolte : { $seat } perd toutes ses marchandises.
event-revolt_turned = Révolte : Religion protège { $seat } et la retourne contre les autres.
event-revolt_struck = La révolte frappe : { $seat } perd toutes ses marchandises.
event-revolt_averted = Révolte : Religion protège { $seat }.
event-offered = { $seat } prépare une offre pour { $partner }.
event-gave_offer = { $seat } donnerait { $count } × { $ware }.
event-asked_offer = { $seat } demande { $count } × { $ware }.
event-proposed = { $seat } propose l’échange à { $partner }.
event-withdrew = { $seat } retire l’offre.
event-accepted = { $seat } accepte l’offre.
# Conduite non utilisée, ou offre refusée
event-declined = { $seat } décline.
event-traded = { $seat } remet { $count } × { $ware } à { $partner }.
# $gain : des ouvriers pour la pierre, des pièces pour la nourriture
event-sold = { $seat } vend { $count } × { $ware } (+{ $gain }).
event-built = { $count ->
    [one] { $seat } coche { $count } case : { $project }.
   *[other] { $seat } coche { $count } cases : { $project }.
}
event-completed_city = { $seat } achève une ville : { $project }.
event-completed_monument = { $points ->
    [one] { $seat } achève un monument : { $project } ({ $points } point).
   *[other] { $seat } achève un monument : { $project } ({ $points } points).
}
event-bought = { $points ->
    [one] { $seat } achète { $development } ({ $points } point).
   *[other] { $seat } achète { $development } ({ $points } points).
}
event-paid = { $seat } dépense tout son stock de { $good } (valeur { $value }).
event-discarded = { $seat } défausse 1 × { $good }.
event-game_over = La partie est terminée.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } partage la victoire avec { $points } point.
   *[other] { $seat } partage la victoire avec { $points } points.
}

## Options d’une nouvelle table

option-trading = Commerce
option-trading-help = Avant de construire, le joueur actif peut échanger des marchandises et de la nourriture avec les autres.
option-trading-0 = Sans
option-trading-1 = Avec
option-first = Premier joueur
option-first-help = Qui joue le premier tour de chaque manche.
option-first-0 = Tiré au sort
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4

## Ce que ferait un choix ; $amount porte son signe, $count est sa valeur absolue

effect-food = { $count ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
}
effect-goods = { $count ->
    [one] { $amount } marchandise
   *[other] { $amount } marchandises
}
effect-workers = { $count ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}
effect-coins = { $count ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
effect-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-dice = { $count ->
    [one] { $amount } dé
   *[other] { $amount } dés
}
effect-boxes = { $count ->
    [one] { $amount } case
   *[other] { $amount } cases
}
effect-disaster = { $count ->
    [one] { $disaster } : { $amount } point
   *[other] { $disaster } : { $amount } points
}
effect-famine = { $count ->
    [one] Famine : { $amount } point
   *[other] Famine : { $amount } points
}
effect-feeding = { $count ->
    [one] Nourrir les villes : { $amount } nourriture
   *[other] Nourrir les villes : { $amount } nourritures
}
effect-revolt = Révolte : toutes les marchandises perdues
# Les adversaires qu’un désastre frappe
effect-pestilence_others = { $count ->
    [one] Peste : { $count } adversaire perd { $points } points
   *[other] Peste : { $count } adversaires perdent chacun { $points } points
}
effect-revolt_others = { $count ->
    [one] Révolte : { $count } adversaire perd toutes ses marchandises
   *[other] Révolte : { $count } adversaires perdent toutes leurs marchandises
}
# Ce que l’on perd en terminant l’étape
effect-unused_workers = { $count ->
    [one] { $count } ouvrier inutilisé, perdu
   *[other] { $count } ouvriers inutilisés, perdus
}
effect-unused_coins = { $count ->
    [one] { $count } pièce inutilisée, perdue
   *[other] { $count } pièces inutilisées, perdues
}
effect-surplus = { $count ->
    [one] { $count } marchandise de trop, à défausser
   *[other] { $count } marchandises de trop, à défausser
}
effect-hungry_next = { $count ->
    [one] Au prochain tour : sans nouvelle nourriture, { $count } ville aura faim
   *[other] Au prochain tour : sans nouvelle nourriture, { $count } villes auront faim
}
effect-worth = Valeur des marchandises : { $amount }
effect-worth_same = Valeur des marchandises inchangée
effect-completes = Achève { $project }
effect-change_lost = { $count ->
    [one] { $count } pièce payée en trop et perdue
   *[other] { $count } pièces payées en trop et perdues
}

## Conseils pour les premiers tours

hint-roll = On lance un dé par ville. Choisir ceux à relancer : trois lancers au maximum, et l’on peut s’arrêter avant.
hint-skulls = Un crâne rapporte deux marchandises, mais son dé est bloqué. Un seul crâne est sans danger ; à partir de deux, chaque nombre a son désastre.
hint-skulls-alone = Un crâne rapporte deux marchandises. Un seul crâne est sans danger ; à partir de deux, chaque nombre a son désastre. En solitaire, les crânes se relancent aussi.
hint-feed = Chaque ville consomme 1 nourriture par tour. Une ville affamée coûte un point : mieux vaut garder des réserves.
hint-build = Chaque ouvrier coche une case. Une ville achevée donne un dé de plus, mais aussi une bouche de plus à nourrir. Un monument achevé rapporte des points, et davantage au premier.
hint-buy = Les pièces ne se gardent pas : autant acheter un développement. Une sorte de marchandise se dépense toujours en entier, et plus on en a d’une même sorte, plus chacune vaut cher.
