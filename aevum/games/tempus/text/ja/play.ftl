# テンプスを遊ぶための言葉：入力する動詞、問いかけ、起きたこと。
# $hex と $origin：ヘクスの名前（文字と数字、例：D7）

## 動詞：入力する言葉と、選択肢全体の表示

verb-place_tile = 置く
# $hex：タイルの中央のヘクス
do-place_tile = { $hex }を中心にタイルを置く
verb-turn_tile = 回す
# $turn：右回りに60度ずつ回す回数（0～5）
do-turn_tile = { $turn ->
    [0] この向きのまま置く
   *[other] 右に回して置く（60度×{ $turn }）
}
verb-settle = 入植する
do-settle = { $hex }に住民を1人置く
verb-choose_move = 移動
do-choose_move = 住民を移動する
verb-choose_children = 出産
do-choose_children = 子どもを産む
verb-choose_fight = 戦闘
do-choose_fight = 戦闘を仕掛ける
verb-choose_idea = アイデア
do-choose_idea = アイデアを得る
verb-choose_city = 建設
do-choose_city = 都市を建設する
verb-pick = 動かす
do-pick = { $hex }の住民を動かす
verb-go = 進む
do-go = { $hex }へ進む
verb-stay = 留まる
do-stay = やはり動かさない
verb-bear = 産む
do-bear = { $hex }に子どもを産む
verb-attack_from = 出撃する
do-attack_from = { $hex }から攻撃する
verb-attack = 攻撃する
do-attack = { $hex }を攻撃する
verb-name_terrain = 宣言する
do-name_terrain = 都市の地形として{ $terrain }を宣言する
verb-lay = 出す
# 戦闘（攻撃側・防御側とも）と進歩で使う
do-lay = 「{ $idea }」（{ $terrain }）を出す
verb-advance = 進軍する
do-advance = { $count ->
    [0] 進軍しない
   *[other] { $count }人を進軍させる
}
verb-found = 建てる
do-found = { $hex }に建てる
verb-raise = 築く
do-raise = 価値{ $value }の都市を建てる
verb-discard = 捨てる
do-discard = 「{ $idea }」（{ $terrain }）を捨てる
verb-play = 使う
do-play = 「{ $idea }」（{ $terrain }）を使う
verb-convert = 改宗させる
# $origin：相手のヘクス、$hex：改宗した住民が加わる自分のヘクス
do-convert = { $origin }の住民を改宗させ、{ $hex }に加える
verb-wait = 待つ
do-wait = 「政府」（{ $terrain }）：パスしてタイルを後で使う
verb-done = 終える
# $laying: 1 where cards are laid, for progress or in a fight
do-done = { $laying ->
    [1] カードはもう出さない
   *[other] 終える
}
verb-pass = パスする
do-pass = パスする

# E8 へ D7 改宗させる
joiner-to = へ

## 問いかけ

step-tile = この地形タイルを海に置いてください。2枚目からは、島につなげて置きます。
step-turn_tile = タイルの向きを選んでください。
step-settle = 最初の住民3人を、ひとつながりになるように置いてください。1ヘクスに2人までです。
step-action = アクションを選んでください。アイデアカードも使えます。
step-move_pick = 動かす住民を選ぶか、終えてください。
step-move_go = この住民の行き先を選んでください。
step-children = 子どもを産む草原（自分の住民がいるヘクス）を選ぶか、終えてください。
step-fight_from = どのヘクスから攻撃するか選んでください。
step-fight_target = 攻撃するヘクスを選んでください。
step-fight_terrain = 都市が攻撃されています。この戦闘での都市の地形を宣言してください。
step-fight_attack = 攻撃に使うカードを裏向きで出してください（何枚でも、0枚でも）。
step-fight_defend = 攻撃を受けています。防御に使うカードを表向きで出してください（何枚でも、0枚でも）。
step-fight_advance = 戦闘に勝ちました。進軍する人数を選んでください。その前にカードを使うこともできます。
step-discard = 手札が多すぎます。捨てるカードを選んでください。
step-city_hex = 都市を建てるヘクスを選んでください。
step-city_value = 建てる都市の価値を選んでください。そのヘクスの住民は全員ストックに戻ります。
step-progress = 新しい時代です。進歩のためのカードを裏向きで出してください（何枚でも、0枚でも）。
step-religion = 「宗教」：自分の住民の隣にいる相手の住民と、加える先のヘクスを選んでください。
step-waiting = { $name }が考えています。
step-over = ゲームは終了しました。

## 起きたこと

event-dealt = ゲーム開始。スタートプレイヤーは{ $seat }です。
event-tile_placed = { $seat }は{ $hex }を中心に地形タイルを置きました。
event-no_room = 次のタイルを置ける場所がありません。島はこれで完成です。
event-settled = { $seat }は{ $hex }に住民を1人置きました。
event-epoch_began = 第{ $round }時代が始まりました。
event-took_tiles = { $seat }はアクションタイルを{ $count }枚受け取りました。
event-chose_move = { $seat }は「移動」を選びました。
event-chose_children = { $seat }は「出産」を選びました。
event-chose_fight = { $seat }は「戦闘」を選びました。
event-chose_idea = { $seat }は「アイデア」を選びました。
event-chose_city = { $seat }は「建設」を選びました。
event-moved = { $seat }は住民を{ $origin }から{ $hex }へ移動しました。
event-sailed = { $seat }の住民が海を渡りました：{ $origin }から{ $hex }へ。
event-crossed_lake = { $seat }の住民が湖を渡りました：{ $origin }から{ $hex }へ。
event-born = { $hex }に{ $seat }の子どもが生まれました。
event-attacked = { $seat }は{ $origin }から{ $partner }の{ $hex }を攻撃しました。
event-terrain_named = { $seat }は都市の地形として{ $terrain }を宣言しました。
event-laid = { $count ->
    [0] { $seat }はカードを出しませんでした。
   *[other] { $seat }はカードを{ $count }枚、裏向きで出しました。
}
event-defended = { $seat }は「{ $idea }」（{ $terrain }）で防御しました。
event-revealed = { $seat }のカードは「{ $idea }」（{ $terrain }）でした。
event-fight_points = { $seat }の戦闘力は{ $points }です。
event-fight_won = { $seat }は戦闘に勝ちました。
event-fight_lost = { $seat }は戦闘に負けました。
event-razed = { $hex }にあった{ $seat }の都市が破壊されました。
event-fell = { $seat }は住民{ $count }人を失いました。
event-advanced = { $count ->
    [0] { $seat }は進軍しませんでした。
   *[other] { $seat }の住民{ $count }人が進軍しました。
}
event-drew = { $seat }が引いたカードは合わせて{ $count }枚です。
# 持ち主だけが読む
event-drew_card = { $seat }の手札に加わったカード：「{ $idea }」（{ $terrain }）
event-discarded = { $seat }は「{ $idea }」（{ $terrain }）を捨てました。
event-reshuffled = 捨て札を混ぜて、新しい山札にしました。
event-founded = { $seat }は{ $hex }に価値{ $value }の都市を建てました。
event-played = { $seat }は「{ $idea }」（{ $terrain }）を使いました。
event-converted = 「宗教」：{ $hex }にいた{ $partner }の住民が{ $seat }の住民になりました。
event-caught_up = { $seat }は先頭の時代に追いつきました。
event-progress_laid = { $count ->
    [0] { $seat }は進歩のカードを出しませんでした。
   *[other] { $seat }は進歩のカードを{ $count }枚出しました。
}
event-progress_revealed = { $seat }のカードは「{ $idea }」（{ $terrain }）でした。
event-progress_total = { $seat }の進歩点は{ $points }点です。
event-reached = { $seat }は「{ $epoch }」の時代に到達しました。
event-waited = 「政府」：{ $seat }はパスして、タイルを後に回しました。
event-passed = { $seat }はパスしました。
event-game_over = ゲーム終了です。
event-won = { $seat }が{ $points }点で勝利しました。
event-shared_win = { $seat }が{ $points }点で同点優勝しました。

## 新しいテーブルのオプション

option-island = 島
option-island-help = 最初の住民を置く前に、島をどう作るかを決めます。
option-island-0 = プレイヤーが作る
option-island-1 = ランダムに作る
option-first = スタートプレイヤー
option-first-help = 最初の時代のスタートプレイヤーです。時代ごとに次のプレイヤーへ移ります。
option-first-0 = ランダムに決める
option-first-1 = プレイヤー1
option-first-2 = プレイヤー2
option-first-3 = プレイヤー3
option-first-4 = プレイヤー4
option-first-5 = プレイヤー5

## 選択の効果。$amount は符号付きの表示用の数、$count はその絶対値

effect-points = { $count ->
   *[other] { $amount }点
}
effect-people = { $count ->
   *[other] 住民{ $amount }
}
effect-cards = { $count ->
   *[other] カード{ $amount }
}
effect-hexes = { $count ->
   *[other] { $amount }ヘクス
}
effect-progress = { $count ->
   *[other] 進歩点{ $amount }
}
# 使ったカードの効果（カードに書かれているとおり）
effect-card_text = { $idea }
# $own：自分の戦闘力（わかっている分）、$other：相手の戦闘力、$cards：防御側の手札の枚数
effect-fight = 戦闘力：自分{ $own }、相手{ $other }（防御側の手札{ $cards }枚）
# 可能な攻撃が一つだけのとき、すぐに始まる
effect-sole_attack = { $origin }から{ $hex }への攻撃がすぐ始まります
# 都市を建てられる唯一のヘクス、改宗させられる唯一の住民
effect-sole_city = 都市は{ $hex }に建ちます
effect-sole_conversion = { $origin }の住民を改宗させ、{ $hex }に加えます
# 戦闘や進歩で出すカードの効き目
effect-combat = { $count ->
   *[other] 戦闘力{ $amount }
}
effect-no_combat = ここでは戦闘力になりません
effect-no_progress = ここでは進歩点になりません
# 宣言する地形が描かれた自分の手札
effect-own_cards = { $count ->
   *[other] この地形の手札{ $count }枚
}
# ある地形（例えば次の時代の地形）にいる住民
effect-terrain = { $count ->
   *[other] { $terrain }の住民{ $amount }
}
# 選んだ住民は、動かさなくても移動済みになる
effect-spent_move = 動かさなくても、移動1回分を使います
# 終えると行われなくなること
effect-unused_moves = { $count ->
   *[other] あと{ $count }人が移動できます
}
effect-unused_children = { $count ->
   *[other] あと{ $count }人、子どもを産めます
}
effect-unused_progress = { $count ->
   *[other] 手札を出せば、進歩点があと{ $count }点増えます
}
effect-unused_combat = { $count ->
   *[other] 手札を出せば、戦闘力があと{ $count }増えます
}

## 実行前にもう一度たずねること（パスになるため）

caution-no_fight = 攻撃できる相手に隣り合う住民がいないため、アクションが無駄になります。
caution-all_shielded = 隣にいる相手は住民のいるヘクスが3つ以下で攻撃できないため、アクションが無駄になります。
caution-no_city = 都市を建てるには1つのヘクスに住民が2人以上必要で、そのようなヘクスがないため、アクションが無駄になります。
caution-city_on_mountain = 住民が2人以上いるのは都市を建てられない山岳だけなので、アクションが無駄になります。
caution-city_beside_city = 住民が2人以上いるヘクスはどれも都市の隣なので、アクションが無駄になります。
caution-no_city_tile = この人数で建てられる価値の都市が手元に残っていないため、アクションが無駄になります。
caution-no_children = 草原に住民がいないため、アクションが無駄になります。
caution-no_room = 草原に子どもを置く空きがないため、アクションが無駄になります。
caution-no_stock = ストックに住民が残っていないため、アクションが無駄になります。
caution-no_medicine = これ以上子どもを産めるヘクスがないため、カードが無駄になります。
caution-no_transport = ほかに移動できる住民がいないため、カードが無駄になります。

## 最初の数手番のヒント

hint-place = 自分の土地を探しましょう。草原では子どもが生まれ、農地・丘陵・森林は進歩の助けになります。山岳は得点になりません。
hint-move = 住民を広げましょう。ゲーム終了時、山岳以外で自分の住民がいるヘクスは1つにつき1点です。湖は移動距離に関係なく、最初から渡れます。
hint-fight = 戦闘力は住民1人につき1で、カードでさらに増えます。同じなら防御側の勝ち。防御側のヘクスと同じ地形のカードは、どちらの側でも+1です。住民のいるヘクスが3つ以下のプレイヤーは攻撃できません。
hint-idea = カードの使い道は3つ。効果を使う、戦闘で地形を生かす、進歩で地形を生かす。カードを使ってもアクションは減りません。
hint-progress = 次の時代には地形があります。その地形にいる住民、その地形のカード、自分の都市が、それぞれ進歩点1点になります。最も多いプレイヤーが先へ進み、ほかのプレイヤーは1時代遅れて追いつきます。
