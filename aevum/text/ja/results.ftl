## ゲームの結果

error-not-over-yet = 結果のまとめは、対戦が終わってから見られます。
results-total = 合計
results-start = 開始時
results-decimal = { $whole }.{ $tenths }
results-best = { $turn }：+{ $points }
results-better = { $rolls }で、平均より{ $amount }上
results-worse = { $rolls }で、平均より{ $amount }下
results-average = { $rolls }で、ちょうど平均どおり
results-thrown-again = 取り消して振り直した回数：{ $count }回

web-results = ゲームの経過
web-results-curve = 得点の推移
web-results-curve-table = 得点の推移を数字で見る
web-results-best = 最多得点の手番
web-results-parts = 得点の内訳
web-results-luck = 運
web-results-luck-none = このゲームではダイスを使いません。
web-results-again = 取り消し
web-results-turn = 手番
web-results-look = この場面を見る
web-results-replay = 最初から見返す
web-results-waits = ゲームを振り返っています…

terminal-results-best = { $name }　最多得点の手番：{ $best }
terminal-results-luck = { $name }　{ $what }：{ $luck }
terminal-results-again = { $name }　{ $again }
terminal-results-curve = 得点の推移
terminal-results-parts = 得点の内訳

cli-about-results = 終わった対戦のまとめ（得点の推移、最多得点の手番、運）を表示します。
