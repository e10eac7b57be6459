/** People and cities on the map: the colour, the shape and the letter of their seat, and how many they are. */
import { letterOf } from "../../app/seats.js";
import { svg } from "./svg.js";

const SHAPES = ["disc", "square", "triangle", "diamond", "hexagon", "star", "cross"];
const WALL = "M-12 11V-5h4v3h4.500v-6h7v6H8v-3h4v16z";

/** @param {number} seat @param {number} size @param {number} x @param {number} y */
const shape = (seat, size, x, y) =>
  svg("use", {
    href: `#icon-seat-${SHAPES[seat]}`,
    class: "seat-shape",
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });

/** @param {number} seat @param {number} x @param {number} y @param {number} size */
const letter = (seat, x, y, size) =>
  svg("text", { class: "letter", x, y: y + size * (seat === 2 ? 0.55 : 0.36), "font-size": size }, letterOf(seat));

/** A stack of people: one behind the other, with their number. @param {number} seat @param {number} count */
export function people(seat, count) {
  const lift = Math.min(count - 1, 4);
  const behind = Array.from({ length: lift }, (_, place) => (lift - place) * 2);
  return svg(
    "g",
    { class: `piece seat-${seat}` },
    behind.map((step) => shape(seat, 19, step - 1, -step)),
    shape(seat, 19, -1, 0),
    letter(seat, -1, 0, 10),
    count > 1 && number(count, 8, 8),
  );
}

/** A badge with a number. @param {number} count @param {number} x @param {number} y */
const number = (count, x, y) => [
  svg("circle", { class: "badge", cx: x, cy: y, r: 6 }),
  svg("text", { class: "badge-number", x, y: y + 3.3 }, count),
];

/** A city: a wall in the seat's colour with its value, and the seat's shape above it. @param {number} seat @param {number} value */
export const city = (seat, value) =>
  svg(
    "g",
    { class: `piece city seat-${seat}` },
    svg("path", { class: "wall", d: WALL }),
    svg("text", { class: "city-value", x: 0, y: 9.5 }, value),
    shape(seat, 12, 0, -11),
    letter(seat, 0, -11, 7.5),
  );

/** @param {import("./view.js").Hex} hex */
export function pieceOn({ holder, people: count, city: value }) {
  if (holder === null) return null;
  return value ? city(holder, value) : people(holder, count);
}
