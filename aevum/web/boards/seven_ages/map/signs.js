/** Our own signs: a pattern for each terrain, so that terrains are told apart without colour. */

/** A tile: its size, then its layers from the lowest: a class and an outline. @typedef {[string, number, [string, string][]]} Tile */

const peak = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) => ({
  body: `M${x - size} ${y}L${x} ${y - 1.25 * size}L${x + size} ${y}z`,
  shade: `M${x} ${y - 1.25 * size}L${x + size} ${y}L${x + 0.15 * size} ${y}L${x + 0.3 * size} ${y - 0.45 * size}z`,
  ink: `M${x - size} ${y}L${x} ${y - 1.25 * size}L${x + size} ${y}`,
});
const round = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const trunk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x} ${y + r}v${r * 0.9}`;
const palm = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x} ${y}q${-r * 0.5} ${-r} ${-r * 1.2} ${-r * 0.2}M${x} ${y}q${r * 0.5} ${-r} ${r * 1.2} ${-r * 0.2}` +
  `M${x} ${y}q${-r * 0.1} ${-r * 1.1} ${-r * 0.5} ${-r * 1.3}M${x} ${y}q${r * 0.1} ${-r * 1.1} ${r * 0.5} ${-r * 1.3}` +
  `M${x} ${y}q${r * 0.3} ${r * 0.8} 0 ${r * 1.5}`;
const reed = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x - 9} ${y}h18M${x} ${y - 2}v-13M${x - 5} ${y - 2}l-3 -9M${x + 5} ${y - 2}l3 -9`;
const dune = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 13} ${y}q8 -10 14 -1q5 -5 12 0`;
const tuft = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x - 5} ${y}l-3 -7M${x} ${y}v-9M${x + 5} ${y}l3 -7`;
const furrow = (/** @type {number} */ x, /** @type {number} */ y) => `M${x} ${y}q7 -4 14 0t14 0`;

const PEAKS = [
  [24, 34, 17],
  [62, 76, 17],
  [66, 28, 11],
  [20, 78, 11],
].map(([x, y, size]) => peak(x, y, size));
const TREES = [
  [16, 18, 9],
  [48, 50, 9],
  [50, 14, 6],
  [14, 52, 6],
];

/** @param {(x: number, y: number, r: number) => string} art */
const grove = (art) => TREES.map(([x, y, r]) => art(x, y, r)).join("");

/** @type {Tile[]} */
export const TILES = [
  [
    "fertile",
    56,
    [["ink", furrow(4, 14) + furrow(4, 21) + furrow(28, 42) + furrow(28, 49) + furrow(-28, 42) + furrow(-28, 49)]],
  ],
  ["clear", 72, [["ink", tuft(18, 22) + tuft(54, 58)]]],
  [
    "forest",
    64,
    [
      ["ink", grove(trunk)],
      ["body", grove(round)],
    ],
  ],
  ["jungle", 56, [["ink", palm(16, 16, 9) + palm(44, 42, 9) + palm(46, 10, 5) + palm(14, 44, 5)]]],
  ["swamp", 60, [["ink", `${reed(16, 22)}${reed(46, 52)}M40 18h14M6 48h14`]]],
  [
    "mountain",
    88,
    [
      ["body", PEAKS.map(({ body }) => body).join("")],
      ["shade", PEAKS.map(({ shade }) => shade).join("")],
      ["ink", PEAKS.map(({ ink }) => ink).join("")],
    ],
  ],
  ["desert", 68, [["ink", `${dune(18, 20)}${dune(52, 54)}M48 16h.1M58 24h.1M14 50h.1M24 60h.1M36 36h.1`]]],
  ["tundra", 52, [["ink", "M8 12h9M34 38h9M22 28h.1M46 8h.1M10 44h.1"]]],
  ["wilds", 24, [["ink", "M0 24l24-24M-6 6l12-12M18 30l12-12"]]],
];
