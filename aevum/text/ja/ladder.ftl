cli-about-ladder = コンピューター同士を何度も対戦させ、強さを測ります。
cli-more-ladder =
    同じ配りを、席を一つずつずらして席の数だけ対戦します。対局は終わるごとに記録されるので、Ctrl-C で止めても失われず、
    同じコマンドで続きから再開できます。席より少ない人数を指定すると、最後に挙げたコンピューターが残りの席に座ります。
cli-help-ladder-players = 対戦させるコンピューター（コンマ区切り）：beginner、casual、club、expert、random、greedy、learned、search:秒数（一手あたり）。省略時は search:0.1,greedy
cli-help-games = 対局数の合計（400）
cli-help-seats = 一卓の人数（4）
cli-help-ladder-seed = すべての配りの元になる数（1）
cli-help-jobs = 同時に進める対局の数（コアの数）
cli-help-out = 対局と報告書を入れるフォルダー（ladder-ゲーム名）

ladder-compiling = ルールを準備しています…
ladder-playing = 対局中
ladder-one-player = 一人だけでは強さを測れません。二人以上指定してください。
ladder-title = 強さの比較：{ $game }
ladder-head = { $game }：{ $games }局、一卓{ $seats }人
ladder-player = プレイヤー
ladder-games = 対局数
ladder-won = 勝率
ladder-won-about = 破線は実力が互角の場合の勝率です。横棒は95パーセント信頼区間を表します。
ladder-fair = 互角の場合
ladder-rating = レーティング
ladder-rating-about = 破線は全員の平均の1500です。100の差があれば、100局のうち約64局で相手より上位になります。「(?)」は、対局が少なすぎてレーティングの確かさがまだわからないことを示します。
ladder-points = 得点
ladder-cross = 直接対決
ladder-cross-about = 行のプレイヤーが列のプレイヤーより上位で終えた割合（%）です。引き分けは半分と数えます。
ladder-options = オプション：{ $options }
ladder-rules = ルールのバージョン：{ $version }
ladder-older-rules = この対戦はバージョン{ $version }のルールで始められたため、そのまま続けます（現在はバージョン{ $known }）。現在のルールで対戦するには、--out で別のフォルダーを指定してください。
ladder-page = 報告書：{ $file }
error-other-ladder = 「{ $folder }」には別の対戦（プレイヤー、席数、オプション、シードのいずれかが異なるもの）の記録があります。--out で別のフォルダーを指定してください。
error-ladder-running = 別のコマンドが「{ $folder }」で対戦を進めています。終わるまで待つか、--out で別のフォルダーを指定してください。
error-newer-ladder = 「{ $folder }」の対局はバージョン{ $version }のルールによるものですが、このAevumが扱えるのはバージョン{ $known }までです。新しいAevumを使うか、--out で別のフォルダーを指定してください。
error-ladder-without-rules = 「{ $folder }」には、ルールのバージョンを記録しない古いAevumの対局があり、その後ルールが変わっています。対局はそのまま残ります。--out で別のフォルダーを指定してください。
