# コマンドライン。

# 下線は、Fluentが取り除いてしまう空白の代わり。
cli-usage = 使い方：_
cli-words = 引数
cli-options = オプション
cli-commands = コマンド
cli-about = 文明の興亡を描くボードゲームで遊びます。
cli-about-play = この端末で遊びます。相手はコンピューターでも、同じキーボードを囲む仲間でもかまいません。
cli-about-serve = ブラウザーで遊ぶテーブルを開きます。
cli-more-serve = 席のリンクを持つ人は、誰でもその席で遊べます。ほかの人にも公開するときは、TLSを使うリバースプロキシを前に置いてください。そのアドレスを--proxyで、公開する名前を--nameで指定し、HostとX-Forwarded-Forを渡させ、応答のバッファリングを切ります。制限、バックアップ、更新についてはdocs/server.mdをご覧ください。
cli-about-replay = 保存した対戦を1手ずつ再生します。
cli-about-verify = 保存した対戦が正しいか（すべての手、結果、乱数）を確かめます。
cli-about-games = ゲームと、そのオプション、コンピューターの一覧を表示します。
cli-about-new-game = すぐに遊べる新しいゲームのひな形をソースツリーに書き込みます。
cli-about-check = ゲームのルール、テキスト、フィールド、法則を確かめます。
cli-about-check-tables = 表のフォルダーについて、名前、行、列、セルの内容を確かめます。

cli-help-command = コマンド。詳しくは「aevum COMMAND --help」
cli-help-version = バージョンを表示する
cli-help-lang = 言語（en、fr、ja）。省略するとAEVUM_LANGかシステムの言語
cli-help-help = この説明を表示する
cli-help-game = ゲームのID（「aevum games」で一覧を表示）
cli-help-players = プレイヤーをコンマ区切りで指定する。人の名前、コンピューターの強さ、または「名前:強さ」。省略すると、あなたとコンピューターの対戦
cli-help-short = ショートゲームで遊ぶ（あるゲームのみ。「aevum games」で一覧を表示）
cli-help-option = ゲームのオプション（「aevum games」で一覧を表示）。複数回指定できる
cli-help-seed = 乱数の元になる数。同じシードなら、ダイスの目もカードの並びも同じになる
cli-help-load = 保存した対戦の続きを遊ぶ
cli-help-plain = 読み上げソフトやパイプ向けの簡素な表示にする
cli-help-file = 保存した対戦のファイル
cli-help-all = 対戦全体を一度に表示する
cli-help-hash = 対戦開始時に表示されたハッシュ
cli-help-host = 待ち受けるアドレス
cli-help-port = 待ち受けるポート
cli-help-database = テーブルを保存するファイル
cli-help-no-open = ブラウザーを開かない
cli-help-rate = 1つのアドレスから毎秒受け付けるリクエストの数（60）
cli-help-burst = 1つのアドレスから一度に受け付けるリクエストの数（600）
cli-help-connections = 全体の接続数（4000、ただしシステムが許す同時に開けるファイルの数まで）
cli-help-connections-per-address = 1つのアドレスからの接続数（400）
cli-help-streams-per-address = 1つのアドレスでテーブルを追っているページの数（200）
cli-help-name = このサービスに通じる名前。例：games.example.org（複数指定可）。数字のアドレスとこのマシン自身の名前はいつでも使える
cli-help-proxy = X-Forwarded-ForとX-Forwarded-Protoを信用するリバースプロキシのアドレスまたはネットワーク（複数指定可）。ほかからのものは信用しない
cli-help-new-name = コマンドやアドレスで使うゲームの名前（例：seven-ages）
cli-help-prefix = ルールIDの先頭に付く大文字2字（例：SA）
cli-help-folder = 書き込み先のソースツリー。省略すると実行中のもの

cli-system = システムのエラーです：{ $reason }
cli-unknown-command = 「{ $command }」というコマンドはありません。コマンド：{ $allowed }
cli-odd-word = 「{ $word }」はここでは使えません。「{ $command } --help」で一覧を表示します。
cli-odd-word-near = { $word }というオプションはありません。もしかして{ $near }ですか？「{ $command } --help」で一覧を表示します。
cli-odd-line = この入力は認識できませんでした。「{ $command } --help」で一覧を表示します。
cli-value-missing = { $argument }：値が足りないか、余分な値があります。詳しくは「{ $command } --help」
cli-which-game = ゲームを指定してください：{ $allowed }
cli-which-new-game = ゲームの名前と、ルールIDの先頭に付く2字を指定してください（例：seven-ages SA）。
cli-which-file = ファイルを指定してください。
cli-no-file = ファイル「{ $file }」はありません。
cli-option-shape = 「{ $word }」はオプションの形になっていません。first=1のように「名前=数」で指定してください。
cli-no-short = { $game }にショートゲームはありません。
cli-same-name = 「{ $name }」という名前のプレイヤーが2人います。別の名前にしてください。
cli-bad-name = 「{ $name }」はプレイヤー名に使えません。文字か数字を含む1～{ $most }文字で指定してください。
cli-load-and = { $option }は--loadと一緒には使えません。保存した対戦の設定が使われます。
cli-load-other-game = 保存された対戦のゲームは{ $game }です。
cli-bad-number = { $argument }：「{ $word }」は{ $least }～{ $most }の数ではありません。
cli-bad-hash = 「{ $hash }」はハッシュではありません。ハッシュは16進数{ $digits }桁です。

cli-game = { $id }：{ $name }
cli-game-seats = プレイ人数：{ $least }～{ $most }人
cli-game-short = ショートゲーム（--short）：{ $help }
cli-game-option = オプション { $name }（{ $label }）：{ $help }
cli-game-value = { $setting }：{ $meaning }
cli-game-default = { $setting }：{ $meaning }（省略時）
cli-game-bots = コンピューター：
cli-game-bot = { $id }：{ $label }

cli-length-short = { $number }：ショートゲーム。{ $help }
cli-length-whole = { $number }：フルゲーム。
cli-length-ask = どちらで遊びますか？{ $short }か{ $whole }を入力してください。Enterだけなら{ $short }です。

cli-verify-file = { $game }の対戦：{ $players }
cli-verify-seed = シード{ $seed }のハッシュは、ファイルのとおり{ $hash }です。
cli-verify-published = 公開されたハッシュとも一致します。
cli-verify-other-hash = 公開されたハッシュと一致しません。公開：{ $published }、このファイル：{ $hash }
cli-verify-steps = { $count ->
    [0] まだ1手も進んでいません。開始局面はファイルのとおりです。
   *[other] { $count }手を再現しました。どの局面もファイルのとおりです。
}
cli-verify-result = 結果はファイルのとおりです：{ $scores }
cli-verify-unfinished = 対戦はまだ終わっていないため、確かめる結果はありません。
cli-verify-holds = すべて正しい記録です。
cli-verify-fails = この記録は正しくありません。
cli-verify-stopped = そこまでは正しい記録です。残りは現在のルールでは確かめられません。
cli-verify-unreadable = このファイルは確かめられません。

cli-new-game = { $game }を作りました。もう遊べます：
cli-new-game-next = 次にすること（手順はdocs/add-a-game.md）：
cli-check-rules = ルール：フィールド、呼び出し、ステップ、語
cli-check-texts = テキスト：すべてのキーがすべての言語にあるか
cli-check-fields = フィールド：値が収まる幅か
cli-check-laws = 法則：すべての人数で、コンパイルして
cli-check-no-laws = 法則：省略しました。法則はソースツリーのテストにあり、これはインストールされたパッケージです。
cli-check-no-pytest = 法則：省略しました。{ $module }が必要です：pip install “aevum[dev]”
cli-check-holds = { $game }に問題はありません。
cli-check-fails = { $game }に誤りがあります。
cli-help-tables-folder = 表のフォルダー
cli-help-tables-game = 表を使うゲーム。省略すると、同じ名前の表を持つただ1つのゲーム
cli-which-tables = 表のフォルダーを指定してください。
cli-tables-hold = 誤りはありません。この表で{ $game }を作れます。
cli-tables-faults = { $game }の表に{ $count }件の誤りがあります。

cli-help-tables = ゲームに付属の表の代わりに使う表のフォルダー
cli-help-serve-tables = 別の表のフォルダーを使うゲームも選べるようにする（複数指定可）
cli-tables-form = --tablesには「{ $words }」ではなく、ゲーム=フォルダーの形で指定してください。
