/** The island drawn small: its hexes in the colours of those who hold them, and the cities. */
import { drawing, drawPlaces } from "../../app/pictures.js";
import { svg } from "../../app/svg.js";
import { boxAround, centreOf, outline, RADIUS } from "./geometry.js";

/** @import { Glance } from "../../app/types.js" */
/** @import { Hex, View } from "./types.js" */

const WATERS = ["sea", "lake"];
const MARGIN = 4;

/** @param {Glance} glance */
export function picture({ view }) {
  const { hexes } = /** @type {View} */ (view);
  const lands = hexes.filter(({ terrain }) => !WATERS.includes(terrain));
  const places = lands.map((hex) => ({ holder: hex.holder, path: pathOf(hex) }));
  const cities = lands.filter(({ city }) => city > 0).map(cityMark);
  return drawing(boxAround(hexes, MARGIN), ...drawPlaces(places), ...cities);
}

/** @param {Hex} hex */
function pathOf(hex) {
  const [x, y] = centreOf(hex);
  const corners = outline()
    .split(" ")
    .map((corner) => corner.split(",").map(Number));
  return `M${corners.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}z`;
}

/** @param {Hex} hex */
function cityMark(hex) {
  const [cx, cy] = centreOf(hex);
  return svg("circle", { class: "mark", cx, cy, r: RADIUS / 2.5 });
}
