# ロール・スルー・ジ・エイジズに登場するものの名前。
# 「進歩」（development）と「モニュメント」は、日本のプレイヤーの間で定着している呼び方。

game-name = ロール・スルー・ジ・エイジズ
game-blurb = ダイスを振り、都市を養い、モニュメントを築く。青銅器時代で最も偉大な文明を、30分で打ち立てましょう。

## 物資と食料

good-wood = 木材
good-stone = 石材
good-pottery = 陶器
good-cloth = 布
good-spearheads = 槍先

ware-wood = 木材
ware-stone = 石材
ware-pottery = 陶器
ware-cloth = 布
ware-spearheads = 槍先
ware-food = 食料

## 都市とモニュメント

project-city_4 = 都市4
project-city_5 = 都市5
project-city_6 = 都市6
project-city_7 = 都市7
project-step_pyramid = 階段ピラミッド
project-stone_circle = 環状列石
project-temple = 神殿
project-obelisk = オベリスク
project-hanging_gardens = 空中庭園
project-great_wall = 万里の長城
project-great_pyramid = 大ピラミッド
monument-great_wall-effect = 侵略の影響を受けない

## 進歩

development-leadership = 統率
development-leadership-effect = 最後に振った後、ダイスを1個振り直せる（ドクロも可）
development-irrigation = 灌漑
development-irrigation-effect = 干ばつの影響を受けない
development-agriculture = 農業
development-agriculture-effect = 食料を得るダイス1個につき食料+1
development-quarrying = 採石
development-quarrying-effect = 石材を得た手番に石材+1
development-medicine = 医術
development-medicine-effect = 疫病の影響を受けない
development-coinage = 貨幣鋳造
development-coinage-effect = コインの面でコイン12枚を得る
development-caravans = 隊商
development-caravans-effect = 物資を捨てなくてよい
development-religion = 宗教
development-religion-effect = 自分の反乱がほかのプレイヤーを襲う
# ひとりで遊ぶとき
development-religion-effect-alone = 反乱の影響を受けない
development-granaries = 穀物庫
development-granaries-effect = 購入時、食料1個をコイン4枚で売れる
development-masonry = 石工術
development-masonry-effect = 労働者を得るダイス1個につき労働者+1
development-engineering = 工学
development-engineering-effect = 建設時、石材1個を売って労働者3人を得られる
development-architecture = 建築
development-architecture-effect = 完成させたモニュメント1つにつき+1点
development-empire = 帝国
development-empire-effect = 自分の都市1つにつき+1点

## ダイスの面

face-food3 = 食料3
face-good1 = 物資1
face-goods2_skull = 物資2とドクロ
face-workers3 = 労働者3
face-food2_or_workers2 = 食料2または労働者2
face-coins7 = コイン7

## 災害

disaster-famine = 飢饉
disaster-none = 災害なし
disaster-drought = 干ばつ
disaster-pestilence = 疫病
disaster-invasion = 侵略
disaster-revolt = 反乱

## 数量

unit-food = 食料{ $count }個
unit-goods = 物資{ $count }個
unit-workers = 労働者{ $count }人
unit-coins = コイン{ $count }枚
unit-skulls = ドクロ{ $count }個
unit-points = { $count }点
unit-dice = ダイス{ $count }個
unit-boxes = { $count }マス
unit-rounds = { $count }ラウンド
