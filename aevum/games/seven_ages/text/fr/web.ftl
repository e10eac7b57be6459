# Les mots du plateau sur les pages. Les variables arrivent sous la forme {nom} ; pas de pluriels ici : les phrases les évitent.

## La carte du monde

web-seven-map-world = Carte du monde
web-seven-map-schematic = Carte schématique : plus de place pour les régions serrées
web-seven-to-world = Montrer le monde tel qu’il est
web-seven-to-schematic = Montrer la carte schématique, qui donne de la place aux régions serrées
web-seven-map-in = Plus près
web-seven-map-out = Plus loin
web-seven-map-fit = Toute la carte
web-seven-map-focus = Là où l’on peut agir
web-seven-joined = { $first }, { $rest }
web-seven-wheat = blé
web-seven-oil = pétrole
web-seven-elephant = éléphants
web-seven-capital = capitale, valeur { $level }
web-seven-city = ville, valeur { $level }
web-seven-fort = fortification
web-seven-disorder = désorganisation
web-seven-start-of = région de départ : { $empire }
# $name : le joueur de l’empire
web-seven-held = contrôle : { $empire } ({ $name })
# Ce qu’un empire a dans une région : $count unités
web-seven-stack = { $empire }, unités : { $count }
# Des unités d’un type, comme « 2 × archers »
web-seven-units-of = { $count } × { $unit }
web-seven-control = Contrôle
web-seven-printed = Ressources
web-seven-built = Sur place
web-seven-units = Unités
web-seven-hidden-units = types cachés
web-seven-neighbours = Régions voisines

## Le tour

web-seven-turn = Le tour
web-seven-setting-up = Mise en place
web-seven-turn-number = Tour { $count }
web-seven-last-turn = sur { $count }
web-seven-holder = Détenteur du marqueur de tour : { $name }
web-seven-holds = Détient le marqueur de tour
web-seven-piles = Pile de tirage : { $deck } · défausse : { $discards }

## À côté du plateau

web-seven-now = Ce qui se passe
web-seven-on-map = Touchez l’une des régions éclairées de la carte du monde.
# Asked of whoever civilises off-empire
web-seven-asked-aside = Jouer des événements et des artefacts, puis terminer : hors empire, rien d’autre n’est possible.
web-seven-picks = Ce que l’on place
web-seven-pick-first = Choisissez d’abord quoi, puis touchez une région ; ou touchez une région pour voir tout ce qu’elle offre.
web-seven-pick-then = Touchez maintenant une région de la carte du monde.
web-seven-markers = Vos marqueurs d’action
web-seven-aside = Hors empire
web-seven-marker-face_down = face cachée
web-seven-marker-revealed = révélé
web-seven-marker-lost = perdu
web-seven-marker-hidden = caché
web-seven-placed = Construit dans cette production : { $count }
web-seven-way = { $from } → { $to }
web-seven-spent = Mouvement dépensé : { $count }
web-seven-left = Mouvement restant : { $count }
web-seven-why-card = Pourquoi pas ?
web-seven-stopped = Elle ne va pas plus loin.
web-seven-way-length = Régions à parcourir : { $count }
# Ce que rapporte la fin d’un trajet : une région gagnée ou perdue au plus
web-seven-gain-regions = { $amount } région
web-seven-gain-income = { $amount } de revenu
web-seven-gain-harvest = { $amount } gloire à la récolte
web-seven-invade = Y aller et combattre : { $region }
web-seven-go-there = Y aller et s’arrêter : { $region }
web-seven-along = Ceux qui partent
web-seven-only = 1 seule
web-seven-only-one = Une seule part : { $unit }
web-seven-nobody-along = Personne ne part encore : emmenez d’abord des unités, puis touchez la région.
web-seven-order = Une commande d’unités
web-seven-order-how = Composez une commande et envoyez-la d’un coup ; ou choisissez une unité et touchez des régions de la carte du monde.
web-seven-order-pick = Choisir cette unité, puis toucher des régions de la carte du monde
web-seven-order-send = Construire { $count } pour { $cost } argent, reste { $left }
web-seven-order-clear = Effacer
web-seven-order-unsent = sans la commande composée ci-dessus
web-seven-more = Une de plus : { $unit }
web-seven-fewer = Une de moins : { $unit }
web-seven-unit-facts = Coût { $cost }, force { $front } au front et { $support } en soutien, mouvement { $move }

## Conflit et échange

web-seven-conflict = Le conflit
web-seven-round = Round { $count }
web-seven-units-here = Unités : { $count }
web-seven-part-free = Non engagées (front / soutien)
web-seven-part-spent = Engagées auparavant
web-seven-part-covered = Engagées, face cachée (front / soutien)
web-seven-part-support = En soutien
web-seven-part-front = En ligne de front
web-seven-add-elite = Élite
web-seven-add-age = Avance d’époque
web-seven-add-terrain = Terrain
web-seven-add-fort = Fortification
web-seven-add-city = Ville
web-seven-add-crossing = Rivière, traversée, invasion
web-seven-add-disorder = Désorganisation de l’autre camp
web-seven-add-effects = Cartes et effets
web-seven-card = Carte
web-seven-side-disorder = Marqueurs de désorganisation
web-seven-total = Total
web-seven-role-attacks = { $name }, camp actif
web-seven-role-defends = { $name }, défenseur
web-seven-so-far = Total actuel
web-seven-card-hidden = Carte, face cachée
web-seven-rounds = Rounds livrés
web-seven-strokes = Ce qui vous est arrivé
web-seven-lost = pertes : { $count }
web-seven-odds = Chances
web-seven-odds-committed = Vos chances avec ce que vous avez engagé
web-seven-odds-all = Vos chances si vous engagez tout
web-seven-odds-units = L’ennemi engage
web-seven-odds-strength = Son total
web-seven-odds-win = Gagné
web-seven-odds-tie = Égalité
web-seven-odds-lose = Perdu
web-seven-odds-range = { $least } à { $most }
web-seven-percent = { $count } %
web-seven-odds-note = Son total est donné sans sa carte, qui peut être n’importe laquelle de celles que personne n’a montrées ; ses unités sont supposées les plus récentes de leur classe, sans événements. À égalité, chaque camp perd ce qu’il a engagé, sauf si un tacticien combat.
web-seven-trade = L’échange
web-seven-trade-value = Valeur commerciale : { $count }
web-seven-laid = Carte de valeur { $value }
web-seven-laid-hidden = Aucune carte vue
web-seven-pile = Pile de tirage
web-seven-price = { $empire } : { $money } argent, cartes : { $cards }
# Passage : $empire veut traverser des régions de $owner
web-seven-passage-asked = { $empire } → { $owner } : passage demandé.

## Empires et joueurs

web-seven-empires = Empires en jeu
web-seven-most = { $count } au plus par joueur
web-seven-no-empires = Aucun empire n’est encore en jeu.
web-seven-look = Le montrer sur la carte du monde
web-seven-level = Progrès { $level }, { $age }
web-seven-money = Argent : { $count }
web-seven-income = production : revenu { $income }, maintenance { $upkeep }
web-seven-regions = Régions : { $count }
web-seven-leaders = Chefs : { $count } sur { $limit }
web-seven-elite = Marqueurs d’élite : { $count }
web-seven-harvest-now = Gloire si l’on récoltait maintenant, autant qu’on puisse le voir
web-seven-glory = Gloire, texte spécial, possessions
web-seven-has = a { $count }
web-seven-rank = place { $rank }
web-seven-next = encore { $count } pour le point suivant
web-seven-barbarian = barbare : pas de villes
web-seven-veteran = pions vétérans
web-seven-players = Joueurs
web-seven-points = Gloire : { $count }
web-seven-empires-of = Empires : { $count } sur { $most }
web-seven-target = La partie finit à { $count } points de gloire.
web-seven-track = Progrès
web-seven-game-age = la partie en est à l’{ $age }
web-seven-beyond = Au-delà du dernier niveau :

## Cartes

web-seven-hand = Vos cartes
web-seven-hand-of = Cartes : { $name }
web-seven-cards = Cartes : { $count }
web-seven-peeked = Les prochaines cartes de la pile de tirage
web-seven-value = Valeur :
# $ages : chiffres romains
web-seven-ages = Époque { $ages }
web-seven-use-empire = empire
web-seven-use-event = événement
web-seven-use-artifact = artefact
# $amount : avec son signe
web-seven-green = vert : { $amount } gloire
web-seven-red = rouge : { $amount } gloire
web-seven-blue = marqueur bleu
web-seven-blue-note = Tout empire qui atteint plus tard le marqueur bleu de la piste de progrès possède aussi cet artefact.
web-seven-starts = Départ : { $regions }
web-seven-numbers = Argent { $money }, valeur commerciale { $trade }, chefs { $leaders }
web-seven-discards = Défausse : { $count }

## Conseils pour débuter

web-seven-hint-bid = Le nombre dans le cercle est la valeur de la carte. Chaque carte peut être un empire, un événement ou un artefact, ou servir pour sa valeur, comme ici.
web-seven-hint-marker = Chaque empire fait une action par tour, choisie en secret. Les actions se suivent dans l’ordre indiqué au-dessus de la carte du monde ; un marqueur de plus peut rester hors empire, pour créer un empire ou tirer des cartes.
web-seven-hint-reveal = On retourne maintenant les marqueurs de l’action en cours. Le joker vaut pour toute action, mais coûte le progrès gratuit.
web-seven-hint-found = Prenez un empire dont le départ est libre et dont les icônes sont à votre portée : les premières places rapportent le plus.
web-seven-hint-found_first = Le premier empire fixe l’époque de la partie : ensuite, seules les cartes de cette époque donnent des empires. Regardez donc aussi vos autres cartes.
web-seven-hint-create_unit = Comptez les unités voulues et construisez-les toutes d’un coup. Les unités gardent la terre ; la désorganisation guette là où il n’y en a pas.
web-seven-hint-build = Composez une commande et envoyez-la d’un coup, ou choisissez une unité et touchez des régions. L’argent gardé servira au prochain tour.
web-seven-hint-stack = Touchez la région d’où partent les unités. Les conflits viennent après tous les mouvements.
web-seven-hint-pick_unit = Tous ceux qui le peuvent partent ; laissez ceux qui doivent rester. Touchez ensuite la région où aller, même lointaine : la flèche montre le chemin.
web-seven-hint-take_unit = Tout ne peut pas partir ensemble, ou quelqu’un doit rester : emmenez ce qui doit partir. Touchez ensuite la région où aller, même lointaine : la flèche montre le chemin.
web-seven-hint-way = Touchez la région où aller, même lointaine : la flèche montre le chemin.
web-seven-hint-commit = Engager trop, c’est tout risquer : le camp au total le plus bas perd tout ce qu’il a engagé.
web-seven-hint-retreat = Toutes vos unités partent vers des régions adjacentes que votre empire contrôle et où il n’y a personne d’autre. Celles qui n’ont nulle part où aller sont perdues.
web-seven-hint-trade_card = La plus haute somme de la valeur commerciale et de la carte gagne l’échange : l’empire du gagnant progresse et les cartes changent de main.
web-seven-hint-civilise_part = Faites-en autant que vous voulez, dans l’ordre qui vous plaît. Les villes rapportent argent et gloire, et la capitale est dans l’une d’elles.

## Touches

web-seven-key-arrows = De région en région
web-seven-key-choose = Choisir la région
web-seven-key-next = Région suivante ou précédente que l’on peut choisir
web-seven-key-focus = Là où l’on peut agir
web-seven-key-change = L’autre carte
web-seven-key-zoom = Plus près, plus loin, toute la carte
web-seven-key-done = Terminer

## La fin

web-seven-score-before = Avant la dernière récolte
web-seven-score-harvested = Dernière récolte
web-seven-score-end_bonus = Fin de partie
# Son niveau départage les joueurs à égalité de gloire
web-seven-score-level = Empire le plus avancé

## Pourquoi on ne peut pas commander plus d’unités

web-seven-order-dear = Cela coûte { $cost }, et il ne reste que { $left }.
web-seven-order-none = Il ne reste plus de pion de ce type.
web-seven-order-shared = Il ne reste plus de pion : ce type est l’autre face de pions déjà commandés ({ $unit }).
web-seven-order-full = Il n’y a plus de place là où cette unité peut être construite.
