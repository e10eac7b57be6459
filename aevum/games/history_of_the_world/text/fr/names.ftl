# Les noms de tout ce qui est sur la table de History of the World.
# Un « territoire » (land) est la plus petite case du plateau, une « région » (area) un groupe de territoires que l’on décompte ;
# la « réserve » (pool) contient les armées à placer, le « stock » (supply) les pions hors du plateau ; « pièce » veut dire monnaie.
# Les cartes gardent le nom du livret français, sauf deux qui n’y disent rien de leur effet : « Technologie » (Engineering), ici
# « Ingénierie », et « Siège » (Siegecraft), ici « Art du siège ». « Mort noire » reste : « Peste noire » se confondrait avec « Peste ».

game-name = History of the World
game-blurb = Sept époques, un nouvel empire à chacune : surgir, conquérir, bâtir, et voir ce qui tient encore debout quand viennent les suivants.

## Territoires

land-western_anatolia = Anatolie occidentale
land-eastern_anatolia = Anatolie orientale
land-levant = Levant
land-palestine = Palestine
land-upper_tigris = Haut Tigre
land-middle_tigris = Moyen Tigre
land-lower_tigris = Bas Tigre
land-zagros = Zagros
land-persian_plateau = Plateau persan
land-persian_salt_desert = Désert salé de Perse
land-arabian_peninsula = Péninsule arabique
land-nile_delta = Delta du Nil
land-libya = Libye
land-shatts_plateau = Plateau des Chotts
land-nubia = Nubie
land-upper_nile = Haut Nil
land-gold_coast = Côte de l’Or
land-central_africa = Afrique centrale
land-congo_basin = Bassin du Congo
land-east_africa = Afrique de l’Est
land-southern_africa = Afrique australe
land-madagascar = Madagascar
land-hindu_kush = Hindou Kouch
land-upper_indus = Haut Indus
land-lower_indus = Bas Indus
land-ganges_valley = Vallée du Gange
land-ganges_delta = Delta du Gange
land-western_deccan = Deccan occidental
land-eastern_deccan = Deccan oriental
land-western_ghats = Ghats occidentaux
land-eastern_ghats = Ghats orientaux
land-ceylon = Ceylan
land-tarim_basin = Bassin du Tarim
land-wei_river = Rivière Wei
land-yellow_river = Fleuve Jaune
land-great_plain_of_china = Grande plaine de Chine
land-yangtze_kiang = Yang-tsé-kiang
land-chekiang = Chekiang
land-si_kiang = Si-kiang
land-szechuan = Setchouan
land-irrawaddy = Irrawaddy
land-mekong = Mékong
land-malayan_peninsula = Péninsule malaise
land-sumatra = Sumatra
land-east_indies = Indes orientales
land-western_iberia = Ibérie occidentale
land-southern_iberia = Ibérie méridionale
land-pyrenees = Pyrénées
land-massif_central = Massif central
land-northern_apennines = Apennins du Nord
land-southern_apennines = Apennins du Sud
land-dalmatia = Dalmatie
land-balkans = Balkans
land-pindus = Pinde
land-morea = Morée
land-crete = Crète
land-eire = Irlande
land-highlands = Highlands
land-albion = Albion
land-scandinavia = Scandinavie
land-lower_rhine = Bas Rhin
land-northern_gaul = Gaule du Nord
land-western_gaul = Gaule occidentale
land-central_europe = Europe centrale
land-baltic_seaboard = Littoral baltique
land-danubia = Bassin du Danube
land-dnieper = Dniepr
land-caucasus = Caucase
land-western_steppe = Steppe occidentale
land-turanian_plain = Plaine de Touran
land-eastern_steppe = Steppe orientale
land-mongolia = Mongolie
land-manchurian_plain = Plaine de Mandchourie
land-northern_european_plain = Plaine d’Europe du Nord
land-pacific_seaboard = Côte pacifique
land-great_plains = Grandes Plaines
land-great_lakes = Grands Lacs
land-appalachia = Appalaches
land-deep_south = Sud profond
land-mexican_valley = Vallée de Mexico
land-central_america = Amérique centrale
land-west_indies = Antilles
land-guiana_highlands = Plateau des Guyanes
land-northern_andes = Andes du Nord
land-southern_andes = Andes du Sud
land-brazil = Brésil
land-patagonia = Patagonie
land-hokkaido = Hokkaido
land-honshu = Honshu
land-korean_peninsula = Péninsule coréenne
land-new_guinea = Nouvelle-Guinée
land-australia = Australie
land-new_zealand = Nouvelle-Zélande
land-tasmania = Tasmanie

## Territoires stériles

land-alps = Alpes
land-amazonia = Amazonie
land-northern_lakes = Lacs du Nord
land-outback = Outback
land-plateau_of_tibet = Plateau du Tibet
land-sahara_desert = Désert du Sahara
land-siberia = Sibérie
land-syrian_desert = Désert de Syrie

## Mers et océans

water-atlantic_ocean = Océan Atlantique
water-north_atlantic = Atlantique Nord
water-indian_ocean = Océan Indien
water-western_pacific = Pacifique occidental
water-eastern_pacific = Pacifique oriental
water-north_sea = Mer du Nord
water-western_mediterranean = Méditerranée occidentale
water-eastern_mediterranean = Méditerranée orientale
water-black_sea = Mer Noire
water-red_sea = Mer Rouge
water-bay_of_bengal = Golfe du Bengale
water-south_china_sea = Mer de Chine méridionale
water-sea_of_japan = Mer du Japon
water-caribbean_sea = Mer des Caraïbes
water-caspian_sea = Mer Caspienne

## Régions

area-middle_east = Moyen-Orient
area-north_africa = Afrique du Nord
area-china = Chine
area-india = Inde
area-southern_europe = Europe du Sud
area-northern_europe = Europe du Nord
area-southeast_asia = Asie du Sud-Est
area-eurasia = Eurasie
area-north_america = Amérique du Nord
area-south_america = Amérique du Sud
area-africa = Afrique
area-nippon = Nippon
area-australia = Australie

## Empires

empire-sumerians = Sumériens
empire-egyptians = Égyptiens
empire-minoans = Minoens
empire-indus_valley = Vallée de l’Indus
empire-babylonians = Babyloniens
empire-shang_dynasty = Dynastie Shang
empire-aryans = Aryens
empire-assyrians = Assyriens
empire-chou_dynasty = Dynastie Zhou
empire-vedic_city_states = Cités védiques
empire-greek_city_states = Cités grecques
empire-scythians = Scythes
empire-carthaginians = Carthaginois
empire-persians = Perses
empire-celts = Celtes
empire-macedonians = Macédoniens
empire-mauryas = Dynastie Maurya
empire-han_dynasty = Dynastie Han
empire-hsiung_nu = Xiongnu
empire-romans = Romains
empire-sassanids = Sassanides
empire-guptas = Guptas
empire-goths = Goths
empire-huns = Huns
empire-byzantines = Byzantins
empire-tang_dynasty = Dynastie Tang
empire-arabs = Arabes
empire-khmers = Khmers
empire-franks = Francs
empire-vikings = Vikings
empire-holy_roman_empire = Saint-Empire romain
empire-chola = Dynastie Chola
empire-sung_dynasty = Dynastie Song
empire-seljuk_turks = Turcs seldjoukides
empire-mongols = Mongols
empire-ming_dynasty = Dynastie Ming
empire-timurids = Émirats timourides
empire-incas_aztecs = Incas/Aztèques
empire-ottoman_turks = Turcs ottomans
empire-portuguese = Portugais
empire-spanish = Espagnols
empire-mughals = Moghols
empire-russians = Russes
empire-manchu_dynasty = Dynastie mandchoue
empire-dutch = Pays-Bas
empire-french = France
empire-british = Grande-Bretagne
empire-americans = États-Unis
empire-germans = Allemagne

## Empires mineurs

empire-hittites = Hittites
empire-phoenicians = Phéniciens
empire-mayans = Mayas
empire-anglo_saxons = Anglo-Saxons
empire-fujiwara = Fujiwara
empire-safavids = Safavides
empire-japanese = Japon

## Grands événements

card-leader = Chef
card-leader-effect = Attaquer avec trois dés, jusqu’au premier triple
card-weaponry = Armement
card-weaponry-effect = +1 à chaque attaque
card-reallocation = Redistribution
card-reallocation-effect = Échanger autant de flottes que l’on veut contre des pièces, une pour une
card-minor_empire_hittites = Empire mineur : Hittites
card-minor_empire_hittites-effect = 3 armées, départ : Anatolie orientale (capitale) ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_phoenicians = Empire mineur : Phéniciens
card-minor_empire_phoenicians-effect = 3 armées, départ : Levant (capitale) ; flottes : Méditerranée orientale et Méditerranée occidentale ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_mayans = Empire mineur : Mayas
card-minor_empire_mayans-effect = 2 armées, départ : Amérique centrale (capitale) ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_anglo_saxons = Empire mineur : Anglo-Saxons
card-minor_empire_anglo_saxons-effect = 3 armées, départ : Littoral baltique ; flotte : Mer du Nord ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_fujiwara = Empire mineur : Fujiwara
card-minor_empire_fujiwara-effect = 3 armées, départ : Hokkaido (capitale) ; flotte : Mer du Japon ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_safavids = Empire mineur : Safavides
card-minor_empire_safavids-effect = 3 armées, départ : Désert salé de Perse (capitale) ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit
card-minor_empire_japanese = Empire mineur : Japon
card-minor_empire_japanese-effect = 5 armées, départ : Honshu (capitale) ; flotte : Mer du Japon ; avant son propre empire, et aucune autre carte ne l’aide ni ne lui nuit

## Petits événements

card-allies = Alliés
card-allies-effect = 2 pièces ; les armées récupérées grâce à elles ne vont que sur des territoires sans armée
card-astronomy = Astronomie
card-astronomy-effect = Une flotte de plus, dans une mer au choix
card-barbarians = Barbares
card-barbarians-effect = Attaquer depuis un territoire stérile, encore et encore, jusqu’à la défaite ou faute de cible
card-black_death = Mort noire
card-black_death-effect = Deux régions adjacentes : un dé par armée, mortel sur 1
card-civil_service = Fonction publique
card-civil_service-effect = 1 pièce, plus 1 avec une capitale et 1 avec la navigation
card-civil_war = Guerre civile
card-civil_war-effect = Trois armées se soulèvent sur trois territoires d’un empire ennemi et y attaquent
card-crusade = Croisade
card-crusade-effect = Trois armées s’étendent depuis la Méditerranée orientale avec +1 ; un fort et une ville si elles prennent la Palestine
card-disaster = Désastre
card-disaster-effect = Jusqu’à deux territoires : monument, ville et fort sont détruits, une capitale devient une ville
card-elite_troops = Troupes d’élite
card-elite_troops-effect = Gagner les égalités en attaque, jusqu’à la première armée perdue
card-engineering = Ingénierie
card-engineering-effect = Avec une capitale : deux forts gratuits
card-expert_troops_forests = Troupes expertes : forêts
card-expert_troops_forests-effect = La forêt n’aide pas le défenseur
card-expert_troops_mountains = Troupes expertes : montagnes
card-expert_troops_mountains-effect = Les montagnes n’aident pas le défenseur
card-expert_troops_straits = Troupes expertes : détroits
card-expert_troops_straits-effect = Les détroits n’aident pas le défenseur
card-famine = Famine
card-famine-effect = Une région : un dé par armée, mortel sur 1
card-jewish_revolt = Révolte juive
card-jewish_revolt-effect = Une armée se soulève en Palestine et attaque avec trois dés
card-jihad = Guerre sainte
card-jihad-effect = Trois dés et égalités gagnées jusqu’à la première défaite, puis deux dés et égalités gagnées jusqu’à la seconde
card-kingdom_canaanites = Royaume : Cananéens
card-kingdom_canaanites-effect = Une armée et une ville en Palestine ; l’armée et le fort présents sont détruits
card-kingdom_etruscans = Royaume : Étrusques
card-kingdom_etruscans-effect = Une armée et une ville dans les Apennins du Nord ; l’armée et le fort présents sont détruits
card-kingdom_kush = Royaume : Koush
card-kingdom_kush-effect = Une armée et une ville dans le Haut Nil ; l’armée et le fort présents sont détruits
card-kingdom_tiahuanaco = Royaume : Tiahuanaco
card-kingdom_tiahuanaco-effect = Une armée et une ville dans les Andes du Sud ; l’armée et le fort présents sont détruits
card-kingdom_mali = Royaume : Mali
card-kingdom_mali-effect = Une armée et une ville en Côte de l’Or ; l’armée et le fort présents sont détruits
card-kingdom_thai = Royaume : Thaïs
card-kingdom_thai-effect = Une armée et une ville dans la Péninsule malaise ; l’armée et le fort présents sont détruits
card-kingdom_zimbabwe = Royaume : Zimbabwe
card-kingdom_zimbabwe-effect = Une armée et une ville en Afrique de l’Est ; l’armée et le fort présents sont détruits
card-migrants_australia = Migration : Australie
card-migrants_australia-effect = Deux armées sur deux territoires d’Australie sans armée
card-migrants_africa = Migration : Afrique
card-migrants_africa-effect = Deux armées sur deux territoires d’Afrique sans armée
card-migrants_north_america = Migration : Amérique du Nord
card-migrants_north_america-effect = Deux armées sur deux territoires d’Amérique du Nord sans armée
card-naval_power = Puissance navale
card-naval_power-effect = Deux dés au lieu de trois contre ses attaques par mer
card-pestilence = Pestilence
card-pestilence-effect = Un territoire : trois dés, et deux sur chaque territoire adjacent ; un seul 1 est mortel
card-plague = Peste
card-plague-effect = Un territoire : quatre dés ; un seul 1 est mortel, et la peste se propage avec trois dés
card-population_explosion = Explosion démographique
card-population_explosion-effect = 2 pièces
card-siegecraft = Art du siège
card-siegecraft-effect = +1 contre les forts, les capitales et les villes ; un fort sans capitale ni ville tombe avec son armée
card-treachery = Trahison
card-treachery-effect = Désigner un territoire ennemi : l’attaque y est gagnée sans dés

## Époques
# En minuscules, car ces noms viennent au fil des phrases ; les pages mettent une majuscule en tête de ligne.

epoch-1 = époque I
epoch-2 = époque II
epoch-3 = époque III
epoch-4 = époque IV
epoch-5 = époque V
epoch-6 = époque VI
epoch-7 = époque VII

## Pions, terrains et niveaux

piece-army = armée
piece-fort = fort
piece-capital = capitale
piece-city = ville
piece-monument = monument
piece-fleet = flotte
piece-coin = pièce
piece-marker = marqueur de prééminence
piece-resource = symbole de ressource

space-land = territoire
space-barren = territoire stérile
space-sea = mer
space-ocean = océan

terrain-forest = forêt
terrain-mountains = montagnes
terrain-great_wall = Grande Muraille de Chine
terrain-strait = détroit

level-presence = présence
level-dominance = domination
level-control = contrôle

deck-greater = grand événement
deck-lesser = petit événement

timing-before = avant la première armée
timing-turn = pendant tout le tour

## Quantités

unit-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
unit-forts = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
}
unit-capitals = { $count ->
    [one] { $count } capitale
   *[other] { $count } capitales
}
unit-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
unit-monuments = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}
unit-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
unit-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
unit-markers = { $count ->
    [one] { $count } marqueur de prééminence
   *[other] { $count } marqueurs de prééminence
}
unit-resources = { $count ->
    [one] { $count } symbole de ressource
   *[other] { $count } symboles de ressource
}
unit-lands = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
unit-seas = { $count ->
    [one] { $count } mer
   *[other] { $count } mers
}
unit-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
