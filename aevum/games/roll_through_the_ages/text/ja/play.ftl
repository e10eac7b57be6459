# ロール・スルー・ジ・エイジズを遊ぶための言葉：入力する動詞、問いかけ、起きたこと。

## 動詞：入力する言葉と、選択肢全体の表示

verb-stop = 止める
do-stop = この出目で確定する
verb-reroll = 振り直す
# $dice：ダイスの番号（例：1, 3）
do-reroll = { $rolled ->
   *[other] { $dice }番のダイスを振り直す
}
verb-lead = 統率する
do-lead = 「統率」で{ $die }番のダイスを振り直す
verb-decline = 見送る
# 「統率」を使わないときにも、提案を断るときにも使う
do-decline = 見送る
verb-take = 取る
# $food と $workers：「食料2または労働者2」のダイスを、それぞれ何個ずつ取るか
do-take = { $food ->
    [0] ダイス{ $workers }個を労働者にする
   *[other] { $workers ->
        [0] ダイス{ $food }個を食料にする
       *[other] ダイス{ $food }個を食料、{ $workers }個を労働者にする
    }
}
verb-offer = 交渉する
do-offer = { $seat }と交渉する
verb-give = 渡す
do-give = { $ware }を{ $count }個渡す
verb-ask = 求める
do-ask = { $ware }を{ $count }個求める
verb-propose = 提案する
do-propose = この条件で提案する
verb-withdraw = 取り下げる
do-withdraw = 交渉を取り下げる
verb-accept = 承諾する
do-accept = 提案を承諾する
verb-sell = 売る
do-sell = { $ware }を{ $count }個売る
verb-build = 建てる
do-build = { $project }を{ $count }マス分建てる
verb-buy = 買う
# $paid：支払いに使う物資の種類の数、$goods：その名前
do-buy = { $paid ->
    [0] コインだけで「{ $development }」を買う
   *[other] { $goods }を使って「{ $development }」を買う
}
verb-discard = 捨てる
do-discard = { $good }を1個捨てる
verb-done = 終える
do-done = このステップを終える

# 買う 石工術 で 石材 布
joiner-with = で

## 問いかけ

step-reroll = 振り直すダイスを選ぶか、この出目で確定してください。
step-lead = 「統率」でダイスを1個振り直せます（ドクロも可）。使わずに見送ることもできます。
step-divide = 「食料2または労働者2」のダイスを、食料にするか労働者にするか選んでください。
step-trade = ほかのプレイヤーと交渉するか、先へ進んでください。
step-build = 労働者を都市やモニュメントに割り振ってください。
step-buy = 進歩を1つまで購入できます。
step-discard = 物資が多すぎます。捨てる物資を選んでください。
step-compose = 渡すものと求めるものを決めて提案してください。取り下げることもできます。
step-answer = 取引の提案が届いています。承諾するか、見送るかを選んでください。
step-waiting = { $name }が考えています。
step-over = ゲームは終了しました。

## 起きたこと

event-dealt = ゲーム開始。スタートプレイヤーは{ $seat }です。
event-round_began = 第{ $round }ラウンドが始まりました。
event-last_round = 終了条件が満たされました。このラウンドの終わりにゲームが終了します。
event-rolled = { $seat }の{ $rolls }回目：{ $dice }
event-led = { $seat }は「統率」で{ $die }番のダイスを振り直し、{ $face }が出ました。
event-stopped = { $seat }は振り終え、出目を確定しました。
event-collected_food = { $seat }は食料を{ $count }個得ました。
# $count：得た物資の数、$added：実際にボードに加わった数
event-collected_goods = { $seat }は物資{ $count }個を得て、{ $added }個をボードに加えました。
event-quarried = { $seat }は「採石」で石材をもう1個得ました。
event-took = { $food ->
    [0] { $seat }はダイス{ $workers }個を労働者にしました。
   *[other] { $workers ->
        [0] { $seat }はダイス{ $food }個を食料にしました。
       *[other] { $seat }はダイス{ $food }個を食料、{ $workers }個を労働者にしました。
    }
}
event-mustered = { $seat }はこの手番に労働者{ $count }人を使えます。
event-minted = { $seat }はこの手番にコイン{ $count }枚を使えます。
event-fed = { $count ->
    [0] { $seat }は都市に食料を与えられませんでした。
   *[other] { $seat }は{ $count }都市に食料を与えました。
}
event-famine = 飢饉：{ $seat }は{ $count }点を失いました。
event-drought = 干ばつ：{ $seat }は{ $points }点を失いました。
event-drought_averted = 干ばつ：{ $seat }は「灌漑」で免れました。
event-pestilence = { $seat }の出目で疫病が発生しました。
event-pestilence_struck = 疫病：{ $seat }は{ $points }点を失いました。
event-pestilence_averted = 疫病：{ $seat }は「医術」で免れました。
event-invasion = 侵略：{ $seat }は{ $points }点を失いました。
event-invasion_averted = 侵略：{ $seat }は万里の長城で免れました。
event-revolt = 反乱：{ $seat }は物資をすべて失いました。
event-revolt_turned = 反乱：{ $seat }は「宗教」で反乱の矛先をほかのプレイヤーに向けました。
event-revolt_struck = 反乱が{ $seat }を襲い、物資がすべて失われました。
event-revolt_averted = 反乱：{ $seat }は「宗教」で免れました。
event-offered = { $seat }が{ $partner }との交渉を始めました。
event-gave_offer = { $seat }は{ $ware }{ $count }個を渡すと申し出ました。
event-asked_offer = { $seat }は{ $ware }{ $count }個を求めました。
event-proposed = { $seat }が{ $partner }に取引を提案しました。
event-withdrew = { $seat }は交渉を取り下げました。
event-accepted = { $seat }は提案を承諾しました。
# 「統率」を使わなかったとき、または提案を断ったとき
event-declined = { $seat }は見送りました。
event-traded = { $seat }は{ $partner }に{ $ware }を{ $count }個渡しました。
# $gain：石材なら労働者の数、食料ならコインの数
event-sold = { $seat }は{ $ware }を{ $count }個売りました（+{ $gain }）。
event-built = { $seat }は{ $project }を{ $count }マス分建てました。
event-completed_city = { $seat }の{ $project }が完成しました。
event-completed_monument = { $seat }の{ $project }が完成しました（{ $points }点）。
event-bought = { $seat }は「{ $development }」を購入しました（{ $points }点）。
event-paid = { $seat }は{ $good }をすべて支払いに使いました（価値{ $value }）。
event-discarded = { $seat }は{ $good }を1個捨てました。
event-game_over = ゲーム終了です。
event-won = { $seat }が{ $points }点で勝利しました。
event-shared_win = { $seat }が{ $points }点で同点優勝しました。

## 新しいテーブルのオプション

option-trading = 交易
option-trading-help = 手番プレイヤーは建設の前に、ほかのプレイヤーと物資や食料を交換できます。
option-trading-0 = なし
option-trading-1 = あり
option-first = スタートプレイヤー
option-first-help = 各ラウンドの最初の手番を行うプレイヤーです。
option-first-0 = ランダムに決める
option-first-1 = プレイヤー1
option-first-2 = プレイヤー2
option-first-3 = プレイヤー3
option-first-4 = プレイヤー4

## 選択の効果。$amount は符号付きの表示用の数、$count はその絶対値

effect-food = { $count ->
   *[other] 食料{ $amount }
}
effect-goods = { $count ->
   *[other] 物資{ $amount }
}
effect-workers = { $count ->
   *[other] 労働者{ $amount }
}
effect-coins = { $count ->
   *[other] コイン{ $amount }
}
effect-points = { $count ->
   *[other] { $amount }点
}
effect-dice = { $count ->
   *[other] ダイス{ $amount }
}
effect-boxes = { $count ->
   *[other] { $amount }マス
}
effect-disaster = { $count ->
   *[other] { $disaster }：{ $amount }点
}
effect-famine = { $count ->
   *[other] 飢饉：{ $amount }点
}
effect-feeding = { $count ->
   *[other] 都市の食料消費：{ $amount }
}
effect-revolt = 反乱：物資をすべて失う
# 災害を受ける相手
effect-pestilence_others = { $count ->
    [1] 疫病：相手1人が{ $points }点を失う
   *[other] 疫病：相手{ $count }人が{ $points }点ずつ失う
}
effect-revolt_others = { $count ->
   *[other] 反乱：相手{ $count }人が物資をすべて失う
}
# ステップを終えると失うもの
effect-unused_workers = { $count ->
   *[other] 使わない労働者{ $count }人は失われます
}
effect-unused_coins = { $count ->
   *[other] 使わないコイン{ $count }枚は失われます
}
effect-surplus = 上限を超える物資{ $count }個は捨てることになります
effect-hungry_next = 次の手番：新たに食料を得ないと{ $count }都市で不足
effect-worth = 物資の価値{ $amount }
effect-worth_same = 物資の価値は変わらず
effect-completes = { $project }が完成
effect-change_lost = コイン{ $count }枚分の払いすぎ（お釣りなし）

## 最初の数手番のヒント

hint-roll = 都市の数だけダイスを振ります。振り直すダイスを選びましょう。振れるのは3回まで、途中でやめてもかまいません。
hint-skulls = ドクロの面は物資2個をもたらしますが、そのダイスはもう振り直せません。1個なら無害、2個以上になると、個数に応じた災害が起こります。
hint-skulls-alone = ドクロの面は物資2個をもたらします。1個なら無害、2個以上になると、個数に応じた災害が起こります。ひとりで遊ぶときは、ドクロのダイスも振り直せます。
hint-feed = 都市は手番ごとに食料を1個ずつ消費します。足りない都市1つにつき1点を失うので、備えておきましょう。
hint-build = 労働者1人で1マス進みます。都市が完成するとダイスが1個増えますが、必要な食料も1個増えます。モニュメントは得点になり、最初に完成させるとより高い点になります。
hint-buy = コインは次の手番に残せません。進歩の購入に使いましょう。物資は種類ごとに使い切りで、同じ種類を多く集めるほど1個あたりの価値が上がります。
