/** What borders on what, read off a map: shared lines and links; what lies where, and in which direction. */
import { linePath, sides } from "./atlas.js";

/** @import { Box } from "./types.js" */
/** @typedef {{rings: number[][], centre: number[]}} Land */
/** @typedef {{rings: number[][], name: number[]}} Water */
/**
 * @typedef {object} Atlas
 * @property {number[][]} arcs
 * @property {Record<string, Land>} lands
 * @property {Record<string, Water>} waters
 * @property {{rings: number[][]}} wilds
 * @property {{rings: number[][]}} far_seas
 * @property {{kind: string, between: string[]}[]} links
 */

const NARROW = 0.5;

/** @template {Atlas} World */
export class Geography {
  /** @param {World} atlas */
  constructor(atlas) {
    this.atlas = atlas;
    /** @type {Map<string, Set<string>>} */
    this.touching = new Map();
    this.between = sides(atlas);
    for (const between of this.between) this.join(between);
    for (const { between } of atlas.links) this.join(between);
  }

  /** @param {string[]} between */
  join(between) {
    if (between.length !== 2 || !between.every((id) => id in this.atlas.lands || id in this.atlas.waters)) return;
    between.forEach((id, place) => this.touching.set(id, (this.touching.get(id) || new Set()).add(between[1 - place])));
  }

  /** The waters that a land lies at. @param {string} id */
  coasts(id) {
    return [...(this.touching.get(id) || [])].filter((other) => other in this.atlas.waters);
  }

  /** Where a land or a water lies. @param {string} id @returns {number[]} */
  centre(id) {
    return this.atlas.lands[id]?.centre ?? this.atlas.waters[id].name.slice(0, 2);
  }

  /** The middle of some places. @param {string[]} ids */
  middle(ids) {
    const centres = ids.map((id) => this.centre(id));
    return [0, 1].map((axis) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length);
  }

  /** The points that should be in sight when a place is looked at. @param {string} id @returns {number[][]} */
  points(id) {
    return [this.centre(id)];
  }

  /** The box around some places. @param {string[]} ids @returns {Box} */
  box(ids) {
    const points = ids.flatMap((id) => this.points(id));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  }

  /** The line around some lands taken together. @param {string[]} ids */
  around(ids) {
    const inside = new Set(ids);
    const parts = this.between.map((between) => between.filter((id) => inside.has(id)).length);
    return this.atlas.arcs
      .filter((_, arc) => parts[arc] === 1)
      .map(linePath)
      .join("");
  }

  /**
   * The place that lies in a direction: a neighbour where there is one, else the nearest land beyond the sea.
   * @param {string} id @param {number[]} towards
   */
  beyond(id, towards) {
    const near = this.best(
      id,
      towards,
      [...(this.touching.get(id) || [])].filter((other) => other in this.atlas.lands),
    );
    return near ?? this.best(id, towards, Object.keys(this.atlas.lands));
  }

  /** @param {string} id @param {number[]} towards @param {string[]} among */
  best(id, [tx, ty], among) {
    const [x, y] = this.centre(id);
    const found = among
      .filter((other) => other !== id)
      .map((other) => {
        const [dx, dy] = [this.centre(other)[0] - x, this.centre(other)[1] - y];
        const far = Math.hypot(dx, dy) || 1;
        const straight = (dx * tx + dy * ty) / far;
        return { other, straight, cost: far * (2 - straight) };
      })
      .filter(({ straight }) => straight > NARROW)
      .sort((one, two) => one.cost - two.cost);
    return found[0]?.other;
  }
}
