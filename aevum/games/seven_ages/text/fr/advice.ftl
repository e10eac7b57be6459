## Que feriez-vous ?

advice-bid = C’est la carte qui vous manquera le moins.
advice-colours = Ces pions conviennent à ce que vous pouvez fonder.
advice-marker = De toutes les actions, c’est celle qui promet le plus ce tour-ci.
advice-reveal = Son effet vient avant que les autres puissent agir.
advice-glory = L’argent rapporte plus en gloire que tout ce qu’il pourrait acheter.
advice-event = L’effet vous aide, ou gêne celui qui mène, plus que la carte ne vaut autrement.
advice-aim = C’est là que l’effet est le plus grand pour vous.
advice-found = C’est ce qui promet le plus de gloire : ce qui rapporte, le lieu de départ et ce qui barre la route.
advice-build = C’est le plus de force pour l’argent, là où il en faut.
advice-unpaid = C’est ce dont vous pouvez le mieux vous passer.
advice-trade = C’est avec ce partenaire que vous avez le plus de chances d’avancer et que les autres gagnent le moins.
advice-trade_card = C’est la meilleure carte pour un échange, par sa valeur et par ce qu’elle pourrait faire d’autre.
advice-advance = Le progrès apporte de meilleures unités et les époques suivantes.
advice-move = Cela apporte plus de terres, de revenu ou de gloire que cela n’en abandonne.
advice-fight = Les chances sont bonnes, et l’enjeu en vaut la peine.
advice-commit = Ainsi le total est élevé sans risquer plus que nécessaire.
advice-retreat = Rester coûterait plus que partir.
advice-redraw = La plupart des cartes qui peuvent venir sont meilleures.
advice-civilise = De toutes les façons de se civiliser, c’est celle qui apporte le plus à cet empire.
advice-artifact = C’est là qu’il apporte le plus de gloire et d’avantages.
advice-city = Une ville apporte du revenu, de la défense et souvent de la gloire.
advice-modernise = Les unités deviennent ce que le progrès de l’empire permet.
advice-order = L’ordre rétablit le revenu.
advice-leader = C’est là qu’un chef est le plus utile.
advice-discard = C’est ce dont vous avez le moins besoin.
