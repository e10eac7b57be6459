# Tempus en trois minutes : cinq parties de texte, et les images de learn.csv avec ce qu’elles montrent.

learn-lead = Peuplez une île, fondez des cités et menez votre peuple des premières lettres jusqu’au ciel.

learn-goal =
    Trois à cinq peuples se partagent une île qu’ils ont eux-mêmes composée. Le vôtre s’étend sur ses hexagones, fonde des cités et fait descendre son cube le long du tableau des époques, de l’Écriture au Vol. Quand quelqu’un atteint le Vol, la partie s’arrête et l’on fait le compte de l’île. Celui qui a le plus de points gagne (TE-112).

learn-turn =
    À chaque époque, vous avez trois à six actions. À tour de rôle, chacun en utilise une, jusqu’à ce qu’il n’en reste plus. Il y en a cinq, à choisir aussi souvent que l’on veut (TE-023) :

    - Déplacer des jetons, par terre et plus tard par mer.
    - Avoir des enfants : de nouveaux jetons sur une prairie où l’on est déjà (TE-050).
    - Combattre un hexagone voisin. Jetons, cités et cartes comptent ; le plus grand total gagne, et le défenseur en cas d’égalité (TE-068).
    - Avoir une idée : piocher des cartes.
    - Construire une cité : tous vos jetons d’un hexagone retournent au stock, et une cité dont la valeur ne dépasse pas leur nombre prend leur place (TE-090).

    Vient ensuite le progrès. Ceux qui sont en retard rejoignent d’abord le joueur le plus avancé. Puis chacun compte ses jetons sur le terrain de l’époque suivante, ses cartes qui le montrent et ses cités : le plus grand total avance, et jouera l’époque suivante avec de meilleures valeurs (TE-100 à TE-104).

learn-scoring =
    On ne compte qu’une fois, à la fin (TE-112) : 1 point par hexagone où se trouvent vos jetons, sauf les montagnes, quel que soit leur nombre ; 2, 3 ou 4 points par cité, selon sa valeur ; 3 points si vous avez atteint le Vol. Deux cités ne se touchent jamais, et aucune ne se dresse sur une montagne (TE-092, TE-093).

learn-end =
    Chaque époque fait avancer au moins un joueur d’une ligne : la partie dure donc dix époques et s’arrête avec celle où quelqu’un atteint le Vol (TE-111). En cas d’égalité, celui qui a le plus de cartes en main l’emporte, puis celui qui a le plus de cités (TE-113).

learn-winning =
    Les cités font l’essentiel d’un bon score. Gardez des jetons sur les prairies, laissez-les devenir trois ou quatre sur un hexagone, et fondez là ; une cité abritée derrière vos propres jetons est difficile à atteindre. Regardez une ligne plus loin dans le tableau : qui a des jetons à temps sur le prochain terrain y arrive le premier, et reçoit plus d’actions. Gardez quelques cartes : elles vous défendent et comptent pour le progrès. On ne peut pas vous attaquer tant que vos jetons n’occupent pas plus de trois hexagones (TE-061). Et à la dernière époque, dispersez-vous : chaque nouvel hexagone est un point.

learn-figure-island = L’île au milieu d’une partie. C’est le tour d’Ada (A, bleu).
learn-figure-island-1 = D6 : une cité d’Ada, qui vaut 3 points. Il a fallu au moins trois jetons pour la fonder.
learn-figure-island-2 = C7 : deux jetons d’Ada sur une prairie : 1 point, et un endroit pour avoir des enfants.
learn-figure-island-3 = Ce que possède Ada : ses tuiles Action, les jetons de son stock, son compte pour l’époque suivante, les cités qui lui restent, ses cartes et ses points jusqu’ici.

learn-figure-ideas = Le même moment, vu par Ada : ses cartes et le tableau des époques.
learn-figure-ideas-1 = Des cartes Idée. Chacune sert une fois, à sa manière, et montre un terrain qui compte au combat et pour le progrès.
learn-figure-ideas-2 = Le cube d’Ada est ici, une ligne devant les autres : elle déplace deux jetons par action, les autres un seul.
learn-figure-ideas-3 = L’époque suivante. Son terrain est la forêt : les jetons qui s’y trouvent aideront à l’atteindre en premier.

learn-figure-final = La même île à la fin de la partie.
learn-figure-final-1 = Ada gagne avec 21 : des cités qui valent 13, 5 hexagones, et 3 pour le Vol, qu’elle est seule à avoir atteint.
learn-figure-final-2 = Ben tient deux fois plus d’hexagones, mais ses cités ne valent que 5 : 15 points.
learn-figure-final-3 = I8 : une cité qu’Ada a fondée tard, loin des premières.
