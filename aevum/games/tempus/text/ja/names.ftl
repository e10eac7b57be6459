# テンプスに登場するものの名前。
# 題名の読みには「テンプス」と「テンパス」があり、ここではプレイヤーの間でよく見かける「テンプス」を使う。
# people は「住民」、epoch は「時代」、progress は「進歩」と訳す。

game-name = テンプス
game-blurb = 島を作り、住民を広げ、文字の発明から空を飛ぶ日まで。自分の文明を時代の先頭へ導きましょう。

## 地形

terrain-grassland = 草原
terrain-farmland = 農地
terrain-hill = 丘陵
terrain-forest = 森林
terrain-mountain = 山岳
terrain-sea = 海
terrain-lake = 湖

## 時代

epoch-start = スタート
epoch-start-effect = アクション3回、移動は1人を1ヘクス、子ども1人、アイデアでカード1枚、1ヘクスに住民2人まで
epoch-writing = 文字
epoch-writing-effect = アイデアでカード2枚、先に到達したらカードを2枚引く
epoch-agriculture = 農業
epoch-agriculture-effect = 出産で子ども2人
epoch-cities = 都市
epoch-cities-effect = 1ヘクスに住民3人まで、アクション4回
epoch-roads = 道路
epoch-roads-effect = 移動距離2ヘクス
epoch-trade = 交易
epoch-trade-effect = 移動で2人を動かせる
epoch-ships = 船
epoch-ships-effect = 海を渡って移動できる、アクション5回
epoch-printing = 印刷
epoch-printing-effect = 手札上限7枚、先に到達したらカードを2枚引く
epoch-industry = 工業
epoch-industry-effect = 1ヘクスに住民4人まで、アクション6回
epoch-trains = 鉄道
epoch-trains-effect = 移動で3人を動かせる、移動距離5ヘクス
epoch-flight = 飛行
epoch-flight-effect = 到達したプレイヤーは3点、ゲーム終了

## アイデアカード

idea-education = 教育
idea-education-effect = 進歩：+1点
idea-fortifications = 要塞
idea-fortifications-effect = 戦闘：防御側のとき+2
idea-medicine = 医療
idea-medicine-effect = 出産：別のヘクスに子どもをもう1人
idea-military_leader = 軍事指導者
idea-military_leader-effect = アクションの前か後に、追加の攻撃を1回
idea-transport = 輸送
idea-transport-effect = 移動：もう1人動かせる
idea-sanitation = 衛生
idea-sanitation-effect = スタック上限を1人超えられる
idea-weapons = 武器
idea-weapons-effect = 戦闘：攻撃側でも防御側でも+1
idea-religion = 宗教
idea-religion-effect = 隣にいる相手の住民1人を自分の住民にする
idea-government = 政府
idea-government-effect = アクションタイルを2枚続けて使うか、パスしてタイルを後で使う
idea-government-again = この手番にアクションタイルをもう1枚使う

## 都市

city-2 = 価値2の都市
city-3 = 価値3の都市
city-4 = 価値4の都市

## 数量

unit-people = 住民{ $count }人
unit-children = 子ども{ $count }人
unit-cities = 都市{ $count }個
unit-cards = カード{ $count }枚
unit-tiles = タイル{ $count }枚
unit-points = { $count }点
unit-hexes = { $count }ヘクス
unit-actions = アクション{ $count }回
