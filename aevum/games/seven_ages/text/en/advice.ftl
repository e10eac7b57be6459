## What would you do?

advice-bid = It is the card you would miss least.
advice-colours = These counters suit what you can found.
advice-marker = Of all actions this one promises the most this turn.
advice-reveal = What it does comes before the others can act.
advice-glory = The money brings more as glory than anything it could buy.
advice-event = It helps you, or hurts whoever leads, more than the card is worth otherwise.
advice-aim = There it has the greatest effect for you.
advice-found = It promises the most glory: what it scores, where it begins, and what is in its way.
advice-build = It is the most strength for the money where it is needed.
advice-unpaid = It is what you can best do without.
advice-trade = With this partner you are the most likely to advance, and others gain the least.
advice-trade_card = It is the best card for a trade, by its value and by what else it could do.
advice-advance = Progress brings better units and later Ages.
advice-move = It brings more land, income or glory than it leaves behind.
advice-fight = The chances are good, and what is there is worth it.
advice-commit = This makes the total high with no more at stake than needed.
advice-retreat = Staying would cost more than leaving.
advice-redraw = Most cards that could come are better.
advice-civilise = Of all ways to civilise this one brings this empire the most.
advice-artifact = There it brings the most glory and use.
advice-city = A city brings income, defence and often glory.
advice-modernise = The units become what the empire’s progress allows.
advice-order = Order brings income back.
advice-leader = A leader does the most there.
advice-discard = It is what you need least.
