# 端末で遊ぶための言葉。

terminal-history-title = { $epoch }・{ $empire }
terminal-history-hand-greater = 大
terminal-history-hand-lesser = 小
terminal-history-seas = 制海権
terminal-history-drawn = 引いた帝国：{ $empire }
terminal-history-strength = 国力{ $count }
terminal-history-starts = 開始地方：{ $lands }
terminal-history-navigation = 航海：{ $waters }
terminal-history-battle = { $land }の戦い
terminal-history-mark-possible = 可能
terminal-history-mark-attack = 攻撃
terminal-history-mark-chosen = 選択中

# 行動中の帝国がまだ置けるもの、使えるもの
terminal-history-pool = 置ける軍隊{ $count }個
terminal-history-allies = 連合軍{ $count }個
terminal-history-lost = 失った軍隊{ $count }個
terminal-history-coins = コイン{ $count }枚
terminal-history-allied-coins = 連合軍のコイン{ $count }枚
terminal-history-forts = 無料の要塞{ $count }個
terminal-history-fleets = 艦隊：{ $waters }
terminal-history-in-force = 有効なカード：{ $cards }
terminal-history-rising = モニュメント建設予定：{ $lands }

# 列の見出し、5桁まで
terminal-history-short-points = 得点
terminal-history-short-now = 見込
terminal-history-short-lands = 地方
terminal-history-short-cards = 手札
terminal-history-short-markers = マーカー

terminal-history-score-markers = マーカー
terminal-history-score-total = 合計

terminal-history-told-now = { $count ->
   *[other] 今得点計算すれば+{ $count }点
}
terminal-history-told-cards = 大イベント{ $greater }枚、小イベント{ $lesser }枚
terminal-history-told-empires = このエポックの帝国：{ $empires }。
# $count：国力
terminal-history-told-held = { $empire } { $count } { $seat }
terminal-history-told-unused = { $empire } { $count } なし
terminal-history-told-unknown = { $empire } { $count } 不明
terminal-history-told-area = { $area }、基本値{ $value }：{ $levels }。
terminal-history-told-free-area = { $area }、基本値{ $value }：なし。
terminal-history-told-level = { $seat } { $level } +{ $count }
terminal-history-told-lands = 軍隊あり：{ $lands }。
terminal-history-told-land = { $land } { $armies }
terminal-history-told-with = { $land }（{ $pieces }）
terminal-history-told-free = 軍隊なし：{ $lands }。
terminal-history-told-fleets = 艦隊：{ $waters }。
terminal-history-told-sea = { $water }は{ $seat }のもの
terminal-history-told-seas = 制海権：{ $seas }。
terminal-history-told-hand-greater = 手札の大イベント：{ $cards }。
terminal-history-told-hand-lesser = 手札の小イベント：{ $cards }。
terminal-history-told-drawn = 引いた帝国は{ $empire }：{ $card }。
terminal-history-told-going = 拡張できる、軍隊のいない地方：{ $lands }。
terminal-history-told-own = 自分の古い軍隊がいる地方：{ $lands }。
terminal-history-told-fights = 攻撃できる地方：{ $lands }。
terminal-history-told-options = 選べる地方：{ $lands }。
terminal-history-told-nobody = なし
terminal-history-told-inciting = 選べる帝国：{ $empires }。
terminal-history-told-ways = 経路：{ $ways }。
terminal-history-told-chance = { $land } { $effects }
# $bonus、$defence：攻撃側と防御側が最大の目に足す数
terminal-history-told-battle = { $land }の戦い：攻撃側は{ $dice }に+{ $bonus }、防御側は+{ $defence }。

terminal-history-look-land = { $land }（エリア：{ $area }）。
terminal-history-look-held = 軍隊：{ $armies }。
terminal-history-look-empty = 軍隊はいません。
terminal-history-look-empty-with = 軍隊はいません。{ $pieces }があります。
terminal-history-look-around = 隣接する地方：{ $lands }。
terminal-history-look-alone = 陸で隣接する地方はありません。
# 境界の地形がどちら側を守るか
terminal-history-look-here = こちら側に{ $terrain }
terminal-history-look-beyond = 向こう側に{ $terrain }
terminal-history-look-waters = 面する海域：{ $waters }。
# $way：攻撃元の地方または海
terminal-history-look-attack = 最も有利な攻撃は{ $way }から：防御側は{ $dice }、成功率{ $percent }%。
terminal-history-look-betrayed = 最も有利な攻撃は{ $way }から：「裏切り」によりダイスなしで勝ちます。
terminal-history-look-barren = { $land }：不毛地帯です。誰もとどまれません。
terminal-history-look-values = 第1エポックから第7エポックまでの基本値：{ $values }。
terminal-history-look-water = { $water }：{ $kind }。
terminal-history-look-fleet = { $seat }の艦隊があります。
terminal-history-look-beside = 通じる海域：{ $waters }。
terminal-history-look-coast = 沿岸：{ $lands }。
terminal-history-look-holder = { $seat }の帝国です。
terminal-history-look-unused = この帝国を持つプレイヤーはいません。
terminal-history-look-past = { $empire }、{ $epoch }。
terminal-history-look-armies = 軍隊：{ $lands }。
terminal-history-look-card = { $card }（{ $notes }）：{ $effect }。
terminal-history-look-epochs = { $first }～{ $last }
terminal-history-look-realm = { $area }：{ $lands }。
# $count：国力の合計
terminal-history-look-had = 帝国：{ $empires }。国力の合計は{ $count }。
terminal-history-look-now = 今得点計算した場合：{ $parts }。
terminal-history-part-capitals = 首都
terminal-history-part-cities = 都市
terminal-history-part-monuments = モニュメント
terminal-history-part-seas = 海
