# レッスン：各ステップの説明、すること（-do）、ほかの手ではない理由（-no）。

## 最初の2つの帝国

lesson-first-empires = 最初の2つの帝国
lesson-first-empires-about = バビロニア、そしてペルシアを率います。カード、征服、負ける戦い、そして得点の数え方。
lesson-first-empires-draw = 7つのエポックごとに、別の帝国を率います。引いたのはバビロニア。国力4、つまり軍隊は4つです。自分のものにするか、誰かに渡して、ほかの人から回ってくる帝国を待つかを選びます。
lesson-first-empires-draw-do = この帝国を自分のものにしましょう。
lesson-first-empires-draw-no = 第1エポックで国力4は上々です。しかも得点の高い中東にあります。
lesson-first-empires-leader = 先に2つの帝国が動きました。周囲はシュメール、ナイルはエジプトです。最初の軍隊を置く前に、イベントカードを2枚まで使えます。7つのエポックを手札だけで戦います。「リーダー」がいれば、攻撃のダイスが2個から3個になります。
lesson-first-empires-leader-do = 「リーダー」を使いましょう。
lesson-first-empires-leader-no = 周りは敵だらけです。攻撃ダイス3個が必要です。
lesson-first-empires-enough = もう1枚使えますが、新しいカードは二度ともらえません。残りは大事な時のために取っておきましょう。
lesson-first-empires-enough-do = 「カードはもう使わない」を選び、ほかのカードは残しましょう。
lesson-first-empires-enough-no = 温存しましょう。次の帝国は3倍強いかもしれません。
lesson-first-empires-attack = 最初の軍隊と首都をティグリス川中流に置きました。これで2点です。残る軍隊は3つ。1つずつ隣の地方へ進みます。ティグリス川下流はシュメールの地方で、守りのダイスは1個。最大の目が相手を上回れば勝ちです。
lesson-first-empires-attack-do = ティグリス川下流を攻撃しましょう。
lesson-first-empires-attack-no = 勝率の高いところから始めましょう。ダイス1個相手で66%です。
lesson-first-empires-expand = 5対3で勝利。地方を得て、そこの都市は壊れました。次はティグリス川上流。誰もいないので、戦わずに進めます。そこからさらに先へ行けます。
lesson-first-empires-expand-do = ティグリス川上流へ拡張しましょう。
lesson-first-empires-expand-no = 空いた地方なら戦いは不要です。先に取れば、攻める先も増えます。
lesson-first-empires-dominance = 最後の軍隊です。中東の地方はあなたが3つ、コンピューターBも3つ。同数では「存在」だけです。あと1つ勝てば「優位」となり、得点は2倍。勝てば+2と表示されています。
lesson-first-empires-dominance-do = 守りのダイスが1個のレヴァントを攻撃しましょう。
lesson-first-empires-dominance-no = 最後の軍隊は勝率の高いところへ送りましょう。山脈越しでは守りのダイスが2個、レヴァントなら1個だけです。
lesson-first-empires-persians = 勝ちました。「優位」4点と首都2点で計6点です。得点が最も少ないので、第2エポックは最初に引きます。しかも国力12のペルシアです。
lesson-first-empires-persians-do = ペルシアを自分のものにしましょう。
lesson-first-empires-persians-no = 国力12を手放すのは惜しすぎます。
lesson-first-empires-cards = その間にほかの人が動き、ギリシアが力を増してレヴァントを失いました。誰にでも起こることです。残ったバビロニアの軍隊はまだ得点になります。軍隊が12もあれば、カードは要りません。
lesson-first-empires-cards-do = 「カードはもう使わない」を選び、すべて温存しましょう。
lesson-first-empires-cards-no = カードは弱い帝国の時に。この帝国は十分強いのです。
lesson-first-empires-desert = 首都はペルシア高原です。得点には自分の色の軍隊がすべて数えられ、バビロニアの軍隊も含みます。中東でもう1つ取れば、再び「優位」です。
lesson-first-empires-desert-do = ペルシア塩砂漠へ拡張しましょう。
lesson-first-empires-desert-no = そこなら戦わずに3点増えます。
lesson-first-empires-east = 東にはインドがあり、誰もいません。軍隊が1つあれば「存在」で、基本の点が入ります。
lesson-first-empires-east-do = ヒンドゥークシュへ拡張しましょう。
lesson-first-empires-east-no = 新しいエリアはすぐ得点になります。東へ進みましょう。
lesson-first-empires-indus = 軍隊が2つで、誰よりも多ければ「優位」。得点は2倍です。
lesson-first-empires-indus-do = インダス川上流へ拡張しましょう。
lesson-first-empires-indus-no = インダス川に沿って進みましょう。進むほどインドの得点が増えます。
lesson-first-empires-control = 軍隊が3つあり、ほかに誰もいなければ「支配」。得点は3倍です。これほど楽に取れることは多くありません。
lesson-first-empires-control-do = 西デカンへ拡張しましょう。
lesson-first-empires-control-no = インドの3つ目は、どの地方でも「支配」になります。レッスンは西デカンから先へ進みます。
lesson-first-empires-ghats = 資源のある地方もあります。自分の帝国が資源を2つ持つごとにモニュメントが建ち、持ち主の1点になります。東ガーツにも資源があります。
lesson-first-empires-ghats-do = 東ガーツへ拡張しましょう。
lesson-first-empires-ghats-no = 資源2つでモニュメントになります。東ガーツへ。
lesson-first-empires-zagros = 西へ戻りましょう。中東にはまだコンピューターBの地方があり、ザグロスは首都の隣です。こちら側からなら守りのダイスは1個、勝率58%です。
lesson-first-empires-zagros-do = ザグロスを攻撃しましょう。
lesson-first-empires-zagros-no = ここで相手を弱らせましょう。こちら側には、ザグロスを守る山脈がありません。
lesson-first-empires-oncemore = 2対5で敗れ、攻めた軍隊を失いました。軍隊が残っている限り、同じ地方をまた攻められます。残りは5つです。
lesson-first-empires-oncemore-do = もう一度ザグロスを攻撃しましょう。
lesson-first-empires-oncemore-no = くじけずに。勝率はまだこちらが上です。
lesson-first-empires-sea = また負けましたが、3度目でついに勝ちました。続いて将軍たちが、ティグリス川中流へ進み、東アナトリアを戦って取りました。ペルシアには艦隊もあります。海を渡ればどの海岸にも行け、クレタには守る者がいません。
lesson-first-empires-sea-do = 最後の軍隊でクレタに上陸しましょう。その後、得点計算です。
lesson-first-empires-sea-no = 南ヨーロッパで2点。クレタは空いています。
lesson-first-empires-end = 19点を得て、最下位から首位に迫りました。これを7つのエポックくり返します。帝国は興り、一度得点し、やがて滅びますが、生き残った軍隊はまた得点します。得点の低い人が先に帝国を引きます。次の帝国で続けるか、自分のテーブルを開いてみましょう。

## 特定の手への答え

lesson-no-armies = いつやめてもかまいませんが、置かずに残した軍隊は失われます。
lesson-no-fort = 要塞は守りを助けますが、軍隊を1つ使い、軍隊には戻せません。新しい地方のほうが得です。
lesson-no-later = そこは空いていて、次に取ります。まずは戦いです。
lesson-no-india = インダス川下流もインドで、得点は同じです。レッスンは山あいの道を行きます。
