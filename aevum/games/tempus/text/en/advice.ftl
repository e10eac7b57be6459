## What would you do?

advice-spread = People who stand together can spread to free land, and every hex held is a point.
advice-children = There is room on your grassland, and more people take more hexes.
advice-ideas = Your hand has room, and ideas decide progress and fights.
advice-settle = There is good free land around it.
advice-pick = Nobody is missed there: others stay, or the hex scores nothing.
advice-bear = There is room for a child.
advice-own_terrain = You hold the most cards of it.
advice-raise = The larger the city, the more it scores.
advice-advance = That way both hexes are held.
advice-discard = It is the card you need least.
advice-play = It helps most when played now.
advice-convert = It takes a person from another player and gives you one.
advice-outnumber = You outnumber the defenders, even with the cards they may have.
advice-city = A city scores more than the hex, and is not driven out easily.
advice-nursery = It is your first grassland: without one there are no children.
advice-new_hex = It is a new hex, and every hex held is a point.
advice-progress = The card counts for progress to the next epoch.
advice-fight_card = The card tips the fight.
advice-tile = Nobody has settled yet: one place is as good as another.
