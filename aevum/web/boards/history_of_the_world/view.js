/** What is read off the view of History of the World. */
import { choicesBy, wordsOf } from "../../app/maps.js";

/** @import { Choice, Empire, Scene, State, View } from "./types.js" */

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

/** What one would try to do in a land and in a water, by what is asked; before and after that, to go there. @type {Record<string, string>} */
const TRIED_IN_A_LAND = {
  ...{ route: "come_from", monument: "raise", raid: "raid", rebel: "rebel", migrants: "migrate", treachery: "betray" },
  ...{ disaster: "destroy", plague: "infect", pestilence: "infect", barbarians: "gather" },
};
/** @type {Record<string, string>} */
const TRIED_IN_A_WATER = { astronomy: "launch", naval: "hold", reallocation: "exchange", recall: "withdraw" };

/** What somebody tries who presses a place where nothing is offered. @param {{state: State}} scene @param {string} id */
export function triedIn(scene, id) {
  const { step, lands, waters, turn } = viewOf(scene);
  if (waters.some((water) => water.id === id)) return `${TRIED_IN_A_WATER[step] ?? "sail_over"} ${id}`;
  const land = lands.find((each) => each.id === id);
  if (step === "afflict" && land) return `afflict ${land.area}`;
  if (step === "incite" && land?.source?.kind === "empire") return `incite ${land.source.id}`;
  const held = land && land.holder !== null && land.holder !== turn;
  return `${TRIED_IN_A_LAND[step] ?? (held ? "attack" : "expand")} ${id}`;
}

/** The amount of an effect, or null without. @param {Choice} choice @param {string} kind */
export const effectOf = (choice, kind) => choice.effects.find((effect) => effect.kind === kind)?.amount ?? null;

/** Where an empire stands in the course of the epoch. @param {Empire} empire */
export const stateOf = ({ active, unused, called }) =>
  active ? "active" : unused ? "unused" : called ? "called" : "waiting";

/** The id of a land as events number them. @param {View} view @param {number} place */
export const landId = (view, place) => view.lands[place]?.id ?? view.barren[place - view.lands.length];
