## コンピューターの強さ

table-bot-beginner = 初級：見落としが多い
table-bot-casual = 中級：少し先を読む
table-bot-club = 上級：ミスが少ない
table-bot-expert = 達人：深く読む
terminal-bot-name-beginner = 初級
terminal-bot-name-casual = 中級
terminal-bot-name-club = 上級
terminal-bot-name-expert = 達人
web-stand-in-level = コンピューターの強さ
web-level-beginner = 初級
web-level-casual = 中級
web-level-club = 上級
web-level-expert = 達人
web-thinking-part = コンピューターが考えています

## 助言（読みによる）

advice-searched = コンピューターがここから先を何度も試した中で、いちばんよい結果でした。
advice-chance = 勝率 約{ $percent }%
advice-points = 約{ $points }点
web-advice-others = ほかのよい手：
terminal-advised-expected = 見込み：{ $expected }。
terminal-advised-other = ほかのよい手：「{ $words }」（{ $label }）{ $expected }

## 終局後の勝率

# 公に何も伝えられなかった手
chances-silent = { $name }の決断。
chances-turn = { $name }：{ $before }% → { $after }%
web-chances = 勝率の推移
web-chances-about = コンピューターが各局面を短く読んで見積もった、全員の勝率です。
web-chances-table = 勝率を数字で見る
web-chances-waits = コンピューターが全員の勝率を計算しています…
web-chances-move = { $number }手目
# グラフの下：数字が何を数えるか
web-chances-axis = 手数
web-chances-turns = 勝負の分かれ目
terminal-chances = 勝率の推移（%）
terminal-chances-turns = 勝負の分かれ目
terminal-chances-turn = { $position }手目、{ $mover }：{ $deed }{ $change }
