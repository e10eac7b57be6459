# History of the World en trois minutes : cinq parties de texte, et les images de learn.csv avec ce qu’elles montrent.

learn-lead = Menez un nouvel empire à chaque époque, et laissez vivre les anciens aussi longtemps qu’ils le peuvent.

learn-goal =
    L’histoire se déroule en sept époques, des premières villes aux grandes puissances. Dans chacune, vous recevez un empire : il apparaît sur la carte, s’étend aussi loin que portent ses armées, et rapporte des points. Ce qu’il laisse derrière lui reste en place et en rapportera encore aux époques suivantes, jusqu’à ce que quelqu’un le balaie. Après sept époques, celui qui a le plus de points gagne (HW-219).

learn-turn =
    Une époque commence par la pioche. Celui qui a le moins de points pioche en premier : il regarde l’empire en secret et le garde, ou le donne à quelqu’un qui n’en a pas encore (HW-037 à HW-042). Puis les empires sont appelés dans l’ordre de l’histoire. À l’appel du vôtre, vous jouez votre unique tour de l’époque (HW-051) :

    - Jouez jusqu’à deux cartes Événement. Vous en avez dix pour toute la partie, et n’en recevrez pas d’autres (HW-057).
    - Placez votre première armée sur le territoire de départ, avec la capitale si l’empire en a une. Puis étendez-vous, une armée à la fois, vers un territoire qui touche cet empire (HW-103) ou une mer où il navigue (HW-118).
    - Un territoire sans armée se prend simplement. Contre l’armée d’un autre, vous lancez deux dés et le meilleur compte ; le défenseur en lance un, deux derrière des montagnes, des forêts ou un détroit, trois contre un débarquement (HW-130 à HW-148). Le plus grand dé gagne ; en cas d’égalité, les deux armées sont perdues (HW-136).
    - À la fin, vous bâtissez un monument par paire de symboles de ressource que tient l’empire (HW-171), et vous comptez vos points.

learn-scoring =
    À la fin de votre propre tour, toutes vos armées de la carte comptent, celles des anciens empires aussi (HW-187). Dans chacune des treize régions, vous marquez sa valeur pour la présence (une armée), le double pour la domination (deux armées ou plus, et plus que tout autre), le triple pour le contrôle (trois ou plus, et personne d’autre ; HW-190 à HW-192). Les valeurs changent avec les époques. Là où se tiennent vos armées, une capitale ajoute 2 points, une ville 1, un monument 1 (HW-198 à HW-200).

learn-end =
    La partie s’arrête après l’époque VII. À la fin de chaque époque, le joueur en tête tire un marqueur caché qui vaut 3 à 6 points ; on les retourne tout à la fin (HW-206, HW-218). En cas d’égalité, celui qui a eu les empires les plus faibles l’emporte (HW-220).

learn-winning =
    Comptez en régions, non en territoires. Une armée dans une nouvelle région en rapporte toute la valeur ; celle qui change une présence en domination en rapporte autant ; un territoire de plus là où vous êtes déjà fort ne rapporte souvent rien. Laissez survivre des armées là où aucun empire de l’époque suivante ne naîtra : elles rapportent encore et encore. Gardez les bons événements pour un empire fort. Et ne craignez pas d’être derrière : vous piochez en premier, et pouvez donner un empire faible au joueur en tête.

learn-figure-rome = Époque III : Chloe (C, vert) mène les Romains autour de la Méditerranée. Il lui reste treize armées.
learn-figure-rome-1 = Apennins du Sud : le territoire de départ, avec la capitale des Romains.
learn-figure-rome-2 = Libye : prise sans combat, il n’y avait personne.
learn-figure-rome-3 = Apennins du Nord : tenus par Ada (A, bleu). Ils touchent le territoire de départ des Romains : le défenseur lancera un seul dé.
learn-figure-rome-4 = Plateau des Chotts : la capitale de Carthage, un empire mené par Ben (B) à l’époque II. Si les Romains la prennent, elle devient une ville (HW-160).

learn-figure-turn = Avant la première armée : l’empire de Chloe et ses cartes.
learn-figure-turn-1 = Les Romains ont 20 armées, une capitale, et naviguent en Méditerranée.
learn-figure-turn-2 = Les cartes Événement qui restent à Chloe. Elle peut en jouer deux maintenant.

learn-figure-areas = Les régions juste après le tour des Romains, qui a rapporté 37 points à Chloe.
learn-figure-areas-1 = Contrôle : Chloe y a huit armées et personne d’autre n’en a. Trois fois 3 font 9 points.
learn-figure-areas-2 = Domination : elle a le plus d’armées, mais pas toutes. Deux fois 3 font 6 points.
learn-figure-areas-3 = Présence : deux armées de son empire de l’époque II contre cinq de Ben. Elles rapportent encore 3 points.

learn-figure-chart = La partie entière, époque par époque.
learn-figure-chart-1 = Ben menait après les époques III et IV, Chloe après V et VI ; à la dernière époque, Ada les a dépassés tous les deux.
