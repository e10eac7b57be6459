# 端末で遊ぶための盤面の言葉。

terminal-tempus-building = { $count ->
   *[other] 島づくり（残りタイル{ $count }枚）
}
terminal-tempus-settling = 最初の住民
terminal-tempus-epoch = 第{ $epoch }時代（全{ $epochs }時代）
terminal-tempus-tile = 置くタイル：
terminal-tempus-hand = 手札
terminal-tempus-city = 都市
terminal-tempus-mark-possible = 選べる
terminal-tempus-mark-chosen = 選択中
terminal-tempus-mark-attacked = 攻撃目標
terminal-tempus-next = 次の時代：{ $epoch }
terminal-tempus-fight = 戦闘 { $origin } → { $target }
terminal-tempus-hidden = { $count ->
   *[other] 裏向きのカード{ $count }枚
}
# 時代表の1行を短くまとめたもの
terminal-tempus-can = 移動{ $people_moved }人×{ $distance }、子ども{ $children }、スタック{ $stack_limit }、アイデア{ $ideas_drawn }、手札{ $hand_limit }
terminal-tempus-can-sail = 移動{ $people_moved }人×{ $distance }か海路、子ども{ $children }、スタック{ $stack_limit }、アイデア{ $ideas_drawn }、手札{ $hand_limit }

# 列の見出し（半角5文字分まで）
terminal-tempus-short-points = 点
terminal-tempus-short-tiles = 行動
terminal-tempus-short-cards = 手札
terminal-tempus-short-progress = 進歩
terminal-tempus-short-stock = 控え
terminal-tempus-short-cities = 都市
terminal-tempus-epoch-actions = 行動
terminal-tempus-epoch-moves = 移動
terminal-tempus-epoch-children = 出産
terminal-tempus-epoch-stack = 人数
terminal-tempus-epoch-ideas = カード
terminal-tempus-epoch-hand = 手札

terminal-tempus-score-hexes = ヘクス
terminal-tempus-score-cities = 都市
terminal-tempus-score-flight = 飛行
terminal-tempus-score-total = 合計

terminal-tempus-told-next = 次の時代は「{ $epoch }」、地形は{ $terrain }。{ $effect }。
terminal-tempus-told-epoch = 「{ $epoch }」の時代
terminal-tempus-told-tiles = { $count ->
   *[other] アクションタイル{ $count }枚
}
terminal-tempus-told-stock = { $count ->
   *[other] ストックに住民{ $count }人
}
terminal-tempus-told-protected = 攻撃されない
terminal-tempus-told-open = 場に公開中：{ $cards }
terminal-tempus-told-people = { $seat }の住民：{ $people }
terminal-tempus-told-cities = { $seat }の都市：{ $cities }
terminal-tempus-told-stack = { $hex }の{ $terrain }に{ $count }人
terminal-tempus-told-city = { $hex } { $city }
terminal-tempus-told-free = 誰もいない{ $terrain }：{ $hexes }
terminal-tempus-told-lakes = 湖：{ $hexes }
terminal-tempus-told-hand = 手札：{ $cards }
terminal-tempus-told-card = { $count ->
    [1] { $idea }（{ $terrain }）
   *[other] { $idea }（{ $terrain }）{ $count }枚
}
terminal-tempus-told-all-tiles = 残りのアクションタイル：{ $tiles }
terminal-tempus-told-moves = { $count ->
    [0] もう誰も動かせません。
   *[other] あと{ $count }人動かせます。
}
terminal-tempus-told-births = { $count ->
    [0] もう子どもは産めません。
   *[other] 子どもはあと{ $count }人産めます。
}
terminal-tempus-told-by-land = { $hex }から陸路：{ $places }
terminal-tempus-told-by-lake = { $hex }から湖を渡って：{ $places }
terminal-tempus-told-by-sea = { $hex }から海を渡って：{ $places }
# 同じ地形のヘクス
terminal-tempus-told-places = { $terrain } { $hexes }
terminal-tempus-told-tile = タイル：中央は{ $middle }。周りは北西から時計回りに{ $around }。
terminal-tempus-told-turned = { $words }：{ $hexes }
terminal-tempus-told-hex = { $hex } { $terrain }
terminal-tempus-told-fight = { $origin }から{ $target }への戦闘、地形は{ $terrain }。
terminal-tempus-told-progress = 現在の進歩点：{ $points }

terminal-tempus-look-hex = { $hex }：{ $terrain }
terminal-tempus-look-coast = { $hex }：{ $terrain }、海岸
terminal-tempus-look-around = 周り：{ $around }
terminal-tempus-look-side = { $side }{ $hex }
terminal-tempus-look-people = { $hex } { $terrain }、{ $seat } { $count }人
terminal-tempus-look-city = { $hex } { $terrain }、{ $seat }の都市（価値{ $value }）
terminal-tempus-look-epoch = { $epoch }（地形は{ $terrain }）：{ $effect }
terminal-tempus-look-effect = { $name }：{ $effect }
terminal-tempus-look-here = 今いるプレイヤー：{ $seats }
terminal-tempus-side-north_west = 北西
terminal-tempus-side-north_east = 北東
terminal-tempus-side-east = 東
terminal-tempus-side-south_east = 南東
terminal-tempus-side-south_west = 南西
terminal-tempus-side-west = 西
