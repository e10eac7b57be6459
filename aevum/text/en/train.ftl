cli-about-train = Let a network learn a game by playing it.
cli-more-train =
    The network plays against itself and against the rule of thumb. Its progress is kept in a folder on the way: Ctrl-C
    loses nothing, and the same command goes on where it stopped. PyTorch is needed (the extra “train”), and a GPU for
    more than a first look.
cli-help-minutes = how long to train (10)
cli-help-rounds = train for so many rounds instead: the same seed then gives the same weights
cli-help-train-device = where the network learns, cpu or cuda (cpu)
cli-help-arena = where the games are played, cpu or cuda (where the network learns)
cli-help-train-games = how many games are played side by side
cli-help-train-seed = a number that all chance comes from (1)
cli-help-exam = how many games against the rule of thumb it plays at the end (2000)
cli-help-train-out = the folder for the weights, the curve and the progress (train-GAME)

train-ready = Getting the rules ready …
train-line = Round { $round }: { $decisions } decisions, { $games } games; won { $won }% of { $ended } against the rule of thumb
train-exam = It wins { $won }% of { $games } games against rules of thumb in all other seats.
train-kept = The weights, the curve and the progress are in { $folder }
terminal-bot-name-learned = Learned
error-not-learned = Nobody has learned { $game } yet: there is no network for it.
error-other-weights = “{ $file }” holds no network for { $game } as it is played here.
error-broken-checkpoint = “{ $file }” cannot be read: it is no training run, or it was cut off. Delete it, or choose another folder with --out.
error-other-training = “{ $folder }” holds a training run with other settings. Choose another folder with --out.
