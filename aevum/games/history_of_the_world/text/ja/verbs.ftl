# 入力する言葉と、選択の効果。

## 動詞：入力する言葉と、選択肢全体の表示

verb-keep = 取る
do-keep = この帝国を自分のものにする
verb-pass = 渡す
do-pass = この帝国を{ $partner }に渡す
verb-play = 使う
do-play = 「{ $card }」を使う
verb-expand = 拡張する
# $own：1は同じ帝国の軍隊がある場合、2は自分の古い軍隊を置き換える場合
do-expand = { $own ->
    [1] { $land }に軍隊を加える
    [2] { $land }の古い軍隊を置き換える
   *[other] { $land }へ拡張する
}
verb-attack = 攻撃する
do-attack = { $land }を攻撃する
verb-approach = 迂回する
# いちばん易しい経路ではなく、次に選ぶ経路で攻撃する
do-approach = 別の経路で{ $land }を攻撃する
verb-send_allies = 送る
do-send_allies = 連合軍を{ $land }へ送る
verb-come_from = 陸路
do-come_from = { $land }から陸路で
verb-sail_over = 海路
do-sail_over = { $water }を渡って海路で
verb-fortify = 固める
# $payment：要塞の支払い
do-fortify = { $land }に要塞を置く（{ $payment }）
verb-recover = 復帰させる
do-recover = コイン1枚で、失った軍隊を1つ戻す
verb-recover_allies = 呼び戻す
do-recover_allies = 連合軍のコイン1枚で、失った軍隊を1つ戻す
verb-raise = 建てる
do-raise = { $land }にモニュメントを建てる
verb-launch = 浮かべる
do-launch = { $water }に艦隊を置く
verb-exchange = 換える
do-exchange = { $water }の艦隊をコインに換える
verb-hold = 載せる
do-hold = { $water }の艦隊に軍隊を載せる
verb-challenge = 挑む
do-challenge = { $water }をかけて戦う
verb-withdraw = 外す
do-withdraw = { $water }の艦隊をボードから外す
verb-incite = 扇動する
do-incite = { $empire }で内戦を起こす
verb-rebel = 蜂起する
do-rebel = { $land }で軍隊が蜂起する
verb-destroy = 破壊する
do-destroy = { $land }のモニュメントを破壊する
verb-afflict = 襲う
do-afflict = エリア「{ $area }」を襲う
verb-infect = 感染させる
do-infect = { $land }で病が発生する
verb-gather = 集める
do-gather = { $land }に蛮族が集まる
verb-raid = 略奪する
do-raid = 蛮族が{ $land }を攻撃する
verb-migrate = 移住する
do-migrate = { $land }に移住する
verb-betray = 裏切る
do-betray = 「裏切り」の対象に{ $land }を宣言する
verb-done = 終える
# $cards: 1 where event cards are played, and the turn goes on
do-done = { $cards ->
    [1] カードはもう使わない
   *[other] 終える
}

## 要塞の支払い

payment-army = 軍隊1つ
payment-coin = コイン1枚
payment-allied_coin = 連合軍のコイン1枚
payment-engineering = エンジニアリング

## 選択の効果。$amount は符号付きの表示用の数、$count はその絶対値

# 今手番が終わった場合の得点の増減
effect-worth = 得点計算で{ $amount }点
effect-coins = { $count ->
   *[other] コイン{ $amount }
}
# $percent：この軍隊が地方を奪う正確な確率、$dice：防御側のダイス
effect-odds = { $dice ->
    [0] 必ず成功（ダイスなし）
   *[other] 成功率{ $percent }%（防御側はダイス{ $dice }個）
}
effect-if_won = 勝てば{ $amount }点
# $card：カードの効果
effect-card = { $card }
# $count：帝国の国力
effect-empire = { $empire }（国力{ $count }）
# 選択で手番が終わるとき、その終わりにもたらされるもの。$total：そのときの合計点
effect-turn_ends = そのあと手番終了：{ $amount }点、合計{ $total }点
# 終えると失うもの
effect-unused_armies = { $count ->
   *[other] 置いていない軍隊{ $count }個は失われます
}
effect-unused_allies = { $count ->
   *[other] 置いていない連合軍{ $count }個は失われます
}
effect-unused_coins = { $count ->
   *[other] 使わないコイン{ $count }枚は失われます
}
effect-unused_forts = { $count ->
   *[other] 建てていない無料の要塞{ $count }個は失われます
}
effect-unused_fleets = 天文学の艦隊は置かれません
effect-unused_destructions = { $count ->
   *[other] あと{ $count }個のモニュメントを破壊できます
}

## 実行前にもう一度たずねること

caution-at_once = このカードの効果はすぐに現れ、カードは戻りません。
caution-no_fleets = この帝国には交換できる艦隊がないため、カードの効果はありません。
caution-no_capital = この帝国には首都がないため、カードの効果はありません。

## 今は使えないカードに足りないもの

cause-disaster = 今、対象にできるモニュメントがどの地方にもありません。
cause-plague = 今、対象にできる軍隊がどの地方にもいません。
cause-treachery = 今、ほかのプレイヤーが占めている地方はありません。
cause-civil_war = 今、ほかのプレイヤーの帝国が占めている地方はありません。
cause-barbarians = 今、不毛地帯に隣接する地方に、ほかのプレイヤーの軍隊がいません。
cause-migrants = このカードのエリアでは、すべての地方に軍隊がいます。
cause-other_armies = 隣にいるあなたの軍隊は、いま行動している帝国のものではありません。
