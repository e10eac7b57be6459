/** A line of the log points at the board: the seat and the parts it speaks of are outlined. */
import { isStill } from "./dom.js";

/** @import { Board, LogLine, State } from "./types.js" */

/**
 * @param {LogLine | null} line null: point at nothing
 * @param {Board} board
 * @param {State} state
 * @param {boolean} [reveal] bring it into sight too
 */
export function pointAt(line, board, state, reveal = false) {
  for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
  if (!line) return;
  const seat = line.seat === null ? [] : [...document.querySelectorAll(`[data-seat="${line.seat}"]`)];
  const parts = board
    .parts(line, state)
    .flatMap((name) => partsNamed(name, line.seat))
    .filter((part) => part.checkVisibility());
  for (const element of parts.length ? [...parts, ...seat.filter((each) => each.matches("li"))] : seat)
    element.classList.add("pointed");
  const part = parts[0] || seat[seat.length - 1];
  if (reveal && part) frameOf(part).scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
}

/** A map is seen whole, wherever on it something lies: it moves by itself. @param {Element} part */
const frameOf = (part) => part.closest(".map-frame") ?? part;

/**
 * A part on a seat's own side where it is there, else wherever it is.
 * @param {string} name @param {number | null} seat
 */
function partsNamed(name, seat) {
  const own = document.querySelectorAll(`[data-side="${seat}"] [data-part="${name}"]`);
  return [...(own.length ? own : document.querySelectorAll(`[data-part="${name}"]:not([data-side] *)`))];
}
