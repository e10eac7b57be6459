# Roll Through the Ages en trois minutes : cinq parties de texte, et les images de learn.csv avec ce qu’elles montrent.

learn-lead = Lancer les dés, nourrir ses villes, bâtir des merveilles : l’âge du bronze en une demi-heure.

learn-goal =
    Vous menez un petit peuple de l’âge du bronze. Vos dés apportent nourriture, marchandises, ouvriers et pièces ; vous en faites de nouvelles villes, de grands monuments et des développements ingénieux. Monuments et développements valent des points, les désastres en coûtent. À la fin, celui qui a le plus de points gagne (RT-112).

learn-turn =
    Lancez un dé par ville. Vous pouvez en relancer autant que vous voulez, deux fois, mais un dé qui montre un crâne reste comme il est tombé (RT-021). Ensuite, dans cet ordre (RT-010) :

    - Récoltez nourriture et marchandises. Les marchandises arrivent une par une : d’abord du bois, puis pierre, poterie, tissu et fers de lance.
    - Nourrissez vos villes, une nourriture chacune. Chaque ville affamée coûte un point. Vient ensuite le désastre de vos crânes, s’il y en a au moins deux.
    - Vos ouvriers cochent des cases de villes et de monuments, une chacun.
    - Achetez au plus un développement, avec des pièces et des marchandises.
    - Ne gardez pas plus de six marchandises.

    Ouvriers et pièces ne durent que ce tour ; nourriture et marchandises restent. Plus on possède d’une même marchandise, plus elle vaut cher : une poterie vaut 3, trois poteries valent 18 (RT-037). Mais quand on paie avec une sorte, on la dépense tout entière (RT-072).

learn-scoring =
    Additionnez vos développements et les monuments que vous avez achevés. Le premier à achever un monument marque le plus grand de ses deux nombres, tous les suivants le plus petit ; un monument inachevé ne vaut rien (RT-063, RT-064). Deux développements coûteux rapportent davantage : Architecture ajoute un point par monument, Empire un point par ville. Enfin, on retire chaque point perdu par la famine et les désastres (RT-112).

learn-end =
    La dernière manche est celle où quelqu’un acquiert un cinquième développement, ou celle où le dernier monument a été achevé par au moins un joueur (RT-110). On la joue jusqu’au bout : chacun a eu autant de tours. En cas d’égalité, les marchandises les plus précieuses l’emportent (RT-113).

learn-winning =
    La nourriture d’abord : une ville affamée coûte un point, tour après tour. Bâtissez tôt une ville ou deux, car chaque dé travaille pour vous jusqu’à la fin ; mais sept villes sans nourriture sont un malheur. Élevez un monument que personne d’autre n’a commencé : le deuxième n’en tire que la moitié. Amassez peu de sortes de marchandises plutôt qu’un peu de chacune. Et surveillez la fin : si vous menez, hâtez-la.

learn-figure-sheet = La feuille d’Ada à la fin d’une partie qu’elle a gagnée avec 29 points.
learn-figure-sheet-1 = Les Jardins suspendus ont demandé onze ouvriers. Ada les a achevés la première : 8 points. Après elle, on n’en aurait que 4.
learn-figure-sheet-2 = Maçonnerie a coûté 30 en marchandises et en pièces. Elle vaut 6 points et a rendu meilleurs tous ses dés d’ouvriers.
learn-figure-sheet-3 = Une nouvelle ville ne vaut aucun point, mais un dé de plus à chaque tour à venir (RT-062).
learn-figure-sheet-4 = Nourriture et marchandises sont des chevilles. Il reste ici deux marchandises, qui valent 3 ; et le plateau avertit qu’il manque 6 pour le prochain repas.

learn-figure-dice = Ada a lancé deux fois ses cinq dés et peut encore relancer une fois.
learn-figure-dice-1 = Un dé avec deux marchandises et un crâne : il est bloqué. Un crâne est sans danger. Deux : sécheresse ; quatre : invasion ; cinq : révolte, et toutes les marchandises sont perdues. Trois frappent tous les autres (RT-043 à RT-047).
learn-figure-dice-2 = Un dé avec une marchandise.
learn-figure-dice-3 = Un dé avec trois ouvriers.
learn-figure-dice-4 = Un dé avec trois nourritures.

learn-figure-tray = Le plateau de dés dit si la fin est proche.
learn-figure-tray-1 = Le plus grand nombre de développements d’un joueur, sur cinq, et les monuments déjà achevés. Ici, les cinq monuments sont debout : c’était la dernière manche.
