/** What is to be in sight on the map. */
import { calledOf, drawnOf } from "./overlays.js";
import { choicesOnMap, viewOf } from "./view.js";

/** @import { Geography } from "./geography.js" */
/** @import { Scene } from "./types.js" */

/** A place and the lands around it. @param {Geography} geography @param {string} id */
export const surroundings = (geography, id) => [id, ...geography.neighbours(id).map((each) => each.id)];

/** To go out and to choose a way are one question. */
const MARCH = new Set(["expand", "route"]);

/** What is asked that has to do with the map, or nothing. @param {Scene} scene */
export function questionOf(scene) {
  const view = viewOf(scene);
  const { active, force, step } = view;
  const empire = drawnOf(view) ?? calledOf(view);
  if (empire) return `${step} ${empire.id}`;
  return choicesOnMap(scene).size ? `${active} ${force?.id} ${MARCH.has(step) ? "" : step}` : "";
}

/** The places that matter now. @param {Scene} scene @param {Geography | undefined} geography @returns {string[]} */
export function placesThatMatter(scene, geography) {
  if (!geography) return [];
  const view = viewOf(scene);
  const drawn = drawnOf(view) ?? (view.turn === scene.seat ? calledOf(view) : undefined);
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

/** The middle of an empire or of what a card brought, with the lands around it: what is looked at where all that can be reached is too much. @param {Scene} scene @param {Geography} geography @returns {string[]} */
export function heartOf(scene, geography) {
  const { lands, force, empires } = viewOf(scene);
  const acting = lands.filter(({ source }) => force && source?.id === force.id && source.kind === force.kind);
  const starts = empires.find(({ id }) => id === force?.id)?.start_lands ?? [];
  const begun = acting.map(({ id }) => id).sort((one, other) => starts.indexOf(other) - starts.indexOf(one));
  return begun.slice(0, 1).flatMap((id) => surroundings(geography, id));
}
