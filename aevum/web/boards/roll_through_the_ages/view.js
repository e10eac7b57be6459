/** What is read off the view of Roll Through the Ages. */

/** @import { Scene, State, View } from "./types.js" */

/** @param {{state: State}} moment @returns {View} */
export const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** The side that is drawn large. @param {Scene} scene */
export const largeSide = (scene) => viewOf(scene).seats[scene.seat];
