# 7 Ages en trois minutes : cinq parties de texte, et les images de learn.csv avec ce qu’elles montrent.

learn-lead = Des empires de toute l’histoire s’élèvent, récoltent leur gloire et tombent : les vôtres et ceux des autres.

learn-goal =
    Vous ne jouez pas un peuple mais plusieurs empires à la fois, pris dans toute l’histoire. Chacun vient d’une carte, commence quelque part sur la carte du monde et a ses propres buts : des terres en Afrique, des villes, de l’argent, du progrès. Pour chaque but où un empire est devant, vous gagnez de la gloire, tour après tour. À la fin, qui a le plus de gloire l’emporte (SA-028).

learn-turn =
    D’abord, chacun pose un marqueur d’action face cachée sur chacun de ses empires et, s’il en a moins que permis, un de plus à côté : hors empire (SA-052, SA-053). Puis les sept actions viennent dans cet ordre, et qui en a choisi une l’exécute (SA-058) :

    - Créer un empire : jouez une carte de votre main et commencez l’empire qui y figure. Ce marqueur se pose hors empire.
    - Production : touchez le revenu de vos régions, payez 1 par unité, construisez de nouvelles unités.
    - Commerce et progrès : vous et un voisin posez chacun une carte ; le plus grand total avance sur la piste de progrès.
    - Manœuvre : déplacez des unités. Là où elles en rencontrent d’autres, il y a conflit.
    - Destinée : défaussez ce que vous voulez et complétez votre main à six cartes.
    - Civilisation : jouez événements et artefacts, nommez un chef, bâtissez des villes, apaisez les désorganisations.
    - Détruire un empire : mettez fin à celui dont le temps est passé, et faites place à un autre.

    Vous avez un marqueur de chaque sorte : deux de vos empires ne peuvent donc pas faire la même chose ; seul le joker vaut pour n’importe quelle action. Dans un conflit, chaque camp tire une carte et engage des unités en secret. Carte, unités, terrain, ville et fortification s’additionnent ; le plus petit total perd ce qu’il a engagé, et ainsi de suite jusqu’à ce qu’un camp ait disparu (SA-207 à SA-234).

    À la fin du tour, chaque empire avance d’un niveau de lui-même (SA-332), et l’on récolte la gloire.

learn-scoring =
    La carte de chaque empire montre ses icônes de gloire. Une icône avec un 3 rapporte 3 points à l’empire qui est le premier du monde en la matière, 2 au deuxième, 1 au troisième, mais seulement si sa propre carte montre l’icône ; tous les empires sont comparés (SA-335 à SA-341). Les ressources rapportent un point chacune, et un empire qui tient encore sa patrie 1 de plus (SA-349, SA-363). Une carte ne sert qu’à une chose : comme empire, comme événement, comme artefact, ou pour sa valeur dans le commerce (SA-017).

learn-end =
    La partie s’arrête avec le tour où un empire quitte le dernier des 49 niveaux de progrès, ou aussitôt avec Internet (SA-032, SA-033) ; qui en est la cause gagne 7 points de gloire. Cela prend bien des soirées. On convient donc d’une fin plus proche : un tour, une époque ou un score ; la partie courte dure quatre tours au plus. En cas d’égalité, l’empire le plus avancé l’emporte.

learn-winning =
    Lisez les icônes d’une carte avant d’en commencer l’empire : où sera-t-il premier, et qui lui barre la route ? Plusieurs petits empires, premiers chacun quelque part, valent mieux qu’un géant. N’oubliez pas la destinée : sans cartes, rien de nouveau ne s’élève. Laissez disparaître un empire qui ne rapporte plus ; sa place vaut mieux que ses ruines.

learn-figure-world = Le Moyen-Orient au tour 5. Chaque empire a sa couleur ; un nombre est une pile d’unités.
learn-figure-world-1 = L’Égypte, capitale des Égyptiens de Chloe. Elle tient aussi la Libye, à l’ouest.
learn-figure-world-2 = Le Hatti, capitale des Hittites. Ben les mène ; avec sept régions, c’est ici le plus grand empire.
learn-figure-world-3 = L’Assyrie : Ada vient de créer les Assyriens, au milieu des Hittites, et d’en chasser ceux-ci dans un conflit.

learn-figure-markers = Les marqueurs sont posés. Chloe ne voit que les siens.
learn-figure-markers-1 = Les sept actions dans leur ordre. On en est à créer un empire.
learn-figure-markers-2 = Chloe a posé « créer un empire » hors empire. Ceux des autres sont face cachée.

learn-figure-card = Une carte de la main de Chloe. Chacune a trois emplois, dont on choisit un seul.
learn-figure-card-1 = Un empire : en haut sa valeur, puis les époques où il peut commencer, sa région de départ, son argent et ses icônes de gloire. Dessous, un événement et, sur la plupart des cartes, un artefact.

learn-figure-glory = La carte des Égyptiens au début du tour 4.
learn-figure-glory-1 = Cinq buts, et ce que chacun rapporterait maintenant : premiers en villes 3, en artefacts 2 et en terres d’Afrique 2, pour deux régions de blé 2, pour la patrie 1. Cela fait 10 points de gloire en un tour.

learn-figure-track = Où en sont les empires.
learn-figure-track-1 = La piste de progrès : 49 niveaux en sept époques. Tous les empires sont encore à l’époque I.
