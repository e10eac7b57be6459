# 入力する言葉と、選択肢全体の表示。
# カードは、そこに書かれた帝国の名前で呼ぶ。

verb-pass = パスする
do-pass = パスする
verb-done = 終える
do-done = 終える

## ゲームの準備とターン

verb-discard = 捨てる
do-discard = カード「{ $card }」を捨てる
verb-bid = 出す
do-bid = カード「{ $card }」を裏向きで出す
verb-take_colours = 色を取る
do-take_colours = { $pair }を自分の色にする
verb-place = 置く
do-place = { $empire }に「{ $marker }」を置く
verb-place_off = 帝国外に置く
do-place_off = 帝国外に「{ $marker }」を置く
verb-slow = 抑制する
do-slow = 次の抑制マスに「{ $action }」を置く
verb-reveal = 表にする
do-reveal = { $empire }のマーカーを表にする
verb-reveal_off = 帝国外を表にする
do-reveal_off = 帝国外のマーカーを表にする
verb-begin_trade = 交易を始める
do-begin_trade = { $empire }の交易を行う
verb-buy_glory = 栄光を買う
do-buy_glory = { $empire }の資金で栄光点{ $count }を買う

## カードとその効果

verb-play_event = 使う
do-play_event = カード「{ $card }」をイベント「{ $event }」として使う
verb-act_for = 助ける
do-act_for = { $empire }のために使う
verb-aim_at = 狙う
do-aim_at = { $empire }に対して使う
verb-aim_at_player = 名指しする
do-aim_at_player = { $seat }に対して使う
verb-choose_region = 選ぶ
do-choose_region = { $region }を選ぶ
verb-lose_unit = 犠牲にする
do-lose_unit = { $unit }を1個失う
verb-raise_unit = 無償で置く
# $region：艦船は海岸の面する海域、ほかは置く地域
do-raise_unit = { $unit }を無償で置く（{ $region }）
verb-kill_leader = 指導者を狙う
do-kill_leader = { $region }にいる{ $leader }を対象にする
verb-keep_drawn = 引いた中から選ぶ
do-keep_drawn = 引いた{ $leader }を得る
verb-remove_artifact = 取り除く
do-remove_artifact = 「{ $artifact }」を取り除く
verb-take_up = 取り入れる
do-take_up = 「{ $artifact }」を採用する
verb-recover = 拾う
do-recover = 捨て札のカード「{ $card }」を手札に加える
verb-throw_away = 手札を捨てる
do-throw_away = 手札のカード「{ $card }」を捨てる
verb-take_action = 追加で行う
do-take_action = 追加で「{ $action }」を行う

## 建国と生産

verb-found = 建国する
do-found = { $card }を建国する
verb-use_colour = 色を決める
do-use_colour = 色を{ $colour }にする
verb-set_progress = 定める
do-set_progress = 進歩レベルを{ $level }にする
verb-start_in = 始める
do-start_in = { $region }から始める
verb-appoint = 任じる
do-appoint = { $leader }を{ $region }に置く
verb-build_in = 編成する
# ユニットはこの次に選ぶ
do-build_in = { $region }にユニットを作る
verb-build = 作る
do-build = { $region }に{ $unit }を作る
verb-fortify = 固める
do-fortify = { $region }に要塞を置く（資金5）
verb-moor = 泊める
# $region：海岸が面する水域
do-moor = { $region }に面した海岸に置く
verb-contest = 争う
do-contest = { $region }で{ $other }と戦う
verb-found_capital = 首都を置く
do-found_capital = { $region }に首都を置く
verb-place_fort = 要塞を置く
do-place_fort = { $region }に無償の要塞を置く
verb-disband = 解散する
do-disband = { $region }にいる{ $unit }1個の維持費を払わない
verb-keep_leader = 引き止める
do-keep_leader = { $region }にいる{ $leader }を残す
verb-give_up_leader = 手放す
do-give_up_leader = { $region }にいる{ $leader }を手放す

## 交易と進歩

verb-trade_with = 交易する
do-trade_with = { $empire }と交易する
verb-trade_with_pile = 山札と交易する
do-trade_with_pile = 山札と交易する
verb-seek_way = 道を探す
do-seek_way = { $empire }に届くように、通過の許可を求める
verb-ask_passage = 許可を求める
do-ask_passage = { $empire }に通過の許可を求める
verb-take_way = 通る
do-take_way = 約束した代価を払って通過する
verb-refuse_passage = 通過を断る
do-refuse_passage = 通過を断る
verb-grant_passage = 通過を許す
do-grant_passage = 無償で通過を許す
verb-demand_money = 資金を要求する
do-demand_money = { $money ->
    [0] カードだけを要求する
   *[other] 資金{ $money }を要求する
}
verb-demand_cards = カードを要求する
do-demand_cards = { $count ->
    [0] カードは要求しない
   *[other] カードを{ $count }枚要求する
}
verb-accept_price = 応じる
do-accept_price = 代価に応じる
verb-decline_price = 断る
do-decline_price = 代価を断る
verb-hand_over = 渡す
do-hand_over = カード「{ $card }」を渡す
verb-lay_for_trade = 交易に出す
do-lay_for_trade = カード「{ $card }」を交易に出す
verb-keep_trade_card = そのまま使う
do-keep_trade_card = 出したカードをそのまま使う
verb-replace_trade_card = 取り替える
do-replace_trade_card = 出したカードを「{ $card }」と取り替える
verb-advance = 進歩する
do-advance = { $count ->
    [0] これ以上進まない
   *[other] さらに{ $count }レベル進む
}
verb-give_money = 贈る
do-give_money = { $money ->
    [0] 資金を贈らない
   *[other] 資金{ $money }を贈る
}

## 機動

verb-move = 動かす
do-move = { $region }のユニットを動かす
verb-take = 加える
do-take = { $unit }を1個加える
verb-take_from = 海岸から加える
# $region：海岸が面する水域
do-take_from = { $unit }を1個加える（{ $region }に面した海岸から）
verb-take_all = すべて加える
do-take_all = 動かせるユニットをすべて加える
verb-take_leader = 同行させる
do-take_leader = { $leader }を同行させる
verb-put_back = 残していく
do-put_back = { $unit }を1個残していく
verb-ask_canal = 運河を求める
# $region：運河の先の海
do-ask_canal = 運河を通って{ $region }へ出る許可を求める
verb-go = 進む
do-go = { $region }へ進む
verb-stop = 止まる
do-stop = ここで移動を終える
verb-turn_back = 引き返す
do-turn_back = 元の地域へ引き返す
verb-open_canal = 運河を開く
do-open_canal = 運河の通航を認める
verb-close_canal = 運河を閉ざす
do-close_canal = 運河の通航を断る
verb-fight = 戦う
do-fight = { $region }で{ $other }と戦う

## 戦闘

verb-scrap_bomb = 廃棄する
do-scrap_bomb = 核爆弾を廃棄する
verb-retreat = 退却する
do-retreat = 退却する
verb-lose = 失う
do-lose = { $unit }を1個失う
verb-withdraw = 退かせる
do-withdraw = { $unit }1個を{ $region }へ退却させる
verb-withdraw_all = すべて退かせる
do-withdraw_all = 行けるユニットをすべて{ $region }へ退却させる
verb-withdraw_leader = 逃がす
do-withdraw_leader = { $leader }を{ $region }へ退却させる
verb-replace_card = 引き直す
do-replace_card = 戦闘カードを引き直す
verb-commit = 投入する
do-commit = { $unit }を1個投入する
verb-commit_all = すべて投入する
do-commit_all = 未投入のユニットをすべて投入する
verb-commit_leader = 指導者を投入する
do-commit_leader = { $leader }を投入する
verb-put_in_front = 前線に置く
do-put_in_front = { $unit }を前線に置く

## 運命と文明化

verb-put_next = 山札に重ねる
do-put_next = カード「{ $card }」を山札の次の位置に置く
verb-play_artifact = 用いる
do-play_artifact = カード「{ $card }」をアーティファクト「{ $artifact }」として使う
verb-give_artifact = 与える
do-give_artifact = { $empire }に与える
verb-place_artifact = 据える
do-place_artifact = { $region }に置く
verb-dismiss = 解任する
do-dismiss = { $region }にいる{ $leader }を解任する
verb-promote = 登用する
do-promote = { $leader }を登用する
verb-draw_leader = カップから引く
do-draw_leader = カップから指導者を引く
verb-keep_drawn_leader = 迎える
do-keep_drawn_leader = 引いた指導者を登用する
verb-send_leader = 派遣する
do-send_leader = { $region }に置く
verb-adopt = 採用する
do-adopt = 「{ $artifact }」を採用する
verb-adopt_from = 受け継ぐ
do-adopt_from = { $empire }から採用する
verb-modernise = 近代化する
do-modernise = ユニットを近代化する
verb-turn_over = 裏返す
do-turn_over = { $region }にいる{ $unit }をすべて裏返す
verb-urbanise = 都市化する
do-urbanise = 都市を建設または発展させる
verb-build_city = 建設する
do-build_city = { $region }に都市を建設する
verb-improve_city = 発展させる
do-improve_city = { $region }の都市を発展させる
verb-make_capital = 遷都する
do-make_capital = { $region }の都市を首都にする
verb-pacify = 鎮める
do-pacify = 資金7で{ $region }の混乱を取り除く
verb-keep_drawn_card = 採る
do-keep_drawn_card = 引いたカードを使う
verb-draw_another_card = もう1枚引く
do-draw_another_card = カードを捨てて、もう1枚引く
