## What would you do?

advice-only = There is nothing else to choose here.
advice-thumb = By the computer’s rule of thumb this looks best.
advice-nothing_better = Nothing else here is worth more than stopping now.
error-no-advice = The computer gives advice in games against computers, and at tables that were opened with advice. This one was not.
web-advice = What would you do?
web-advice-told = The computer would choose: { $label }
web-advice-do = Do that
web-advice-close = Thank you
web-advice-waits = The computer is thinking about it …
web-advice-option = Advice from the computer
web-advice-option-help = With people at the table: whether anybody may ask what the computer would do. Everybody is told.
web-advice-option-no = No
web-advice-option-yes = Anybody may ask
web-advice-table = At this table anybody may ask the computer for advice.
terminal-command-advice = advice
terminal-usage-advice = { $word }
terminal-help-advice = what the computer would do, and why
terminal-advised = The computer would choose “{ $words }”: { $label }. { $reason }
terminal-no-advice = There is no advice where people play each other.
