# What the cards of 7 Ages do, for whoever holds or meets one.
# “The empire” and “it” are the empire that the text belongs to; the attacker is the side whose action it is, the
# defender the other.

## Events: when, and what

card-event-assassin = Civilise: try to kill a leader of an empire in range of the civilising one. You draw 1 card, the target up to its leader number, keeping only its last; the leader dies if your card is strictly higher.
card-event-assassins = Civilise: try to kill a leader of an empire in range of the civilising one. You draw up to 2 cards, the target up to its leader number, each keeping only its last; the leader dies if your card is strictly higher.
card-event-order_of_assassins = Civilise: try to kill a leader of an empire in range of the civilising one. You draw up to 3 cards, the target up to its leader number, each keeping only its last; the leader dies if your card is strictly higher.
card-event-volcano = Civilise: choose any empire and one of its regions. All its units there are destroyed, a city there drops one step and the region falls into disorder.
card-event-earthquake = Civilise: choose any empire and one of its regions. The city there drops one step, the fort is removed and the region falls into disorder.
card-event-flood = Civilise: choose any empire and one of its regions on a river. It loses 1 unit there and the region falls into disorder.
card-event-pestilence = Civilise: any one empire loses 1 unit in each of its regions.
card-event-great_fire = Civilise: all regions with a city of any one empire fall into disorder.
card-event-famine = Between two actions or before the harvest: the next income of any one empire is halved.
card-event-great_storm = Manoeuvre, before the first move or just before the conflicts: any one empire loses half of its naval units in one sea region, rounded up.
card-event-riots = Civilise: the capital of any one empire falls into disorder and drops one step.
card-event-rebellion = Civilise: two regions of any one empire, not its capital, fall into disorder.
card-event-revolt = Civilise: a disordered region of another empire, next to the civilising empire and not a capital, joins it. The units there return to their pool and one free infantry unit takes it over; city and disorder stay, fort and artefact are lost.
card-event-civil_war = Civilise: an empire with 6 regions or more loses half the units of its largest stack, rounded up, and that region falls into disorder.
card-event-succession_crisis = Civilise: any one empire loses 1 leader and its capital falls into disorder.
card-event-desertion = Conflict round, before the reveal: name a side; its enemy loses 1 unit in this conflict, an uncommitted one if there is any, chosen by its owner.
card-event-locusts = Production, before income: the next income of any one empire, or the one it is about to raise, is 2 lower for each wheat region whose wheat counts.
card-event-corruption = Civilise: the money of any one empire is halved.
card-event-lost_knowledge = Civilise: any one empire goes back 1 progress level.
card-event-raiders = Civilise: any one empire loses 10 money, and the civilising empire gains 5.
card-event-financier = Production, before income: the producing empire gains 20 money.
card-event-gold_strike = Production, before income: the producing empire gains 12 money.
card-event-bountiful_harvest = Production, before income: until the end of the turn the income of the producing empire is 2 higher for each wheat region whose wheat counts.
card-event-invention = Civilise: the civilising empire advances 1 progress level.
card-event-enlightenment = Civilise: the civilising empire advances 2 progress levels if it is not the most advanced.
card-event-born_to_rule = Civilise: the civilising empire draws 3 counters from the cup and may keep one leader, within its leader number.
card-event-migration = Civilise: the civilising empire makes one manoeuvre at once.
card-event-conscription = Production, before income: the producing empire builds 3 free infantry units in its regions, without limit by region.
card-event-shipwrights = Production, before income: the producing empire builds 2 free naval units in its coastal regions, without limit by region.
card-event-urban_renewal = Civilise: one city of the civilising empire rises one step, as far as its Age allows; not for a barbarian empire.
card-event-master_masons = Civilise: the civilising empire places 2 free forts in its regions.
card-event-restoration = Civilise: 3 disorder markers are removed from regions of the civilising empire.
card-event-golden_age = Before the harvest: your glory from icons and purchases of this turn is doubled.
card-event-glory_doubted = Before the harvest: every player’s glory from icons and purchases of this turn is halved, rounded up.
card-event-glory_proclaimed = Before the harvest: you gain 3 glory.
card-event-decadence = Before the harvest: the icons and purchases of any one empire give no glory this turn.
card-event-legend = Before the harvest: name one of your empires; you gain 1 glory for each of its leaders.
card-event-sharp_dealing = Trade: your trade total is 3 higher in this trade.
card-event-embargo = Trade: before cards are laid, the trade is cancelled. The acting empire has spent its action; its partner counts as not having traded and keeps its own.
card-event-false_coin = Trade: after the reveal, take back the card you laid and lay another from your hand instead.
card-event-market_spies = Trade: your opponent lays a card first and shows it to you.
card-event-silk_road = Between two actions or before the harvest: until the end of the turn the range of one of your empires is 3 greater.
card-event-monopoly = Trade: after a trade you have won, take up to 10 money from any other empire.
card-event-ambush = Conflict round, before the reveal: the defender’s total is 4 higher in this round.
card-event-surprise_attack = Conflict round, before the reveal: the attacker’s total is 4 higher in this round.
card-event-treachery = Conflict round, before the reveal: name a side; 1 unit of its enemy in this conflict, uncommitted if there is any and chosen by its owner, joins it uncommitted. Without a counter of that type it is destroyed instead.
card-event-foul_weather = Conflict round, before the reveal: for the rest of the conflict the missile units of both sides have front and support 0, though they still void the city.
card-event-rally = Conflict round, before the reveal: name a side; for the rest of the conflict its disorder markers give the enemy no bonus, though they still count for retreat.
card-event-night_attack = Conflict round, before the reveal: for the rest of the conflict the city counts 0 for the defender.
card-event-second_wind = Conflict round, before the reveal: name a side; it replaces its conflict card once more in this round.
card-event-feigned_retreat = Conflict round, before the reveal: the attacker must retreat at once, and the round is void.
card-event-valour = Conflict round, before the reveal: name a side; its empire gains 1 elite marker.
card-event-truce = Conflict round, before the reveal: the conflict is cancelled, with no winner or loser. The attacker’s units go back where they came from, else retreat, else are lost; not in a conflict over start regions.
card-event-time_ripple = Create empire: the empire you create may be one of any Age, whatever the Age of the game.
card-event-conjunction = Between two actions or before the harvest: one of your empires takes one more action at once: production, trade and progress, manoeuvre, destiny or civilise.
card-event-fortune = Destiny: draw 3 more cards; your hand may exceed 6.
card-event-theft = Civilise: take a random card from another player’s hand.
card-event-comet = After the markers are placed, before the first action: every player, you included, discards 2 cards of their choice.
card-event-wheel_of_fate = Civilise: exchange your hand, without this card, with that of another player.
card-event-divine_intervention = Right after an event is announced: it is cancelled and discarded, even if it is another Divine Intervention. Artefacts cannot be cancelled.
card-event-archaeology = Civilise: take any one card from the discard pile into your hand.
card-event-iconoclasm = Civilise: remove 1 green artefact of any empire, but no religion or government.
card-event-heresy = Civilise: any one empire loses its religion, and its capital falls into disorder.
card-event-revolution = Civilise: any one empire loses its government, and two of its regions with a city fall into disorder.
card-event-missionaries = Civilise: an empire in range adopts the religion of the civilising empire, which must have one.
card-event-holy_war = Civilise: the civilising empire makes one manoeuvre at once if it has a religion. Until the end of the turn it has +2 in conflicts when it attacks an empire with another religion or none.
card-event-free_tribes = Civilise: any one empire makes one manoeuvre at once. Until its Age changes it pays no upkeep and can neither build nor improve cities.
card-event-colonists = Manoeuvre, before the first move or just before the conflicts: place 2 free infantry units in neutral land regions next to land of the manoeuvring empire. It controls them at once; these units do not move in this action.
card-event-mutiny = Manoeuvre: the manoeuvre that any one empire has just revealed is cancelled.
card-event-indecision = After the markers are placed, before the first action: another empire takes its action marker back unseen and has no action this turn; it keeps its free progress.

## Wonders

card-artifact-pyramids = Ages 1–2, in a region with a city. The empire’s city total for glory is 2 higher.
card-artifact-hanging_gardens = Ages 1–2, in a fertile region. Income of this region +2.
card-artifact-temple_of_diana = Ages 1–3, in a region with a city. Leader number +1: one more leader, and one more draw when promoting.
card-artifact-stonehenge = Ages 1–2, in any land region. In a destiny action, before discarding, the player looks at the top 3 cards of the draw pile and puts them back in any order.
card-artifact-oracle = Ages 1–3, in a mountain region. In a destiny action, before discarding, the player looks at the top 5 cards of the draw pile and puts them back in any order.
card-artifact-colossus = Ages 1–3, in a coastal region. Naval units cost 1 less. Conflict total +1 when defending with naval units.
card-artifact-great_library = Ages 2–4, in a region with a city. Trade total +1.
card-artifact-great_lighthouse = Ages 2–4, in a coastal region. Naval units have +1 movement.
card-artifact-mausoleum = Ages 2–3, in a region with a city. When the empire’s Age changes, the player may keep 1 leader.
card-artifact-statue_of_zeus = Ages 2–3, in a region with a city. When it is placed, the empire gains 1 elite marker.
card-artifact-great_wall = Ages 2–5, in any land region. Conflict total +2 when defending this region, or an own region next to it, against a barbarian empire.
card-artifact-forum = Ages 2–4, in a region with a city. Changing government causes no disorder. Leader number +1: one more leader, and one more draw when promoting.
card-artifact-hagia_sophia = Ages 3–4, in a land region of an empire with a religion. 1 glory whenever another empire adopts this empire’s religion from it or through its Missionaries.
card-artifact-cathedral = Ages 3–5, in a land region of an empire with Christianity. Before each harvest 1 of the empire’s disorder markers is removed.
card-artifact-angkor_wat = Ages 3–4, in a fertile region. Cards of other players cannot change the empire’s religion.
card-artifact-university = Ages 3–6, in a region with a city of level 3 or more. When it is placed, the empire advances 1 progress level. Tied trades are won.
card-artifact-taj_mahal = Ages 4–5, in a region with a city of level 3 or more. When it is placed, the empire gains 10 money.
card-artifact-versailles = Age 5, in a land region of an empire with Monarchy. Leader number +1: one more leader, and one more draw when promoting. Income of this region −2.
card-artifact-eiffel_tower = Age 6, in a land region of an empire that possesses the Industrial Revolution. Range +1.
card-artifact-statue_of_liberty = Ages 6–7, in a land region of an empire with Democracy. Before each harvest the player draws 1 card.
card-artifact-opera_house = Age 7, in a region with a city of level 5 or more. 1 glory before each harvest if the empire started no conflict this turn.

## Technologies

card-artifact-writing = Ages 1–2. Trade total +1.
card-artifact-coinage = Ages 1–3. +1 income for each city.
card-artifact-iron_working = Ages 1–2. Swordsmen can be built 4 progress levels early.
card-artifact-calendar = Ages 1–4, for an empire with a wheat region. +1 income for each wheat region whose wheat counts.
card-artifact-paved_roads = Ages 2–6, for an empire with a city. Entering a region with a city, own or enemy, costs 1 movement point.
card-artifact-stirrup = Ages 2–3. Knights can be built 4 progress levels early. Conflict total +1 when committing knights.
card-artifact-compass = Ages 3–4, for an empire with a coastal region. Galleys may enter oceans, but are still lost in waters that touch no land of the empire. Range may be counted through oceans in any Age.
card-artifact-gunpowder = Ages 3–4. Cannon can be built 4 progress levels early. Fusiliers can be built 3 progress levels early.
card-artifact-printing = Ages 4–5, for an empire that possesses Writing. When it is placed, the empire advances 1 progress level. Tied trades are won.
card-artifact-banking = Ages 4–6, for an empire that possesses Coinage. 5 money in each production.
card-artifact-renaissance = Age 4, for an empire with a city of level 3 or more. In the harvest the empire buys glory at 20 money a point instead of 50.
card-artifact-scientific_method = Ages 4–5, for an empire that possesses Printing. Each civilise action on the empire advances it 1 progress level.
card-artifact-industrial_revolution = Ages 5–6 (Age 4 if the empire possesses Banking), for an empire with a city of level 3 or more. +2 income for each city.
card-artifact-railways = Ages 5–7, for an empire that possesses the Industrial Revolution. Land units have +1 movement when their whole path lies in own regions.
card-artifact-vaccination = Ages 5–7, for an empire that possesses the Scientific Method. Pestilence and Black Death do not harm the empire.
card-artifact-radio = Ages 6–7, for an empire that possesses the Industrial Revolution. Range +2. Conflict total +1 with a leader in the region.
card-artifact-electricity = Ages 6–7, for an empire that possesses the Industrial Revolution. +1 income for each city. When it is placed, the empire advances 1 progress level.
card-artifact-flight = Age 6, for an empire that possesses the Industrial Revolution. Fighters can be built 4 progress levels early.
card-artifact-computers = Age 7, for an empire that possesses Radio. Before each harvest the empire advances 1 progress level.
card-artifact-nuclear_power = Age 7, for an empire that possesses Electricity. In Age 7 nuclear bombs may be built whatever the progress level. +5 income.
card-artifact-space_program = Age 7, for an empire that possesses Computers. In Age 7 star-wars units may be built whatever the progress level. 2 more glory when it is placed.
card-artifact-internet = Age 7, for an empire that possesses Computers. The game ends at once and the player of the empire gains 7 bonus glory.

## Disasters

card-artifact-dark_age = Ages 1–6. The empire gets no free progress. The marker is removed when the empire wins a trade.
card-artifact-slavery = Ages 1–5, for an empire with a city. +3 income. Trade total −1.
card-artifact-black_death = Ages 3–4. When it is placed, the empire loses 1 unit in each of its regions with a city. The next income is halved.
card-artifact-inquisition = Ages 4–5, for an empire with a religion. When it is placed, 2 of the empire’s disorder markers are removed. Trade total −1. Cards of other players cannot change the empire’s religion.
card-artifact-pollution = Ages 6–7, for an empire that possesses the Industrial Revolution. Income is cut to three quarters.
card-artifact-great_depression = Ages 6–7, for an empire that possesses Banking. When it is placed, the empire’s money is halved. Trade total −1.
card-artifact-world_war = Ages 6–7 (Age 5 if two empires possess the Industrial Revolution). When it is placed, every empire may make one manoeuvre, in seat order. Until the end of the turn, conflict total +2 when attacking, for this empire only.

## Religions

card-artifact-judaism = Ages 1–7. Trade total +1. Conflict total +1 when defending a start region.
card-artifact-zoroastrianism = Ages 1–3. Leader number +1: one more leader, and one more draw when promoting.
card-artifact-hinduism = Ages 1–7. Before each harvest 1 of the empire’s disorder markers is removed.
card-artifact-buddhism = Ages 1–7. 1 glory before each harvest if the empire started no conflict this turn. Conflict total −1 when attacking.
card-artifact-confucianism = Ages 2–7. +1 income for each city. An empire that takes a region with a city from a Confucian empire in its own manoeuvre may adopt Confucianism at once.
card-artifact-taoism = Ages 2–5. In a destiny action, before discarding, the player looks at the top 2 cards of the draw pile and puts them back in any order. Each civilise action on the empire removes 1 of its disorder markers.
card-artifact-christianity = Ages 2–7. 1 glory whenever another empire adopts this empire’s religion from it or through its Missionaries. Conflict total +1 when attacking an empire with another religion or none.
card-artifact-islam = Ages 3–7. Conflict total +1 when committing cavalry. When it is adopted, but not at set-up, the empire makes one manoeuvre at once.

## Governments

card-artifact-monarchy = Ages 1–6. When it is adopted, the empire gains 1 elite marker. Leader number +1: one more leader, and one more draw when promoting.
card-artifact-republic = Ages 1–7, for an empire with a city. Trade total +1. Leader number +1: one more leader, and one more draw when promoting.
card-artifact-theocracy = Ages 1–5, for an empire with a religion. Before each harvest 1 of the empire’s disorder markers is removed. Cards of other players cannot change the empire’s religion.
card-artifact-feudalism = Ages 3–4. Cavalry costs 1 less. Upkeep of cavalry is halved, rounded up. Trade total −1.
card-artifact-democracy = Ages 5–7, for an empire with a city of level 3 or more. Trade total +2. Conflict total −1 when attacking.
card-artifact-communism = Ages 6–7, for an empire that possesses the Industrial Revolution. Infantry costs 1 less. +1 income for each city. Trade total −1.
card-artifact-fascism = Ages 6–7, for an empire that possesses the Industrial Revolution. Conflict total +2 when attacking. Trade total −2. When it is adopted, the empire gains 1 elite marker.

## Special texts of the empires

card-special-egyptians = At set-up: infantry costs 1 less; 1 free unit of chariots in a start region, whatever its progress level.
card-special-sumerians = At set-up: 1 free fort in a start region.
card-special-babylonians = Tied trades are won.
card-special-harappans = +1 income for each city.
card-special-minoans = At set-up: 2 free galleys in a start region, whatever its progress level. Naval units cost 1 less.
card-special-shang = At set-up: 1 elite marker.
card-special-chou = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-phoenicians = Naval units have +1 movement. +1 income for each sea or ocean region it controls.
card-special-hittites = Swordsmen can be built 4 progress levels early.
card-special-assyrians = At set-up: 1 elite marker. City values count 0 against its attacks.
card-special-nubians = Conflict total +1 when committing archers.
card-special-amazons = Conflict total +1 when committing cavalry.
card-special-cimmerians = At set-up: one manoeuvre right after placement. Cavalry costs 1 less.
card-special-greeks = Changing government causes no disorder.
card-special-israelites = At set-up: adopts Judaism (1 glory). Conflict total +1 when defending a start region.
card-special-etruscans = At set-up: 1 free fort in a start region.
card-special-olmecs = One more green artefact counts for glory.
card-special-chavin = Conflict total +1 when defending in mountains.
card-special-melanesians = Galleys may enter oceans, but are still lost in waters that touch no land of the empire.
card-special-gauls = At set-up: one manoeuvre right after placement.
card-special-iranians = At set-up: one manoeuvre right after placement.
card-special-persians = +2 income for every five regions it controls. Changing religion causes no disorder.
card-special-macedonians = At set-up: 2 elite markers.
card-special-romans = At set-up: 1 elite marker. Conflict total +1 when committing swordsmen.
card-special-syracusans = Conflict total +2 when defending a start region.
card-special-chin = At set-up: 1 elite marker; 1 free fort in a start region.
card-special-han = At set-up: adopts Confucianism (1 glory).
card-special-mauryans = Elephants cost 1 less.
card-special-parthians = Cavalry costs 1 less. Conflict total +1 when committing horse archers.
card-special-sinhalese = At set-up: adopts Buddhism (1 glory).
card-special-tamils = Naval units have +1 movement.
card-special-huns = At set-up: two manoeuvres right after placement. 3 money for each conflict won.
card-special-goths = At set-up: one manoeuvre right after placement; units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-russians = Conflict total +1 for each infantry unit on the front line when defending in forest.
card-special-vandals = At set-up: two manoeuvres right after placement. 5 money for each conflict won.
card-special-french = At set-up: 1 elite marker.
card-special-english = Naval units cost 1 less. Conflict total +1 when committing naval units.
card-special-germans = At set-up: 2 elite markers.
card-special-spanish = At set-up: an unnamed explorer from the cup, if there is one. +1 income for each region it controls in the Americas.
card-special-portuguese = At set-up: an unnamed explorer from the cup, if there is one. Galleys may enter oceans, but are still lost in waters that touch no land of the empire.
card-special-dutch = Tied trades are won. Conflict total +1 when defending in swamp.
card-special-picts = Conflict total +1 when defending a start region.
card-special-scots = Conflict total +1 in mountains.
card-special-brazilians = +1 income for each region it controls in the Americas.
card-special-saxons = At set-up: one manoeuvre right after placement. Each of its ships can carry two units.
card-special-franks = At set-up: adopts Christianity (1 glory). Knights can be built 2 progress levels early.
card-special-byzantines = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed; 1 free fort in a start region. Conflict total +1 when defending a region with a city, even where the city counts 0.
card-special-arabs = At set-up: adopts Islam (1 glory); one manoeuvre right after placement. Its desert regions count for glory.
card-special-vikings = Galleys may enter oceans, but are still lost in waters that touch no land of the empire. Its tundra regions count for glory.
card-special-danes = 5 money for each conflict won.
card-special-normans = At set-up: 1 elite marker; units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-swedes = Conflict total +1 when committing missile units.
card-special-finns = Conflict total +2 when defending in forest. Its tundra regions count for glory.
card-special-poles = Conflict total +1 when committing knights.
card-special-lithuanians = Conflict total +1 when defending in forest.
card-special-magyars = At set-up: two manoeuvres right after placement.
card-special-bulgars = At set-up: one manoeuvre right after placement.
card-special-toltecs = At set-up: 1 elite marker.
card-special-rus = Rivers give no bonus to those who defend against it. 3 money for each trade won.
card-special-venetians = Tied trades are won. Naval units cost 1 less.
card-special-italians = Changing government causes no disorder.
card-special-austrians = At set-up: one region of another empire next to its own, but no capital, changes hands: the units there return to their pool, one free infantry unit takes it over, the city keeps its level, fort and artefact are lost.
card-special-timurids = At set-up: one manoeuvre right after placement; 1 elite marker.
card-special-ottomans = At set-up: adopts Islam (1 glory). Conflict total +1 when attacking with missile units.
card-special-seljuks = At set-up: adopts Islam (1 glory); one manoeuvre right after placement.
card-special-mamluks = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed. Conflict total +1 when committing cavalry.
card-special-sassanids = At set-up: adopts Zoroastrianism (1 glory).
card-special-saracens = At set-up: adopts Islam (1 glory); units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-moors = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed; adopts Islam (1 glory).
card-special-israelis = At set-up: 3 elite markers; units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-ghanaians = 3 money in each production.
card-special-malians = At set-up: adopts Islam (1 glory). 4 money in each production.
card-special-songhai = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-ethiopians = Conflict total +1 when defending in mountains.
card-special-swahili = +1 income for each sea or ocean region it controls.
card-special-shona = 3 money in each production.
card-special-zulus = At set-up: 2 elite markers. Infantry has +1 movement.
card-special-chinese = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed. Infantry costs 1 less.
card-special-indians = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed.
card-special-sudanese = At set-up: adopts Islam (1 glory); 1 elite marker.
card-special-boers = Conflict total +1 when defending with infantry. Infantry has +1 movement.
card-special-guptas = At set-up: adopts Hinduism (1 glory).
card-special-mughals = At set-up: one manoeuvre right after placement. Changing religion causes no disorder.
card-special-marathas = It may retreat before any round of a conflict, without waiting for a disorder marker.
card-special-turks = At set-up: two manoeuvres right after placement.
card-special-sung = Cannon can be built 5 progress levels early.
card-special-tang = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed. Leader number +1: one more leader, and one more draw when promoting.
card-special-mongols = At set-up: two manoeuvres right after placement; 2 elite markers. Cavalry costs 1 less.
card-special-ming = At set-up: the Great Wall in one of its regions (1 glory), unless it is already in play.
card-special-manchus = At set-up: one manoeuvre right after placement. At the end of any of its manoeuvres it may adopt Confucianism, from no empire in particular.
card-special-tibetans = At set-up: adopts Buddhism (1 glory). Conflict total +1 when defending in mountains.
card-special-carthaginians = Naval units cost 1 less. Elephants can be built 3 progress levels early.
card-special-khmers = Elephants cost 1 less.
card-special-siamese = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed. Cards of other players cannot change the empire’s religion.
card-special-cham = 3 money for each trade won.
card-special-burmese = At set-up: adopts Buddhism (1 glory).
card-special-annamese = Conflict total +1 when defending against an empire with more progress.
card-special-pirate_state = For each conflict won it takes up to 10 money from the loser. Galleys may enter oceans, but are still lost in waters that touch no land of the empire.
card-special-indonesians = Naval units have +1 movement.
card-special-japanese = At set-up: 1 elite marker. Conflict total +1 when defending if an attacker invaded or used a crossing arrow.
card-special-koreans = Conflict total +1 when committing naval units.
card-special-australians = Its desert regions count for glory.
card-special-polynesians = Galleys may enter oceans, but are still lost in waters that touch no land of the empire. Naval units have +2 movement.
card-special-maoris = At set-up: 1 free fort in a start region. Conflict total +1 when defending a start region.
card-special-mayans = Trade total +1.
card-special-aztecs = At set-up: 1 elite marker.
card-special-incas = At set-up: Paved Roads (1 glory), unless they are already in play.
card-special-sioux = Conflict total +1 when committing cavalry.
card-special-iroquois = Changing government causes no disorder. Conflict total +1 in forest.
card-special-americans = At set-up: units and leaders found in its start regions become its own as far as its counters allow, the others are removed; adopts Democracy (1 glory).

## Glory icons
# Regions outside Europe have a text of their own, for there only empires with a European capital are compared.

card-glory-progress = Highest progress level: the number on the icon for first place, 1 less for each place below.
card-glory-money = Most money: the number on the icon for first place, 1 less for each place below.
card-glory-cities = Highest sum of city values, the capital included: the number on the icon for first place, 1 less for each place below.
card-glory-naval = Most naval units: the number on the icon for first place, 1 less for each place below.
card-glory-cavalry = Most cavalry units: the number on the icon for first place, 1 less for each place below.
card-glory-units = Most land units: the number on the icon for first place, 1 less for each place below.
card-glory-artifacts = Most green artefacts: the number on the icon for first place, 1 less for each place below.
card-glory-land = Most ordered land regions, desert and tundra left out ({ $zone }): the number on the icon for first place, 1 less for each place below.
card-glory-sea = Most sea and ocean regions ({ $zone }): the number on the icon for first place, 1 less for each place below.
card-glory-area = Most regions, seas and oceans included, disordered ones, desert and tundra left out ({ $zone }): the number on the icon for first place, 1 less for each place below.
card-glory-non_europe = Among empires with their capital in Europe, most regions wholly outside Europe, seas and oceans included, disordered ones, desert and tundra left out: the number on the icon for first place, 1 less for each place below.
card-glory-wheat = 1 glory for each wheat region the empire controls.
card-glory-oil = 1 glory for each oil region the empire controls, if the empire is in Age 7.
card-glory-elephants = 1 glory for each elephant region the empire controls, while no empire is in Age 7.
card-glory-home = 1 glory if the empire controls all its start regions, −1 if it controls none.
card-glory-win_trade = The number on the icon, at once and each time, for winning a trade.
card-glory-win_conflict = The number on the icon, at once and each time, for winning a conflict, attacking or defending, with units left.
card-glory-capture_capital = The number on the icon, at once and each time, for taking an enemy capital.
card-glory-capture_city = The number on the icon, at once and each time, for taking an enemy city, a capital or a level-1 city that falls included.

## Kinds of leaders

card-leader-tactician = In a conflict in the tactician’s region the conflict card may be replaced once a round, and the side may retreat once either side has a disorder marker; a committed tactician saves the side’s units on a tie.
card-leader-explorer = Units that move with the explorer the whole way have +1 movement.
card-leader-administrator = Units other than infantry cost 1 less, at set-up too.
card-leader-builder = In a civilise action the empire builds or improves one more city, in the builder’s region.
card-leader-artist = 1 glory before each harvest while the artist is in a region with a city.
card-leader-philosopher = Trade total +1.
card-leader-merchant = 3 money in each production.
card-leader-prophet = Changing religion causes no disorder; 1 glory whenever another empire adopts its religion from it or through its Missionaries.
