clock = { $number ->
    [0] 第1ターンの前
   *[other] 第{ $number }ターン
  }
luck-cards = 戦闘で引いたカード（値）
luck-cards-count = { $count }枚
gain-harvests = 収穫
gain-events = イベント
gain-icons = 四角いアイコン
gain-artifacts = アーティファクト
gain-wild = ジョーカーで繰り返したアクション
gain-bombs = 核爆弾
gain-ending = ゲーム終了
gain-other = その他
