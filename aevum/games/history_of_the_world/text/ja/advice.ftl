## 助言

advice-keep_empire = このエポックの多くの帝国より有望です。
advice-pass_empire = このエポックの多くの帝国より見込みがありません。
advice-card = 後で使うより、いま使うほうが有利です。
advice-keep_cards = カードは後のエポックで使うほうが有利です。
advice-fewest_dice = この経路なら防御側のダイスが最も少なくなります。
advice-fortify = 支配地の中で最も守る価値があります。
advice-recover = 軍隊が1つ戻れば、もう1つの地方を取れます。
advice-launch = 本拠地の近くで最も多くの海岸に届く水域です。
advice-exchange = 本拠地から遠い艦隊なので、軍隊を取り戻すコインのほうが役に立ちます。
advice-sea = 海を支配すれば得点になり、軍隊にも余裕があります。
advice-hurts = 相手には最も痛く、自分には最も軽い手です。
advice-best_land = 選べる中で最も有望な地方です。
advice-own_land = 支配地が強まり、そこから先へも進めます。
advice-land = 手番の終わりに{ $points }点増えます。
advice-way_on = 先への道が開け、後で得点になるかもしれません。
advice-attack = { $points ->
    [0] 点は増えませんが、勝てば先へ進む道が開けます。勝つ見込みは{ $odds }%です。
   *[other] 勝てば{ $points }点増え、勝つ見込みは{ $odds }%です。
  }
