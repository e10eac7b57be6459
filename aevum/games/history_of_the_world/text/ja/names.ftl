# ヒストリー・オブ・ザ・ワールドに登場するものの名前。
# land は「地方」、area は「エリア」（ルールブックの「地域」は「地方」と紛らわしいため）、active empire は「現帝国」、past empire は「旧帝国」、
# pool は「プール」、supply は「ストック」、strength は「国力」、navigation は「航海」と訳す。
# カード名は日本語ルールに従う。ただし「市民サービス」（Civil Service）は「官僚制」、「野蛮人」（Barbarians）は「蛮族」とする。
# 「ペスト」は Pestilence、「伝染病」は Plague の訳で、これも日本語ルールのとおり。

game-name = ヒストリー・オブ・ザ・ワールド
game-blurb = 7つのエポックのたびに新しい帝国を率い、興し、征服し、築き上げます。次の帝国が現れたとき、そのうちどれだけが残っているでしょうか。

## 地方

land-western_anatolia = 西アナトリア
land-eastern_anatolia = 東アナトリア
land-levant = レヴァント
land-palestine = パレスチナ
land-upper_tigris = ティグリス川上流
land-middle_tigris = ティグリス川中流
land-lower_tigris = ティグリス川下流
land-zagros = ザグロス
land-persian_plateau = ペルシア高原
land-persian_salt_desert = ペルシア塩砂漠
land-arabian_peninsula = アラビア半島
land-nile_delta = ナイルデルタ
land-libya = リビア
land-shatts_plateau = シャット高原
land-nubia = ヌビア
land-upper_nile = ナイル川上流
land-gold_coast = 黄金海岸
land-central_africa = 中央アフリカ
land-congo_basin = コンゴ盆地
land-east_africa = 東アフリカ
land-southern_africa = 南部アフリカ
land-madagascar = マダガスカル
land-hindu_kush = ヒンドゥークシュ
land-upper_indus = インダス川上流
land-lower_indus = インダス川下流
land-ganges_valley = ガンジス川流域
land-ganges_delta = ガンジスデルタ
land-western_deccan = 西デカン
land-eastern_deccan = 東デカン
land-western_ghats = 西ガーツ
land-eastern_ghats = 東ガーツ
land-ceylon = セイロン
land-tarim_basin = タリム盆地
land-wei_river = 渭水
land-yellow_river = 黄河
land-great_plain_of_china = 中国大平原
land-yangtze_kiang = 揚子江
land-chekiang = 浙江
land-si_kiang = 西江
land-szechuan = 四川
land-irrawaddy = イラワジ
land-mekong = メコン
land-malayan_peninsula = マレー半島
land-sumatra = スマトラ
land-east_indies = 東インド諸島
land-western_iberia = 西イベリア
land-southern_iberia = 南イベリア
land-pyrenees = ピレネー
land-massif_central = 中央高地
land-northern_apennines = 北アペニン
land-southern_apennines = 南アペニン
land-dalmatia = ダルマチア
land-balkans = バルカン
land-pindus = ピンドス
land-morea = モレア
land-crete = クレタ
land-eire = アイルランド
land-highlands = ハイランド
land-albion = アルビオン
land-scandinavia = スカンディナヴィア
land-lower_rhine = ライン川下流
land-northern_gaul = 北ガリア
land-western_gaul = 西ガリア
land-central_europe = 中央ヨーロッパ
land-baltic_seaboard = バルト海沿岸
land-danubia = ドナウ川流域
land-dnieper = ドニエプル
land-caucasus = コーカサス
land-western_steppe = 西ステップ
land-turanian_plain = トゥラン平原
land-eastern_steppe = 東ステップ
land-mongolia = モンゴル高原
land-manchurian_plain = 満州平原
land-northern_european_plain = 北ヨーロッパ平原
land-pacific_seaboard = 太平洋沿岸
land-great_plains = グレートプレーンズ
land-great_lakes = 五大湖
land-appalachia = アパラチア
land-deep_south = ディープサウス
land-mexican_valley = メキシコ盆地
land-central_america = 中央アメリカ
land-west_indies = 西インド諸島
land-guiana_highlands = ギアナ高地
land-northern_andes = 北アンデス
land-southern_andes = 南アンデス
land-brazil = ブラジル
land-patagonia = パタゴニア
land-hokkaido = 北海道
land-honshu = 本州
land-korean_peninsula = 朝鮮半島
land-new_guinea = ニューギニア
land-australia = オーストラリア
land-new_zealand = ニュージーランド
land-tasmania = タスマニア

## 不毛地帯

land-alps = アルプス
land-amazonia = アマゾン
land-northern_lakes = 北方湖水地帯
land-outback = アウトバック
land-plateau_of_tibet = チベット高原
land-sahara_desert = サハラ砂漠
land-siberia = シベリア
land-syrian_desert = シリア砂漠

## 海と大洋

water-atlantic_ocean = 大西洋
water-north_atlantic = 北大西洋
water-indian_ocean = インド洋
water-western_pacific = 西太平洋
water-eastern_pacific = 東太平洋
water-north_sea = 北海
water-western_mediterranean = 西地中海
water-eastern_mediterranean = 東地中海
water-black_sea = 黒海
water-red_sea = 紅海
water-bay_of_bengal = ベンガル湾
water-south_china_sea = 南シナ海
water-sea_of_japan = 日本海
water-caribbean_sea = カリブ海
water-caspian_sea = カスピ海

## エリア

area-middle_east = 中東
area-north_africa = 北アフリカ
area-china = 中国
area-india = インド
area-southern_europe = 南ヨーロッパ
area-northern_europe = 北ヨーロッパ
area-southeast_asia = 東南アジア
area-eurasia = ユーラシア
area-north_america = 北アメリカ
area-south_america = 南アメリカ
area-africa = アフリカ
area-nippon = ニッポン
area-australia = オーストラリア

## 帝国

empire-sumerians = シュメール
empire-egyptians = エジプト
empire-minoans = ミノア
empire-indus_valley = インダス文明
empire-babylonians = バビロニア
empire-shang_dynasty = 殷
empire-aryans = アーリア人
empire-assyrians = アッシリア
empire-chou_dynasty = 周
empire-vedic_city_states = ヴェーダ都市国家
empire-greek_city_states = ギリシア都市国家
empire-scythians = スキタイ
empire-carthaginians = カルタゴ
empire-persians = ペルシア
empire-celts = ケルト人
empire-macedonians = マケドニア
empire-mauryas = マウリヤ朝
empire-han_dynasty = 漢
empire-hsiung_nu = 匈奴
empire-romans = ローマ
empire-sassanids = ササン朝
empire-guptas = グプタ朝
empire-goths = ゴート族
empire-huns = フン族
empire-byzantines = ビザンツ
empire-tang_dynasty = 唐
empire-arabs = アラブ
empire-khmers = クメール
empire-franks = フランク
empire-vikings = ヴァイキング
empire-holy_roman_empire = 神聖ローマ帝国
empire-chola = チョーラ朝
empire-sung_dynasty = 宋
empire-seljuk_turks = セルジューク朝
empire-mongols = モンゴル
empire-ming_dynasty = 明
empire-timurids = ティムール朝
empire-incas_aztecs = インカ／アステカ
empire-ottoman_turks = オスマン帝国
empire-portuguese = ポルトガル
empire-spanish = スペイン
empire-mughals = ムガル帝国
empire-russians = ロシア
empire-manchu_dynasty = 清
empire-dutch = オランダ
empire-french = フランス
empire-british = イギリス
empire-americans = アメリカ合衆国
empire-germans = ドイツ

## 中小帝国

empire-hittites = ヒッタイト
empire-phoenicians = フェニキア
empire-mayans = マヤ
empire-anglo_saxons = アングロ・サクソン
empire-fujiwara = 藤原氏
empire-safavids = サファヴィー朝
empire-japanese = 日本

## 大イベント

card-leader = リーダー
card-leader-effect = ダイス3個で攻撃する。ゾロ目が出たら終わり
card-weaponry = 武器
card-weaponry-effect = 攻撃の目に+1
card-reallocation = 再配置
card-reallocation-effect = 自分の艦隊を好きな数だけ、1つにつきコイン1枚に換える
card-minor_empire_hittites = 中小帝国：ヒッタイト
card-minor_empire_hittites-effect = 東アナトリアから軍隊3個（首都あり）。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_phoenicians = 中小帝国：フェニキア
card-minor_empire_phoenicians-effect = レヴァントから軍隊3個（首都あり）、東地中海と西地中海に艦隊。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_mayans = 中小帝国：マヤ
card-minor_empire_mayans-effect = 中央アメリカから軍隊2個（首都あり）。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_anglo_saxons = 中小帝国：アングロ・サクソン
card-minor_empire_anglo_saxons-effect = バルト海沿岸から軍隊3個、北海に艦隊。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_fujiwara = 中小帝国：藤原氏
card-minor_empire_fujiwara-effect = 北海道から軍隊3個（首都あり）、日本海に艦隊。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_safavids = 中小帝国：サファヴィー朝
card-minor_empire_safavids-effect = ペルシア塩砂漠から軍隊3個（首都あり）。自分の帝国の前にプレイし、ほかのカードの影響を受けない
card-minor_empire_japanese = 中小帝国：日本
card-minor_empire_japanese-effect = 本州から軍隊5個（首都あり）、日本海に艦隊。自分の帝国の前にプレイし、ほかのカードの影響を受けない

## 小イベント

card-allies = 連合軍
card-allies-effect = コイン2枚。戻した軍隊は、軍隊のいない地方にだけ拡張できる
card-astronomy = 天文学
card-astronomy-effect = 好きな海1つに艦隊を1つ追加する
card-barbarians = 蛮族
card-barbarians-effect = 不毛地帯から攻撃する。敗れるか、目標がなくなるまで続ける
card-black_death = 黒死病
card-black_death-effect = 隣り合う2つのエリア。軍隊ごとにダイス1個、1で除去
card-civil_service = 官僚制
card-civil_service-effect = コイン1枚。首都があればさらに1枚、航海できる海域があればさらに1枚
card-civil_war = 内戦
card-civil_war-effect = 敵の帝国1つの、3つの地方に軍隊を置き、その場で攻撃する
card-crusade = 十字軍
card-crusade-effect = 軍隊3つが東地中海から+1で拡張する。パレスチナを奪えば要塞と都市を置く
card-disaster = 災害
card-disaster-effect = 2つまでの地方でモニュメント、都市、要塞を破壊する。首都は都市になる
card-elite_troops = 精鋭兵
card-elite_troops-effect = 軍隊を失うまで、攻撃の引き分けは勝ち
card-engineering = エンジニアリング
card-engineering-effect = 首都があれば、要塞を2つ無料で置ける
card-expert_troops_forests = 熟練兵：森林
card-expert_troops_forests-effect = 森林が防御の助けにならない
card-expert_troops_mountains = 熟練兵：山脈
card-expert_troops_mountains-effect = 山脈が防御の助けにならない
card-expert_troops_straits = 熟練兵：海峡
card-expert_troops_straits-effect = 海峡が防御の助けにならない
card-famine = 飢饉
card-famine-effect = 1つのエリア。軍隊ごとにダイス1個、1で除去
card-jewish_revolt = ユダヤ人の反乱
card-jewish_revolt-effect = パレスチナに軍隊が現れ、ダイス3個で攻撃する
card-jihad = 聖戦
card-jihad-effect = 最初の敗北まではダイス3個、次の敗北まではダイス2個で、どちらも引き分けは勝ち
card-kingdom_canaanites = 王国：カナン
card-kingdom_canaanites-effect = パレスチナに軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_etruscans = 王国：エトルリア
card-kingdom_etruscans-effect = 北アペニンに軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_kush = 王国：クシュ
card-kingdom_kush-effect = ナイル川上流に軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_tiahuanaco = 王国：ティワナク
card-kingdom_tiahuanaco-effect = 南アンデスに軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_mali = 王国：マリ
card-kingdom_mali-effect = 黄金海岸に軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_thai = 王国：タイ
card-kingdom_thai-effect = マレー半島に軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-kingdom_zimbabwe = 王国：ジンバブエ
card-kingdom_zimbabwe-effect = 東アフリカに軍隊と都市を置く。すでにある軍隊と要塞は取り除く
card-migrants_australia = 移住者：オーストラリア
card-migrants_australia-effect = オーストラリアのエリアで、軍隊のいない2つの地方に軍隊を1つずつ置く
card-migrants_africa = 移住者：アフリカ
card-migrants_africa-effect = アフリカのエリアで、軍隊のいない2つの地方に軍隊を1つずつ置く
card-migrants_north_america = 移住者：北アメリカ
card-migrants_north_america-effect = 北アメリカのエリアで、軍隊のいない2つの地方に軍隊を1つずつ置く
card-naval_power = 海軍力
card-naval_power-effect = 自分が海から攻撃するとき、防御側のダイスは3個ではなく2個
card-pestilence = ペスト
card-pestilence-effect = 1つの地方はダイス3個、隣接する地方は2個。1が1つでも出たら除去
card-plague = 伝染病
card-plague-effect = 1つの地方でダイス4個。1が1つでも出たら除去し、隣へ広がってダイス3個
card-population_explosion = 人口爆発
card-population_explosion-effect = コイン2枚
card-siegecraft = 攻城機械
card-siegecraft-effect = 要塞、首都、都市のある地方への攻撃に+1。首都も都市もない地方の要塞は、軍隊と同時に倒せる
card-treachery = 裏切り
card-treachery-effect = 敵の地方を1つ宣言する。そこへの攻撃はダイスを振らずに勝つ

## エポック

epoch-1 = 第1エポック
epoch-2 = 第2エポック
epoch-3 = 第3エポック
epoch-4 = 第4エポック
epoch-5 = 第5エポック
epoch-6 = 第6エポック
epoch-7 = 第7エポック

## 駒、地形、段階

piece-army = 軍隊
piece-fort = 要塞
piece-capital = 首都
piece-city = 都市
piece-monument = モニュメント
piece-fleet = 艦隊
piece-coin = コイン
piece-marker = プレエミネンスマーカー
piece-resource = 資源シンボル

space-land = 地方
space-barren = 不毛地帯
space-sea = 海
space-ocean = 大洋

terrain-forest = 森林
terrain-mountains = 山脈
terrain-great_wall = 万里の長城
terrain-strait = 海峡

level-presence = 存在
level-dominance = 優位
level-control = 支配

deck-greater = 大イベント
deck-lesser = 小イベント

timing-before = 最初の軍隊を置く前
timing-turn = 手番中

## 数量

unit-armies = 軍隊{ $count }個
unit-forts = 要塞{ $count }個
unit-capitals = 首都{ $count }個
unit-cities = 都市{ $count }個
unit-monuments = モニュメント{ $count }個
unit-fleets = 艦隊{ $count }個
unit-coins = コイン{ $count }枚
unit-markers = プレエミネンスマーカー{ $count }枚
unit-resources = 資源シンボル{ $count }個
unit-lands = 地方{ $count }か所
unit-seas = 海{ $count }か所
unit-cards = カード{ $count }枚
unit-dice = ダイス{ $count }個
unit-points = { $count }点
