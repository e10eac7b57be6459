# 起きたこと。
# カードは、そこに書かれた帝国の名前で呼ぶ。

## ゲームの準備とターン

event-shuffled = 捨て札を混ぜて、{ $count }枚の新しい山札にしました。
event-discarded = { $seat }はカード「{ $card }」を捨てました。
event-drew_cards = { $seat }はカードを{ $count }枚引きました。
# $count：カードの値
event-bid_shown = { $seat }が出したのは「{ $card }」（値{ $count }）でした。
event-bid_tied = 値が並んだ{ $seat }は、山札から1枚出します。
event-goes_first = 最初のプレイヤーは{ $seat }です。
event-colours_taken = { $seat }の色は{ $pair }です。
event-joined = { $seat }がゲームに加わりました。栄光点{ $points }から始めます。
event-turn_began = 第{ $count }ターンが始まりました。ターンマーカーは{ $seat }にあります。
event-timed = { $seat }は第{ $box }の抑制マスにマーカーを裏向きで置きました。
event-action_began = アクション「{ $action }」に移りました。
event-revealed_on = { $seat }は{ $empire }の「{ $action }」を表にしました。
event-revealed_off = { $seat }は帝国外の「{ $action }」を表にしました。
event-wild_on = { $seat }は{ $empire }のジョーカーを「{ $action }」にしました。
event-wild_off = { $seat }は帝国外のジョーカーを「{ $action }」にしました。
event-wild_paid = 同じアクションをもう一度行うので、{ $seat }は栄光点{ $points }を失いました。
event-box_shown = 第{ $box }の抑制マスにあったのは「{ $action }」でした。
# レベル50は、最後のレベルの先
event-progressed = { $level ->
    [50] 無償の進歩：{ $empire }はレベル49を超えました。
   *[other] 無償の進歩：{ $empire }はレベル{ $level }になりました。
}
event-stayed = 無償の進歩：{ $empire }は進みませんでした。
event-set_back = 進歩の抑制：{ $empire }はレベル{ $level }に下がりました。
event-glory_bought = { $seat }は{ $empire }の資金{ $money }で栄光点{ $points }を買いました。
# $count：順位
event-ranked = { $empire }：{ $category }で{ $count }位、{ $points }点。
event-ranked_in_zone = { $empire }：{ $category }（{ $zone }）で上位、{ $points }点。
event-counted_icon = { $empire }：{ $category }で{ $points }点。
event-empire_harvest_changed = { $empire }の収穫は、イベントで{ $before }点から{ $points }点になりました。
event-harvest_changed = { $seat }の収穫は、イベントで{ $before }点から{ $points }点になりました。
# $count：合計の栄光点
event-harvested = 栄光の収穫：{ $seat }は{ $points }点を得て、合計{ $count }点になりました。
event-end_bonus = { $seat }は、ゲームを終わらせたボーナスとして栄光点{ $points }を得ました。
# $count：ターンの番号
event-agreed_end = 取り決めどおり、ゲームは第{ $count }ターンで終わりです。

## カードとその効果

event-event_played = { $seat }はカード「{ $card }」をイベント「{ $event }」として使いました。
event-event_prevented = イベント「{ $event }」は取り消されました。
event-event_for = イベント「{ $event }」は{ $empire }のために使われました。
event-event_against = イベント「{ $event }」の対象は{ $empire }です。
event-event_against_player = イベント「{ $event }」の対象は{ $seat }です。
event-money_came = { $empire }は資金{ $money }を得ました。
event-money_went = { $empire }は資金{ $money }を失いました。
event-glory_came = { $seat }は{ $empire }で栄光点{ $points }を得ました。
event-square_icon_paid = 四角いアイコン：{ $seat }は{ $empire }で栄光点{ $points }を得ました。
event-elite_came = { $empire }は精鋭マーカーを{ $count }個得ました。
event-unit_struck = { $empire }は{ $region }でユニットを1個失いました。
event-unit_turned = { $region }で、{ $empire }のユニット1個が{ $other }に寝返りました。
event-unit_raised = { $empire }は{ $region }に無償のユニットを1個置きました。
event-city_struck = { $level ->
    [0] { $region }の都市がなくなりました。
   *[other] { $region }の都市はレベル{ $level }に下がりました。
}
event-city_renewed = { $region }の都市はレベル{ $level }に発展しました。
event-fort_raised = { $region }に無償の要塞が置かれました。
event-fort_struck = { $region }の要塞が取り除かれました。
event-disorder_came = { $region }が混乱しました。
event-disorder_went = { $region }の混乱が収まりました。
event-region_revolted = { $region }が{ $other }から{ $empire }に寝返りました。
event-leader_struck = { $empire }の{ $leader }が死亡しました。
event-leader_kept = { $empire }は、引いた駒から{ $leader }を選びました。
event-culture_lost = { $empire }は「{ $artifact }」を失いました。
event-artifact_struck = { $empire }の「{ $artifact }」が取り除かれました。
event-marker_returned = { $empire }のアクションマーカーは伏せたまま持ち主に戻りました。このターンは行動できません。
event-manoeuvre_cancelled = { $empire }の機動は取り消されました。
event-extra_action = { $empire }は追加で「{ $action }」を行います。
event-cards_drawn_by_effect = { $seat }はカードの効果で{ $count }枚引きました。
event-card_stolen = { $seat }は{ $partner }の手札から1枚奪いました。
event-hands_swapped = { $seat }と{ $partner }は手札を交換しました。
event-card_thrown_away = { $seat }は手札のカード「{ $card }」を捨てました。
event-card_recovered = { $seat }は捨て札のカード「{ $card }」を手札に加えました。

## 建国と生産

event-empire_founded = { $seat }は{ $empire }を建国しました（{ $colour }）。
event-progress_set = { $empire }は進歩レベル{ $level }から始まります。
event-progress_moved = { $level ->
    [50] { $empire }は進歩レベル49を超えました。
   *[other] { $empire }の進歩レベルは{ $level }になりました。
}
event-started_in = { $empire }は{ $region }から始まります。
event-converted = { $region }で、{ $other }の{ $count }ユニットが{ $empire }に編入されました。
event-elite_gained = { $empire }は精鋭マーカーを{ $count }個持って始まります。
event-unit_built = { $money ->
    [0] { $empire }は{ $region }にユニットを1個置きました（無償）。
   *[other] { $empire }は{ $region }にユニットを1個置きました（資金{ $money }）。
}
event-fort_built = { $money ->
    [0] { $empire }は{ $region }に要塞を置きました（無償）。
   *[other] { $empire }は{ $region }に要塞を置きました（資金{ $money }）。
}
event-capital_founded = { $empire }は{ $region }にレベル{ $level }の首都を置きました。
event-income_received = { $empire }は収入として資金{ $money }を得ました。
event-upkeep_paid = { $money ->
    [0] { $empire }に維持費はかかりません。
   *[other] { $empire }は維持費として資金{ $money }を払いました。
}
event-unit_unpaid = { $empire }は維持費を払えず、{ $region }のユニットを1個失いました。
event-order_lost = { $region }は見捨てられ、混乱しました。
event-region_taken = { $empire }は{ $region }を支配しました。
event-region_lost = { $empire }は{ $region }の支配を失いました。
event-capital_lost = { $empire }の首都{ $region }は、普通の都市になりました。
event-artifact_expired = { $empire }の「{ $artifact }」がなくなりました。
event-galley_stranded = { $region }にいた{ $empire }のガレー船は、自分の陸地から離れて失われました。
event-elephant_gained = { $empire }は象を1個、戦力プールに加えました。
event-elephants_gone = 第7時代になり、すべての象がゲームから取り除かれました。
event-ban_lifted = { $empire }は交易によって、禁じられていた海軍ユニットか騎兵を編成できるようになりました。
event-empire_destroyed = { $empire }は滅亡しました。

## 交易と進歩

event-way_sought = { $empire }は{ $goal }までの道を探します。
event-way_not_found = { $empire }から{ $goal }までの道は見つかりませんでした。
event-way_found = { $empire }は{ $goal }までの道を得ました。{ $goal }は圏内になります。
event-passage_asked = { $empire }は{ $other }に通過の許可を求めました。
event-passage_refused = { $empire }は{ $other }の通過を断りました。
event-passage_granted = { $empire }は{ $other }の通過を無償で許しました。
event-passage_priced = { $count ->
    [0] { $empire }は通過の代価として、{ $other }に資金{ $money }を求めました。
   *[other] { $money ->
        [0] { $empire }は通過の代価として、{ $other }にカード{ $count }枚を求めました。
       *[other] { $empire }は通過の代価として、{ $other }に資金{ $money }とカード{ $count }枚を求めました。
    }
}
event-price_accepted = { $empire }は{ $other }の求める代価に応じました。
event-price_declined = { $empire }は{ $other }の求める代価を断りました。
event-passage_paid = { $count ->
    [0] { $empire }は通過の代価として、{ $other }に資金{ $money }を払いました。
   *[other] { $money ->
        [0] { $empire }は通過の代価として、{ $other }にカード{ $count }枚を渡しました。
       *[other] { $empire }は通過の代価として、{ $other }に資金{ $money }とカード{ $count }枚を渡しました。
    }
}
event-trade_declined = { $empire }は交易を取りやめ、アクションを失いました。
event-trade_begun = { $empire }は{ $other }を交易の相手に選びました。
event-pile_trade_begun = { $empire }は山札と交易します。
event-trade_cancelled = { $empire }の交易は取り消され、アクションは使用済みになりました。
event-trade_card_shown = { $empire }が交易に出したのは「{ $card }」でした。
event-pile_card_shown = 山札のカードは「{ $card }」（値{ $points }）でした。
event-trade_card_replaced = { $empire }は出したカードを「{ $card }」と取り替えました。
event-trade_total = { $empire }の交易の合計は{ $points }です。
event-trade_won = { $empire }が{ $other }との交易に勝ちました。
event-trade_tied = { $empire }と{ $other }の交易は引き分けでした。
event-pile_trade_won = { $empire }が山札との交易に勝ちました。
event-pile_trade_lost = { $empire }は山札との交易に負けました。
event-pile_trade_tied = { $empire }と山札の交易は引き分けでした。
event-trade_cards_exchanged = { $seat }と{ $partner }は、出したカードを交換しました。
event-pile_card_taken = { $seat }は山札のカード「{ $card }」を手札に加えました。
event-money_given = { $empire }は{ $other }に資金{ $money }を贈りました。

## 機動

event-nobody_can_move = { $empire }には移動できるユニットがありません。
event-set_out = { $empire }の{ $count }ユニットが{ $region }を出発しました。
event-went = { $empire }のユニットが{ $region }に入りました。
event-was_barred = { $region }にはスターウォーズがいるため、{ $empire }の核爆弾は入れませんでした。
event-turned_back = { $empire }のユニットは{ $region }へ引き返しました。
event-leader_went = { $empire }の{ $leader }が{ $region }に移動しました。
event-canal_asked = { $empire }は{ $other }に運河の通航を求めました。
event-canal_opened = { $empire }は{ $other }に運河の通航を認めました。
event-canal_closed = { $empire }は{ $other }の運河の通航を断りました。
event-order_restored = { $empire }は{ $region }の混乱を収めました。

## 戦闘

event-conflict_began = { $region }で{ $empire }が{ $other }と戦闘を始めました。
event-round_began = 戦闘の第{ $count }ラウンドです。
event-scrapped_bomb = { $empire }は核爆弾を1個廃棄しました。
event-retreated = { $empire }は{ $region }から退却しました。
event-lost_in_pursuit = 追撃：{ $empire }は{ $unit }を1個失いました。
event-nowhere_to_go = 行き先のない{ $empire }の{ $count }ユニットが失われました。
event-withdrew = { $empire }の{ $count }ユニットが{ $region }へ退却しました。
event-leader_withdrew = { $empire }の{ $leader }が{ $region }へ退却しました。
event-replaced_card = { $empire }は戦闘カードを引き直しました。
# $points：カードの値
event-showed_card = { $empire }の戦闘カードは「{ $card }」（値{ $points }）でした。
event-showed_units = { $empire }は{ $unit }を{ $count }個投入していました。
event-showed_leader = { $empire }は{ $leader }を投入していました。
event-bombs_stopped = { $empire }の核爆弾{ $count }個は、スターウォーズに破壊されました。
event-bomb_exploded = { $region }で核爆弾が爆発し、両側のユニットがすべて失われました。
event-paid_for_bombs = { $seat }は核爆弾を使い、栄光点{ $points }を失いました。
event-conflict_total = { $empire }の戦闘の合計は{ $points }です。
event-lost_units = { $count ->
    [0] { $empire }はユニットを失いませんでした。
   *[other] { $empire }は投入した{ $count }ユニットを失いました。
}
event-lost_leader = { $empire }は{ $leader }を失いました。
event-elephants_panicked = 象を失った{ $empire }は、退却しなければなりません。
event-fell_into_disorder = { $empire }はユニットを使い切り、戦闘の混乱マーカーが{ $count }個になりました。
event-won_conflict = { $empire }が{ $region }で{ $other }との戦闘に勝ちました。
event-nobody_won = { $region }の戦闘は、どちらの側も残らず、勝者がいません。
event-conflict_called_off = { $region }の戦闘は取りやめになりました。
event-lost_elite = { $empire }は精鋭マーカーを1個失いました。
# $level：残った都市のレベル
event-region_sacked = { $level ->
    [0] { $region }には、都市も要塞もアーティファクトも残っていません。
   *[other] { $region }の都市はレベル{ $level }に下がり、要塞もアーティファクトも残っていません。
}
event-lost_capital = { $empire }は首都{ $region }を失いました。
event-lost_money = { $empire }は蓄えた資金{ $money }をすべて失いました。
event-took_money = { $empire }はそのうち資金{ $money }を得ました。

## 運命と文明化

event-peeked = { $seat }は山札の上から{ $count }枚を見ました。
event-artifact_played = { $seat }はカード「{ $card }」をアーティファクト「{ $artifact }」として{ $empire }に使いました。
event-artifact_acquired = { $empire }は「{ $artifact }」を得ました。
event-artifact_placed = { $empire }は{ $region }に「{ $artifact }」を得ました。
event-artifact_glory_gained = { $seat }は「{ $artifact }」で栄光点{ $points }を得ました。
event-artifact_glory_lost = { $seat }は「{ $artifact }」で栄光点{ $points }を失いました。
event-blue_marker_placed = 「{ $artifact }」の青マーカーがレベル{ $level }に置かれました。そこに達した帝国は、すべてこれを持ちます。
event-culture_adopted = { $empire }は「{ $artifact }」を採用しました。
event-culture_spread = 「{ $artifact }」が{ $empire }から{ $other }に広まりました。
event-change_disordered = 宗教や政体が変わり、{ $empire }の{ $region }が混乱しました。
event-leader_placed = { $empire }の{ $leader }が{ $region }に登場しました。
event-leader_removed = { $region }にいた{ $empire }の{ $leader }が取り除かれました。
event-leader_drawn = { $empire }はカップから{ $leader }を引きました。
event-no_leader_drawn = { $empire }はカップから「指導者なし」を引きました。
event-units_turned_over = { $empire }は{ $region }の{ $count }ユニットを裏返しました。
event-city_built = { $empire }は{ $region }に都市を建設しました。
event-city_improved = { $empire }は{ $region }の都市をレベル{ $level }に発展させました。
event-capital_named = { $empire }は{ $region }の都市を首都にしました。
event-pacified = { $empire }は資金{ $money }で{ $region }の混乱を取り除きました。
event-assassins_sent = { $empire }は、{ $region }にいる{ $other }の{ $leader }に暗殺者を送りました。
event-assassin_card_shown = { $empire }が暗殺で採ったカードは「{ $card }」（値{ $points }）でした。
event-assassinated = { $other }の{ $leader }が暗殺されました。
event-assassination_failed = { $other }の{ $leader }は暗殺を免れました。

## ゲームの終了

event-game_over = ゲーム終了です。
event-won = { $seat }が{ $points }点で勝利しました。
event-shared_win = { $seat }が{ $points }点で同点優勝しました。

## $seat だけが読む

event-drew_card = { $seat }はカード「{ $card }」を引きました。
event-trade_card_seen = { $seat }は、{ $partner }が交易に出したカード「{ $card }」を見ました。
event-passage_card_got = { $seat }は{ $partner }からカード「{ $card }」を受け取りました。
event-assassin_card_drawn = { $seat }は暗殺のカード「{ $card }」を引きました。
# 奪った人と奪われた人の両方が読む
event-your_stolen_card = 奪われたカードは「{ $card }」でした。
event-drew_for_conflict = { $seat }は戦闘カード「{ $card }」を引きました。
