## Que feriez-vous ?

advice-keep_empire = Il promet plus que la plupart des empires de cette époque.
advice-pass_empire = Il promet moins que la plupart des empires de cette époque.
advice-card = La carte promet plus maintenant que plus tard.
advice-keep_cards = Les cartes promettent plus à une époque ultérieure.
advice-fewest_dice = Par là, le défenseur lance le moins de dés.
advice-fortify = De tout ce que vous tenez, c’est ce qui mérite le plus d’être défendu.
advice-recover = Une armée de plus prend un territoire de plus.
advice-launch = Cette étendue d’eau ouvre le plus de côtes près de chez vous.
advice-exchange = La flotte est loin de chez vous ; une pièce fait revenir une armée.
advice-sea = Une mer tenue rapporte, et les armées ne manquent pas.
advice-hurts = C’est ce qui nuit le plus aux autres et le moins à vous.
advice-best_land = De tous, c’est le territoire qui promet le plus.
advice-own_land = Cela renforce ce que vous tenez, et la route se poursuit à partir de là.
advice-land = { $points ->
    [one] Cela ajoute { $points } point à la fin de votre tour.
   *[other] Cela ajoute { $points } points à la fin de votre tour.
  }
advice-way_on = Cela ouvre la route et rapportera peut-être plus tard.
advice-attack = { $points ->
    [0] Cela ne rapporte rien en soi, mais ouvre la voie en cas de victoire, { $odds } fois sur cent.
    [one] Cela ajoute { $points } point en cas de victoire, { $odds } fois sur cent.
   *[other] Cela ajoute { $points } points en cas de victoire, { $odds } fois sur cent.
  }
