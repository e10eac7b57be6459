# 7エイジズのカードの効果。
# 主語のない文は、その効果を持つ帝国のこと。「攻撃側」は手番側、「防御側」はもう一方の側を指す。

## イベント：使う時と効果

card-event-assassin = 文明化：文明化する帝国の圏内にいる帝国の指導者1人の暗殺を試みる。自分はカードを1枚、相手は指導者数まで引き直して最後の1枚を使い、自分のカードのほうが大きければ指導者は死ぬ。
card-event-assassins = 文明化：文明化する帝国の圏内にいる帝国の指導者1人の暗殺を試みる。自分は2枚まで、相手は指導者数まで引き直して最後の1枚を使い、自分のカードのほうが大きければ指導者は死ぬ。
card-event-order_of_assassins = 文明化：文明化する帝国の圏内にいる帝国の指導者1人の暗殺を試みる。自分は3枚まで、相手は指導者数まで引き直して最後の1枚を使い、自分のカードのほうが大きければ指導者は死ぬ。
card-event-volcano = 文明化：帝国と、その地域を1つ選ぶ。そこのユニットはすべて破壊され、都市があれば1段階下がり、地域は混乱する。
card-event-earthquake = 文明化：帝国と、その地域を1つ選ぶ。都市は1段階下がり、要塞は取り除かれ、地域は混乱する。
card-event-flood = 文明化：帝国と、川に面したその地域を1つ選ぶ。そこでユニットを1個失い、地域は混乱する。
card-event-pestilence = 文明化：帝国1つを選ぶ。その帝国は自分の地域ごとにユニットを1個失う。
card-event-great_fire = 文明化：帝国1つを選ぶ。都市のあるその帝国の地域はすべて混乱する。
card-event-famine = アクションとアクションの間、または収穫の前：帝国1つを選ぶ。その帝国の次の収入は半分になる。
card-event-great_storm = 機動、最初の移動の前か戦闘の直前：帝国1つと海の地域1つを選ぶ。その帝国はそこの海軍ユニットの半分（端数切り上げ）を失う。
card-event-riots = 文明化：帝国1つを選ぶ。その首都は混乱し、1段階下がる。
card-event-rebellion = 文明化：帝国1つを選ぶ。首都以外の地域2つが混乱する。
card-event-revolt = 文明化：文明化する帝国に隣接する、ほかの帝国の混乱した地域1つ（首都を除く）が寝返る。そこのユニットは戦力プールに戻り、無償の歩兵1個を置く。都市と混乱は残り、要塞とアーティファクトは失われる。
card-event-civil_war = 文明化：地域を6つ以上持つ帝国1つを選ぶ。ユニットが最も多い地域でその半分（端数切り上げ）を失い、その地域は混乱する。
card-event-succession_crisis = 文明化：帝国1つを選ぶ。指導者を1人失い、首都が混乱する。
card-event-desertion = 戦闘のラウンド、公開の前：どちらかの側を指定する。その敵はこの戦闘でユニットを1個失う。未投入のものがあればそれを、持ち主が選ぶ。
card-event-locusts = 生産、収入の前：帝国1つを選ぶ。その帝国の次の収入（いま行う生産も含む）は、小麦の数えられる地域1つにつき2減る。
card-event-corruption = 文明化：帝国1つを選ぶ。その資金は半分になる。
card-event-lost_knowledge = 文明化：帝国1つを選ぶ。進歩レベルが1つ下がる。
card-event-raiders = 文明化：帝国1つを選ぶ。その帝国は資金10を失い、文明化する帝国は資金5を得る。
card-event-financier = 生産、収入の前：生産する帝国は資金20を得る。
card-event-gold_strike = 生産、収入の前：生産する帝国は資金12を得る。
card-event-bountiful_harvest = 生産、収入の前：生産する帝国の収入は、ターンの終わりまで、小麦の数えられる地域1つにつき2増える。
card-event-invention = 文明化：文明化する帝国は進歩レベルを1つ進む。
card-event-enlightenment = 文明化：文明化する帝国は、最も進んだ帝国でなければ、進歩レベルを2つ進む。
card-event-born_to_rule = 文明化：文明化する帝国はカップから駒を3個引き、指導者数の範囲で1人まで残せる。
card-event-migration = 文明化：文明化する帝国はすぐに機動を1回行う。
card-event-conscription = 生産、収入の前：生産する帝国は、地域ごとの上限にかかわらず、自分の地域に無償の歩兵を3個編成する。
card-event-shipwrights = 生産、収入の前：生産する帝国は、地域ごとの上限にかかわらず、自分の沿岸の地域に無償の海軍ユニットを2個編成する。
card-event-urban_renewal = 文明化：文明化する帝国の都市1つが、時代の許すかぎりで1段階発展する。蛮族の帝国には使えない。
card-event-master_masons = 文明化：文明化する帝国は、自分の地域に無償の要塞を2個置く。
card-event-restoration = 文明化：文明化する帝国の地域から混乱マーカーを3個取り除く。
card-event-golden_age = 収穫の前：このターンにあなたがアイコンと購入で得る栄光点は2倍になる。
card-event-glory_doubted = 収穫の前：このターンに各プレイヤーがアイコンと購入で得る栄光点は半分（端数切り上げ）になる。
card-event-glory_proclaimed = 収穫の前：あなたは栄光点3を得る。
card-event-decadence = 収穫の前：帝国1つを選ぶ。このターン、その帝国のアイコンと購入では栄光点を得られない。
card-event-legend = 収穫の前：自分の帝国1つを指定し、その指導者1人につき栄光点1を得る。
card-event-sharp_dealing = 交易：この交易で、あなたの交易の合計+3。
card-event-embargo = 交易：カードを出す前に、その交易を取り消す。手番帝国のアクションは使い終わり、相手は交易していないものとしてアクションを失わない。
card-event-false_coin = 交易：公開の後に、自分の出したカードを手札に戻し、別の手札と取り替える。
card-event-market_spies = 交易：相手が先にカードを出し、それをあなたに見せる。
card-event-silk_road = アクションとアクションの間、または収穫の前：自分の帝国1つを指定する。ターンの終わりまで、その圏の距離+3。
card-event-monopoly = 交易：交易に勝った直後に、ほかの帝国1つから資金を10まで奪う。
card-event-ambush = 戦闘のラウンド、公開の前：このラウンド、防御側の戦闘の合計+4。
card-event-surprise_attack = 戦闘のラウンド、公開の前：このラウンド、攻撃側の戦闘の合計+4。
card-event-treachery = 戦闘のラウンド、公開の前：どちらかの側を指定する。この戦闘の敵ユニット1個（未投入のものがあればそれを、持ち主が選ぶ）が未投入の味方になる。同じ種類の駒がなければ破壊される。
card-event-foul_weather = 戦闘のラウンド、公開の前：この戦闘の間、両側の射撃ユニットの前線値と支援値は0になる。都市の値を0にする力は残る。
card-event-rally = 戦闘のラウンド、公開の前：どちらかの側を指定する。この戦闘の間、その側の混乱マーカーは敵の合計を増やさない。退却の条件には数える。
card-event-night_attack = 戦闘のラウンド、公開の前：この戦闘の間、防御側の都市の値は0になる。
card-event-second_wind = 戦闘のラウンド、公開の前：どちらかの側を指定する。その側はこのラウンドの戦闘カードをもう1回引き直す。
card-event-feigned_retreat = 戦闘のラウンド、公開の前：攻撃側はすぐに退却しなければならず、このラウンドは無効になる。
card-event-valour = 戦闘のラウンド、公開の前：どちらかの側を指定する。その帝国は精鋭マーカーを1個得る。
card-event-truce = 戦闘のラウンド、公開の前：戦闘を取り消し、勝敗はつかない。攻撃側のユニットは元の地域へ戻り、戻れなければ退却し、それもできなければ失われる。建国時の開始地域の戦闘には使えない。
card-event-time_ripple = 建国：ゲームの時代にかかわらず、好きな時代の帝国を建国できる。
card-event-conjunction = アクションとアクションの間、または収穫の前：自分の帝国1つが、生産、交易と進歩、機動、運命、文明化のどれかをすぐに1回追加で行う。
card-event-fortune = 運命：カードをさらに3枚引く。手札は6枚を超えてもよい。
card-event-theft = 文明化：ほかのプレイヤー1人の手札からランダムに1枚奪う。
card-event-comet = アクションマーカーを置いた後、最初のアクションの前：あなたを含む全員が、手札を2枚選んで捨てる。
card-event-wheel_of_fate = 文明化：このカードを除く自分の手札すべてを、ほかのプレイヤー1人の手札と交換する。
card-event-divine_intervention = イベントが宣言された直後：そのイベントを取り消して捨てる。別の「神の介入」も取り消せるが、アーティファクトは取り消せない。
card-event-archaeology = 文明化：捨て札から好きなカードを1枚手札に加える。
card-event-iconoclasm = 文明化：帝国1つの緑のアーティファクトを1個取り除く。宗教と政体は選べない。
card-event-heresy = 文明化：帝国1つを選ぶ。その帝国は宗教を失い、首都が混乱する。
card-event-revolution = 文明化：帝国1つを選ぶ。その帝国は政体を失い、都市のある地域2つが混乱する。
card-event-missionaries = 文明化：圏内の帝国1つが、文明化する帝国の宗教を採用する。文明化する帝国に宗教がなければ使えない。
card-event-holy_war = 文明化：文明化する帝国に宗教があれば、すぐに機動を1回行う。ターンの終わりまで、別の宗教の帝国または宗教のない帝国を攻撃するとき、戦闘の合計+2。
card-event-free_tribes = 文明化：帝国1つを選ぶ。その帝国はすぐに機動を1回行う。時代が変わるまで、維持費を払わず、都市の建設も発展もできない。
card-event-colonists = 機動、最初の移動の前か戦闘の直前：機動する帝国の陸の地域に隣接する中立の陸の地域に、無償の歩兵を2個置く。その地域はすぐに支配下に入り、それらの歩兵はこのアクションでは移動できない。
card-event-mutiny = 機動：帝国がいま公開した機動を取り消す。
card-event-indecision = アクションマーカーを置いた後、最初のアクションの前：ほかの帝国1つのアクションマーカーを伏せたまま持ち主に戻す。その帝国はこのターン行動できないが、無償の進歩は得る。

## 驚異

card-artifact-pyramids = 第1時代～第2時代。都市のある地域に置く。栄光の収穫では、帝国の都市の値の合計+2。
card-artifact-hanging_gardens = 第1時代～第2時代。肥沃地の地域に置く。この地域の収入+2。
card-artifact-temple_of_diana = 第1時代～第3時代。都市のある地域に置く。指導者数+1（登用で引ける回数も+1）。
card-artifact-stonehenge = 第1時代～第2時代。陸の地域1つに置く。運命のアクションで捨てる前に、山札の上から3枚を見て、好きな順に戻す。
card-artifact-oracle = 第1時代～第3時代。山岳の地域に置く。運命のアクションで捨てる前に、山札の上から5枚を見て、好きな順に戻す。
card-artifact-colossus = 第1時代～第3時代。沿岸の地域に置く。海軍ユニットの費用−1。防御側で海軍ユニットを投入すると、戦闘の合計+1。
card-artifact-great_library = 第2時代～第4時代。都市のある地域に置く。交易の合計+1。
card-artifact-great_lighthouse = 第2時代～第4時代。沿岸の地域に置く。海軍ユニットの移動力+1。
card-artifact-mausoleum = 第2時代～第3時代。都市のある地域に置く。帝国の時代が変わるとき、指導者を1人残せる。
card-artifact-statue_of_zeus = 第2時代～第3時代。都市のある地域に置く。置いたとき、帝国は精鋭マーカーを1個得る。
card-artifact-great_wall = 第2時代～第5時代。陸の地域1つに置く。この地域、または隣接する自分の地域で蛮族の帝国に対して防御するとき、戦闘の合計+2。
card-artifact-forum = 第2時代～第4時代。都市のある地域に置く。政体を替えても混乱が起きない。指導者数+1（登用で引ける回数も+1）。
card-artifact-hagia_sophia = 第3時代～第4時代。宗教のある帝国の陸の地域に置く。ほかの帝国がこの帝国から、またはこの帝国の「宣教師」によって宗教を採用するたびに、栄光点1。
card-artifact-cathedral = 第3時代～第5時代。キリスト教の帝国の陸の地域に置く。収穫の前に、帝国の混乱マーカーを1個取り除く。
card-artifact-angkor_wat = 第3時代～第4時代。肥沃地の地域に置く。ほかのプレイヤーのカードでは宗教を変えられない。
card-artifact-university = 第3時代～第6時代。レベル3以上の都市のある地域に置く。置いたとき、帝国は進歩レベルを1つ進む。交易の引き分けは勝ちになる。
card-artifact-taj_mahal = 第4時代～第5時代。レベル3以上の都市のある地域に置く。置いたとき、帝国は資金10を得る。
card-artifact-versailles = 第5時代。君主制の帝国の陸の地域に置く。指導者数+1（登用で引ける回数も+1）。この地域の収入−2。
card-artifact-eiffel_tower = 第6時代。「産業革命」を持つ帝国の陸の地域に置く。圏の距離+1。
card-artifact-statue_of_liberty = 第6時代～第7時代。民主主義の帝国の陸の地域に置く。収穫の前に、プレイヤーはカードを1枚引く。
card-artifact-opera_house = 第7時代。レベル5以上の都市のある地域に置く。そのターンに戦闘を仕掛けていなければ、収穫の前に栄光点1。

## 技術

card-artifact-writing = 第1時代～第2時代。交易の合計+1。
card-artifact-coinage = 第1時代～第3時代。都市1つにつき収入+1。
card-artifact-iron_working = 第1時代～第2時代。剣兵を、進歩レベルが4足りなくても編成できる。
card-artifact-calendar = 第1時代～第4時代。小麦の地域を支配する帝国に置く。小麦の数えられる地域1つにつき収入+1。
card-artifact-paved_roads = 第2時代～第6時代。都市のある帝国に置く。都市のある地域（自分のものでも敵のものでも）には移動力1で入れる。
card-artifact-stirrup = 第2時代～第3時代。騎士を、進歩レベルが4足りなくても編成できる。騎士を投入すると、戦闘の合計+1。
card-artifact-compass = 第3時代～第4時代。沿岸の地域を支配する帝国に置く。ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。どの時代でも、大洋を通って圏を数えられる。
card-artifact-gunpowder = 第3時代～第4時代。カノン砲を、進歩レベルが4足りなくても編成できる。小銃兵を、進歩レベルが3足りなくても編成できる。
card-artifact-printing = 第4時代～第5時代。「文字」を持つ帝国に置く。置いたとき、帝国は進歩レベルを1つ進む。交易の引き分けは勝ちになる。
card-artifact-banking = 第4時代～第6時代。「貨幣」を持つ帝国に置く。生産のたびに資金5。
card-artifact-renaissance = 第4時代。レベル3以上の都市のある帝国に置く。収穫で買う栄光点が、1点につき資金50ではなく20になる。
card-artifact-scientific_method = 第4時代～第5時代。「印刷」を持つ帝国に置く。この帝国の文明化のたびに、進歩レベルを1つ進む。
card-artifact-industrial_revolution = 第5時代～第6時代（「銀行」を持つ帝国なら第4時代も）。レベル3以上の都市のある帝国に置く。都市1つにつき収入+2。
card-artifact-railways = 第5時代～第7時代。「産業革命」を持つ帝国に置く。移動経路がすべて自分の地域なら、陸上ユニットの移動力+1。
card-artifact-vaccination = 第5時代～第7時代。「科学的方法」を持つ帝国に置く。「疫病」と「黒死病」の影響を受けない。
card-artifact-radio = 第6時代～第7時代。「産業革命」を持つ帝国に置く。圏の距離+2。その地域に指導者がいると、戦闘の合計+1。
card-artifact-electricity = 第6時代～第7時代。「産業革命」を持つ帝国に置く。都市1つにつき収入+1。置いたとき、帝国は進歩レベルを1つ進む。
card-artifact-flight = 第6時代。「産業革命」を持つ帝国に置く。戦闘機を、進歩レベルが4足りなくても編成できる。
card-artifact-computers = 第7時代。「ラジオ」を持つ帝国に置く。収穫の前に、帝国は進歩レベルを1つ進む。
card-artifact-nuclear_power = 第7時代。「電気」を持つ帝国に置く。第7時代なら、進歩レベルにかかわらず核爆弾を編成できる。収入+5。
card-artifact-space_program = 第7時代。「コンピューター」を持つ帝国に置く。第7時代なら、進歩レベルにかかわらずスターウォーズを編成できる。置いたとき、さらに栄光点2。
card-artifact-internet = 第7時代。「コンピューター」を持つ帝国に置く。ゲームはただちに終わり、その帝国のプレイヤーは栄光点7を得る。

## 災厄

card-artifact-dark_age = 第1時代～第6時代。帝国は無償の進歩を得られない。帝国が交易に勝つと取り除く。
card-artifact-slavery = 第1時代～第5時代。都市のある帝国に置く。収入+3。交易の合計−1。
card-artifact-black_death = 第3時代～第4時代。置いたとき、帝国は都市のある自分の地域ごとにユニットを1個失う。次の収入は半分になる。
card-artifact-inquisition = 第4時代～第5時代。宗教のある帝国に置く。置いたとき、帝国の混乱マーカーを2個取り除く。交易の合計−1。ほかのプレイヤーのカードでは宗教を変えられない。
card-artifact-pollution = 第6時代～第7時代。「産業革命」を持つ帝国に置く。収入が4分の3になる。
card-artifact-great_depression = 第6時代～第7時代。「銀行」を持つ帝国に置く。置いたとき、帝国の資金は半分になる。交易の合計−1。
card-artifact-world_war = 第6時代～第7時代（2つの帝国が「産業革命」を持てば第5時代も）。置いたとき、すべての帝国が席順に機動を1回行える。ターンの終わりまで、この帝国が攻撃側のとき、戦闘の合計+2。

## 宗教

card-artifact-judaism = 第1時代～第7時代。交易の合計+1。開始地域で防御するとき、戦闘の合計+1。
card-artifact-zoroastrianism = 第1時代～第3時代。指導者数+1（登用で引ける回数も+1）。
card-artifact-hinduism = 第1時代～第7時代。収穫の前に、帝国の混乱マーカーを1個取り除く。
card-artifact-buddhism = 第1時代～第7時代。そのターンに戦闘を仕掛けていなければ、収穫の前に栄光点1。攻撃側のとき、戦闘の合計−1。
card-artifact-confucianism = 第2時代～第7時代。都市1つにつき収入+1。自分の機動で儒教の帝国から都市のある地域を奪った帝国は、すぐに儒教を採用できる。
card-artifact-taoism = 第2時代～第5時代。運命のアクションで捨てる前に、山札の上から2枚を見て、好きな順に戻す。この帝国の文明化のたびに、混乱マーカーを1個取り除く。
card-artifact-christianity = 第2時代～第7時代。ほかの帝国がこの帝国から、またはこの帝国の「宣教師」によって宗教を採用するたびに、栄光点1。別の宗教の帝国、または宗教のない帝国を攻撃するとき、戦闘の合計+1。
card-artifact-islam = 第3時代～第7時代。騎兵を投入すると、戦闘の合計+1。採用したとき（建国時を除く）、帝国はすぐに機動を1回行う。

## 政体

card-artifact-monarchy = 第1時代～第6時代。採用したとき、精鋭マーカーを1個得る。指導者数+1（登用で引ける回数も+1）。
card-artifact-republic = 第1時代～第7時代。都市のある帝国に置く。交易の合計+1。指導者数+1（登用で引ける回数も+1）。
card-artifact-theocracy = 第1時代～第5時代。宗教のある帝国に置く。収穫の前に、帝国の混乱マーカーを1個取り除く。ほかのプレイヤーのカードでは宗教を変えられない。
card-artifact-feudalism = 第3時代～第4時代。騎兵の費用−1。騎兵の維持費は半分（端数切り上げ）。交易の合計−1。
card-artifact-democracy = 第5時代～第7時代。レベル3以上の都市のある帝国に置く。交易の合計+2。攻撃側のとき、戦闘の合計−1。
card-artifact-communism = 第6時代～第7時代。「産業革命」を持つ帝国に置く。歩兵の費用−1。都市1つにつき収入+1。交易の合計−1。
card-artifact-fascism = 第6時代～第7時代。「産業革命」を持つ帝国に置く。攻撃側のとき、戦闘の合計+2。交易の合計−2。採用したとき、精鋭マーカーを1個得る。

## 帝国の特殊能力

card-special-egyptians = 建国時：歩兵の費用−1、開始地域に無償のチャリオット1個（進歩レベルは問わない）。
card-special-sumerians = 建国時：開始地域に無償の要塞1個。
card-special-babylonians = 交易の引き分けは勝ちになる。
card-special-harappans = 都市1つにつき収入+1。
card-special-minoans = 建国時：開始地域に無償のガレー船2個（進歩レベルは問わない）。海軍ユニットの費用−1。
card-special-shang = 建国時：精鋭マーカー1個。
card-special-chou = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-phoenicians = 海軍ユニットの移動力+1。支配する海または大洋の地域1つにつき収入+1。
card-special-hittites = 剣兵を、進歩レベルが4足りなくても編成できる。
card-special-assyrians = 建国時：精鋭マーカー1個。攻撃側のとき、都市の値を0として扱う。
card-special-nubians = 弓兵を投入すると、戦闘の合計+1。
card-special-amazons = 騎兵を投入すると、戦闘の合計+1。
card-special-cimmerians = 建国時：配置の直後に機動1回。騎兵の費用−1。
card-special-greeks = 政体を替えても混乱が起きない。
card-special-israelites = 建国時：「ユダヤ教」を採用（栄光点1）。開始地域で防御するとき、戦闘の合計+1。
card-special-etruscans = 建国時：開始地域に無償の要塞1個。
card-special-olmecs = 栄光の収穫では、緑のアーティファクトを1個多く持つものとする。
card-special-chavin = 山岳で防御するとき、戦闘の合計+1。
card-special-melanesians = ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。
card-special-gauls = 建国時：配置の直後に機動1回。
card-special-iranians = 建国時：配置の直後に機動1回。
card-special-persians = 支配する地域5つにつき収入+2。宗教を替えても混乱が起きない。
card-special-macedonians = 建国時：精鋭マーカー2個。
card-special-romans = 建国時：精鋭マーカー1個。剣兵を投入すると、戦闘の合計+1。
card-special-syracusans = 開始地域で防御するとき、戦闘の合計+2。
card-special-chin = 建国時：精鋭マーカー1個、開始地域に無償の要塞1個。
card-special-han = 建国時：「儒教」を採用（栄光点1）。
card-special-mauryans = 象の費用−1。
card-special-parthians = 騎兵の費用−1。弓騎兵を投入すると、戦闘の合計+1。
card-special-sinhalese = 建国時：「仏教」を採用（栄光点1）。
card-special-tamils = 海軍ユニットの移動力+1。
card-special-huns = 建国時：配置の直後に機動2回。戦闘に勝つたびに資金3。
card-special-goths = 建国時：配置の直後に機動1回、開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-russians = 森林で防御するとき、前線の歩兵1個につき戦闘の合計+1。
card-special-vandals = 建国時：配置の直後に機動2回。戦闘に勝つたびに資金5。
card-special-french = 建国時：精鋭マーカー1個。
card-special-english = 海軍ユニットの費用−1。海軍ユニットを投入すると、戦闘の合計+1。
card-special-germans = 建国時：精鋭マーカー2個。
card-special-spanish = 建国時：無名の探検家1人（カップにいるとき）。南北アメリカで支配する地域1つにつき収入+1。
card-special-portuguese = 建国時：無名の探検家1人（カップにいるとき）。ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。
card-special-dutch = 交易の引き分けは勝ちになる。湿地で防御するとき、戦闘の合計+1。
card-special-picts = 開始地域で防御するとき、戦闘の合計+1。
card-special-scots = 山岳で戦うとき、戦闘の合計+1。
card-special-brazilians = 南北アメリカで支配する地域1つにつき収入+1。
card-special-saxons = 建国時：配置の直後に機動1回。艦船1個でユニットを2個運べる。
card-special-franks = 建国時：「キリスト教」を採用（栄光点1）。騎士を、進歩レベルが2足りなくても編成できる。
card-special-byzantines = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）、開始地域に無償の要塞1個。都市のある地域で防御するとき、都市の値が0になっていても、戦闘の合計+1。
card-special-arabs = 建国時：「イスラム教」を採用（栄光点1）、配置の直後に機動1回。砂漠の地域も栄光の収穫で数える。
card-special-vikings = ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。ツンドラの地域も栄光の収穫で数える。
card-special-danes = 戦闘に勝つたびに資金5。
card-special-normans = 建国時：精鋭マーカー1個、開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-swedes = 射撃ユニットを投入すると、戦闘の合計+1。
card-special-finns = 森林で防御するとき、戦闘の合計+2。ツンドラの地域も栄光の収穫で数える。
card-special-poles = 騎士を投入すると、戦闘の合計+1。
card-special-lithuanians = 森林で防御するとき、戦闘の合計+1。
card-special-magyars = 建国時：配置の直後に機動2回。
card-special-bulgars = 建国時：配置の直後に機動1回。
card-special-toltecs = 建国時：精鋭マーカー1個。
card-special-rus = この帝国の攻撃に対して、防御側は渡河修正を得られない。交易に勝つたびに資金3。
card-special-venetians = 交易の引き分けは勝ちになる。海軍ユニットの費用−1。
card-special-italians = 政体を替えても混乱が起きない。
card-special-austrians = 建国時：隣接するほかの帝国の地域1つ（首都を除く）が寝返る。そこのユニットは戦力プールに戻り、無償の歩兵1個を置く。都市のレベルは変わらず、要塞とアーティファクトは失われる。
card-special-timurids = 建国時：配置の直後に機動1回、精鋭マーカー1個。
card-special-ottomans = 建国時：「イスラム教」を採用（栄光点1）。攻撃側で射撃ユニットを投入すると、戦闘の合計+1。
card-special-seljuks = 建国時：「イスラム教」を採用（栄光点1）、配置の直後に機動1回。
card-special-mamluks = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。騎兵を投入すると、戦闘の合計+1。
card-special-sassanids = 建国時：「ゾロアスター教」を採用（栄光点1）。
card-special-saracens = 建国時：「イスラム教」を採用（栄光点1）、開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-moors = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）、「イスラム教」を採用（栄光点1）。
card-special-israelis = 建国時：精鋭マーカー3個、開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-ghanaians = 生産のたびに資金3。
card-special-malians = 建国時：「イスラム教」を採用（栄光点1）。生産のたびに資金4。
card-special-songhai = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-ethiopians = 山岳で防御するとき、戦闘の合計+1。
card-special-swahili = 支配する海または大洋の地域1つにつき収入+1。
card-special-shona = 生産のたびに資金3。
card-special-zulus = 建国時：精鋭マーカー2個。歩兵の移動力+1。
card-special-chinese = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。歩兵の費用−1。
card-special-indians = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。
card-special-sudanese = 建国時：「イスラム教」を採用（栄光点1）、精鋭マーカー1個。
card-special-boers = 防御側で歩兵を投入すると、戦闘の合計+1。歩兵の移動力+1。
card-special-guptas = 建国時：「ヒンドゥー教」を採用（栄光点1）。
card-special-mughals = 建国時：配置の直後に機動1回。宗教を替えても混乱が起きない。
card-special-marathas = 戦闘の混乱マーカーがなくても、どのラウンドの前にも退却できる。
card-special-turks = 建国時：配置の直後に機動2回。
card-special-sung = カノン砲を、進歩レベルが5足りなくても編成できる。
card-special-tang = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。指導者数+1（登用で引ける回数も+1）。
card-special-mongols = 建国時：配置の直後に機動2回、精鋭マーカー2個。騎兵の費用−1。
card-special-ming = 建国時：「万里の長城」を自分の地域1つに配置（場になければ。栄光点1）。
card-special-manchus = 建国時：配置の直後に機動1回。自分の機動が終わるたびに、ほかの帝国によらず「儒教」を採用できる。
card-special-tibetans = 建国時：「仏教」を採用（栄光点1）。山岳で防御するとき、戦闘の合計+1。
card-special-carthaginians = 海軍ユニットの費用−1。象を、進歩レベルが3足りなくても編成できる。
card-special-khmers = 象の費用−1。
card-special-siamese = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）。ほかのプレイヤーのカードでは宗教を変えられない。
card-special-cham = 交易に勝つたびに資金3。
card-special-burmese = 建国時：「仏教」を採用（栄光点1）。
card-special-annamese = 自分より進歩レベルの高い帝国に対して防御するとき、戦闘の合計+1。
card-special-pirate_state = 戦闘に勝つたびに、敗者から資金を10まで奪う。ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。
card-special-indonesians = 海軍ユニットの移動力+1。
card-special-japanese = 建国時：精鋭マーカー1個。防御側で、攻撃側のユニットが上陸したか渡海矢印を通ったとき、戦闘の合計+1。
card-special-koreans = 海軍ユニットを投入すると、戦闘の合計+1。
card-special-australians = 砂漠の地域も栄光の収穫で数える。
card-special-polynesians = ガレー船も大洋に入れる。ただし自分の陸の地域に隣接しない水域では、やはり失われる。海軍ユニットの移動力+2。
card-special-maoris = 建国時：開始地域に無償の要塞1個。開始地域で防御するとき、戦闘の合計+1。
card-special-mayans = 交易の合計+1。
card-special-aztecs = 建国時：精鋭マーカー1個。
card-special-incas = 建国時：「舗装道路」を獲得（場になければ。栄光点1）。
card-special-sioux = 騎兵を投入すると、戦闘の合計+1。
card-special-iroquois = 政体を替えても混乱が起きない。森林で戦うとき、戦闘の合計+1。
card-special-americans = 建国時：開始地域のユニットと指導者を編入（駒が足りない分は除去）、「民主主義」を採用（栄光点1）。

## 栄光アイコン
# ヨーロッパ以外の地域のアイコンは比べる帝国が限られるので、別の文にしている。

card-glory-progress = 進歩レベルの高さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-money = 資金の多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-cities = 首都を含む都市の値の合計の大きさ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-naval = 海軍ユニットの多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-cavalry = 騎兵ユニットの多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-units = 陸上ユニットの多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-artifacts = 緑のアーティファクトの多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-land = 混乱していない陸の地域（砂漠とツンドラを除く）の多さ（{ $zone }）：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-sea = 海と大洋の地域の多さ（{ $zone }）：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-area = 海と大洋を含む地域（混乱した地域、砂漠、ツンドラを除く）の多さ（{ $zone }）：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-non_europe = 首都がヨーロッパにある帝国の中で、完全にヨーロッパの外にある、海と大洋を含む地域（混乱した地域、砂漠、ツンドラを除く）の多さ：1位ならアイコンの数字の栄光点、順位が1つ下がるごとに1点減る。
card-glory-wheat = 支配する小麦の地域1つにつき栄光点1。
card-glory-oil = 帝国が第7時代なら、支配する石油の地域1つにつき栄光点1。
card-glory-elephants = どの帝国も第7時代でないうちは、支配する象の地域1つにつき栄光点1。
card-glory-home = 開始地域をすべて支配していれば栄光点1、1つも支配していなければ−1。
card-glory-win_trade = 交易に勝つたびに、すぐアイコンの数字の栄光点を得る。
card-glory-win_conflict = 攻撃側でも防御側でも、ユニットを残して戦闘に勝つたびに、すぐアイコンの数字の栄光点を得る。
card-glory-capture_capital = 敵の首都を奪うたびに、すぐアイコンの数字の栄光点を得る。
card-glory-capture_city = 敵の都市を奪うたびに、すぐアイコンの数字の栄光点を得る。首都や、奪って消えたレベル1の都市も含む。

## 指導者の種類

card-leader-tactician = 同じ地域の戦闘で、ラウンドごとに1回戦闘カードを引き直せ、どちらかの側に混乱マーカーがあれば退却できる。投入すると、引き分けで味方のユニットを失わない。
card-leader-explorer = 移動の間ずっと同行するユニットの移動力+1。
card-leader-administrator = 歩兵以外のユニットの費用−1。建国時にも働く。
card-leader-builder = 文明化で、いる地域に都市をもう1つ建てるか発展させられる。
card-leader-artist = 都市のある地域にいれば、収穫の前に栄光点1。
card-leader-philosopher = 交易の合計+1。
card-leader-merchant = 生産のたびに資金3。
card-leader-prophet = 宗教を替えても混乱が起きない。ほかの帝国がこの帝国から、またはこの帝国の「宣教師」によって宗教を採用するたびに、栄光点1。
