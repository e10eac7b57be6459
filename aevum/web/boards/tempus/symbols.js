/** The drawings of this board: terrains by pattern, so that they are told apart without colour, and its own icons. */
import { addIcons } from "../../app/sides.js";
import { svg } from "../../app/svg.js";
import { outline } from "./geometry.js";

/** A point of a path. @param {number[]} point */
export const at = ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The same small drawing at several points. @param {number[][]} points @param {(x: number, y: number) => string} draw */
const strewn = (points, draw) => points.map(([x, y]) => draw(x, y)).join("");

const TUFTS = strewn(
  [
    [-9, -6],
    [0, -12],
    [9, -6],
    [-11, 5],
    [11, 5],
    [-4, 12],
    [5, 12],
    [0, 0],
  ],
  (x, y) => `M${x - 2.6} ${y - 2}l1.6 3.6M${x} ${y - 3.6}v5.2M${x + 2.6} ${y - 2}l-1.6 3.6`,
);
const FURROWS = strewn(
  [
    [-11.5, 8],
    [-7.2, 14.2],
    [-2.4, 14.2],
    [2.4, 14.2],
    [7.2, 14.2],
    [11.5, 8],
  ],
  (y, half) => `M${-half} ${y + 1}q${half} -4 ${2 * half} 0`,
);
const HUMPS = strewn(
  [
    [-12, -3],
    [2, -3],
    [-5, -9],
    [-5, 5],
    [-12, 12],
    [2, 12],
    [9, 5],
  ],
  (x, y) => `M${x - 2} ${y}c1.6-6.4 9.4-6.4 11 0`,
).replace("M7 5", "M6 5");
const TREES = strewn(
  [
    [-10, -5],
    [0, -12],
    [10, -5],
    [-11, 8],
    [11, 8],
    [-4, 2],
    [5, 3],
    [-1, 14],
  ],
  (x, y) => `M${x} ${y - 5}l3.6 6.2h-7.2zM${x} ${y + 1.2}v2.6`,
);
const PEAKS = "M-15 9L-6-9l5 9 4.5-6L15 9z";
const SNOW = "M-8.6-3.6l2.6 2.4 2.2-2.2M1.4-2.8l2.2 2 2-2";
const WAVES = strewn(
  [
    [-9, -5],
    [3, -9],
    [4, 1],
    [-8, 6],
    [2, 11],
  ],
  (x, y) => `M${x - 4} ${y}q2-3 4 0t4 0`,
);

/** @type {Record<string, string>} */
const ART = { grassland: TUFTS, farmland: FURROWS, hill: HUMPS, forest: TREES, mountain: PEAKS + SNOW, lake: WAVES };

/** @type {Record<string, string>} */
const ICONS = {
  move: "M3 12h15M12 5.5l7 6.5-7 6.5M3 7v10",
  children: "M12 3a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM7 14c2-3 8-3 10 0M12 12.5v5M12 17.5l-3.5 4M12 17.5l3.5 4",
  fight: "M4 3l11 11M20 3L9 14M4 3v3.5M4 3h3.5M20 3v3.5M20 3h-3.5M12 17l4-4M8 13l4 4M15 15l5 5.5M9 15l-5 5.5",
  idea: "M9 18h6M10 21.5h4M9 18c0-3-3.5-4.5-3.5-9a6.5 6.5 0 0 1 13 0c0 4.5-3.5 6-3.5 9z",
  city: "M3 21V8h3v2h3V4h6v6h3V8h3v13zM10 21v-4c0-1.3.8-2 2-2s2 .7 2 2v4",
  cards: "M4 7.5l9-3 5 14-9 3zM14.5 8L20 8.5V20h-4",
  tile: "M12 2l9 5v10l-9 5-9-5V7zM12 8v8M8 12h8",
  flag: "M6 22V3M6 4h12l-3 4 3 4H6",
  left: "M5 9a8 8 0 1 1-1 5M5 3v6h6",
  right: "M19 9a8 8 0 1 0 1 5M19 3v6h-6",
};

/** Put the drawings into the page, where `use` finds them. */
export function loadSymbols() {
  const terrains = Object.entries(ART).map(([name, path]) =>
    svg("path", { id: `tempus-${name}`, class: `art ${name}`, d: path }),
  );
  addIcons("tempus", ICONS, terrains);
}

/** A hex of a terrain with its pattern. @param {string} terrain @param {string} [transform] */
export const terrainHex = (terrain, transform) =>
  svg(
    "g",
    { class: ["land", terrain], transform },
    svg("polygon", { points: outline() }),
    terrain in ART && svg("use", { href: `#tempus-${terrain}` }),
  );

/** A terrain as a small sign beside words. @param {string} terrain */
export const terrainSign = (terrain) =>
  svg("svg", { class: "terrain-sign", viewBox: "-18.5 -21 37 42", "aria-hidden": "true" }, terrainHex(terrain));
