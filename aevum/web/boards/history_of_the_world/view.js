/**
 * What the service shows of a table of History of the World.
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
 * @property {string[]} played
 * @property {string[]} in_force
 * @property {string | null} betrayed
 * @property {{card: string, count: number}[]} discards
 * @property {number[]} chosen            what was chosen for an event so far: lands or areas, as events number them
 * @property {Attack[]} attacks
 * @property {Battle | null} battle
 * @property {Record<string, number>} supply
 */

import { choicesBy, wordsOf } from "../../app/choices.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("../../app/types.js").Choice} Choice */
/** @typedef {import("../../app/types.js").State} State */

/** What is done in a land or a water: the first that is offered is what pressing it means. */
const IN_A_LAND = [
  ...["expand", "attack", "raid", "rebel", "come_from", "raise", "destroy", "infect", "gather", "migrate", "betray"],
  ...["send_allies", "approach", "fortify"],
];
const IN_A_WATER = ["sail_over", "launch", "hold", "challenge", "exchange", "withdraw"];
/** Never done by one press: there is more to choose, or it costs an army. */
const CONSIDERED = new Set(["approach", "fortify", "send_allies"]);
/** Dice are rolled at once. */
export const FIGHTS = new Set(["attack", "raid", "rebel", "challenge"]);
export const LEVELS = ["presence", "dominance", "control"];
export const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/** @param {{state: State}} moment @returns {View} */
export const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** @param {Choice} choice */
const rank = ({ verb }) => [...IN_A_LAND, ...IN_A_WATER].indexOf(verb);

/** What can be done where, the plainest first. @param {Scene} scene @returns {Map<string, Choice[]>} */
export function choicesOnMap(scene) {
  const found = choicesBy(choicesOfMap(scene), (choice) => placesOf(scene, choice));
  for (const choices of found.values()) choices.sort((one, other) => rank(one) - rank(other));
  return found;
}

/** The choices that the map stands for. @param {Scene} scene */
export const choicesOfMap = (scene) => scene.choices.filter((choice) => isGroup(choice) || rank(choice) >= 0);

/** The lands or the water that stand for a choice. @param {Scene} scene @param {Choice} choice */
const placesOf = (scene, choice) => (isGroup(choice) ? landsOf(viewOf(scene), choice) : [wordsOf(choice)[1]]);

/** The lands that a choice speaks of, where it speaks of several: an area that is struck, an empire in which armies rise. @type {Record<string, (view: View, id: string) => string[]>} */
const GROUPS = {
  afflict: ({ areas }, id) => areas.find((area) => area.id === id)?.lands ?? [],
  incite: ({ lands }, id) =>
    lands.filter(({ source }) => source?.kind === "empire" && source.id === id).map((land) => land.id),
};

/** @param {Choice} choice */
export const isGroup = ({ verb }) => verb in GROUPS;

/** @param {View} view @param {Choice} choice */
export const landsOf = (view, choice) => GROUPS[choice.verb](view, wordsOf(choice)[1]);

/** What one press means, or nothing when it must be looked at first. @param {Choice[]} choices */
export const plainChoice = (choices) =>
  choices.length === 1 && !CONSIDERED.has(choices[0].verb) ? choices[0] : undefined;

/** The amount of an effect, or null without. @param {Choice} choice @param {string} kind */
export const effectOf = (choice, kind) => choice.effects.find((effect) => effect.kind === kind)?.amount ?? null;

/** The id of a land as events number them. @param {View} view @param {number} place */
export const landId = (view, place) => view.lands[place]?.id ?? view.barren[place - view.lands.length];
