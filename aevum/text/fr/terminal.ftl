# Jouer dans un terminal.

## Commandes de la table : le mot à taper, son emploi, son effet

terminal-command-help = aide
terminal-command-choices = choix
terminal-command-undo = annuler
terminal-command-save = enregistrer
terminal-command-why = pourquoi
terminal-command-rules = règles
terminal-command-scores = scores
terminal-command-log = journal
terminal-command-table = table
terminal-command-look = regarder
terminal-command-forgo = sauter
terminal-command-concede = abandonner
terminal-command-comeback = siège
terminal-command-substitute = céder
terminal-command-quit = quitter

terminal-usage-help = { $word } [mot]
terminal-usage-choices = { $word } [mots]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } FICHIER
terminal-usage-why = { $word } ACTION
terminal-usage-rules = { $word } [numéro ou mot]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [combien, ou des mots]
terminal-usage-table = { $word }
terminal-usage-look = { $word } NOM
terminal-usage-forgo = { $word } [durée]
terminal-usage-concede = { $word } [niveau]
terminal-usage-comeback = { $word } NOM
terminal-usage-substitute = { $word } NOM
terminal-usage-quit = { $word }

terminal-help-help = ces lignes, ou plus de détails sur un mot
terminal-help-choices = tout ce qui est possible maintenant, numéroté, avec ses effets
terminal-help-undo = reprendre la dernière décision
terminal-help-save = enregistrer la partie dans un fichier
terminal-help-why = pourquoi une action est impossible maintenant
terminal-help-rules = consulter les règles
terminal-help-scores = le score de chacun, en détail
terminal-help-log = ce qui s’est passé jusqu’ici, ou les phrases qui contiennent ces mots
terminal-help-table = toute la table
terminal-help-look = une seule chose sur la table : un lieu et ses voisins, une carte, un joueur
terminal-help-forgo = passer pendant toute une durée ; sans durée : se faire demander ses réactions, ou non
terminal-help-concede = laisser l’ordinateur jouer à votre place
terminal-help-comeback = reprendre une place à l’ordinateur
terminal-help-substitute = laisser sa place à quelqu’un d’autre
terminal-help-quit = quitter la partie

terminal-help-intro = Tapez ce que vous voulez faire : un nom ou son début suffit, le numéro d’un choix aussi. Les accents et les majuscules sont facultatifs.
terminal-help-tab = La touche Tab complète les mots ; les flèches rappellent les lignes précédentes.
terminal-help-verbs = Possible maintenant, par exemple : { $verbs }.
terminal-help-other-verbs = Les autres mots du jeu : { $verbs }. « { $help } { $verb } » en explique un.
terminal-help-commands = Les mots de la table :
terminal-help-line = { $usage } : { $help }
terminal-help-verb = Par exemple : { $example }
terminal-help-verb-means = Par exemple : { $example } ({ $meaning })
terminal-help-names = Noms : { $names }.
terminal-help-not-now = Impossible pour l’instant.

## Petits mots

terminal-and = et
terminal-yes = oui
terminal-no = non
terminal-beside = ({ $word })
terminal-range = { $first } à { $last }
terminal-any-of = { $verb } au choix parmi { $items }
terminal-one-of = { $verb } au choix { $items }
terminal-one-of-with = { $verb } ({ $other }) au choix { $items }
terminal-one-of-many = { $verb } ({ $count } possibilités)
# $effects : ce que ferait le choix au plus grand nombre
terminal-with-count = { $count } : { $effects }
terminal-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
# Un tiret bas tient lieu d’une espace que Fluent supprimerait.
terminal-sentence-gap = _
terminal-phrase-separator =  ;_

## La partie commence et se poursuit

# Le nom d’un joueur artificiel qui n’en a pas reçu
terminal-bot-name-random = Hasard
terminal-bot-name-greedy = Glouton
terminal-bot-name-search = Chercheur
# Le nom de la personne seule au clavier
terminal-you = Joueur
terminal-player-bot = { $name } (ordinateur, { $level })
terminal-opening = { $game } : { $players }.
terminal-seed-hash = Empreinte : { $hash }
terminal-how-help = « { $help } » explique ce qu’on peut taper.
terminal-heading = { $game } · { $where }
terminal-asked = { $name } : { $asked }
terminal-allowed = Possible : { $words }.
terminal-more-choices = … « { $command } » les donne tous
terminal-more-log = … auparavant : « { $command } »
terminal-undone = { $seat } reprend une décision.
terminal-lone = { $name } : rien d’autre à choisir, donc : { $choice }.
terminal-thinking = { $name } réfléchit : { $percent } %
# $text: a sentence of the log
terminal-taken-back = { $text } (repris)
# Plusieurs personnes à un clavier, avec des secrets
terminal-pass = Passez le clavier à { $name } ; Entrée une fois à l’abri des autres regards.

## Ce qui est tapé

terminal-not-understood = « { $words } » n’a pas été compris.
terminal-did-you-mean = Vouliez-vous dire « { $words } » ?
terminal-try-help = « { $help } » explique ce qu’on peut taper.
terminal-too-long = Cette ligne est trop longue : { $most } caractères au plus.
terminal-several = Plusieurs sens possibles : { $words }. Tapez quelques lettres de plus.
terminal-which = Plusieurs choix correspondent. Précisez :
terminal-no-choice = { $count ->
    [0] Il n’y a rien à choisir maintenant.
   *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
}
terminal-refused = « { $words } » est impossible maintenant.
terminal-possible = C’est possible maintenant.
terminal-once-more = Tapez-le encore une fois pour le faire quand même.
terminal-none-such = Aucun choix ne commence par « { $words } » pour l’instant.
terminal-choices-hint = Certaines lignes réunissent plusieurs choix. « { $words } », par exemple, les donne un par un.
terminal-why-what = Précisez ce qu’il faut expliquer : { $why } ACTION
terminal-look-what = Précisez ce qu’il faut regarder : { $look } NOM, par exemple { $look } { $name }
terminal-look-unknown = Il n’y a pas de « { $words } » sur cette table.
terminal-look-nothing = Il n’y a rien à regarder séparément ; « { $table } » montre tout.

## Règles

terminal-rule = { $rule } : { $text }
terminal-ruling = Précision : { $text }
terminal-numbered-ruling = Précision { $rule } : { $text }
terminal-more-rule = « { $rules } { $rule } » en dit plus.
terminal-chapter = { $title } : { $first } à { $last }
terminal-rules-hint = « { $rules } { $rule } » montre une règle ; « { $rules } » suivi d’un chapitre ou d’un autre mot montre toutes celles qui correspondent.
terminal-no-rule = Aucune règle trouvée pour « { $wanted } ». Les règles vont de { $first } à { $last }.
terminal-more-rules = Trouvées aussi : { $rules }

## Journal, reprise, enregistrement, départ

terminal-log-earlier = { $count ->
    [one] { $count } phrase plus ancienne n’est pas montrée ; « { $log } { $all } » donne tout.
   *[other] { $count } phrases plus anciennes ne sont pas montrées ; « { $log } { $all } » donne tout.
}
terminal-log-found-earlier = { $count ->
    [one] { $count } phrase plus ancienne avec ces mots n’est pas montrée.
   *[other] { $count } phrases plus anciennes avec ces mots ne sont pas montrées.
}
terminal-log-not-found = Rien de ce qui s’est passé jusqu’ici ne contient « { $words } ».
terminal-nothing-to-undo = Il n’y a encore rien à reprendre.
terminal-undo-sure = Cela revient sur un tirage, une révélation ou des coups des autres ; les dés seront relancés, mais une pioche mélangée reste dans le même ordre. Est-ce voulu ? { $yes } / { $no }
terminal-undo-agree = { $other } : { $seat } souhaite reprendre sa dernière décision. Êtes-vous d’accord ? Les dés seraient relancés, mais une pioche mélangée reste dans le même ordre. { $yes } / { $no }
terminal-not-undone = Rien n’a été repris.
terminal-save-where = Précisez où : { $save } FICHIER
terminal-replace = Le fichier { $file } existe déjà. Le remplacer ? { $yes } / { $no }
terminal-not-replaced = Rien n’a été enregistré ; le fichier reste tel quel.
terminal-saved = Partie enregistrée : { $file }
terminal-save-failed = { $problem ->
    [forbidden] La partie n’a pas pu être enregistrée : impossible d’écrire { $file }.
    [no-folder] La partie n’a pas pu être enregistrée : ce dossier n’existe pas ({ $file }).
    [is-folder] La partie n’a pas pu être enregistrée : { $file } est un dossier.
    [full] La partie n’a pas pu être enregistrée : plus de place pour { $file }.
    [bad-name] La partie n’a pas pu être enregistrée : { $file } ne peut pas être un nom de fichier.
   *[other] La partie n’a pas pu être enregistrée dans { $file }.
} Rien n’est perdu : la partie continue, et peut être enregistrée ailleurs.
terminal-leave-unsaved = La partie n’est pas enregistrée. « { $save } FICHIER » l’enregistrerait. Quitter quand même ? { $yes } / { $no }
terminal-goodbye = À bientôt.
terminal-end-of-input = Fin de l’entrée.
terminal-interrupted = Interruption.
terminal-not-saved = La partie n’a pas été enregistrée. Pour la garder, il faut taper « { $save } FICHIER » avant de quitter.

## La fin

terminal-final-score = Score final
terminal-winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
terminal-seed = Graine : { $seed }
terminal-keep = « { $save } FICHIER » garde cette partie, puis « aevum verify FICHIER » prouve que rien n’y a été truqué. « { $quit } » pour partir.

## Lignes simples

terminal-told-choice = { $numbers }. { $words }
terminal-told-more = { $line } : { $more }
# Entre un titre et ce qui le suit
terminal-colon =  :_
terminal-points = points
terminal-told-part = { $part } { $points }
terminal-told-score = { $seat } : { $parts }.

## Revoir une partie enregistrée

terminal-replay-next = suivant
terminal-replay-back = précédent
terminal-replay-to = aller
terminal-replay-quit = quitter
terminal-replay-keys = « { $next } » ou Entrée, « { $back } », « { $to } N », « { $quit } ».
terminal-replay-length = { $count ->
    [one] { $count } étape.
   *[other] { $count } étapes.
}
terminal-replay-at = Étape { $at } sur { $count }
terminal-replay-did = { $at }. { $seat } : { $words }
# Tant que la partie dure, on ne dit que ce que tout le monde peut savoir
terminal-replay-acted = { $at }. { $seat }
terminal-replay-undid = { $at }. { $seat } revient à l’étape { $to }.
terminal-replay-deal = 0. Le début
terminal-replay-first = C’est le début.
terminal-replay-last = C’est la fin.
terminal-replay-no-step = Il n’y a pas d’étape { $to } : elles vont de 0 à { $count }.
terminal-replay-unfinished = La partie n’est pas terminée.

## Seats and passes

terminal-skip-ended = On vous demandera de nouveau.
terminal-skip-awake = On vous demandera désormais vos réactions. Tapez de nouveau { $word } pour les passer.
terminal-skip-dozing = Vos réactions sont désormais passées d’office. Tapez de nouveau { $word } pour qu’on vous les demande.
terminal-skip-which = Passer pour combien de temps ? { $stretches }.
terminal-skip-none = Cette décision ne peut pas être passée pour une durée.
terminal-resign-sure = L’ordinateur doit-il jouer pour { $name } ? { $yes } / { $no }
terminal-comeback-which = Qui revient ? { $names }.
terminal-comeback-none = L’ordinateur ne joue pour personne.
terminal-substitute-whom = Qui joue désormais à votre place ? Tapez son nom après { $word }.
terminal-substitute-sure = { $name } cède sa place à { $other } ? { $yes } / { $no }
terminal-seat-computer = L’ordinateur joue désormais pour { $seat }.
terminal-seat-person = { $seat } joue désormais.
