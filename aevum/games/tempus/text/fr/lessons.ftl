# Leçons : ce qui est expliqué à chaque étape, ce qu’il faut faire (-do) et pourquoi pas autre chose (-no).

## Vos deux premières époques

lesson-first-epochs = Vos deux premières époques
lesson-first-epochs-about = S’installer, avoir des enfants, des idées, se déplacer et être le premier à écrire ; puis fonder une cité.
lesson-first-epochs-farmland = Une île, trois peuples, et une histoire du premier mot au premier vol. Placez trois jetons en un seul groupe, deux au plus par hexagone. La prochaine époque, l’Écriture, demande des champs : chaque jeton y comptera.
lesson-first-epochs-farmland-do = Placez votre premier jeton sur les champs en G5.
lesson-first-epochs-farmland-no = Un bel endroit aussi, mais l’Écriture se joue dans les champs, et G5 touche des prairies.
lesson-first-epochs-grassland = Les enfants ne naissent que sur une prairie où vous avez déjà un jeton. Il vous faut donc une prairie près des champs.
lesson-first-epochs-grassland-do = Placez un jeton sur la prairie en H4.
lesson-first-epochs-grassland-no = Deux jetons peuvent partager un hexagone, mais aucun enfant ne naît dans les champs : il faut une prairie.
lesson-first-epochs-group = Un troisième hexagone : à la fin, chaque hexagone occupé, sauf les montagnes, vaut un point. Étalez-vous.
lesson-first-epochs-group-do = Placez votre troisième jeton en G4.
lesson-first-epochs-group-no = Deux jetons au même endroit ne font qu’un point ; G4 est un nouvel hexagone, et une prairie.
lesson-first-epochs-children = Chacun est installé, et l’époque 1 commence : trois tuiles Action par joueur, une à la fois, à tour de rôle. Deux actions sont grises : une cité demande deux jetons sur un hexagone, un combat des voisins.
lesson-first-epochs-children-do = Choisissez d’avoir des enfants.
lesson-first-epochs-children-no = D’abord plus de monde : tout le reste en dépend.
lesson-first-epochs-bear = Un enfant à cette époque, sur une prairie que vous occupez : H4 ou G4. Pour l’instant, deux jetons peuvent partager un hexagone.
lesson-first-epochs-bear-do = Faites naître l’enfant en H4.
lesson-first-epochs-bear-no = G4 irait aussi ; mais depuis H4 on pourra gagner une forêt.
lesson-first-epochs-idea = Les autres ont joué. À présent une idée : vous piochez une carte. Les cartes aident au combat et aux naissances, et comptent pour le progrès si elles montrent le bon terrain.
lesson-first-epochs-idea-do = Choisissez d’avoir une idée.
lesson-first-epochs-idea-no = Le progrès se gagne avec des cartes. Piochez-en une tant qu’il est temps.
lesson-first-epochs-move = Éducation, avec des champs : elle vaut 2 points de progrès. Gardez-la ! Il reste une tuile. Deux jetons sont en H4, et l’un d’eux pourrait occuper un nouvel hexagone.
lesson-first-epochs-move-do = Choisissez de déplacer des jetons.
lesson-first-epochs-move-no = Un jeton qui gagne un hexagone vide rapporte un point de plus.
lesson-first-epochs-pick = À cette époque, un jeton se déplace d’un hexagone. Prenez-le de la paire, pour n’abandonner aucun hexagone.
lesson-first-epochs-pick-do = Choisissez un jeton en H4.
lesson-first-epochs-pick-no = Vous y laisseriez un hexagone vide. En H4, il y a deux jetons.
lesson-first-epochs-go = Forêt, collines, champs, prairie : chacun vaut un point à la fin ; seules les montagnes n’en valent pas. Le plateau indique ce que rapporte chaque pas.
lesson-first-epochs-go-do = Allez dans la forêt en H3.
lesson-first-epochs-go-no = Cela n’apporte pas de nouvel hexagone. H3 est vide et vaut un point.
lesson-first-epochs-progress = Toutes les tuiles sont utilisées : place au progrès. Chaque jeton dans les champs compte 1, chaque cité 1, chaque carte de champs 1 ; Éducation ajoute 1. Chacun pose ses cartes en secret, et le plus haut total atteint l’Écriture le premier.
lesson-first-epochs-progress-do = Posez Éducation.
lesson-first-epochs-progress-no = Un point pourrait suffire, car les autres ne sont pas dans les champs ; mais eux aussi peuvent poser des cartes. Avec Éducation, vous en avez trois.
lesson-first-epochs-again = Trois points contre zéro : vous êtes le premier à écrire, piochez deux cartes, et une idée vous en donnera désormais deux. Les autres restent une ligne derrière jusqu’au prochain progrès. Époque 2 : et une cité ? Il faut deux jetons sur un hexagone.
lesson-first-epochs-again-do = Choisissez d’avoir des enfants.
lesson-first-epochs-again-no = Une cité demande deux jetons sur un hexagone : un enfant fait la paire.
lesson-first-epochs-pair = Une cité de valeur 2 remplace deux jetons et vaut 2 points, là où un hexagone seul n’en vaut qu’un.
lesson-first-epochs-pair-do = Faites naître l’enfant en H4.
lesson-first-epochs-pair-no = Que ce soit en H4, au milieu des vôtres.
lesson-first-epochs-city = Le bouton n’est plus gris. Une cité ne bouge jamais, donne un point de progrès à chaque époque quel que soit le terrain, et aucune autre cité ne peut la toucher.
lesson-first-epochs-city-do = Construisez une cité.
lesson-first-epochs-city-no = Deux jetons attendent en H4 : c’est le moment de bâtir.
lesson-first-epochs-ideas = Votre cité se dresse en H4, seul endroit possible. Il reste une tuile, et grâce à l’Écriture une idée vaut deux cartes.
lesson-first-epochs-ideas-do = Choisissez d’avoir une idée.
lesson-first-epochs-ideas-no = Deux cartes pour une action : personne d’autre n’a cela… jusqu’à ce qu’ils vous rattrapent.
lesson-first-epochs-wait = Encore le progrès, cette fois sur la prairie. Les retardataires vous ont rattrapé. L’ordinateur C y a beaucoup de jetons ; vous n’auriez que 3 points au plus. Ce qu’on pose est perdu : gardez vos cartes, vous rattraperez d’office votre retard la prochaine fois.
lesson-first-epochs-wait-do = Ne posez rien : choisissez « Pas d’autre carte ».
lesson-first-epochs-wait-no = Cela ne suffirait pas, et les cartes seraient perdues.
lesson-first-epochs-end = Vous connaissez les actions, sauf une : le combat oppose les jetons d’un hexagone à ceux d’un voisin, et les cartes du terrain défendu aident les deux camps. À la fin, chaque hexagone occupé vaut 1 point, chaque cité sa valeur, et le Vol 3 points. Continuez contre les ordinateurs, ou ouvrez votre propre table.

## Réponses à certains essais

lesson-no-field = Des champs aussi, et tout aussi bons pour l’Écriture ! La leçon continue en G5, que des prairies bordent de deux côtés.
lesson-no-mountain = On peut s’installer en montagne, mais aucun enfant n’y naît, et elle ne vaut aucun point.
lesson-no-grassland = Une prairie, bien vu. Ce sera la suivante ; d’abord H4.
lesson-no-forest = Un nouvel hexagone aussi, qui vaut un point ; mais les enfants ne naissent que sur une prairie. G4 en est une.
lesson-no-neighbours = Personne n’est assez près : pour combattre, il faut des jetons adverses sur un hexagone voisin.
lesson-no-pair = Une cité demande deux jetons sur un même hexagone. Pour l’instant, les vôtres sont seuls sur le leur.
lesson-no-city-later = Les deux jetons en H4 pourraient fonder une cité, c’est vrai. Gardez-la pour la prochaine époque : elle les prend tous les deux, et il vous faut du monde.
lesson-no-child = Aucun enfant ne naîtrait, et la tuile Action serait dépensée pour rien.
lesson-no-move = Personne ne bougerait, et la tuile Action serait dépensée pour rien.
lesson-no-terrain = La nouvelle époque demande des prairies. Cette carte montre autre chose : elle ne compterait pas et serait perdue.
