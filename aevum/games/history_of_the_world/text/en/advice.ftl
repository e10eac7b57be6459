## What would you do?

advice-keep_empire = It promises more than most empires of this epoch.
advice-pass_empire = It promises less than most empires of this epoch.
advice-card = It promises more now than it would later.
advice-keep_cards = The cards promise more in a later epoch.
advice-fewest_dice = That way the defender has the fewest dice.
advice-fortify = Of what you hold, this is most worth defending.
advice-recover = One more army takes one more land.
advice-launch = This water opens the most coasts near home.
advice-exchange = The fleet is far from home; a coin brings an army back.
advice-sea = A sea you hold scores, and you have armies enough.
advice-hurts = It hurts the others most and you least.
advice-best_land = Of all the lands to choose from, this one promises most.
advice-own_land = It strengthens what you hold, and your way goes on from there.
advice-land = { $points ->
    [one] It adds one point at the end of your turn.
   *[other] It adds { $points } points at the end of your turn.
  }
advice-way_on = It opens the way to more, and may score later.
advice-attack = { $points ->
    [0] It brings no points by itself, but room to go on; you win { $odds } times in a hundred.
    [one] It adds one point if you win, and you win { $odds } times in a hundred.
   *[other] It adds { $points } points if you win, and you win { $odds } times in a hundred.
  }
