# 下線は、Fluentが取り除いてしまう末尾の空白の代わり。
list-separator = 、

error-unknown-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $allowed }
error-unknown-option = 「{ $option }」というオプションはありません。オプション：{ $allowed }
error-bad-option-value = オプション「{ $option }」に「{ $value }」は指定できません。指定できる値：{ $allowed }
error-bad-seat-count = このゲームは{ $least }～{ $most }人用です（指定：{ $count }人）。
error-bad-seed = 「{ $seed }」はシードとして使えません。0以上2¹²⁸未満の整数か、16進数32桁で指定してください。
error-unknown-bot = 「{ $bot }」という強さのコンピューターはいません。強さ：{ $allowed }
error-unknown-language = 「{ $lang }」のテキストはありません。言語：{ $allowed }
error-unknown-action = 「{ $action }」というアクションはこのゲームにありません。
error-unknown-seat = この対戦に席{ $seat }はありません。
error-unknown-position = この対戦に局面{ $at }はありません（0～{ $last }）。
error-not-your-turn = この席の手番ではありません。
error-not-offered = 「{ $action }」は今はできません（ルール{ $rule }）。
error-stale = この操作は前の局面（{ $given }）に対するものです。現在の局面は{ $current }です。
error-match-over = この対戦は終了しています。
error-cannot-undo = これより前は、ほかの人の同意なしには取り消せません。
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
error-match-broken = ゲームのルールに不具合があったため、この対戦は中断されました（{ $fault }、手順{ $step }）。そこまでの内容は、引き続き見たり保存したりできます。
error-broken-games = { $games }ゲーム中{ $count }ゲームが、ルールの不具合で中断されました（{ $fault }。最初は{ $first }番）。
event-untold = 書ききれなかった出来事がほかに{ $count }件あります。
error-rules-changed = { $known ->
     [yes] この対戦の後にルールが変更されたため（{ $rules }）、記録{ $entry }以降は再現できません。
    *[no] 現在のルールは対戦当時と異なるため、記録{ $entry }以降は再現できません。
}そこまでの内容は閲覧でき、全記録の書き出しもできますが、続きを遊ぶことはできません。
error-newer-rules = この対戦はルールのバージョン{ $version }で行われています。このAevumが扱えるのはバージョン{ $known }までです。新しいAevumで開いてください。
