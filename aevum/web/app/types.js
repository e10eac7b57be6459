/**
 * The shapes that travel between the service and the pages. Only types: nothing here runs.
 *
 * @typedef {object} GameOption
 * @property {string} id
 * @property {string} label
 * @property {string} help
 * @property {number} default
 * @property {boolean} counts_a_seat   its values count seats: only those at the table can be chosen
 * @property {{value: number, label: string}[]} values
 *
 * @typedef {object} GameOffer    a game that can be played
 * @property {string} id
 * @property {string} name
 * @property {string} blurb
 * @property {[number, number]} seats   fewest and most
 * @property {GameOption[]} options
 * @property {{options: Record<string, number>, help: string} | null} short   a short game, where it has one
 * @property {LessonOffer[]} lessons
 * @property {boolean} learn     whether there is a page that teaches it
 * @property {{id: string, label: string}[]} bots
 * @property {{id: string, label: string}[]} tables   sets of components besides its own
 *
 * @typedef {{id: string, fault: string}} FaultyGame    a game that cannot be loaded, and why
 *
 * @typedef {{id: string, title: string, about: string, steps: number}} LessonOffer
 *
 * @typedef {object} LessonState     where a lesson that is played stands
 * @property {string} id
 * @property {string} title
 * @property {number} step      how many steps have been made
 * @property {number} steps
 * @property {string} text      what is explained; "" while others move
 * @property {string} do
 * @property {string[]} expected   the actions with which it goes on
 * @property {string[]} point   the parts of the board it speaks of
 * @property {string} next      the lesson after this one, or ""
 *
 * @typedef {object} Effect
 * @property {string} kind      what changes: food, workers, coins, points ...
 * @property {number} amount
 * @property {string} text      the change in the reader's language
 *
 * @typedef {object} Choice
 * @property {string} action    the words to send: "build great_wall 3"
 * @property {string} verb
 * @property {number} a
 * @property {number} b
 * @property {string} label
 * @property {Effect[]} effects
 * @property {{text: string, rule: string, idle: boolean}} [caution]  why it is asked once more; idle: it would do nothing
 * @property {Series} [series]  what a board made of several choices: all that is sent in its place
 *
 * @typedef {(string | ((state: () => Promise<State>) => string | null | Promise<string | null>))[]} Series
 *   actions in a row; one may be made when its turn comes, from how things stand then, and none ends the series
 * @typedef {{from: number, to: number}} Gesture   the positions before and after a series: it is taken back as one
 *
 * @typedef {{rule: string | null, text: string}} Reason   why something is not possible; no rule: it is possible
 *
 * @typedef {object} Advised   what the computer would do at a position
 * @property {string} action
 * @property {Record<string, number>} values   what it is done with, by name, as lines of the log have it
 * @property {string} label
 * @property {string} reason
 * @property {number} position
 * @property {number | null} chance   to win, where it was searched for
 * @property {number | null} points   that it ends with
 * @property {string[]} expected   the same in words
 * @property {Omit<Advised, "others" | "position">[]} others   what else is good
 *
 * @typedef {{seat: number, hundredths: number}} Thought   how far a computer player is with a long thought
 *
 * @typedef {object} Chances    everybody's chance to win over a match that is over
 * @property {boolean} known   or the game cannot be searched yet
 * @property {{position: number, chances: number[]}[]} curve   in hundredths, by seat
 * @property {{position: number, mover: number, seat: number, before: number, after: number, deed: string, text: string}[]} turns
 *
 * @typedef {object} LogLine       something that happened, in words
 * @property {string} text
 * @property {string} event
 * @property {number | null} seat
 * @property {Record<string, number | number[]>} values   what it speaks of: places in the lists of the view, numbers, dice
 *
 * @typedef {object} SeatState
 * @property {number} seat
 * @property {string} name
 * @property {string} kind
 * @property {string} [level]
 * @property {boolean} connected
 * @property {boolean} mine
 * @property {boolean} away    a computer plays for a person, who may return
 * @property {number} score
 *
 * @typedef {object} Links
 * @property {string} link
 * @property {string} watch
 * @property {{seat: number, name: string, link: string}[]} [friends]   told when a table is opened, and never again
 *
 * @typedef {{stretch: string, label: string, action: string}} Stretch   for how long a decision may be passed, and by which action
 *
 * @typedef {object} SeatWish    another seating
 * @property {"hand" | "take" | "replace" | "invite" | "link"} do
 * @property {number | null} [seat]   none: a new one
 * @property {string} [name]
 * @property {string} [level]   of the computer player that plays on
 *
 * @typedef {object} State
 * @property {number} number
 * @property {number} position
 * @property {string} game
 * @property {string} table
 * @property {SeatState[]} seats
 * @property {number[]} pending
 * @property {number | null} eye    the seat that looks: its view, its choices
 * @property {boolean} curtain      seats of this link have secrets from each other: one looks at a time
 * @property {boolean} over
 * @property {number[]} winners
 * @property {{id: string, text: string} | null} fault   what in the rules the match was broken off for
 * @property {string} seed_hash
 * @property {string} [seed]
 * @property {{step: string, text: string}} asked
 * @property {LessonState | null} lesson   the lesson that is taught at this table
 * @property {"alone" | "table" | ""} advice   why it may be asked what the computer would do: only computers play against this page, or the table allows it
 * @property {boolean} board    whether the game has a board of its own
 * @property {boolean} learn    whether there is a page that teaches the game
 * @property {unknown} view     drawn by the game's own board module
 * @property {Choice[]} choices
 * @property {number[]} chosen     the seats that have chosen while others still choose
 * @property {string | null} sealed    the action that the eye has chosen; it may choose again
 * @property {Stretch[]} stretches
 * @property {{seat: number, stretch: string, label: string} | null} standing   the pass of the eye that stands
 * @property {boolean | null} awake   whether the eye is asked where people pass by default; null where that is no question
 * @property {boolean} joins       whether a new seat may join now
 * @property {{seat: number | null} | null} invited   this link leads to a seat that is not taken yet; none: a new one
 * @property {{seat: number} | null} again    who wants to play again: the next table is open
 * @property {{seat: number, level: string, waiting: number[]} | null} seat_asked   shall the computer play for somebody absent
 * @property {{seat: number, to: number, far: number} | null} undo   what may be taken back alone, and how far that goes on
 * @property {{seat: number, to: number} | null} undo_ask     what may be taken back if everybody agrees
 * @property {boolean} undo_waits   what may be taken back is not known yet
 * @property {{seat: number, to: number, waiting: number[]} | null} undo_asked   somebody asks; these have not answered
 * @property {LogLine[]} last
 * @property {number[]} thinking
 * @property {number} length
 * @property {Links} [links]
 *
 * A glance at a table, for a list of tables; since: seconds of Unix time
 * @typedef {Pick<State, "number" | "game" | "seats" | "pending" | "eye" | "over" | "winners" | "again" | "view"> &
 *   {name: string, picture: boolean, since: number}} Glance
 *
 * @typedef {Pick<State, "number" | "undo" | "undo_waits" | "undo_ask">} UndoNews   what may be taken back, found out later
 *
 * @typedef {object} LogEntry    an entry of the table and what it told
 * @property {number} number
 * @property {string} kind
 * @property {number} position   of the match after it
 * @property {number} [to]       the position an undo went back to
 * @property {boolean} [undone]  it was taken back since
 * @property {LogLine[]} told
 *
 * @typedef {{entries: LogEntry[], number: number}} LogPage   some of the log, and the number of the latest entry of all
 *
 * @typedef {LogEntry & {state: State | null}} TableEvent   no state where it is long ago
 *
 * @typedef {TableEvent & {state: State}} ShownEvent
 *
 * @typedef {LogEntry & {state?: State | null, changes?: import("./changes.js").Change[]}} News
 *   an event as it travels: with the whole state, or with what has changed in the last one
 *
 * @typedef {object} Scene      all that a board module needs to draw and to act
 * @property {State} state
 * @property {number} seat      the seat whose side of the board is drawn large
 * @property {boolean} active   whether this page may choose now
 * @property {boolean} mine     whether the large side belongs to this page
 * @property {Choice[]} choices what may be chosen; empty unless active
 * @property {(choice: Choice) => void} play
 * @property {(actions: Series) => void} playAll   several in a row, taken back as one
 * @property {(stretch: Stretch) => void} pass   for longer than once
 * @property {(...actions: string[]) => void} why   ask why something is not possible, or several things
 * @property {(action: string, tell: (reason: Reason) => void) => void} reason   the same, told where it is wanted
 * @property {() => void} redraw
 *
 * @typedef {object} CurvePoint    everybody's score at the end of a round, epoch or turn
 * @property {string} label
 * @property {number | null} number   none: before the first
 * @property {number} position   where it began
 * @property {number[]} scores   by seat, as everything below
 *
 * @typedef {object} Results    what a match came to
 * @property {CurvePoint[]} curve
 * @property {({label: string, number: number, position: number, points: number, text: string} | null)[]} best
 * @property {{label: string, points: number[]}[]} parts   points by what brought them, where the game tells
 * @property {{label: string, seats: {rolls: number, beyond: number, text: string}[]}[]} luck
 * @property {string[]} again   how many rolls were taken back, in words
 *
 * @typedef {object} ScoreTable
 * @property {string[]} columns
 * @property {{seat: number, cells: number[], total: number, beyond: number[]}[]} rows
 * @property {string[]} beyond   what decides between equal totals, one after the other
 *
 * @typedef {{x: number, y: number}} Point   of the screen
 * @typedef {{x: number, y: number, w: number, h: number}} Box   of the map
 *
 * @typedef {object} Zoom   the part of a map that is looked at; each board has its own way to show it
 * @property {number} step   how much closer one press brings
 * @property {boolean} dragged   whether the map was moved since it was pressed
 * @property {(times: number, at?: Point) => void} by   closer; the point stays where it is
 * @property {() => void} fit   all of the map
 *
 * @typedef {object} Sight   what of a map is seen, for following what happens there
 * @property {Box} seen
 * @property {number[][]} wanted   what is to be in sight too when the board moves the map next
 * @property {number} [signs]   how far signs around a point reach
 * @property {(point: number[], near?: number) => boolean} sees   whether a point is well in sight, so far from the edge
 * @property {import("./motion.js").Halt} halt   end its way where it is, or where it goes
 * @property {() => void} fit   see all of it
 * @property {(box: Box) => void} glide   go there, so that the way is seen
 * @property {(point: number[]) => void} reveal   bring a point into sight at once
 * @property {(point: Point) => number[]} mapPoint   where on the map a point of the screen lies
 *
 * @typedef {{zoom: Sight, svg: SVGSVGElement}} MapView   a board's map
 *
 * @typedef {object} Happening   something that happened on a map
 * @property {number[][]} points   where: the last one, and before it where it came from
 * @property {number | null} seat   who did it
 * @property {boolean} [fight]
 * @property {SVGElement} [sign]   what came of it, drawn on a grid of screen points around the place
 * @property {{point: number[], sign?: SVGElement}[]} [also]   where else it happened at the same time
 * @property {number[][]} [around]   what else should be in sight with it
 * @property {boolean} [apart]   elsewhere than where one acts next: one's own is shown for a while too
 *
 * What an element can hold: lists of any depth; what is null, undefined or false is left out.
 * @typedef {Node | string | number | null | undefined | false | Part[]} Part
 *
 * A list of classes is joined without what is empty; `style` is an object of properties; `on…` listens.
 * @typedef {string | number | boolean | null | undefined} Plain
 * @typedef {Plain | Plain[] | Record<string, string> | ((event: never) => void)} Attribute
 * @typedef {Record<string, Attribute>} Attributes
 *
 * @typedef {{keys: string[], text: string}} Shortcut
 *
 * @typedef {object} Chapter
 * @property {string} id
 * @property {string} title
 * @property {{id: string, kind: string, text: string, ruling?: string}[]} rules
 *
 * @typedef {object} Lesson       a game in three minutes
 * @property {string} game      its id; the address may name an alias
 * @property {string} name
 * @property {string} lead
 * @property {LessonSection[]} sections
 *
 * @typedef {{id: string, title: string, paragraphs: (string | string[])[], figures: Figure[]}} LessonSection
 * @typedef {{id: string, caption: string, pointers: {part: string, text: string}[]}} Figure   a board with pointers to its parts
 *
 * @typedef {object} Wish       a table to be opened
 * @property {string} game
 * @property {string} tables     the set of components; "" its own
 * @property {Record<string, number>} options
 * @property {{kind: string, name: string, level?: string}[]} seats
 * @property {boolean} [advice]   anybody may ask what the computer would do, where people play each other too
 *
 * @typedef {object} Answer    to something that was sent
 * @property {number} status
 * @property {{number: number, position: number, sealed?: boolean, link?: string}} body
 *
 * @typedef {object} Board      what a game's board module makes
 * @property {(root: HTMLElement, scene: Scene) => void} draw
 * @property {(root: HTMLElement, scene: Scene) => Set<Choice>} compose   draws in the panel; returns what it covers
 * @property {(scene: Scene) => string} [asked]   what is asked, where the step's own sentence does not fit; else ""
 * @property {(state: State) => void} [recall]   a moment this page has seen before it was loaded anew
 * @property {(parts: string[]) => void} [approach]   look closely at some parts, where the board has a map to look at
 * @property {(scene: Scene, key: string) => boolean} press               a key; true when it meant something
 * @property {(scene: Scene) => Element | null} [sight]                     the part of the page that is asked about
 * @property {(scene: Scene) => string} [anew]   what makes the same question one to be brought into sight again
 * @property {(line: LogLine, state: State) => string[]} parts               the board parts a line points at
 * @property {MapView} [map]
 * @property {(told: LogLine[], state: State) => Happening | null} [where]   where on the map something happened
 * @property {(scene: Scene) => number[][]} [home]   what should be in sight when this page is asked
 * @property {(scene: Scene) => string} hint                              the key of a hint for newcomers, or ""
 * @property {(state: State) => ScoreTable} scores
 * @property {() => Shortcut[]} shortcuts
 */
export {};
