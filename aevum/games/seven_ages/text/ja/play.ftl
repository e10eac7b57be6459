# 7エイジズを遊ぶための言葉：名前、パスの範囲、新しいテーブルで選べること。

## 色の組

pair-red = ピンクと赤
pair-orange = 黄とオレンジ
pair-purple = 薄紫と紫
pair-blue = 水色と青
pair-green = 黄緑と緑
pair-grey = 薄灰色と灰色
pair-brown = 薄茶色と茶色

## 無名指導者

leader-administrator = 行政官
leader-tactician = 戦術家
leader-explorer = 探検家
leader-builder = 建設者
leader-artist = 芸術家
leader-philosopher = 哲学者
leader-merchant = 商人
leader-prophet = 預言者

## 栄光の種類

glory-progress = 進歩
glory-money = 資金
glory-cities = 都市
glory-naval = 海軍ユニット
glory-cavalry = 騎兵ユニット
glory-units = 陸上ユニット
glory-artifacts = アーティファクト
glory-land = 陸の地域
glory-sea = 海と大洋の地域
glory-area = 陸と海の地域
glory-wheat = 小麦
glory-oil = 石油
glory-elephants = 象
glory-home = 本拠地
glory-win_trade = 交易の勝利
glory-win_conflict = 戦闘の勝利
glory-capture_capital = 首都の奪取
glory-capture_city = 都市の奪取

## パスの範囲

stretch-turn = このターンの間は
stretch-round = このラウンドの間は
stretch-conflict = この戦闘の間は
stretch-until-attacked = 攻撃されるまでは
