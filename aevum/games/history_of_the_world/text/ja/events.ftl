# 起きたこと。

event-first_dice = { $seat }は最初に引く人を決めるダイスを振りました：{ $dice }
event-first_drawer = 最初に引くのは{ $seat }です。
event-epoch_began = { $epoch }が始まりました。
event-drew = { $seat }は帝国カードを引きました。
event-kept = { $seat }はそのカードを自分のものにしました。
event-passed = { $seat }はそのカードを{ $partner }に渡しました。
event-called = { $empire }：{ $seat }の帝国です。
event-not_held = { $empire }：持っている人はいません。
event-played = { $seat }は「{ $card }」を使いました。
event-coins = { $seat }はコインを{ $count }枚得ました。
event-fleets = { $seat }は艦隊を{ $count }個置きました。
event-fleet_launched = { $seat }は{ $water }に艦隊を追加しました。
event-fleet_exchanged = { $seat }は{ $water }の艦隊をコインに換えました。
event-fleet_withdrawn = { $water }にあった{ $partner }の艦隊がボードから外されました。
event-sea_held = { $seat }は{ $water }の艦隊に軍隊を載せました。
event-sea_challenged = { $seat }は{ $water }をかけて{ $partner }に挑みました。
event-sea_won = { $seat }は{ $water }を勝ち取りました。
event-sea_lost = { $seat }は{ $water }の海戦に敗れました。
event-sea_freed = 引き分けで、{ $water }には誰もいなくなりました。
event-placed = { $seat }は{ $land }に軍隊を置きました。
event-removed = { $land }にいた{ $partner }の軍隊が取り除かれました。
event-capital_founded = { $seat }は{ $land }に首都を置きました。
event-city_founded = { $seat }は{ $land }に都市を置きました。
event-expanded = { $seat }は{ $land }へ拡張しました。
event-replaced = { $seat }は{ $land }の古い軍隊を新しい軍隊と入れ替えました。
event-reinforced = { $seat }は{ $land }の軍隊を増やしました。
event-attacked = { $seat }は{ $origin }から{ $partner }の{ $land }を攻撃しました。
event-landed = { $seat }は{ $water }を渡って{ $partner }の{ $land }を攻撃しました。
event-rose = { $partner }の{ $land }で{ $seat }の軍隊が蜂起しました。
event-rolled = { $dice } 対 { $defence }：{ $own } 対 { $other }
event-no_dice = 「裏切り」：{ $seat }はダイスを振らずに{ $land }で勝ちました。
event-fort_fell = { $land }の要塞が落ちました。
event-attackers_fell = { $seat }は{ $land }を攻撃した軍隊を失いました。
event-defenders_fell = { $land }にいた{ $partner }の軍隊が倒れました。
event-both_fell = 引き分け：{ $land }で{ $seat }と{ $partner }は軍隊を1つずつ失いました。
event-conquered = { $seat }は{ $land }を奪いました。
event-capital_sacked = { $land }の首都は都市になりました。
event-city_sacked = { $land }の都市は破壊されました。
event-leader_died = ゾロ目：{ $seat }のリーダーが死にました。
event-elite_beaten = { $seat }の精鋭兵が敗れました。
event-jihad_waned = { $count ->
    [1] { $seat }の聖戦が弱まりました。ここからはダイス2個です。
   *[other] { $seat }の聖戦は終わりました。
}
event-fort_built = { $seat }は{ $land }に要塞を置きました。
event-recovered = { $seat }は失った軍隊を1つ戻しました。
event-monument_built = { $seat }は{ $land }にモニュメントを建てました。
event-monument_destroyed = { $land }のモニュメントが破壊されました。
event-area_struck = 災厄が{ $area }を襲いました。
event-survived = { $land }の{ $partner }の軍隊は生き残りました（{ $dice }）。
event-died = { $land }の{ $partner }の軍隊が失われました（{ $dice }）。
event-incited = { $seat }は{ $empire }で内戦を起こしました。
event-land_betrayed = { $seat }は「裏切り」の対象に{ $land }を宣言しました。
event-area_scored = { $seat }は{ $area }で{ $points }点を得ました（{ $level }）。
event-capitals_scored = { $seat }は首都{ $count }個で{ $points }点を得ました。
event-cities_scored = { $seat }は都市{ $count }個で{ $points }点を得ました。
event-monuments_scored = { $seat }はモニュメント{ $count }個で{ $points }点を得ました。
event-seas_scored = { $seat }は海{ $count }か所で{ $points }点を得ました。
# $count：合計の得点
event-scored = { $seat }はこの手番で合わせて{ $points }点を得て、{ $count }点になりました。
event-marker_taken = 首位の{ $seat }がプレエミネンスマーカーを1枚取りました。
event-marker_not_taken = 首位が同点のため、プレエミネンスマーカーは誰も取りません。
event-marker_revealed = { $seat }のプレエミネンスマーカーは{ $points }点でした。
event-game_over = ゲーム終了です。
event-won = { $seat }が{ $points }点で勝利しました。
event-shared_win = { $seat }が{ $points }点で勝利を分け合いました。
