# Un tiret bas tient lieu d’une espace finale, que Fluent supprimerait.
list-separator = ,_
decimal-sign = ,

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $allowed }.
error-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
error-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-bad-seat-count = Ce jeu est prévu pour { $least } à { $most } joueurs, pas pour { $count }.
error-bad-seed = « { $seed } » n’est pas une graine. Une graine est un entier de 0 à 2¹²⁸ − 1, ou 32 chiffres hexadécimaux.
error-unknown-bot = Aucun joueur artificiel n’a le niveau « { $bot } ». Niveaux : { $allowed }.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Leçons : { $allowed }.
error-outside-lesson = C’est permis, mais la leçon a une autre idée. { $reason }
error-unknown-language = Aucun texte en « { $lang } ». Langues : { $allowed }.
error-unknown-action = « { $action } » n’est pas une action de ce jeu.
error-unknown-seat = Il n’y a pas de place { $seat } dans cette partie.
error-unknown-position = Il n’y a pas de position { $at } dans cette partie. Positions : de 0 à { $last }.
error-not-your-turn = Ce n’est pas le tour de cette place.
error-not-offered = « { $action } » n’est pas possible maintenant (règle { $rule }).
error-stale = Ce coup visait une position antérieure ({ $given }) ; la partie en est à { $current }.
error-match-over = La partie est terminée.
error-cannot-undo = Rien ne peut être repris d’ici sans l’accord des autres.
error-unknown-stretch = Cette décision ne peut pas être passée « { $stretch } ».
error-same-seating = Cette place est déjà occupée ainsi.
error-cannot-join = Aucune nouvelle place ne peut rejoindre la partie maintenant.
error-broken-file = Ce fichier n’est pas une partie enregistrée complète : { $what ->
     [unreadable] il est illisible.
     [json] ce n’est pas du JSON, ou il est coupé.
     [shape] l’élément « { $part } » manque ou est incorrect.
    *[step] l’étape { $part } est incorrecte.
  }
error-newer-file = Ce fichier est à la version { $version } ; cet Aevum lit jusqu’à la version { $known }. Un Aevum plus récent l’ouvrira.
error-replay-differs = Le fichier ne se rejoue pas : l’étape { $step } ({ $action }) mène à une autre position que celle du fichier.
error-seed-mismatch = La graine de ce fichier ne correspond pas à l’empreinte publiée au début de la partie.
error-not-fresh = { $count } de ces enregistrements ont déjà été distribués (le premier porte le numéro { $first }). Il en faut de nouveaux à chaque fois.
error-match-broken = La partie a été interrompue par un défaut des règles du jeu (étape « { $step } ») : { $fault ->
     [too-deep] trop d’étapes s’interrompent les unes les autres.
     [nothing-to-resume] une étape s’est terminée sans en avoir interrompu aucune.
     [too-many-choices] il y a plus de choix que de place pour les noter.
     [noun-too-large] un choix désigne une chose au-delà du plus grand nombre prévu.
     [value-too-large] une étape porte sur un nombre plus grand que ce qui peut être noté.
     [too-many-decisions] le jeu ne se termine pas.
    *[other] { $fault }.
  } Personne n’a gagné. Tout ce qui précède peut encore être revu et enregistré.
error-broken-games = { $count } parties sur { $games } ont été interrompues par un défaut des règles du jeu ({ $fault } ; la première porte le numéro { $first }).
event-untold = { $count ->
    [one] Une autre chose s’est produite, qu’il n’y avait pas la place de raconter.
   *[other] { $count } autres choses se sont produites, qu’il n’y avait pas la place de raconter.
}
error-rules-changed = { $known ->
     [yes] Les règles ont changé depuis que cette partie a été jouée ({ $rules }) : à partir de l’entrée { $entry }, elles mènent ailleurs.
    *[no] Les règles d’aujourd’hui mènent ailleurs que celles de cette partie, à partir de l’entrée { $entry }.
} La partie peut être consultée jusque-là et exportée en entier, mais pas poursuivie.
error-newer-rules = Cette partie suit la version { $version } des règles ; cet Aevum connaît jusqu’à la version { $known }. Un Aevum plus récent l’ouvrira.

error-faulty-game = { $game }, règles à corriger :
fault-line = { $where } : { $what }
fault-where = { $where }, { $rule }
fault-rule = { $rule } ({ $ids })
fault-more = … et { $count } de plus.
# $near: a word that may have been meant, or nothing
fault-no-field = l’enregistrement n’a pas de champ « { $field } ».{ $near ->
     [none] {""}
    *[other] {" "}Vouliez-vous dire « { $near } » ?
  }
fault-taken-field = « { $field } » ne peut pas être un champ : tout enregistrement NumPy a un attribut de ce nom.
fault-no-name = rien ne s’appelle « { $name } » ici.{ $near ->
     [none] {""}
    *[other] {" "}Vouliez-vous dire « { $near } » ?
  }
fault-no-rule = { $name } est appelée ici sans être une règle ({ $where }). Marquez-la avec @rule.
fault-no-rule-for = { $name } ({ $role }) n’est pas une règle. Marquez-la avec @rule.
fault-other-arguments = { $name } ({ $role }) doit prendre : { $needed }.
fault-wrong-arguments = { $name } prend d’autres arguments : { $needed }.
fault-builtin = Numba ne connaît pas la fonction { $name } de Python.
fault-through-module = { $name } est appelée à travers un module. Importez la règle par son nom.
fault-writes-elsewhere = { $name } est modifié ici. Une règle ne modifie que l’enregistrement.
fault-construct = Numba n’accepte pas « { $words } » dans une règle.
fault-from-the-end = { $words } compte à partir de la fin. Dans les règles compilées, un indice est pris tel quel.
fault-recursion = les règles ne doivent pas s’appeler elles-mêmes : { $names }.
fault-no-event = tout jeu annonce l’événement « { $event } » ; il manque parmi les événements.
fault-no-option-field = l’option « { $option } » demande un champ de ce nom dans l’enregistrement.
fault-no-such = { $kind ->
     [step] { $name } ({ $number }) n’est le numéro d’aucune étape.
     [verb] { $name } ({ $number }) n’est le numéro d’aucun verbe.
    *[event] { $name } ({ $number }) n’est le numéro d’aucun événement.
  }
fault-misnumbered = { $name } porte le numéro de « { $other } » et non celui de « { $meant } ».
fault-import = le jeu ne peut pas être chargé : { $what }.
fault-bad-text = les textes sont illisibles : { $what }.
fault-no-text = le texte « { $text } » manque en « { $lang } ».
fault-other-variables = le texte « { $text } » n’a pas les mêmes variables en « { $lang } » qu’en anglais.
fault-typography = espaces ou signes non conformes à l’usage : { $line }
fault-narrow-field = le champ « { $field } » va de { $low } à { $high } et a atteint { $value }.
fault-stumbled = arrêté par une erreur : { $what }.
fault-law = { $what } ({ $why })
fault-table-name = ce jeu n’a pas de table de ce nom. Tables : { $known }.
fault-table-unreadable = illisible : une table est un fichier CSV en UTF-8.
fault-table-column = la colonne « { $column } » manque.
fault-table-rows = les lignes doivent être celles de la table d’origine du jeu, dans le même ordre. Attendu : « { $expected } », trouvé : « { $found } ».
fault-table-cells = { $row } : une ligne de cette table a { $expected } cases.
fault-table-number = { $row }, colonne « { $column } » : « { $found } » n’est pas un nombre.
fault-table-range = { $row }, colonne « { $column } » : « { $found } » est hors limites ({ $expected }).
fault-table-word = { $row }, colonne « { $column } » : « { $found } » est inconnu ici. Mots connus : { $expected }.
fault-table-id = { $row }, colonne « { $column } » : « { $found } » n’est l’identifiant d’aucune ligne de { $expected }.
fault-table-form = { $row }, colonne « { $column } » : « { $found } » est illisible. Forme attendue : { $expected }
fault-table-differs = { $row }, colonne « { $column } » : « { $found } » ne s’accorde pas avec les autres tables. Attendu : « { $expected } ».
fault-table-twice = { $row }, colonne « { $column } » : « { $found } » figure ici une seconde fois.
fault-table-lacks = { $row }, colonne « { $column } » : il manque { $expected }.
fault-table-alone = { $row } : aucune frontière n’y mène.
error-faulty-tables = Ces tables ne font pas un jeu ({ $game }) :
error-bad-tables = { $what ->
     [folder] Il n’y a pas de dossier de tables « { $name } ».
     [empty] Le dossier ne contient aucune table de ce jeu ({ $game }). Tables : { $known }.
     [name] Ce jeu ({ $game }) n’a pas de table { $name }. Tables : { $known }.
     [unreadable] La table { $name } est illisible : il faut un fichier CSV en UTF-8.
     [column] La table { $name } n’a pas de colonne « { $known } ».
     [rows] Les lignes de la table { $name } doivent être celles de la table d’origine du jeu, dans le même ordre et complètes. Celle-ci ne convient pas : { $known }.
     [number] La table { $name } doit contenir ici un nombre : { $known }.
     [unkept] Impossible de conserver les tables dans le dossier « { $name } » : il n’est pas accessible en écriture.
    *[content] Ces tables ne font pas un jeu ({ $game }). La cause se trouve dans { $name } : { $known }.
  }
error-unknown-tables = Cette partie se joue avec un jeu de tables ({ $tables }) absent de cette machine. Il suffit d’indiquer son dossier une fois en créant une partie ; une copie en sera conservée.
error-no-gpu = { $what ->
     [package] Le paquet numba-cuda manque : il faut installer Aevum avec l’extra « gpu ».
    *[device] Le pilote CUDA ne trouve aucun GPU.
  }
error-bad-game-name = « { $name } » ne convient pas comme nom de jeu : des minuscules et des chiffres séparés par des traits d’union, une lettre au début, { $most } caractères au plus, et aucun mot réservé de Python.
error-taken-game-name = « { $name } » est pris : { $path } existe déjà. Rien n’a été écrit.
error-bad-prefix = « { $prefix } » ne convient pas comme préfixe : il faut deux majuscules, par exemple SA.
error-taken-prefix = « { $prefix } » est pris : le jeu « { $game } » commence ainsi ses identifiants.
error-no-source-tree = « { $folder } » n’est pas une arborescence des sources d’Aevum. Un jeu se crée dans une copie des sources, pas dans un paquet installé ; --folder indique où elle se trouve.
error-cannot-write = Impossible d’écrire dans « { $folder } » : { $reason }.

# Laboratoire
error-wrong-numbers = { $what ->
     [games] Il faut un nombre entier de parties, au moins { $count }.
     [numbers] Il faut un nombre entier par partie, { $count } en tout.
     [seats] Il faut une place par partie, de -1 (un spectateur) à { $count }.
     [game] Il faut le numéro d’une partie, de 0 à { $count }.
     [steps] Il faut un nombre entier de pas, au moins { $count }.
     [agent] Aucun numéro n’est donné pour seat_{ $count }, qui doit décider maintenant.
    *[policies] Il faut une politique par place, { $count } en tout.
  }
error-illegal-number = { $count ->
     [0] La partie { $game } est terminée : le numéro { $number } ne peut plus y être joué. « reset » redistribue.
     [1] Le numéro { $number } n’est pas permis dans la partie { $game } pour la place { $seat }. Seul celui-ci l’est : { $legal }.
    *[other] Le numéro { $number } n’est pas permis dans la partie { $game } pour la place { $seat }. Ces { $count } le sont : { $legal }.
  }
error-other-games = La sauvegarde ne convient pas : ce ne sont pas des parties de { $wanted }.
error-unknown-device = Il n’existe pas d’appareil « { $device } ». Appareils : { $allowed }.
error-missing-extra = Le paquet { $package } manque : installez Aevum avec l’extra « { $extra } » (pip install "aevum[{ $extra }]").
