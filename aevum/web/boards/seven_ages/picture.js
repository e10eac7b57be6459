/** The world drawn small: the regions in the colours of the players whose empires control them. */
import { drawWorld } from "../../app/pictures.js";

/** @import { Glance } from "../../app/types.js" */
/** @import { View } from "./types.js" */

/** @param {Glance} glance */
export function picture({ view }) {
  const { regions, empires } = /** @type {View} */ (view);
  const seats = new Map(empires.map(({ id, seat }) => [id, seat]));
  const holders = new Map(
    regions.map(({ id, control }) => [id, control === null ? null : (seats.get(control) ?? null)]),
  );
  return drawWorld("/static/boards/seven_ages/map/small.json", holders);
}
