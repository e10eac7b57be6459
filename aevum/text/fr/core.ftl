# An underscore stands for a space at the end, which Fluent would trim.
list-separator = ,_

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $allowed }.
error-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
error-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-bad-seat-count = Ce jeu se joue de { $least } à { $most }, pas à { $count }.
error-bad-seed = « { $seed } » n’est pas une graine. Une graine est un entier de 0 à 2¹²⁸ − 1, ou 32 chiffres hexadécimaux.
error-unknown-bot = Aucun joueur artificiel n’a le niveau « { $bot } ». Niveaux : { $allowed }.
error-unknown-language = Aucun texte en « { $lang } ». Langues : { $allowed }.
error-unknown-action = « { $action } » n’est pas une action de ce jeu.
error-unknown-seat = Il n’y a pas de place { $seat } dans cette partie.
error-unknown-position = Il n’y a pas de position { $at } dans cette partie. Positions : de 0 à { $last }.
error-not-your-turn = Ce n’est pas à cette place de jouer.
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
     [shape] la partie « { $part } » manque ou est incorrecte.
    *[step] l’étape { $part } est incorrecte.
  }
error-newer-file = Ce fichier est à la version { $version } ; cet Aevum lit jusqu’à la version { $known }. Un Aevum plus récent l’ouvrira.
error-replay-differs = Le fichier ne se rejoue pas : l’étape { $step } ({ $action }) mène à une autre position que celle du fichier.
error-seed-mismatch = La graine de ce fichier ne correspond pas à l’empreinte publiée au début de la partie.
error-rules-changed = { $known ->
     [yes] Les règles ont changé depuis que cette partie a été jouée ({ $rules }) : à partir de l’entrée { $entry }, elles mènent ailleurs.
    *[no] Les règles d’aujourd’hui mènent ailleurs que celles de cette partie, à partir de l’entrée { $entry }.
} La partie peut être consultée jusque-là et exportée en entier, mais pas poursuivie.
error-newer-rules = Cette partie suit la version { $version } des règles ; cet Aevum connaît jusqu’à la version { $known }. Un Aevum plus récent l’ouvrira.
