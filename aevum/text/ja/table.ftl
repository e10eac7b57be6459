# サービス：お断りする場合の文言、ゲーム外の出来事、端末への表示。

## お断りする場合

error-bad-request = リクエストが正しくありません。「{ $part }」がないか、誤っています。
error-bad-json = リクエストが正しくありません。本文がJSONではありません。
error-not-your-seat = このリンクではその席を操作できません。
error-cross-site = ほかのサイトのページからのリクエストです。テーブルを操作できるのはAevumのページだけです。
error-unknown-host = このサービスは{ $host }という名前では使えません。運営者は次のようにして名前を加えられます：aevum serve --name { $host }
error-bad-proxy = { $proxy }はプロキシのアドレスでもネットワークでもありません（例：127.0.0.1、10.0.0.0/8）。
error-too-slow = リクエストの受信に時間がかかりすぎました。何も変更されていません。
error-file-too-long = このファイルは再生に時間がかかりすぎます（{ $steps }手を超えるか、時間切れです）。ゲームのルールがまだコンパイル中なら、数分後にもう一度お試しください。そうでなければ「aevum replay」で開いてください。
error-ending = Aevumは終了または再起動の途中です。何も変更されていません。少ししてからもう一度お試しください。
error-file-sealed = 保存ファイルにはシードが含まれ、隠された情報がすべてわかってしまいます。取得できるのは、対戦が終わった後か、1つのリンクが人間の席をすべて受け持ち、席同士に秘密がない場合だけです。
error-not-found = このアドレスには何もありません。
error-unknown-link = このリンクのテーブルはありません。リンクの一部しかコピーされていないかもしれません。
error-link-replaced = このリンクは新しいものに替わったため、もうテーブルを開けません。ご自分の席であれば、テーブルを開いた人に新しいリンクを頼んでください。
error-method-not-allowed = このアドレスでは、この種類のリクエストを受け付けていません。
error-key-used = このキーは別のリクエストですでに使われています。
error-undo-already-asked = 取り消しへの同意をすでに求めています。返事をお待ちください。
error-no-undo-asked = 取り消しを求めている人はいません。
error-seat-present = この席の人はテーブルにいるか、つい先ほどまでいました。
error-match-goes-on = この対戦はまだ終わっていません。
error-seat-taken = この席にはすでに人が座っています。
error-too-large = データが大きすぎます。ここで受け付けられるのは{ $limit }kBまでです。
error-wrong-content-type = ここではJSON（Content-Type: application/json）だけを受け付けます。
error-too-many-requests = このアドレスからのリクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
error-unexpected = Aevumで問題が発生しました。何も変更されていません。もう一度お試しください。
error-table-unreadable = このテーブルの保存データは破損しています（記録{ $number }を読み取れません）。データはそのまま残っています。

error-database-failed = データベース{ $path }を使用できません：{ $reason }。何も変更されていません。
error-database-busy = ほかのプログラムがデータベースに書き込んでいます。何も変更されていません。少し待ってからもう一度お試しください。
error-database-read-only = データベース{ $path }に書き込めません。ファイルとフォルダーの権限を確認するか、別のファイルを指定してください。何も変更されていません。
error-database-newer = データベース{ $path }はバージョン{ $version }です。このAevumが扱えるのはバージョン{ $known }までです。新しいAevumで開いてください。データベースには手を加えていません。
error-not-a-database = ファイル{ $path }はAevumのデータベースではないか、壊れています。ファイルには手を加えていません。別のファイルを指定してください。
error-database-gone = Aevumが使用中のデータベース{ $path }が、削除されたか置き換えられました。何も変更されていません。元に戻すか、Aevumを起動し直してください。
error-database-in-use = データベース{ $path }は、すでに動いている別のAevumが使っています。先にそちらを終了するか、--databaseで別のファイルを指定してください。
error-disk-full = ディスクの空き容量がありません。何も変更されていません。空きを作ってからもう一度お試しください。

error-port-busy = ポート{ $port }は別のプログラムが使用中です。ポート{ $free }が空いています。「--port { $free }」を付けて起動してください。
error-bad-port = 「{ $port }」はポート番号ではありません。0～{ $last }で指定してください。
error-cannot-listen = { $host }のポート{ $port }で待ち受けできません：{ $reason }

## ゲーム外の出来事

table-told-undo = { $name }が手を取り消しました。
table-told-name = 席{ $seat }の名前が{ $name }になりました。
table-told-new_link = 席{ $seat }（{ $name }）のリンクが新しくなりました。
table-told-ask_undo = { $name }が手の取り消しを求めています。
table-told-answer_undo-yes = { $name }が同意しました。
table-told-answer_undo-no = { $name }は同意しませんでした。
table-told-again = { $name }がもう一度遊びたいそうです。
table-told-sit-computer = { $name }の席はコンピューターが引き継ぎました。
table-told-sit-person = 席{ $seat }は{ $name }が担当します。
table-told-join = { $name }が席{ $seat }でゲームに加わりました。
table-told-ask_seat = 不在の{ $name }の代わりにコンピューターが続けてもよいですか。
table-possible = 今できます。

## コンピュータープレイヤー（新しいテーブルの画面）

table-bot-random = 入門：ランダムに選ぶ
table-bot-greedy = 標準：よさそうな手を選ぶ

## 端末への表示

table-ready = Aevumを開始しました：{ $address }
table-database = テーブルの保存先：{ $path }
table-stop = 終了するにはCtrl-Cを押してください。
table-ended = Aevumを終了しました。すべての手は保存されています。
