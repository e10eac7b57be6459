# Following the action: how quickly others' moves are shown, once more, and what is heard.

web-pace = ほかの人の手
web-pace-step = 一手ずつ
web-pace-slow = ゆっくり
web-pace-normal = ふつう
web-pace-fast = 速く
web-pace-once = 一気に
web-showing = ほかの人の手を表示しています。
web-showing-own = その結果を表示しています。
web-showing-rest = 残りの手：{ $count }
web-showing-last = ここまでの最後の手
web-next = 次の手
web-again = 前の一巡をもう一度見る
web-again-none = ほかのプレイヤーはまだ手を打っていません。
web-again-line = もう一度：{ $line }
web-again-stop = ゲームに戻る
web-busy = 直前の手を送信しています。
web-busy-waits = 直前の手が届きしだい実行します：{ $choice }
web-busy-late = もうできません：{ $choice }
web-stale = 対戦がすでに先へ進んでいたため、何も行われませんでした。これが現在の局面です。
web-undo-late = 取り消すにはほかの人の同意が必要です。もう一度押すと同意を求めます。
web-sounds-on = 効果音：オン
web-sounds-off = 効果音：オフ
web-sounds-still = 端末で動きを減らす設定になっているため、音も鳴りません。
