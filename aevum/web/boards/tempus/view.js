/** What is read off the view of Tempus. */
import { choicesBy } from "../../app/maps.js";

/** @import { Choice, Draft, Hex, Scene, State, View } from "./types.js" */

export const ACTIONS = ["choose_move", "choose_children", "choose_fight", "choose_idea", "choose_city"];
const ON_A_HEX = new Set(["place_tile", "settle", "pick", "go", "bear", "attack_from", "attack", "found"]);

/** @param {{state: State}} moment @returns {View} */
export const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** @param {Hex} hex */
export const isLand = ({ terrain }) => terrain !== "sea" && terrain !== "lake";

/** @param {View} view @param {string | null} id */
export const placeOf = (view, id) => view.hexes.findIndex((hex) => hex.id === id);

/**
 * What can be chosen on the map, by the place of its hex.
 * @param {Scene} scene @param {Draft} draft @returns {Map<number, Choice[]>}
 */
export const choicesOnMap = (scene, draft) =>
  choicesBy(scene.choices, (choice) => placesOfChoice(scene, draft, choice));

/** @param {Scene} scene @param {Draft} draft @param {Choice} choice */
function placesOfChoice(scene, draft, { verb, a, b }) {
  if (ON_A_HEX.has(verb)) return [a];
  if (verb === "stay") return [placeOf(viewOf(scene), viewOf(scene).picked)];
  if (verb !== "convert") return [];
  if (draft.origin === null) return [a];
  return draft.origin === a ? [b] : [];
}

/** The choices that the map stands for. @param {Scene} scene */
export const choicesOfMap = (scene) => scene.choices.filter(({ verb }) => ON_A_HEX.has(verb) || verb === "convert");
