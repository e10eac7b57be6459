/**
 * What the service shows of a table of Roll Through the Ages. Only types: nothing here runs.
 *
 * @typedef {import("../../app/types.js").Scene} Scene
 * @typedef {import("../../app/types.js").State} State
 * @typedef {import("../../app/types.js").Choice} Choice
 *
 * @typedef {{face: string, skull: boolean, locked: boolean}} Die
 * @typedef {{id: string, count: number, capacity: number, value: number, values: number[]}} Good
 * @typedef {{id: string, cost: number, points: number}} Development
 * @typedef {{id: string, points_first: number, points_later: number, first: number | null}} Monument
 * @typedef {{id: string, count: number}} Wares
 *
 * @typedef {object} Project      a city or a monument on a player's sheet
 * @property {string} id
 * @property {"city" | "monument"} kind
 * @property {number} ticked
 * @property {number} boxes
 * @property {boolean} in_play
 * @property {boolean} complete
 *
 * @typedef {object} Side         a player's peg board and sheet
 * @property {number} food
 * @property {number} food_capacity
 * @property {Good[]} goods
 * @property {number} goods_total
 * @property {number | null} goods_limit
 * @property {number} goods_value
 * @property {number} cities
 * @property {Project[]} projects
 * @property {string[]} developments
 * @property {number} disaster_points
 * @property {{short: number}} next_feeding
 * @property {Record<string, number>} score
 *
 * @typedef {object} View
 * @property {number} round
 * @property {number | null} rounds_solo
 * @property {boolean} last_round
 * @property {{developments: number, developments_to_end: number, monuments: number, monuments_to_end: number} | null} end   how near the end is
 * @property {string} step
 * @property {number} turn
 * @property {number} first
 * @property {number} rolls
 * @property {number} rolls_left
 * @property {Die[]} dice
 * @property {{id: string, coming: boolean}} disaster   what the skulls shown bring
 * @property {number} workers
 * @property {number} coins
 * @property {Side[]} seats
 * @property {Monument[]} monuments
 * @property {Development[]} developments
 * @property {{partner: number, gives: Wares[], asks: Wares[]} | null} trade
 *
 * What is being put together and not yet played.
 * @typedef {object} Draft
 * @property {number} dice          bit mask of the dice to reroll
 * @property {number | null} project
 * @property {number} boxes
 * @property {number | null} development
 * @property {number} goods         bit mask of the goods to spend
 * @property {number} sold          how much of a ware to sell
 * @property {number | null} good   the good to discard
 * @property {Record<string, number>} gives
 * @property {Record<string, number>} asks
 */
export {};
