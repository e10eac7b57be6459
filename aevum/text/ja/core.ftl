# 下線は、Fluentが取り除いてしまう末尾の空白の代わり。
list-separator = 、
decimal-sign = .

error-unknown-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $allowed }
error-unknown-option = 「{ $option }」というオプションはありません。オプション：{ $allowed }
error-bad-option-value = オプション「{ $option }」に「{ $value }」は指定できません。指定できる値：{ $allowed }
error-bad-seat-count = このゲームは{ $least }～{ $most }人用です（指定：{ $count }人）。
error-bad-seed = 「{ $seed }」はシードとして使えません。0以上2¹²⁸未満の整数か、16進数32桁で指定してください。
error-unknown-bot = 「{ $bot }」という強さのコンピューターはいません。強さ：{ $allowed }
error-unknown-lesson = 「{ $lesson }」というレッスンはありません。レッスン：{ $allowed }
error-outside-lesson = ルール上は可能ですが、このレッスンでは別の手を学びます。{ $reason }
error-unknown-language = 「{ $lang }」のテキストはありません。言語：{ $allowed }
error-unknown-action = 「{ $action }」というアクションはこのゲームにありません。
error-unknown-seat = この対戦に席{ $seat }はありません。
error-unknown-position = この対戦に局面{ $at }はありません（0～{ $last }）。
error-not-your-turn = この席の手番ではありません。
error-not-offered = 「{ $action }」は今はできません（ルール{ $rule }）。
error-stale = この操作は前の局面（{ $given }）に対するものです。現在の局面は{ $current }です。
error-match-over = この対戦は終了しています。
error-cannot-undo = これより前は、ほかの人の同意なしには取り消せません。
error-unknown-stretch = この選択を「{ $stretch }」の範囲でパスすることはできません。
error-same-seating = この席はすでにその状態です。
error-cannot-join = 今は新しい席を加えられません。
error-broken-file = このファイルは、保存した対戦として完全ではありません：{ $what ->
     [unreadable] 読み取れません。
     [json] JSONではないか、途中で切れています。
     [shape] 「{ $part }」の部分が欠けているか、正しくありません。
    *[step] { $part }手目が正しくありません。
  }
error-newer-file = このファイルはバージョン{ $version }です。このAevumが読めるのはバージョン{ $known }までです。新しいAevumで開いてください。
error-replay-differs = 保存した対戦を再現できません。{ $step }手目（{ $action }）の後の局面がファイルの記録と異なります。
error-seed-mismatch = このファイルのシードは、対戦開始時に公開されたハッシュと一致しません。
error-not-fresh = これらのレコードのうち{ $count }件はすでに配り終えています（最初は{ $first }番）。実行のたびに新しく作ってください。
error-match-broken = ゲームのルールに不具合があったため、この対戦は中断されました（手順「{ $step }」）。{ $fault ->
     [too-deep] 手順への割り込みが重なりすぎました。
     [nothing-to-resume] 割り込みが終わりましたが、戻る手順がありません。
     [too-many-choices] 選択肢の数が上限を超えました。
     [noun-too-large] 選択肢が指す番号が上限を超えました。
     [value-too-large] 手順の対象が、扱える最大の数を超えています。
     [too-many-decisions] ゲームがいつまでも終わりません。
    *[other] 不具合：{ $fault }。
  }勝者はいません。そこまでの内容は、引き続き見たり保存したりできます。
error-broken-games = { $games }ゲーム中{ $count }ゲームが、ルールの不具合で中断されました（{ $fault }。最初は{ $first }番）。
event-untold = 書ききれなかった出来事がほかに{ $count }件あります。
error-rules-changed = { $known ->
     [yes] この対戦の後にルールが変更されたため（{ $rules }）、記録{ $entry }以降は再現できません。
    *[no] 現在のルールは対戦当時と異なるため、記録{ $entry }以降は再現できません。
}そこまでの内容は閲覧でき、全記録の書き出しもできますが、続きを遊ぶことはできません。
error-newer-rules = この対戦はルールのバージョン{ $version }で行われています。このAevumが扱えるのはバージョン{ $known }までです。新しいAevumで開いてください。

error-faulty-game = { $game }のルールに誤りがあります：
fault-line = { $where }：{ $what }
fault-where = { $where }、{ $rule }
fault-rule = { $rule }（{ $ids }）
fault-more = …ほか{ $count }件
# $near: a word that may have been meant, or nothing
fault-no-field = レコードに「{ $field }」というフィールドはありません。{ $near ->
     [none] {""}
    *[other] もしかして「{ $near }」ですか？
  }
fault-taken-field = 「{ $field }」はフィールド名に使えません。NumPyのレコードには同じ名前の属性があります。
fault-no-name = ここでは「{ $name }」という名前は使えません。{ $near ->
     [none] {""}
    *[other] もしかして「{ $near }」ですか？
  }
fault-no-rule = ここで呼ばれている{ $name }はルールではありません（{ $where }）。@ruleを付けてください。
fault-no-rule-for = { $name }（{ $role }）はルールではありません。@ruleを付けてください。
fault-other-arguments = { $name }（{ $role }）の引数は次のとおりでなければなりません：{ $needed }
fault-wrong-arguments = { $name }の引数が違います：{ $needed }
fault-builtin = NumbaはPythonの{ $name }を扱えません。
fault-through-module = { $name }がモジュール経由で呼ばれています。ルールを名前でインポートしてください。
fault-writes-elsewhere = ここで{ $name }を書き換えています。ルールが変えてよいのはレコードだけです。
fault-construct = Numbaはルールの中の「{ $words }」を扱えません。
fault-from-the-end = { $words } は末尾から数えています。コンパイルされたルールでは、添字はそのまま使われます。
fault-recursion = ルールは自分自身を呼び出せません：{ $names }
fault-no-event = どのゲームにもイベント「{ $event }」が必要ですが、イベントの一覧にありません。
fault-no-option-field = オプション「{ $option }」には、同じ名前のフィールドがレコードに必要です。
fault-no-such = { $kind ->
     [step] { $name }（{ $number }）という番号のステップはありません。
     [verb] { $name }（{ $number }）という番号の動詞はありません。
    *[event] { $name }（{ $number }）という番号のイベントはありません。
  }
fault-misnumbered = { $name }は「{ $meant }」ではなく「{ $other }」の番号になっています。
fault-import = ゲームを読み込めません：{ $what }
fault-bad-text = テキストを読めません：{ $what }
fault-no-text = テキスト「{ $text }」が「{ $lang }」にありません。
fault-other-variables = テキスト「{ $text }」の変数が「{ $lang }」では英語と異なります。
fault-typography = 空白や記号がその言語の慣例に合っていません：{ $line }
fault-narrow-field = フィールド「{ $field }」の範囲は{ $low }～{ $high }ですが、{ $value }になりました。
fault-stumbled = エラーで止まりました：{ $what }
fault-law = { $what }（{ $why }）
fault-table-name = このゲームにこの名前の表はありません。表：{ $known }
fault-table-unreadable = 読み込めません。表はUTF-8のCSVファイルにしてください。
fault-table-column = 列「{ $column }」がありません。
fault-table-rows = 行は、ゲーム本来の表と同じものを同じ順序で並べてください。正しくは「{ $expected }」ですが、「{ $found }」になっています。
fault-table-cells = { $row }：この表の行には{ $expected }個のセルが必要です。
fault-table-number = { $row }、列「{ $column }」：「{ $found }」は数ではありません。
fault-table-range = { $row }、列「{ $column }」：「{ $found }」は範囲外です（{ $expected }）。
fault-table-word = { $row }、列「{ $column }」：「{ $found }」はここでは使えません。使える語：{ $expected }
fault-table-id = { $row }、列「{ $column }」：「{ $found }」というidの行は{ $expected }にありません。
fault-table-form = { $row }、列「{ $column }」：「{ $found }」を読み取れません。書き方の例：{ $expected }
fault-table-differs = { $row }、列「{ $column }」：「{ $found }」はほかの表と合いません。正しくは「{ $expected }」です。
fault-table-twice = { $row }、列「{ $column }」：「{ $found }」が重複しています。
fault-table-lacks = { $row }、列「{ $column }」：{ $expected }がありません。
fault-table-alone = { $row }：ここへ通じる境界がありません。
error-faulty-tables = この表ではゲーム（{ $game }）を作れません：
error-bad-tables = { $what ->
     [folder] 表のフォルダー「{ $name }」が見つかりません。
     [empty] このフォルダーには、このゲーム（{ $game }）の表がありません。表：{ $known }
     [name] このゲーム（{ $game }）に「{ $name }」という表はありません。表：{ $known }
     [unreadable] 表{ $name }を読み込めません。UTF-8のCSVファイルにしてください。
     [column] 表{ $name }に列「{ $known }」がありません。
     [rows] 表{ $name }の行は、ゲーム本来の表と同じものを同じ順序で、欠けることなく並べてください。合わない行：{ $known }
     [number] 表{ $name }のここには数が必要です：{ $known }
     [unkept] フォルダー「{ $name }」に書き込めないため、表を保管できません。
    *[content] この表ではゲーム（{ $game }）を作れません。原因は{ $name }にあります：{ $known }
  }
error-unknown-tables = この対戦で使われている表一式（{ $tables }）が、このコンピューターにありません。新しい対戦を作るときにそのフォルダーを一度指定すると、写しが保管されます。
error-no-gpu = { $what ->
     [package] パッケージnumba-cudaがありません。追加機能「gpu」を付けてAevumをインストールしてください。
    *[device] CUDAドライバーがGPUを検出できません。
  }
error-bad-game-name = 「{ $name }」はゲームの名前に使えません。小文字と数字をハイフンでつなぎ、文字で始め、{ $most }字以内にしてください。Pythonの予約語は使えません。
error-taken-game-name = 「{ $name }」はすでに使われています：{ $path }があります。何も書き込んでいません。
error-bad-prefix = 「{ $prefix }」は使えません。SAのように大文字2字で指定してください。
error-taken-prefix = 「{ $prefix }」はすでに{ $game }のルールに使われています。
error-no-source-tree = 「{ $folder }」はAevumのソースツリーではありません。ゲームはインストールされたパッケージではなく、ソースのチェックアウトに作ります。場所は--folderで指定できます。
error-cannot-write = 「{ $folder }」に書き込めません：{ $reason }

# 研究室
error-wrong-numbers = { $what ->
     [games] ゲームの数は{ $count }以上の整数にしてください。
     [numbers] ゲームごとに整数が1つ、全部で{ $count }個必要です。
     [seats] ゲームごとに席が1つ必要です（-1は観戦者、最大{ $count }）。
     [game] ゲームの番号は0から{ $count }までの整数にしてください。
     [steps] 手数は{ $count }以上の整数にしてください。
     [agent] 今決める番のseat_{ $count }に番号が渡されていません。
    *[policies] 席ごとに方策が1つ、全部で{ $count }個必要です。
  }
error-illegal-number = { $count ->
     [0] ゲーム{ $game }は終わっているので、番号{ $number }は選べません。「reset」で配り直します。
    *[other] 番号{ $number }は、ゲーム{ $game }の席{ $seat }では選べません。選べるのは次の{ $count }個です：{ $legal }
  }
error-other-games = 保存された内容が合いません。次のゲームではありません：{ $wanted }
error-unknown-device = 「{ $device }」という装置はありません。装置：{ $allowed }
error-missing-extra = パッケージ{ $package }がありません。追加機能「{ $extra }」付きでAevumをインストールしてください（pip install "aevum[{ $extra }]"）。
