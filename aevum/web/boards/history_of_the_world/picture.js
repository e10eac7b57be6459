/** The world drawn small: the lands in the colours of those who hold them. */
import { drawWorld } from "../../app/pictures.js";

/** @import { Glance } from "../../app/types.js" */
/** @import { View } from "./types.js" */

/** @param {Glance} glance */
export function picture({ view }) {
  const { lands } = /** @type {View} */ (view);
  const holders = new Map(lands.map(({ id, holder }) => [id, holder]));
  return drawWorld("/static/boards/history_of_the_world/map/small.json", holders);
}
