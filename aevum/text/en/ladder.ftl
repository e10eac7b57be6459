cli-about-ladder = Let computer players meet many times and rate them.
cli-more-ladder =
    Every deal is played once from each seat. Each game is written down as soon as it is over: Ctrl-C loses nothing,
    and the same command goes on where it stopped. With fewer players than seats the last one named fills the table.
cli-help-ladder-players = the players, separated by commas: beginner, casual, club, expert, random, greedy, learned, or search:SECONDS a decision (search:0.1,greedy)
cli-help-games = how many games in all (400)
cli-help-seats = how many sit at a table (4)
cli-help-ladder-seed = a number that all deals come from (1)
cli-help-jobs = how many games at the same time (as many as there are cores)
cli-help-out = the folder for the games and the report (ladder-GAME)

ladder-compiling = Getting the rules ready …
ladder-playing = Playing
ladder-one-player = One player alone cannot be rated. Name at least two.
ladder-title = Ladder: { $game }
ladder-head = { $game }: { $games ->
     [one] one game
    *[other] { $games } games
  }, { $seats } at a table
ladder-player = Player
ladder-games = Games
ladder-won = Games won
ladder-won-about = The dashed line is what everybody would win among equals. The bars hold the true value in 95 of 100 cases.
ladder-fair = Fair share
ladder-rating = Rating
ladder-rating-about = The dashed line is the mean of all, 1500. Whoever is 100 ahead of another finishes ahead of them in about 64 of 100 games. “(?)” stands where too little was played to say how sure a rating is.
ladder-points = Points
ladder-cross = Who finishes ahead of whom
ladder-cross-about = In how many of 100 games the player of the row finished ahead of the player of the column; a tie counts as half.
ladder-options = Options: { $options }
ladder-rules = Version { $version } of the rules
ladder-older-rules = This ladder was begun by version { $version } of the rules and goes on by it; today’s is version { $known }. For today’s choose another folder with --out.
ladder-page = The report is in { $file }
error-other-ladder = “{ $folder }” holds games of another ladder: other players, seats, options or seed. Choose another folder with --out.
error-ladder-running = Another command plays the ladder in “{ $folder }” now. Wait for it, or choose another folder with --out.
error-newer-ladder = The games in “{ $folder }” were played by version { $version } of the rules; this Aevum knows up to version { $known }. Use a newer Aevum, or choose another folder with --out.
error-ladder-without-rules = “{ $folder }” holds games of an older Aevum that did not note the version of their rules, and the rules have changed since. They stay as they are; choose another folder with --out.
