# La ligne de commande.

# Un tiret bas tient lieu d’une espace que Fluent supprimerait.
cli-usage = Usage :_
cli-words = Arguments
cli-options = Options
cli-commands = Commandes
cli-about = Des jeux de société sur l’essor et la chute des civilisations.
cli-about-play = Jouer dans ce terminal, contre l’ordinateur ou à plusieurs au même clavier.
cli-about-serve = Ouvrir une table dans le navigateur, pour soi et pour d’autres.
cli-more-serve = Qui possède le lien d’une place peut y jouer. Pour accueillir d’autres personnes, placez devant un mandataire inverse avec TLS : indiquez son adresse avec --proxy et le nom public avec --name, faites-lui transmettre Host et X-Forwarded-For, et désactivez sa mise en tampon des réponses. Le reste est dans docs/server.md : limites, sauvegarde, mises à jour.
cli-about-replay = Revoir pas à pas une partie enregistrée.
cli-about-verify = Vérifier une partie enregistrée : chaque étape, le résultat et ce que le hasard a décidé.
cli-about-games = Donner la liste des jeux, de leurs options et des joueurs artificiels.
cli-about-new-game = Écrire le squelette d’un nouveau jeu, prêt à jouer, dans l’arborescence des sources.
cli-about-check = Contrôler un jeu : ses règles, ses textes, ses champs et ses lois.
cli-about-check-tables = Contrôler un dossier de tables : les noms, les lignes, les colonnes et le contenu des cases.

cli-help-command = que faire ; « aevum COMMAND --help » en dit plus
cli-help-version = afficher la version
cli-help-lang = langue : en, fr ou ja ; à défaut AEVUM_LANG ou la langue du système
cli-help-help = afficher cette page
cli-help-game = le jeu, tel que « aevum games » le nomme
cli-help-players = les joueurs, séparés par des virgules : noms de personnes, niveaux de joueurs artificiels, ou Nom:niveau ; à défaut, vous contre l’ordinateur
cli-help-short = jouer la partie courte du jeu, s’il en a une, telle que « aevum games » la donne
cli-help-option = une option du jeu, telle que « aevum games » la donne ; peut être répétée
cli-help-seed = un nombre d’où vient tout le hasard ; la même graine redonne les mêmes dés et les mêmes cartes
cli-help-load = reprendre une partie enregistrée
cli-help-plain = des lignes simples, pour lecteurs d’écran et tubes
cli-help-file = une partie enregistrée
cli-help-all = afficher toute la partie d’un coup
cli-help-hash = l’empreinte affichée au début de la partie
cli-help-host = l’adresse d’écoute
cli-help-port = le port d’écoute
cli-help-database = le fichier où garder les tables
cli-help-no-open = ne pas ouvrir de navigateur
cli-help-rate = requêtes par seconde acceptées d’une même adresse (60)
cli-help-burst = requêtes acceptées d’un coup d’une même adresse (600)
cli-help-connections = connexions en tout (4000, ou autant que le système permet de fichiers ouverts)
cli-help-connections-per-address = connexions d’une même adresse (400)
cli-help-streams-per-address = pages d’une même adresse qui suivent leur table (200)
cli-help-name = un nom qui mène ici, comme jeux.example.org (peut être répété) ; les adresses en chiffres et le nom de cette machine y mènent toujours
cli-help-proxy = l’adresse ou le réseau d’un mandataire inverse dont on croit les en-têtes X-Forwarded-For et X-Forwarded-Proto (peut être répété) ; on n’en croit aucun autre
cli-help-new-name = le nom du jeu dans les commandes et les adresses, par exemple seven-ages
cli-help-prefix = les deux majuscules par lesquelles commencent les identifiants de ses règles, par exemple SA
cli-help-folder = l’arborescence des sources où écrire ; par défaut celle qui s’exécute

cli-system = Le système n’a pas pu le faire : { $reason }.
cli-unknown-command = Il n’y a pas de commande « { $command } ». Commandes : { $allowed }.
cli-odd-word = « { $word } » n’a pas de sens ici. « { $command } --help » donne la liste des possibilités.
cli-odd-word-near = { $word } n’existe pas. Vouliez-vous dire { $near } ? « { $command } --help » donne toutes les options.
cli-odd-line = Cette ligne n’a pas été comprise. « { $command } --help » donne la liste des possibilités.
cli-value-missing = { $argument } : il manque une valeur, ou il y en a une de trop. « { $command } --help » en dit plus.
cli-which-game = Précisez le jeu : { $allowed }.
cli-which-new-game = Précisez le nom du jeu et les deux lettres par lesquelles commencent les identifiants de ses règles, par exemple : seven-ages SA.
cli-which-file = Précisez le fichier.
cli-no-file = Le fichier « { $file } » n’existe pas.
cli-option-shape = « { $word } » n’est pas une option. Écrivez NOM=NOMBRE, par exemple first=1.
cli-no-short = { $game } n’a pas de partie courte.
cli-same-name = Deux joueurs s’appellent « { $name } ». Donnez-leur des noms différents.
cli-bad-name = « { $name } » ne convient pas comme nom de joueur : 1 à { $most } caractères, dont une lettre ou un chiffre.
cli-load-and = { $option } ne va pas avec --load : la partie enregistrée a déjà ce réglage.
cli-load-other-game = La partie enregistrée est celle d’un autre jeu : { $game }.
cli-bad-number = { $argument } : « { $word } » n’est pas un nombre de { $least } à { $most }.
cli-bad-hash = « { $hash } » n’est pas une empreinte : elle compte { $digits } chiffres hexadécimaux.

cli-game = { $id } : { $name }
cli-game-seats = Joueurs : { $least } à { $most }
cli-game-short = Partie courte (--short) : { $help }
cli-game-option = Option { $name } ({ $label }) : { $help }
cli-game-value = { $setting } : { $meaning }
cli-game-default = { $setting } : { $meaning } (par défaut)
cli-game-bots = Joueurs artificiels :
cli-game-bot = { $id } : { $label }

cli-length-short = { $number } : Partie courte. { $help }
cli-length-whole = { $number } : Partie complète.
cli-length-ask = Quelle durée ? Tapez { $short } ou { $whole } ; Entrée seule vaut { $short }.

cli-verify-file = { $game }, partie enregistrée : { $players }.
cli-verify-seed = La graine { $seed } a pour empreinte { $hash }, comme l’indique le fichier.
cli-verify-published = L’empreinte publiée est la même.
cli-verify-other-hash = L’empreinte publiée est différente : { $published } ; celle du fichier est { $hash }.
cli-verify-steps = { $count ->
    [0] Aucune étape n’a encore été jouée ; le début est conforme au fichier.
    [one] { $count } étape a été rejouée ; elle mène bien là où le dit le fichier.
   *[other] { $count } étapes ont été rejouées ; chacune mène bien là où le dit le fichier.
}
cli-verify-result = Le résultat est conforme au fichier : { $scores }.
cli-verify-unfinished = La partie n’est pas terminée ; il n’y a pas de résultat à vérifier.
cli-verify-holds = Tout est conforme.
cli-verify-fails = Cette partie n’est pas conforme.
cli-verify-stopped = Jusque-là, tout est conforme ; le reste ne peut pas être vérifié avec les règles d’aujourd’hui.
cli-verify-unreadable = Ce fichier ne peut pas être vérifié.

cli-new-game = { $game } est créé et jouable :
cli-new-game-next = La suite (la recette est dans docs/add-a-game.md) :
cli-check-rules = Règles : champs, appels, étapes et mots
cli-check-texts = Textes : chaque clé dans chaque langue
cli-check-fields = Champs : assez larges pour ce qu’ils contiennent
cli-check-laws = Lois : à chaque nombre de joueurs, règles compilées
cli-check-no-laws = Lois : non contrôlées. Elles font partie des tests de l’arborescence des sources ; ceci est un paquet installé.
cli-check-no-pytest = Lois : non contrôlées. Il leur faut { $module } : pip install « aevum[dev] ».
cli-check-holds = { $game } est en ordre.
cli-check-fails = { $game } est à corriger.
cli-help-tables-folder = le dossier de tables
cli-help-tables-game = le jeu auquel elles appartiennent ; à défaut, le seul jeu qui ait des tables de ces noms
cli-which-tables = Indiquez un dossier de tables.
cli-tables-hold = Aucune erreur : les tables conviennent à { $game }.
cli-tables-faults = { $count ->
     [one] 1 erreur dans les tables ({ $game }).
    *[other] { $count } erreurs dans les tables ({ $game }).
  }

cli-help-tables = un dossier de tables à utiliser à la place de celles du jeu
cli-help-serve-tables = proposer aussi un jeu avec un dossier de tables (peut être répété)
cli-tables-form = --tables attend JEU=DOSSIER, et non « { $words } ».
