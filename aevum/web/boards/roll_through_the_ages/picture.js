/** The sheets drawn small, one row a player: cities, then monuments, then developments. */
import { drawing, seatColour } from "../../app/pictures.js";
import { svg } from "../../app/svg.js";

/** @import { Glance } from "../../app/types.js" */
/** @import { Side, View } from "./types.js" */

const ROW = 14;
const STEP = 11;
const WIDTH = 160;
/** How much wider a picture is than high: as wide as four players' whole rows. */
const SHAPE = WIDTH / (4 * ROW);
/** How a thing looks, as a path of ten units: a city, a monument, a development. */
const SIGNS = { city: "M0 10V4L5 0L10 4V10z", monument: "M5 0L10 10H0z", development: "M5 1a4 4 0 1 1-.1 0z" };

/** As near as all that there is allows. @param {Glance} glance */
export function picture({ view }) {
  const { seats } = /** @type {View} */ (view);
  const signs = seats.map(signsOf);
  const high = seats.length * ROW;
  const widest = Math.min(WIDTH, STEP * Math.max(...signs.map((row) => row.length)));
  const w = Math.max(widest, high * SHAPE);
  const top = (w / SHAPE - high) / 2;
  const rows = signs.map((row, seat) => sheet(row, seat, top + seat * ROW));
  return drawing({ x: -4, y: -4, w: w + 8, h: w / SHAPE + 4 }, ...rows);
}

/** What somebody has, sign by sign. @param {Side} side */
function signsOf({ cities, projects, developments }) {
  const monuments = projects.filter(({ kind, complete }) => kind === "monument" && complete).length;
  return [
    ...Array.from({ length: cities }, () => SIGNS.city),
    ...Array.from({ length: monuments }, () => SIGNS.monument),
    ...developments.map(() => SIGNS.development),
  ];
}

/** @param {string[]} signs @param {number} seat @param {number} y */
function sheet(signs, seat, y) {
  const step = Math.min(STEP, WIDTH / signs.length);
  const paths = signs.map((d, place) => svg("path", { d, transform: `translate(${place * step} ${y})` }));
  return svg("g", { class: "held", style: seatColour(seat) }, ...paths);
}
