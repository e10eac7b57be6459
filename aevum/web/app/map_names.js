/** Names on a map, as large as their places allow: in two lines where that helps. */
import { boxAround } from "./map_room.js";
import { svg } from "./svg.js";

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;
const [LEAST, LONG] = [13, 9];
const BREAKS = /(?<=[ ・-])/;

/** How wide a letter is, in its own height. @param {string} letter */
const width = (letter) => (WIDE.test(letter) ? 1 : 0.5);

/** How wide words are, in the height of their letters. @param {string} words */
export const lengthOf = (words) => [...words].reduce((sum, letter) => sum + width(letter), 0);

/** A name in two lines where it is long and can be broken: as even as possible. @param {string} name */
function inLines(name) {
  const parts = name.split(BREAKS);
  if (parts.length < 2 || lengthOf(name) < LONG / 2) return [name];
  const cuts = parts.slice(1).map((_, cut) => [parts.slice(0, cut + 1).join(""), parts.slice(cut + 1).join("")]);
  const longest = (/** @type {string[]} */ lines) => Math.max(...lines.map(lengthOf));
  return cuts.sort((one, other) => longest(one) - longest(other))[0].map((line) => line.trim());
}

/** The lines of a name, and how large its letters are. @param {string} name @param {number} room @param {number} largest */
function laid(name, room, largest) {
  const lines = inLines(name);
  const long = Math.max(...lines.map(lengthOf));
  return { lines, long, size: Math.max(LEAST, Math.min(largest, room / long)) };
}

/** Where a name lies. @param {string} name @param {number[]} place @param {number} largest */
export function nameBox(name, [x, y, room], largest) {
  const { lines, long, size } = laid(name, room, largest);
  return boxAround([x, y], long * size, lines.length * size);
}

/** A name at its place. @param {string} kind @param {string} name @param {number[]} place @param {number} largest */
export function label(kind, name, [x, y, room], largest) {
  const { lines, size } = laid(name, room, largest);
  const rows = lines.map((line, row) => {
    const at = y + size * (0.35 + row - (lines.length - 1) / 2);
    return svg("tspan", { x, y: at.toFixed(1) }, line);
  });
  return svg("text", { class: kind, "font-size": size.toFixed(1) }, rows);
}
