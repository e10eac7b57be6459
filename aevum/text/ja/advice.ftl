## 助言

advice-only = ここではほかに選べるものがありません。
advice-thumb = コンピューターのおおまかな見積もりでは、これが最善です。
advice-nothing_better = ここでやめるよりよい手は、ほかにありません。
error-no-advice = 助言が得られるのは、コンピューターとの対戦か、助言ありで開いたテーブルだけです。このテーブルでは使えません。
web-advice = コンピューターならどうする？
web-advice-told = コンピューターの選択：{ $label }
web-advice-do = そうする
web-advice-close = ありがとう
web-advice-waits = コンピューターが考えています…
web-advice-option = コンピューターの助言
web-advice-option-help = 人間同士の対戦で、コンピューターならどうするかを尋ねられるようにします。全員に知らされます。
web-advice-option-no = なし
web-advice-option-yes = 全員が尋ねられる
web-advice-table = このテーブルでは、全員がコンピューターに助言を求められます。
terminal-command-advice = 助言
terminal-usage-advice = { $word }
terminal-help-advice = コンピューターならどうするかと、その理由
terminal-advised = コンピューターの選択は「{ $words }」（{ $label }）です。{ $reason }
terminal-no-advice = 人間同士の対戦では助言は得られません。
