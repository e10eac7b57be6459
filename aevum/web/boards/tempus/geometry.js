/** Where hexes lie: pointy-topped, in rows, six neighbours clockwise from the north-west. */

/** @import { Box } from "../../app/types.js" */
/** @import { Hex } from "./types.js" */

export const RADIUS = 20;
const HALF = (Math.sqrt(3) / 2) * RADIUS;
const CORNERS = [
  [0, -RADIUS],
  [HALF, -RADIUS / 2],
  [HALF, RADIUS / 2],
  [0, RADIUS],
  [-HALF, RADIUS / 2],
  [-HALF, -RADIUS / 2],
];
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** @param {{q: number, r: number}} hex */
export const centreOf = ({ q, r }) => [2 * HALF * (q + r / 2), 1.5 * RADIUS * r];

/** The outline of a hex around the origin. @param {number} [scale] */
export const outline = (scale = 1) =>
  CORNERS.map(([x, y]) => `${(x * scale).toFixed(2)},${(y * scale).toFixed(2)}`).join(" ");

/** The ends of a hex's edge towards a direction. @param {Hex} hex @param {number} side */
export function edge(hex, side) {
  const [x, y] = centreOf(hex);
  return [CORNERS[(side + 5) % 6], CORNERS[side]].map(([dx, dy]) => [x + dx, y + dy]);
}

/** Hexes by where they lie. @param {Hex[]} hexes */
const placed = (hexes) => new Map(hexes.map((hex, place) => [`${hex.q},${hex.r}`, place]));

/** The places of a hex's neighbours, undefined beyond the board. @param {Hex[]} hexes */
export function neighbours(hexes) {
  const places = placed(hexes);
  return (/** @type {Hex} */ { q, r }) => DIRECTIONS.map(([dq, dr]) => places.get(`${q + dq},${r + dr}`));
}

/** The box around hexes, with a margin. @param {Hex[]} hexes @param {number} margin @returns {Box} */
export function boxAround(hexes, margin) {
  const points = hexes.map(centreOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - RADIUS - margin];
  return { x: left, y: top, w: Math.max(...xs) + HALF + margin - left, h: Math.max(...ys) + RADIUS + margin - top };
}

/** Which neighbour an arrow key leads to; up and down lean to the side the row leans to. @type {Record<string, number[]>} */
export const ARROWS = { ArrowLeft: [5], ArrowRight: [2], ArrowUp: [0, 1], ArrowDown: [3, 4] };
