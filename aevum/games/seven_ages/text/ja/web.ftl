# ページ上のボードの言葉。変数は {name} の形でページに届く。複数形は使わず、文のほうで避ける。

## 地図

web-seven-map-world = 世界地図
web-seven-map-schematic = 略図：込み合った地域を広く描いた地図
web-seven-to-world = 実際の形の世界地図を表示
web-seven-to-schematic = 込み合った地域を広く描いた略図を表示
web-seven-map-in = 拡大
web-seven-map-out = 縮小
web-seven-map-fit = 地図全体
web-seven-map-focus = 行動できる場所へ
web-seven-joined = { $first }、{ $rest }
web-seven-wheat = 小麦
web-seven-oil = 石油
web-seven-elephant = 象
web-seven-capital = 首都（値{ $level }）
web-seven-city = 都市（値{ $level }）
web-seven-fort = 要塞
web-seven-disorder = 混乱
web-seven-start-of = { $empire }の開始地域
# $name：帝国のプレイヤー
web-seven-held = 支配：{ $empire }（{ $name }）
# ある帝国がその地域に持つもの：$count はユニットの数
web-seven-stack = { $empire }のユニット：{ $count }
# ある種類のユニット、「弓兵×2」のように
web-seven-units-of = { $unit }×{ $count }
web-seven-control = 支配
web-seven-printed = 資源
web-seven-built = あるもの
web-seven-units = ユニット
web-seven-hidden-units = 種類は非公開
web-seven-neighbours = 隣接する地域

## ターン

web-seven-turn = ターン
web-seven-setting-up = 準備
web-seven-turn-number = 第{ $count }ターン
web-seven-last-turn = 全{ $count }ターン
web-seven-holder = { $name }がターンマーカーを持っています
web-seven-holds = ターンマーカーを持つプレイヤー
web-seven-piles = 山札：{ $deck } ・ 捨て札：{ $discards }

## ボードの横

web-seven-now = 進行中のこと
web-seven-on-map = 地図で光っている地域を押してください。
# Asked of whoever civilises off-empire
web-seven-asked-aside = イベントやアーティファクトを使い、済んだら終えてください。帝国外では、ほかのことはできません。
web-seven-picks = 置くもの
web-seven-pick-first = まず置くものを選び、次に地域を押してください。先に地域を押すと、そこでできることがすべて出ます。
web-seven-pick-then = では、地図の地域を押してください。
web-seven-markers = あなたのアクションマーカー
web-seven-aside = 帝国外
web-seven-marker-face_down = 裏向き
web-seven-marker-revealed = 公開
web-seven-marker-lost = 失効
web-seven-marker-hidden = 非公開
web-seven-placed = この生産で編成：{ $count }
web-seven-way = { $from } → { $to }
web-seven-spent = 使った移動力：{ $count }
web-seven-left = 残りの移動力：{ $count }
web-seven-why-card = なぜ選べない？
web-seven-stopped = これ以上は進めません。
web-seven-way-length = { $count }地域先
# そこで移動を終えると増減するもの：地域は多くて1つ
web-seven-gain-regions = 地域{ $amount }
web-seven-gain-income = 収入{ $amount }
web-seven-gain-harvest = 収穫で栄光{ $amount }
web-seven-invade = { $region }へ進んで戦う
web-seven-go-there = { $region }まで進んで止まる
web-seven-along = 動かすユニット
web-seven-only = 1つだけ
web-seven-only-one = 1つだけ動かす：{ $unit }
web-seven-nobody-along = まだ誰も加わっていません。先に出発させるユニットを選び、それから地域を押してください。
web-seven-order = まとめて編成
web-seven-order-how = 数を決めてまとめて編成できます。ユニットを選んで地図の地域を押すこともできます。
web-seven-order-pick = このユニットを選び、次に地図の地域を押す
web-seven-order-send = { $count }個を資金{ $cost }で編成（残り{ $left }）
web-seven-order-clear = 消す
web-seven-order-unsent = 上で決めた編成は行われません
web-seven-more = { $unit }を1つ増やす
web-seven-fewer = { $unit }を1つ減らす
web-seven-unit-facts = 費用{ $cost }、前線値{ $front }・支援値{ $support }、移動力{ $move }

## 戦闘と交易

web-seven-conflict = 戦闘
web-seven-round = 第{ $count }ラウンド
web-seven-units-here = ユニット：{ $count }
web-seven-part-free = 未投入（前線値／支援値）
web-seven-part-spent = 前に投入
web-seven-part-covered = 投入、裏向き（前線値／支援値）
web-seven-part-support = 支援
web-seven-part-front = 前線
web-seven-add-elite = 精鋭
web-seven-add-age = 時代の差
web-seven-add-terrain = 地形
web-seven-add-fort = 要塞
web-seven-add-city = 都市
web-seven-add-crossing = 渡河・渡海・上陸
web-seven-add-disorder = 相手側の混乱
web-seven-add-effects = カードなどの効果
web-seven-card = カード
web-seven-side-disorder = 混乱マーカー
web-seven-total = 合計
web-seven-role-attacks = { $name }（手番側）
web-seven-role-defends = { $name }（防御側）
web-seven-so-far = 今の合計
web-seven-card-hidden = カード（裏向き）
web-seven-rounds = 終わったラウンド
web-seven-strokes = あなたに起きたこと
web-seven-lost = 損失：{ $count }
web-seven-odds = 勝算
web-seven-odds-committed = 投入したユニットでの勝算
web-seven-odds-all = 全部を投入したときの勝算
web-seven-odds-units = 敵の投入
web-seven-odds-strength = 敵の合計
web-seven-odds-win = 勝ち
web-seven-odds-tie = 引分
web-seven-odds-lose = 負け
web-seven-odds-range = { $least }～{ $most }
web-seven-percent = { $count }%
web-seven-odds-note = 敵の合計はカードを除いた値です。カードは誰も公開していないもののどれか、ユニットは各兵科の最新のものとみなし、イベントは含みません。引き分けでは双方が投入したユニットを失います（戦術家が参加した側を除く）。
web-seven-trade = 交易
web-seven-trade-value = 交易値：{ $count }
web-seven-laid = 値{ $value }のカード
web-seven-laid-hidden = 見えるカードはまだありません
web-seven-pile = 山札
web-seven-price = { $empire }：資金{ $money }、カード{ $cards }枚
# 通過：$empireが$ownerの地域を通りたい
web-seven-passage-asked = { $empire }が{ $owner }の地域の通過を求めています。

## 帝国とプレイヤー

web-seven-empires = 登場している帝国
web-seven-most = 1人{ $count }つまで
web-seven-no-empires = まだ帝国はありません。
web-seven-look = 地図で見る
web-seven-level = 進歩レベル{ $level }、{ $age }
web-seven-money = 資金：{ $count }
web-seven-income = 生産：収入{ $income }、維持費{ $upkeep }
web-seven-regions = 地域：{ $count }
web-seven-leaders = 指導者：{ $count }／{ $limit }
web-seven-elite = 精鋭マーカー：{ $count }
web-seven-harvest-now = いま収穫した場合の栄光（見える範囲）
web-seven-glory = 栄光、特殊能力、持っているもの
web-seven-has = 現在{ $count }
web-seven-rank = { $rank }位
web-seven-next = 次の1点まであと{ $count }
web-seven-barbarian = 蛮族：都市禁止
web-seven-veteran = 熟練の駒
web-seven-players = プレイヤー
web-seven-points = 栄光：{ $count }
web-seven-empires-of = 帝国：{ $count }／{ $most }
web-seven-target = 栄光{ $count }点でゲームが終わります。
web-seven-track = 進歩トラック
web-seven-game-age = ゲームの時代：{ $age }
web-seven-beyond = 最後のレベルの先：

## カード

web-seven-hand = あなたの手札
web-seven-hand-of = { $name }の手札
web-seven-cards = カード：{ $count }
web-seven-peeked = 山札の次のカード
web-seven-value = 値：
# $ages：ローマ数字
web-seven-ages = 時代 { $ages }
web-seven-use-empire = 帝国
web-seven-use-event = イベント
web-seven-use-artifact = アーティファクト
# $amount: 符号つき
web-seven-green = 緑：栄光{ $amount }
web-seven-red = 赤：栄光{ $amount }
web-seven-blue = 青マーカー
web-seven-blue-note = のちに進歩トラックの青マーカーまで進んだ帝国は、すべてこのアーティファクトを持ちます。
web-seven-starts = 開始：{ $regions }
web-seven-numbers = 資金{ $money }、交易値{ $trade }、指導者数{ $leaders }
web-seven-discards = 捨て札：{ $count }

## はじめての方へ

web-seven-hint-bid = 丸の中の数がカードの値です。カードはどれも、帝国、イベント、アーティファクトのどれかとして使うか、ここのように値のために使います。
web-seven-hint-marker = 帝国は1ターンに1つ、ひそかに選んだアクションを行います。アクションは地図の上に並んだ順に行われます。もう1つのマーカーを帝国外に置いて、建国やカードの補充に使えます。
web-seven-hint-reveal = いま行うアクションのマーカーを公開します。ジョーカーはどのアクションにもなりますが、無償の進歩がなくなります。
web-seven-hint-found = 開始地域が空いていて、アイコンで点を取れそうな帝国を選びましょう。1位が最も多くの栄光を得ます。
web-seven-hint-found_first = 最初の帝国でゲームの時代が決まり、その後はその時代のカードでしか帝国を建てられません。手札のほかのカードも見て選びましょう。
web-seven-hint-create_unit = ほしいユニットの数を決め、まとめて編成します。ユニットは土地を守り、いない土地は混乱しやすくなります。
web-seven-hint-build = 数を決めてまとめて編成するか、ユニットを選んで地域を押します。残した資金は次のターンに使えます。
web-seven-hint-stack = ユニットを動かす地域を押してください。戦闘は移動がすべて終わったあとです。
web-seven-hint-pick_unit = 動けるユニットはすべて加わっています。残すものを外し、行き先の地域を押してください。遠くでもかまいません。矢印が道すじです。
web-seven-hint-take_unit = 一緒には動けないものや、残さなければならないユニットがあります。出発させるものを選び、行き先の地域を押してください。遠くでもかまいません。矢印が道すじです。
web-seven-hint-way = 行き先の地域を押してください。遠くでもかまいません。矢印が道すじです。
web-seven-hint-commit = 投入しすぎは禁物です。合計の低い側は、投入したものをすべて失います。
web-seven-hint-retreat = ユニットはすべて、自帝国が支配し他帝国のユニットがいない隣接地域へ退却します。行き先のないユニットは失われます。
web-seven-hint-trade_card = 交易値とカードの値の合計が高いほうが交易に勝ちます。勝った帝国は進歩し、カードは入れ替わります。
web-seven-hint-civilise_part = どれをいくつ、どの順に行ってもかまいません。都市は収入と栄光をもたらし、首都は都市に置かれます。

## キー

web-seven-key-arrows = 地域から地域へ
web-seven-key-choose = 地域を選ぶ
web-seven-key-next = 選べる次の地域、前の地域へ
web-seven-key-focus = 行動できる場所へ
web-seven-key-change = もう1つの地図
web-seven-key-zoom = 拡大、縮小、地図全体
web-seven-key-done = 終える

## 終わり

web-seven-score-before = 最後の収穫の前
web-seven-score-harvested = 最後の収穫
web-seven-score-end_bonus = ゲーム終了
# 栄光が同じときの決め手
web-seven-score-level = 最も進んだ帝国のレベル

## これ以上ユニットを注文できない理由

web-seven-order-dear = 費用は{ $cost }ですが、残りは{ $left }しかありません。
web-seven-order-none = この種類の駒はもう残っていません。
web-seven-order-shared = 駒が残っていません。この種類は、注文済みの{ $unit }の駒の裏面です。
web-seven-order-full = このユニットを作れる地域に空きがありません。
