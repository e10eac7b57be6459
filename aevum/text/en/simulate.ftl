cli-about-simulate = Play games in bulk and report what wins.
cli-more-simulate =
    Every game follows from the seed and its number alone, whoever plays it. Games are kept as Parquet in the folder, and
    a page reports them. Ctrl-C keeps what was played; the same command goes on, also to more games.
cli-help-simulate-players = who plays, separated by commas: random and greedy, which are played in bulk, or beginner, casual, club, expert, learned and search:SECONDS, one by one; the last one named fills the table (greedy)
cli-help-simulate-games = how many games in all (10000)
cli-help-simulate-jobs = how many threads (as many as there are cores)
cli-help-device = cpu, or cuda for random games on a GPU (cpu)
cli-help-cluster = play on this Ray cluster (needs the extra “cluster”)
cli-help-simulate-out = the folder for the games and the report (simulation-GAME)

simulate-compiling = Getting the rules ready …
simulate-playing = Playing
simulate-counting = Counting …
simulate-page = The report is in { $file }
simulate-kept = { $games ->
    [one] One game is in { $folder }
   *[other] { $games } games are in { $folder }
  }
simulate-too-many = There are more players than seats.
simulate-two-places = Choose one: --device cuda plays on this machine, --cluster on others.
simulate-title = Simulation: { $game }
simulate-head = { $game }: { $games ->
     [one] one game
    *[other] { $games } games
  }, { $seats } at a table
simulate-players = Players: { $players }, who move one seat on from game to game; seed { $seed }
simulate-options = Options: { $options }
simulate-broken = { $games ->
     [one] One game was broken off by a fault in the rules and is not counted.
    *[other] { $games } games were broken off by a fault in the rules and are not counted.
  }
simulate-seat = Seat { $number }
simulate-by-seat = Wins by seat
simulate-by-player = Wins by player
simulate-shares-about = The dashed line is what everybody would win among equals. The bars hold the true value in 95 of 100 cases.
simulate-count = Count
simulate-won = Won
simulate-between = 95 of 100 cases
simulate-scores = Scores: { $player }
simulate-decisions = decisions
simulate-lengths = Length of games: { $what }
simulate-summed-up = Mean { $mean }; half of all at most { $middle }; one in ten at most { $low }, nine in ten at most { $high }.
simulate-having = Who wins with: { $what }
simulate-having-about = How often seats won that had this at the end. The dashed line is what everybody would win among equals. Whoever is ahead can afford more: having it need not be the reason for winning.
simulate-decides = What winners have more of
simulate-decides-about = The difference between the means of winners and of the others, in standard deviations: 0.2 is small, 0.8 large. It says what goes together with winning, not what causes it.
simulate-mixed = Here unlike players sat at one table: it shows most of all how the stronger ones play.
simulate-number = { $number }
simulate-winners = Winners
simulate-others = Others
simulate-gap = Difference
simulate-table = As a table
error-other-simulation = “{ $folder }” holds games of another simulation: other players, seats, options, seed or rules. Choose another folder with --out.
error-simulation-running = Another command fills “{ $folder }” now. Wait for it, or choose another folder with --out.
error-damaged-simulation = “{ $file }” is damaged. Move it away, and the same command plays its games again; or choose another folder with --out.
error-no-simulation = There is no simulation in “{ $folder }”.
error-only-random-on-gpu = On a GPU only random players play: --players random.
error-no-games = There are no finished games in “{ $place }”.
