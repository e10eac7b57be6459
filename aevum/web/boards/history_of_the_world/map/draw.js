/** The map as it lies on the table, without a piece on it: sea, lands by colour and pattern, relief, crossings. */
import { linePath, linesBetween, regionPath } from "../../../app/atlas.js";
import { svg } from "../../../app/svg.js";
import { gems, hills, PATTERNS, trees } from "./signs.js";

/** @import { Atlas } from "./types.js" */

/** @param {string} name @param {string} d */
const path = (name, d) => svg("path", { class: name, d });

/** @param {string} name @param {...Node} children */
const layer = (name, ...children) => svg("g", { class: name }, ...children);

/**
 * Everything below the pieces. Shapes that can be chosen carry `data-land` or `data-water`.
 * @param {Atlas} atlas @param {Record<string, string>} areas the area of each land; a barren land has none
 * @returns {SVGElement}
 */
export function drawMap(atlas, areas) {
  return layer(
    "world",
    svg("defs", {}, ...PATTERNS.map(([area, size, motif]) => pattern(area, size, motif))),
    drawWaters(atlas),
    drawLands(atlas, areas),
    drawBorders(atlas, areas),
    drawRelief(atlas),
    drawLinks(atlas),
    drawResources(atlas),
  );
}

/** @param {string} area @param {number} size @param {string} motif */
function pattern(area, size, motif) {
  const id = `pattern-${area}`;
  const ground = svg("rect", { class: "pattern-ground", width: size, height: size });
  const tile = { id, class: `area ${area}`, width: size, height: size, patternUnits: "userSpaceOnUse" };
  return svg("pattern", tile, ground, path("pattern-motif", motif));
}

/** @param {Atlas} atlas */
function drawWaters(atlas) {
  const shapes = Object.entries(atlas.waters).map(([id, water]) =>
    svg("path", { class: "water", "data-water": id, d: regionPath(atlas, water) }),
  );
  const far = linesBetween(
    atlas,
    (one, other) => [one, other].includes("far_seas") && [one, other].every((id) => isWater(atlas, id)),
  );
  const sea = linesBetween(atlas, (one, other) => one in atlas.waters && other in atlas.waters);
  const reefs = atlas.reefs.flatMap((reef) => reef.arcs.map((arc) => linePath(atlas.arcs[arc]))).join("");
  return layer(
    "waters",
    path("far-seas", regionPath(atlas, atlas.far_seas)),
    ...shapes,
    ...["shelf", "shallows", "shore"].map((name, n) => path(name, atlas.shelves[n].map(linePath).join(""))),
    path("far-line", far),
    path("sea-line", sea),
    path("reef-bed", reefs),
    path("reef", reefs),
  );
}

/** @param {Atlas} atlas @param {string} id */
const isWater = (atlas, id) => id in atlas.waters || id === "far_seas";

/** @param {Atlas} atlas @param {Record<string, string>} areas */
function drawLands(atlas, areas) {
  const shapes = Object.entries(atlas.lands).map(([id, land]) => {
    const area = areas[id] || "barren";
    return svg("path", {
      class: `land area ${area}`,
      "data-land": id,
      d: regionPath(atlas, land),
      fill: `url(#pattern-${area})`,
    });
  });
  return layer(
    "lands",
    svg("path", { class: "wilds", d: regionPath(atlas, atlas.wilds), fill: "url(#pattern-wilds)" }),
    ...shapes,
    path("river", atlas.rivers.map(linePath).join("")),
    path("lake", atlas.lakes.map(linePath).join("")),
  );
}

/** @param {Atlas} atlas @param {Record<string, string>} areas */
function drawBorders(atlas, areas) {
  const both = (/** @type {string} */ one, /** @type {string} */ other) =>
    !isWater(atlas, one) && !isWater(atlas, other);
  const areaOf = (/** @type {string} */ id) => areas[id] || id;
  const inner = linesBetween(atlas, (one, other) => both(one, other) && areaOf(one) === areaOf(other));
  const outer = linesBetween(atlas, (one, other) => both(one, other) && areaOf(one) !== areaOf(other));
  const coast = linesBetween(atlas, (one, other) => isWater(atlas, one) !== isWater(atlas, other));
  return layer(
    "borders",
    path("border", inner),
    path("area-border-bed", outer),
    path("area-border", outer),
    path("coast", coast),
  );
}

/** @param {Atlas} atlas */
function drawRelief(atlas) {
  const shapes = atlas.relief.map(({ terrain, between, line, signs }) => {
    const parts = terrain === "mountains" ? hills(signs) : terrain === "forest" ? trees(signs) : wall(line);
    return svg("g", { class: terrain, "data-between": between.join(" ") }, ...parts.map(([name, d]) => path(name, d)));
  });
  return layer("relief", ...shapes);
}

/** The Great Wall: merlons, then the walk along them. @param {number[]} line @returns {string[][]} */
function wall(line) {
  const d = linePath(line);
  return ["merlons", "wall", "walk"].map((name) => [name, d]);
}

/** @param {Atlas} atlas */
function drawLinks(atlas) {
  const shapes = atlas.links.map(({ kind, between, line }) => {
    if (kind === "round") return roundTheWorld(line, between);
    const d = linePath(line);
    const marked = svg("g", { class: kind, "data-between": between.join(" ") }, path("link-bed", d), path("link", d));
    if (kind === "strait") marked.append(...ends(line));
    return marked;
  });
  return layer("links", ...shapes);
}

/** @param {Atlas} atlas */
function drawResources(atlas) {
  const signs = Object.values(atlas.lands).flatMap(({ resource, room }) =>
    resource ? [[...resource, room * 1.7]] : [],
  );
  return layer("resources", ...gems(signs).map(([name, d]) => path(name, d)));
}

/** A dot at both ends of a crossing. @param {number[]} line */
function ends(line) {
  const last = [line[0], line[1]];
  for (let i = 2; i < line.length; i += 2) [last[0], last[1]] = [last[0] + line[i], last[1] + line[i + 1]];
  return [[line[0], line[1]], last].map(([cx, cy]) => svg("circle", { class: "link-end", cx, cy, r: 7 }));
}

/** Arrows out of both edges. @param {number[]} line @param {string[]} between */
function roundTheWorld(line, between) {
  const [x, y, dx, dy] = line;
  const arrow = (/** @type {number} */ at, /** @type {number} */ height, /** @type {number} */ way) =>
    `M${at + 150 * way} ${height}h${-130 * way}m${40 * way} -36l${-40 * way} 36l${40 * way} 36`;
  const d = arrow(x, y, 1) + arrow(x + dx, y + dy, -1);
  return svg("g", { class: "round", "data-between": between.join(" ") }, path("link-bed", d), path("link", d));
}
