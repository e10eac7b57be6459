# Les règles de 7 Ages : un message par règle, dans l’ordre de data/rules.csv.
# SA-nnn-Rn précise ce que le livret laisse ouvert ou contredit, juste sous la règle concernée.

chapter-definitions = Notions générales
chapter-components = Matériel et préparation
chapter-winning = Victoire et fin de la partie
chapter-first_player = Premier joueur et couleurs
chapter-joining = Rejoindre une partie en cours
chapter-markers = Marqueurs d’action
chapter-wild = Le joker
chapter-create = Action 1 : créer un empire
chapter-production = Action 2 : production
chapter-income = Revenu
chapter-upkeep = Maintenance des unités
chapter-building = Construction
chapter-trade = Action 3 : commerce et progrès
chapter-movement = Action 4 : manœuvre
chapter-transport = Transport naval
chapter-land_units = Unités terrestres
chapter-naval_units = Unités navales
chapter-air_units = Unités aériennes
chapter-limits = Autres restrictions de mouvement
chapter-order = Retirer une désorganisation avec des unités
chapter-conflict = Conflit
chapter-nuclear = Bombes nucléaires
chapter-retreat = Retraite
chapter-conflict_end = Fin d’un conflit
chapter-moscow = Exemple : la bataille de Moscou
chapter-destiny = Action 5 : destinée
chapter-civilise = Action 6 : civilisation
chapter-cards = Jouer des cartes
chapter-leaders = Chefs
chapter-culture = Religion et gouvernement
chapter-modernise = Modernisation
chapter-urbanise = Urbanisation
chapter-buying_order = Racheter une désorganisation
chapter-destroy = Action 7 : détruire un empire
chapter-free_progress = Fin du tour : progrès gratuit
chapter-harvest = Fin du tour : récolte de gloire
chapter-categories = Catégories de gloire
chapter-buying_glory = Acheter de la gloire
chapter-glory_events = Événements et gloire
chapter-square_icons = Icônes carrées
chapter-passing = Passage du marqueur de tour
chapter-options = Règles optionnelles

## Notions générales

SA-001 = Il y a 49 niveaux de progrès, en 7 époques de 7 niveaux chacune : l’époque 1 va du niveau 1 au niveau 7, l’époque 2 de 8 à 14, l’époque 3 de 15 à 21, l’époque 4 de 22 à 28, l’époque 5 de 29 à 35, l’époque 6 de 36 à 42 et l’époque 7 de 43 à 49.
SA-001-R1 = Le livret ne donne nulle part les sept niveaux d’une époque, mais tous ses exemples concordent : 6 et 7 sont dans l’époque 1, 8 dans l’époque 2, 22 est le premier de l’époque 4, 31 est dans l’époque 5.
SA-002 = L’époque d’un empire est celle de son propre marqueur de progrès. Deux empires peuvent être à des époques différentes.
SA-003 = L’époque de la partie est celle de l’empire en jeu le plus avancé. C’est elle qui décide si une carte d’empire peut être créée.
SA-004 = Un marqueur de progrès n’est jamais au-dessous du niveau 1.
SA-004-R1 = Tout ce qui le ferait descendre plus bas (modificateur de placement, bombe nucléaire, événement, progrès cadencés) s’arrête au niveau 1, puisque le livret dit jamais.
SA-005 = Un marqueur qui dépasse le niveau 49 a quitté la dernière époque. La partie s’arrête alors à la fin du tour (SA-032).
SA-005-R1 = Il se place sur la case finale, après le 49, et n’avance plus. Pour tout le reste, son empire demeure à l’époque 7. On retient qui y est arrivé en premier (SA-030, SA-034).
SA-006 = Un empire n’a jamais plus de 199 argent. Ce qui dépasserait est perdu.
SA-007 = Un empire ne peut pas dépenser l’argent qu’il n’a pas. On ne fait pas crédit.
SA-008 = Un empire contrôle une région lorsqu’il est le camp qui y a des unités. Une région sans unités est neutre.
SA-008-R1 = Le contrôle dure tant que rien ne le change, et un intrus ne suffit pas. Il ne change que lorsqu’un conflit se termine avec un autre camp sur place ; lorsque le propriétaire n’y a plus d’unité non aérienne (pas pendant un conflit, voir aussi SA-008-R2) ; lorsqu’une unité non aérienne termine son mouvement dans une région neutre sans unités étrangères ; enfin à la création d’un empire ou lors d’une conversion. Les chefs, les fortifications et les villes ne donnent ni ne gardent le contrôle. Sinon, toute région attaquée perdrait son artefact, ses galères et sa capitale avant la bataille.
SA-008-R2 = Une unité qui ne fait que traverser une région neutre n’en prend pas le contrôle, et une région contestée ne change de main qu’après son conflit. Les unités aériennes ne prennent jamais seules une région neutre ; mais s’il ne reste qu’elles après un conflit, elles tiennent la région jusqu’à leur départ ou leur perte, car le livret ne fait pas d’exception.
SA-009 = Une flèche de traversée rend adjacentes les deux régions qu’elle relie.
SA-010 = Un empire est à portée du vôtre si le plus court chemin entre une de vos régions et une des siennes ne dépasse pas l’époque de votre empire. Votre région ne compte pas, la sienne compte. Deux empires adjacents sont à 1 région de distance.
SA-010-R1 = Les régions d’un empire sont celles qu’il contrôle. On compte librement à travers les terres et les mers neutres, à travers ses propres régions, et le long des flèches de traversée, même fermées au mouvement. Le livret ne cite comme obstacles que les régions étrangères et, au début, les océans.
SA-011 = Tant que votre empire n’est pas à l’époque 4, sa portée ne peut pas se compter à travers une région océanique.
SA-011-R1 = Une région océanique peut tout de même être la première ou la dernière du compte, pour une flotte qui s’y trouve. Seule la traversée est interdite.
SA-012 = La portée ne se compte pas à travers une région contrôlée par un autre empire, sauf si le joueur de cet empire le permet.
SA-012-R1 = Un autre de vos empires compte aussi comme un autre empire, mais vous pouvez toujours vous donner la permission.
SA-013 = Le joueur à qui l’on demande le passage peut exiger des cartes, de l’argent de l’empire demandeur, ou les deux. Si vous acceptez, vous payez immédiatement.
SA-013-R1 = Les cartes passent d’une main à l’autre, l’argent va de l’empire demandeur à l’empire dont on traverse la région. Personne n’est obligé de demander : un empire accessible seulement avec une permission non demandée ou refusée est hors de portée.
SA-014 = La portée peut n’exister que dans un sens : un empire peut être à portée d’un autre sans que la réciproque soit vraie.
SA-015 = Les moitiés s’arrondissent au supérieur : 2,5 points de gloire deviennent 3, et la moitié de 7 unités engagées fait 4 en ligne de front.
SA-015-R1 = Les exemples du livret ne divisent par deux que deux fois (SA-E14, SA-E26), et toujours en arrondissant au supérieur. Nous faisons de même partout : revenu, argent pris, gloire.
SA-016 = Si le texte d’un événement contredit une règle, c’est l’événement qui l’emporte.
SA-016-R1 = Il en va de même du texte spécial d’une carte d’empire et du texte d’un artefact : ils sont là pour changer les règles générales.
SA-017 = Une carte ne sert qu’à une seule chose (son empire, son événement, son artefact ou sa valeur), puis elle quitte la main.
SA-018 = La carte d’un empire en jeu est posée face visible devant son joueur. Quand l’empire est détruit, elle va à la défausse.
SA-019 = Quand il faut tirer une carte et que la pile de tirage est vide, on mélange la défausse pour former une nouvelle pile.
SA-019-R1 = Le livret n’en dit rien, sauf pour le choix du premier joueur ; pourtant chaque conflit consomme des cartes, et seul ce mélange permet de créer de nouveau un empire. Si les deux piles sont vides, on ne tire rien ; une carte due pour un conflit ou un commerce vaut alors 0.
SA-020 = On ne peut jamais examiner les unités d’un autre joueur.
SA-020-R1 = Le nombre d’unités de chaque couleur dans une région est public, car les règles de mouvement en ont besoin. Leur type et leurs valeurs ne sont connus que de leur propriétaire, jusqu’à ce qu’elles soient engagées et révélées dans un conflit. Là où les règles ne laissent qu’une possibilité, le type se devine : en mer, il n’y a que des unités navales et aériennes.

## Matériel et préparation

SA-021 = Le jeu se joue de 2 à 7 joueurs.
SA-022 = Il y a 110 cartes.
SA-023 = On mélange toutes les cartes en une seule pile de tirage, face cachée.
SA-024 = On trie les gros pions selon les 15 couleurs d’empire.
SA-025 = On met tous les chefs anonymes et tous les pions « pas de chef » dans une tasse.
SA-026 = On distribue 7 cartes face cachée à chaque joueur.
SA-027 = Au début, aucun empire n’est en jeu. Tous les autres pions restent de côté jusqu’à ce qu’on en ait besoin.

## Victoire et fin de la partie

SA-028 = Quand la partie s’arrête, le joueur qui a le plus de points de gloire gagne.
SA-029 = En cas d’égalité de gloire, c’est le joueur à égalité dont l’empire est le plus avancé qui gagne.
SA-030 = Si plusieurs empires ont dépassé le niveau 49, le premier à l’avoir dépassé est devant.
SA-030-R1 = Des empires qui dépassent le niveau 49 au même moment sont à égalité : la victoire est partagée (SA-031). L’ordre à partir du détenteur du marqueur de tour ne sert qu’à désigner qui reçoit les points de SA-034-R1.
SA-031 = S’il y a encore égalité, tous les joueurs à égalité gagnent ensemble.
SA-032 = Si un empire dépasse le niveau 49, la partie s’arrête à la fin de ce tour.
SA-032-R1 = On joue encore toute la fin du tour : progrès gratuit, achat de gloire, récolte. Puis on compare les scores. La récolte fait partie du tour.
SA-033 = Si un empire acquiert Internet, la partie s’arrête immédiatement.
SA-033-R1 = Immédiatement veut dire que le reste de l’action, les autres actions et la récolte n’ont pas lieu.
SA-033-R2 = En ce sens, seul l’empire sur lequel la carte est jouée acquiert Internet, même s’il y avait un marqueur bleu. Il faut un seul empire pour le bonus.
SA-034 = Le joueur dont l’empire a provoqué la fin (en dépassant le niveau 49 ou par Internet) gagne 7 points de gloire avant la comparaison des scores.
SA-034-R1 = Un seul joueur les reçoit : celui qui a Internet si c’est ce qui a mis fin à la partie, même si un autre empire a dépassé le niveau 49 plus tôt dans le tour ; sinon, le propriétaire du premier empire au-delà de 49 (SA-030). Le livret parle d’un seul joueur.
SA-035 = Avant la partie, les joueurs peuvent convenir d’un autre moment pour l’arrêter.
SA-035-R1 = Une table peut fixer un dernier tour, une époque ou un nombre de points de gloire. Sauf accord contraire, la partie s’arrête alors après la récolte de ce tour, sans les 7 points supplémentaires, liés aux deux fins ci-dessus.

## Premier joueur et couleurs

SA-036 = En secret, chaque joueur pose devant lui une carte de sa main, face cachée. Quand tous ont choisi, on les révèle ensemble.
SA-037 = La carte de plus haute valeur désigne le premier joueur.
SA-038 = Toutes les cartes ainsi jouées sont défaussées et ne sont pas remplacées.
SA-038-R1 = Le livret ne parle pas de nouvelles cartes : on commence donc avec 6 cartes en main, moins après des égalités.
SA-039 = Les joueurs à égalité pour la plus haute valeur jouent chacun une autre carte de leur main, défaussée elle aussi, jusqu’à ce qu’il n’en reste qu’un.
SA-040 = Si les joueurs à égalité n’ont plus de cartes, ils en prennent dans la pile de tirage et les jouent, jusqu’à ce que l’un gagne.
SA-040-R1 = Les mains sont en principe égales et s’épuisent ensemble. Sinon (option Rédemption), tous les joueurs à égalité passent à la pile dès que l’un d’eux n’a plus de carte. Ces cartes se jouent comme elles viennent, sans choix.
SA-041 = Le vainqueur prend le marqueur de tour.
SA-042 = On choisit ensuite les couleurs, dans l’ordre décroissant de la première carte jouée par chacun.
SA-042-R1 = Le détenteur du marqueur de tour choisit toujours en premier. Ceux qui étaient à égalité avec lui sur la première carte viennent ensuite, dans l’ordre de SA-043 ; leurs cartes suivantes ne comptent pas.
SA-043 = À premières cartes égales, le joueur le plus proche du premier joueur, en partant de sa gauche, choisit plus tôt.
SA-044 = Chaque joueur prend un marqueur de gloire, le pose sur la case 0 de la piste de gloire et prend les deux couleurs d’empire correspondantes, la foncée et la claire.
SA-045 = On garde sa paire de couleurs jusqu’à la fin de la partie.
SA-046 = Les couleurs qui ne sont dans la paire de personne forment une réserve où chacun peut prendre de quoi créer des empires.
SA-046-R1 = La paire d’un autre joueur n’est jamais disponible, même inutilisée, puisque chacun la garde jusqu’à la fin. Sept paires et une couleur seule font 15 ; la couleur seule est toujours dans la réserve.
SA-E01 = Quatre joueurs. Premières cartes : Beth 7, Jack 7, Ray 1, Patrice 1 ; puis Beth 5, Jack 4. Beth est premier joueur. Les couleurs sont choisies dans l’ordre par Beth, Jack, Ray et Patrice, car Ray est à gauche de Beth. Six cartes sont défaussées. 15 − 4 × 2 = 7 couleurs restent dans la réserve.

## Rejoindre une partie en cours

SA-047 = S’il reste des couleurs, un nouveau joueur peut rejoindre une partie en cours.
SA-047-R1 = Il faut une paire entière qui n’appartient à personne et qu’aucun empire n’utilise, car on ne peut pas céder les pions d’un empire vivant. On rejoint la partie entre deux tours.
SA-048 = Le nouveau venu reçoit 7 cartes.
SA-049 = Son marqueur de gloire commence sur la case du joueur classé dernier.
SA-050 = Il reçoit une paire de couleurs.
SA-050-R1 = Il choisit parmi les paires libres et s’assied où la table en convient ; à défaut, à droite du détenteur du marqueur de tour, donc en dernier. C’est ce qui dérange le moins l’ordre du jeu.
SA-050-R2 = La limite d’empires (SA-054) suit alors le nouveau nombre de joueurs. Qui la dépasse garde ses empires, mais ne peut ni en créer ni placer de marqueur hors empire tant qu’il n’est pas repassé au-dessous.

## Marqueurs d’action

SA-051 = Chaque joueur a un marqueur pour chacune des 7 actions, et un joker.
SA-052 = Au début du tour, chaque joueur place exactement un marqueur d’action face cachée sur chacun de ses empires en jeu.
SA-052-R1 = Tous le font en secret et en même temps, et aucun empire ne peut rester sans marqueur. Deux empires d’un même joueur ne peuvent recevoir la même action que grâce au joker, puisqu’il n’y a qu’un marqueur de chaque.
SA-053 = Si vous avez moins d’empires que votre limite, vous pouvez placer un marqueur de plus, face cachée, hors empire, c’est-à-dire sur aucun d’eux.
SA-054 = On ne peut jamais avoir plus d’empires que ceci : 7 à 2 joueurs, 5 à 3, 4 à 4, et 3 à 5, 6 ou 7 joueurs.
SA-055 = Les marqueurs non placés restent face cachée, pour que personne ne sache ce qui a été choisi.
SA-056 = Certaines actions n’ont aucun effet hors empire, par exemple détruire un empire.
SA-056-R1 = Hors empire, créer un empire a son effet (on le place toujours ainsi), destinée a tout son effet, civilisation permet seulement de jouer des événements et des artefacts, et le joker peut devenir l’une de ces trois actions. Production, commerce et progrès, manœuvre et détruire un empire n’y font rien. Les options Technologie et Prends ça ! supposent que destinée et civilisation y ont un effet.
SA-057 = Créer un empire, placé sur un empire déjà en jeu, n’a aucun effet.
SA-058 = L’ordre des actions est le suivant : 1 créer un empire, 2 production, 3 commerce et progrès, 4 manœuvre, 5 destinée, 6 civilisation, 7 détruire un empire.
SA-059 = Tous ceux qui ont choisi une action la résolvent avant que l’on passe à la suivante.
SA-060 = Quand vient son action, le marqueur est retourné face visible et son empire fait l’action.
SA-060-R1 = À chaque action, les joueurs agissent l’un après l’autre dans le sens horaire, à partir du détenteur du marqueur de tour. À son moment, chacun révèle son marqueur ou convertit son joker, puis résout l’action avant que le suivant ne décide ; qui passe a passé pour cette action. Pour commerce et progrès seulement, tous révèlent d’abord, dans le même ordre, car un seul commerce peut épuiser deux marqueurs (SA-147).
SA-061 = Les joueurs peuvent agir simultanément. Si l’ordre est important, le détenteur du marqueur de tour joue en premier, puis les autres dans le sens horaire.
SA-061-R1 = Ici, les actions se résolvent toujours l’une après l’autre dans cet ordre. La phrase du livret où le marqueur de tour est posé sur un marqueur d’action est une erreur de traduction. Avec deux marqueurs de la même action, on résout les deux à son moment, dans l’ordre que l’on veut.
SA-062 = On peut choisir de ne pas révéler un marqueur. Cet empire passe alors pour ce tour.
SA-063 = Un marqueur non révélé avant la fin de son action est perdu pour ce tour. Cet empire passe.
SA-064 = À la fin du tour, tous les marqueurs d’action reviennent à leurs propriétaires.
SA-064-R1 = Un marqueur jamais révélé est repris sans être montré, puisque le livret veut que les choix restent secrets. Si un empire est détruit avant d’utiliser son marqueur, celui-ci est perdu pour ce tour.

## Le joker

SA-065 = Le joker se place comme tout autre marqueur, sur un empire ou hors empire.
SA-066 = Il peut être révélé pendant n’importe quelle action et compte alors comme un marqueur de cette action.
SA-066-R1 = Un joker posé sur un empire peut être converti en créer un empire, mais sans effet (SA-057).
SA-067 = Il peut répéter une action que le joueur utilise déjà ce tour.
SA-068 = L’empire qui a le joker est privé du progrès gratuit de la fin du tour.
SA-068-R1 = Le livret parle une fois d’un empire qui porte le joker, une fois d’un empire qui l’a utilisé. Nous jouons le plus sévère : le porter suffit, révélé ou non.
SA-068-R2 = Un joker placé hors empire et converti en créer un empire compte comme porté par l’empire qu’il a créé. Sinon, cet usage n’aurait pas de prix.
SA-068-R3 = Dans une édition ultérieure, un administrateur conserve le progrès gratuit. Ici, non.
SA-069 = Se servir du joker pour répéter une action dans le même tour coûte 1 point de gloire, si on en a.
SA-069-R1 = La perte a lieu au début de la seconde des deux actions, et pas du tout si l’autre marqueur n’a jamais été révélé : le livret parle de faire l’action deux fois. Avec 0 point de gloire, on ne perd rien.
SA-070 = Cette pénalité ne peut pas faire descendre la gloire au-dessous de 0.
SA-070-R1 = Aucune autre perte de gloire ne le peut non plus (bombe nucléaire, artefact rouge, patrie) : la piste commence à 0 et n’a pas de case au-dessous.

## Action 1 : créer un empire

SA-071 = Pour créer un empire, jouez une carte de votre main et mettez en jeu l’empire indiqué.
SA-071-R1 = Le nouvel empire n’a pas de marqueur d’action ce tour : il n’a que ses actions de placement spéciales et le progrès gratuit. Si créer un empire est révélé sans carte jouable ou sans couleur libre, il n’a aucun effet, et aucune carte n’est montrée.
SA-072 = On ne peut créer un empire que s’il reste une couleur inutilisée à laquelle on a droit.
SA-073 = Un joueur qui a déjà son maximum d’empires ne peut pas en créer un autre.
SA-074 = Un même empire peut être créé plusieurs fois dans la partie, quand sa carte est tirée de nouveau.
SA-075 = Chaque fois que les données de départ laissent un choix, il revient au joueur qui crée l’empire.
SA-076 = Une carte ne peut être créée que si l’époque de la partie (SA-003) figure parmi les époques de la carte.
SA-077 = Certaines cartes n’autorisent une époque que si un empire donné est, ou n’est pas, sur la carte du monde.
SA-078 = Une carte ne peut être jouée que si ses conditions de placement peuvent être remplies.
SA-079 = Le créateur choisit une couleur disponible.
SA-080 = Il doit prendre une couleur de sa paire s’il en a une d’inutilisée.
SA-081 = Le marqueur de progrès se place au niveau de l’empire le plus avancé, plus ou moins le modificateur de placement de la carte.
SA-081-R1 = Il s’agit du plus avancé des autres empires en jeu. Le résultat peut tomber dans une époque absente de la carte, comme dans l’exemple où Rome commence à l’époque 1 (SA-E04).
SA-082 = S’il n’y a aucun empire sur la carte du monde, on peut créer un empire de n’importe quelle époque, s’il peut être placé.
SA-083 = Son époque de départ est alors la plus basse de sa carte qui soit sans condition.
SA-084 = Un empire créé sur une carte du monde vide place son marqueur au premier niveau de cette époque : 1, 8, 15, 22, 29, 36 ou 43. Le modificateur de placement ne compte pas.
SA-085 = L’empire commence dans la ou les régions indiquées sur sa carte, que les coordonnées aident à trouver.
SA-086 = Si la carte donne plusieurs régions de départ sans laisser de choix, l’empire doit commencer dans toutes.
SA-086-R1 = Chacune de ces régions doit recevoir au moins une unité tant que l’argent et les pions le permettent. Sinon, le créateur choisit celles qui restent vides.
SA-087 = L’empire commence avec l’argent imprimé sur sa carte.
SA-088 = Si la carte indique des chefs célèbres pour l’époque où commence l’empire, le créateur peut en prendre un qui n’est pas encore apparu dans la partie.
SA-088-R1 = C’est l’époque propre de l’empire qui compte, une fois son marqueur placé. On prend un chef au plus, dans la limite du nombre de chefs de la carte, et on le place dans une région de départ qui aura une de vos unités une fois les achats faits ; d’ici là, un chef sans unité et un empire sans unité peuvent subsister. Les chefs anonymes ne sont pas proposés à la création.
SA-089 = Les unités initiales s’achètent avec l’argent de départ, selon les règles de la production (SA-123 et suivantes).
SA-090 = À la création, on peut placer n’importe quel nombre d’unités dans une région de départ, quelle que soit sa ville.
SA-091 = Elles ne se placent que dans les régions de départ.
SA-091-R1 = Pendant la création, les régions de départ comptent comme contrôlées pour construire (SA-128, SA-129, SA-132), même s’il s’y trouve des unités étrangères : on achète avant le conflit.
SA-092 = Un administrateur qui vient d’être placé réduit déjà le coût des unités initiales, sauf l’infanterie.
SA-093 = Les marqueurs d’élite indiqués dans le texte spécial se posent sur la carte d’empire avec les unités initiales.
SA-094 = Sauf s’il est barbare à son époque, l’empire peut payer pour fortifier des régions de départ : 5 argent chacune, une fortification par région.
SA-094-R1 = Ces fortifications se paient avec les unités initiales, avant tout conflit, et seulement dans les régions de départ sans unités étrangères. Seules les fortifications gratuites viennent après les conflits. C’est l’ordre du livret.
SA-095 = L’argent dépensé à la création est retiré aussitôt. On ne peut pas dépenser plus que l’argent de départ.
SA-096 = Si le texte spécial convertit des forces qui se trouvent dans une région de départ, chefs compris, elles passent au nouvel empire.
SA-096-R1 = Les unités converties sont remplacées par des pions du même type de la nouvelle couleur. Celles pour lesquelles il n’y a pas de pion sont retirées. La carte peut préciser davantage.
SA-096-R2 = Les unités converties comptent comme la première unité que doit recevoir une région de départ (SA-086-R1). Les chefs convertis restent même au-delà du nombre de chefs, mais empêchent alors toute promotion. Les éléphants, les bombes nucléaires et les unités de la guerre des étoiles changent de propriétaire. Les unités d’un niveau trop élevé restent. Les fortifications restent, les artefacts disparaissent (SA-284). L’ancien empire garde son argent ; sans unité, il est détruit. Si une partie seulement est convertie et que l’on combat le reste, ce conflit fait perdre un cran à la ville. La conversion précède les achats, bien que le livret en parle plus tard, car elle décide des pions libres.
SA-097 = Dans une région de départ prise par conversion, la ville passe au nouvel empire sans perdre de niveau.
SA-097-R1 = De même pour une ville neutre dans une région de départ sans unités ennemies : rien ne la réduit.
SA-097-R2 = Une capitale placée là où se trouve une ville neutre reprend cette ville à son niveau, comme dans SA-099. Elle ne devient pas une ville de niveau 1.
SA-098 = Une ville convertie garde son niveau, même si le nouvel empire ne pourrait pas en construire une de ce niveau.
SA-099 = Si le nouvel empire met sa capitale dans une région où il y a une ville convertie, cette ville devient la capitale.
SA-100 = Les unités d’autres empires qui restent dans une région de départ sont combattues dans un conflit, selon les règles de l’action 4.
SA-100-R1 = Le nouvel empire est le camp actif. Comme rien ne s’est déplacé, il n’y a pas de modificateur de rivière, de traversée ni d’invasion. S’il n’a plus d’unités, il est aussitôt détruit (SA-325).
SA-101 = Sauf s’il est barbare à son époque, l’empire place une capitale de niveau 1 dans une région de départ de son choix.
SA-101-R1 = Seulement dans une région qu’il contrôle après les conflits ; s’il n’en contrôle aucune, il n’a pas de capitale. Une ville se place dans une région contrôlée.
SA-102 = Si le nouvel empire a capturé une ville de niveau 5 ou 7 dans un conflit de région de départ, sa capitale y est de niveau 3 ou 5 au lieu de 1.
SA-102-R1 = C’est la réduction habituelle d’un cran (SA-255). Une ville capturée de niveau 3 ou 1 donne de même une capitale de niveau 1. On peut encore choisir une autre région de départ ; la ville capturée reste alors une ville ordinaire. Le livret peut aussi se lire comme imposant la région ; nous laissons le choix.
SA-103 = Les fortifications accordées par le texte spécial vont dans des régions de départ au choix du créateur.
SA-104 = Les effets que la carte dit initiaux, comme un changement du coût des unités, ne valent que pendant la création.
SA-105 = Les actions spéciales accordées à la création, comme des manœuvres gratuites, doivent être faites juste après le placement et les conflits des régions de départ.
SA-106 = Les autres effets spéciaux durent aussi longtemps que le dit la carte, ou tant que l’empire existe.
SA-E02 = Les Maures (carte 69) : le créateur choisit entre le niveau de l’empire de tête moins 2 et le niveau du marqueur arabe. Mais les départs ne sont pas un choix : la Mauritanie et chaque région d’Europe contrôlée par les Arabes. Le mot « chef » employé ici par le livret désigne l’empire de tête, pas un pion de chef.
SA-E03 = L’empire le plus avancé est celui des Phéniciens, au niveau 6 : la partie est à l’époque 1. Les Carthaginois (carte 92), normalement de l’époque 2, peuvent être créés parce que les Phéniciens sont en jeu.
SA-E04 = L’empire le plus avancé est celui des Macédoniens, au niveau 8, à l’époque 2. Les Romains ont un modificateur de −1 : leur marqueur va au niveau 7, et ils sont donc à l’époque 1.
SA-E05 = La carte du monde est vide et la main contient les Égyptiens (carte 1), les Anglais (carte 37) et l’État pirate (carte 98). Les Égyptiens commenceraient au niveau 1, les Anglais au niveau 22 (époque 4). L’État pirate ne peut pas être joué, car il doit être placé à 3 régions au plus d’un autre empire.
SA-E06 = Les Anglais sont créés à l’époque 4. Leur joueuse peut prendre Shakespeare ou Élisabeth. Elle prend Élisabeth et la place en Angleterre.

## Action 2 : production

SA-107 = La production se déroule dans cet ordre : revenu, maintenance, construction.

## Revenu

SA-108 = L’empire reçoit un revenu pour chaque région qu’il contrôle : le revenu du terrain, lu à l’époque de l’empire, plus la valeur de la ville qui s’y trouve.
SA-109 = Une région désorganisée ne rapporte rien du tout, quelles que soient sa ville et ses ressources.
SA-110 = Le blé ajoute sa valeur à une région fertile à toutes les époques.
SA-111 = Le blé ne s’ajoute à une région non fertile que si l’empire est à l’époque 5, 6 ou 7.
SA-112 = Le pétrole ne s’ajoute que pour un empire à l’époque 7.
SA-113 = Les textes spéciaux des empires et les événements peuvent changer le revenu.
SA-114 = Sans capitale, tout le revenu de cette production est réduit de moitié.
SA-114-R1 = Cela vaut aussi pour les barbares, le livret ne faisant pas d’exception ; en échange, ils ne paient pas de maintenance. On divise après toutes les additions et on arrondit au supérieur. L’argent économisé n’est pas touché.
SA-115 = Le revenu s’ajoute à l’argent économisé, jusqu’à 199.
SA-115-R1 = Le livret nomme ici la piste de gloire ; il s’agit de la piste monétaire.
SA-E07 = L’Égypte est fertile avec du blé (5) et a une ville de niveau 1 (1) : revenu 6. Si elle est désorganisée : 0.
SA-E08 = L’Allemagne avec une ville de niveau 3 : revenu 5 aux époques 1 à 4 (forêt 2 + ville 3), 7 à l’époque 5 (blé + 2), et 8 aux époques 6 et 7, où la forêt a disparu et où la terre vaut 3 (3 + 2 + 3).

## Maintenance des unités

SA-116 = L’empire paie 1 argent pour chacune de ses unités sur la carte du monde.
SA-117 = S’il peut maintenir toutes ses unités, il doit le faire.
SA-118 = S’il ne peut pas, son joueur choisit celles qui ne sont pas maintenues.
SA-118-R1 = On doit en payer autant que l’argent le permet : les unités non maintenues sont le nombre d’unités moins l’argent.
SA-119 = Ni les chefs, ni les villes, ni les fortifications, ni les artefacts ne demandent de maintenance.
SA-120 = Les unités d’un empire barbare non plus, c’est-à-dire d’un empire qui a le symbole « pas de villes » pour son époque.
SA-121 = Les unités non maintenues retournent dans la réserve de force.
SA-121-R1 = Les bombes nucléaires et les unités de la guerre des étoiles non maintenues, perdues ou détruites retournent dans la réserve commune, sinon on ne pourrait plus jamais les construire (SA-142). Pour les éléphants, voir SA-140.
SA-122 = Chaque région terrestre devenue neutre parce que ses unités n’ont pas été maintenues reçoit un marqueur de désorganisation, sauf si elle en a déjà un.
SA-122-R1 = Les régions maritimes et océaniques n’en reçoivent pas. La ville et la fortification restent ; un artefact est retiré (SA-284) ; une capitale devient une ville ordinaire de même niveau et l’argent n’est pas perdu, car il n’y a pas eu de conflit.
SA-122-R2 = Les chefs restés là sont retirés (SA-294), on vérifie de nouveau les galères et les portées, et un empire sans unités est détruit.

## Construction

SA-123 = On ne peut construire que les types d’unités dont l’empire a atteint le niveau de progrès. Des textes spéciaux peuvent faire varier cela.
SA-124 = Les couleurs diffèrent par le nombre, le type et la qualité des unités. Les pions de la couleur choisie forment la réserve de force de l’empire.
SA-125 = On ne peut construire que des pions présents dans la réserve de force.
SA-125-R1 = Les pions ont deux faces. On peut construire l’une ou l’autre si son propre niveau de progrès est atteint, puisque la modernisation les retourne de toute façon.
SA-126 = Chaque unité coûte le prix de son type.
SA-127 = Quelles que soient les modifications, une unité coûte au moins 1.
SA-128 = Les unités navales ne se construisent que dans des régions côtières ou maritimes contrôlées par l’empire, jamais dans des régions océaniques.
SA-129 = Toutes les autres unités ne se construisent que dans des régions terrestres contrôlées par l’empire.
SA-130 = Dans une région qui a une ville, on ne place pas plus d’unités en une production que la valeur de la ville.
SA-131 = Dans une région sans ville, on ne place qu’une seule unité.
SA-131-R1 = Les unités navales et aériennes comptent dans la même limite. On peut construire dans une région désorganisée : elle n’est privée que de revenu.
SA-132 = L’empire peut fortifier n’importe quel nombre de ses régions terrestres, pour 5 argent chacune.
SA-133 = Une région contient au plus une fortification.
SA-134 = Les fortifications sont interdites à un empire barbare.
SA-135 = Un empire qui a le symbole « pas d’unités navales » ou « pas de cavalerie » ne peut pas construire cette classe d’unités.
SA-136 = Cette interdiction cesse dès que l’empire a commercé au moins une fois avec un empire qui ne l’a pas.
SA-136-R1 = Il suffit d’avoir été choisi comme partenaire, et il n’est pas nécessaire de gagner. Commercer avec la pile de tirage ne compte pas. Un partenaire dont l’interdiction a cessé n’en a plus. Une fois levée, elle l’est pour toujours. Le livret demande seulement d’avoir commercé.
SA-137 = Un empire ne peut construire que les éléphants ajoutés à sa réserve de force.
SA-138 = Un empire de niveau 10 ou plus qui prend le contrôle d’une région à éléphants ajoute l’éléphant de cette région à sa réserve de force, même en le prenant à un autre empire.
SA-138-R1 = Il faut que les deux soient vrais, le contrôle et le niveau 10 ; l’éléphant vient donc aussi quand l’empire atteint le niveau 10 en tenant la région. Si un autre empire a ce pion sur la carte du monde, on l’en retire.
SA-138-R2 = On le prend aussitôt, même au milieu d’un conflit. Il ne cause pas de panique (SA-236), car il n’a pas été perdu dans un conflit.
SA-139 = Un empire de niveau 10 ou plus qui gagne un échange commercial avec un empire contrôlant une région à éléphants ajoute à sa réserve de force un éléphant anonyme tiré au sort, s’il en reste dans la réserve commune.
SA-139-R1 = On lit le niveau après l’avance due à cet échange : elle fait partie de la victoire.
SA-140 = Un éléphant qui meurt ou n’est pas maintenu quitte la réserve de l’empire pour la réserve commune, sauf si l’empire contrôle la région de cet éléphant.
SA-140-R1 = S’il contrôle la région, l’éléphant va dans sa réserve de force et peut être reconstruit. Les éléphants anonymes vont toujours dans la réserve commune.
SA-141 = Tous les éléphants quittent définitivement le jeu dès qu’un empire entre dans l’époque 7.
SA-141-R1 = Un empire créé à l’époque 7 y entre aussi.
SA-142 = On ne peut construire des bombes nucléaires et des unités de la guerre des étoiles que s’il en reste dans la réserve commune.
SA-143 = En dehors de la production et de la création, l’argent ne sert qu’à retirer des désorganisations pendant la civilisation, à acheter de la gloire pendant la récolte, à faire des dons dans le commerce et à payer le passage, sauf si une carte en dispose autrement.

## Action 3 : commerce et progrès

SA-144 = L’empire qui agit choisit pour partenaire un empire d’un autre joueur qui est à sa portée.
SA-145 = S’il y a le choix, ce doit être un empire qui n’a pas encore commercé ce tour.
SA-145-R1 = Un empire a commercé s’il a pris part à un échange, d’un côté ou de l’autre. S’il n’y a pas d’autre partenaire à portée, on peut en prendre un qui a déjà commercé.
SA-146 = Si aucun empire d’un autre joueur n’est à portée, l’empire peut commercer avec la pile de tirage.
SA-146-R1 = Tant qu’un tel empire est à portée, la pile n’est pas permise : le livret en fait un dernier recours. On peut toujours passer en ne révélant pas son marqueur.
SA-147 = Si le partenaire a aussi choisi commerce et progrès, ce seul échange épuise l’action des deux.
SA-147-R1 = Le partenaire choisi ne peut pas refuser. Qui a révélé commerce et progrès et n’en veut plus peut renoncer : l’action est perdue. Être choisi plus tard comme partenaire n’efface pas le fait d’avoir choisi l’action (SA-155, SA-157, SA-158) ; un marqueur auquel on a renoncé ou qui n’a pas été révélé ne compte pas. Contre la pile, avec une main vide, on tire d’abord sa propre carte, puis celle de la pile ; avec deux mains vides, le camp actif tire en premier.
SA-148 = Chaque camp choisit en secret une carte de sa main, face cachée. On les révèle ensemble.
SA-149 = Un camp dont la main est vide utilise la première carte de la pile de tirage.
SA-150 = Le total commercial est la valeur de la carte plus la valeur commerciale de l’empire.
SA-151 = On y soustrait 1 si l’empire contrôle au moins une région désorganisée : une seule fois, quel qu’en soit le nombre.
SA-152 = Le plus haut total commercial gagne l’échange.
SA-153 = Contre la pile de tirage, le total adverse est la valeur, sans modification, de sa première carte.
SA-154 = Le gagnant avance de 1 niveau.
SA-155 = Le gagnant peut avancer de 1 niveau de plus s’il a choisi commerce et progrès ce tour.
SA-156 = Le gagnant peut avancer de 1 niveau de plus si son partenaire est un empire, et non la pile, d’un niveau de progrès supérieur.
SA-156-R1 = On compare les niveaux d’avant l’échange, sinon le premier pas changerait le troisième. Le premier pas est obligatoire, les deux autres non. Donc 3 niveaux au plus contre un empire, 2 contre la pile.
SA-157 = En cas d’égalité, le camp qui a choisi commerce et progrès avance d’exactement 1 niveau. L’autre n’avance pas.
SA-157-R1 = Une égalité contre la pile donne donc aussi 1 niveau à l’empire qui agit. Une égalité n’est pas une victoire : ni éléphant, ni gloire pour avoir gagné.
SA-158 = À égalité, si les deux ont choisi commerce et progrès, seul le moins avancé avance de 1 niveau.
SA-159 = S’ils l’ont choisi tous les deux et que leurs niveaux sont égaux, personne n’avance.
SA-160 = Après un échange entre empires, chaque joueur prend la carte jouée par l’autre.
SA-161 = Après un échange avec la pile, le joueur prend la carte de la pile et défausse la sienne.
SA-162 = Après un échange, les deux empires peuvent se donner autant d’argent qu’ils en ont. La pile ne donne ni ne reçoit.
SA-162-R1 = Un don ne dépend que de celui qui donne. Celui qui reçoit ne dépasse toujours pas 199. Le joueur qui agit décide en premier.
SA-163 = Un joker converti en commerce et progrès compte comme le choix de cette action.
SA-E09 = Les Syracusains (commerce +2, ont choisi l’action) commercent avec les Romains (commerce +1, ne l’ont pas choisie, niveau supérieur). Cartes 3 et 5 : les totaux sont 5 et 6, Rome gagne et avance de 1 niveau. Avec un 5, Syracuse aurait gagné par 7 à 6 et pu avancer de 3 niveaux. Avec un 4, à 6 partout, Syracuse aurait avancé de 1 niveau. Après l’échange joué, Syracuse a le 5 et Rome le 3.

## Action 4 : manœuvre

SA-164 = Une manœuvre déplace des unités à l’intérieur de l’empire, vers des régions neutres ou vers celles d’autres empires.
SA-164-R1 = Terminer son mouvement dans une région neutre en donne le contrôle sans conflit. Une ville qui s’y trouve est prise à son niveau ; une fortification et un marqueur de désorganisation y restent. Seuls les conflits dépouillent une région.
SA-165 = Pendant une manœuvre, chaque unité de l’empire peut se déplacer une fois, d’une région à une région adjacente et ainsi de suite.
SA-166 = Ce qu’elle paie pour les régions où elle entre ne peut pas dépasser la capacité de mouvement imprimée sur l’unité.
SA-167 = Entrer dans une région coûte les points du tableau des effets du terrain. Il doit en rester assez pour payer en entier.
SA-167-R1 = Il n’y a pas de mouvement minimum gratuit d’une région : le livret exige le plein prix.
SA-168 = Pour les unités navales et aériennes, chaque région coûte 1 point, peu importe le terrain.
SA-169 = Un explorateur donne +1 en mouvement aux unités qu’il accompagne du début à la fin de leur mouvement.
SA-170 = Les unités de la guerre des étoiles ont un mouvement illimité.
SA-171 = Un chef ne se déplace qu’en accompagnant au moins une unité pendant tout son mouvement. Des unités parties d’une même région peuvent suivre ensemble un même chemin.
SA-171-R1 = Un chef se déplace au plus une fois par manœuvre, comme les unités qu’il suit.
SA-171-R2 = Un explorateur aide toutes les unités qui font tout le chemin avec lui. Un mouvement emmène, sur un seul chemin, celles des unités et ceux des chefs de la région que l’on veut.
SA-172 = Un chef n’accompagne jamais une bombe nucléaire ni une unité de la guerre des étoiles.

## Transport naval

SA-173 = Un navire peut prendre à bord une unité terrestre ou une unité aérienne, et autant de chefs que l’on veut.
SA-174 = Le navire et ce qu’il transporte doivent partir de la même région au début de la manœuvre et rester ensemble jusqu’au bout.
SA-175 = Le mouvement utilise la capacité de l’unité navale et suit ses restrictions.
SA-176 = Il doit se terminer dans une région côtière.
SA-176-R1 = L’unité transportée ne fait pas d’autre mouvement dans cette manœuvre ; les deux finissent dans la même région côtière. Toute unité non aérienne, navire ou passager, qui entre dans une région terrestre directement depuis une mer ou un océan fait une invasion, qu’il y ait des ennemis ou non.

## Unités terrestres

SA-177 = L’infanterie, la cavalerie et les unités de projectiles n’entrent que dans les régions terrestres, sauf lorsqu’elles sont transportées.
SA-178 = Une unité terrestre non transportée doit s’arrêter dès qu’elle entre là où se trouve une unité d’un autre empire, à moins que le sien n’y compte déjà au moins le double d’unités.
SA-178-R1 = On compte toutes les unités présentes avant l’entrée de celle qui se déplace, sans les chefs ni les fortifications. Le double exact suffit (SA-E12).

## Unités navales

SA-179 = Les unités navales n’entrent que dans les régions océaniques, maritimes et côtières.
SA-180 = En mer et sur l’océan, une unité navale peut passer malgré les unités d’un autre empire si le sien y compte déjà au moins le double d’unités, ou si son mouvement s’achève ailleurs que dans une région contrôlée par cet autre empire.
SA-181 = Une unité navale doit s’arrêter dès qu’elle entre là où se trouve une unité d’un autre empire, à moins que le sien n’y compte déjà au moins le double d’unités.
SA-181-R1 = Les deux phrases du livret se contredisent. Nous jouons SA-180 dans les régions maritimes et océaniques, et SA-181 dans les régions côtières ainsi que partout où SA-180 ne laisse pas passer. On peut toujours s’arrêter pour combattre.
SA-182 = Une unité navale ne peut pas couper par la terre à travers une région qui touche deux étendues d’eau séparées.
SA-183 = Dans une région terrestre, un navire se trouve sur une côte donnée et ne peut repartir que vers les eaux que touche cette côte.
SA-183-R1 = C’est la côte par laquelle il est arrivé, ou celle choisie à sa construction. On la retient après le mouvement.
SA-184 = Le canal de Suez et celui de Panama laissent passer les navires entre les régions maritimes qu’ils relient, aux époques imprimées sur la carte du monde.
SA-184-R1 = C’est l’époque de l’empire qui se déplace qui compte.
SA-185 = Passer un canal demande la permission de tous les empires qui contrôlent une région adjacente au canal.
SA-185-R1 = On n’a pas besoin de sa propre permission ni de celle de ses autres empires. Une permission vaut pour une action ; pour une portée (SA-012), elle vaut pour un compte. S’il y a plusieurs propriétaires en chemin, tous doivent accepter avant que l’on paie quoi que ce soit.
SA-186 = Les galères ne peuvent pas entrer dans les régions océaniques, sauf si le texte spécial de leur empire le permet.
SA-187 = En mer ou sur l’océan, une galère est détruite immédiatement si aucune région terrestre adjacente n’est contrôlée par son empire.
SA-187-R1 = On le vérifie après chaque pas et à chaque changement de contrôle. Une galère ne peut donc pas non plus traverser une telle région.
SA-187-R2 = Ce qu’elle transporte est perdu avec elle, chefs compris ; mais on ne propose pas de mouvement par de telles mers. Un chef seul avec un navire peut finir en mer : SA-176 ne vaut que pour une unité terrestre ou aérienne transportée.

## Unités aériennes

SA-188 = Les unités de la guerre des étoiles peuvent aller dans n’importe quelle région. Les unités des autres empires ne les arrêtent pas.
SA-188-R1 = Les bombes nucléaires et les unités de la guerre des étoiles sont des unités aériennes dans toutes les règles qui parlent d’unités aériennes ou non aériennes (SA-008, SA-168, SA-190 à SA-192, SA-195, SA-222, SA-375). Le livret les traite sous ce titre.
SA-189 = Les bombes nucléaires vont dans tout type de région, sans être arrêtées par les unités des autres empires ; seule une unité de la guerre des étoiles d’un autre empire leur ferme une région.
SA-190 = Les autres unités aériennes doivent s’arrêter dès qu’elles entrent là où se trouve une unité aérienne d’un autre empire, à moins que le leur n’y compte déjà au moins le double d’unités aériennes.
SA-191 = Sauf celles de la guerre des étoiles, une unité aérienne ne peut terminer son mouvement en mer ou sur l’océan que si son empire a une unité non aérienne dans cette région ou dans une région adjacente.

## Autres restrictions de mouvement

SA-192 = Pendant sa manœuvre, un empire doit toujours garder au moins une unité non aérienne dans chaque région terrestre qu’il contrôle.
SA-192-R1 = On le vérifie après chaque mouvement, puisque le livret dit toujours. Un navire dans une région côtière suffit.
SA-193 = Les régions maritimes et océaniques peuvent être laissées vides.
SA-194 = Les unités aériennes peuvent quitter n’importe quelle région, même si rien n’y reste.
SA-195 = Une flèche de traversée est fermée si des unités d’un autre empire se trouvent dans sa région maritime. Seuls les chefs et les unités aériennes peuvent encore l’emprunter.
SA-195-R1 = Toute unité étrangère la ferme, même aérienne, même d’un autre de vos propres empires.
SA-196 = Une flèche qui se trouve dans deux régions maritimes n’est fermée que si les deux contiennent des unités d’un autre empire.
SA-E10 = Des navires français partent de Normandie. Ils peuvent traverser le golfe de Gascogne, qui contient une galère anglaise, s’il y a déjà au moins deux unités navales françaises, ou si leur mouvement ne se termine pas dans une région contrôlée par les Anglais.
SA-E11 = Des lanciers veulent aller du Maroc en Andalousie. La flèche est fermée si la Méditerranée Ouest et les Piliers d’Hercule contiennent tous deux des unités d’un autre empire. Elle est ouverte si c’est le cas de la seule Méditerranée Ouest.
SA-E12 = Les marais du Pripet contiennent 2 unités russes. Avec 3 unités françaises sur place, les suivantes doivent s’arrêter. Une quatrième, un chevalier, fait 4 = 2 × 2, et les unités qui entrent après elle peuvent continuer vers Moscou. Une unité doit rester en Pologne. La marche sur Moscou coûterait 4 points à la cavalerie ; avec les routes pavées, Moscou elle-même ne coûte que 1.

## Retirer une désorganisation avec des unités

SA-197 = Une région contrôlée par l’empire perd son marqueur de désorganisation si l’empire y termine une manœuvre avec assez d’unités.
SA-198 = Il en faut 1 + le modificateur de défense du terrain + la valeur de la ville.
SA-199 = La ville compte pour 0 si une de ces unités est une unité de projectiles autre que des archers.
SA-200 = Les modificateurs de rivière, d’invasion et de traversée s’ajoutent si l’une de ces unités est venue par là dans cette manœuvre.
SA-200-R1 = Les fortifications ne comptent pas. Le terrain se lit à l’époque de l’empire. Toutes les unités de la région comptent, qu’elles aient bougé ou non. On vérifie après les conflits de l’action, et cela se fait tout seul. Le livret ne cite que le terrain et la ville.
SA-201 = On peut retirer plusieurs marqueurs de désorganisation dans une même manœuvre.
SA-E13 = L’Arménie, aux Mongols, est désorganisée ; c’est une montagne (+3) avec une ville de niveau 1 : il faut 1 + 3 + 1 = 5 unités. 1 est sur place et 4 arrivent, ce qui fait 5 : le marqueur est retiré à la fin de l’action. Avec parmi elles une unité de projectiles autre que des archers, 4 suffisent. Si une rivière a été traversée, il en faut plus de 5.

## Conflit

SA-202 = Après tous les mouvements, l’empire actif doit résoudre un conflit dans chaque région qui contient de ses unités et des unités d’un autre empire.
SA-203 = Il doit le faire même si les deux empires sont au même joueur.
SA-203-R1 = Ce joueur décide alors pour les deux camps, sans secrets.
SA-204 = Le joueur actif choisit l’ordre des conflits.
SA-205 = Il continue jusqu’à ce que tous les conflits de l’action soient résolus.
SA-206 = Un conflit a deux camps : l’empire actif et un autre.
SA-206-R1 = Si plusieurs autres empires partagent la région, ce qui n’arrive que par des effets spéciaux, l’empire actif les combat l’un après l’autre dans l’ordre de son choix.
SA-207 = Au début d’un round, chaque camp tire une carte de la pile, la regarde et la pose face cachée.
SA-208 = Un camp qui a un tacticien dans la région peut défausser cette carte et en tirer une autre, qu’il doit utiliser.
SA-208-R1 = Une fois par round et par camp. Il suffit que le tacticien soit présent : les cartes se tirent avant d’engager les unités, quoi que laisse entendre l’exemple.
SA-209 = Puis chaque camp engage en secret une ou plusieurs de ses unités de la région qui ne sont pas encore engagées.
SA-210 = Un camp peut aussi engager un tacticien présent dans la région.
SA-210-R1 = Un tacticien au plus par camp et par round. Les chefs d’un autre type ne sont jamais engagés.
SA-211 = Avant que les cartes et les unités soient révélées, tout joueur, impliqué ou non, peut jouer des cartes événement qui affectent le conflit.
SA-211-R1 = On le propose à chacun dans le sens horaire à partir du joueur actif, et l’on recommence jusqu’à ce que tous passent d’affilée.
SA-212 = Puis on révèle toutes les cartes et les unités engagées, et on calcule les deux totaux de conflit.
SA-213 = Total de conflit : la valeur de la carte du camp.
SA-214 = Total de conflit : plus les valeurs de ligne de front d’une moitié des unités engagées, que le propriétaire choisit.
SA-214-R1 = La moitié s’arrondit au supérieur, et une unité seule est en ligne de front ; voir SA-E14, SA-E17 et SA-E18.
SA-214-R2 = On choisit après la révélation, puisque rien ne rend ce choix secret. La répartition qui donne le plus haut total peut être proposée. Le choix compte à cause des éléphants et du bonus de désorganisation.
SA-215 = Total de conflit : plus la valeur de soutien des autres unités engagées.
SA-216 = Total de conflit : plus 1 par marqueur d’élite de l’empire, +3 au maximum.
SA-217 = Total de conflit : plus 1 par époque d’avance de l’empire sur son adversaire.
SA-218 = Total de conflit : pour chaque marqueur de désorganisation que l’adversaire a pris dans ce conflit, plus la meilleure valeur de ligne de front et la meilleure valeur de soutien parmi les unités engagées dans ce round.
SA-218-R1 = Les deux s’additionnent. La ligne de front ne compte que pour les unités placées en ligne de front, le soutien que pour celles en soutien, après le terrain et les autres modificateurs. La bataille de Moscou le montre : 5 + 5 dans SA-E16, 6 + 8 pour un camp et 4 + 0 pour un chevalier seul dans SA-E17.
SA-219 = Total de conflit du défenseur, c’est-à-dire du camp inactif : plus le modificateur de terrain.
SA-220 = Total de conflit du défenseur : plus 2 pour une fortification.
SA-221 = Total de conflit du défenseur : plus la valeur de la ville.
SA-222 = Les modificateurs de terrain se cumulent : montagne 3 et rivière 1 font 4.
SA-222-R1 = Rivière, traversée et invasion comptent une fois chacune si une unité que le camp actif engage dans ce round est venue par là dans cette action. Les unités aériennes ne les provoquent jamais. L’artillerie aussi se juge round par round.
SA-223 = Les modificateurs de terrain se lisent à l’époque du défenseur.
SA-223-R1 = De même pour savoir si une forêt gêne la cavalerie : une région ne peut pas avoir deux terrains dans un même conflit.
SA-224 = La ville compte pour 0 si le camp actif utilise des unités de projectiles autres que des archers.
SA-224-R1 = Cela se décide round par round, selon les unités engagées : dans SA-E15, les Français n’engagent pas d’artillerie et la ville compte.
SA-225 = Les unités montées, comme les chevaliers et l’artillerie à cheval, combattent en forêt avec −1 en ligne de front et −1 en soutien.
SA-225-R1 = Le livret ne le montre que dans l’exemple ; le tableau des effets du terrain dit quelles unités et quels terrains sont concernés. Cela vaut pour les deux camps.
SA-225-R2 = Le terrain s’applique d’abord, le zéro des éléphants (SA-226) en dernier. Aucune valeur ne descend au-dessous de 0.
SA-226 = Des éléphants engagés par un camp mettent à 0 la valeur de ligne de front des chars, de la cavalerie légère et des archers à cheval que l’autre camp engage.
SA-227 = Le total le plus bas perd : toutes les unités et tous les chefs que ce camp a engagés dans le round sont éliminés.
SA-228 = Le camp qui a le total le plus élevé ne perd rien.
SA-229 = À totaux égaux, les deux camps perdent leurs unités engagées.
SA-230 = À totaux égaux, un camp qui a engagé un tacticien ne perd pas d’unités.
SA-230-R1 = Les deux camps peuvent être protégés ainsi en même temps. Le tacticien engagé n’est pas perdu non plus en cas d’égalité.
SA-231 = Les unités engagées qui survivent sont mises de côté et ne peuvent plus être engagées avant d’être libérées.
SA-232 = Les tacticiens peuvent être engagés de nouveau à chaque round.
SA-233 = Les cartes sont défaussées après le round.
SA-234 = On enchaîne les rounds jusqu’à ce qu’un camp ait gagné ou que les deux soient entièrement détruits.
SA-235 = Les unités perdues retournent dans la réserve de force.
SA-236 = Si un camp perd un éléphant dans un conflit, toutes ses unités survivantes doivent immédiatement retraiter.
SA-236-R1 = Elles le doivent, qu’elles puissent ou non retraiter autrement. Si les deux camps perdent un éléphant dans le même round, les deux retraitent, le camp actif d’abord, et la région devient neutre.
SA-237 = Un camp qui n’a plus d’unité non engagée libère toutes ses unités engagées et prend un marqueur de désorganisation pour ce conflit.
SA-237-R1 = Cela se fait juste après les pertes du round, avant toute décision de retraite, comme dans l’exemple. Un camp sans aucune unité n’en prend pas.
SA-238 = Un camp peut prendre autant de marqueurs de désorganisation qu’il le faut dans un conflit, sans limite.

## Bombes nucléaires

SA-239 = Si un camp n’a plus qu’une bombe nucléaire à engager, son propriétaire peut détruire la bombe avant le round. Le camp prend un marqueur de désorganisation pour avoir épuisé ses unités, et les autres sont libérées.
SA-239-R1 = Le livret dit la seule unité engagée ; nous lisons la seule qui reste à engager, sinon la libération n’aurait pas de sens. Si c’était sa toute dernière unité, le camp a perdu. Détruire la bombe ne coûte pas de gloire.
SA-240 = Si un camp engage une bombe et l’autre une unité de la guerre des étoiles dans le même round, la bombe est détruite avant le calcul des totaux.
SA-240-R1 = Une seule unité de la guerre des étoiles arrête toutes les bombes du round. Un camp qui n’a plus d’unités engagées garde sa carte et ses bonus.
SA-241 = Une bombe engagée et non arrêtée élimine toutes les unités des deux camps dans la région, engagées ou non.
SA-242 = Quand une bombe explose, l’empire qui contrôlait la région perd un niveau de progrès.
SA-242-R1 = Il s’agit de l’empire qui la contrôlait au début du conflit ; il ne descend jamais au-dessous du niveau 1 (SA-004). Les chefs restés seuls sont retirés aussi (SA-294).
SA-243 = Le joueur qui a utilisé une bombe perd 5 points de gloire.
SA-243-R1 = Pour chaque bombe engagée et révélée, même arrêtée, mais jamais au-dessous de 0 (SA-070). Le livret parle de l’avoir utilisée, après avoir traité tous les cas.

## Retraite

SA-244 = Avant le tirage des cartes d’un round, un camp peut retraiter si l’autre camp a pris un marqueur de désorganisation dans ce conflit.
SA-245 = Avec un tacticien dans la région, il peut retraiter si n’importe quel camp en a pris un.
SA-246 = Si les deux peuvent retraiter, le camp actif décide en premier.
SA-246-R1 = S’il retraite, le conflit est terminé et l’autre camp n’a plus à décider.
SA-247 = Les unités retraitent vers des régions adjacentes contrôlées par leur empire et sans unité d’un autre empire.
SA-248 = Une unité ne peut retraiter que là où elle pourrait entrer par un mouvement, sans transport naval.
SA-248-R1 = Le livret écrit « mouvement naval » ; il s’agit sans doute du transport naval. Les navires retraitent normalement par mer, les unités terrestres jamais à bord de navires. Les flèches de traversée suivent SA-195. Les points de mouvement ne comptent pas.
SA-249 = Une unité qui retraite sans avoir où aller est éliminée.
SA-249-R1 = On ne peut choisir de retraiter que si au moins une de ses unités a où aller ; les autres sont alors éliminées. Seule une retraite forcée (éléphants, événement) a lieu sans aucune région possible.
SA-250 = Les unités d’un camp peuvent retraiter vers des régions différentes.
SA-250-R1 = Toutes les unités du camp dans la région retraitent, engagées ou non. Les chefs suivent une unité qui retraite, au choix du propriétaire.

## Fin d’un conflit

SA-251 = Un empire qui perd un conflit perd un marqueur d’élite, s’il en a.
SA-251-R1 = Perdre, c’est ne plus avoir d’unité dans la région, par élimination ou par retraite : retraiter, c’est abandonner la région. Si les deux camps sont anéantis, les deux ont perdu.
SA-252 = Les marqueurs de désorganisation pris pendant le conflit sont retirés.
SA-253 = S’il ne reste plus d’unité d’aucun des deux camps, la région devient neutre.
SA-254 = Si un camp a encore des unités dans la région, il la contrôle.
SA-254-R1 = Même s’il ne reste que des unités aériennes (SA-008-R2).
SA-255 = Si le contrôle change, les artefacts et les fortifications de la région sont retirés et sa ville baisse d’un cran : 7 à 5, 5 à 3, 3 à 1, 1 à rien.
SA-255-R1 = Devenir neutre par un conflit est un changement de contrôle : la région avait un propriétaire et n’en a plus.
SA-256 = Une capitale dans une région qui a changé de contrôle devient une ville ordinaire.
SA-256-R1 = Les deux effets s’appliquent : une capitale de niveau 3 devient une ville ordinaire de niveau 1.
SA-257 = Un empire qui perd sa capitale dans un conflit perd tout son argent économisé. La moitié va à l’empire qui contrôle désormais la région.
SA-257-R1 = La moitié s’arrondit au supérieur, et celui qui la reçoit ne dépasse pas 199. Si la région est neutre, personne ne la reçoit.
SA-258 = Un empire sans capitale qui perd un chef dans un conflit, et perd aussi ce conflit, perd tout son argent économisé. La moitié va au vainqueur.
SA-258-R1 = Tout chef retiré au cours du conflit compte, engagé ou resté seul. Cela ne s’ajoute jamais à SA-257 pour le même conflit : on ne perd pas deux fois le même argent.
SA-258-R2 = Si personne n’a gagné, personne ne reçoit la moitié.
SA-259 = Les chefs célèbres perdus dans un conflit quittent le jeu, les anonymes retournent dans la tasse.
SA-259-R1 = Le livret le dit pour la destitution et la destruction. Nous l’appliquons chaque fois qu’un chef est retiré.

## Exemple : la bataille de Moscou

SA-E14 = Moscou, round 1. Les Français (Alex, actif, époque 5, 1 marqueur d’élite, tacticien Napoléon) ont 4 fusiliers (ligne de front 6), 1 chevalier (ligne de front 6, en forêt 5), 2 artilleries (soutien 8) et 1 artillerie à cheval (soutien 7, en forêt 6). Les Russes (Catherine, défenseur, époque 4, sans marqueur d’élite, tacticien Koutouzov) ont 2 fusiliers (ligne de front 5), 1 lancier (ligne de front 1), 2 canons (soutien 5) et 2 chevaliers (ligne de front 5 et soutien 4, en forêt 4 et 3). Moscou est en forêt (+1, et encore +1, par la carte 34, pour chaque infanterie russe en ligne de front), avec une fortification (+2) et une capitale de niveau 3. Alex change de carte et obtient un 2. Il engage 3 fusiliers et le chevalier en ligne de front, 2 artilleries et l’artillerie à cheval en soutien : 18 + 5 + 16 + 6 + 2 (carte) + 1 (élite) + 1 (époque) = 49. Catherine a un 5 et engage le lancier : 1 + 5 + 2 (forêt 1 + 1 par la carte 34) + 2 (fortification) = 10 ; la ville compte pour 0 à cause de l’artillerie. Le lancier est perdu. Il reste 8 unités aux Français, dont 1 non engagée.
SA-E15 = Moscou, round 2. Alex a un 6 et engage le dernier fusilier : 6 + 6 + 1 + 1 = 14. Catherine a un 3 et engage un fusilier et un canon : 5 + 5 + 3 (carte) + 2 (forêt) + 3 (capitale) + 2 (fortification) = 20. La capitale compte, car aucune artillerie n’est engagée dans ce round. Le fusilier est perdu. Les Français ont 7 unités, toutes libérées, et prennent un marqueur de désorganisation. Catherine peut retraiter et y renonce. Alex le peut aussi, grâce à son tacticien, mais n’a nulle part où aller. Le livret laisse Catherine y réfléchir d’abord ; selon SA-246, c’est à Alex de décider en premier.
SA-E16 = Moscou, round 3. Alex a un 5 et engage un fusilier et une artillerie : 6 + 8 + 5 + 1 + 1 = 21. Catherine a un 4 et engage un fusilier, un canon et 2 chevaliers, le fusilier (5) et un chevalier (4) en ligne de front, le canon (5) et un chevalier (3) en soutien : 5 + 5 + 4 + 3 + 4 (carte) + 2 (forêt) + 2 (fortification) + 10 (désorganisation 5 + 5) = 35. Les deux unités françaises sont perdues ; il reste 2 fusiliers, le chevalier, une artillerie et l’artillerie à cheval. Les 6 unités russes sont libérées, et les Russes prennent un marqueur de désorganisation.
SA-E17 = Moscou, round 4. Alex engage ses 5 unités et Napoléon : 12 + 5 + 8 + 6 + 1 (élite) + 14 (désorganisation 6 + 8) + 1 (époque) = 47, plus sa carte. Catherine a un 3 et engage un chevalier : 4 + 2 (fortification) + 1 (forêt, pas d’infanterie en ligne de front) + 4 (désorganisation 4 + 0) + 3 = 14. Le chevalier est perdu. Les Français sont tous libérés et prennent un deuxième marqueur de désorganisation. Le livret dit qu’Alex tire un 4 mais imprime 52, en ajoutant 5 : avec un 4 le total est 51, avec un 5 il est 52. Il gagne le round dans les deux cas. Napoléon lui-même n’ajoute rien.
SA-E18 = Moscou, round 5. Alex a un 3 et engage ses 5 unités et Napoléon : 12 + 5 + 8 + 6 + 3 + 1 + 1 + 14 = 50. Catherine change de carte, obtient un 4 et engage ses 5 dernières unités : 10 + 4 + 10 + 4 (carte) + 3 (forêt 1 + 2 infanteries) + 2 (fortification) + 20 (deux marqueurs, 5 + 5 chacun) = 53. Toutes les unités françaises et Napoléon sont perdus. Les Russes gardent Moscou, et les Français perdent leur marqueur d’élite.

## Action 5 : destinée

SA-260 = Destinée : défaussez d’abord les cartes de votre main que vous voulez.
SA-261 = Puis tirez des cartes jusqu’à en avoir 6 en main.
SA-262 = Six cartes sont la limite normale d’une main.
SA-262-R1 = Le livret ne le dit que dans une règle optionnelle. La distribution de 7 cartes s’accorde avec elle, puisqu’une carte part pour désigner le premier joueur. La limite ne vaut que dans la destinée : avec plus de 6 cartes, on doit d’abord descendre à 6. À d’autres moments, une main peut être plus grande (distribution, nouveau venu, paiement d’un passage).

## Action 6 : civilisation

SA-263 = Une action civilisation permet : de jouer n’importe quel nombre de cartes, de destituer un chef, d’en promouvoir un, d’adopter une religion ou un gouvernement, de moderniser n’importe quel nombre d’unités, d’urbaniser une fois, de faire d’une ville la capitale, et de retirer n’importe quel nombre de désorganisations.
SA-263-R1 = Dans n’importe quel ordre, mais les désorganisations se retirent en dernier, après l’adoption. Le livret les place à la fin, et sinon l’argent annulerait SA-304 et SA-308 dans la même action.

## Jouer des cartes

SA-264 = On peut jouer n’importe quel nombre de cartes de sa main comme événement ou comme artefact.
SA-265 = L’empire d’une carte ne peut servir que dans créer un empire.
SA-266 = Les cartes jouées comme événement ou artefact sont défaussées après usage.
SA-267 = Jouer une carte comme événement applique le texte de son événement.
SA-268 = Un événement qui n’indique pas de moment ne peut être joué que pendant une action civilisation.
SA-269 = Un événement qui indique un autre moment peut être joué à ce moment, comme le dit la carte.
SA-269-R1 = À chacun de ces moments, on le propose à tous dans le sens horaire, à partir du joueur actif ou, à défaut, du détenteur du marqueur de tour, une carte à la fois, jusqu’à ce que tous passent d’affilée.
SA-270 = Un assassinat vise un chef d’un autre empire, à portée de l’empire qui se civilise.
SA-270-R1 = Celui qui joue l’événement choisit le chef.
SA-270-R2 = L’empire visé doit avoir un chef. Toutes les cartes tirées pour cela sont défaussées. Le nombre de SA-274 comprend les chefs supplémentaires donnés par des effets.
SA-271 = Sans empire qui se civilise, on ne peut pas jouer d’assassinat ; donc pas avec une civilisation hors empire.
SA-272 = L’attaquant tire une carte de la pile et la garde, ou la défausse et en tire une autre, jusqu’au nombre de cartes indiqué par l’événement. La dernière permise doit être gardée.
SA-273 = La carte gardée reste face cachée jusqu’à ce que les deux camps aient choisi.
SA-274 = L’empire visé tire de la même façon, dans la limite du nombre de chefs de sa carte d’empire.
SA-274-R1 = C’est le nombre de chefs imprimé, le seul que porte la carte. Avec 0, le défenseur tire une carte.
SA-275 = On révèle les deux cartes. Le chef ne meurt que si la carte de l’attaquant est plus élevée ; à égalité, l’assassinat échoue.
SA-276 = Une carte artefact peut être jouée sur un empire qui est dans une des époques indiquées.
SA-276-R1 = Sur tout empire en jeu, à qui qu’il soit, puisque seule une règle optionnelle limite cela à la portée. Celui qui joue la carte choisit l’empire et la région.
SA-277 = Les artefacts marqués d’une croix † (révolution industrielle, guerre mondiale) peuvent aussi être joués dans une époque antérieure, aux conditions indiquées pour eux.
SA-278 = Les artefacts marqués d’une étoile ont des conditions qui doivent d’abord être remplies.
SA-279 = Un artefact ne peut pas être joué tant que son marqueur est sur la carte du monde ou sur la piste de progrès.
SA-279-R1 = Les religions et les gouvernements peuvent avoir plusieurs marqueurs, car l’adoption en fait des copies : l’interdiction porte sur la carte, pas sur l’adoption. Un marqueur posé sur une carte d’empire compte comme en jeu.
SA-280 = Le marqueur se pose sur la carte d’empire si l’artefact le dit, sinon dans une région terrestre de l’empire.
SA-281 = Un artefact ne peut pas être joué dans une région qui en contient déjà un.
SA-281-R1 = Si l’empire n’a pas de région terrestre où le poser, l’artefact ne peut pas être joué sur lui.
SA-282 = Artefact vert : le joueur de l’empire qui le reçoit gagne 1 point de gloire.
SA-283 = Artefact rouge : le joueur de l’empire qui le reçoit perd 1 point de gloire.
SA-284 = Un artefact quitte le jeu quand son empire perd le contrôle de la région.
SA-285 = Il quitte le jeu quand l’empire qui le contrôle dépasse la dernière époque indiquée sur le marqueur.
SA-285-R1 = De même pour les marqueurs posés sur des cartes d’empire, s’ils indiquent des époques.
SA-286 = Il quitte le jeu quand un événement le retire.
SA-286-R1 = En une phrase : un artefact, une religion, un gouvernement ou un âge sombre quitte le jeu après sa dernière époque, par un événement, quand il est remplacé ou avec son empire ; un âge sombre aussi par un échange commercial gagné. Quitter le jeu à cause de l’époque ne cause pas de désorganisation (SA-308) et ne change pas la gloire.
SA-287 = Certains artefacts placent aussi un marqueur bleu sur la piste de progrès, au niveau de l’empire + 7 − son époque.
SA-288 = Les marqueurs bleus ne sont jamais retirés.
SA-289 = L’empire qui a l’artefact et tous les empires au niveau de son marqueur bleu ou au-delà le possèdent : ils en ont les bénéfices et les pénalités et remplissent les conditions qui le demandent.
SA-289-R1 = C’est la position qui compte : un empire qui redescend au-dessous du marqueur bleu perd l’artefact. Atteindre un marqueur bleu ne donne ni gloire ni marqueur vert ; ils sont pour l’empire qui reçoit l’artefact lui-même.
SA-289-R2 = Ce qui arrive à l’acquisition d’un artefact n’arrive qu’une fois, à l’empire sur lequel la carte est jouée, jamais en atteignant le marqueur bleu.
SA-290 = Sur la carte, le fond derrière le nom de l’artefact montre s’il est vert ou rouge et s’il a un marqueur bleu.
SA-E19 = Les Soudanais (carte 80) sont au niveau 31, à l’époque 5. La révolution industrielle place le marqueur bleu sur 31 + (7 − 5) = 33. Les Soudanais et tous les empires au niveau 33 ou plus la possèdent et remplissent la condition de la radio. Le livret l’appelle ici un événement ; c’est un artefact.

## Chefs

SA-291 = L’empire qui se civilise peut destituer un de ses chefs.
SA-292 = Un chef célèbre destitué quitte le jeu. Un chef anonyme retourne dans la tasse.
SA-293 = Un empire perd tous ses chefs chaque fois qu’il change d’époque, en avant ou en arrière.
SA-294 = Un chef dans une région sans aucune unité de son empire est retiré immédiatement.
SA-294-R1 = Un chef anonyme retourne dans la tasse, un chef célèbre quitte le jeu. Le livret peut aussi se lire comme les retirant du jeu tous les deux ; nous traitons tous les retraits de la même façon.
SA-295 = L’empire peut promouvoir un chef s’il en a moins sur la carte du monde que le nombre de chefs de sa carte d’empire.
SA-296 = On peut destituer et promouvoir dans la même action.
SA-297 = On peut prendre un chef célèbre indiqué pour l’époque actuelle de l’empire, au choix s’il y en a plusieurs.
SA-298 = Chaque chef célèbre ne peut apparaître qu’une fois dans une partie.
SA-299 = Sinon, on peut tirer un pion au hasard dans la tasse. Un chef peut être gardé ou remis.
SA-300 = Un pion « pas de chef » doit être remis.
SA-301 = Après avoir remis un pion, on peut tirer de nouveau, jusqu’à autant de tirages en tout que le nombre de chefs de la carte d’empire.
SA-301-R1 = Chaque pion est remis avant le tirage suivant. Si aucun ne plaît, on finit sans chef. On décide d’abord si l’on prend un chef célèbre ou si l’on tire ; le livret ne le dit pas.
SA-302 = Le chef promu se place dans n’importe quelle région contrôlée par l’empire.
SA-E20 = Les Anglais sont encore à l’époque 4 et Shakespeare n’est pas apparu. Le joueur qui se civilise peut le placer dans n’importe quelle région contrôlée par les Anglais.

## Religion et gouvernement

SA-303 = L’empire peut adopter une religion ou un gouvernement d’un empire à sa portée.
SA-303-R2 = On nomme un seul empire dont on adopte, y compris un autre de ses propres empires. Rien ne s’adopte après sa dernière époque. La première époque et les conditions ne valent que pour les cartes, et des conditions perdues plus tard ne retirent rien. SA-305 ne limite que l’adoption : on peut jouer des cartes de religion et de gouvernement dans la même action, chacune selon SA-304.
SA-304 = Un empire ne peut pas changer une religion ou un gouvernement qu’il a déjà tant qu’une de ses régions est désorganisée.
SA-304-R1 = Il peut prendre le premier malgré la désorganisation, car seul le changement est interdit. Une carte qui donne une religion ou un gouvernement à un empire qui en a déjà un est aussi un changement, avec la même limite et la même conséquence.
SA-305 = Un empire ne peut pas adopter à la fois une religion et un gouvernement dans une même action.
SA-306 = Adopter place un marqueur sur la carte d’empire, à la place de la religion ou du gouvernement précédent.
SA-307 = Tous les effets de cet artefact s’appliquent, y compris 1 point de gloire pour le marqueur vert.
SA-308 = Si une religion ou un gouvernement précédent a été remplacé, toute région de l’empire qui contient une ville ou un chef devient désorganisée, si elle ne l’est pas déjà.
SA-308-R1 = Régions terrestres seulement, comme dans SA-122.
SA-309 = Le confucianisme peut parfois être adopté pendant une manœuvre, comme le dit son texte.

## Modernisation

SA-310 = On peut retourner sur leur autre face des unités de la carte du monde si le niveau de l’empire permet ce type, gratuitement et autant qu’on veut.
SA-311 = Revenir à une face plus ancienne est permis.
SA-E21 = Les Romains au niveau 40 peuvent changer tous leurs épéistes en infanterie motorisée. Des vaisseaux de ligne pourraient devenir des navires de guerre (niveau 39), des galères des frégates.

## Urbanisation

SA-312 = L’empire peut construire ou améliorer une ville dans 2 régions fertiles au plus, ou dans 1 autre région.
SA-312-R1 = Dans deux régions terrestres différentes qu’il contrôle, et sans payer : le livret n’indique pas de prix. La désorganisation ne l’empêche pas.
SA-312-R2 = Une forêt disparue (époques 6 et 7, lues à l’époque de l’empire qui se civilise) compte comme fertile.
SA-313 = Un empire barbare ne peut ni construire ni améliorer de villes.
SA-314 = Une région contient au plus une ville.
SA-315 = Construire place une ville de niveau 1 dans une région contrôlée qui n’en a pas.
SA-316 = Améliorer fait passer de 1 à 3, de 3 à 5 ou de 5 à 7, un cran à la fois.
SA-317 = Le niveau 3 demande un empire à l’époque 2 ou plus.
SA-318 = Le niveau 5 demande un empire à l’époque 4 ou plus.
SA-319 = Le niveau 7 demande un empire à l’époque 7.
SA-320 = Quand un empire construit sa première ville, c’est sa capitale.
SA-320-R1 = Un empire qui avait une capitale et l’a perdue construit des villes ordinaires et doit passer par SA-323, qui sinon ne servirait à rien.
SA-321 = Un empire a au plus une capitale.
SA-322 = Avec un bâtisseur parmi ses chefs, l’empire peut construire ou améliorer une ville de plus dans la région du bâtisseur, mais pas une ville déjà construite ou améliorée dans cette action.
SA-322-R1 = Une ville de plus par action, quel que soit le nombre de bâtisseurs.
SA-323 = Un empire sans capitale peut en plus faire d’une de ses villes sa capitale, sauf s’il est barbare.
SA-323-R1 = Ce peut être une ville construite dans cette même action.

## Racheter une désorganisation

SA-324 = On peut retirer les marqueurs de désorganisation des régions contrôlées par l’empire qui se civilise, pour 7 argent chacun.

## Action 7 : détruire un empire

SA-325 = Un empire sans unités sur la carte du monde est détruit immédiatement. Cela n’utilise aucune action.
SA-325-R1 = Pendant un conflit, on ne s’occupe des empires sans unités, du contrôle perdu et des chefs restés seuls qu’une fois le conflit réglé. Sinon, un empire qui perd sa dernière unité dans sa capitale disparaîtrait avant qu’on ait réglé son argent, sa capitale et son marqueur d’élite.
SA-326 = L’action détruit l’empire sur lequel se trouve le marqueur.
SA-327 = On retire d’un empire détruit les unités, les fortifications, les chefs, les artefacts et les marqueurs, et on défausse sa carte.
SA-327-R1 = Les marqueurs sont ceux de progrès, d’argent, d’élite, de religion, de gouvernement et d’action. Les marqueurs de désorganisation restent, car ils appartiennent à la région, et les marqueurs bleus aussi, car on ne les retire jamais. Les éléphants, les bombes nucléaires et les unités de la guerre des étoiles vont dans la réserve commune. Son argent disparaît.
SA-328 = Sa capitale devient une ville ordinaire de même niveau.
SA-329 = Ses autres villes ne changent pas.
SA-330 = Ses chefs anonymes retournent dans la tasse, ses chefs célèbres quittent le jeu.
SA-331 = Sa couleur est libre pour un nouvel empire.

## Fin du tour : progrès gratuit

SA-332 = Quand toutes les actions sont finies, chaque empire avance de 1 niveau.
SA-332-R1 = Il le doit, même s’il a été créé ce tour : le livret dit chaque empire.
SA-333 = Un empire dans un âge sombre n’avance pas.
SA-333-R1 = Le livret ne définit pas l’âge sombre. C’est un état causé par des cartes.
SA-334 = Un empire qui a utilisé un joker ce tour n’avance pas (SA-068).

## Fin du tour : récolte de gloire

SA-335 = Chaque empire rapporte de la gloire à son joueur selon les icônes de gloire de sa carte : une ou plusieurs, la plupart avec un chiffre.
SA-336 = Pour marquer dans une catégorie, un empire doit y avoir plus de zéro.
SA-337 = Icône avec un 1 : 1 point pour le premier.
SA-338 = Icône avec un 2 : 2 points pour le premier, 1 pour le deuxième.
SA-339 = Icône avec un 3 : 3 points pour le premier, 2 pour le deuxième, 1 pour le troisième.
SA-340 = À égalité, l’empire du détenteur du marqueur de tour est classé devant, puis les autres dans le sens horaire à partir de sa gauche.
SA-341 = Tous les empires sont classés, qu’ils aient ou non l’icône et à qui qu’ils soient.
SA-342 = Chacun décide de l’ordre de ses propres empires à égalité.
SA-342-R1 = Les joueurs artificiels prennent l’ordre qui leur rapporte le plus de points. Deux empires n’ont jamais le même rang.
SA-E22 = Greg a le marqueur de tour. Debbie, à sa gauche, et Ray, à sa droite, sont à égalité pour le deuxième empire le plus riche : Debbie est deuxième, Ray troisième.

## Catégories de gloire

SA-343 = Progrès : le plus haut niveau de progrès.
SA-344 = Argent : le plus d’argent. 0 ne marque jamais.
SA-344-R1 = Le livret renvoie à une description des icônes qu’il ne contient pas. Les icônes en jeu sont celles que montrent les cartes.
SA-345 = Villes : la plus haute somme des valeurs de ville, capitale comprise.
SA-346 = Unités : le plus d’unités navales, le plus d’unités de cavalerie ou le plus d’unités terrestres, selon l’icône.
SA-346-R1 = Les unités terrestres sont l’infanterie, la cavalerie, les projectiles et les éléphants. Les éléphants ne sont pas de la cavalerie ; les blindés en sont.
SA-347 = L’icône aux fusils croisés désigne le plus d’unités, et non l’infanterie.
SA-347-R1 = Le texte français laisserait l’infanterie de côté, sans doute par une erreur de traduction. Nous comptons toutes les unités terrestres, infanterie comprise : la phrase précédente cite les unités navales, de cavalerie et terrestres, et des joueurs rapportent que les Assyriens marquent pour le plus d’unités terrestres.
SA-348 = Artefacts : seuls les verts comptent.
SA-348-R1 = Les marqueurs verts eux-mêmes, sur la carte d’empire et dans les régions. Un artefact possédé par un marqueur bleu ne compte pas.
SA-349 = Les icônes de ressource n’ont pas de chiffre : 1 point pour chaque ressource de ce type contrôlée par l’empire.
SA-349-R1 = Le contrôle suffit. La désorganisation n’y change rien, pas plus que pour les villes : elle n’exclut que dans le compte des régions.
SA-350 = Dès qu’un empire est à l’époque 7, les régions à éléphants ne comptent plus.
SA-351 = Le pétrole ne compte que pour les empires à l’époque 7.
SA-352 = Quand on compte des régions, on laisse de côté les régions désorganisées.
SA-353 = Le désert et la toundra ne comptent que pour les empires dont le texte spécial le dit.
SA-354 = Les icônes de zone comptent les régions d’une zone, délimitée par d’épaisses lignes bleues.
SA-355 = Une zone comprend toutes les régions maritimes et océaniques adjacentes à ses terres.
SA-356 = Une mer adjacente à plusieurs zones est dans chacune d’elles.
SA-357 = Une île qu’une flèche de traversée relie au continent est dans la zone de celui-ci.
SA-358 = Les autres îles appartiennent à la zone indiquée entre crochets sur la carte du monde.
SA-359 = La couleur de l’icône dit ce qui compte : vert pour les régions terrestres, bleu pour les régions maritimes et océaniques, les deux couleurs pour les deux.
SA-360 = Les icônes non européennes comptent les régions situées exclusivement hors d’Europe.
SA-361 = Elles ne marquent que pour un empire dont la capitale est en Europe.
SA-362 = L’empire n’est comparé qu’aux empires dont la capitale est en Europe, qu’ils aient l’icône ou non.
SA-362-R1 = Chacun d’eux compte ses régions selon son propre texte spécial : dans SA-E26, les Vikings comptent la toundra.
SA-363 = Icône de patrie : +1 si l’empire contrôle toutes ses régions de départ.
SA-363-R1 = Ce sont les régions de départ fixées à la création de l’empire.
SA-364 = Icône de patrie : −1 s’il n’en contrôle aucune.
SA-364-R1 = Quelques-unes mais pas toutes donnent 0, car le livret ne nomme que toutes et aucune.
SA-E23 = Une ville de niveau 3, une de niveau 1 et une capitale de niveau 1 : total 5.
SA-E24 = La Côte japonaise est en Asie du Nord-Est. La Méditerranée Est est à la fois en Europe, en Asie et en Afrique. Les Kouriles sont en Asie du Nord-Est, les Salomons en Australasie, Timor et Bali en Asie du Sud-Est, l’Islande en Europe.
SA-E25 = Les Français ont une icône avec un 3 pour les régions non européennes : 3, 2 ou 1 points pour le rang 1, 2 ou 3 parmi les empires dont la capitale est en Europe. Leur Méditerranée Ouest ne compte pas, car elle est aussi en Europe.

## Acheter de la gloire

SA-365 = Pendant la récolte, un empire peut acheter de la gloire à 50 argent le point.
SA-366 = Un empire qui a la renaissance l’achète à 20 argent le point.
SA-367 = La gloire s’achète avant de compter les icônes : l’argent dépensé ne compte donc plus pour le plus riche.
SA-367-R1 = On peut acheter autant de points qu’on veut. Chacun décide ouvertement, dans l’ordre du tour, car cela compte pour le plus riche.

## Événements et gloire

SA-368 = Les événements qui changent la gloire reçue s’appliquent une fois tous les points additionnés, y compris ceux achetés.
SA-368-R1 = Ils s’appliquent à la somme d’un joueur pour le tour, pas à chaque empire (SA-E26). Une somme peut être négative, mais personne ne descend au-dessous de 0 sur la piste.
SA-E26 = Philippa : les Français sont deuxièmes en progrès (icône avec un 3), 2 points ; deuxièmes en régions non européennes, derrière les Vikings qui comptent la toundra, 2 points ; patrie −1, car les Normands tiennent la Normandie, seule région de départ des Français : 3. Les Pictes rapportent 1 et les Ts’in 1 : 5 en tout. L’événement « Gloire ? » réduit de moitié à 2,5, arrondi à 3. En divisant empire par empire, on aurait 2 + 1 + 1 = 4 : c’est donc la somme du joueur qui est réduite. Le livret parle une fois des terres et des mers hors d’Europe, une fois des terres seulement ; c’est la couleur de l’icône sur la carte qui décide.

## Icônes carrées

SA-369 = Les icônes carrées rapportent immédiatement quand leur condition est remplie.
SA-370 = Elles peuvent rapporter plusieurs fois.
SA-371 = Elles ne rapportent jamais pendant la récolte.
SA-371-R1 = Les événements qui changent la récolte ne les touchent donc pas.
SA-E27 = Les Chams (carte 95) gagnent une action commerce et progrès : leur joueur gagne aussitôt 1 point de gloire.

## Passage du marqueur de tour

SA-372 = Le marqueur de tour passe à gauche et un nouveau tour commence.

## Règles optionnelles

SA-373 = Chaque règle optionnelle peut être utilisée ou non, selon vos goûts.
SA-373-R1 = Chacune des sept se choisit à part. Sans choix de votre part, aucune n’est en usage.
SA-374 = Histoire complète : le tout premier empire de la partie doit être de l’époque 1.
SA-374-R1 = C’est-à-dire un empire dont la plus basse époque sans condition est 1. Si personne n’en a, personne ne peut créer d’empire avant que quelqu’un en tire un.
SA-375 = Poursuite : un camp qui retraite perd 2 unités pour chaque unité aérienne ennemie dans la région.
SA-375-R1 = Les pertes précèdent le choix des régions de retraite. Chaque unité aérienne ennemie présente compte, engagée ou non.
SA-376 = Poursuite : il perd 1 unité pour chaque unité blindée ennemie dans la région.
SA-377 = Poursuite : il perd 1 unité pour chaque paire complète d’unités de cavalerie ennemies dans la région.
SA-378 = Poursuite : le joueur qui retraite choisit les unités perdues.
SA-379 = Poursuite : une unité de cavalerie perdue compte pour 2 pertes.
SA-380 = Poursuite : une unité perdue d’une époque plus avancée que le poursuivant compte pour 2 pertes, pour 3 si c’est de la cavalerie.
SA-380-R1 = L’époque d’une unité est celle de son niveau de progrès, la seule qu’elle ait ; celle du poursuivant est l’époque de l’empire qui poursuit. On prend des pertes jusqu’à atteindre ou dépasser le nombre, pas davantage. Les unités blindées ne comptent pas une seconde fois comme cavalerie.
SA-381 = Progrès cadencés : au début du tour, le détenteur du marqueur de tour reçoit les 7 marqueurs de cadence.
SA-382 = Progrès cadencés : une fois tous les marqueurs d’action placés, il pose 1, 2 ou 3 marqueurs de cadence face cachée sur les cases de ralentissement, dans cet ordre : pas de progression ; progression si commerce +1 ou plus ; progression si commerce 0 ou plus.
SA-383 = Progrès cadencés : les autres marqueurs de cadence restent face cachée.
SA-384 = Progrès cadencés : ceux qui sont posés sont révélés quand tous les empires ont fini leurs actions.
SA-385 = Progrès cadencés : les empires qui ont choisi l’action de la première case n’ont pas le progrès gratuit.
SA-386 = Progrès cadencés : les empires qui ont choisi l’action de la deuxième case n’ont le progrès gratuit qu’avec une valeur commerciale modifiée de +1 ou plus.
SA-387 = Progrès cadencés : les empires qui ont choisi l’action de la troisième case n’ont le progrès gratuit qu’avec une valeur commerciale modifiée de 0 ou plus.
SA-387-R1 = Les marqueurs de cadence montrent les 7 actions. Modifiée veut dire avec les artefacts et le −1 de désorganisation. Un joker converti compte comme l’action qu’il est devenu, comme dans l’exemple. Avec cette option, tous les marqueurs placés sont montrés après la dernière action : un empire qui a passé compte selon le marqueur qu’il avait, et un joker non converti n’est aucune action. Sur ce point, elle l’emporte sur SA-064-R1.
SA-388 = Progrès cadencés : si un empire détruit ce tour est affecté par un ralentissement, aucun empire de son joueur n’a le progrès gratuit.
SA-389 = Progrès cadencés : un empire de ce joueur qui est lui-même affecté par un autre ralentissement perd un niveau.
SA-389-R1 = Un empire est affecté si son action est dans une case et qu’il n’en remplit pas la condition ; les Han de l’exemple ne le sont pas, bien que leur action soit dans une case. Aucun empire ne descend au-dessous du niveau 1.
SA-390 = Progrès cadencés : les cases ont la teinte des valeurs commerciales, pour mémoire seulement.
SA-E28 = Beth met manœuvre dans la première case, civilisation dans la deuxième et détruire un empire dans la troisième. Susan joue civilisation avec les Han (commerce +1), le joker en manœuvre avec les Chams et détruire un empire avec les Finlandais (commerce −2). Les Finlandais ne remplissent pas la condition de la troisième case : aucun empire de Susan n’a le progrès gratuit. Les Han remplissent celle de la deuxième et restent sur place. Les Chams subissent aussi la première case et perdent un niveau. Le livret ne dit pas clairement à qui est le −2 ; ce ne peut être qu’aux Finlandais.
SA-391 = Technologie : une destinée sur l’empire le plus avancé de la partie complète la main à 7 cartes, qui en est alors la limite.
SA-392 = Technologie : une destinée sur l’empire le moins avancé, ou hors empire, la complète à 5 cartes, qui en sont alors la limite.
SA-393 = Technologie : toute autre destinée la complète à 6 cartes.
SA-394 = Technologie : les égalités pour le plus ou le moins avancé sont départagées comme dans la récolte.
SA-394-R1 = Un empire seul en jeu est les deux à la fois ; il compte comme le plus avancé, ce qui vaut mieux pour son joueur.
SA-395 = Rédemption : après la distribution, chaque joueur, à partir du donneur et dans le sens horaire, peut défausser autant de cartes qu’il veut et compléter sa main à 6 cartes, pas 7.
SA-395-R1 = Cela précède les cartes jouées pour le premier joueur, car cela fait partie de la distribution. Qui ne défausse rien garde ses 7 cartes. Sauf si la table en décide autrement, le donneur est le joueur de la première place.
SA-396 = Histoire rapide : la partie s’arrête immédiatement dès qu’un empire dépasse l’époque où a commencé le premier empire joué.
SA-396-R1 = Il n’y a pas de récolte pour ce tour, ni de bonus de 7 points, lié aux deux autres fins.
SA-396-R2 = Un empire créé à une époque supérieure met aussi fin à la partie.
SA-397 = Prends ça ! : pendant la civilisation, on ne peut jouer des artefacts et des événements que sur des empires à portée de l’empire qui se civilise.
SA-397-R1 = Un empire est toujours à portée de lui-même.
SA-398 = Prends ça ! : avec une civilisation hors empire, il suffit que la cible soit à portée d’un empire quelconque du joueur de la carte.
SA-399 = Prends ça ! : à d’autres moments, celui qui joue la carte doit avoir un empire qui a la région ou l’empire affecté à sa portée.
SA-399-R1 = Le livret le dit dans l’autre sens. Nous mesurons toujours depuis l’empire du joueur de la carte, avec son époque.
SA-400 = Prends ça ! : si la cible est un joueur, il suffit qu’un de ses empires soit à portée d’un empire quelconque du joueur de la carte.
