/** The file of a world map: its lines, kept once and in steps, and the shapes that they bound. */

/** @typedef {{rings: number[][]}} Region numbers of lines; a complement is a line walked backwards */
/** @typedef {Record<string, Region>} Regions by their ids */
/** @typedef {{arcs: number[][], lands: Regions, waters: Regions, wilds: Region, far_seas: Region}} Atlas */

/** A line as it is written in a path. @param {number[]} steps a point, then steps from point to point */
export const linePath = (steps) => `M${steps[0]} ${steps[1]}l${steps.slice(2).join(" ")}`;

/** The same line walked backwards. @param {number[]} steps @returns {number[]} */
function reversed(steps) {
  let [x, y] = steps;
  const back = [];
  for (let i = steps.length - 2; i >= 2; i -= 2) {
    x += steps[i];
    y += steps[i + 1];
    back.push(-steps[i], -steps[i + 1]);
  }
  return [x, y, ...back];
}

/** The outline of a region. @param {Pick<Atlas, "arcs">} atlas @param {Region} region */
export function regionPath(atlas, region) {
  const way = (/** @type {number} */ arc) => (arc < 0 ? reversed(atlas.arcs[~arc]) : atlas.arcs[arc]);
  const ring = (/** @type {number[]} */ arcs) => {
    const [first, ...rest] = arcs.map(way);
    return `${linePath(first)} ${rest.flatMap((steps) => steps.slice(2)).join(" ")}z`;
  };
  return region.rings.map(ring).join("");
}

/** @param {Atlas} atlas @returns {Record<string, Region>} every region by its id */
const regions = (atlas) => ({
  ...atlas.lands,
  ...atlas.waters,
  wilds: atlas.wilds,
  far_seas: atlas.far_seas,
});

/**
 * The two regions on the sides of each line; a line of the frame has one.
 * @param {Atlas} atlas @returns {string[][]}
 */
export function sides(atlas) {
  /** @type {string[][]} */
  const found = atlas.arcs.map(() => []);
  for (const [id, region] of Object.entries(regions(atlas)))
    for (const arc of region.rings.flat()) found[arc < 0 ? ~arc : arc].push(id);
  return found;
}

/** All lines of a kind as one path. @param {Atlas} atlas @param {(one: string, other: string) => boolean} fits */
export function linesBetween(atlas, fits) {
  const between = sides(atlas);
  return atlas.arcs
    .filter((_, arc) => between[arc].length === 2 && fits(between[arc][0], between[arc][1]))
    .map(linePath)
    .join("");
}
