# Names of everything on the table of History of the World. Names of lands and waters follow the printed board, those of
# empires and cards the printed cards. A land may be called like an area (Australia), an empire like a land.

game-name = History of the World
game-blurb = Seven epochs, a new empire in each: rise, conquer, build, and see how much of it still stands when the next ones come.

## Lands

land-western_anatolia = Western Anatolia
land-eastern_anatolia = Eastern Anatolia
land-levant = Levant
land-palestine = Palestine
land-upper_tigris = Upper Tigris
land-middle_tigris = Middle Tigris
land-lower_tigris = Lower Tigris
land-zagros = Zagros
land-persian_plateau = Persian Plateau
land-persian_salt_desert = Persian Salt Desert
land-arabian_peninsula = Arabian Peninsula
land-nile_delta = Nile Delta
land-libya = Libya
land-shatts_plateau = Shatts Plateau
land-nubia = Nubia
land-upper_nile = Upper Nile
land-gold_coast = Gold Coast
land-central_africa = Central Africa
land-congo_basin = Congo Basin
land-east_africa = East Africa
land-southern_africa = Southern Africa
land-madagascar = Madagascar
land-hindu_kush = Hindu Kush
land-upper_indus = Upper Indus
land-lower_indus = Lower Indus
land-ganges_valley = Ganges Valley
land-ganges_delta = Ganges Delta
land-western_deccan = Western Deccan
land-eastern_deccan = Eastern Deccan
land-western_ghats = Western Ghats
land-eastern_ghats = Eastern Ghats
land-ceylon = Ceylon
land-tarim_basin = Tarim Basin
land-wei_river = Wei River
land-yellow_river = Yellow River
land-great_plain_of_china = Great Plain of China
land-yangtze_kiang = Yangtze Kiang
land-chekiang = Chekiang
land-si_kiang = Si Kiang
land-szechuan = Szechuan
land-irrawaddy = Irrawaddy
land-mekong = Mekong
land-malayan_peninsula = Malayan Peninsula
land-sumatra = Sumatra
land-east_indies = East Indies
land-western_iberia = Western Iberia
land-southern_iberia = Southern Iberia
land-pyrenees = Pyrenees
land-massif_central = Massif Central
land-northern_apennines = Northern Apennines
land-southern_apennines = Southern Apennines
land-dalmatia = Dalmatia
land-balkans = Balkans
land-pindus = Pindus
land-morea = Morea
land-crete = Crete
land-eire = Eire
land-highlands = Highlands
land-albion = Albion
land-scandinavia = Scandinavia
land-lower_rhine = Lower Rhine
land-northern_gaul = Northern Gaul
land-western_gaul = Western Gaul
land-central_europe = Central Europe
land-baltic_seaboard = Baltic Seaboard
land-danubia = Danubia
land-dnieper = Dnieper
land-caucasus = Caucasus
land-western_steppe = Western Steppe
land-turanian_plain = Turanian Plain
land-eastern_steppe = Eastern Steppe
land-mongolia = Mongolia
land-manchurian_plain = Manchurian Plain
land-northern_european_plain = Northern European Plain
land-pacific_seaboard = Pacific Seaboard
land-great_plains = Great Plains
land-great_lakes = Great Lakes
land-appalachia = Appalachia
land-deep_south = Deep South
land-mexican_valley = Mexican Valley
land-central_america = Central America
land-west_indies = West Indies
land-guiana_highlands = Guiana Highlands
land-northern_andes = Northern Andes
land-southern_andes = Southern Andes
land-brazil = Brazil
land-patagonia = Patagonia
land-hokkaido = Hokkaido
land-honshu = Honshu
land-korean_peninsula = Korean Peninsula
land-new_guinea = New Guinea
land-australia = Australia
land-new_zealand = New Zealand
land-tasmania = Tasmania

## Barren lands

land-alps = Alps
land-amazonia = Amazonia
land-northern_lakes = Northern Lakes
land-outback = The Outback
land-plateau_of_tibet = Plateau of Tibet
land-sahara_desert = Sahara Desert
land-siberia = Siberia
land-syrian_desert = Syrian Desert

## Seas and oceans

water-atlantic_ocean = Atlantic Ocean
water-north_atlantic = North Atlantic
water-indian_ocean = Indian Ocean
water-western_pacific = Western Pacific
water-eastern_pacific = Eastern Pacific
water-north_sea = North Sea
water-western_mediterranean = Western Mediterranean
water-eastern_mediterranean = Eastern Mediterranean
water-black_sea = Black Sea
water-red_sea = Red Sea
water-bay_of_bengal = Bay of Bengal
water-south_china_sea = South China Sea
water-sea_of_japan = Sea of Japan
water-caribbean_sea = Caribbean Sea
water-caspian_sea = Caspian Sea

## Areas

area-middle_east = Middle East
area-north_africa = North Africa
area-china = China
area-india = India
area-southern_europe = Southern Europe
area-northern_europe = Northern Europe
area-southeast_asia = Southeast Asia
area-eurasia = Eurasia
area-north_america = North America
area-south_america = South America
area-africa = Africa
area-nippon = Nippon
area-australia = Australia

## Empires

empire-sumerians = Sumerians
empire-egyptians = Egyptians
empire-minoans = Minoans
empire-indus_valley = Indus Valley
empire-babylonians = Babylonians
empire-shang_dynasty = Shang Dynasty
empire-aryans = Aryans
empire-assyrians = Assyrians
empire-chou_dynasty = Chou Dynasty
empire-vedic_city_states = Vedic City States
empire-greek_city_states = Greek City States
empire-scythians = Scythians
empire-carthaginians = Carthaginians
empire-persians = Persians
empire-celts = Celts
empire-macedonians = Macedonians
empire-mauryas = Mauryan Dynasty
empire-han_dynasty = Han Dynasty
empire-hsiung_nu = Hsiung-Nu
empire-romans = Romans
empire-sassanids = Sassanids
empire-guptas = Guptas
empire-goths = Goths
empire-huns = Huns
empire-byzantines = Byzantines
empire-tang_dynasty = T’ang Dynasty
empire-arabs = Arabs
empire-khmers = Khmers
empire-franks = Franks
empire-vikings = Vikings
empire-holy_roman_empire = Holy Roman Empire
empire-chola = Chola Dynasty
empire-sung_dynasty = Sung Dynasty
empire-seljuk_turks = Seljuk Turks
empire-mongols = Mongols
empire-ming_dynasty = Ming Dynasty
empire-timurids = Timurid Emirates
empire-incas_aztecs = Incas/Aztecs
empire-ottoman_turks = Ottoman Turks
empire-portuguese = Portuguese
empire-spanish = Spanish
empire-mughals = Mughals
empire-russians = Russians
empire-manchu_dynasty = Manchu Dynasty
empire-dutch = Netherlands
empire-french = France
empire-british = Britain
empire-americans = United States
empire-germans = Germany

## Minor empires

empire-hittites = Hittites
empire-phoenicians = Phoenicia
empire-mayans = Mayans
empire-anglo_saxons = Anglo-Saxons
empire-fujiwara = Fujiwara
empire-safavids = Safavids
empire-japanese = Japan

## Greater events

card-leader = Leader
card-leader-effect = Attack with three dice, until a triple is rolled
card-weaponry = Weaponry
card-weaponry-effect = +1 to every attack
card-reallocation = Reallocation
card-reallocation-effect = Turn any number of your fleets into coins, one for one
card-minor_empire_hittites = Minor Empire: Hittites
card-minor_empire_hittites-effect = 3 armies from Eastern Anatolia, a capital; before your own empire, and no other card helps or harms it
card-minor_empire_phoenicians = Minor Empire: Phoenicia
card-minor_empire_phoenicians-effect = 3 armies from Levant, a capital, fleets in the Eastern and Western Mediterranean; before your own empire, and no other card helps or harms it
card-minor_empire_mayans = Minor Empire: Mayans
card-minor_empire_mayans-effect = 2 armies from Central America, a capital; before your own empire, and no other card helps or harms it
card-minor_empire_anglo_saxons = Minor Empire: Anglo-Saxons
card-minor_empire_anglo_saxons-effect = 3 armies from Baltic Seaboard, a fleet in the North Sea; before your own empire, and no other card helps or harms it
card-minor_empire_fujiwara = Minor Empire: Fujiwara
card-minor_empire_fujiwara-effect = 3 armies from Hokkaido, a capital, a fleet in the Sea of Japan; before your own empire, and no other card helps or harms it
card-minor_empire_safavids = Minor Empire: Safavids
card-minor_empire_safavids-effect = 3 armies from Persian Salt Desert, a capital; before your own empire, and no other card helps or harms it
card-minor_empire_japanese = Minor Empire: Japan
card-minor_empire_japanese-effect = 5 armies from Honshu, a capital, a fleet in the Sea of Japan; before your own empire, and no other card helps or harms it

## Lesser events

card-allies = Allies
card-allies-effect = 2 coins; armies they bring back may only enter lands without an army
card-astronomy = Astronomy
card-astronomy-effect = One more fleet, in any one sea
card-barbarians = Barbarians
card-barbarians-effect = Attack out of a barren land, again and again, until beaten or no target is left
card-black_death = Black Death
card-black_death-effect = Two adjacent areas: one die for each army, a 1 kills
card-civil_service = Civil Service
card-civil_service-effect = 1 coin, and 1 more each for a capital and for navigation
card-civil_war = Civil War
card-civil_war-effect = Three armies rise in three lands of one enemy empire and attack there
card-crusade = Crusade
card-crusade-effect = Three armies expand from the Eastern Mediterranean with +1; a fort and a city if they take Palestine
card-disaster = Disaster
card-disaster-effect = Up to two lands: monument, city and fort are destroyed, a capital becomes a city
card-elite_troops = Elite Troops
card-elite_troops-effect = Win ties when attacking, until an army is lost
card-engineering = Engineering
card-engineering-effect = With a capital: two free forts
card-expert_troops_forests = Expert Troops: Forests
card-expert_troops_forests-effect = Forest does not help the defender
card-expert_troops_mountains = Expert Troops: Mountains
card-expert_troops_mountains-effect = Mountains do not help the defender
card-expert_troops_straits = Expert Troops: Straits
card-expert_troops_straits-effect = Straits do not help the defender
card-famine = Famine
card-famine-effect = One area: one die for each army, a 1 kills
card-jewish_revolt = Jewish Revolt
card-jewish_revolt-effect = An army rises in Palestine and attacks with three dice
card-jihad = Jihad
card-jihad-effect = Three dice and ties won until the first loss, then two dice and ties won until the second
card-kingdom_canaanites = Kingdom: Canaanites
card-kingdom_canaanites-effect = An army and a city in Palestine; any army or fort already there is destroyed
card-kingdom_etruscans = Kingdom: Etruscans
card-kingdom_etruscans-effect = An army and a city in Northern Apennines; any army or fort already there is destroyed
card-kingdom_kush = Kingdom: Kush
card-kingdom_kush-effect = An army and a city in Upper Nile; any army or fort already there is destroyed
card-kingdom_tiahuanaco = Kingdom: Tiahuanaco
card-kingdom_tiahuanaco-effect = An army and a city in Southern Andes; any army or fort already there is destroyed
card-kingdom_mali = Kingdom: Mali
card-kingdom_mali-effect = An army and a city in Gold Coast; any army or fort already there is destroyed
card-kingdom_thai = Kingdom: Thai
card-kingdom_thai-effect = An army and a city in Malayan Peninsula; any army or fort already there is destroyed
card-kingdom_zimbabwe = Kingdom: Zimbabwe
card-kingdom_zimbabwe-effect = An army and a city in East Africa; any army or fort already there is destroyed
card-migrants_australia = Migrants: Australia
card-migrants_australia-effect = Two armies in two lands of Australia without an army
card-migrants_africa = Migrants: Africa
card-migrants_africa-effect = Two armies in two lands of Africa without an army
card-migrants_north_america = Migrants: North America
card-migrants_north_america-effect = Two armies in two lands of North America without an army
card-naval_power = Naval Power
card-naval_power-effect = Two dice instead of three against your attacks from the sea
card-pestilence = Pestilence
card-pestilence-effect = One land: three dice, and two in each adjacent land; any 1 kills
card-plague = Plague
card-plague-effect = One land: four dice; any 1 kills, and the plague moves on with three dice
card-population_explosion = Population Explosion
card-population_explosion-effect = 2 coins
card-siegecraft = Siegecraft
card-siegecraft-effect = +1 against forts, capitals and cities; where there is only a fort, it falls together with its army
card-treachery = Treachery
card-treachery-effect = Name an enemy land: your attack on it wins without dice

## Epochs

epoch-1 = Epoch I
epoch-2 = Epoch II
epoch-3 = Epoch III
epoch-4 = Epoch IV
epoch-5 = Epoch V
epoch-6 = Epoch VI
epoch-7 = Epoch VII

## Pieces, terrain and levels

piece-army = army
piece-fort = fort
piece-capital = capital
piece-city = city
piece-monument = monument
piece-fleet = fleet
piece-coin = coin
piece-marker = pre-eminence marker
piece-resource = resource symbol

space-land = land
space-barren = barren land
space-sea = sea
space-ocean = ocean

terrain-forest = forest
terrain-mountains = mountains
terrain-great_wall = Great Wall of China
terrain-strait = strait

level-presence = presence
level-dominance = dominance
level-control = control

deck-greater = greater event
deck-lesser = lesser event

timing-before = before the first army
timing-turn = for the whole turn

## Numbers of things

unit-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
unit-forts = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
}
unit-capitals = { $count ->
    [one] { $count } capital
   *[other] { $count } capitals
}
unit-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
unit-monuments = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}
unit-fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
unit-markers = { $count ->
    [one] { $count } pre-eminence marker
   *[other] { $count } pre-eminence markers
}
unit-resources = { $count ->
    [one] { $count } resource symbol
   *[other] { $count } resource symbols
}
unit-lands = { $count ->
    [one] { $count } land
   *[other] { $count } lands
}
unit-seas = { $count ->
    [one] { $count } sea
   *[other] { $count } seas
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
