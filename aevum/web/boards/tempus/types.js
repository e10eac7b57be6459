/**
 * What the service shows of a table of Tempus. Only types: nothing here runs.
 *
 * @typedef {import("../../app/types.js").Scene} Scene
 * @typedef {import("../../app/types.js").State} State
 * @typedef {import("../../app/types.js").Choice} Choice
 *
 * @typedef {object} Hex
 * @property {string} id
 * @property {number} q
 * @property {number} r
 * @property {string} terrain      one of the five, "sea" or "lake"
 * @property {boolean} cut         half under the frame: no tile may cover it
 * @property {number | null} holder
 * @property {number} people
 * @property {number} city         its value, 0 without
 * @property {number} reach        how the person picked gets there: 0 not, 1 by land, 2 across a lake, 3 by sea
 *
 * @typedef {{idea: string, terrain: string, count: number}} Cards
 * @typedef {{centre: string, ring: string[]}} Tile
 *
 * @typedef {object} Side          a player's things
 * @property {number} stock
 * @property {{value: number, count: number}[]} city_stock
 * @property {number} cube
 * @property {number} tiles
 * @property {number} hand_size
 * @property {Cards[]} hand
 * @property {number} laid_size
 * @property {Cards[]} open             Government
 * @property {Cards[]} laid
 * @property {number} hexes
 * @property {boolean} protected
 * @property {number} progress
 * @property {Record<string, number>} score
 *
 * @typedef {object} Epoch         a row of the epoch table
 * @property {string} id
 * @property {string | null} terrain
 * @property {number} people_moved
 * @property {number} distance
 * @property {number} children
 * @property {number} stack_limit
 * @property {boolean} sea_movement
 * @property {number} ideas_drawn
 * @property {number} hand_limit
 * @property {number} actions
 *
 * @typedef {object} Fight
 * @property {string} from
 * @property {string} target
 * @property {number} attacker
 * @property {number} defender
 * @property {string} terrain
 * @property {number} attack
 * @property {number} defence
 * @property {number} hidden
 *
 * @typedef {object} View
 * @property {string} step
 * @property {number} turn
 * @property {number} first
 * @property {number} epoch
 * @property {string} new_epoch
 * @property {Hex[]} hexes
 * @property {Tile | null} tile
 * @property {number} tiles_left
 * @property {string | null} spot
 * @property {string | null} picked
 * @property {string | null} target    the hex attacked, until the fight and what follows is over
 * @property {number} moves_left
 * @property {number} actions_left
 * @property {Side[]} seats
 * @property {Epoch[]} epochs
 * @property {string[]} ideas       the kinds of cards, as events number them
 * @property {string[]} terrains    the terrains of cards, as events number them
 * @property {number} deck
 * @property {Cards[]} discards
 * @property {Fight | null} fight
 *
 * What is begun and not yet played.
 * @typedef {object} Draft
 * @property {number} turn             sixths of a turn of the map tile
 * @property {number | null} hex       the hex tapped, to be confirmed
 * @property {number | null} origin    where a convert comes from, when several ways are open
 *
 * @typedef {import("../../app/types.js").LogLine} LogLine
 *
 * @typedef {object} FightOutcome
 * @property {number} attacker
 * @property {number} defender
 * @property {number | null} from
 * @property {number | null} target
 * @property {string | null} terrain      what counted
 * @property {Record<number, Cards[]>} cards
 * @property {Record<number, number>} points
 * @property {number | null} winner       null while it goes on
 *
 * @typedef {object} ProgressOutcome
 * @property {string} epoch
 * @property {Record<number, Cards[]>} cards
 * @property {Record<number, number>} points
 * @property {number[]} reached
 */
export {};
