# Les règles de History of the World : un message par règle, dans l’ordre de data/rules.csv.
# HW-Rnn précise ce que les deux livrets laissent ouvert ou disent différemment, juste sous la règle concernée.

chapter-components = Matériel et plateau
chapter-setup = Mise en place
chapter-draw = Attribution des empires
chapter-epoch = Déroulement d’une époque
chapter-events = Cartes Événement
chapter-preparation = Préparation de l’empire actif
chapter-expansion = Expansion
chapter-forts = Construction de forts
chapter-combat = Combat
chapter-terrain = Terrain difficile
chapter-sea = Attaques par mer
chapter-siege = Attaque d’un fort
chapter-sacking = Pillage des capitales et des villes
chapter-monuments = Monuments
chapter-turn_end = Fin du tour
chapter-scoring = Décompte
chapter-epoch_end = Fin de l’époque
chapter-end = Fin de la partie
chapter-options = Règles optionnelles
chapter-greater = Les grands événements
chapter-lesser = Les petits événements
chapter-examples = Exemples

## Matériel et plateau

HW-001 = Tous les dés sont des dés ordinaires à six faces. Il y en a cinq.
HW-002 = Il y a 30 pions recto verso : une capitale d’un côté, une ville de l’autre.
HW-003 = Il y a 32 forts.
HW-R01 = L’un des livrets compte les forts et les monuments ensemble et en annonce 36. Il y a bien 32 forts et, à part, 36 monuments.
HW-004 = Il y a 36 monuments.
HW-005 = Chaque couleur compte 100 figurines d’armée : 5 pour l’époque I, 12 pour la II, 20 pour la III, 15 pour la IV, 18 pour la V, 14 pour la VI et 16 pour la VII.
HW-R02 = Le nombre de figurines ne limite rien. D’une armée, on retient seulement le propriétaire et l’origine : un empire, un empire mineur ou une carte Événement.
HW-006 = Il y a 12 marqueurs recto verso : une pièce de monnaie d’un côté, une flotte de l’autre.
HW-R03 = Dans le jeu de base, les pièces et les flottes ne sont pas limitées à 12. Le nombre de flottes ne compte qu’avec le contrôle naval (HW-236).
HW-007 = Il y a 8 marqueurs de prééminence, de valeur 3, 3, 4, 4, 4, 5, 5 et 6, soit 34 points en tout.
HW-008 = Il y a 42 tableaux de points. Chacun vaut pour une région et une époque, et montre trois nombres : la valeur de base, son double et son triple.
HW-R04 = Seule compte la valeur de base de chaque région à chaque époque. Un même tableau peut rester en vigueur plusieurs époques, d’où un total inférieur à 13 régions fois 7 époques.
HW-009 = Il y a 49 cartes Empire, sept pour chacune des sept époques.
HW-010 = Il y a 71 cartes Événement : 22 grands événements et 49 petits.
HW-R05 = Aucun des deux livrets ne donne le nombre d’exemplaires de chaque carte. Les nombres retenus ici totalisent bien 22 et 49.
HW-011 = Les grands événements sont de quatre sortes : Chef, Armement, Redistribution et Empire mineur.
HW-012 = Les petits événements sont de 22 sortes.
HW-R06 = L’un des livrets imprime 2 par erreur. En comptant un par un les sept Royaumes, les trois Migrations et les trois Troupes expertes, on arrive à 32 cartes différentes.
HW-013 = Le plateau compte 102 territoires.
HW-014 = Huit de ces 102 territoires sont stériles.
HW-R07 = Il reste donc 94 territoires ouverts aux armées. Les sources disponibles n’en nomment que 93 ; la Tasmanie tient lieu du dernier.
HW-015 = Un territoire stérile n’appartient à aucune région.
HW-R08 = Aucune armée ne reste jamais sur un territoire stérile. Ils ont pourtant leur rôle : c’est de là que surgissent les Barbares (HW-250).
HW-016 = Tout autre territoire appartient à une seule des 13 régions.
HW-017 = Le plateau montre en tout 18 symboles de ressource.
HW-018 = Il y a deux sortes d’étendues d’eau : les mers et les océans. Certaines règles les distinguent (HW-092, HW-229, HW-248).
HW-019 = Il y a quatre sortes de terrain difficile : la forêt, les montagnes, la Grande Muraille de Chine et les détroits.
HW-020 = Une carte Empire indique la force de l’empire, son territoire de départ, les eaux où il navigue, s’il y en a, et, pour certains empires seulement, une capitale.
HW-021 = Le dos de chaque carte Empire donne la liste des sept empires de son époque, dans l’ordre de jeu.

## Mise en place

HW-022 = Le jeu est prévu pour 3 à 6 joueurs.
HW-R09 = Les livrets ne parlent que de six joueurs ; c’est la boîte qui annonce 3 à 6.
HW-023 = Chaque joueur a sa couleur et toutes les figurines de cette couleur.
HW-024 = Chacun commence avec 0 point.
HW-025 = Les tableaux de points de chaque région sont empilés par époque. Ceux de l’époque I sont les premiers en vigueur.
HW-026 = Chaque joueur reçoit 3 cartes du paquet mélangé des grands événements.
HW-027 = Chaque joueur reçoit 7 cartes du paquet mélangé des petits événements.
HW-028 = Chacun peut regarder ses propres cartes Événement. Les autres ne les voient pas avant qu’elles soient jouées.
HW-029 = Par la suite, personne ne reçoit plus jamais de carte Événement.
HW-030 = Les cartes Événement non distribuées sont hors jeu.
HW-R10 = Elles restent face cachée jusqu’à la fin, sans que personne les voie.
HW-031 = Les cartes Empire sont réparties en sept paquets, un par époque.
HW-032 = Les 8 marqueurs de prééminence sont mélangés, face cachée, à côté du plateau.
HW-033 = Le plateau est vide au départ : ni armées, ni forts, ni capitales, ni villes, ni monuments, ni flottes.

## Attribution des empires

HW-034 = Avant l’époque I, chacun lance deux dés. Celui qui obtient le plus haut résultat pioche une carte Empire en premier.
HW-R11 = On additionne les deux dés. Les ex æquo au plus haut total relancent entre eux. Une option de la table peut désigner le premier joueur à la place des dés.
HW-035 = À l’époque I, les autres piochent ensuite, dans le sens horaire.
HW-036 = À partir de l’époque II, ce sont les scores qui fixent l’ordre (HW-212 à HW-215).
HW-037 = Dans cet ordre, chaque joueur pioche au hasard une carte dans le paquet de l’époque et la regarde en secret.
HW-038 = Chacun pioche exactement une fois par époque, même s’il a déjà reçu une carte.
HW-039 = Un joueur qui n’a pas encore de carte pour cette époque peut garder celle qu’il pioche.
HW-040 = Il peut aussi la donner à un autre joueur.
HW-R12 = Seulement à un joueur qui n’a pas encore de carte pour cette époque.
HW-041 = Un joueur qui a déjà une carte pour cette époque ne peut pas garder celle qu’il pioche : il doit la donner à un autre joueur de son choix.
HW-042 = Le dernier à piocher n’a pas le choix : la carte revient au seul joueur qui n’en a pas encore.
HW-043 = Qui reçoit une carte doit jouer cet empire à cette époque.
HW-044 = On ne peut pas regarder une carte reçue tant que tous les joueurs n’ont pas une carte pour cette époque.
HW-045 = À la fin de l’attribution, chacun a exactement une carte Empire pour l’époque.
HW-046 = Les cartes restantes, sept moins le nombre de joueurs, sont écartées sans être regardées.
HW-047 = À six joueurs, il reste exactement une carte. À chaque époque, au moins un empire n’apparaît donc pas.
HW-048 = La carte Empire d’un joueur reste cachée aux autres jusqu’à l’appel de cet empire (HW-051).
HW-R13 = Qui a gardé une carte et qui en a donné une à qui, tout le monde le voit. Seul le recto est secret ; qui a donné la carte le connaît.

## Déroulement d’une époque

HW-049 = La partie parcourt les époques I à VII, dans l’ordre.
HW-050 = À chaque époque, les sept empires sont appelés dans l’ordre imprimé au dos des cartes.
HW-051 = À l’appel de son empire, le joueur révèle sa carte et joue aussitôt son tour.
HW-052 = Un empire que personne n’a est sauté.
HW-053 = L’époque se termine quand les sept empires ont été joués ou sautés.
HW-054 = Chacun joue exactement un tour par époque.
HW-055 = Un tour compte trois parties, dans cet ordre : cartes Événement ; expansion, combat et construction ; fin du tour et décompte.
HW-056 = À une époque donnée, tous les joueurs emploient le même type de figurine pour leur empire, quel qu’il soit.

## Cartes Événement

HW-057 = Pendant son tour, on peut jouer zéro, une ou deux cartes Événement.
HW-058 = Ce peuvent être deux grands événements, deux petits, ou un de chaque.
HW-059 = On ne peut pas jouer deux cartes identiques dans le même tour, par exemple deux Chefs ou deux Désastres.
HW-R14 = Identiques veut dire : de même titre. Deux Royaumes différents ou deux Troupes expertes différentes ne sont pas identiques.
HW-060 = Les cartes Événement se jouent avant de placer la première armée. Ensuite, on ne peut plus en jouer pendant ce tour.
HW-R15 = La première armée est celle que l’empire actif place sur son territoire de départ (HW-093). Les armées placées par un Empire mineur ou un petit événement ne comptent pas ici.
HW-061 = Seul le joueur dont c’est le tour peut jouer des cartes Événement.
HW-062 = Les cartes se jouent une à une, dans l’ordre voulu.
HW-R16 = On peut attendre l’effet de la première carte avant de choisir la seconde.
HW-063 = Une carte à résoudre avant la première armée prend effet aussitôt, ou à l’étape de la préparation qu’elle indique.
HW-064 = Toute autre carte aide l’empire actif jusqu’à la fin de ce tour.
HW-065 = Aucun effet d’une carte ne dure au-delà du tour, hormis les pions qu’elle laisse sur le plateau.
HW-066 = Une carte ne se joue qu’aux époques qu’elle indique. Une carte marquée ALL se joue à toutes les époques.
HW-067 = Une carte qui exige une cible ne se joue que s’il en existe une. Une carte sans cible peut se jouer même si elle ne change rien.
HW-R17 = Les livrets n’en disent rien.
HW-068 = L’empire actif est celui de la carte Empire que l’on joue à cette époque. Les empires mineurs, les armées des cartes Événement et les empires des époques précédentes ne sont jamais l’empire actif.
HW-069 = Chef et Armement peuvent agir ensemble, et leurs avantages s’ajoutent.
HW-R18 = Des cartes différentes se cumulent : jamais plus de trois dés d’attaque, mais chaque +1 compte. Armement et Art du siège donnent ensemble +2.
HW-070 = Un Empire mineur se joue au début du tour et s’achève avant la préparation de l’empire actif.
HW-071 = Il s’installe et s’étend comme un empire ordinaire, avec la force, le territoire de départ, la navigation et la capitale indiqués sur sa carte.
HW-072 = Chaque Empire mineur appartient à une seule époque et ne se joue qu’à celle-là.
HW-073 = Il emploie les figurines d’une autre époque, indiquée sur sa carte, pour qu’on le distingue de l’empire actif.
HW-074 = Un Empire mineur n’est touché par aucune autre carte Événement du même tour. Un Chef ne l’aide pas.
HW-R19 = Ses armées échappent aussi aux dés de Famine, Peste, Pestilence ou Mort noire si le même joueur joue ces cartes au même tour. Désastre, Royaume, Révolte juive et Croisade ne peuvent ni frapper ni prendre ses territoires à ce tour.
HW-075 = Un Empire mineur ne rapporte ses points qu’avec l’empire actif, à la fin du tour.
HW-076 = Son expansion terminée, ses pions comptent parmi ceux des anciens empires du joueur.
HW-077 = Un Empire mineur ne construit pas de monuments, et les symboles de ressource qu’il tient ne comptent pour aucun.
HW-078 = On ne peut pas dépenser de pièces pour un Empire mineur.
HW-079 = Un Empire mineur ne construit pas de forts.
HW-R20 = Les forts sont réservés à l’empire actif ; aucun des livrets n’en accorde à un Empire mineur.
HW-080 = Les flottes d’un Empire mineur ne servent qu’à lui et sont retirées à la fin de son expansion.
HW-R21 = Sa navigation figure sur sa propre carte. Les flottes de l’empire actif viennent de la carte Empire (HW-091).
HW-081 = Pour une armée « d’une époque lointaine », on prend une figurine bien différente de celles de l’époque en cours : espagnole ou britannique en début de partie, égyptienne ou perse vers la fin.
HW-R22 = Simple question d’apparence. Ce qui compte, c’est que l’armée vient d’une carte.
HW-082 = Les armées placées par un petit événement appartiennent à qui a joué la carte et sont dès lors de sa couleur.
HW-083 = Les pièces se dépensent à tout moment du tour où on les a reçues.
HW-084 = Les pièces ne se gardent pas d’un tour à l’autre. Celles qui ne sont pas dépensées sont perdues.
HW-085 = Une pièce permet de récupérer une armée de l’empire actif perdue au combat : elle retourne dans la réserve.
HW-R23 = Juste après la perte ou plus tard dans le tour, mais jamais pour plus d’armées que l’empire actif n’en a perdu au combat pendant ce tour et pas encore récupéré.
HW-086 = Une armée retirée lors d’une égalité compte comme perdue au combat.
HW-087 = Une pièce achète un fort pour l’empire actif, placé selon les règles habituelles (HW-123, HW-126).

## Préparation de l’empire actif

HW-088 = Étape 1 : prendre autant d’armées que la force de l’empire actif. Elles forment la réserve.
HW-089 = Étape 2 : si la carte Empire montre une capitale, en prendre une ; sinon, aucune.
HW-090 = Étape 3 : placer des flottes pour les mers et les océans où l’empire navigue.
HW-091 = Une mer indiquée sur la carte donne à l’empire une flotte dans cette mer.
HW-092 = Un océan indiqué sur la carte donne la navigation dans cet océan et dans toutes les mers que l’on peut atteindre depuis lui, directement ou par d’autres mers.
HW-R24 = On place une flotte dans l’océan et une dans chacune de ces mers.
HW-R25 = Les mers situées au-delà d’un second océan ne sont pas atteintes de cette façon.
HW-093 = Étape 4 : placer une armée de la réserve sur le territoire de départ de l’empire.
HW-094 = Étape 4 : si l’empire a une capitale, la placer avec cette armée, côté capitale visible.
HW-095 = Cette première armée vient de la réserve : il reste, pour l’expansion, la force moins un.
HW-096 = Une armée déjà présente sur le territoire de départ est retirée sans combat, quel qu’en soit le propriétaire.
HW-097 = Un fort présent sur le territoire de départ est retiré.
HW-098 = Un monument présent sur le territoire de départ reste en place.
HW-099 = Une capitale ou une ville déjà présente sur le territoire de départ est pillée par l’armée qui arrive (HW-160, HW-161).
HW-R26 = Les livrets ne citent ici que les armées, les forts et les monuments. Le pillage découle de la règle générale.
HW-100 = Un territoire ne contient jamais deux capitales ou villes : une nouvelle capitale prend la place d’une ville restée sur le territoire de départ.
HW-R27 = Les livrets n’en montrent jamais deux sur un même territoire.
HW-101 = On ne place ni capitale ni ville tant que les 30 pions sont tous sur le plateau.
HW-R28 = Les pions pillés ou remplacés retournent d’abord dans le stock. S’il n’en reste toujours aucun, la capitale ou la ville n’est pas placée.
HW-102 = Une fois sa première armée placée (étape 4), l’empire actif peut s’étendre.

## Expansion

HW-103 = Pour s’étendre, on déplace une armée de la réserve vers un territoire à portée. Chaque expansion emploie une armée.
HW-104 = Est à portée tout territoire adjacent à n’importe quel territoire tenu par une armée de l’empire actif, pas seulement au dernier occupé.
HW-105 = Les armées des anciens empires, des empires mineurs ou des cartes Événement ne servent jamais de base à l’expansion de l’empire actif.
HW-106 = L’expansion est facultative. On peut s’arrêter alors qu’il reste des armées en réserve.
HW-R29 = Les armées encore en réserve à la fin du tour sont perdues et ne rapportent rien.
HW-107 = Dans le jeu de base, un territoire contient au plus une armée.
HW-108 = L’empire actif ne peut pas s’étendre sur un territoire qu’il tient déjà.
HW-109 = Aucune armée ne peut s’étendre sur un territoire stérile.
HW-110 = Aucune armée ne peut s’étendre à travers un territoire stérile.
HW-111 = Un territoire sans armée se prend sans dés : l’armée s’y installe, tout simplement.
HW-112 = Sur un territoire occupé par une armée de sa propre couleur, il n’y a pas de combat : la nouvelle armée remplace l’ancienne.
HW-113 = Cela vaut pour les armées de ses anciens empires comme pour celles placées par des cartes Événement, Empires mineurs compris.
HW-R30 = Il suffit que la couleur soit la même.
HW-114 = L’armée remplacée quitte le plateau.
HW-115 = Sur un territoire de sa couleur, le fort reste en place quand l’armée est remplacée.
HW-R31 = Seule l’armée est échangée. Les livrets font retirer un fort sur un territoire de départ et au combat, mais pas ici.
HW-116 = S’étendre sur un territoire occupé par l’armée d’un autre joueur provoque un combat.
HW-117 = Des territoires reliés par un détroit sont adjacents. Il ne faut pas de flotte pour le franchir.
HW-118 = Un empire qui a une flotte dans une mer ou un océan peut s’étendre, par ces eaux, vers tout territoire qui les borde.
HW-119 = Plusieurs flottes dans des eaux reliées peuvent former une chaîne, jusqu’à un territoire qui borde la dernière.
HW-R32 = La route part d’un territoire tenu par une armée de l’empire actif et bordant la première étendue d’eau. Chaque étendue suivante touche la précédente et porte une flotte de l’empire. La cible borde la dernière.
HW-120 = Une expansion n’use pas la flotte.
HW-121 = Si plusieurs routes mènent à la cible, par des frontières terrestres, un détroit ou la mer, l’attaquant choisit la sienne.
HW-R33 = La route fait partie du choix. Elle fixe le nombre de dés du défenseur.

## Construction de forts

HW-122 = À tout moment de son tour, on peut échanger une armée de la réserve contre un fort.
HW-123 = Un fort se place sur un territoire tenu par une armée de l’empire actif, jamais sur un territoire sans armée.
HW-124 = Une fois placé, un fort ne redevient jamais une armée.
HW-125 = On peut transformer en forts autant d’armées de la réserve que l’on veut.
HW-126 = Un territoire contient au plus un fort.
HW-127 = Un fort peut côtoyer une capitale ou une ville.
HW-128 = On ne peut placer aucun fort tant que les 32 sont tous sur le plateau.
HW-R34 = Les forts retirés retournent dans le stock.

## Combat

HW-129 = L’armée attaquante est d’abord posée sur le territoire visé. C’est le seul moment où deux armées ennemies partagent un territoire.
HW-130 = L’attaquant lance deux dés.
HW-131 = Seul compte le plus haut dé de l’attaquant.
HW-132 = Le défenseur lance un dé, ou davantage en terrain difficile ou contre une attaque par mer.
HW-133 = Si le défenseur lance plusieurs dés, seul compte le plus haut.
HW-134 = Si l’attaquant a la valeur la plus haute, l’armée en défense est retirée et l’armée attaquante tient le territoire.
HW-135 = Si le défenseur a la valeur la plus haute, l’armée attaquante est retirée.
HW-136 = À valeurs égales, les deux armées sont retirées et le territoire reste sans armée.
HW-R35 = On compare les deux valeurs retenues, quoi que montrent les autres dés.
HW-137 = Après une attaque perdue, on peut attaquer de nouveau le même territoire tant qu’il reste des armées en réserve.
HW-138 = Après une égalité, une autre armée peut entrer sans combat sur le territoire ainsi vidé.
HW-139 = Les dés décident seuls. Le défenseur n’a aucun choix à faire.
HW-140 = Les armées retirées au combat quittent le plateau. Celles de l’empire actif ne reviennent que grâce à des pièces (HW-085).
HW-141 = Des cartes Événement peuvent porter l’attaquant à trois dés, jamais plus.
HW-142 = Valeur d’attaque : le plus haut dé de l’attaquant, plus ses bonus. Valeur de défense : le plus haut dé du défenseur, plus 1 s’il y a un fort sur le territoire.

## Terrain difficile

HW-143 = Si un terrain difficile borde la frontière franchie du côté du défenseur, celui-ci lance deux dés.
HW-R37 = Chaque côté d’une frontière a son propre terrain. C’est celui du territoire attaqué qui compte.
HW-144 = Un terrain difficile du côté de l’attaquant n’apporte rien au défenseur.
HW-145 = Contre une attaque à travers un détroit, le défenseur lance toujours deux dés.
HW-R38 = L’un des livrets affirme le contraire dans une phrase, mais accorde deux dés dans son propre exemple.
HW-146 = Plusieurs sortes de terrain sur une même frontière ne donnent toujours que deux dés.
HW-147 = La forêt, les montagnes et la Grande Muraille agissent toutes de la même façon (HW-143).

## Attaques par mer

HW-148 = Si l’armée attaquante arrive par une flotte et non d’un territoire adjacent, le défenseur lance trois dés.
HW-149 = Le terrain n’y ajoute rien : le défenseur lance trois dés, quelle que soit la côte.
HW-R40 = Trois est un nombre fixe. Le terrain n’existe que sur les frontières entre territoires.
HW-150 = Une fois l’armée débarquée, s’étendre de là vers les territoires voisins est une attaque terrestre ordinaire.
HW-151 = Débarquer sur un territoire sans armée ennemie ne demande aucun dé.

## Attaque d’un fort

HW-152 = Un défenseur qui a un fort ajoute 1 au dé retenu.
HW-153 = Le bonus du fort s’ajoute aux dés accordés par le terrain ou contre une attaque par mer.
HW-154 = Si un défenseur qui a un fort perd ou fait égalité, le fort est retiré et l’armée en défense reste.
HW-155 = En cas d’égalité contre un fort, l’armée attaquante est retirée en même temps que le fort.
HW-156 = Si l’attaquant gagne contre un fort, son armée reste sur le territoire et une nouvelle manche a lieu, cette fois sans le bonus du fort.
HW-R41 = Cette nouvelle manche est obligatoire : deux armées ennemies ne peuvent pas rester ensemble, et la retraite n’existe pas.
HW-157 = Dans cette nouvelle manche, le défenseur garde les mêmes dés de terrain ou de mer.
HW-158 = Si le défenseur, désormais sans fort, perd cette manche, son armée est retirée.
HW-159 = Art du siège modifie cet enchaînement (HW-319).

## Pillage des capitales et des villes

HW-160 = Quand l’armée d’un joueur entre sur un territoire qui a déjà une capitale, celle-ci est retournée et devient une ville.
HW-161 = Quand l’armée d’un joueur entre sur un territoire qui a déjà une ville, la ville est retirée du plateau.
HW-162 = Si le combat laisse le territoire sans armée, la capitale ou la ville reste telle quelle.
HW-163 = Une attaque manquée n’y change rien non plus.
HW-164 = Si l’on entre sur un territoire sans armée, sa capitale ou sa ville reste telle quelle.
HW-R42 = Une capitale ou une ville ne tombe que devant une armée qui a combattu pour le territoire et gagné : l’un des livrets le dit clairement. D’autres phrases des deux livrets pourraient se lire autrement.
HW-165 = Si l’on remplace une de ses anciennes armées, la capitale ou la ville du territoire reste telle quelle.
HW-R43 = Aucun combat n’y a été gagné. L’édition de 1993 en juge autrement.
HW-166 = Une entrée fait descendre d’un cran au plus : de capitale à ville, ou de ville à rien.
HW-167 = Ni le combat ni le pillage ne retirent jamais un monument.
HW-168 = Les armées des cartes Événement qui gagnent ou prennent un territoire le pillent de la même façon.
HW-R44 = Cela concerne Empire mineur, Guerre civile, Révolte juive, Croisade, Barbares et Migration ; HW-164 et HW-165 valent aussi pour eux. Pour un Royaume, voir HW-295.

## Monuments

HW-169 = Les monuments se construisent une fois l’expansion terminée.
HW-170 = On compte les symboles de ressource sur les territoires tenus par des armées de l’empire actif.
HW-171 = Chaque paire complète de ces symboles donne un monument.
HW-172 = Les symboles tenus par des empires mineurs, des armées de cartes Événement ou d’anciens empires ne comptent pas.
HW-173 = Un territoire contient au plus un monument.
HW-174 = Premier choix : le territoire de la capitale de l’empire actif, s’il en a une et qu’aucun monument ne s’y dresse.
HW-175 = Deuxième choix : un territoire de l’empire actif avec une ville et sans monument.
HW-176 = Troisième choix : un territoire de l’empire actif avec un symbole de ressource et sans monument.
HW-177 = Entre plusieurs emplacements du même rang, le joueur choisit.
HW-R45 = On vérifie les rangs à nouveau pour chaque monument du tour.
HW-178 = Un monument pour lequel il n’y a plus d’emplacement n’est pas construit.
HW-179 = On ne construit aucun monument tant que les 36 sont tous sur le plateau.
HW-180 = On construit tous les monuments auxquels on a droit. Seul l’emplacement peut être un choix.
HW-R46 = La construction est obligatoire. Un monument ne nuit jamais à son bâtisseur au décompte qui suit.

## Fin du tour

HW-181 = Après les monuments, les cartes Événement jouées pendant ce tour sont défaussées.
HW-182 = Toutes les flottes sont retirées du plateau. Avec le contrôle naval, certaines restent (HW-231).
HW-183 = Les pièces non dépensées sont perdues (HW-084).
HW-184 = Puis le joueur marque ses points, et l’empire suivant est appelé.
HW-185 = Les armées, les forts, les capitales, les villes et les monuments restent sur le plateau pour les époques suivantes.

## Décompte

HW-186 = On marque ses points une fois par époque : à la fin de son propre tour, pas à la fin de l’époque.
HW-187 = Toutes les armées de la couleur du joueur comptent, quels que soient l’époque, l’empire mineur ou la carte Événement dont elles viennent.
HW-188 = Seul le joueur dont le tour se termine marque des points.
HW-189 = On examine toutes les régions.
HW-190 = Présence : au moins une armée dans la région. Elle rapporte la valeur de base.
HW-191 = Domination : au moins deux armées dans la région, et plus que chaque autre joueur. Elle rapporte le double de la valeur de base.
HW-192 = Contrôle : au moins trois armées dans la région, et aucun autre joueur n’en a. Il rapporte le triple de la valeur de base.
HW-193 = Dans une région, seul compte le plus haut niveau atteint.
HW-194 = Deux armées seules dans une région donnent la domination, pas le contrôle.
HW-195 = Un joueur à égalité avec un autre pour le plus grand nombre d’armées dans une région n’y a que la présence.
HW-196 = La valeur de base dépend de la région et de l’époque. On la lit sur le tableau de points en vigueur.
HW-197 = Une région encore sans valeur à l’époque en cours ne rapporte rien.
HW-198 = Chaque capitale sur un territoire tenu par une armée du joueur rapporte 2 points.
HW-199 = Chaque ville sur un territoire tenu par une armée du joueur rapporte 1 point.
HW-200 = Chaque monument sur un territoire tenu par une armée du joueur rapporte 1 point.
HW-201 = Peu importe qui a fondé la capitale ou la ville ou bâti le monument ; seul compte à qui est l’armée présente.
HW-202 = Les capitales, villes et monuments des territoires sans armée ne rapportent rien à personne.
HW-203 = Les forts ne rapportent rien.
HW-204 = Le score n’a pas de plafond. Sur la piste, un fort sous le marqueur vaut 100 points, une capitale 200, et le marqueur repart de 0.
HW-R47 = Ce n’est qu’une façon de compter : ces deux pions ne sont pas pris dans le stock.

## Fin de l’époque

HW-205 = À la fin d’une époque, on vérifie la prééminence, on change les tableaux de points et on attribue de nouveaux empires.
HW-206 = Le joueur qui a le plus de points prend un marqueur de prééminence au hasard.
HW-207 = Si plusieurs joueurs se partagent la tête, personne ne prend de marqueur pour cette époque.
HW-208 = Personne, pas même son propriétaire, ne peut regarder le marqueur avant la fin de la partie.
HW-209 = Jusque-là, il ne change rien aux points de son propriétaire.
HW-210 = On vérifie la prééminence à la fin de chacune des sept époques, la VII comprise.
HW-211 = Les tableaux de l’époque terminée sont retirés, et ceux de la suivante entrent en vigueur.
HW-R49 = Changer les tableaux avant ou après l’attribution ne fait aucune différence.
HW-212 = Pour les époques II à VII, le joueur qui a le moins de points pioche en premier, puis le suivant dans l’ordre croissant, et ainsi de suite. Celui qui en a le plus pioche en dernier.
HW-213 = À égalité de points, pioche d’abord le joueur dont l’empire était le moins fort à l’époque qui s’achève.
HW-214 = Il s’agit de la force imprimée sur la carte Empire. Les armées, pièces ou empires mineurs dus aux cartes Événement sont ignorés.
HW-215 = Si l’égalité persiste, pioche d’abord celui dont l’empire a été joué le plus tôt à cette époque.
HW-R50 = C’est l’ordre de jeu des empires qui compte, pas l’ordre dans lequel on les a piochés.
HW-216 = L’attribution suit ensuite les mêmes règles qu’avant l’époque I (HW-037 à HW-046).

## Fin de la partie

HW-217 = La partie se termine après la vérification de la prééminence de l’époque VII.
HW-218 = Chacun révèle ses marqueurs de prééminence et ajoute leur valeur à ses points.
HW-219 = Le joueur qui a alors le plus de points gagne.
HW-220 = Premier départage : la plus petite somme des forces des sept empires joués.
HW-R51 = Telles qu’imprimées sur les sept cartes Empire.
HW-221 = Deuxième départage : le plus grand nombre de points de prééminence.
HW-222 = Troisième départage : la plus petite force pour l’empire de l’époque VII.
HW-223 = Les joueurs encore à égalité partagent la victoire.
HW-R52 = Les livrets n’indiquent pas d’autre départage.

## Règles optionnelles

HW-224 = Sans prééminence : les marqueurs ne servent pas. HW-206 à HW-210, HW-218 et HW-221 ne s’appliquent pas.
HW-225 = Un empire mineur par joueur : les cartes Empire mineur sont mises à part, et chacun en reçoit 1, plus 2 autres grands événements, au lieu de 3 grands événements.
HW-226 = Armées multiples : un territoire peut contenir jusqu’à trois unités d’un même joueur, trois armées ou deux armées et un fort.
HW-227 = Armées multiples : toujours un fort au plus par territoire.
HW-228 = Armées multiples : elles se défendent selon les règles habituelles, en plusieurs manches. Plus d’armées ne donnent pas plus de dés.
HW-R53 = Chaque manche perdue coûte une unité, le fort d’abord, puis une armée à la fois. Le territoire est pris quand la dernière armée a disparu.
HW-R54 = L’empire actif peut s’étendre sur un territoire qu’il tient déjà, dans la limite permise. Il attaque avec une armée à la fois.
HW-R55 = Présence, domination et contrôle se comptent toujours en territoires, pas en armées.
HW-R56 = Remplacer ses anciennes armées retire toute la pile. Les dés des événements se lancent pour chaque armée, et le fort disparaît avec la dernière.
HW-229 = Contrôle naval : un empire actif qui a la navigation peut embarquer des armées de sa réserve sur ses flottes, une au plus par mer et aucune dans un océan.
HW-R57 = Il le peut, il n’y est pas tenu.
HW-230 = Contrôle naval : les Empires mineurs n’y prennent pas part.
HW-231 = Contrôle naval : à la fin du tour, les flottes qui portent une armée restent sur le plateau. Les autres sont retirées.
HW-232 = Contrôle naval : au décompte, on marque 1 point par mer où l’on a une flotte avec une armée.
HW-233 = Contrôle naval : pour avoir une flotte dans une mer tenue par celle d’un autre joueur, l’empire actif doit d’abord la combattre.
HW-234 = Contrôle naval : les flottes combattent comme les armées. L’attaquant lance deux dés, la flotte en défense un seul.
HW-R58 = Si l’attaquant perd, son armée est retirée ; il peut réessayer ou renoncer à cette mer. En cas d’égalité, les deux sont retirées et la mer est libre. S’il gagne, l’ancienne flotte est retirée et son armée reste sur la nouvelle.
HW-R59 = Une mer tenue par une de ses propres flottes plus anciennes se reprend sans combat.
HW-235 = Contrôle naval : tous les combats de flottes ont lieu avant la première expansion terrestre, dans l’ordre voulu.
HW-R60 = Ils ont lieu une fois la première armée placée. Une mer tenue par un autre joueur ne donne pas la navigation tant qu’elle n’est pas prise.
HW-236 = Contrôle naval : si les 12 marqueurs ne suffisent pas pour les nouvelles flottes, on retire du plateau des flottes qui portent une armée, l’époque la plus ancienne d’abord.
HW-237 = Contrôle naval : entre flottes d’une même époque, le joueur dont c’est le tour choisit lesquelles prendre, et dans quel ordre.
HW-R61 = Seules les flottes comptent dans les 12, pas les pièces.

## Les grands événements

HW-238 = Redistribution (toutes époques) : prend effet après le placement des flottes (HW-090) et avant la première armée (HW-093).
HW-R62 = Redistribution, Chef et Armement peuvent se jouer à toutes les époques.
HW-239 = Redistribution : on retire autant de flottes de l’empire actif que l’on veut et l’on reçoit une pièce pour chacune.
HW-240 = Redistribution : une flotte retirée ne donne plus la navigation. Avec le contrôle naval, la flotte plus ancienne que l’on tient dans cette mer quitte aussi le plateau, avec son armée.
HW-241 = Redistribution : plus aucun échange une fois l’expansion commencée.
HW-242 = Chef (toutes époques, pour le tour) : l’empire actif attaque avec trois dés.
HW-243 = Chef : si les trois dés montrent le même nombre, le Chef meurt, et les attaques suivantes se font avec les deux dés habituels.
HW-R63 = Le triple compte encore dans ce combat. On compare les dés tels qu’ils sont tombés, sans bonus.
HW-244 = Empire mineur (seulement l’époque de la carte) : la carte donne force, territoire de départ, navigation et capitale. Il se joue selon HW-070 à HW-080.
HW-245 = Armement (toutes époques, pour le tour) : l’empire actif ajoute 1 à ses dés au combat.
HW-R64 = Cela ne sert qu’en attaque, puisque personne n’attaque l’empire actif pendant son propre tour.

## Les petits événements

HW-246 = Alliés (toutes époques, pour le tour) : l’empire actif reçoit 2 pièces au début du tour.
HW-247 = Alliés : une armée récupérée avec l’une de ces pièces ne peut s’étendre que sur un territoire sans armée. Elle ne peut pas attaquer.
HW-R65 = Ces pièces, et les armées récupérées grâce à elles, se comptent à part. Une telle armée ne peut ni devenir un fort ni remplacer une armée de sa couleur ; mais la pièce elle-même peut acheter un fort.
HW-248 = Astronomie (époques II à VII) : l’empire actif peut placer une flotte de plus, dans une mer de son choix, pas dans un océan.
HW-249 = Astronomie : cette flotte s’ajoute à celles de l’empire, et un empire sans navigation peut l’avoir aussi.
HW-R66 = La mer n’a pas à être proche de l’empire. La flotte se place à l’étape 3 de la préparation (HW-090), et Redistribution peut la changer en pièce.
HW-250 = Barbares (époques II à VII) : placer une armée sur un territoire stérile de son choix.
HW-251 = Barbares : de là, elle doit attaquer un territoire adjacent occupé par l’armée d’un autre joueur.
HW-252 = Barbares : l’attaque suit les règles de combat habituelles, terrain et forts compris.
HW-253 = Barbares : une armée victorieuse reste sur le territoire conquis et appartient au joueur.
HW-254 = Barbares : après une victoire, une nouvelle armée surgit sur le même territoire stérile et attaque un autre de ces territoires.
HW-255 = Barbares : cela continue jusqu’à ce qu’une armée soit battue ou qu’il ne reste plus de territoire adjacent occupé par un ennemi.
HW-R67 = Tout combat qui fait disparaître l’armée attaquante met fin à la carte, égalité comprise. On ne peut pas s’arrêter avant, mais on choisit chaque cible.
HW-R68 = Aucune armée ne reste sur le territoire stérile, et l’on ne vise pas ses propres territoires.
HW-256 = Mort noire (époque VI) : choisir deux régions adjacentes.
HW-R69 = Il s’agit de régions, pas de territoires. Deux régions sont adjacentes si un territoire de l’une touche un territoire de l’autre, détroits compris.
HW-257 = Mort noire : lancer un dé pour chaque armée de ces régions. Sur un 1, l’armée est retirée.
HW-258 = Mort noire : quand une armée est retirée, le fort de son territoire l’est aussi.
HW-259 = Fonction publique (toutes époques) : l’empire actif reçoit 1 pièce.
HW-260 = Fonction publique : 1 pièce de plus si l’empire actif a une capitale.
HW-261 = Fonction publique : 1 pièce de plus si l’empire actif a la navigation.
HW-262 = Fonction publique : les deux peuvent s’ajouter, soit 3 pièces au plus.
HW-R70 = La capitale et la navigation sont celles de la carte Empire. Une flotte d’Astronomie ne vaut pas navigation : un empire qui n’en a pas d’autre ne peut ni embarquer d’armée ni combattre pour une mer (HW-229).
HW-263 = Guerre civile (époques II à VII) : placer trois armées sur trois territoires différents d’un empire ennemi, une par territoire.
HW-R71 = Les trois territoires appartiennent à un seul empire : même joueur, même époque. S’il a moins de territoires, on place autant d’armées qu’il en a.
HW-264 = Guerre civile : chacune attaque l’armée de son territoire. Le terrain difficile est ignoré, un fort compte.
HW-R72 = Deux dés contre un. On place d’abord toutes les armées, puis elles combattent dans l’ordre voulu, chacune jusqu’à ce qu’elle ou le défenseur disparaisse.
HW-265 = Guerre civile : une armée victorieuse reste, et le territoire revient au joueur.
HW-266 = Croisade (époques V et VI) : placer trois armées de croisés en Méditerranée orientale.
HW-267 = Croisade : elles s’étendent depuis cette mer selon les règles habituelles.
HW-R73 = Elles forment une réserve de trois. Elles attaquent depuis la Méditerranée orientale, contre trois dés de défense, ou depuis les territoires tenus par des croisés. Elles n’empruntent aucune autre mer, et les autres cartes ne les aident pas. Celles qui restent sont retirées.
HW-268 = Croisade : les croisés ajoutent 1 à leur jet d’attaque.
HW-269 = Croisade : si des croisés prennent la Palestine, on y place un fort.
HW-270 = Croisade : si des croisés prennent la Palestine, on y place une ville.
HW-R74 = On pille d’abord ce qui s’y trouve, puis on place les pions : il y a finalement exactement une ville et un fort. Entrer en Palestine sans combat, c’est aussi la prendre.
HW-271 = Désastre (toutes époques) : choisir jusqu’à deux territoires avec un monument. Ces monuments sont détruits.
HW-R75 = Un territoire ou deux.
HW-272 = Désastre : une ville sur un tel territoire est détruite.
HW-273 = Désastre : un fort sur un tel territoire est détruit.
HW-274 = Désastre : une capitale sur un tel territoire devient une ville.
HW-275 = Désastre : les armées ne sont pas touchées.
HW-276 = Troupes d’élite (toutes époques, pour le tour) : l’empire actif gagne les égalités quand il attaque, jusqu’à ce qu’il perde une armée au combat.
HW-277 = Troupes d’élite : une égalité contre un fort compte comme une victoire. Le fort disparaît et l’attaquant reste (HW-156).
HW-278 = Ingénierie (toutes époques) : si l’empire actif a une capitale, 2 forts s’ajoutent à sa réserve.
HW-R76 = Ils se placent pendant le tour comme n’importe quel fort et ne coûtent aucune armée. Ceux qui ne sont pas placés sont perdus. Sans capitale, la carte ne fait rien.
HW-279 = Troupes expertes : forêts (toutes époques, pour le tour) : la forêt ne protège pas des attaques de l’empire actif. Le défenseur lance un dé.
HW-280 = Troupes expertes : montagnes (toutes époques, pour le tour) : les montagnes ne protègent pas des attaques de l’empire actif. Le défenseur lance un dé.
HW-281 = Troupes expertes : détroits (toutes époques, pour le tour) : les détroits ne protègent pas des attaques de l’empire actif. Le défenseur lance un dé.
HW-R77 = Seul le terrain nommé par la carte est ignoré. Un autre terrain sur la frontière, un fort ou une attaque par mer comptent toujours.
HW-282 = Famine (toutes époques) : choisir une région.
HW-283 = Famine : lancer un dé pour chaque armée de la région, les siennes comprises. Sur un 1, l’armée est retirée.
HW-284 = Famine : quand une armée est retirée, le fort de son territoire l’est aussi.
HW-R78 = Un fort ne tient pas sans armée (HW-123).
HW-285 = Révolte juive (époques II à VII) : une armée apparaît en Palestine et attaque avec trois dés l’armée qui s’y trouve.
HW-286 = Révolte juive : le terrain difficile est ignoré, un fort compte.
HW-R79 = Le défenseur lance un dé et ajoute 1 pour un fort.
HW-287 = Révolte juive : si elle gagne, l’armée reste, et la Palestine revient au joueur.
HW-R80 = S’il n’y a pas d’armée en Palestine, ou s’il y en a une de sa propre couleur, la nouvelle armée prend le territoire sans combat.
HW-288 = Guerre sainte (toutes époques, pour le tour), phase 1 : l’empire actif attaque avec trois dés jusqu’à son premier combat perdu.
HW-R81 = Pendant la phase 1, une égalité est une victoire de l’attaquant et ne met pas fin à la phase.
HW-289 = Guerre sainte, phase 2 : après le premier combat perdu, il attaque avec deux dés et gagne les égalités.
HW-290 = Guerre sainte, phase 3 : après le second combat perdu, les règles habituelles reprennent.
HW-291 = Royaume (une époque chacun) : placer une de ses armées sur le territoire nommé par la carte.
HW-292 = Royaume : on place une ville sur ce territoire.
HW-293 = Royaume : une armée déjà présente est détruite sans combat, quel qu’en soit le propriétaire.
HW-294 = Royaume : un fort déjà présent est détruit.
HW-295 = Royaume : quoi qu’il s’y soit trouvé, le territoire a ensuite exactement une ville.
HW-R82 = Un territoire ne contient jamais deux capitales ou villes.
HW-296 = Royaume : Cananéens, époque I, en Palestine.
HW-297 = Royaume : Étrusques, époque II, dans les Apennins du Nord.
HW-R83 = L’un des livrets traduit par le nord des Alpes ; il s’agit bien des Apennins.
HW-298 = Royaume : Koush, époque III, dans le Haut Nil.
HW-299 = Royaume : Tiahuanaco, époque IV, dans les Andes du Sud.
HW-300 = Royaume : Mali, époque V, en Côte de l’Or.
HW-301 = Royaume : Thaïs, époque VI, dans la Péninsule malaise.
HW-R84 = L’un des livrets ajoute « du Sud » ; c’est le même territoire.
HW-302 = Royaume : Zimbabwe, époque VII, en Afrique de l’Est.
HW-R85 = Les figurines employées par les Royaumes ne sont qu’une question d’apparence.
HW-303 = Migration : Australie (époques II à V) : placer deux armées sur deux territoires différents d’Australie qui n’ont pas d’armée.
HW-304 = Migration : Afrique (époques III à V) : placer deux armées sur deux territoires différents d’Afrique qui n’ont pas d’armée.
HW-R86 = Il s’agit de la région Afrique, au sud du Sahara, et non de la région Afrique du Nord.
HW-305 = Migration : Amérique du Nord (époques III à V) : placer deux armées sur deux territoires différents d’Amérique du Nord qui n’ont pas d’armée.
HW-306 = Migration : ces armées n’attaquent pas et ne construisent pas de monuments.
HW-R87 = S’il y a moins de deux territoires libres, on place autant d’armées que possible.
HW-307 = Puissance navale (toutes époques, pour le tour) : contre les attaques par mer de l’empire actif, le défenseur lance deux dés au lieu de trois.
HW-R88 = Deux dés, même si l’un des livrets parle d’abord d’une attaque sans pénalité.
HW-308 = Pestilence (toutes époques) : choisir un territoire.
HW-R89 = N’importe quel territoire qui n’est pas stérile, avec ou sans armée.
HW-309 = Pestilence : lancer trois dés pour l’armée de ce territoire. Si l’un d’eux montre un 1, l’armée et son fort sont retirés.
HW-310 = Pestilence : lancer deux dés pour chaque armée des territoires adjacents. Si l’un d’eux montre un 1, cette armée et son fort sont retirés.
HW-311 = Pestilence : on lance les dés des territoires adjacents, que la première armée meure ou non.
HW-R90 = Les territoires de l’autre côté d’un détroit sont adjacents. Ceux de l’autre côté d’une mer ne le sont pas, et les territoires stériles ne sont pas touchés.
HW-312 = Peste (toutes époques) : choisir un territoire occupé par une armée.
HW-313 = Peste : lancer quatre dés pour cette armée. Si l’un d’eux montre un 1, l’armée et son fort sont retirés.
HW-314 = Peste : quand une armée meurt, la peste gagne un territoire adjacent occupé par une armée, au choix du joueur. On y lance trois dés, de la même façon.
HW-315 = Peste : elle cesse quand une armée survit ou qu’il ne reste plus de territoire adjacent occupé.
HW-R91 = Elle se propage obligatoirement tant qu’elle le peut. Elle franchit les détroits, mais pas les mers.
HW-316 = Explosion démographique (toutes époques) : l’empire actif reçoit 2 pièces.
HW-317 = Art du siège (époques III à VII, pour le tour) : l’empire actif ajoute 1 quand il attaque un territoire avec un fort, une capitale ou une ville.
HW-318 = Art du siège : jamais plus de 1, même si plusieurs de ces pions s’y trouvent ensemble.
HW-319 = Art du siège : une victoire contre un territoire avec un fort retire à la fois le fort et l’armée en défense.
HW-R95 = Si une ville ou une capitale côtoie le fort, on ne gagne que le +1 : le fort et l’armée ne tombent pas ensemble.
HW-R92 = Une égalité contre un fort se résout comme d’habitude (HW-155), sauf si une autre carte en fait une victoire.
HW-320 = Trahison (toutes époques, pour le tour) : désigner un territoire tenu par un autre joueur.
HW-R93 = On désigne le territoire en jouant la carte, avant la première armée.
HW-321 = Trahison : si l’on attaque ce territoire pendant ce tour, on gagne le combat sans lancer de dés.
HW-R94 = Cela vaut pour chaque manche sur ce territoire pendant ce tour : le fort tombe d’abord, puis l’armée, face à une seule armée attaquante.
HW-322 = Trahison : si l’on n’attaque pas ce territoire, la carte est sans effet et défaussée comme d’habitude.

## Exemples

HW-E01 = La Libye est un territoire de la région Afrique du Nord.
HW-E02 = Carthaginois, époque II, force 7 : la réserve compte 7 armées. Sur les 12 figurines de l’époque II, 5 restent de côté.
HW-E03 = Portugais, époque VI, avec l’océan Atlantique et l’océan Indien : des flottes dans l’océan Atlantique, la mer du Nord, la Méditerranée occidentale, la Méditerranée orientale, la mer Noire, l’océan Indien, la mer Rouge et le golfe du Bengale, soit 8 pour ces deux océans. La carte employée ici nomme aussi le Pacifique occidental, qui ajoute le Pacifique occidental, la mer de Chine méridionale et la mer du Japon : 11 en tout.
HW-E04 = Cités grecques, époque II, avec des flottes en Méditerranée occidentale, en Méditerranée orientale et en mer Noire, et une seule armée, en Morée : elles atteignent le Plateau des Chotts par la Méditerranée orientale, puis occidentale.
HW-E05 = Dans la même position, elles atteignent le Caucase par la Méditerranée orientale et la mer Noire.
HW-E06 = Romains, époque III, des Apennins du Sud vers les Apennins du Nord : l’attaquant fait 1 et 3, le défenseur 4. L’attaquant perd, l’armée romaine est retirée, le défenseur reste.
HW-E07 = Deuxième attaque sur le même territoire : l’attaquant fait 5 et 5, le défenseur 5. Égalité : les deux armées sont retirées, et les Apennins du Nord restent sans armée.
HW-E08 = L’armée romaine suivante entre dans les Apennins du Nord sans lancer de dés.
HW-R36 = L’un des livrets place ces deux territoires dans les Alpes ; il s’agit bien des Apennins.
HW-E09 = Guptas, époque IV, du Deccan oriental vers les Ghats orientaux : pas de terrain difficile, le défenseur lance 1 dé.
HW-E10 = Des Ghats orientaux vers Ceylan, par un détroit : le défenseur lance 2 dés.
HW-E11 = Des Ghats orientaux vers les Ghats occidentaux : montagnes du côté des Ghats occidentaux, le défenseur lance 2 dés.
HW-E12 = Du Deccan oriental vers le Delta du Gange : forêt du seul côté de l’attaquant, dans le Deccan oriental ; le défenseur lance 1 dé.
HW-R39 = L’un des livrets raconte cette attaque en sens inverse ; mais la forêt se trouve chez l’attaquant.
HW-E13 = Grande-Bretagne, époque VII, d’Albion vers le Chekiang, par mer : l’attaquant fait 2 et 4, le défenseur 1, 1 et 5. L’attaquant perd, l’armée britannique est retirée.
HW-E14 = Une deuxième attaque par mer, victorieuse, retire le défenseur et laisse l’armée britannique au Chekiang.
HW-E15 = Du Chekiang, les Britanniques attaquent ensuite par voie de terre le Si-kiang, le Yang-tsé-kiang ou la Grande plaine de Chine, sans plus affronter trois dés.
HW-E16 = Avec un fort, un 5 retenu devient un 6, et un 6 devient un 7.
HW-E17 = Mongols avec un Chef, époque V, de la Mongolie vers la Rivière Wei, qui a de son côté la Grande Muraille, une capitale et un fort : 4, 6 et 6 contre 1 et 6, plus 1, soit 7. L’attaquant perd, l’armée mongole est retirée. Le fort, l’armée et la capitale restent.
HW-E18 = Deuxième attaque : 2, 4 et 5 contre 3 et 4, plus 1, soit 5. Égalité : l’armée mongole et le fort sont retirés, l’armée en défense et la capitale restent.
HW-E19 = Troisième attaque : 1, 2 et 6 contre 2 et 5, toujours deux dés mais plus de +1. L’attaquant gagne : l’armée en défense est retirée, l’armée mongole reste, et la capitale devient une ville.
HW-E20 = Les trois attaques ont coûté 3 armées : 2 perdues et 1 sur la Rivière Wei. Le Chef est vivant, car aucun triple n’est sorti.
HW-E21 = Un empire actif qui tient 4 symboles de ressource construit 2 monuments.
HW-E22 = Rouge fait son décompte à la fin d’un tour de l’époque II. Des armées égyptiennes tiennent le Delta du Nil, la Libye et la Palestine ; des armées védiques, le Haut Indus, le Deccan occidental, les Ghats orientaux, l’Hindou Kouch et le Plateau persan. Les deux capitales, l’égyptienne et la védique, sont à Rouge.
HW-E23 = L’empire védique tient deux symboles de ressource : exactement un monument, construit dans le Haut Indus, où se trouve sa capitale.
HW-E24 = Afrique du Nord, valeur de base 2 : deux armées, dans le Delta du Nil et en Libye, plus que quiconque. Domination : 4 points.
HW-R48 = Ce sont les valeurs de base de l’époque II ; l’époque I citée par l’un des livrets est une erreur.
HW-E25 = Moyen-Orient, valeur de base 3 : deux armées, en Palestine et sur le Plateau persan, mais un autre joueur en a trois. Présence : 3 points.
HW-E26 = Inde, valeur de base 2 : quatre armées, dans le Haut Indus, le Deccan occidental, les Ghats orientaux et l’Hindou Kouch, et personne d’autre. Contrôle : 6 points.
HW-E27 = Les deux capitales rapportent 2 + 2 points, le monument 1. En tout, 4 + 3 + 6 + 2 + 2 + 1 = 18 points.
HW-E28 = Deux joueurs ont 8 points après l’époque I. L’un a joué les Égyptiens (force 5), l’autre les Minoens (force 3) : le joueur des Minoens pioche en premier.
HW-E29 = Deux joueurs ont 8 points après l’époque I, avec les Égyptiens (5) et les Aryens (5) : le joueur des Égyptiens pioche en premier, car ils se jouent plus tôt.
