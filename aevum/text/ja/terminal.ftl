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
terminal-command-look = 見る
terminal-command-forgo = スキップ
terminal-command-concede = 投了
terminal-command-comeback = 復帰
terminal-command-substitute = 交代
terminal-command-quit = 終了

terminal-usage-help = { $word } [コマンド]
terminal-usage-choices = { $word } [言葉]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } ファイル名
terminal-usage-why = { $word } アクション
terminal-usage-rules = { $word } [番号か言葉]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [行数か言葉]
terminal-usage-table = { $word }
terminal-usage-look = { $word } 名前
terminal-usage-forgo = { $word } [範囲]
terminal-usage-concede = { $word } [強さ]
terminal-usage-comeback = { $word } 名前
terminal-usage-substitute = { $word } 名前
terminal-usage-quit = { $word }

terminal-help-help = この説明、またはコマンドごとの説明
terminal-help-choices = 今できることの一覧（番号と効果つき）
terminal-help-undo = 直前の選択を取り消す
terminal-help-save = 対戦をファイルに保存する
terminal-help-why = 今できない理由を調べる
terminal-help-rules = ルールを調べる
terminal-help-scores = 全員の得点の内訳
terminal-help-log = これまでの出来事、またはその言葉を含むもの
terminal-help-table = 盤面全体
terminal-help-look = 場所とその隣、カード、プレイヤーなどを1つずつ調べる
terminal-help-forgo = 一定の範囲をまとめてパスする。単独ではリアクションの自動パスを切り替える
terminal-help-concede = 以後をコンピューターに任せる
terminal-help-comeback = コンピューターから席を取り戻す
terminal-help-substitute = 以後をほかの人に任せる
terminal-help-quit = 対戦を離れる

terminal-help-intro = したいことを入力してください。名前は途中まででもよく、選択肢の番号でも選べます。「help」のような英語のコマンドも使えます。
terminal-help-tab = Tabキーで入力を補完し、矢印キーで前の入力を呼び出せます。
terminal-help-verbs = 今できることの例：{ $verbs }
terminal-help-other-verbs = このゲームのほかのコマンド：{ $verbs }（「{ $help } { $verb }」のように入力すると説明を表示します）
terminal-help-commands = どのゲームでも使えるコマンド：
terminal-help-line = { $usage }：{ $help }
terminal-help-verb = 例：{ $example }
terminal-help-verb-means = 例：{ $example }（{ $meaning }）
terminal-help-names = 名前：{ $names }
terminal-help-not-now = 今はできません。

## 短い言葉

terminal-and = と
terminal-yes = はい
terminal-no = いいえ
terminal-beside = （{ $word }）
terminal-range = { $first }～{ $last }
terminal-any-of = { $verb } { $items }から好きなだけ
terminal-one-of = { $verb } { $items }のどれか
terminal-one-of-with = { $verb }（{ $other }）{ $items }のどれか
terminal-one-of-many = { $verb }（{ $count }通り）
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
terminal-bot-name-search = 探索
# ひとりで遊ぶ人の呼び名
terminal-you = あなた
terminal-player-bot = { $name }（コンピューター、{ $level }）
terminal-opening = { $game }：{ $players }
terminal-seed-hash = シードハッシュ：{ $hash }
terminal-how-help = 入力できるコマンドは「{ $help }」で確認できます。
terminal-heading = { $game }・{ $where }
terminal-asked = { $name }：{ $asked }
terminal-allowed = できること：{ $words }
terminal-more-choices = …すべて見るには「{ $command }」
terminal-more-log = …以前の出来事は「{ $command }」
terminal-undone = { $seat }は選択を取り消しました。
terminal-lone = { $name }：ほかに選べるものがないため、自動で進みます（{ $choice }）
terminal-thinking = { $name }が考えています：{ $percent }%
# $text: a sentence of the log
terminal-taken-back = { $text }（取り消し済み）
# ひとつのキーボードを数人で使い、秘密があるとき
terminal-pass = キーボードを{ $name }に渡してください。{ $name }だけが画面を見ている状態になったら、Enterキーを押してください。

## 入力への返事

terminal-not-understood = 「{ $words }」は認識できませんでした。
terminal-did-you-mean = もしかして「{ $words }」ですか？
terminal-try-help = 入力できるコマンドは「{ $help }」で確認できます。
terminal-too-long = 入力が長すぎます（{ $most }文字まで）。
terminal-several = 複数の意味に取れます：{ $words }。もう少し先まで入力してください。
terminal-which = 複数の選択肢が当てはまります。どれかを選んでください：
terminal-no-choice = { $count ->
    [0] いまは選べるものがありません。
   *[other] 選択肢{ $number }はありません（1～{ $count }）。
}
terminal-refused = 「{ $words }」は今はできません。
terminal-possible = 今できます。
terminal-once-more = それでも行う場合は、もう一度入力してください。
terminal-none-such = 「{ $words }」で始まる選択肢は今はありません。
terminal-choices-hint = 似た選択肢は1行にまとめています。例えば「{ $words }」で1つずつ表示します。
terminal-why-what = 調べたいアクションを続けて入力してください：{ $why } アクション
terminal-look-what = 調べたいものを続けて入力してください：{ $look } 名前（例：{ $look } { $name }）
terminal-look-unknown = 「{ $words }」は盤面にありません。
terminal-look-nothing = 1つずつ調べられるものはありません。「{ $table }」ですべて表示します。

## ルール

terminal-rule = { $rule }：{ $text }
terminal-ruling = 裁定：{ $text }
terminal-numbered-ruling = 裁定{ $rule }：{ $text }
terminal-more-rule = 詳しくは「{ $rules } { $rule }」
terminal-chapter = { $title }：{ $first }～{ $last }
terminal-rules-hint = 「{ $rules } { $rule }」でその項目を、「{ $rules }」に章の名前や言葉を続けると、該当する項目をすべて表示します。
terminal-no-rule = 「{ $wanted }」に当てはまるルールはありません。番号は{ $first }～{ $last }です。
terminal-more-rules = ほかの該当項目：{ $rules }

## 記録、取り消し、保存、終了

terminal-log-earlier = これより前の{ $count }件は省略しました。「{ $log } { $all }」ですべて表示します。
terminal-log-found-earlier = これより前の{ $count }件は省略しました。
terminal-log-not-found = これまでの出来事に「{ $words }」を含むものはありません。
terminal-nothing-to-undo = まだ取り消せるものはありません。
terminal-undo-sure = ダイスやカードの結果、公開された情報、ほかのプレイヤーの手までさかのぼって取り消します。ダイスは振り直しになりますが、山札の順番は変わりません。よろしいですか？（{ $yes }／{ $no }）
terminal-undo-agree = { $other }への確認：{ $seat }が直前の選択を取り消すことに同意しますか？ ダイスは振り直しになりますが、山札の順番は変わりません。（{ $yes }／{ $no }）
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
terminal-keep = 「{ $save } ファイル名」で保存すると、「aevum verify ファイル名」で不正がなかったことを確かめられます。「{ $quit }」で終了します。

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
# 対戦が続いている間は、全員が知ってよいことだけを伝える
terminal-replay-acted = { $at }. { $seat }
terminal-replay-undid = { $at }. { $seat }が取り消して{ $to }手目に戻りました
terminal-replay-deal = 0. 開始
terminal-replay-first = ここが最初です。
terminal-replay-last = ここが最後です。
terminal-replay-no-step = { $to }手目はありません（0～{ $count }）。
terminal-replay-unfinished = この対戦はまだ終わっていません。

## Seats and passes

terminal-skip-ended = 次からまた選択します。
terminal-skip-awake = これからリアクションのたびに選択します。もう一度{ $word }と入力すると自動でパスします。
terminal-skip-dozing = これからリアクションを自動でパスします。もう一度{ $word }と入力すると毎回選択します。
terminal-skip-which = どの範囲をパスしますか：{ $stretches }
terminal-skip-none = この選択はまとめてパスできません。
terminal-resign-sure = { $name }の代わりにコンピューターが続けますか。{ $yes }／{ $no }
terminal-comeback-which = 誰が復帰しますか：{ $names }
terminal-comeback-none = コンピューターが代行している席はありません。
terminal-substitute-whom = 誰と交代しますか。「{ $word }」のあとに名前を入力してください。
terminal-substitute-sure = { $name }の席を{ $other }が引き継ぎますか。{ $yes }／{ $no }
terminal-seat-computer = { $seat }の席はコンピューターが引き継ぎました。
terminal-seat-person = { $seat }が担当します。
