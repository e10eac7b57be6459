# Les règles de Tempus : un message par règle, dans l’ordre de data/rules.csv.
# TE-nnn-ruling précise ce que le livret laisse ouvert.

chapter-setup = Mise en place
chapter-epoch = Une époque
chapter-moving = Déplacer des jetons
chapter-children = Avoir des enfants
chapter-fighting = Combattre
chapter-ideas = Avoir une idée
chapter-cities = Construire une cité
chapter-progress = Progrès
chapter-end = Fin de l’époque et fin de la partie
chapter-epochs = Les époques
chapter-cards = Les cartes Idée
chapter-examples = Exemples

## Mise en place

TE-001 = Le jeu est prévu pour 3 à 5 joueurs.
TE-002 = Chaque joueur dispose de 16 jetons Peuple, de 8 cités (trois de valeur 2, trois de valeur 3, deux de valeur 4), de 6 tuiles Action et d’un cube Époque.
TE-002-ruling = Les cités de valeur 5 présentes dans certaines boîtes ne servent pas.
TE-003 = Il y a 12 tuiles Carte, toutes différentes : un hexagone entouré de six autres. On y trouve cinq terrains : prairie, champs, colline, forêt et montagne.
TE-003-ruling = Onze tuiles suivent les images du livret. La douzième n’est montrée nulle part ; ses terrains arrondissent les totaux de l’ensemble.
TE-004 = Il y a 54 cartes Idée. Chacune est de l’une des neuf sortes et montre l’un des quatre terrains ; aucune ne montre de montagne.
TE-004-ruling = Le livret ne détaille pas le paquet. Ici, chaque sorte existe en six exemplaires et montre chaque terrain au moins une fois ; en tout, 14 cartes champs, 14 forêt, 13 prairie et 13 colline.
TE-005 = Le premier joueur est tiré au sort et reçoit le marqueur de premier joueur.
TE-005-ruling = Une option de la table peut le désigner à la place du sort.
TE-006 = Chaque cube commence sur la ligne de départ, au-dessus de la première époque, et chaque joueur a 3 tuiles Action.
TE-007 = Les tuiles Carte sont mélangées. Dans l’ordre du tour, chaque joueur en pioche une et la place sur la mer : la première n’importe où, les suivantes au contact d’une tuile déjà posée.
TE-007-ruling = Une tuile se place dans l’une de ses six orientations, sans la retourner. Être au contact, c’est partager au moins un côté d’hexagone. Une option de la table dispose l’île au hasard, selon les mêmes règles.
TE-008 = On place 8 tuiles à 3 joueurs, 10 à 4 joueurs et toutes les 12 à 5 joueurs.
TE-008-ruling = On ne cherche pas à égaliser : à partir du premier joueur, trois joueurs en placent 3, 3 et 2 ; quatre joueurs, 3, 3, 2 et 2 ; cinq joueurs, 3, 3, 2, 2 et 2.
TE-009 = Une tuile doit reposer entièrement sur des hexagones de mer du plateau, sans en chevaucher une autre.
TE-009-ruling = Les hexagones coupés par le cadre, sur les côtés et dans les coins, sont de l’eau, mais aucune tuile ne peut les couvrir.
TE-010 = Un joueur qui n’a pas la place de poser sa tuile met fin à la pose : les tuiles restantes ne sont pas placées.
TE-010-ruling = Si la tuile tient quelque part, il faut la placer, à n’importe quel endroit permis. Sinon, la pose s’arrête pour tout le monde et l’île sera plus petite cette fois.
TE-011 = Des hexagones de mer entièrement entourés de terre forment un lac.
TE-011-ruling = Un lac est une étendue d’eau d’un seul tenant qui ne rejoint pas le large. L’eau au-delà du bord du plateau fait partie de la mer.
TE-012 = Ensuite, dans l’ordre du tour, chaque joueur place 3 jetons sur des hexagones de terre adjacents entre eux ; plusieurs jetons peuvent partager un hexagone, mais 2 au plus.
TE-012-ruling = Chaque joueur place ses trois jetons d’un coup. Ils doivent former un seul groupe ; les deux extrémités n’ont pas à se toucher. Les montagnes sont permises, les hexagones occupés par un autre joueur ne le sont pas.
TE-013 = Les cartes Idée sont mélangées et forment une pioche, face cachée. Personne ne commence avec une carte.
TE-013-ruling = Le nombre de cartes en main est visible de tous ; les cartes elles-mêmes restent secrètes.

## Une époque

TE-020 = Une époque compte quatre phases : prendre des tuiles Action ; les utiliser ; progrès ; fin de l’époque.
TE-020-ruling = Le livret dit « tour » pour deux choses. Ici, une époque désigne ses quatre phases, et un tour de table, une tuile Action par joueur.
TE-021 = Chaque joueur prend autant de tuiles Action que l’indique le tableau des époques, sur la ligne de son propre cube.
TE-022 = Dans l’ordre du tour, tour de table après tour de table, chaque joueur utilise une tuile Action, jusqu’à épuisement. Ceux qui en ont davantage continuent seuls.
TE-022-ruling = On joue dans le sens horaire à partir du premier joueur. Les joueurs sans tuile sont sautés.
TE-023 = Il y a cinq actions : déplacer des jetons, avoir des enfants, combattre, avoir une idée, construire une cité. Chacune peut être choisie autant de fois que l’on veut, et par plusieurs joueurs.
TE-023-ruling = Toute tuile doit être utilisée, mais on peut choisir une action sans effet : cela revient à passer, comme un déplacement sans jeton ou une action sans enfant. Qui choisit de combattre ou de construire, et le peut, doit le faire. Un joueur qui n’a plus de jetons sur le plateau garde ses cités et ses tuiles et peut encore avoir des idées, mais rien ne le ramène sur l’île.
TE-024 = La ligne de son propre cube fixe pour chaque joueur : jetons déplacés, distance, enfants, limite d’empilement, déplacement maritime, cartes piochées par idée, limite de main, nombre d’actions.
TE-024-ruling = La limite d’un hexagone est toujours celle du joueur dont les jetons s’y trouvent.

## Déplacer des jetons

TE-030 = Déplacer au plus le nombre de jetons du tableau, chacun au plus de la distance du tableau. On peut en déplacer moins, et moins loin.
TE-031 = Les jetons se déplacent uniquement sur les hexagones de terre, montagnes comprises.
TE-032 = Un jeton n’entre jamais sur un hexagone occupé par un jeton ou une cité adverse, même pour y passer.
TE-032-ruling = Ses propres jetons ne gênent jamais.
TE-033 = Un jeton peut passer par une cité de son camp, mais jamais s’y arrêter.
TE-034 = La limite d’empilement compte à l’arrivée, pas en chemin.
TE-035 = Un jeton ne se déplace qu’une fois par action.
TE-035-ruling = Un jeton converti par Religion pendant l’action peut encore se déplacer, s’il reste des déplacements.
TE-036 = Les cités ne se déplacent jamais.
TE-037 = Lac : un jeton au bord d’un lac peut aller sur n’importe quel hexagone de terre au bord du même lac. C’est tout son déplacement. Tous les joueurs le peuvent dès le début.
TE-038 = Mer : à partir de l’époque Navires, un jeton sur un hexagone côtier peut aller par mer sur n’importe quel autre hexagone côtier de l’île. C’est tout son déplacement ; les autres règles du déplacement terrestre s’appliquent.
TE-038-ruling = La mer est toute l’eau qui entoure l’île, lacs exclus. Toute terre qui la touche est une côte, y compris au bord du plateau : le bord ne gêne personne.
TE-039 = Transport vaut pour toutes les sortes de déplacement : par terre, par lac ou par mer.

## Avoir des enfants

TE-050 = Placer au plus le nombre de nouveaux jetons du tableau, chacun sur une prairie où l’on a déjà au moins un jeton.
TE-050-ruling = Seuls comptent les hexagones où l’on avait un jeton au début de l’action.
TE-051 = Il naît au plus un enfant par hexagone et par action.
TE-052 = La limite d’empilement s’applique, sauf avec Hygiène.
TE-053 = Stock de jetons vide : aucun enfant ne peut être placé.

## Combattre

TE-060 = Seul le joueur actif engage un combat : d’un hexagone occupé par ses jetons contre un hexagone adjacent occupé par des jetons ou une cité adverses, jamais par-dessus l’eau.
TE-060-ruling = Les bords des tuiles ne comptent pas. On peut attaquer depuis une montagne comme vers une montagne.
TE-061 = Un joueur dont les jetons occupent 3 hexagones ou moins, cités non comptées, ne peut pas être attaqué ni visé par Religion.
TE-061-ruling = Les montagnes comptent parmi ces hexagones. La protection s’étend aux cités du joueur. On la vérifie à chaque attaque déclarée et à chaque carte Religion.
TE-062 = L’attaquant désigne les deux hexagones. Si c’est une cité qui est attaquée, son propriétaire déclare d’abord le terrain de la cité, l’un des quatre terrains des cartes.
TE-062-ruling = Le terrain se déclare avant toute carte. On ne peut pas déclarer une montagne.
TE-063 = L’attaquant pose autant de cartes qu’il veut, ou aucune, face cachée. Puis le défenseur en joue autant qu’il veut, ou aucune, face visible. Puis l’attaquant révèle les siennes.
TE-063-ruling = Le défenseur ne connaît que le nombre de cartes de l’attaquant. Chacun peut jouer des cartes inutiles, pour bluffer.
TE-064 = Chaque jeton de l’hexagone engagé vaut 1 point de combat. Une cité en défense vaut sa valeur.
TE-065 = Chaque carte, d’un côté comme de l’autre, vaut 1 point si elle montre le terrain de l’hexagone du défenseur, ou celui déclaré pour la cité.
TE-065-ruling = Aucune carte ne montre de montagne : un combat pour une montagne ne donne aucun point de terrain.
TE-066 = Chaque carte Armes, d’un côté comme de l’autre, vaut 1 point de plus.
TE-067 = Chaque carte Fortifications du défenseur vaut 2 points de plus. Elle n’apporte rien à l’attaquant.
TE-067-ruling = Son terrain compte quand même pour l’un comme pour l’autre (TE-065).
TE-068 = Le plus grand total gagne. En cas d’égalité, le défenseur gagne.
TE-069 = Si le défenseur perd, tous les jetons de l’hexagone, ou la cité, retournent dans le stock de leur propriétaire. L’attaquant peut alors y avancer autant de jetons qu’il veut, ou aucun, depuis l’hexagone d’où il attaquait.
TE-069-ruling = Les jetons qui avancent respectent la limite d’empilement de l’attaquant, sauf avec Hygiène. Une cité vaincue est retirée, jamais capturée.
TE-070 = Si l’attaquant perd, un jeton de l’hexagone d’où il attaquait retourne dans son stock.
TE-071 = Toutes les cartes jouées dans le combat sont défaussées.
TE-072 = On peut attaquer même en infériorité numérique.
TE-072-ruling = Un jeton seul peut attaquer.

## Avoir une idée

TE-080 = Piocher le nombre de cartes du tableau. Au-delà de la limite de main, défausser aussitôt l’excédent, au choix.
TE-080-ruling = On défausse avant de jouer toute autre carte ; les cartes qui viennent d’être piochées peuvent en être.
TE-081 = Quand la pioche est vide, la défausse est mélangée et forme une nouvelle pioche.
TE-081-ruling = S’il n’y a toujours pas assez de cartes, on pioche ce qui reste.
TE-082 = Jouer des cartes n’est pas une action. Pendant son tour, on en joue autant que l’on veut, avant, pendant et après l’action, y compris celles que l’on vient de piocher.
TE-082-ruling = On peut ainsi déplacer un jeton, convertir un voisin avec Religion, puis déplacer le jeton converti. De l’attaque à son issue, on ne pose de cartes que pour le combat (TE-063) ; une fois le combat gagné, on peut jouer Religion avant que les jetons avancent, et Hygiène pour ceux qui avancent.
TE-083 = Hors de son tour, on ne joue des cartes que pour se défendre (TE-063) et dans la phase de progrès.
TE-084 = La limite de main est celle de la ligne de son propre cube.

## Construire une cité

TE-090 = Remettre dans son stock tous ses jetons d’un hexagone et y placer une cité dont la valeur ne dépasse pas leur nombre.
TE-090-ruling = Il faut donc au moins 2 jetons, puisque aucune cité ne vaut moins.
TE-091 = Les jetons au-delà de la valeur de la cité sont perdus : ils retournent aussi dans le stock.
TE-092 = Une cité n’est jamais adjacente à une autre cité, quel qu’en soit le propriétaire.
TE-093 = On ne construit jamais sur une montagne ni sur l’eau.
TE-094 = Dès lors, le terrain de l’hexagone est ignoré.
TE-094-ruling = L’hexagone d’une cité ne rapporte pas de point d’hexagone et n’a plus de terrain. Si la cité est détruite, son terrain compte de nouveau.
TE-095 = On ne construit que les cités encore disponibles dans son jeu de tuiles. Une cité détruite y retourne.

## Progrès

TE-100 = D’abord, tout cube en retard rejoint la ligne la plus avancée.
TE-100-ruling = Tout le monde est donc sur la même ligne avant le décompte, et personne n’a jamais plus d’une ligne de retard.
TE-101 = La nouvelle époque est la première ligne que personne n’a encore atteinte.
TE-102 = Dans l’ordre du tour, chacun pose autant de cartes qu’il veut, ou aucune, face cachée. Puis toutes sont révélées.
TE-102-ruling = Chacun voit combien de cartes les autres ont posées.
TE-103 = Points de progrès : 1 par jeton sur le terrain de la nouvelle époque, 1 par carte montrant ce terrain, 1 de plus par carte Éducation, 1 par cité.
TE-103-ruling = On compte les jetons, pas les hexagones : trois jetons sur une même forêt valent 3. Une carte Éducation du bon terrain vaut 2.
TE-104 = Le plus grand total avance vers la nouvelle époque. En cas d’égalité, tous les ex æquo avancent.
TE-104-ruling = C’est vrai même si tout le monde est à égalité, et même à 0 point. Quelqu’un avance donc à chaque fois, et une partie dure exactement 10 époques.
TE-105 = Les premiers à atteindre Écriture, puis Imprimerie, piochent aussitôt 2 cartes. Ceux qui les rattrapent plus tard n’en reçoivent pas.
TE-105-ruling = On pioche dans l’ordre du tour. La limite de main de la nouvelle ligne s’applique aussitôt : 7 pour Imprimerie.
TE-106 = Toutes les cartes posées sont défaussées.
TE-106-ruling = Y compris celles qui n’ont rapporté aucun point.

## Fin de l’époque et fin de la partie

TE-110 = On retire les tuiles Action, et le marqueur de premier joueur passe au joueur de gauche.
TE-111 = La partie se termine à la fin de l’époque où un joueur atteint Vol.
TE-111-ruling = On ne joue pas l’époque Vol : tout s’arrête après la phase de progrès qui y mène.
TE-112 = Points : 1 par hexagone occupé par ses jetons qui n’est pas une montagne, la valeur de chacune de ses cités, et 3 pour avoir atteint Vol.
TE-112-ruling = Le nombre de jetons sur l’hexagone ne change rien. Tous ceux qui ont atteint Vol marquent les 3 points.
TE-113 = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le joueur qui a le plus de cartes Idée en main, puis celui qui a le plus de cités sur le plateau ; si l’égalité persiste, la victoire est partagée.

## Les époques

TE-120 = Écriture (champs) : une idée donne 2 cartes au lieu de 1. Les premiers arrivés piochent 2 cartes.
TE-121 = Agriculture (prairie) : 2 enfants au lieu de 1.
TE-121-ruling = Un article publié indique la colline pour cette époque ; c’est l’image du tableau des époques qui est suivie.
TE-122 = Cités (colline) : la limite d’empilement passe de 2 à 3, et les actions de 3 à 4.
TE-123 = Routes (forêt) : la distance passe de 1 à 2.
TE-124 = Commerce (champs) : 2 jetons se déplacent au lieu de 1.
TE-125 = Navires (forêt) : le déplacement maritime est permis, et les actions passent de 4 à 5.
TE-126 = Imprimerie (colline) : la limite de main passe de 5 à 7. Les premiers arrivés piochent 2 cartes.
TE-127 = Industrie (champs) : la limite d’empilement passe de 3 à 4, et les actions de 5 à 6.
TE-128 = Trains (forêt) : 3 jetons se déplacent, jusqu’à 5 hexagones chacun.
TE-129 = Vol (colline) : 3 points à la fin de la partie.
TE-129-ruling = Cette ligne n’a pas de valeurs propres. Les limites de Trains restent en vigueur jusqu’à la fin de la partie.

## Les cartes Idée

TE-140 = Éducation : 1 point de progrès, plus un pour son terrain s’il convient.
TE-141 = Fortifications : 2 points de combat en défense, plus un pour son terrain s’il convient.
TE-142 = Médecine : un enfant de plus avec l’action « Avoir des enfants ». Toujours un seul par hexagone.
TE-143 = Leader militaire : une attaque gratuite pendant son tour, avant ou après l’action.
TE-143-ruling = Pas au milieu de l’action. La carte peut être de celles que l’on vient de piocher, et l’on peut en jouer plusieurs.
TE-144 = Transport : un jeton de plus avec l’action « Déplacer des jetons », jamais deux fois le même.
TE-144-ruling = Ce jeton a la même distance que les autres, par terre, par lac ou par mer. On peut jouer plusieurs Transport dans une même action.
TE-145 = Hygiène : un hexagone peut dépasser d’un jeton la limite d’empilement. Plusieurs cartes peuvent servir au même hexagone ou à plusieurs. Dès qu’un jeton quitte cet hexagone, la place au-delà de la limite est perdue.
TE-145-ruling = La carte se joue au moment où un jeton serait de trop. Une pile trop haute reste en l’état ; une fois un jeton parti, il faut une nouvelle carte pour reprendre la place. Une limite plus haute, à une époque suivante, absorbe l’excédent. Le livret français appelle cette carte Sanitaires.
TE-146 = Armes : 1 point de combat, en attaque comme en défense, plus un pour son terrain s’il convient.
TE-147 = Religion : un jeton adverse sur un hexagone voisin d’un hexagone que l’on occupe (pas une cité, pas par-dessus l’eau) est retiré, et un de ses propres jetons vient s’ajouter sur l’hexagone que l’on occupe. Il faut un jeton en stock et de la place sous la limite d’empilement, ou Hygiène. Sans effet sur un joueur protégé par TE-061.
TE-147-ruling = Il faut des jetons sur l’hexagone que l’on occupe ; une cité seule ne suffit pas.
TE-148 = Gouvernement : soit utiliser deux tuiles Action de suite, soit passer et utiliser la tuile au tour de table suivant. La carte reste devant le joueur jusqu’à la fin de l’époque. Une action retardée doit être jouée dans la même époque, et qui passe n’a toujours qu’une action par tour.
TE-148-ruling = Deux actions dans un même tour demandent deux tuiles. La carte peut se jouer après la première action, même si c’est celle-ci qui l’a fait piocher, et chaque carte supplémentaire permet d’enchaîner une action de plus. On passe avant d’utiliser une tuile, et passer met fin au tour ; avec une autre carte, on peut passer de nouveau, ou enchaîner deux actions au tour suivant. Le nombre d’actions ne change jamais : qui a passé peut donc jouer seul à la fin de la phase. Aucune tuile n’est gardée au-delà de l’époque.

## Exemples

TE-E01 = La ligne Écriture : 3 actions ; 2 cartes par idée, 5 cartes en main au plus ; pas de déplacement maritime ; 2 jetons au plus par hexagone ; 1 enfant ; 1 jeton déplacé de 1 hexagone.
TE-E02 = Un cube est sur Cités, les autres sur Agriculture : son propriétaire prend 4 tuiles Action, les autres 3 chacun.
TE-E03 = Trois jetons rouges attaquent deux jetons bleus sur des champs. Rouge pose deux cartes face cachée, Bleu joue Fortifications (prairie). Les cartes de Rouge sont Armes (champs) et, pour bluffer, Transport (forêt). Rouge a 3 + 1 + 1 = 5, Bleu 2 + 2 = 4 : Rouge gagne et avance 2 jetons.
TE-E04 = Trois jetons rouges attaquent la cité de valeur 2 de Bleu. Bleu déclare la forêt. Rouge pose Éducation (forêt) et Leader militaire (champs) : 3 + 1 = 4. Bleu joue Fortifications (forêt) : 2 + 2 + 1 = 5. Rouge perd un jeton.
TE-E05 = La nouvelle époque est Navires, terrain forêt. Rouge a 5 jetons en forêt et pose une carte forêt : 5 + 1 = 6. Bleu a 3 jetons en forêt et une cité, et pose Éducation (forêt) : 3 + 1 + 1 + 1 = 6. Les deux avancent.
TE-E06 = Un jeton dont la distance est de 2 peut traverser une cité de son camp, mais pas celle d’un autre.
