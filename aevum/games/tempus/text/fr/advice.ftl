## Que feriez-vous ?

advice-spread = Des jetons groupés peuvent se répandre sur les terres libres, et chaque hexagone tenu vaut un point.
advice-children = Il y a de la place sur vos prairies, et plus de jetons tiennent plus d’hexagones.
advice-ideas = Votre main a de la place, et les idées décident du progrès et des combats.
advice-settle = Il y a de bonnes terres libres autour.
advice-pick = Personne n’y manquera : d’autres restent, ou l’hexagone ne rapporte rien.
advice-bear = Il y a de la place pour un enfant.
advice-own_terrain = C’est le terrain dont vous avez le plus de cartes.
advice-raise = Plus la cité est grande, plus elle rapporte.
advice-advance = Ainsi les deux hexagones sont tenus.
advice-discard = C’est la carte dont vous avez le moins besoin.
advice-play = C’est maintenant qu’elle sert le plus.
advice-convert = Cela prend un jeton à un adversaire et vous en donne un.
advice-outnumber = Vos jetons sont plus nombreux que les défenseurs, même avec les cartes qu’ils peuvent avoir.
advice-city = Une cité rapporte plus que l’hexagone et se laisse difficilement déloger.
advice-nursery = C’est votre première prairie : sans prairie, pas d’enfants.
advice-new_hex = C’est un nouvel hexagone, et chaque hexagone tenu vaut un point.
advice-progress = La carte compte pour le progrès vers l’époque suivante.
advice-fight_card = La carte fait pencher la balance au combat.
advice-tile = Personne n’est encore installé : un endroit en vaut un autre.
