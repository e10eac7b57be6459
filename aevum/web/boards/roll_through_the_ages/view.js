/** What is read off the view of Roll Through the Ages. */

import { say } from "../../app/text.js";

/** @import { Scene, State, View } from "./types.js" */

/** @param {{state: State}} moment @returns {View} */
export const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** Developments that do something else where nobody else plays. */
const OTHER_ALONE = ["religion"];

/** What a development does, in a few words. @param {Scene} scene @param {string} id */
export const effectWords = (scene, id) =>
  say(`development-${id}-effect${viewOf(scene).rounds_solo && OTHER_ALONE.includes(id) ? "-alone" : ""}`);

/** The side that is drawn large. @param {Scene} scene */
export const largeSide = (scene) => viewOf(scene).seats[scene.seat];
