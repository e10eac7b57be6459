/**
 * What the service shows of a table of 7 Ages. Only types: nothing here runs.
 *
 * @typedef {import("../../app/types.js").Scene} Scene
 * @typedef {import("../../app/types.js").State} State
 * @typedef {import("../../app/types.js").Choice} Choice
 * @typedef {import("../../app/types.js").LogLine} LogLine
 *
 * @typedef {Record<string, number>} Units   how many of each type
 *
 * @typedef {object} Printed             what never changes on the map
 * @property {string[]} regions           in the order in which events number them
 * @property {string[]} wheat
 * @property {string[]} oil
 * @property {string[]} elephant
 * @property {Record<string, number[]>} zones
 *
 * @typedef {object} Stack               what an empire has in a region
 * @property {string} empire
 * @property {number} count
 * @property {Units} units                empty where they are hidden
 * @property {string[]} leaders
 *
 * @typedef {object} Region
 * @property {string} id
 * @property {string | null} control
 * @property {number} city
 * @property {boolean} capital
 * @property {boolean} fort
 * @property {boolean} disorder
 * @property {string | null} artifact
 * @property {string[]} start
 * @property {number} placed
 * @property {Stack[]} stacks
 *
 * @typedef {{category: string, zone: string | null, points: number}} Icon
 * @typedef {Icon & {has: number | null, rank: number | null, now: number | null, next: number | null}} IconNow
 *
 * @typedef {object} Card
 * @property {string} id
 * @property {number} number
 * @property {number} value
 * @property {number[]} ages
 * @property {string[]} starts
 * @property {number} money
 * @property {number} trade
 * @property {number} leaders
 * @property {number[]} no_cities
 * @property {number[]} no_naval
 * @property {number[]} no_cavalry
 * @property {Icon[]} glory
 * @property {string} source
 * @property {{id: string, timing: string, source: string}} event
 * @property {{id: string, ages: number[], glory: number, blue: boolean, source: string} | null} artifact
 *
 * @typedef {{id: string, value: number, event: {id: string}, artifact: {id: string} | null}} CardSign   a card in short
 *
 * @typedef {{state: "face_down" | "revealed" | "lost", marker: string | null, action: string | null}} Marker
 *
 * @typedef {object} Empire
 * @property {string} id
 * @property {number} place               as events number it
 * @property {Card} card
 * @property {string} colour
 * @property {boolean} veteran
 * @property {number} seat
 * @property {number} level
 * @property {number} age
 * @property {number} money
 * @property {number} elite
 * @property {boolean} barbarian
 * @property {string | null} religion
 * @property {string | null} government
 * @property {string[]} artifacts
 * @property {string | null} capital
 * @property {number} leaders
 * @property {number} leader_limit
 * @property {number} trade
 * @property {number} regions
 * @property {number} units
 * @property {number} income
 * @property {number | null} upkeep       unknown where units are hidden
 * @property {Marker | null} marker
 * @property {IconNow[]} glory
 * @property {boolean} own                whether its units are seen
 * @property {{unit: string, cost: number}[]} builds
 *
 * @typedef {object} Side                a player's things
 * @property {string | null} pair
 * @property {string[]} colours
 * @property {Card[]} hand                empty where it is hidden
 * @property {number} hand_size
 * @property {Card[]} peeked
 * @property {Marker | null} marker
 * @property {number} most_empires
 * @property {{total: number, harvest: number, now: number}} score
 *
 * @typedef {object} Move                the stack that moves
 * @property {string | null} empire
 * @property {string} at
 * @property {string} from
 * @property {Units} units
 * @property {string[]} leaders
 * @property {number[]} spent
 * @property {Units} left                 movement of each type
 * @property {boolean} stopped
 * @property {Record<string, string[]>} ways   by each region in which it can end its way, the actions that lead there
 * @property {Record<string, Record<string, number>>} gains   by each of them what the empire would have more or less, by kind
 *
 * @typedef {{unit: string, cost: number, counter: string, left: number, front: number, support: number, move: number}} UnitOffer
 *
 * @typedef {object} Fighter             a side of a conflict
 * @property {string | null} empire
 * @property {number | null} seat
 * @property {number} count
 * @property {Record<string, Units>} parts
 * @property {Record<string, [number, number]>} values   of each type, in front and in support
 * @property {Record<string, number>} adds
 * @property {number | null} total
 * @property {number} disorder
 * @property {number} bonus
 * @property {Card | null} card
 * @property {boolean} laid               whether it has a card, seen or not
 *
 * @typedef {{units: number, least: number, most: number, win: number, tie: number, lose: number}} OddsRow   chances in percent
 * @typedef {{side: number, committed: number, total: number, other: number, rows: OddsRow[]}} Odds   of whoever looks
 *
 * @typedef {object} Conflict
 * @property {string} region
 * @property {number} round
 * @property {string | null} held_by
 * @property {boolean} shown
 * @property {Fighter[]} sides
 * @property {Odds | null} odds
 *
 * @typedef {{kind: "artifact" | "leader" | "region", id: string, empire: string | null, by: string | null}} Subject   what is given, adopted or posted, or where units are struck, and by which artefact
 *
 * @typedef {object} View
 * @property {string} step
 * @property {number | null} turn
 * @property {number} turn_number
 * @property {number | null} holder
 * @property {string | null} action
 * @property {string | null} acting
 * @property {number} age
 * @property {number | null} last_turn
 * @property {number | null} target_glory
 * @property {Printed} map
 * @property {Region[]} regions
 * @property {Empire[]} empires
 * @property {Side[]} seats
 * @property {{artifact: string, level: number}[]} track
 * @property {number} deck
 * @property {CardSign[]} discards
 * @property {(string | null)[]} timing
 * @property {{units: UnitOffer[], room: Record<string, number>} | null} order   what an order of units may hold
 * @property {Move | null} move
 * @property {{empire: string | null, seat: number | null, card: Card | null}[]} sides
 * @property {Card | null} pile            the card of the draw pile that was turned up for a trade
 * @property {{empire: string, money: number, cards: number}[]} passage
 * @property {{empire: string, owner: string} | null} passage_asked   who wants to pass, and through whose regions
 * @property {Conflict | null} conflict
 * @property {{card: Card, seat: number | null} | null} played
 * @property {Subject | null} subject
 *
 * @typedef {object} Draft               what was chosen on this page and not sent yet
 * @property {string | null} place        the region that was tapped
 * @property {string | null} pick         the unit or leader for which a region is wanted
 * @property {{unit: string, region: string}[]} order
 */
export {};
