# レッスン：各ステップの説明、すること（-do）、ほかの手ではない理由（-no）。

## 最初の3ラウンド

lesson-first-rounds = 最初の3ラウンド
lesson-first-rounds-about = 振る、養う、建てる、買う。1手番を通して遊び、続けて飢饉も疫病も体験します。
lesson-first-rounds-reroll = あなたの都市は3つ。都市1つにつきダイスを1個振ります。出目は労働者3人、食料2か労働者2、コイン7枚です。好きなダイスを2回まで振り直せます。コイン7枚ではまだ何も買えませんが、都市には食料が要ります。
lesson-first-rounds-reroll-do = 3個目のダイス（コイン）を選び、振り直しましょう。
lesson-first-rounds-reroll-no = 使えるものは残し、残りを振り直します。ここで要らないのはコインだけです。
lesson-first-rounds-again = またコインでした。振り直しはあと1回。3回目を振ると出目は確定します。残した労働者はそのままです。
lesson-first-rounds-again-do = もう一度、3個目のダイスを振り直しましょう。
lesson-first-rounds-again-no = ここで止めてもよいのですが、食料のために最後の1回を使いましょう。
lesson-first-rounds-divide = 食料3が出ました。3つの都市が食べる分です。麦とハンマーのダイスは、食料2か労働者2かを選びます。手持ちの食料3と合わせて、飢える都市はありません。
lesson-first-rounds-divide-do = このダイスを労働者にしましょう。
lesson-first-rounds-divide-no = 今回は食料が足りています。労働者は3人より5人のほうが多く建てられます。
lesson-first-rounds-city = 都市に食料を与え、残りは3個です。労働者は5人。1人につきマスを1つチェックします。3マスで4つ目の都市が完成し、次の手番からダイスが1個増えます（食べる口も増えます）。
lesson-first-rounds-city-do = 「都市4」の3マスをすべて建設しましょう。
lesson-first-rounds-city-no = 都市は早く建てるほど得です。毎手番ダイスが1個増えます。労働者3人を「都市4」に使いましょう。
lesson-first-rounds-monument = 労働者が2人残っています。使わなければ失われます。モニュメントは得点になり、最初に完成させた人が多くもらえます。小さな「階段ピラミッド」は3マス。今日2つ、後で1つです。
lesson-first-rounds-monument-do = 2人とも「階段ピラミッド」に使いましょう。
lesson-first-rounds-monument-no = 手を広げすぎると何も完成しません。「階段ピラミッド」に2マス使えば、残りは1マスだけです。
lesson-first-rounds-skulls = コンピューターの手番が終わり、今度はダイス4個です。2個はドクロ。物資が2個ずつ入りますが、脇に置かれて振り直せません。ドクロ2個は干ばつで2点を失います。3個目が出れば、被害を受けるのは相手です。
lesson-first-rounds-skulls-do = 労働者は残し、コイン（ダイス4）を振り直しましょう。
lesson-first-rounds-skulls-no = ドクロのダイスは動かせません。労働者も残し、コインで運試しをしましょう。
lesson-first-rounds-pestilence = 3個目のドクロ、疫病です。「医術」を持たない相手は全員3点を失い、あなたは無事です。ただし食料は3個しかなく、4つの都市のうち1つが飢えて1点を失います。それでも物資が6個入ります。
lesson-first-rounds-pestilence-do = この出目で確定しましょう。
lesson-first-rounds-pestilence-no = 労働者を振り直すと4個目のドクロ（侵略、4点）の危険があります。ここで止めましょう。
lesson-first-rounds-finish = 物資を見てください。木材から順に1個ずつ入るので、各1個と木材がもう1個です。労働者は3人です。「階段ピラミッド」はあと1マス、まだ誰も完成させていません。
lesson-first-rounds-finish-do = 労働者1人で「階段ピラミッド」を完成させましょう。
lesson-first-rounds-finish-no = 最初に完成させましょう。あと1マスで足ります。
lesson-first-rounds-fifth = 最初の「階段ピラミッド」で1点です。労働者は残り2人。5つ目の都市は4マス。今始めて、食料が増える次の手番で完成させましょう。
lesson-first-rounds-fifth-do = 2人とも「都市5」に使いましょう。
lesson-first-rounds-fifth-no = 序盤は大きなモニュメントより都市が先です。「都市5」に2マス。
lesson-first-rounds-agriculture = コインと物資で、1手番に1つ進歩を買えます。使う物資はその種類をすべて使い、おつりは出ません。木材3、陶器3、布4、槍先5でちょうど15。「農業」なら、食料のダイスごとに食料が1個増えます。
lesson-first-rounds-agriculture-do = 木材・陶器・布・槍先で「農業」を買い、石材は残しましょう。
lesson-first-rounds-agriculture-no = 都市は飢えています。「農業」が役立ちます。木材・陶器・布・槍先でちょうど払えます。
lesson-first-rounds-harvest = すばらしい出目です。食料3が2個、労働者3が2個。「農業」で食料は8個になり、今の4都市に十分で、次の5都市にもほぼ足ります。振り直しは義務ではありません。
lesson-first-rounds-harvest-do = この出目で確定しましょう。
lesson-first-rounds-harvest-no = これ以上はなかなか望めません。ここで確定しましょう。
lesson-first-rounds-grow = 労働者は6人。「都市5」はあと2マスで、完成すればダイスは5個になります。
lesson-first-rounds-grow-do = 「都市5」を完成させましょう。
lesson-first-rounds-grow-no = まず5つ目の都市です。労働者2人で完成します。
lesson-first-rounds-circle = 残り4人はモニュメントへ。「環状列石」は5マス。今日4つ、最後の1つはすぐ後で。未完成のモニュメントは最後に0点なので、忘れないようにしましょう。
lesson-first-rounds-circle-do = 4人全員を「環状列石」に使いましょう。
lesson-first-rounds-circle-no = 労働者は分けずに、「環状列石」へ4マス。
lesson-first-rounds-end = これがゲームのすべてです。振って、養って、建てて、買う。誰かが進歩を5つ持つか、すべてのモニュメントが完成したラウンドで終わり、進歩とモニュメントの点から災害による失点を引きます。このままコンピューターと続けるか、自分のテーブルを開いてみましょう。

## 特定の手への答え

lesson-no-good-dice = 労働者と麦は残す価値があります。振り直すと何が出るかわかりません。要らないのはコインだけです。
lesson-no-workers = それでは残った労働者が失われます。次の手番まで待ってはくれません。
lesson-no-goods = 物資を残して何も買わないこともできますが、今なら「農業」の代金がちょうど払えます。都市は飢えています。
