# Les règles de Roll Through the Ages : un message par règle, dans l’ordre de data/rules.csv.
# RT-nnn-ruling précise ce que le livret laisse ouvert.

chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-rolling = Lancer les dés
chapter-collecting = Récolter
chapter-feeding = Nourrir les villes et subir les désastres
chapter-building = Construire
chapter-buying = Acheter un développement
chapter-discarding = Défausser
chapter-developments = Les développements
chapter-end = Fin de la partie
chapter-players = À deux, trois ou quatre joueurs
chapter-solo = En solitaire
chapter-trading = Commerce (variante)
chapter-examples = Exemples

## Mise en place

RT-001 = Le jeu est prévu pour 1 à 4 joueurs.
RT-002 = Chaque joueur commence avec 3 villes, donc avec 3 dés.
RT-003 = Chaque joueur commence avec 3 nourritures et aucune des cinq marchandises.
RT-004 = Il y a 7 dés. Personne ne lance jamais plus de 7 dés.
RT-005 = Le premier joueur est marqué d’une étoile. Le dernier tour de chaque manche revient au joueur assis à sa droite.
RT-005-ruling = L’étoile indique seulement où la manche commence et se termine ; elle ne donne aucun avantage.
RT-006 = La partie se joue en manches. À chaque manche, chacun joue un tour ; on passe ensuite au joueur de gauche.
RT-006-ruling = Le premier joueur est tiré au sort, sauf si une option de la table le désigne.

## Le tour de jeu

RT-010 = Un tour compte cinq étapes, dans cet ordre : lancer les dés et récolter ; nourrir les villes et subir les désastres ; construire ; acheter au plus un développement ; défausser les marchandises au-delà de 6.
RT-010-ruling = Les étapes 1, 2 et 5 sont obligatoires ; les étapes 3 et 4, construire et acheter, sont facultatives. Le tableau des dés du livret numérote parfois les étapes autrement : c’est l’ordre donné ici qui compte.
RT-011 = Une étape où il n’y a rien à faire est passée d’office, sans poser de question.

## Lancer les dés

RT-020 = Lancer un dé par ville possédée.
RT-021 = Après le premier lancer, mettre de côté chaque dé montrant un crâne : il n’est plus relancé pendant cette étape. Seules exceptions : Conduite (RT-090) et le jeu en solitaire (RT-122).
RT-022 = Parmi les autres dés, relancer ceux que l’on veut et garder le reste.
RT-023 = Après le deuxième lancer, les nouveaux crânes rejoignent ceux déjà mis de côté.
RT-024 = Un dé gardé après le premier lancer peut encore être relancé après le deuxième, tant qu’il ne montre pas de crâne.
RT-025 = Après le troisième lancer, tous les résultats sont définitifs.
RT-026 = On peut s’arrêter après n’importe quel lancer.
RT-027 = Chaque dé a six faces : 3 nourritures ; 1 marchandise ; 2 marchandises et un crâne ; 3 ouvriers ; 2 nourritures ou 2 ouvriers ; 7 pièces.

## Récolter

RT-030 = Chaque face « 3 nourritures » rapporte 3 nourritures.
RT-031 = Chaque face « nourriture ou ouvriers » rapporte soit 2 nourritures, soit 2 ouvriers, au choix, dé par dé.
RT-031-ruling = Le choix se fait pour tous ces dés à la fois, après le dernier lancer et après Conduite, mais avant de nourrir les villes. Le reste de la nourriture et les marchandises sont récoltés d’abord : on choisit en connaissance de cause. Un dé ne se partage pas en 1 nourriture et 1 ouvrier.
RT-032 = La piste de nourriture s’arrête à 15. Toute nourriture en excès est perdue.
RT-032-ruling = La limite de 15 s’applique au moment de la récolte, avant de nourrir les villes.
RT-033 = Compter les marchandises de tous les dés : 1 par face « marchandise », 2 par face « 2 marchandises et un crâne ». Les ajouter ensuite une par une : bois, pierre, poterie, tissu, fers de lance, puis de nouveau à partir du bois.
RT-033-ruling = Les marchandises des dés à crâne comptent aussi. Sept dés rapportent au plus 14 marchandises par tour.
RT-034 = Une rangée pleine (8 bois, 7 pierres, 6 poteries, 5 tissus ou 4 fers de lance) ne reçoit rien, mais sa place dans l’ordre consomme quand même une des marchandises gagnées.
RT-034-ruling = Ce qui est ainsi perdu n’est remplacé par rien d’autre. Ni les marchandises ni la nourriture ne s’échangent avec la réserve ; seule la variante Commerce permet d’en échanger, entre joueurs.
RT-035 = À chaque tour, on repart du bois.
RT-036 = Les ouvriers et les pièces (7 par face « pièces ») ne servent que pendant ce tour.
RT-037 = La valeur d’une marchandise est imprimée sous sa cheville. Elle part de 1 pour le bois, 2 pour la pierre, 3 pour la poterie, 4 pour le tissu et 5 pour les fers de lance ; en posséder 2, 3, 4, 5, 6, 7 ou 8 multiplie cette base par 3, 6, 10, 15, 21, 28 ou 36. Ainsi, 3 poteries valent 18.

## Nourrir les villes et subir les désastres

RT-040 = Chaque ville consomme 1 nourriture, soit 1 par dé lancé.
RT-040-ruling = Il est obligatoire de nourrir ses villes, dans la limite de ses réserves. Une ville achevée pendant ce tour consomme à partir du tour suivant.
RT-041 = Chaque ville qui n’est pas nourrie souffre de la famine et coûte 1 point. La cheville de nourriture s’arrête à 0.
RT-042 = Chaque point perdu fait cocher une case de désastre. Ces points sont soustraits à la fin de la partie.
RT-042-ruling = Les 50 cases de désastre de la feuille de score ne limitent pas les points perdus ; un score final peut être négatif.
RT-043 = 0 ou 1 crâne : il ne se passe rien.
RT-044 = Exactement 2 crânes, sécheresse : le joueur actif perd 2 points, sauf s’il possède Irrigation.
RT-045 = Exactement 3 crânes, peste : chaque adversaire qui ne possède pas Médecine perd 3 points. Le joueur actif ne perd rien.
RT-046 = Exactement 4 crânes, invasion : le joueur actif perd 4 points, sauf s’il a achevé la Grande Muraille.
RT-046-ruling = On construit après les désastres : une Grande Muraille achevée pendant ce tour protège à partir du tour suivant.
RT-047 = 5 crânes ou plus, révolte : le joueur actif perd toutes ses marchandises, y compris celles qu’il vient de récolter.
RT-047-ruling = La révolte ne touche que les cinq marchandises. La nourriture, les ouvriers et les pièces restent.
RT-048 = Si le joueur actif possède Religion, sa révolte ne lui coûte rien ; à la place, chaque adversaire sans Religion perd toutes ses marchandises.
RT-049 = La famine et le désastre des crânes sont indépendants : les deux peuvent survenir au même tour.
RT-049-ruling = On nourrit d’abord les villes. Survient ensuite au plus un désastre, celui du nombre exact de crânes ; 5, 6 ou 7 crânes, c’est toujours la révolte.
RT-050 = Les crânes ne se cumulent pas d’une manche à l’autre.

## Construire

RT-060 = Chaque ouvrier coche une case d’une ville ou d’un monument. Les ouvriers se répartissent librement.
RT-061 = On peut construire jusqu’à quatre nouvelles villes, de la quatrième à la septième. Elles comptent 3, 4, 5 et 6 cases.
RT-061-ruling = Les quatre villes se remplissent dans n’importe quel ordre, même en parallèle. Une ville compte, et donne son dé, dès que toutes ses cases sont cochées.
RT-062 = Une ville achevée donne un dé de plus dès le tour suivant, et il faut alors la nourrir.
RT-063 = Le premier joueur à achever un monument marque la plus grande de ses deux valeurs. Tous ceux qui l’achèvent plus tard marquent la plus petite.
RT-063-ruling = C’est l’ordre de jeu qui décide, même au sein d’une manche : seul le tout premier à l’achever marque la plus grande valeur.
RT-064 = Les monuments inachevés ne valent rien à la fin de la partie.
RT-065 = Un joueur ne peut achever chaque monument qu’une seule fois.
RT-066 = Les ouvriers non utilisés sont perdus.
RT-066-ruling = Construire et acheter sont facultatifs : on peut s’arrêter avec des ouvriers ou des pièces en reste.
RT-067 = Avec Ingénierie, chaque pierre vendue pendant cette étape donne 3 ouvriers. On peut vendre autant de pierres que l’on veut (voir RT-094).
RT-067-ruling = La cheville recule d’un cran par pierre vendue. Contrairement à l’achat, il n’est pas nécessaire de vider la rangée. On ne vend des pierres que tant qu’il reste plus de cases à cocher que d’ouvriers.

## Acheter un développement

RT-070 = Acheter au plus un développement par tour.
RT-071 = Le prix se paie avec les pièces de ce tour, avec des marchandises, ou avec les deux.
RT-071-ruling = Chacun choisit les sortes de marchandises qu’il dépense. Il est permis d’en dépenser une dont le prix n’a pas besoin, mais ce n’est jamais obligatoire.
RT-072 = Une sorte de marchandise dépensée l’est en entier : toute sa valeur compte et sa cheville revient à 0. Les sortes non dépensées restent en place.
RT-073 = On ne rend pas la monnaie : ce qui est payé au-delà du prix est perdu.
RT-074 = Un joueur ne peut posséder chaque développement qu’une seule fois. Plusieurs joueurs peuvent posséder le même.
RT-075 = Les points d’un développement comptent à la fin de la partie.

## Défausser

RT-080 = À la fin de son tour, un joueur garde au plus 6 marchandises en tout ; chaque cran d’une cheville compte pour une. Il choisit ce qu’il défausse, un cran à la fois.
RT-080-ruling = La nourriture ne compte pas dans les 6. On ne défausse jamais plus que nécessaire.
RT-081 = La limite ne s’applique qu’à cette étape, pas pendant le reste du tour.
RT-082 = Caravanes supprime la limite ; les rangées du plateau gardent leur longueur.

## Les développements

RT-090 = Conduite (coût 10, 2 points) : après le dernier lancer, relancer un dé au choix, même un crâne. Le nouveau résultat est définitif.
RT-090-ruling = Conduite se propose une fois par tour, quand il ne reste plus de relance ou que l’on s’est arrêté, même dès le premier lancer. On peut y renoncer. Aucun lancer ordinaire ne suit. Un nouveau crâne compte ; un crâne relancé ne compte plus.
RT-091 = Irrigation (coût 10, 2 points) : la sécheresse est sans effet sur son propriétaire.
RT-092 = Agriculture (coût 15, 3 points) : +1 nourriture par dé donnant de la nourriture, y compris les dés « nourriture ou ouvriers » pris en nourriture.
RT-093 = Carrières (coût 15, 3 points) : +1 pierre à chaque tour où l’on récolte au moins une pierre.
RT-093-ruling = Il faut que l’ordre des marchandises ait atteint la pierre et qu’une pierre ait été ajoutée. La pierre supplémentaire vient une fois par tour, après toutes les marchandises du tour, et ne fait pas partie de l’ordre. Si la rangée de pierre est pleine, aucune pierre n’est ajoutée, ni l’ordinaire ni la supplémentaire.
RT-094 = Ingénierie (coût 40, 6 points) : pendant la construction, chaque pierre vendue donne 3 ouvriers.
RT-095 = Médecine (coût 15, 3 points) : la peste d’un adversaire est sans effet sur son propriétaire.
RT-096 = Monnaie (coût 20, 4 points) : une face « pièces » donne 12 pièces au lieu de 7.
RT-096-ruling = Le livret français appelle ce développement Invention.
RT-097 = Caravanes (coût 20, 4 points) : plus aucune marchandise à défausser.
RT-098 = Religion (coût 20, 6 points) : la révolte de son propriétaire frappe à sa place chaque adversaire sans Religion, et celle des autres est sans effet sur lui (voir RT-048).
RT-099 = Greniers (coût 30, 6 points) : pendant l’achat, chaque nourriture vendue donne 4 pièces.
RT-099-ruling = On peut vendre autant que l’on veut de la nourriture restante, mais seulement en vue d’un achat : la nourriture se vend en une fois, avant de choisir l’achat, et qui en a vendu doit ensuite acheter. Greniers ne peut pas servir à se payer lui-même.
RT-100 = Maçonnerie (coût 30, 6 points) : +1 ouvrier par dé donnant des ouvriers, y compris les dés « nourriture ou ouvriers » pris en ouvriers.
RT-101 = Architecture (coût 50, 8 points) : +1 point en fin de partie par monument achevé.
RT-102 = Empire (coût 60, 8 points) : +1 point en fin de partie par ville possédée, les trois premières comprises.
RT-103 = Un développement agit dès son achat.
RT-103-ruling = Caravanes évite déjà la défausse du tour où on l’achète. Irrigation, Médecine et Religion protègent à partir du prochain désastre, puisqu’on achète après les désastres.

## Fin de la partie

RT-110 = La partie se termine à la fin de la manche où un joueur possède 5 développements, ou dans laquelle chaque monument en jeu a été achevé par au moins un joueur.
RT-110-ruling = On vérifie à la fin de chaque manche ; ceux qui doivent encore jouer font leur tour complet. Une partie que personne ne termine s’arrête après 100 manches.
RT-111 = Tous les joueurs ont joué le même nombre de tours.
RT-112 = Score = points des développements et des monuments, plus les bonus d’Architecture et d’Empire, moins les points de désastre.
RT-113 = Le meilleur score l’emporte. En cas d’égalité, la plus grande valeur de marchandises restantes départage ; si l’égalité persiste, la victoire est partagée.
RT-113-ruling = Les marchandises sont évaluées après la dernière défausse, chaque sorte au nombre imprimé sous sa cheville. La nourriture et les pièces ne comptent pas.

## À deux, trois ou quatre joueurs

RT-115 = À 3 joueurs, les Jardins suspendus (11 cases) sont hors jeu.
RT-115-ruling = Un monument hors jeu ne peut pas être coché et ne compte pas pour la fin de la partie (RT-110).
RT-116 = À 2 joueurs, le Temple (7 cases) et la Grande Pyramide (15 cases) sont hors jeu.
RT-116-ruling = Un monument hors jeu ne peut pas être coché et ne compte pas pour la fin de la partie (RT-110).
RT-117 = À 4 joueurs, tous les monuments sont en jeu.

## En solitaire

RT-120 = En solitaire, la partie dure 10 manches ; le but est de marquer le plus de points possible.
RT-121 = Tous les monuments sont en jeu.
RT-121-ruling = En solitaire, un monument rapporte toujours la plus grande de ses deux valeurs.
RT-122 = Les dés à crâne peuvent être relancés comme les autres.
RT-123 = La peste frappe le joueur : il perd 3 points, sauf s’il possède Médecine.
RT-124 = Religion annule la révolte.
RT-125 = Les fins de partie habituelles (RT-110) ne s’appliquent pas en solitaire.
RT-125-ruling = La partie en solitaire dure exactement 10 manches, quoi qu’on ait acheté ou construit.

## Commerce (variante)

RT-130 = Après avoir nourri ses villes et subi les désastres, et avant de construire, le joueur actif peut échanger des marchandises et de la nourriture avec ses adversaires.
RT-130-ruling = On fait au plus 8 offres par tour, pour qu’un tour se termine toujours ; les offres refusées ou retirées comptent. La nourriture reçue arrive trop tard pour nourrir les villes ce tour-ci.
RT-131 = Tout échange est permis si les deux joueurs sont d’accord. On peut traiter avec autant d’adversaires que l’on veut, un marché à la fois.
RT-131-ruling = Un marché est une offre : ce que l’on donne, ce que l’on demande, et à qui. L’autre joueur accepte ou refuse. Chacun donne quelque chose, et chaque denrée (une marchandise ou la nourriture) ne figure que d’un seul côté du marché.
RT-132 = Les adversaires ne commercent qu’avec le joueur actif, jamais entre eux.
RT-133 = Pour chaque marchandise comme pour la nourriture, personne ne peut recevoir au-delà de ce que contient sa piste.
RT-133-ruling = La limite de 6 marchandises ne bloque pas un marché : un partenaire peut la dépasser jusqu’à sa propre défausse.
RT-134 = Les pièces, les ouvriers et les développements ne s’échangent pas.
RT-134-ruling = Les crânes et les promesses non plus.

## Exemples

RT-E01 = La Grande Pyramide compte 15 cases. Le premier à l’achever marque 12 points, les suivants 6.
RT-E02 = 1 marchandise donne 1 bois ; 2 marchandises, 1 bois et 1 pierre ; 3 marchandises, 1 bois, 1 pierre et 1 poterie.
RT-E03 = 5 bois et 2 pierres font 7 marchandises : il faut en défausser une, un bois ou une pierre au choix.
