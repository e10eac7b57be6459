# Les mots du plateau sur les pages. Les variables arrivent sous la forme {nom} ; pas de pluriels ici : les phrases les évitent.

## La carte

web-history-map-world = Carte du monde
web-history-map-schematic = Carte schématique : plus de place pour les territoires serrés
web-history-to-world = Montrer le monde tel qu’il est
web-history-to-schematic = Montrer la carte schématique, qui donne de la place aux territoires serrés
web-history-map-in = Plus près
web-history-map-out = Plus loin
web-history-map-fit = Toute la carte
web-history-map-focus = Là où l’on peut agir
# $epoch : un chiffre romain
web-history-of-epoch = { $name } ({ $epoch })
web-history-joined = { $first }, { $rest }
web-history-no-army = aucune armée
# $empire : l’empire des armées et son époque
web-history-garrison = { $name }, { $empire }, armées : { $count }
web-history-fleet-of = flotte : { $name }
web-history-area = Région
web-history-holder = Tenu par
web-history-built = Constructions
web-history-neighbours = Voisins, et ce qui protège ce territoire contre eux
web-history-waters = Mers et océans
web-history-coasts = Côtes
web-history-kind = Nature

## Empires, régions, joueurs

web-history-empires = Empires
web-history-strength = Force : { $count }
web-history-navigation = Flottes : { $waters }
web-history-unknown = pas encore connu
web-history-nobody = personne
web-history-given-by = donné par { $name }
web-history-empire-active = joue
web-history-empire-called = a joué
web-history-empire-unused = inutilisé
web-history-draw-order = Ordre de pioche :
web-history-asked-keep = Garder l’empire pioché, ou le donner à un joueur qui n’en a pas ?
web-history-asked-give = Vous avez déjà un empire pour cette époque : donner celui qui vient d’être pioché à un joueur qui n’en a pas.
web-history-asked-another = Jouer encore une carte Événement avant la première armée, ou terminer.
web-history-areas = Régions et ce qu’elles rapporteraient maintenant
web-history-value = Valeur
# $level : présence, domination ou contrôle
web-history-standing = territoires : { $lands }, { $level }, points : { $points }
web-history-part-areas = Toutes les régions
web-history-part-capitals = Capitales
web-history-part-cities = Villes
web-history-part-monuments = Monuments
web-history-part-seas = Mers
web-history-now = Score du tour s’il se terminait maintenant
web-history-players = Joueurs
web-history-points = Points : { $count }
web-history-lands = Territoires : { $count }
web-history-strengths = Force de tous les empires jusqu’ici : { $count }
web-history-marker = Marqueur de prééminence de l’époque { $epoch } : { $value }
web-history-marker-hidden = Marqueur de prééminence de l’époque { $epoch }, valeur cachée
web-history-supply = Restent : forts { $forts } · capitales et villes { $settlements } · monuments { $monuments } · marqueurs de prééminence { $markers }
web-history-chart = Points au fil des époques
web-history-numbers = Tous les chiffres
web-history-markers = Prééminence
web-history-ties = Départage : la plus petite force totale

## Cartes

web-history-hand = Vos cartes Événement
web-history-hand-of = Cartes Événement : { $name }
web-history-hand-empty = Plus de cartes.
web-history-cards = grands événements : { $greater } · petits événements : { $lesser }
# A card that may be played only in some epochs; $first and $last: numerals
web-history-epochs = époques { $first } à { $last }
web-history-play = Jouer
web-history-played = Jouées ce tour-ci

## À côté du plateau

web-history-purse = Ce que l’empire peut encore employer
web-history-pool-armies = Armées à placer : { $count }
web-history-pool-allies = Armées alliées à placer : { $count }
web-history-pool-lost = Armées perdues : { $count }
web-history-pool-coins = Pièces : { $count }
web-history-pool-allied_coins = Pièces des Alliés : { $count }
web-history-pool-forts = Forts gratuits : { $count }
web-history-battle = L’attaque
web-history-battle-over = Le combat
web-history-attack = Attaque
web-history-defence = Défense
web-history-dice = Dés : { $count }
web-history-chosen = Déjà choisi : { $names }
# Armées d’un joueur dans quelques territoires
web-history-armies-of = { $name } : { $count }
web-history-sickness = Les dés de la maladie
web-history-died = périt
web-history-lives = survit
web-history-tally = Le décompte du tour : { $name }
# $points : ce que le tour a rapporté, avec son signe ; $total : tous les points alors
web-history-gained = { $points }, maintenant { $total }
# $part : capitales, villes, monuments ou mers
web-history-counted = { $part } : { $count }

## Conseils pour qui débute

web-history-hint-empire = À chaque époque, on mène un empire. Les premiers de la liste agissent d’abord ; les plus forts viennent souvent tard. Un empire fort donné à un rival peut coûter aussi cher qu’un empire faible que l’on garde.
web-history-hint-event = Les cartes Événement sont rares et ne reviennent jamais : deux au plus par tour. Elles se jouent avant que l’empire place sa première armée.
web-history-hint-expand = Un trait entoure les territoires accessibles. Un nombre dit ce que leur prise ajouterait au score du tour, un pourcentage la chance au combat. Le chiffre romain d’une armée est son époque.
web-history-hint-route = Montagnes, forêts, détroits et mer donnent plus de dés au défenseur : mieux vaut choisir la route aux meilleures chances.
web-history-hint-monument = À son décompte, qui tient le territoire d’un monument marque un point.

## Touches

web-history-key-arrows = D’un territoire à l’autre
web-history-key-choose = Choisir le territoire
web-history-key-next = Au territoire suivant ou précédent que l’on peut choisir
web-history-key-focus = Là où l’on peut agir
web-history-key-change = L’autre carte
web-history-key-zoom = Plus près, plus loin, toute la carte
web-history-key-done = Terminer
web-history-key-layers = Sur la carte : possessions, régions, empires

## Calques de la carte

web-history-layers = Sur la carte :
web-history-layer-holders = Qui tient quoi
web-history-layer-areas = Contrôle par région
web-history-layer-empires = Empires de l’époque
# $count : combien de monuments ; $lands : où peut aller le prochain
web-history-rising-one = Un monument à la fin du tour ; son territoire : { $lands }
web-history-rising = Monuments à la fin du tour : { $count } ; territoire du premier : { $lands }
web-history-symbols = Symboles de ressource : { $count } ; il en faut { $needed } par monument
web-history-rises = un monument peut y être bâti à la fin du tour
