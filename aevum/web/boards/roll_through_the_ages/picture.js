/** The sheets drawn small, one row a player: cities, then monuments, then developments. */
import { drawing, seatColour } from "../../app/pictures.js";
import { svg } from "../../app/svg.js";

/** @import { Glance } from "../../app/types.js" */
/** @import { Side, View } from "./types.js" */

const ROW = 14;
const STEP = 11;
const WIDTH = 160;
/** Most rows there can be: the picture of few players has room around them. */
const ROWS = 4;
/** How a thing looks, as a path of ten units: a city, a monument, a development. */
const SIGNS = { city: "M0 10V4L5 0L10 4V10z", monument: "M5 0L10 10H0z", development: "M5 1a4 4 0 1 1-.1 0z" };

/** @param {Glance} glance */
export function picture({ view }) {
  const { seats } = /** @type {View} */ (view);
  const top = ((ROWS - seats.length) * ROW) / 2;
  const rows = seats.map((side, seat) => sheet(side, seat, top + seat * ROW));
  return drawing({ x: -4, y: -4, w: WIDTH + 8, h: ROWS * ROW + 4 }, ...rows);
}

/** @param {Side} side @param {number} seat @param {number} y */
function sheet({ cities, projects, developments }, seat, y) {
  const monuments = projects.filter(({ kind, complete }) => kind === "monument" && complete).length;
  const signs = [
    ...Array.from({ length: cities }, () => SIGNS.city),
    ...Array.from({ length: monuments }, () => SIGNS.monument),
    ...developments.map(() => SIGNS.development),
  ];
  const step = Math.min(STEP, WIDTH / signs.length);
  const paths = signs.map((d, place) => svg("path", { d, transform: `translate(${place * step} ${y})` }));
  return svg("g", { class: "held", style: seatColour(seat) }, ...paths);
}
