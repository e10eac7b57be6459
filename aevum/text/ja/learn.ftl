# A game in three minutes: what its page says of itself. What it teaches is with each game (learn-…).

learn-title-goal = 目的
learn-title-turn = 手番の流れ
learn-title-scoring = 得点
learn-title-end = ゲームの終わり
learn-title-winning = 勝つためのコツ

web-learn = 3分でわかる遊び方
web-learn-about = 3分でわかる遊び方：{ $game }
web-learn-of = 3分でわかる『{ $game }』
web-learn-new = このゲームは初めてですか？
web-learn-off = もう知っています
web-learn-figure = 図{ $number }
web-learn-part = { $part }（図{ $number }）
web-learn-show = 図の{ $number }番を示す
web-learn-still = 実際に行われたゲームの局面です。自由に見てまわれますが、ここでは何も選べません。
web-learn-onward = 次へ
web-learn-play = コンピューターと対戦する
web-learn-rules = ルール一覧（番号順）

terminal-learn = 3分でわかる『{ $game }』
cli-about-learn = ゲームを3分で学びます。目的、手番、得点、終わり、勝つためのコツ。
cli-not-taught = { $game }には、遊び方のページがまだありません。
