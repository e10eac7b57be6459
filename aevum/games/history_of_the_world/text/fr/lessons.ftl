# Leçons : ce qui est expliqué à chaque étape, ce qu’il faut faire (-do) et pourquoi pas autre chose (-no).

## Vos deux premiers empires

lesson-first-empires = Vos deux premiers empires
lesson-first-empires-about = Menez les Babyloniens, puis les Perses : cartes, conquêtes, batailles perdues, et comment on compte les points.
lesson-first-empires-draw = Sept époques, et dans chacune un autre empire. Vous avez pioché les Babyloniens : force 4, donc quatre armées. Gardez-les, ou donnez la carte à un rival et prenez ce que d’autres vous laissent.
lesson-first-empires-draw-do = Gardez cet empire.
lesson-first-empires-draw-no = Une force de 4 est bonne pour l’époque I, et les points sont au Moyen-Orient.
lesson-first-empires-leader = Deux empires vous ont précédé : les Sumériens tiennent les territoires autour de vous, les Égyptiens le Nil. Avant la première armée, vous pouvez jouer jusqu’à deux cartes Événement ; elles doivent suffire pour sept époques. Un Chef attaque avec trois dés au lieu de deux.
lesson-first-empires-leader-do = Jouez le Chef.
lesson-first-empires-leader-no = Vous êtes encerclé : trois dés en attaque, voilà ce qu’il vous faut.
lesson-first-empires-enough = Une deuxième carte serait permise. Mais personne n’en reçoit jamais de nouvelles : gardez le reste pour de plus grands jours.
lesson-first-empires-enough-do = « Pas d’autre carte » : gardez les autres.
lesson-first-empires-enough-no = Économisez-la. Votre prochain empire sera peut-être trois fois plus fort.
lesson-first-empires-attack = Votre première armée et votre capitale sont au Moyen Tigre : déjà 2 points. Il reste trois armées, et chacune prend un territoire voisin. Le Bas Tigre est aux Sumériens, qui défendent avec un dé : votre plus haut dé doit le battre.
lesson-first-empires-attack-do = Attaquez le Bas Tigre.
lesson-first-empires-attack-no = Commencez où les chances sont les meilleures : 66 % contre un dé.
lesson-first-empires-expand = Cinq contre trois : le territoire est à vous, et sa ville a disparu. Maintenant le Haut Tigre : personne n’y est, votre armée s’y installe sans combat, et de là d’autres territoires s’ouvrent à vous.
lesson-first-empires-expand-do = Étendez-vous au Haut Tigre.
lesson-first-empires-expand-no = Un territoire vide ne coûte pas de bataille. Prenez-le d’abord ; vous aurez ensuite le choix entre plus de voisins.
lesson-first-empires-dominance = La dernière armée. Trois territoires du Moyen-Orient sont à vous, trois à l’ordinateur B : à égalité, ce n’est qu’une présence. Une conquête de plus et vous dominez : deux fois la valeur. L’indication montre +2 en cas de victoire.
lesson-first-empires-dominance-do = Attaquez le Levant, défendu par un dé.
lesson-first-empires-dominance-no = Engagez votre dernière armée où elle a le plus de chances : les montagnes donnent deux dés au défenseur, le Levant n’en a qu’un.
lesson-first-empires-persians = Gagné : domination 4 et capitale 2, six points en tout. Avec le moins de points, vous piochez en premier à l’époque II, et quelle carte : les Perses, force 12 !
lesson-first-empires-persians-do = Gardez les Perses.
lesson-first-empires-persians-no = Une force de 12, et vous la donneriez ? Gardez-la.
lesson-first-empires-cards = Entre-temps, les autres ont joué : les Grecs sont puissants, et le Levant est perdu. Cela arrive à chacun ; ce qui reste de vos Babyloniens compte encore. Avec douze armées, vous n’avez pas besoin de carte.
lesson-first-empires-cards-do = « Pas d’autre carte » : n’en jouez aucune pour l’instant.
lesson-first-empires-cards-no = Gardez les cartes pour un empire faible ; celui-ci est fort.
lesson-first-empires-desert = Votre capitale est le Plateau persan. Toutes les armées de votre couleur comptent à la fin, les Babyloniens aussi. Un territoire de plus au Moyen-Orient, et vous le dominez à nouveau.
lesson-first-empires-desert-do = Étendez-vous au Désert salé de Perse.
lesson-first-empires-desert-no = Là, +3 points vous attendent sans combat.
lesson-first-empires-east = À l’est s’étend l’Inde, et elle est vide. Une armée y fait une présence : la valeur de base.
lesson-first-empires-east-do = Étendez-vous à l’Hindou Kouch.
lesson-first-empires-east-no = Une nouvelle région rapporte aussitôt : allez vers l’est.
lesson-first-empires-indus = Deux armées, plus que quiconque : domination, deux fois la valeur.
lesson-first-empires-indus-do = Étendez-vous au Haut Indus.
lesson-first-empires-indus-no = Suivez l’Indus : l’Inde vaut plus à chaque pas.
lesson-first-empires-control = Trois armées et personne d’autre dans la région : contrôle, trois fois la valeur. C’est rarement aussi facile.
lesson-first-empires-control-do = Étendez-vous au Deccan occidental.
lesson-first-empires-control-no = N’importe quel troisième territoire de l’Inde donne le contrôle ; la leçon continue depuis le Deccan occidental.
lesson-first-empires-ghats = Certains territoires ont des ressources ; chaque paire tenue par votre empire bâtit un monument, un point pour qui le tient. Les Ghats orientaux en ont une.
lesson-first-empires-ghats-do = Étendez-vous aux Ghats orientaux.
lesson-first-empires-ghats-no = Une deuxième ressource fait un monument : les Ghats orientaux.
lesson-first-empires-zagros = Retour à l’ouest. L’ordinateur B tient encore des territoires au Moyen-Orient, et le Zagros touche votre capitale. De ce côté, un dé le défend : 58 %.
lesson-first-empires-zagros-do = Attaquez le Zagros.
lesson-first-empires-zagros-no = Affaiblissez ici votre rival : de ce côté, aucune montagne ne protège le Zagros.
lesson-first-empires-oncemore = Deux contre cinq : perdu, et l’armée assaillante avec. Tant que vous avez des armées, vous pouvez réessayer ; il en reste cinq.
lesson-first-empires-oncemore-do = Attaquez encore le Zagros.
lesson-first-empires-oncemore-no = Ne vous découragez pas : les chances sont pour vous.
lesson-first-empires-sea = Perdu encore ; la troisième attaque l’emporte enfin. Puis vos généraux ont continué seuls : le Moyen Tigre, et l’Anatolie orientale au combat. La Perse a aussi des flottes : par mer on atteint toute côte, et personne ne défend la Crète.
lesson-first-empires-sea-do = Débarquez en Crète avec la dernière armée ; puis votre tour est compté.
lesson-first-empires-sea-no = L’Europe du Sud rapporte deux points, et la Crète est libre.
lesson-first-empires-end = 19 points, et le dernier est presque premier. Ainsi vont les sept époques : les empires naissent, rapportent des points une fois et sont submergés, mais les armées qui survivent en rapportent encore. Qui est derrière pioche en premier. Continuez avec votre prochain empire, ou ouvrez votre propre table.

## Réponses à certains essais

lesson-no-armies = On peut s’arrêter quand on veut, mais les armées qui ne sont pas encore placées sont perdues.
lesson-no-fort = Un fort aide à défendre, mais il coûte une armée et ne le redevient jamais. De nouveaux territoires rapportent davantage.
lesson-no-later = Un territoire vide : ce sera le suivant. D’abord la bataille.
lesson-no-india = Le Bas Indus est en Inde lui aussi et vaut tout autant. La leçon passe par les montagnes.
