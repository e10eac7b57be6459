# An underscore stands for a space at the end, which Fluent would trim.
list-separator = 、

error-unknown-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $allowed }
error-unknown-option = 「{ $option }」というオプションはありません。オプション：{ $allowed }
error-bad-option-value = オプション「{ $option }」に「{ $value }」は指定できません。指定できる値：{ $allowed }
error-bad-seat-count = このゲームは{ $least }～{ $most }人用です（指定：{ $count }人）。
error-bad-seed = 「{ $seed }」はシードとして使えません。0以上2¹²⁸未満の整数か、16進数32桁で指定してください。
error-unknown-bot = 「{ $bot }」という強さのコンピュータはいません。強さ：{ $allowed }
error-unknown-language = 「{ $lang }」のテキストはありません。言語：{ $allowed }
error-unknown-action = 「{ $action }」というアクションはこのゲームにありません。
error-unknown-seat = この対戦に席{ $seat }はありません。
error-unknown-position = この対戦に局面{ $at }はありません（0～{ $last }）。
error-not-your-turn = この席の手番ではありません。
error-not-offered = 「{ $action }」は今はできません（ルール{ $rule }）。
error-stale = この操作は前の局面（{ $given }）に対するものです。現在の局面は{ $current }です。
error-match-over = この対戦は終了しています。
error-cannot-undo = ここから先は、ほかの人の同意なしには取り消せません。
error-unknown-stretch = この選択を「{ $stretch }」の範囲でパスすることはできません。
error-same-seating = この席はすでにその状態です。
error-cannot-join = 今は新しい席を加えられません。
error-broken-file = このファイルは完全な棋譜ではありません：{ $what ->
     [unreadable] 読み取れません。
     [json] JSONではないか、途中で切れています。
     [shape] 「{ $part }」の部分が欠けているか、正しくありません。
    *[step] 手順{ $part }が正しくありません。
  }
error-newer-file = このファイルはバージョン{ $version }です。このAevumが読めるのはバージョン{ $known }までです。新しいAevumで開いてください。
error-replay-differs = 棋譜を再現できません。手順{ $step }（{ $action }）の局面がファイルの記録と異なります。
error-seed-mismatch = このファイルのシードは、対戦開始時に公開されたハッシュと一致しません。
error-rules-changed = { $known ->
     [yes] この対戦の後にルールが変更されたため（{ $rules }）、記録{ $entry }以降は再現できません。
    *[no] 現在のルールは対戦当時と異なるため、記録{ $entry }以降は再現できません。
}そこまでの内容は閲覧でき、全記録の書き出しもできますが、続きを遊ぶことはできません。
error-newer-rules = この対戦はルールのバージョン{ $version }で行われています。このAevumが扱えるのはバージョン{ $known }までです。新しいAevumで開いてください。
