# ヒストリー・オブ・ザ・ワールドを遊ぶための言葉：新しいテーブルで選べること。

## 新しいテーブルのオプション

option-preeminence = プレエミネンス
option-preeminence-help = エポックの終わりごとに、首位のプレイヤーが伏せたマーカーを1枚取ります。ゲーム終了時に3～6点になります。
option-preeminence-0 = マーカーを使う
option-preeminence-1 = マーカーを使わない
option-minor_empires = 中小帝国
option-minor_empires-help = 「中小帝国」のカードを大イベントに混ぜて配るか、全員に1枚ずつ配るかを決めます。
option-minor_empires-0 = 大イベントに混ぜる
option-minor_empires-1 = 全員に1枚ずつ
option-stacks = 1つの地方に置ける軍隊
option-stacks-help = 「3つまで」にすると、1つの地方に軍隊3つ、または軍隊2つと要塞1つまで置けます。
option-stacks-0 = 1つまで
option-stacks-1 = 3つまで
option-naval_control = 制海権
option-naval_control-help = 艦隊に軍隊を載せられます。載せた艦隊は海に残り、手番ごとに1点になります。敵がその海に入るには戦わなければなりません。
option-naval_control-0 = なし
option-naval_control-1 = あり
option-first = 最初に引くプレイヤー
option-first-help = 第1エポックの帝国カードを最初に引くプレイヤーです。第2エポックからは、得点の少ない順に引きます。
option-first-0 = ダイスで決める
option-first-1 = プレイヤー1
option-first-2 = プレイヤー2
option-first-3 = プレイヤー3
option-first-4 = プレイヤー4
option-first-5 = プレイヤー5
option-first-6 = プレイヤー6
