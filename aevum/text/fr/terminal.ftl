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
terminal-command-quit = quitter

terminal-usage-help = { $word } [mot]
terminal-usage-choices = { $word } [mots]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } FICHIER
terminal-usage-why = { $word } ACTION
terminal-usage-rules = { $word } [numéro ou mot]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [combien]
terminal-usage-table = { $word }
terminal-usage-quit = { $word }

terminal-help-help = ces lignes, ou plus de détails sur un mot
terminal-help-choices = tout ce qui est possible maintenant, numéroté, avec ses effets
terminal-help-undo = reprendre la dernière décision
terminal-help-save = enregistrer la partie dans un fichier
terminal-help-why = pourquoi une action est impossible maintenant
terminal-help-rules = consulter les règles
terminal-help-scores = le score de chacun, en détail
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-table = toute la table
terminal-help-quit = quitter la partie

terminal-help-intro = Tapez ce que vous voulez faire : un nom ou son début suffit, le numéro d’un choix aussi. Les accents et les majuscules sont facultatifs.
terminal-help-tab = La touche Tab complète les mots ; les flèches rappellent les lignes précédentes.
terminal-help-verbs = Les mots du jeu, par exemple : { $verbs }.
terminal-help-commands = Les mots de la table :
terminal-help-line = { $usage } : { $help }
terminal-help-verb = Par exemple : { $example }
terminal-help-names = Noms : { $names }.
terminal-help-not-now = Impossible pour l’instant.

## Petits mots

terminal-and = et
terminal-yes = oui
terminal-no = non
terminal-range = { $first } à { $last }
terminal-any-of = { $verb } au choix parmi { $items }
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

## Ce qui est tapé

terminal-not-understood = « { $words } » n’a pas été compris.
terminal-did-you-mean = Vouliez-vous dire « { $words } » ?
terminal-try-help = « { $help } » explique ce qu’on peut taper.
terminal-too-long = Cette ligne est trop longue : { $most } caractères au plus.
terminal-several = Plusieurs sens possibles : { $words }. Tapez quelques lettres de plus.
terminal-which = Plusieurs choix correspondent. Précisez :
terminal-no-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
terminal-refused = « { $words } » est impossible maintenant.
terminal-possible = C’est possible maintenant.
terminal-none-such = Aucun choix ne commence par « { $words } » pour l’instant.
terminal-choices-hint = Certaines lignes réunissent plusieurs choix. « { $words } », par exemple, les donne un par un.
terminal-why-what = Précisez ce qu’il faut expliquer : { $why } ACTION

## Règles

terminal-rule = { $rule } : { $text }
terminal-ruling = Précision : { $text }
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
terminal-nothing-to-undo = Il n’y a encore rien à reprendre.
terminal-undo-sure = Cela revient sur un lancer ou sur des coups des autres ; de nouveaux dés seront lancés. Est-ce voulu ? { $yes } / { $no }
terminal-undo-agree = { $other }, d’accord pour que { $seat } reprenne sa dernière décision ? De nouveaux dés seront peut-être lancés. { $yes } / { $no }
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
terminal-keep = « { $save } FICHIER » garde cette partie, puis « aevum verify FICHIER » prouve que les dés étaient honnêtes. « { $quit } » pour partir.

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
terminal-replay-undid = { $at }. { $seat } revient à l’étape { $to }.
terminal-replay-deal = 0. Le début
terminal-replay-first = C’est le début.
terminal-replay-last = C’est la fin.
terminal-replay-no-step = Il n’y a pas d’étape { $to } : elles vont de 0 à { $count }.
terminal-replay-unfinished = La partie n’est pas terminée.

## La table de Roll Through the Ages

terminal-rta-round = Manche { $round }
terminal-rta-round-last = Manche { $round }, la dernière
terminal-rta-round-solo = Manche { $round } sur { $rounds }
terminal-rta-points = points
terminal-rta-goods = march., valeur
terminal-rta-cities = villes
terminal-rta-developments = Développements
terminal-rta-cost = prix
terminal-rta-pts = pts
terminal-rta-lacks = manque { $count } nourr.
terminal-rta-held = bloqué
terminal-rta-rolls-left = { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
}
terminal-rta-has = Développements : { $developments }.
terminal-rta-has-none = Développements : aucun.
terminal-rta-nothing = rien encore
terminal-rta-ware = { $count } { $ware }
terminal-rta-offer = Offre de { $seat } à { $partner } : donne { $gives } ; demande { $asks }.

terminal-rta-short-points = points
terminal-rta-short-food = nourr.
terminal-rta-short-wood = bois
terminal-rta-short-stone = pierre
terminal-rta-short-pottery = poterie
terminal-rta-short-cloth = tissu
terminal-rta-short-spearheads = fers
terminal-rta-short-goods = march.
terminal-rta-short-cities = villes

# Deux lignes d’un dé, séparées par |
terminal-rta-face-food3 = 3 nourritures
terminal-rta-face-good1 = 1 marchandise
terminal-rta-face-goods2_skull = 2 marchandises|☠ crâne
terminal-rta-face-workers3 = 3 ouvriers
terminal-rta-face-food2_or_workers2 = 2 nourritures|ou 2 ouvriers
terminal-rta-face-coins7 = 7 pièces
# Les mêmes en 9 caractères au plus
terminal-rta-face-short-food3 = 3 nourr.
terminal-rta-face-short-good1 = 1 march.
terminal-rta-face-short-goods2_skull = 2 march.|☠ crâne
terminal-rta-face-short-workers3 = 3 ouvr.
terminal-rta-face-short-food2_or_workers2 = 2 nourr.|ou 2 ouv.
terminal-rta-face-short-coins7 = 7 pièces

terminal-rta-dice = Dés : { $dice }.
terminal-rta-die = { $number } : { $face }
terminal-rta-die-held = { $number } : { $face }, bloqué
terminal-rta-turn = Ce tour-ci : { $has }.
terminal-rta-seat = { $seat }, { $points }.
terminal-rta-told-food = { $cities ->
    [one] Nourriture : { $food } sur { $capacity } ; { $cities } ville à nourrir.
   *[other] Nourriture : { $food } sur { $capacity } ; { $cities } villes à nourrir.
}
terminal-rta-told-no-goods = Aucune marchandise.
terminal-rta-told-good = { $count } { $good } de valeur { $value }
terminal-rta-told-goods = Marchandises : { $goods } ; { $total } en tout, valeur { $value }.
terminal-rta-told-cities = { $count ->
    [one] { $count } ville. À bâtir : { $begun }.
   *[other] { $count } villes. À bâtir : { $begun }.
}
terminal-rta-told-monuments = Monuments : { $monuments }.
terminal-rta-ticked = { $project } { $ticked } sur { $boxes }
terminal-rta-ticked-worth = { $points ->
    [one] { $project } { $ticked } sur { $boxes } pour { $points } point
   *[other] { $project } { $ticked } sur { $boxes } pour { $points } points
}
# Ville et monument ne s’accordent pas pareil : un mot invariable convient à tous
terminal-rta-complete = { $project } : fini
terminal-rta-lost = { $count ->
    [one] Désastres : { $count } point perdu.
   *[other] Désastres : { $count } points perdus.
}

terminal-rta-score-developments = développements
terminal-rta-score-monuments = monuments
terminal-rta-score-architecture = Architecture
terminal-rta-score-empire = Empire
terminal-rta-score-disasters = désastres
terminal-rta-score-total = total
