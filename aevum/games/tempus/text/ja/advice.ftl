## 助言

advice-spread = まとまっている住民を空き地に広げられます。占めたヘクスは1点になります。
advice-children = 草原に余裕があり、住民が増えればより多くのヘクスを占められます。
advice-ideas = 手札に余裕があり、アイデアは進歩と戦いを左右します。
advice-settle = 周りによい空き地があります。
advice-pick = ほかの住民が残るか、得点にならないヘクスなので、動いても損がありません。
advice-bear = 子どもの入る余裕があります。
advice-own_terrain = 手札に最も多い地形です。
advice-raise = 都市は大きいほど得点になります。
advice-advance = これで両方のヘクスを占められます。
advice-discard = 最も必要のないカードです。
advice-play = いま使うのが最も役に立ちます。
advice-convert = 相手の住民を1人減らし、自分の住民を1人増やします。
advice-outnumber = 相手の手札を考えに入れても、こちらの住民の数が上回っています。
advice-city = 都市はヘクスより得点が高く、簡単には追い出されません。
advice-nursery = 最初の草原です。草原がなければ子どもが生まれません。
advice-new_hex = 新しいヘクスです。占めたヘクスは1点になります。
advice-progress = 次の時代への進歩に数えられるカードです。
advice-fight_card = 戦いの決め手になるカードです。
advice-tile = まだ誰も住んでいないので、どこに置いても変わりません。
