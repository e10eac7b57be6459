/** What is to be in sight on the map. */
import { calledOf, drawnOf } from "./overlays.js";
import { choicesOnMap, viewOf } from "./view.js";

/** @import { Zoom } from "../../app/map_zoom.js" */
/** @import { Geography } from "./geography.js" */
/** @import { Scene, View } from "./types.js" */

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
function placesThatMatter(scene, geography) {
  if (!geography) return [];
  const view = viewOf(scene);
  const drawn = drawnOf(view) ?? (view.turn === scene.seat ? calledOf(view) : undefined);
  if (drawn) return drawn.start_lands.flatMap((id) => surroundings(geography, id));
  const offered = [...choicesOnMap(scene).keys()];
  if (view.battle) return [...offered, view.battle.land];
  const ashore = offered.filter((id) => id in geography.atlas.lands);
  if (offered.length) return ashore.length ? ashore : offered;
  const { lands } = view;
  const acting = actingIn(view);
  const held = acting.length ? acting : lands.filter((land) => land.holder === scene.seat);
  return held.map((land) => land.id);
}

/** The lands of the armies that act: others may have played the same card before. @param {View} view */
const actingIn = ({ lands, force, turn }) =>
  lands.filter(
    ({ holder, source }) => holder === turn && force && source?.id === force.id && source.kind === force.kind,
  );

/** Where an empire or what a card brought has its middle; whoever names a land for treachery will set out from the start. @param {View} view @returns {string | undefined} */
function heartOf(view) {
  const starts = view.empires.find(({ active }) => active)?.start_lands ?? [];
  const begun = actingIn(view).map(({ id }) => id);
  return view.step === "treachery" ? starts[0] : (begun.find((id) => starts.includes(id)) ?? begun[0]);
}

/**
 * Where not all that matters can be seen well: as much of it as is possible around the middle of what acts, or all
 * where nothing does. @param {Scene} scene @param {Geography} geography @param {string[]} ids @param {number} w @param {number} h of what can be seen well
 */
function mostOf(scene, geography, ids, w, h) {
  const heart = heartOf(viewOf(scene));
  if (!heart) return ids;
  const places = [heart, ...ids].map((id) => ({ id, at: geography.centre(id) }));
  const [x, y] = places[0].at;
  const begins = (/** @type {number} */ axis, /** @type {number} */ at, /** @type {number} */ long) =>
    places.map((place) => place.at[axis]).filter((low) => low <= at && at <= low + long);
  const windows = begins(0, x, w).flatMap((left) => begins(1, y, h).map((top) => ({ left, top })));
  const seen = windows.map(({ left, top }) =>
    places.filter(({ at }) => left <= at[0] && at[0] <= left + w && top <= at[1] && at[1] <= top + h),
  );
  const best = seen.reduce((most, each) => (each.length > most.length ? each : most));
  return best.map(({ id }) => id);
}

/** What is to be in sight: all that matters, or as much of it as can be read. @param {Scene} scene @param {Geography} geography @param {Zoom} zoom @param {number} least the scale at which it can @returns {string[]} */
export function sightsOf(scene, geography, zoom, least) {
  const ids = placesThatMatter(scene, geography);
  if (!ids.length || zoom.scaleFor(geography.box(ids)) >= least) return ids;
  const [w, h] = zoom.roomAt(least);
  return mostOf(scene, geography, ids, w, h);
}
