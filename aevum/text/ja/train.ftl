cli-about-train = ニューラルネットワークに、実際に遊ばせてゲームを学ばせます。
cli-more-train =
    ネットワークは自分自身や経験則プレイヤーと対戦して学びます。途中経過はフォルダーに保存されるので、Ctrl-C で止めても
    何も失われず、同じコマンドで続きから再開します。PyTorch（追加機能「train」）が必要で、本格的に学ばせるには GPU も必要です。
cli-help-minutes = 学習する時間（分）（10）
cli-help-rounds = 時間のかわりに学習するラウンド数。同じシードなら同じ重みになります
cli-help-train-device = ネットワークが学習する場所：cpu または cuda（cpu）
cli-help-arena = ゲームを進める場所：cpu または cuda（ネットワークと同じ）
cli-help-train-games = 並行して遊ぶゲームの数
cli-help-train-seed = すべての乱数のもとになる数（1）
cli-help-exam = 最後に経験則プレイヤーと対戦するゲームの数（2000）
cli-help-train-out = 重み・学習曲線・途中経過を置くフォルダー（train-ゲーム名）

train-ready = ルールを準備しています…
train-line = 第{ $round }ラウンド：{ $decisions }手、{ $games }ゲーム。経験則プレイヤーとの{ $ended }ゲームで勝率{ $won }%
train-exam = ほかの席がすべて経験則プレイヤーの{ $games }ゲームで、勝率は{ $won }%でした。
train-kept = 重み、学習曲線、途中経過は { $folder } にあります
terminal-bot-name-learned = 学習型
error-not-learned = { $game }を学習したネットワークはまだありません。
error-other-weights = 「{ $file }」は、ここで遊ぶ{ $game }のネットワークではありません。
error-broken-checkpoint = 「{ $file }」を読めません。学習の途中経過ではないか、ファイルが途切れています。削除するか、--out で別のフォルダーを指定してください。
error-other-training = 「{ $folder }」には設定の違う学習があります。--out で別のフォルダーを指定してください。
