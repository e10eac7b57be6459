# 一緒に遊ぶ：テーブルに着く、もう一度遊ぶ、リンク、観戦、手番の呼び出し。

web-again-asked = { $name }がもう一度遊びたいそうです。あなたの席は取ってあります。
web-again-watch = { $name }がもう一度遊びたいそうです。次のゲームも観戦できます。
web-again-mine = 次のゲームの準備ができています。
web-again-join = 次のゲームへ
web-name-asked = テーブルへようこそ。ほかの人に何と呼ばれたいですか。
web-name-keep = この名前にする
web-code = QRコード
web-code-of = QRコード：{ $name }
web-code-help = スマートフォンのカメラで読み取れます。コードはこのサーバーで作られ、リンクが外部に送られることはありません。
web-watching = 観戦中です。全員に公開されている情報だけが見えます。
web-title-again = もう一度遊びますか？ · { $game }
web-title-watching = 観戦中 · { $game }
web-title-tables = あなたの番です（{ $count }） · Aevum
web-bell-on = 手番の呼び出し：オン
web-bell-off = 自分の番が来たら知らせる
web-bell-will = ページを見ていない間に自分の番が来たら、音と通知でお知らせします。
web-bell-will-still = ページを見ていない間に自分の番が来たら、通知でお知らせします。端末で動きを減らす設定になっているため、音は鳴りません。
web-bell-sound = このブラウザーでは通知が許可されていません。音とタブのタイトルでお知らせします。
web-bell-sound-still = このブラウザーでは通知が許可されていません。タブのタイトルでお知らせします。端末で動きを減らす設定になっているため、音は鳴りません。
web-bell-quiet = 呼び出しをやめました。
web-recent-won = 終了（勝者：{ $names }）
web-recent-older = 以前のテーブル
web-recent-again = { $name }がもう一度遊びたいそうです
