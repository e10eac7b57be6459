clock = 第{ $number }エポック
luck-combat = 戦闘（勝ち数と負け数の差）
luck-combat-count = ダイス{ $count }回
