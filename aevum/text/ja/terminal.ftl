# 端末で遊ぶための言葉。

## テーブルのコマンド：入力する言葉、使い方、はたらき

terminal-command-help = ヘルプ
terminal-command-choices = 選択肢
terminal-command-undo = 戻す
terminal-command-save = 保存
terminal-command-why = なぜ
terminal-command-rules = ルール
terminal-command-scores = 得点
terminal-command-log = 記録
terminal-command-table = 盤面
terminal-command-quit = 終了

terminal-usage-help = { $word } [言葉]
terminal-usage-choices = { $word } [言葉]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } ファイル名
terminal-usage-why = { $word } アクション
terminal-usage-rules = { $word } [番号か言葉]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [行数]
terminal-usage-table = { $word }
terminal-usage-quit = { $word }

terminal-help-help = この説明、または言葉ごとの説明
terminal-help-choices = 今できることの一覧（番号と効果つき）
terminal-help-undo = 直前の選択を取り消す
terminal-help-save = 対戦をファイルに保存する
terminal-help-why = 今できない理由を調べる
terminal-help-rules = ルールを調べる
terminal-help-scores = 全員の得点の内訳
terminal-help-log = これまでの出来事
terminal-help-table = 盤面全体
terminal-help-quit = 対戦を離れる

terminal-help-intro = したいことを入力してください。名前は途中まででもよく、選択肢の番号でも選べます。英語のままの「build great wall 3」や「help」も使えます。
terminal-help-tab = Tabキーで言葉を補完し、矢印キーで前の入力を呼び出せます。
terminal-help-verbs = ゲームの言葉の例：{ $verbs }
terminal-help-commands = テーブルの言葉：
terminal-help-line = { $usage }：{ $help }
terminal-help-verb = 例：{ $example }
terminal-help-names = 名前：{ $names }
terminal-help-not-now = 今はできません。

## 短い言葉

terminal-and = と
terminal-yes = はい
terminal-no = いいえ
terminal-range = { $first }～{ $last }
terminal-any-of = { $verb } { $items }から好きなだけ
# $effects：いちばん大きい数を選んだときの効果
terminal-with-count = { $count }なら{ $effects }
terminal-ways = { $count }通り
# 下線は、Fluentが取り除いてしまう空白の代わり。
terminal-sentence-gap = _
terminal-phrase-separator = ／

## 対戦の始まりと進行

# 名前のないコンピューターの呼び名
terminal-bot-name-random = きまぐれ
terminal-bot-name-greedy = よくばり
# ひとりで遊ぶ人の呼び名
terminal-you = あなた
terminal-player-bot = { $name }（コンピューター、{ $level }）
terminal-opening = { $game }：{ $players }
terminal-seed-hash = シードハッシュ：{ $hash }
terminal-how-help = 入力できる言葉は「{ $help }」で確認できます。
terminal-heading = { $game }・{ $where }
terminal-asked = { $name }：{ $asked }
terminal-allowed = できること：{ $words }
terminal-more-choices = …すべて見るには「{ $command }」
terminal-more-log = …以前の出来事は「{ $command }」
terminal-undone = { $seat }は選択を取り消しました。

## 入力への返事

terminal-not-understood = 「{ $words }」は理解できませんでした。
terminal-did-you-mean = もしかして「{ $words }」ですか？
terminal-try-help = 入力できる言葉は「{ $help }」で確認できます。
terminal-too-long = 入力が長すぎます（{ $most }文字まで）。
terminal-several = 複数の意味に取れます：{ $words }。もう少し先まで入力してください。
terminal-which = 複数の選択肢が当てはまります。どれかを選んでください：
terminal-no-choice = 選択肢{ $number }はありません（1～{ $count }）。
terminal-refused = 「{ $words }」は今はできません。
terminal-possible = それは今できます。
terminal-none-such = 「{ $words }」で始まる選択肢は今はありません。
terminal-choices-hint = 似た選択肢は1行にまとめています。たとえば「{ $words }」で1つずつ表示します。
terminal-why-what = 調べたいアクションを続けて入力してください：{ $why } アクション

## ルール

terminal-rule = { $rule }：{ $text }
terminal-ruling = 裁定：{ $text }
terminal-more-rule = 詳しくは「{ $rules } { $rule }」
terminal-chapter = { $title }：{ $first }～{ $last }
terminal-rules-hint = 「{ $rules } { $rule }」でその項目を、「{ $rules }」に章の名前や言葉を続けると、該当する項目をすべて表示します。
terminal-no-rule = 「{ $wanted }」に当てはまるルールはありません。番号は{ $first }～{ $last }です。
terminal-more-rules = ほかの該当項目：{ $rules }

## 記録、取り消し、保存、終了

terminal-log-earlier = これより前の{ $count }件は省略しました。「{ $log } { $all }」ですべて表示します。
terminal-nothing-to-undo = まだ取り消せるものはありません。
terminal-undo-sure = ダイスや他のプレイヤーの手をさかのぼって取り消します。ダイスは新しく振られます。よろしいですか？（{ $yes }／{ $no }）
terminal-undo-agree = { $other }さん、{ $seat }が直前の選択を取り消すことに同意しますか？ ダイスが新しく振られることがあります。（{ $yes }／{ $no }）
terminal-not-undone = 何も取り消しませんでした。
terminal-save-where = 保存先を続けて入力してください：{ $save } ファイル名
terminal-replace = ファイル「{ $file }」はすでにあります。上書きしますか？（{ $yes }／{ $no }）
terminal-not-replaced = 保存しませんでした。ファイルは元のままです。
terminal-saved = 保存しました：{ $file }
terminal-save-failed = { $problem ->
    [forbidden] 保存できませんでした。「{ $file }」には書き込めません。
    [no-folder] 保存できませんでした。そのフォルダーはありません（{ $file }）。
    [is-folder] 保存できませんでした。「{ $file }」はフォルダーです。
    [full] 保存できませんでした。「{ $file }」を書き込む空き容量がありません。
    [bad-name] 保存できませんでした。「{ $file }」はファイル名に使えません。
   *[other] 「{ $file }」に保存できませんでした。
}対戦はそのまま続けられます。別の場所に保存してみてください。
terminal-leave-unsaved = この対戦は保存されていません。「{ $save } ファイル名」で保存できます。このまま終了しますか？（{ $yes }／{ $no }）
terminal-goodbye = お疲れさまでした。
terminal-end-of-input = 入力が終わりました。
terminal-interrupted = 中断しました。
terminal-not-saved = この対戦は保存されていません。残しておきたいときは、終了する前に「{ $save } ファイル名」と入力してください。

## 対戦の終わり

terminal-final-score = 最終得点
terminal-winners = { $count ->
    [1] 勝者：{ $names }
   *[other] 同点優勝：{ $names }
}
terminal-seed = シード：{ $seed }
terminal-keep = 「{ $save } ファイル名」で保存すると、「aevum verify ファイル名」でダイスが公正だったことを確かめられます。「{ $quit }」で終了します。

## 読み上げ用の行

terminal-told-choice = { $numbers }. { $words }
terminal-told-more = { $line }：{ $more }
# 見出しと内容の間
terminal-colon = ：
terminal-points = 得点
terminal-told-part = { $part } { $points }
terminal-told-score = { $seat }：{ $parts }

## 保存した対戦の再生

terminal-replay-next = 次
terminal-replay-back = 前
terminal-replay-to = 移動
terminal-replay-quit = 終了
terminal-replay-keys = 「{ $next }」（またはEnter）、「{ $back }」、「{ $to } 番号」、「{ $quit }」
terminal-replay-length = 全{ $count }手
terminal-replay-at = { $count }手中{ $at }手目
terminal-replay-did = { $at }. { $seat }：{ $words }
terminal-replay-undid = { $at }. { $seat }が{ $to }手目まで取り消し
terminal-replay-deal = 0. 開始
terminal-replay-first = ここが最初です。
terminal-replay-last = ここが最後です。
terminal-replay-no-step = { $to }手目はありません（0～{ $count }）。
terminal-replay-unfinished = この対戦はまだ終わっていません。

## ロール・スルー・ジ・エイジズの盤面

terminal-rta-round = 第{ $round }ラウンド
terminal-rta-round-last = 第{ $round }ラウンド（最終）
terminal-rta-round-solo = 第{ $round }ラウンド（全{ $rounds }）
terminal-rta-points = 得点
terminal-rta-goods = 物資（価値）
terminal-rta-cities = 都市
terminal-rta-developments = 進歩
terminal-rta-cost = 費用
terminal-rta-pts = 点
terminal-rta-lacks = 食料不足 { $count }
terminal-rta-held = 固定
terminal-rta-rolls-left = あと{ $count }回振れます
terminal-rta-has = 進歩：{ $developments }
terminal-rta-has-none = 進歩：なし
terminal-rta-nothing = （まだなし）
terminal-rta-ware = { $ware }{ $count }個
terminal-rta-offer = { $seat }から{ $partner }への提案：渡すもの { $gives }／求めるもの { $asks }

terminal-rta-short-points = 得点
terminal-rta-short-food = 食料
terminal-rta-short-wood = 木材
terminal-rta-short-stone = 石材
terminal-rta-short-pottery = 陶器
terminal-rta-short-cloth = 布
terminal-rta-short-spearheads = 槍先
terminal-rta-short-goods = 物資
terminal-rta-short-cities = 都市

# ダイスの2行。| で区切る
terminal-rta-face-food3 = 食料3
terminal-rta-face-good1 = 物資1
terminal-rta-face-goods2_skull = 物資2|☠ドクロ
terminal-rta-face-workers3 = 労働者3
terminal-rta-face-food2_or_workers2 = 食料2か|労働者2
terminal-rta-face-coins7 = コイン7
# 半角9文字分までの形
terminal-rta-face-short-food3 = 食料3
terminal-rta-face-short-good1 = 物資1
terminal-rta-face-short-goods2_skull = 物資2|☠ドクロ
terminal-rta-face-short-workers3 = 労働者3
terminal-rta-face-short-food2_or_workers2 = 食料2か|労働者2
terminal-rta-face-short-coins7 = コイン7

terminal-rta-dice = ダイス：{ $dice }
terminal-rta-die = { $number }番は{ $face }
terminal-rta-die-held = { $number }番は{ $face }（固定）
terminal-rta-turn = この手番：{ $has }
terminal-rta-seat = { $seat }、{ $points }
terminal-rta-told-food = 食料{ $food }個（上限{ $capacity }）、養う都市は{ $cities }つ
terminal-rta-told-no-goods = 物資：なし
terminal-rta-told-good = { $good }{ $count }個（価値{ $value }）
terminal-rta-told-goods = 物資：{ $goods }。合計{ $total }個、価値{ $value }
terminal-rta-told-cities = 都市は{ $count }つ。建設：{ $begun }
terminal-rta-told-monuments = モニュメント：{ $monuments }
terminal-rta-ticked = { $project }は{ $boxes }マス中{ $ticked }
terminal-rta-ticked-worth = { $project }は{ $boxes }マス中{ $ticked }（{ $points }点）
terminal-rta-complete = { $project }は完成
terminal-rta-lost = 災害による失点：{ $count }点

terminal-rta-score-developments = 進歩
terminal-rta-score-monuments = モニュメント
terminal-rta-score-architecture = 「建築」
terminal-rta-score-empire = 「帝国」
terminal-rta-score-disasters = 災害
terminal-rta-score-total = 合計
