# The command line.

# An underscore stands for a space, which Fluent would trim.
cli-usage = Usage:_
cli-words = Arguments
cli-options = Options
cli-commands = Commands
cli-about = Board games about the rise and fall of civilizations.
cli-about-play = Play in this terminal, against the computer or with others at one keyboard.
cli-about-serve = Open a table in the browser, for yourself and for others.
cli-more-serve = Whoever has a link to a seat can play there. To serve others than yourself, put a reverse proxy with TLS in front: name its address with --proxy and the public name with --name, let it pass on Host and X-Forwarded-For, and switch off its buffering of answers. docs/server.md tells the rest: limits, backup, upgrades.
cli-about-replay = Step through a saved match.
cli-about-verify = Check that a saved match is true: every step, the result and what chance decided.
cli-about-games = List the games with their options and computer players.
cli-about-new-game = Write a running skeleton of a new game into the source tree.
cli-about-check = Check a game: its rules, texts, fields and laws.
cli-about-check-tables = Check a folder of tables: names, rows, columns and what stands in the cells.

cli-help-command = what to do; “aevum COMMAND --help” says more
cli-help-version = show the version
cli-help-lang = language: en, fr or ja; otherwise AEVUM_LANG or the system’s language
cli-help-help = show this page
cli-help-game = the game, as “aevum games” lists it
cli-help-players = who plays, separated by commas: names of people, levels of computer players, or Name:level; you against the computer if left out
cli-help-short = play the game’s short game, where it has one, as “aevum games” lists it
cli-help-option = an option of the game, as “aevum games” lists it; may be given several times
cli-help-seed = a number from which all chance comes; the same seed gives the same dice and cards
cli-help-load = continue a saved match
cli-help-plain = plain lines for screen readers and pipes
cli-help-file = a saved match
cli-help-all = print the whole match at once
cli-help-hash = the hash that was shown when the match began
cli-help-host = the address to listen on
cli-help-port = the port to listen on
cli-help-database = where tables are kept: a file
cli-help-no-open = do not open a browser
cli-help-rate = requests a second taken from one address (60)
cli-help-burst = requests taken from one address at once (600)
cli-help-connections = connections in all (4000, or as many open files as the system allows)
cli-help-connections-per-address = connections from one address (400)
cli-help-streams-per-address = pages of one address that follow their tables (200)
cli-help-name = a name that leads here, such as games.example.org (may be given several times); addresses in figures and this machine’s own name always do
cli-help-proxy = the address or network of a reverse proxy whose X-Forwarded-For and X-Forwarded-Proto are believed (may be given several times); nobody’s are otherwise
cli-help-new-name = the game’s name in commands and addresses, such as seven-ages
cli-help-prefix = two capital letters with which the ids of its rules begin, such as SA
cli-help-folder = the source tree to write into; the one that runs if left out

cli-system = The system could not do that: { $reason }.
cli-unknown-command = There is no command “{ $command }”. Commands: { $allowed }.
cli-odd-word = “{ $word }” is not understood here. “{ $command } --help” lists what is.
cli-odd-word-near = There is no { $word }. Did you mean { $near }? “{ $command } --help” lists all options.
cli-odd-line = This line is not understood. “{ $command } --help” lists what is.
cli-value-missing = { $argument }: a value is missing, or there is one too many. “{ $command } --help” says more.
cli-which-game = Say which game: { $allowed }.
cli-which-new-game = Say what the game is called and with which two letters its rule ids begin, such as: seven-ages SA.
cli-which-file = Say which file.
cli-no-file = There is no file “{ $file }”.
cli-option-shape = “{ $word }” is not an option. Write NAME=NUMBER, such as first=1.
cli-no-short = { $game } has no short game.
cli-same-name = Two players are called “{ $name }”. Give them different names.
cli-bad-name = “{ $name }” cannot be the name of a player: 1 to { $most } characters, with a letter or a digit among them.
cli-load-and = { $option } does not go with --load: the saved match has its own.
cli-load-other-game = The saved match is one of { $game }.
cli-bad-number = { $argument }: “{ $word }” is not a number from { $least } to { $most }.
cli-bad-hash = “{ $hash }” is not a hash: a hash has { $digits } hexadecimal digits.

cli-game = { $id }: { $name }
cli-game-seats = Players: { $least } to { $most }
cli-game-short = Short game (--short): { $help }
cli-game-option = Option { $name } ({ $label }): { $help }
cli-game-value = { $setting }: { $meaning }
cli-game-default = { $setting }: { $meaning } (if left out)
cli-game-bots = Computer players:
cli-game-bot = { $id }: { $label }

cli-length-short = { $number }: Short game. { $help }
cli-length-whole = { $number }: Whole game.
cli-length-ask = How long? Type { $short } or { $whole }; Enter alone is { $short }.

cli-verify-file = A match of { $game }: { $players }.
cli-verify-seed = The seed { $seed } has the hash { $hash }, as the file says.
cli-verify-published = The published hash is the same.
cli-verify-other-hash = The published hash is another one: { $published }; this file has { $hash }.
cli-verify-steps = { $count ->
    [0] No step has been played yet; the start is as the file says.
    [one] { $count } step was replayed; it leads where the file says.
   *[other] { $count } steps were replayed; each leads where the file says.
}
cli-verify-result = The result is as the file says: { $scores }.
cli-verify-unfinished = The match is not over; there is no result to check.
cli-verify-holds = Everything holds.
cli-verify-fails = This match does not hold.
cli-verify-stopped = Up to there everything holds; the rest cannot be checked by today’s rules.
cli-verify-unreadable = This file cannot be checked.

cli-new-game = { $game } is made and can be played:
cli-new-game-next = What comes next (docs/add-a-game.md is the recipe):
cli-check-rules = Rules: fields, calls, steps and words
cli-check-texts = Texts: every key in every language
cli-check-fields = Fields: wide enough for what they hold
cli-check-laws = Laws: at every number of seats, compiled
cli-check-no-laws = Laws: left out. They stand among the tests of the source tree, and this is an installed package.
cli-check-no-pytest = Laws: left out. They need { $module }: pip install “aevum[dev]”.
cli-check-holds = { $game } is sound.
cli-check-fails = { $game } has faults.
cli-help-tables-folder = the folder of tables
cli-help-tables-game = the game they belong to; without it, the one game that has tables of these names
cli-which-tables = Say which folder of tables.
cli-tables-hold = No faults: the tables make { $game }.
cli-tables-faults = { $count ->
     [one] 1 fault in the tables of { $game }.
    *[other] { $count } faults in the tables of { $game }.
  }

cli-help-tables = a folder of tables to play with instead of the game’s own
cli-help-serve-tables = also offer a game with a folder of tables (may be given several times)
cli-tables-form = --tables takes GAME=FOLDER, not “{ $words }”.
