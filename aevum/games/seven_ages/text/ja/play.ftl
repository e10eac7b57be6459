# 7エイジズを遊ぶための言葉：パスの範囲と、新しいテーブルで選べること。

## パスの範囲：「このターンの間はパスする」

stretch-turn = このターンの間は
stretch-conflict = この戦闘の間は
stretch-round = このラウンドの間は
stretch-until-attacked = 攻撃されるまでは
stretch-until-other-hand = 手札が変わるまでは
stretch-until-production = 生産までは
stretch-until-trade = 交易と進歩までは
stretch-until-manoeuvre = 機動までは
stretch-until-destiny = 運命までは
stretch-until-civilise = 文明化までは
stretch-until-destroy = 滅亡までは

## 新しいテーブルのオプション

short-help = ショートゲームでは1つの時代を、長くても4ターンだけ遊びます。2人なら30分ほどで終わります。

option-complete_history = 通史
option-complete_history-help = ゲームで最初に登場する帝国は、第1時代の帝国でなければなりません。
option-complete_history-0 = なし
option-complete_history-1 = あり
option-pursuit = 追撃
option-pursuit-help = 退却する側は、その地域にいる敵の航空ユニット、機甲ユニット、騎兵ユニットの数に応じてユニットを失います。
option-pursuit-0 = なし
option-pursuit-1 = あり
option-timed_progress = 進歩の抑制
option-timed_progress-help = ターンマーカーの持ち主が、3つまでのアクションにひそかに抑制をかけます。それを選んだ帝国は、無償の進歩を得られないことがあります。
option-timed_progress-0 = なし
option-timed_progress-1 = あり
option-technology = 技術
option-technology-help = 「運命」で補充する手札は、最も進んだ帝国なら7枚、最も遅れた帝国と帝国外なら5枚、そのほかは6枚までです。
option-technology-0 = なし
option-technology-1 = あり
option-redemption = 引き直し
option-redemption-help = カードを配った後、好きな枚数を捨てて引き直せます。引き直すと、手札は7枚ではなく6枚になります。
option-redemption-0 = なし
option-redemption-1 = あり
option-fast_history = 駆け足の歴史
option-fast_history-help = 最初の帝国が始まった時代より後の時代にどれかの帝国が入ると、ゲームはただちに終わります。
option-fast_history-0 = なし
option-fast_history-1 = あり
option-take_that = 狙い撃ちの制限
option-take_that-help = イベントとアーティファクトは、圏内の帝国に対してだけ使えます。
option-take_that-0 = なし
option-take_that-1 = あり
option-last_turn = 最後のターン
option-last_turn-help = それより早く終わらなければ、このターンの収穫の後にゲームが終わります。
option-last_turn-0 = 決めない
option-last_turn-3 = 第3ターン
option-last_turn-4 = 第4ターン
option-last_turn-5 = 第5ターン
option-last_turn-10 = 第10ターン
option-last_turn-15 = 第15ターン
option-last_turn-20 = 第20ターン
option-last_turn-25 = 第25ターン
option-last_turn-30 = 第30ターン
option-last_turn-40 = 第40ターン
option-last_age = 最後の時代
option-last_age-help = どれかの帝国がこの時代を越えると、そのターンの収穫の後にゲームが終わります。
option-last_age-0 = 決めない
option-last_age-1 = 第1時代
option-last_age-2 = 第2時代
option-last_age-3 = 第3時代
option-last_age-4 = 第4時代
option-last_age-5 = 第5時代
option-last_age-6 = 第6時代
option-target_glory = 目標の栄光点
option-target_glory-help = 誰かの栄光点がこの数に達すると、そのターンの収穫の後にゲームが終わります。
option-target_glory-0 = 決めない
option-target_glory-25 = 25点
option-target_glory-50 = 50点
option-target_glory-75 = 75点
option-target_glory-100 = 100点

## 選ぶと何が起こるか。$amountには符号が付き、$countは符号のない同じ数

effect-glory = 栄光{ $amount }
# 今このターンが終わった場合の栄光の収穫の増減（見える範囲で）
effect-harvest = 収穫で栄光{ $amount }
effect-money = 資金{ $amount }
effect-income = 収入{ $amount }
effect-upkeep = 維持費{ $amount }
effect-progress = { $count ->
   *[other] { $amount }レベル
}
effect-regions = { $count ->
   *[other] 地域{ $amount }
}
# 混乱している自分の地域
effect-disorder = { $count ->
   *[other] 混乱した地域{ $amount }
}
effect-elite = { $count ->
   *[other] 精鋭マーカー{ $amount }
}
effect-leaders = { $count ->
   *[other] 指導者{ $amount }
}
effect-empires = { $count ->
   *[other] 帝国{ $amount }
}
effect-cards = { $count ->
   *[other] カード{ $amount }枚
}
# カードの値
effect-value = 値{ $count }
# $value: of the card of a conflict that is exchanged for another
effect-discarded = 出ている値{ $value }のカードを捨てる
# $total：カードに加わるものすべてを含む合計
effect-trade_total = 交易の合計{ $total }
# 山札が相手の場合。どこにも公開されていないカードから数える
effect-odds = 勝ち{ $percent }%、引き分け{ $tie }%
# $own、$other：双方の帝国の交易値（混乱による減少を含む）
effect-trade_values = 交易値{ $own }対{ $other }
effect-if_won = { $count ->
   *[other] 勝てば最大{ $count }レベル
}
# $card：イベント、アーティファクト、帝国、指導者の効果
effect-event = { $card }
effect-artifact = { $card }
effect-special = { $card }
effect-leader = { $card }
# 今建国する帝国
effect-start = レベル{ $level }、資金{ $money }
effect-city = レベル{ $count }の都市
# $unit：駒の裏面
effect-turns = { $unit }になる
# 最も遅いユニットの残り
effect-movement = { $count ->
   *[other] 残り移動力{ $count }
}
effect-stops = そこで止まる
# $losses：追撃による損失$leftのうち、いくつ分に数えるか
effect-counts_as = 失う数{ $left }のうち{ $losses }として数える
# $own、$other：双方のユニット数
effect-against = { $own ->
   *[other] ユニット{ $own }対{ $other }
}
# マーカー：今の生産の収入と維持費
effect-production = 収入{ $income }、維持費{ $upkeep }
effect-idle = そこでは効果なし
effect-destroys = 帝国が滅亡します
effect-only_cards = イベントとアーティファクトのみ
effect-fitting = 今建国できる帝国：{ $fitting }
effect-fitting_if_first = 先に誰も建国しなければ手札{ $fitting }枚のどれでも、建国されたらその時代のものだけ
effect-wild_aside = 建国・運命・文明化のいずれか
effect-wild_used = ジョーカーをこのアクションにする
effect-no_free_progress = ターン終了時の無償の進歩なし
# 色、または2色の組の種類ごとの駒数
effect-counters = 歩兵{ $infantry }、騎兵{ $cavalry }、射撃{ $missile }、海軍{ $naval }、航空{ $air }
effect-veteran = 熟練の駒
# 防御側は地域の修正を含む
effect-strength = 今のところの合計：{ $count }
effect-total = 合計{ $count }
effect-defence = 地域により防御側に{ $amount }
# $city：合計のうち都市の分。攻城の駒が来ると無効
effect-of_city = うち都市{ $city }（攻城で無効）
# $one、$all：敵のユニット1つに対する勝率と、全部（$count）に対する勝率（％）
effect-chances = { $count ->
    [1] 勝率{ $one }%
   *[other] 勝率：1ユニットに{ $one }%、{ $count }ユニットに{ $all }%
}
# 終えると行われなくなること
effect-unused_stacks = { $count ->
   *[other] まだ{ $count }地域のユニットが移動できます
}
effect-unused_draws = { $count ->
   *[other] 残り{ $count }回の引きは使われません
}
effect-unused_action = アクションは失われます
effect-unused_spare = このターンは帝国外のアクションなし
effect-unused_city = まだ無償で都市を建設・発展できます
effect-unused_turning = まだ無償でユニットを裏返せます

## もう一度確認すること

caution-idle_marker = このアクションはそこでは何の効果もありません。相手を惑わせたいときだけ置いてください。
caution-too_late = おそらく、次に誰かが収入を得る前にゲームが終わります。カードの効果はありません。
caution-own_empire = このイベントは対象の帝国に害を与えます。これは自分の帝国です。
caution-destroys = この帝国は、ユニット・指導者・資金ごとゲームから取り除かれます。

## 今できない理由（規則が一般的なもの）

cause-too_far = 遠すぎます：残りの移動力ではこの地域まで届きません。
