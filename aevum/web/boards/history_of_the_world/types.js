/**
 * What the service shows of a table of History of the World. Only types: nothing here runs.
 *
 * @typedef {import("../../app/types.js").Scene} Scene
 * @typedef {import("../../app/types.js").State} State
 * @typedef {import("../../app/types.js").Choice} Choice
 *
 * @typedef {{kind: "empire" | "card", id: string}} Source     what an army is of
 *
 * @typedef {object} Land
 * @property {string} id
 * @property {string} area
 * @property {boolean} resource
 * @property {number | null} holder
 * @property {Source | null} source
 * @property {number | null} epoch      of the army's empire; an army of an event card has none
 * @property {number} armies
 * @property {boolean} fort
 * @property {"none" | "capital" | "city"} settlement
 * @property {boolean} monument
 * @property {boolean} reach
 *
 * @typedef {object} Area
 * @property {string} id
 * @property {number} value
 * @property {number[]} values
 * @property {number[]} factors
 * @property {string[]} lands
 * @property {{lands: number, level: string | null, points: number}[]} seats
 *
 * @typedef {object} Water
 * @property {string} id
 * @property {"sea" | "ocean"} kind
 * @property {boolean} fleet
 * @property {boolean} reach
 * @property {boolean} contested
 * @property {number | null} holder
 *
 * @typedef {object} Side               a player's things
 * @property {number} lands
 * @property {string[]} hand            empty where it is hidden
 * @property {number} greater
 * @property {number} lesser
 * @property {(string | null)[]} empires   epoch by epoch, as far as one may know
 * @property {number} strengths
 * @property {{epoch: number, value: number | null}[]} markers
 * @property {Record<string, number>} now
 * @property {{epochs: number[], markers: number, total: number}} score
 *
 * @typedef {object} Empire             one of the seven of this epoch
 * @property {string} id
 * @property {number} strength
 * @property {boolean} capital
 * @property {string[]} start_lands
 * @property {string[]} navigation
 * @property {number | null} holder
 * @property {boolean} called
 * @property {boolean} unused
 * @property {boolean} active
 *
 * @typedef {{kind: "land" | "water", id: string}} Route
 * @typedef {{land: string, route: Route | null, dice: number, odds: number, points: number}} Attack
 *
 * @typedef {object} Battle
 * @property {string} land
 * @property {number} attacker
 * @property {number | null} defender
 * @property {number} attack_dice
 * @property {number} attack_bonus
 * @property {number} defence_dice
 * @property {number} defence_bonus
 *
 * @typedef {object} View
 * @property {string} step
 * @property {number} turn
 * @property {number} epoch
 * @property {string | null} active
 * @property {Source | null} force
 * @property {Land[]} lands
 * @property {string[]} barren
 * @property {Area[]} areas
 * @property {Water[]} waters
 * @property {Side[]} seats
 * @property {Empire[]} empires
 * @property {{order: number[], done: number, drawing: boolean, drawn: string | null, givers: (number | null)[]}} draw
 * @property {Record<string, number>} pool
 * @property {{symbols: number, needed: number, monuments: number, sites: string[]} | null} rising   monuments to come
 * @property {string[]} greater_cards
 * @property {{ card: string, first: number, last: number }[]} card_epochs   the first and the last, of cards that are not for all epochs
 * @property {string[]} played
 * @property {string[]} in_force
 * @property {string | null} betrayed
 * @property {{card: string, count: number}[]} discards
 * @property {number[]} chosen            what was chosen for an event so far: lands or areas, as events number them
 * @property {Attack[]} attacks
 * @property {Battle | null} battle
 * @property {Record<string, number>} supply
 *
 * @typedef {import("../../app/types.js").LogLine} LogLine
 *
 * @typedef {{dice: number[], defence: number[], own: number, other: number, tieWon: boolean}} Round   tieWon: a card made a tie a win of the attacker
 *
 * @typedef {object} BattleOutcome
 * @property {string} title          who attacks whom, as it was told
 * @property {number | null} attacker
 * @property {number | null} defender
 * @property {number | null} land
 * @property {Round[]} rounds
 * @property {string[]} ends         what came of it, as it was told
 *
 * @typedef {{event: string, area?: number, level?: number, count?: number, points: number}} Part
 *
 * @typedef {object} Tally           a turn's score as it was counted
 * @property {number} seat
 * @property {string[]} cards        what was told of event cards in that turn
 * @property {Part[]} parts
 * @property {number} points
 * @property {number} total
 *
 * @typedef {object} Sick             an army whose dice were rolled, or all armies of an area at once
 * @property {number} [land]
 * @property {number} [area]
 * @property {number | null} seat
 * @property {number[]} dice
 * @property {boolean} died
 *
 * @typedef {{battles: BattleOutcome[], card: string, cards: string[], sick: Sick[], tallies: Tally[]}} Result   card: who played the last one, as it was told; cards: all that was told of some in a turn that is not counted yet
 *
 * @typedef {Record<string, number> & {dice: number[], defence: number[]}} Told   the values of an event
 *
 * @typedef {{last: LogLine[], asked: boolean}} Entry   what was told, and whether this page was asked then
 */
export {};
