clock = { $number ->
    [0] Before the first turn
   *[other] Turn { $number }
  }
luck-cards = Cards drawn in conflicts, by their value
luck-cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }
gain-harvests = Harvests
gain-events = Events
gain-icons = Square icons
gain-artifacts = Artefacts
gain-wild = Actions repeated by the wild card
gain-bombs = Nuclear bombs
gain-ending = End of the game
gain-other = Other
