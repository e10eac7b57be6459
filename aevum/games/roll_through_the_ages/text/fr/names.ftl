# Les noms de tout ce qui est sur la table de Roll Through the Ages.
# Les noms suivent le livret français, sauf un : « Invention » y traduit Coinage. Le mot ne dit rien de l’effet,
# alors que tout joueur comprend « Monnaie » devant des pièces ; la règle RT-096 rappelle le nom du livret.
# « Conduite » (Leadership) reste : c’est le nom de la feuille de score, et l’on dit bien « sous la conduite de ».

game-name = Roll Through the Ages
game-blurb = Lancer les dés, nourrir ses villes, élever des monuments : la plus grande civilisation de l’âge du bronze, en une demi-heure.

## Marchandises et nourriture

good-wood = bois
good-stone = pierre
good-pottery = poterie
good-cloth = tissu
good-spearheads = fers de lance

ware-wood = bois
ware-stone = pierre
ware-pottery = poterie
ware-cloth = tissu
ware-spearheads = fers de lance
ware-food = nourriture

## Villes et monuments

project-city_4 = Ville 4
project-city_5 = Ville 5
project-city_6 = Ville 6
project-city_7 = Ville 7
project-step_pyramid = Pyramide à degrés
project-stone_circle = Cercle de pierres
project-temple = Temple
project-obelisk = Obélisque
project-hanging_gardens = Jardins suspendus
project-great_wall = Grande Muraille
project-great_pyramid = Grande Pyramide
monument-great_wall-effect = L’invasion est sans effet

## Développements

development-leadership = Conduite
development-leadership-effect = Relancer un dé après le dernier lancer, même un crâne
development-irrigation = Irrigation
development-irrigation-effect = La sécheresse est sans effet
development-agriculture = Agriculture
development-agriculture-effect = +1 nourriture par dé donnant de la nourriture
development-quarrying = Carrières
development-quarrying-effect = +1 pierre quand on récolte de la pierre
development-medicine = Médecine
development-medicine-effect = La peste est sans effet
development-coinage = Monnaie
development-coinage-effect = Les faces « pièces » donnent 12 pièces
development-caravans = Caravanes
development-caravans-effect = Aucune marchandise à défausser
development-religion = Religion
development-religion-effect = La révolte se retourne contre les adversaires
# en solitaire
development-religion-effect-alone = La révolte est sans effet
development-granaries = Greniers
development-granaries-effect = À l’achat, vendre de la nourriture à 4 pièces l’unité
development-masonry = Maçonnerie
development-masonry-effect = +1 ouvrier par dé donnant des ouvriers
development-engineering = Ingénierie
development-engineering-effect = En construisant, chaque pierre vendue donne 3 ouvriers
development-architecture = Architecture
development-architecture-effect = +1 point par monument achevé
development-empire = Empire
development-empire-effect = +1 point par ville possédée

## Faces des dés

face-food3 = 3 nourritures
face-good1 = 1 marchandise
face-goods2_skull = 2 marchandises et 1 crâne
face-workers3 = 3 ouvriers
face-food2_or_workers2 = 2 nourritures ou 2 ouvriers
face-coins7 = 7 pièces

## Désastres

disaster-famine = Famine
disaster-none = Aucun désastre
disaster-drought = Sécheresse
disaster-pestilence = Peste
disaster-invasion = Invasion
disaster-revolt = Révolte

## Quantités

unit-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
unit-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
unit-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
unit-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
unit-skulls = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
unit-boxes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
unit-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
