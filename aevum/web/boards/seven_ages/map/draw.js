/** The map as it lies on the table, without a piece on it: waters, lands by terrain, rivers, crossings and canals. */
import { linePath, linesBetween, regionPath } from "../../../app/atlas.js";
import { svg } from "../../../app/svg.js";
import { TILES } from "./signs.js";

/** @import { Atlas, Marked } from "./types.js" */

const [HEAD, SPREAD] = [15, 8];
const AWAY = 150;

/** @param {string} name @param {string} d */
const path = (name, d) => svg("path", { class: name, d });

/** @param {string} name @param {...Node} children */
const layer = (name, ...children) => svg("g", { class: name }, ...children);

/**
 * Everything below the pieces. Shapes that can be chosen carry `data-land` or `data-water`.
 * @param {Atlas} atlas @param {Record<string, string>} zones the zone of each land
 * @returns {SVGElement}
 */
export function drawMap(atlas, zones) {
  return layer(
    "world",
    svg("defs", {}, ...TILES.map(([terrain, size, parts]) => pattern(terrain, size, parts))),
    drawWaters(atlas),
    drawLands(atlas),
    drawBorders(atlas, zones),
    drawLinks(atlas),
  );
}

/** @param {string} terrain @param {number} size @param {[string, string][]} parts */
function pattern(terrain, size, parts) {
  const ground = svg("rect", { class: "ground", width: size, height: size });
  const tile = { id: `terrain-${terrain}`, class: `terrain ${terrain}`, width: size, height: size };
  return svg(
    "pattern",
    { ...tile, patternUnits: "userSpaceOnUse" },
    ground,
    ...parts.map(([name, d]) => path(name, d)),
  );
}

/** @param {Atlas} atlas */
function drawWaters(atlas) {
  const shapes = Object.entries(atlas.waters).map(([id, water]) =>
    svg("path", { class: `water ${water.kind}`, "data-water": id, d: regionPath(atlas, water) }),
  );
  const both = (/** @type {string} */ one, /** @type {string} */ other) => isWater(atlas, one) && isWater(atlas, other);
  const isFar = (/** @type {string} */ one, /** @type {string} */ other) => [one, other].includes("far_seas");
  const far = linesBetween(atlas, (one, other) => both(one, other) && isFar(one, other));
  const sea = linesBetween(atlas, (one, other) => both(one, other) && !isFar(one, other));
  const reefs = along(atlas, atlas.reefs);
  return layer(
    "waters",
    path("far-seas", regionPath(atlas, atlas.far_seas)),
    ...shapes,
    ...["shelf", "shallows", "shore"].map((name, n) => path(name, atlas.shelves[n].map(linePath).join(""))),
    path("far-line", far),
    path("sea-bed", sea),
    path("sea-line", sea),
    path("reef-bed", reefs),
    path("reef", reefs),
  );
}

/** @param {Atlas} atlas @param {string} id */
const isWater = (atlas, id) => id in atlas.waters || id === "far_seas";

/** The lines that something lies on. @param {Atlas} atlas @param {Marked[]} marked */
const along = (atlas, marked) => marked.flatMap(({ arcs }) => arcs.map((arc) => linePath(atlas.arcs[arc]))).join("");

/** @param {Atlas} atlas */
function drawLands(atlas) {
  const shapes = Object.entries(atlas.lands).map(([id, land]) =>
    svg("path", {
      class: `land ${land.terrain}`,
      "data-land": id,
      d: regionPath(atlas, land),
      fill: `url(#terrain-${land.terrain})`,
    }),
  );
  return layer(
    "lands",
    svg("path", { class: "wilds", d: regionPath(atlas, atlas.wilds), fill: "url(#terrain-wilds)" }),
    ...shapes,
    path("lake", atlas.lakes.map(linePath).join("")),
  );
}

/** @param {Atlas} atlas @param {Record<string, string>} zones */
function drawBorders(atlas, zones) {
  const both = (/** @type {string} */ one, /** @type {string} */ other) =>
    !isWater(atlas, one) && !isWater(atlas, other);
  const zoneOf = (/** @type {string} */ id) => zones[id] || "";
  const isOuter = (/** @type {string} */ one, /** @type {string} */ other) =>
    Boolean(zoneOf(one) && zoneOf(other)) && zoneOf(one) !== zoneOf(other);
  const inner = linesBetween(atlas, (one, other) => both(one, other) && !isOuter(one, other));
  const outer = linesBetween(atlas, (one, other) => both(one, other) && isOuter(one, other));
  const coast = linesBetween(atlas, (one, other) => isWater(atlas, one) !== isWater(atlas, other));
  const rivers = along(atlas, atlas.rivers);
  return layer(
    "borders",
    path("border", inner),
    path("zone-border-bed", outer),
    path("zone-border", outer),
    path("river-bed", rivers),
    path("river", rivers),
    path("coast", coast),
  );
}

/** @param {Atlas} atlas */
function drawLinks(atlas) {
  const shapes = atlas.links.map(({ kind, between, line }) => {
    const d = kind === "round" ? roundTheWorld(line) : linePath(line) + (kind === "strait" ? heads(line) : "");
    const parts = [path("link-bed", d), path("link", d)];
    return svg("g", { class: kind, "data-between": between.join(" ") }, ...parts);
  });
  return layer("links", ...shapes);
}

/** The heads of an arrow at both ends of a crossing. @param {number[]} line */
function heads([x, y, dx, dy]) {
  const long = Math.hypot(dx, dy) || 1;
  const [across, down] = [dx / long, dy / long];
  const head = (/** @type {number} */ at, /** @type {number} */ height, /** @type {number} */ way) => {
    const side = (/** @type {number} */ turn) =>
      `${(at + way * HEAD * across - turn * SPREAD * down).toFixed(1)} ${(height + way * HEAD * down + turn * SPREAD * across).toFixed(1)}`;
    return `M${side(1)}L${at} ${height}L${side(-1)}`;
  };
  return head(x, y, 1) + head(x + dx, y + dy, -1);
}

/** Arrows out of both edges. @param {number[]} line */
function roundTheWorld([x, y, dx, dy]) {
  const arrow = (/** @type {number} */ at, /** @type {number} */ height, /** @type {number} */ way) =>
    `M${at + AWAY * way} ${height}h${-130 * way}m${40 * way} -36l${-40 * way} 36l${40 * way} 36`;
  return arrow(x, y, 1) + arrow(x + dx, y + dy, -1);
}
