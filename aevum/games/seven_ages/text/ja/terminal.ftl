# 端末で遊ぶための言葉。

terminal-seven-turn = 第{ $turn }ターン
terminal-seven-setting-up = 準備
terminal-seven-hand = 手札
terminal-seven-track = 進歩
terminal-seven-peeked = 山札の上
terminal-seven-part-asia = 内陸アジア
terminal-seven-part-sea = 海
terminal-seven-part-ocean = 大洋

# 列の見出し、6桁まで
terminal-seven-short-glory = 栄光
terminal-seven-short-now = 見込
terminal-seven-short-cards = 手札
terminal-seven-short-empires = 帝国
terminal-seven-short-marker = マーカー
terminal-seven-short-level = 進歩
terminal-seven-short-age = 時代
terminal-seven-short-money = 資金
terminal-seven-short-income = 収入
terminal-seven-short-units = 駒
terminal-seven-short-regions = 地域
terminal-seven-short-leaders = 指導
terminal-seven-short-trade = 交易

# 印
terminal-seven-piece-capital = 首都
terminal-seven-piece-city = 都市
terminal-seven-piece-fort = 要塞
terminal-seven-piece-artifact = アーティファクト
terminal-seven-piece-leader = 指導者
terminal-seven-piece-disorder = 混乱
terminal-seven-resource-wheat = 小麦
terminal-seven-resource-oil = 石油
terminal-seven-resource-elephant = 象
terminal-seven-mark-possible = 可能
terminal-seven-mark-conflict = ほかの帝国あり
terminal-seven-mark-chosen = 現在地

# $action：アクション名。伏せられていれば疑問符
terminal-seven-marker-face_down = ［{ $action }］
terminal-seven-marker-revealed = { $action }
terminal-seven-marker-lost = 失効

# 文の部品
terminal-seven-units = { $unit }{ $count }
terminal-seven-with = { $name }（{ $more }）
terminal-seven-guest = { $empire }もいる：{ $stack }
terminal-seven-not-controlled = 未支配
terminal-seven-religion = 宗教：{ $name }
terminal-seven-government = 政体：{ $name }
terminal-seven-artifacts = アーティファクト：{ $names }
terminal-seven-elite = { $count ->
   *[other] 精鋭マーカー{ $count }個
}
terminal-seven-barbarian = 蛮族
terminal-seven-money = 資金{ $count }
terminal-seven-income = 収入{ $count }
terminal-seven-level = 進歩レベル{ $level }、{ $age }
terminal-seven-regions = { $count ->
   *[other] { $count }地域
}
terminal-seven-count = { $count ->
   *[other] { $count }ユニット
}
terminal-seven-leaders = 指導者{ $count }人（最大{ $most }人）
terminal-seven-trade-value = 交易値{ $count }
terminal-seven-leader-number = 指導者数{ $count }
terminal-seven-starts = 開始地域：{ $regions }
terminal-seven-city = 都市{ $level }
terminal-seven-builds = 編成可能：{ $units }
terminal-seven-placed = 今回の配置：{ $places }
terminal-seven-price = { $unit } { $cost }
terminal-seven-ban-cities = 第{ $ages }時代は都市禁止
terminal-seven-ban-naval = 第{ $ages }時代は海軍禁止
terminal-seven-ban-cavalry = 第{ $ages }時代は騎兵禁止
terminal-seven-ages = { $first }～{ $last }

# アイコン。$points：アイコンの数
terminal-seven-icon = { $name } { $points }
terminal-seven-icon-told = { $icon }：{ $told }
terminal-seven-icon-has = 現在{ $count }
terminal-seven-icon-rank = { $rank ->
   *[other] { $rank }位
}
terminal-seven-icon-now = 今なら{ $points }
terminal-seven-icon-next = 次の1点まであと{ $count }

# 進行中のこと
terminal-seven-moving = 移動中
terminal-seven-way = { $at }（{ $origin }から）
terminal-seven-left = 残り移動力：{ $units }
terminal-seven-stopped = ここで止まらなければなりません
terminal-seven-conflict = { $region }の戦闘、第{ $round }ラウンド
terminal-seven-attacks = 手番側
terminal-seven-defends = 防御側
terminal-seven-line-front = 前線：{ $units }
terminal-seven-line-support = 支援：{ $units }
terminal-seven-line-covered = 投入：{ $units }
terminal-seven-line-free = 未投入：{ $units }
terminal-seven-line-spent = 投入済み：{ $units }
terminal-seven-card = カード：{ $card }
terminal-seven-side-disorder = 混乱{ $count }
terminal-seven-add-elite = 精鋭{ $count }
terminal-seven-add-age = 時代{ $count }
terminal-seven-add-terrain = 地形{ $count }
terminal-seven-add-fort = 要塞{ $count }
terminal-seven-add-city = 都市{ $count }
terminal-seven-add-crossing = 進入路{ $count }
terminal-seven-add-disorder = 相手の混乱{ $count }
terminal-seven-add-effects = 効果{ $count }
terminal-seven-total = 合計{ $count }
terminal-seven-odds = 勝算
# $units：敵が投入するユニットの数
terminal-seven-chances = 敵{ $units }ユニットに：勝ち{ $win }%、引き分け{ $tie }%、負け{ $lose }%
terminal-seven-passage = 通過
terminal-seven-passage-price = { $empire }：{ $money }、{ $cards }
terminal-seven-trade = 交易
terminal-seven-pile-trade = 山札との交易
terminal-seven-pile = 山札
terminal-seven-murder = 暗殺
terminal-seven-deck = { $count ->
   *[other] 山札{ $count }枚
}
terminal-seven-discards = 捨て札：{ $cards }

# カード。$value：交易と戦闘での値
terminal-seven-short-card = { $name } { $value }
terminal-seven-card-empire = { $value } { $name }（第{ $ages }時代）

terminal-seven-score-before = 収穫前
terminal-seven-score-harvest = このターンの収穫
terminal-seven-score-total = 栄光

terminal-seven-told-glory = 栄光{ $count }
terminal-seven-told-now = 今収穫すれば{ $points }
terminal-seven-told-cards = { $count ->
   *[other] カード{ $count }枚
}
terminal-seven-told-empires = 帝国：{ $empires }
terminal-seven-told-aside = 帝国外のマーカー：{ $marker }
terminal-seven-told-marker = マーカー：{ $marker }
terminal-seven-told-holder = ターンマーカーを所持
terminal-seven-told-icons = 今の栄光{ $points }：{ $icons }。
terminal-seven-told-part = { $part }：{ $regions }。
terminal-seven-told-level = レベル{ $level }：{ $things }。
terminal-seven-told-cards-left = カード：{ $parts }。
terminal-seven-told-hand = 手札：{ $cards }。
terminal-seven-told-moving = 移動中：{ $parts }。
terminal-seven-told-peeked = 山札の上（次のカードから）：{ $cards }。
terminal-seven-told-options = 選べる地域：{ $regions }。
terminal-seven-told-fights = ほかの帝国がいる地域：{ $regions }。

terminal-seven-sight-hand = 手札
terminal-seven-sight-discards = 捨て札
terminal-seven-sight-track = 進歩トラック
terminal-seven-no-hand = 手札はありません。

terminal-seven-look-region = { $region }：{ $notes }。
terminal-seven-look-free = 誰もいません。
terminal-seven-look-control = 支配：{ $parts }。
terminal-seven-look-built = あるもの：{ $parts }。
terminal-seven-look-stack = { $empire }：{ $stack }。
terminal-seven-look-start = 開始地域としている帝国：{ $empires }。
terminal-seven-look-around = 陸の隣接：{ $regions }。
terminal-seven-look-island = 陸で隣接する地域はありません。
terminal-seven-look-shores = 面する海：{ $regions }。
terminal-seven-look-coasts = 沿岸：{ $regions }。
terminal-seven-look-beside = 海の隣接：{ $regions }。
terminal-seven-border-river = 川
terminal-seven-border-crossing = 渡海矢印、{ $sea }
terminal-seven-border-canal = 運河、{ $banks }、第{ $ages }時代
# 艦船が行き来できない複数の海岸を持つ陸の地域
terminal-seven-border-shore = 海岸{ $number }
terminal-seven-short-stack = { $empire }{ $count }
terminal-seven-look-builds = 編成可能：{ $units }。
terminal-seven-look-card = { $name }：カード番号{ $number }、値{ $value }。
terminal-seven-look-empire = 第{ $ages }時代の帝国：{ $facts }。
terminal-seven-look-text = { $name }：{ $text }
terminal-seven-look-icons = 栄光：{ $icons }。
terminal-seven-look-event = イベント「{ $name }」：{ $text }
terminal-seven-look-artifact = アーティファクト「{ $name }」：{ $text }
terminal-seven-look-source = 出典：{ $parts }。
terminal-seven-look-cards = 載っているカード：{ $cards }。
terminal-seven-look-owners = 持っている帝国：{ $empires }。
terminal-seven-look-blue = 青マーカーはレベル{ $level }にあります。
# $front、$support：並の駒の値、かっこ内は熟練の駒の値
terminal-seven-look-unit = { $unit }：{ $class }、レベル{ $level }から。費用{ $cost }、移動力{ $move }。前線値{ $front }、支援値{ $support }（かっこ内は熟練の駒）。
terminal-seven-look-leader = { $name }：{ $kinds }。{ $empires }、第{ $ages }時代。
terminal-seven-look-leader-at = 所属：{ $empire }（{ $region }）。

# アクションの内容
terminal-seven-action-create = 建国：手札のカードで新しい帝国を興す。帝国外でのみ使える。
terminal-seven-action-production = 生産：収入を得て維持費を払い、ユニットを編成し、要塞を築く。
terminal-seven-action-trade = 交易と進歩：圏内の帝国と交易する。なければ山札と交易する。勝った帝国は進歩トラックを進む。
terminal-seven-action-manoeuvre = 機動：ユニットと指導者を動かし、他国のいる地域で戦う。
terminal-seven-action-destiny = 運命：カードを捨て、手札を補充する。帝国外でも使える。
terminal-seven-action-civilise = 文明化：イベントとアーティファクト、宗教・政体の採用、指導者の登用、都市、近代化、混乱の解消。帝国外ではイベントとアーティファクトのみ。
terminal-seven-action-destroy = 滅亡：その帝国をゲームから取り除く。
terminal-seven-action-wild = ジョーカー：順番が来たときに好きなアクションとして使えるが、その帝国は無償の進歩を得られない。帝国外では建国・運命・文明化のいずれか。
