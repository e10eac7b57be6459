## 助言

advice-keep = この出目のほうが、振り直した平均より得です。
advice-lead = このダイスの価値が最も低いので、振り直すほうが平均して得です。
advice-accept = 払うものより得るもののほうが大きい提案です。
advice-refuse = 得るものより払うもののほうが大きい提案です。
advice-sell = 持っておくより、いま手放して得るもののほうが大きいです。
advice-discard = 物資の中で最も価値の低いものです。
advice-feed = これで都市の食料が足ります。飢饉は失点になります。
advice-work = 食料は足りているので、労働者のほうが役に立ちます。
advice-buy = 終了時に{ $points }点になり、効果はこれからずっと使えます。
advice-save = 物資を取っておけば、後でもっとよいものが買えます。
advice-hunger = 都市の食料があと{ $count }足りません。飢饉は失点になります。
advice-reroll = このダイスは、振り直すほうが平均して得です。
advice-towards = 1マス進めるごとに完成が近づきます。
advice-city = 都市が増えると、次からダイスが1個増えます。
advice-monument = モニュメントが完成し、{ $points }点になります。
