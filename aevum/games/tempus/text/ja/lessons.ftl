# レッスン：各ステップの説明、すること（-do）、ほかの手ではない理由（-no）。

## 最初の2つの時代

lesson-first-epochs = 最初の2つの時代
lesson-first-epochs-about = 住み始め、子どもを産み、アイデアを得て移動し、誰より先に文字を手にします。最後に都市も建てます。
lesson-first-epochs-farmland = 島に3つの民族。最初の文字から最初の飛行までの歴史です。住民3人を、1ヘクスに2人まで、ひとつながりに置きます。次の時代「文字」で問われるのは農地。そこにいる住民が力になります。
lesson-first-epochs-farmland-do = 最初の住民を農地G5に置きましょう。
lesson-first-epochs-farmland-no = そこも悪くありませんが、「文字」を決めるのは農地で、G5の隣には草原があります。
lesson-first-epochs-grassland = 子どもは、自分の住民がいる草原でしか生まれません。農地の隣の草原が必要です。
lesson-first-epochs-grassland-do = 草原H4に住民を置きましょう。
lesson-first-epochs-grassland-no = 同じヘクスに2人置けますが、農地では子どもが生まれません。草原が必要です。
lesson-first-epochs-group = 3つ目のヘクスへ。終了時、山岳を除いて住民のいるヘクスは1つ1点です。広がりましょう。
lesson-first-epochs-group-do = 3人目をG4に置きましょう。
lesson-first-epochs-group-no = 同じヘクスに2人いても1点です。G4は新しい土地で、しかも草原です。
lesson-first-epochs-children = 全員の配置が終わり、第1時代の始まりです。アクションタイルは3枚ずつ、順番に1枚使います。灰色の2つはまだ使えません。都市には1ヘクスに2人、戦闘には隣の相手が必要です。
lesson-first-epochs-children-do = 「子どもを産む」を選びましょう。
lesson-first-epochs-children-no = まずは人を増やします。ほかのすべてのもとになります。
lesson-first-epochs-bear = この時代に生まれる子どもは1人。住民のいる草原、H4かG4です。今は1ヘクスに2人までいられます。
lesson-first-epochs-bear-do = H4に子どもを産みましょう。
lesson-first-epochs-bear-no = G4でもよいのですが、H4からは森林へ進めます。
lesson-first-epochs-idea = ほかの人の番が終わりました。次はアイデアです。カードを1枚引きます。カードは戦闘や出産を助け、地形が合えば進歩にも使えます。
lesson-first-epochs-idea-do = 「アイデアを得る」を選びましょう。
lesson-first-epochs-idea-no = 進歩を決めるのはカードです。今のうちに引いておきましょう。
lesson-first-epochs-move = 農地の「教育」です。進歩点2になります。取っておきましょう。タイルは残り1枚。H4の2人のうち1人が、新しい土地へ行けます。
lesson-first-epochs-move-do = 「住民を移動する」を選びましょう。
lesson-first-epochs-move-no = 空いたヘクスへ動けば、1点増えます。
lesson-first-epochs-pick = この時代に動けるのは1人、1ヘクスだけです。2人いるところから動かせば、土地を失いません。
lesson-first-epochs-pick-do = H4の住民を選びましょう。
lesson-first-epochs-pick-no = そこから動くと空きヘクスができます。H4には2人います。
lesson-first-epochs-go = 森林も丘陵も農地も草原も、最後に1点。山岳だけは数えません。行き先ごとの得点は盤に表示されます。
lesson-first-epochs-go-do = 森林H3へ進みましょう。
lesson-first-epochs-go-no = それでは新しい土地になりません。H3は空いていて1点になります。
lesson-first-epochs-progress = タイルを使い切り、進歩フェイズです。農地の住民は1点、都市は1点、農地のカードは1点、「教育」はさらに1点。全員が裏向きに出し、最も多い人が先に「文字」へ進みます。
lesson-first-epochs-progress-do = 「教育」を出しましょう。
lesson-first-epochs-progress-no = ほかの人は農地にいないので1点でも足りるかもしれませんが、カードを出してくるかもしれません。「教育」を出せば3点です。
lesson-first-epochs-again = 3対0で、あなたが最初に文字を手にしました。カードを2枚引き、これからはアイデアで2枚引けます。ほかの人は次の進歩まで1段遅れです。第2時代は都市を狙います。1ヘクスに2人必要です。
lesson-first-epochs-again-do = 「子どもを産む」を選びましょう。
lesson-first-epochs-again-no = 都市には1ヘクスに2人必要です。子どもを産みましょう。
lesson-first-epochs-pair = 価値2の都市は住民2人と置き換わり、2点になります。住民だけのヘクスは1点です。
lesson-first-epochs-pair-do = H4に子どもを産みましょう。
lesson-first-epochs-pair-no = 仲間の中央にあるH4にしましょう。
lesson-first-epochs-city = ボタンが押せるようになりました。都市は動きませんが、地形に関係なく毎回進歩点1になります。都市どうしは隣り合えません。
lesson-first-epochs-city-do = 「都市を建設する」を選びましょう。
lesson-first-epochs-city-no = H4に2人そろいました。今こそ都市です。
lesson-first-epochs-ideas = H4に都市が建ちました（ほかに候補がないので自動です）。タイルは残り1枚。「文字」のおかげでアイデアは2枚です。
lesson-first-epochs-ideas-do = 「アイデアを得る」を選びましょう。
lesson-first-epochs-ideas-no = 1アクションで2枚。追いつかれるまでは、あなただけの特権です。
lesson-first-epochs-wait = 再び進歩、今度は草原です。遅れていた人も追いつきました。コンピューターCは草原に大勢いて、あなたは最大3点。出したカードは失います。次回は自動的に追いつけるので、カードは取っておきましょう。
lesson-first-epochs-wait-do = 何も出さずに「カードはもう出さない」を選びましょう。
lesson-first-epochs-wait-no = それでも足りず、カードを失うだけです。
lesson-first-epochs-end = 残る1つのアクションは戦闘です。1ヘクスの住民で隣のヘクスを攻め、守る側の地形のカードが双方を助けます。終了時、住民のいるヘクスは1点、都市はその価値、「飛行」は3点です。このまま続けるか、自分のテーブルを開いてみましょう。

## 特定の手への答え

lesson-no-field = そこも農地で、「文字」には同じように役立ちます。ただ、このレッスンは草原が2つ隣にあるG5から進みます。
lesson-no-mountain = 山岳にも置けますが、子どもは生まれず、得点にもなりません。
lesson-no-grassland = 草原に目をつけたのは正解です。そこは次に置きます。まずはH4へ。
lesson-no-forest = そこも新しい土地で1点になりますが、子どもは草原でしか生まれません。G4は草原です。
lesson-no-neighbours = 近くに誰もいません。戦闘には、隣のヘクスに相手の住民が必要です。
lesson-no-pair = 都市には1ヘクスに2人必要です。今はどのヘクスにも1人ずつです。
lesson-no-city-later = たしかにH4の2人で都市を建てられます。でも2人とも使ってしまうので、次の時代まで待ちましょう。今は人手が必要です。
lesson-no-child = それでは子どもが生まれず、アクションタイルが無駄になります。
lesson-no-move = それでは誰も動かず、アクションタイルが無駄になります。
lesson-no-terrain = 次の時代が求めるのは草原です。このカードの地形は違うので、点にならずに失うだけです。
