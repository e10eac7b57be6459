# Leçons : ce qui est expliqué à chaque étape, ce qu’il faut faire (-do) et pourquoi pas autre chose (-no).

## Vos trois premières manches

lesson-first-rounds = Vos trois premières manches
lesson-first-rounds-about = Lancer, nourrir, construire, acheter : un tour entier, puis deux autres, avec famine et peste en chemin.
lesson-first-rounds-reroll = Vous dirigez trois villes, et chacune lance un dé. Voici : 3 ouvriers, un dé qui donne 2 nourritures ou 2 ouvriers, et 7 pièces. Vous pouvez relancer deux fois les dés de votre choix. Sept pièces n’achètent encore rien, mais vos villes voudront manger.
lesson-first-rounds-reroll-do = Choisissez le troisième dé, celui des pièces, et relancez-le.
lesson-first-rounds-reroll-no = Gardez ce qui sert et relancez le reste : ici, seules les pièces ne servent à rien.
lesson-first-rounds-again = Encore des pièces. Il reste une relance : après le troisième lancer, tout est définitif. Les ouvriers gardés restent sur la table.
lesson-first-rounds-again-do = Relancez encore le troisième dé.
lesson-first-rounds-again-no = Vous pourriez vous arrêter, mais trois nourritures valent la dernière relance.
lesson-first-rounds-divide = Trois nourritures : juste ce que mangent vos trois villes. Le dé au blé et au marteau attend votre décision : 2 nourritures ou 2 ouvriers. Avec vos 3 nourritures et les 3 nouvelles, personne n’a faim.
lesson-first-rounds-divide-do = Prenez ce dé en ouvriers.
lesson-first-rounds-divide-no = La nourriture suffit cette fois : 5 ouvriers bâtissent plus que 3.
lesson-first-rounds-city = Vos villes ont mangé : il reste 3 nourritures. Vous avez 5 ouvriers, et chacun coche une case. Trois cases font la quatrième ville, et chaque ville donne un dé de plus dès votre prochain tour (et une bouche de plus).
lesson-first-rounds-city-do = Construisez les trois cases de la ville 4.
lesson-first-rounds-city-no = Les villes bâties tôt rapportent le plus longtemps : un dé à chaque tour. Mettez trois ouvriers dans la ville 4.
lesson-first-rounds-monument = Il reste deux ouvriers ; inutilisés, ils sont perdus. Les monuments rapportent des points, et le premier qui en achève un en reçoit davantage. La petite Pyramide à degrés a trois cases : deux aujourd’hui, une plus tard.
lesson-first-rounds-monument-do = Mettez les deux ouvriers dans la Pyramide à degrés.
lesson-first-rounds-monument-no = À trop se disperser, on n’achève rien. Deux cases de la Pyramide à degrés n’en laissent qu’une pour plus tard.
lesson-first-rounds-skulls = L’ordinateur a joué, et vous lancez maintenant quatre dés. Deux montrent des crânes : ils rapportent 2 marchandises chacun, mais sont mis de côté et ne se relancent pas. Deux crânes, c’est la sécheresse et 2 points perdus ; un troisième frapperait plutôt les autres !
lesson-first-rounds-skulls-do = Gardez les ouvriers et relancez les pièces (dé 4).
lesson-first-rounds-skulls-no = Les dés à crâne restent. Gardez aussi les ouvriers et tentez votre chance avec les pièces.
lesson-first-rounds-pestilence = Un troisième crâne : la peste ! Chaque adversaire sans Médecine perd 3 points, et vous rien. Une de vos quatre villes aura faim, car vous n’avez que 3 nourritures : famine, 1 point. Cela pourrait être pire, et six marchandises arrivent.
lesson-first-rounds-pestilence-do = Gardez ces dés.
lesson-first-rounds-pestilence-no = Relancer les ouvriers risquerait un quatrième crâne : l’invasion, 4 points. Arrêtez-vous ici.
lesson-first-rounds-finish = Regardez vos marchandises : une de chaque et un second bois, car on les ajoute une à une en commençant par le bois. Vous construisez avec trois ouvriers. Il manque une case à la Pyramide à degrés, et personne ne l’a encore achevée.
lesson-first-rounds-finish-do = Achevez la Pyramide à degrés avec un ouvrier.
lesson-first-rounds-finish-no = Soyez le premier à l’achever : une case suffit.
lesson-first-rounds-fifth = Un point pour la première Pyramide à degrés. Il reste deux ouvriers. La cinquième ville a quatre cases : commencez-la maintenant, vous l’achèverez au prochain tour, quand il y aura plus à manger.
lesson-first-rounds-fifth-do = Mettez les deux ouvriers dans la ville 5.
lesson-first-rounds-fifth-no = Si tôt, les villes passent avant les grands monuments. Ville 5, deux cases.
lesson-first-rounds-agriculture = Avec pièces et marchandises, on achète un développement par tour. Une marchandise dépensée l’est en entier, et l’on ne rend pas la monnaie. Bois (3), poterie (3), tissu (4) et fers de lance (5) font juste 15 : Agriculture, une nourriture de plus par dé de nourriture.
lesson-first-rounds-agriculture-do = Achetez Agriculture avec bois, poterie, tissu et fers de lance ; gardez la pierre.
lesson-first-rounds-agriculture-no = Vos villes ont faim : Agriculture les aidera. Bois, poterie, tissu et fers de lance la paient au plus juste.
lesson-first-rounds-harvest = Quel lancer : deux fois 3 nourritures et deux fois 3 ouvriers. Agriculture en fait 8 nourritures, assez pour quatre villes et presque pour cinq ensuite. Rien n’oblige à relancer.
lesson-first-rounds-harvest-do = Gardez ces dés.
lesson-first-rounds-harvest-no = On ne fait guère mieux. Gardez ces dés.
lesson-first-rounds-grow = Six ouvriers. Il manque deux cases à la ville 5, et avec elle vous lancerez cinq dés.
lesson-first-rounds-grow-do = Achevez la ville 5.
lesson-first-rounds-grow-no = D’abord la cinquième ville : deux ouvriers l’achèvent.
lesson-first-rounds-circle = Quatre ouvriers pour les monuments. Le Cercle de pierres a cinq cases : quatre aujourd’hui, la dernière bientôt. Inachevé, un monument ne vaut rien à la fin : ne l’oubliez pas.
lesson-first-rounds-circle-do = Mettez les quatre ouvriers dans le Cercle de pierres.
lesson-first-rounds-circle-no = Gardez vos ouvriers ensemble : quatre cases du Cercle de pierres.
lesson-first-rounds-end = Voilà tout le jeu : lancer, nourrir, construire, acheter. La partie s’achève à la fin de la manche où quelqu’un possède cinq développements ou dans laquelle tous les monuments sont debout ; on compte alors développements et monuments, moins les désastres. Continuez d’ici contre l’ordinateur, ou ouvrez votre propre table.

## Réponses à certains essais

lesson-no-good-dice = Ouvriers et blé valent la peine d’être gardés : relancés, ils peuvent devenir n’importe quoi. Seules les pièces ne servent à rien.
lesson-no-workers = Les ouvriers qui restent seraient perdus : ils n’attendent pas votre prochain tour.
lesson-no-goods = On peut garder ses marchandises et ne rien acheter ; mais elles suffisent juste pour l’Agriculture, et vos villes ont faim.
