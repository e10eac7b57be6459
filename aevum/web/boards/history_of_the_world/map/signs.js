/** Our own signs: peaks, trees, and a pattern for each area, so that areas are told apart without colour. */

/** A drawing given in hundredths of its size, at its place. @param {string} art @param {number} x @param {number} y @param {number} size */
function placed(art, x, y, size) {
  const scale = size / 100;
  let across = true;
  return art.replace(/([A-Za-z])|-?\d+(?:\.\d+)?/g, (part, letter) => {
    if (letter) {
      across = true;
      return letter;
    }
    const value = Number(part) * scale + (across ? x : y);
    across = !across;
    return `${value.toFixed(1)} `;
  });
}

/** Peaks: the body, the side in the shade, and the ink. Three forms; all commands absolute. */
const PEAKS = [
  {
    body: "M-52 34Q-26 6 -8 -46Q6 -18 18 -6Q36 14 54 34Q0 26 -52 34Z",
    shade: "M-8 -46Q6 -18 18 -6Q36 14 54 34Q34 31 12 30Q16 16 4 4Q8 -12 -8 -46Z",
    ink: "M-52 34Q-26 6 -8 -46Q6 -18 18 -6Q36 14 54 34M-8 -46Q8 -12 4 4Q10 10 9 22",
  },
  {
    body: "M-54 34Q-40 14 -28 -14Q-22 -6 -14 -2Q0 -20 14 -50Q26 -14 54 34Q0 26 -54 34Z",
    shade:
      "M14 -50Q26 -14 54 34Q40 31 26 30Q28 14 18 2Q22 -16 14 -50ZM-28 -14Q-22 -6 -14 -2Q-18 10 -14 28Q-24 10 -28 -14Z",
    ink: "M-54 34Q-40 14 -28 -14Q-22 -6 -14 -2Q0 -20 14 -50Q26 -14 54 34M14 -50Q22 -16 18 2Q26 12 24 24M-28 -14Q-24 6 -18 18",
  },
  {
    body: "M-50 34Q-30 2 -20 -34Q-8 -10 2 -2Q12 -16 20 -24Q34 4 52 34Q0 26 -50 34Z",
    shade: "M-20 -34Q-8 -10 2 -2Q8 14 6 29Q-8 16 -12 4Q-10 -12 -20 -34ZM20 -24Q34 4 52 34Q40 31 28 30Q30 6 20 -24Z",
    ink: "M-50 34Q-30 2 -20 -34Q-8 -10 2 -2Q12 -16 20 -24Q34 4 52 34M-20 -34Q-10 -12 -12 4Q-4 12 -4 22M20 -24Q28 2 26 20",
  },
];

/** Groves of three forms: crowns, the side in the shade, trunks. */
const crown = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x - r} ${y}C${x - r} ${y - 1.3 * r} ${x + r} ${y - 1.3 * r} ${x + r} ${y}C${x + r} ${y + r} ${x - r} ${y + r} ${x - r} ${y}Z`;
const dark = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x + 0.3 * r} ${y - 0.8 * r}C${x + r} ${y - 0.6 * r} ${x + r} ${y} ${x + r} ${y}C${x + r} ${y + 0.8 * r} ${x} ${y + 0.8 * r} ${x - 0.3 * r} ${y + 0.7 * r}C${x + 0.4 * r} ${y + 0.3 * r} ${x + 0.6 * r} ${y - 0.3 * r} ${x + 0.3 * r} ${y - 0.8 * r}Z`;
const trunk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `M${x} ${y + 0.2 * r}L${x} ${y + 1.7 * r}`;
const GROVES = [
  [
    [-22, -4, 20],
    [20, -12, 22],
    [4, 14, 19],
  ],
  [
    [-6, -18, 21],
    [-26, 12, 18],
    [24, 8, 21],
  ],
  [
    [-18, -10, 22],
    [24, -4, 18],
    [-2, 18, 18],
  ],
].map((trees) => {
  const all = (/** @type {(x: number, y: number, r: number) => string} */ art) =>
    trees.map(([x, y, r]) => art(x, y, r)).join("");
  return { body: all(crown), shade: all(dark), ink: all(trunk) };
});

/** @param {{body: string, shade: string, ink: string}[]} forms @param {number[][]} signs @param {("body" | "shade" | "ink")[]} order */
function strewn(forms, signs, order) {
  return order.map((part) => [part, signs.map(([x, y, size, form]) => placed(forms[form][part], x, y, size)).join("")]);
}

/** @param {number[][]} signs @returns {string[][]} classes and outlines, lowest first */
export const hills = (signs) => strewn(PEAKS, signs, ["body", "shade", "ink"]);

/** @param {number[][]} signs @returns {string[][]} */
export const trees = (signs) => strewn(GROVES, signs, ["ink", "body", "shade"]);

/** A cut stone: what a resource looks like on the map. */
const GEM = {
  body: "M-30 -38L30 -38L50 -12L0 46L-50 -12Z",
  shade: "M50 -12L0 46L16 -12Z",
  ink: "M-30 -38L30 -38L50 -12L0 46L-50 -12ZM-50 -12L50 -12M-30 -38L-16 -12L0 46L16 -12L30 -38M-16 -12L0 -38L16 -12",
};

/** @param {number[][]} signs @returns {string[][]} */
export const gems = (signs) =>
  strewn(
    [GEM],
    signs.map(([x, y, size]) => [x, y, size, 0]),
    ["body", "shade", "ink"],
  );

/** Area, size of the tile, motif. @type {[string, number, string][]} */
export const PATTERNS = [
  ["middle_east", 40, "M8 10h.1M28 30h.1M28 10h.1M8 30h.1"],
  ["north_africa", 48, "M6 12h18M30 36h18M-18 36h18"],
  ["africa", 56, "M8 22l10-10l10 10M36 50l10-10l10 10"],
  ["southern_europe", 32, "M-8 8l16-16M0 32l32-32M24 40l16-16"],
  ["northern_europe", 32, "M-8 24l16 16M0 0l32 32M24-8l16 16"],
  ["eurasia", 64, "M12 26v-12M6 26l-3-8M18 26l3-8M44 58v-12M38 58l-3-8M50 58l3-8"],
  ["india", 48, "M12 4l8 8l-8 8l-8-8zM36 28l8 8l-8 8l-8-8z"],
  ["china", 48, "M12 5v14M5 12h14M36 29v14M29 36h14"],
  ["southeast_asia", 48, "M0 12q6-8 12 0t12 0t12 0t12 0M0 36q6-8 12 0t12 0t12 0t12 0"],
  ["nippon", 44, "M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0M39 33a6 6 0 1 1-12 0a6 6 0 1 1 12 0"],
  ["north_america", 48, "M12 6v12M36 30v12"],
  ["south_america", 48, "M0 16l8-8l8 8l8-8l8 8l8-8l8 8M0 40l8-8l8 8l8-8l8 8l8-8l8 8"],
  ["australia", 56, "M6 20a10 10 0 0 1 20 0M34 48a10 10 0 0 1 20 0M16 20h.1M44 48h.1"],
  ["barren", 36, "M0 9h36M0 27h36M9 9v18M27-9v18M27 27v18"],
  ["wilds", 24, "M0 24l24-24M-6 6l12-12M18 30l12-12"],
];
