/** What is to be in sight on the map. */
import { drawnOf } from "./overlays.js";
import { choicesOnMap, viewOf } from "./view.js";

/** @import { Geography } from "./geography.js" */
/** @import { Scene } from "./types.js" */

/** A place and the lands around it. @param {Geography} geography @param {string} id */
export const surroundings = (geography, id) => [id, ...geography.neighbours(id).map((each) => each.id)];

/** The places that matter now. @param {Scene} scene @param {Geography | undefined} geography @returns {string[]} */
export function placesThatMatter(scene, geography) {
  if (!geography) return [];
  const view = viewOf(scene);
  const drawn = drawnOf(view);
  if (drawn) return drawn.start_lands.flatMap((id) => surroundings(geography, id));
  const offered = [...choicesOnMap(scene).keys()];
  if (view.battle) return [...offered, view.battle.land];
  const ashore = offered.filter((id) => id in geography.atlas.lands);
  if (offered.length) return ashore.length ? ashore : offered;
  const { lands, force } = view;
  const acting = lands.filter((land) => force && land.source?.id === force.id && land.source.kind === force.kind);
  const held = acting.length ? acting : lands.filter((land) => land.holder === scene.seat);
  return held.map((land) => land.id);
}
