/** Names on the map, as large as their places allow. */
import { label } from "../../app/map_names.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";

/** @import { Atlas, LandSpots } from "./map/types.js" */
/** @import { Area, View } from "./types.js" */

const LARGEST = 44;

/** The names of lands and waters. @param {Atlas} atlas */
export const placeNames = (atlas) => [
  ...Object.entries(atlas.waters).map(([id, { name }]) => label("water-name", say(`water-${id}`), name, LARGEST * 1.4)),
  ...Object.entries(atlas.lands).map(([id, { name }]) => label("land-name", say(`land-${id}`), name, LARGEST)),
];

/** The names of areas, for who looks from afar. @param {Area[]} areas */
export const areaNames = (areas) =>
  areas.map(({ id }) => svg("g", {}, svg("text", { class: "area-name" }, say(`area-${id}`))));

/** Tall as names are low, they lie best where nothing stands beside them. */
const TALL = 2.5;

/**
 * Move the names of areas to where the fewest pieces are in their way.
 * @param {SVGGElement[]} names @param {Atlas} atlas @param {View} view
 */
export function placeAreaNames(names, atlas, { areas, lands }) {
  const held = lands
    .filter((land) => land.holder !== null || land.settlement !== "none")
    .map(({ id }) => atlas.lands[id].centre);
  areas.forEach((area, place) => {
    const [x, y] = freest(
      area.lands.map((id) => atlas.lands[id]),
      held,
    );
    names[place].setAttribute("transform", `translate(${x.toFixed(0)} ${y.toFixed(0)})`);
  });
}

/** The middle of some lands, or a place nearby that is freer. @param {LandSpots[]} lands @param {number[][]} held */
function freest(lands, held) {
  const middle = [0, 1].map((axis) => lands.reduce((sum, { centre }) => sum + centre[axis], 0) / lands.length);
  const away = (/** @type {number[]} */ [x, y], /** @type {number[]} */ [ox, oy]) =>
    Math.hypot(x - ox, (y - oy) * TALL);
  const free = (/** @type {number[]} */ point) =>
    Math.min(600, ...held.map((other) => away(point, other))) - away(point, middle) / TALL;
  const points = [middle, ...lands.flatMap(({ name, centre }) => [name.slice(0, 2), centre])];
  return points.sort((one, other) => free(other) - free(one))[0];
}
