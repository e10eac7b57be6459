# ページ上のボードの言葉。変数は {name} の形でページに届く。複数形は使わず、文のほうで避ける。

## 地図

web-history-map-world = 世界地図
web-history-map-schematic = 略図：込み合った地方を広く描いた地図
web-history-to-world = 実際の形の世界地図を表示
web-history-to-schematic = 込み合った地方を広く描いた略図を表示
web-history-map-in = 拡大
web-history-map-out = 縮小
web-history-map-fit = 地図全体
web-history-map-focus = 行動できる場所へ
# $epoch：エポックの番号（日本語では算用数字）
web-history-of-epoch = { $name }（第{ $epoch }エポック）
web-history-joined = { $first }、{ $rest }
web-history-no-army = 軍隊なし
# $empire：軍隊の帝国とそのエポック
web-history-garrison = { $name }、{ $empire }、軍隊：{ $count }
web-history-fleet-of = { $name }の艦隊
web-history-area = エリア
web-history-holder = 持ち主
web-history-built = 建造物
web-history-neighbours = 隣接する地方と、そこからの攻撃に対してこの地方を守るもの
web-history-waters = 面する海域
web-history-coasts = 沿岸
web-history-kind = 種類

## 帝国、エリア、プレイヤー

web-history-empires = このエポックの帝国
web-history-strength = 国力：{ $count }
web-history-navigation = 艦隊：{ $waters }
web-history-unknown = まだ不明
web-history-nobody = 持ち主なし
web-history-given-by = { $name }から渡された
web-history-empire-active = 手番中
web-history-empire-called = 手番終了
web-history-empire-unused = 不使用
web-history-draw-order = 引く順：
web-history-asked-keep = 引いた帝国を自分のものにしますか、まだ帝国のないプレイヤーに渡しますか？
web-history-asked-give = このエポックの帝国はもう持っています。引いたカードを、まだ帝国のないプレイヤーに渡してください。
web-history-asked-another = 最初の軍隊を置く前に、イベントカードをもう1枚使えます。使うカードを選ぶか、終えてください。
web-history-areas = エリアと、今得点計算した場合の点
web-history-value = 基本値
# $level：存在、優位、支配のいずれか
web-history-standing = 地方：{ $lands }、{ $level }、得点：{ $points }
web-history-part-areas = エリア合計
web-history-part-capitals = 首都
web-history-part-cities = 都市
web-history-part-monuments = モニュメント
web-history-part-seas = 海
web-history-now = 今手番が終わった場合の得点
web-history-players = プレイヤー
web-history-points = 得点：{ $count }
web-history-lands = 地方：{ $count }
web-history-strengths = これまでの帝国の国力の合計：{ $count }
web-history-marker = 第{ $epoch }エポックのプレエミネンスマーカー：{ $value }
web-history-marker-hidden = 第{ $epoch }エポックのプレエミネンスマーカー（値は伏せられています）
web-history-supply = 残り：要塞 { $forts }・首都と都市 { $settlements }・モニュメント { $monuments }・プレエミネンスマーカー { $markers }
web-history-chart = エポックごとの得点
web-history-numbers = すべての数値
web-history-markers = プレエミネンス
web-history-ties = 同点の場合：帝国の国力の合計が小さいほう

## カード

web-history-hand = あなたのイベントカード
web-history-hand-of = { $name }のイベントカード
web-history-hand-empty = カードはもうありません。
web-history-cards = 大イベント：{ $greater }・小イベント：{ $lesser }
# A card that may be played only in some epochs; $first and $last: numerals
web-history-epochs = 第{ $first }～第{ $last }エポック
web-history-play = 使う
web-history-played = この手番に使ったカード

## ボードの横

web-history-purse = この帝国がまだ使えるもの
web-history-pool-armies = 置ける軍隊：{ $count }
web-history-pool-allies = 置ける連合軍：{ $count }
web-history-pool-lost = 失った軍隊：{ $count }
web-history-pool-coins = コイン：{ $count }
web-history-pool-allied_coins = 連合軍のコイン：{ $count }
web-history-pool-forts = 無料の要塞：{ $count }
web-history-battle = 攻撃
web-history-battle-over = 戦闘
web-history-attack = 攻撃側
web-history-defence = 防御側
web-history-dice = ダイス：{ $count }
web-history-chosen = 選択済み：{ $names }
# いくつかの地方にあるプレイヤーの軍の数
web-history-armies-of = { $name }：{ $count }
web-history-sickness = 病のダイス
web-history-died = 除去
web-history-lives = 生存
web-history-tally = { $name }の手番の得点計算
# $points：手番で得た点（符号つき）、$total：そのときの合計点
web-history-gained = { $points }点、計{ $total }点
# $part：首都、都市、モニュメント、海のいずれか
web-history-counted = { $part }：{ $count }

## 初めての人へのヒント

web-history-hint-empire = エポックごとに1つの帝国を率います。一覧の上の帝国から順に行動し、強い帝国ほど順番が遅い傾向があります。ライバルに強い帝国を渡すのは、弱い帝国を自分のものにするのと同じくらい痛いことがあります。
web-history-hint-event = イベントカードは少なく、補充されません。使えるのは1手番に2枚までで、帝国が最初の軍隊を置く前に使います。
web-history-hint-expand = 拡張できる地方は縁取りで示されます。数字は占領した場合にこの手番の得点に加わる点、パーセントは戦闘に勝つ確率です。軍隊のローマ数字は、その軍隊のエポックです。
web-history-hint-route = 山脈、森林、海峡、海は防御側のダイスを増やします。いちばん有利な経路を選んでください。
web-history-hint-monument = モニュメントは、手番の終わりにその地方を占める人の得点になります。

## キー

web-history-key-arrows = 隣の地方へ
web-history-key-choose = 地方を選ぶ
web-history-key-next = 次または前の選べる地方へ
web-history-key-focus = 行動できる場所へ
web-history-key-change = もう一方の地図
web-history-key-zoom = 拡大、縮小、地図全体
web-history-key-done = 終える
web-history-key-layers = 地図に表示：領有者、エリア、帝国

## 地図のレイヤー

web-history-layers = 地図に表示：
web-history-layer-holders = 領有者
web-history-layer-areas = エリアの支配状況
web-history-layer-empires = このエポックの帝国
# $count：モニュメントの数、$lands：次に建てられる地方
web-history-rising-one = 手番の終わりにモニュメントが1つ建ちます（候補：{ $lands }）
web-history-rising = 手番の終わりに建つモニュメント：{ $count }（1つ目の候補：{ $lands }）
web-history-symbols = 資源シンボル：{ $count }（モニュメント1つに{ $needed }必要）
web-history-rises = 手番の終わりにモニュメントを建てられる
