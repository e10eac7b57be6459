/** Names on the map, as large as their places allow. */
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";

/** @import { Atlas, LandSpots } from "./map/types.js" */
/** @import { Area, View } from "./types.js" */

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;
const [LARGEST, LEAST, LONG] = [44, 13, 9];
const BREAKS = /(?<=[ ・-])/;

/** How wide a letter is, in its own height. @param {string} letter */
const width = (letter) => (WIDE.test(letter) ? 1 : 0.5);

/** @param {string} words */
const length = (words) => [...words].reduce((sum, letter) => sum + width(letter), 0);

/** A name in two lines where it is long and can be broken: as even as possible. @param {string} name */
function inLines(name) {
  const parts = name.split(BREAKS);
  if (parts.length < 2 || length(name) < LONG / 2) return [name];
  const cuts = parts.slice(1).map((_, cut) => [parts.slice(0, cut + 1).join(""), parts.slice(cut + 1).join("")]);
  const longest = (/** @type {string[]} */ lines) => Math.max(...lines.map(length));
  return cuts.sort((one, other) => longest(one) - longest(other))[0].map((line) => line.trim());
}

/** @param {string} kind @param {string} name @param {number[]} place @param {number} largest */
function label(kind, name, [x, y, room], largest) {
  const lines = inLines(name);
  const size = Math.max(LEAST, Math.min(largest, room / Math.max(...lines.map(length))));
  const rows = lines.map((line, row) => {
    const at = y + size * (0.35 + row - (lines.length - 1) / 2);
    return svg("tspan", { x, y: at.toFixed(1) }, line);
  });
  return svg("text", { class: kind, "font-size": size.toFixed(1) }, rows);
}

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
