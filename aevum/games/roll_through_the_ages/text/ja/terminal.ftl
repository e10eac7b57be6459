# 端末で遊ぶための盤面の言葉。

# $developments：最多保持数と終了条件（例：3/5）、$monuments：完成した数
terminal-rta-round = 第{ $round }ラウンド　終了条件：進歩{ $developments }、モニュメント{ $monuments }
terminal-rta-round-last = 第{ $round }ラウンド（最終）
terminal-rta-round-solo = 第{ $round }ラウンド（全{ $rounds }ラウンド）
terminal-rta-points = 得点
terminal-rta-goods = 物資（価値）
terminal-rta-cities = 都市
terminal-rta-developments = 進歩
terminal-rta-cost = コスト
terminal-rta-pts = 点
terminal-rta-lacks = 食料不足 { $count }
terminal-rta-held = 固定
terminal-rta-rolls-left = あと{ $count }回振れます
terminal-rta-has = 進歩：{ $developments }
terminal-rta-has-none = 進歩：なし
terminal-rta-nothing = （まだなし）
terminal-rta-ware = { $ware }{ $count }個
terminal-rta-offer = { $seat }から{ $partner }への提案：渡すもの { $gives }／求めるもの { $asks }

terminal-rta-short-points = 得点
terminal-rta-short-food = 食料
terminal-rta-short-wood = 木材
terminal-rta-short-stone = 石材
terminal-rta-short-pottery = 陶器
terminal-rta-short-cloth = 布
terminal-rta-short-spearheads = 槍先
terminal-rta-short-goods = 物資
terminal-rta-short-cities = 都市

# ダイスの2行。| で区切る
terminal-rta-face-food3 = 食料3
terminal-rta-face-good1 = 物資1
terminal-rta-face-goods2_skull = 物資2|☠ドクロ
terminal-rta-face-workers3 = 労働者3
terminal-rta-face-food2_or_workers2 = 食料2か|労働者2
terminal-rta-face-coins7 = コイン7
# 半角9文字分までの形
terminal-rta-face-short-food3 = 食料3
terminal-rta-face-short-good1 = 物資1
terminal-rta-face-short-goods2_skull = 物資2|☠ドクロ
terminal-rta-face-short-workers3 = 労働者3
terminal-rta-face-short-food2_or_workers2 = 食料2か|労働者2
terminal-rta-face-short-coins7 = コイン7

terminal-rta-dice = ダイス：{ $dice }
terminal-rta-die = { $number }番は{ $face }
terminal-rta-die-held = { $number }番は{ $face }（固定）
terminal-rta-turn = この手番：{ $has }
terminal-rta-seat = { $seat }、{ $points }
terminal-rta-told-food = 食料{ $food }個（上限{ $capacity }）、養う都市は{ $cities }つ
terminal-rta-told-no-goods = 物資：なし
terminal-rta-told-good = { $good }{ $count }個（価値{ $value }）
terminal-rta-told-goods = 物資：{ $goods }。合計{ $total }個、価値{ $value }
terminal-rta-told-cities = 都市は{ $count }つ。建設：{ $begun }
terminal-rta-told-monuments = モニュメント：{ $monuments }
terminal-rta-ticked = { $project }は{ $boxes }マス中{ $ticked }
terminal-rta-ticked-worth = { $project }は{ $boxes }マス中{ $ticked }（{ $points }点）
terminal-rta-complete = { $project }は完成
terminal-rta-lost = 災害による失点：{ $count }点

terminal-rta-score-developments = 進歩
terminal-rta-score-monuments = モニュメント
terminal-rta-score-architecture = 「建築」
terminal-rta-score-empire = 「帝国」
terminal-rta-score-disasters = 災害
terminal-rta-score-total = 合計

terminal-rta-look-development = { $name }：{ $cost }、{ $points }。{ $effect }
terminal-rta-look-monument = { $name }：{ $boxes }マス。最初に完成させると{ $points_first }点、2人目以降は{ $points_later }点。
terminal-rta-look-monument-alone = { $name }：{ $boxes }マス、{ $points }。
terminal-rta-look-owners = 所有：{ $owners }
