# Le service : ce qu’il refuse, ce qu’il raconte en marge du jeu, et ce qu’il affiche.

## Ce qui est refusé

error-bad-request = Demande incompréhensible : « { $part } » manque ou est incorrect.
error-bad-json = Demande incompréhensible : son contenu n’est pas du JSON.
error-not-your-seat = Ce lien n’occupe pas cette place.
error-cross-site = Cette demande vient de la page d’un autre site. Seules les pages d’Aevum peuvent agir sur une table.
error-unknown-host = Ce service ne répond pas au nom { $host }. La personne qui le fait tourner peut l’ajouter : aevum serve --name { $host }
error-bad-proxy = { $proxy } n’est ni l’adresse ni le réseau d’un mandataire, comme 127.0.0.1 ou 10.0.0.0/8.
error-too-slow = La requête a mis trop de temps à arriver. Rien n’a été modifié.
error-file-too-long = Ce fichier est trop long à rejouer : plus de { $steps } étapes, ou trop de temps. Si les règles de son jeu sont encore en cours de compilation, réessayez dans quelques minutes ; sinon, ouvrez-le avec « aevum replay ».
error-ending = Aevum est en train de s’arrêter ou de redémarrer. Rien n’a été modifié ; réessayez dans un instant.
error-file-sealed = Le fichier de la partie contient la graine, et avec elle tout ce qui est caché. Il est disponible une fois la partie terminée, ou lorsqu’un seul lien occupe toutes les places humaines sans qu’elles aient de secrets entre elles.
error-not-found = Il n’y a rien à cette adresse.
error-unknown-link = Aucune table n’a ce lien. Peut-être n’a-t-il été copié qu’en partie.
error-link-replaced = Ce lien a été remplacé par un nouveau et ne mène plus à la table. Si la place est à vous, demandez un nouveau lien à la personne qui a ouvert la table.
error-method-not-allowed = Cette adresse n’accepte pas ce type de demande.
error-key-used = Cette clé a déjà servi à une autre demande.
error-undo-already-asked = Les autres sont déjà consultés sur la reprise d’un coup. Attendez leurs réponses.
error-no-undo-asked = Personne ne demande à reprendre un coup.
error-seat-present = La personne qui occupe cette place est à la table, ou l’était à l’instant.
error-match-goes-on = Cette partie n’est pas encore terminée.
error-seat-taken = Une personne occupe déjà cette place.
error-too-large = C’est trop volumineux : { $limit } ko au plus sont acceptés ici.
error-wrong-content-type = Seul le JSON est accepté ici (type de contenu application/json).
error-too-many-requests = { $seconds ->
    [one] Trop de demandes depuis votre adresse. Réessayez dans { $seconds } seconde.
   *[other] Trop de demandes depuis votre adresse. Réessayez dans { $seconds } secondes.
}
error-unexpected = Quelque chose s’est mal passé dans Aevum. Rien n’a été modifié ; veuillez réessayer.
error-table-unreadable = Ce qui est enregistré de cette table est endommagé : l’entrée { $number } est illisible. Tout est conservé tel quel.

error-database-failed = La base de données { $path } est inutilisable : { $reason }. Rien n’a été modifié.
error-database-busy = Un autre programme écrit dans la base de données. Rien n’a été modifié ; réessayez dans un instant.
error-database-read-only = Impossible d’écrire dans la base de données { $path }. Vérifiez les droits du fichier et de son dossier, ou indiquez un autre fichier. Rien n’a été modifié.
error-database-newer = La base de données { $path } est à la version { $version } ; cet Aevum connaît jusqu’à la version { $known }. Un Aevum plus récent l’ouvrira. Elle a été laissée telle quelle.
error-not-a-database = Le fichier { $path } n’est pas une base de données d’Aevum, ou il est endommagé. Il a été laissé tel quel ; indiquez un autre fichier.
error-database-gone = La base de données { $path } a été supprimée ou remplacée pendant qu’Aevum s’en servait. Rien n’a été modifié ; remettez-la en place ou relancez Aevum.
error-database-in-use = Un autre Aevum tourne déjà avec la base de données { $path }. Arrêtez-le d’abord, ou indiquez un autre fichier avec --database.
error-disk-full = Le disque est plein. Rien n’a été modifié ; libérez de la place et réessayez.

error-port-busy = Le port { $port } est déjà utilisé par un autre programme. Le port { $free } est libre : lancez Aevum avec --port { $free }.
error-bad-port = « { $port } » n’est pas un port : les ports vont de 0 à { $last }.
error-cannot-listen = Aevum ne peut pas écouter sur { $host }, port { $port } : { $reason }.

## Ce qui est raconté en marge du jeu

table-told-undo = { $name } a repris un coup.
table-told-name = La place { $seat } s’appelle désormais { $name }.
table-told-new_link = { $name } a un nouveau lien pour la place { $seat }.
table-told-ask_undo = { $name } demande à reprendre un coup.
table-told-answer_undo-yes = { $name } est d’accord.
table-told-answer_undo-no = { $name } n’est pas d’accord.
table-told-again = { $name } voudrait rejouer.
table-told-sit-computer = L’ordinateur joue désormais pour { $name }.
table-told-sit-person = { $name } joue désormais à la place { $seat }.
table-told-join = { $name } rejoint la partie à la place { $seat }.
table-told-ask_seat = L’ordinateur doit-il jouer pour { $name }, qui est absent ?
table-possible = C’est possible maintenant.

## Les joueurs artificiels, pour le formulaire d’une nouvelle table

table-bot-random = Facile : joue au hasard
table-bot-greedy = Moyen : choisit ce qui semble le mieux

## Ce qui est affiché

table-ready = Aevum est à l’adresse { $address }
table-database = Les tables sont conservées dans { $path }
table-stop = Ctrl-C pour arrêter.
table-ended = Aevum est arrêté. Tous les coups sont enregistrés.
