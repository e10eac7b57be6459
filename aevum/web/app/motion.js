/** Motion that shows where something came from or went. Whoever asked for none sees the end at once. */
import { findAll, h, isStill } from "./dom.js";
import { figure } from "./text.js";

/** @import { State } from "./types.js" */

const QUICK = 250;
const TICK = 700;

/** Slow at both ends. @param {number} part */
const eased = (part) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/**
 * Go through the parts of a way from 0 to 1, one a frame; at once where no motion is wanted.
 * @param {(part: number) => void} step @param {number} [length] @returns {() => void} ends it where it is
 */
export function glide(step, length = QUICK) {
  if (isStill()) {
    step(1);
    return () => {};
  }
  const begun = performance.now();
  let frame = requestAnimationFrame(move);
  /** @param {number} now */
  function move(now) {
    const part = Math.min(Math.max((now - begun) / length, 0), 1);
    step(eased(part));
    if (part < 1) frame = requestAnimationFrame(move);
  }
  return () => cancelAnimationFrame(frame);
}

/** How long a way to something may take that is shown only so long. @param {number} length */
export const within = (length) => Math.min(QUICK, length / 2);

/** The dice that lie on the page fall once more. */
export function tumbleDice() {
  if (isStill()) return;
  const turn = [{ transform: "rotate(-190deg) scale(0.6)", opacity: 0.2 }, { transform: "none" }];
  for (const die of findAll("[data-die]")) die.animate(turn, { duration: QUICK, easing: "ease-out" });
}

/** Scores that have changed count up or down, with the difference beside them. @param {State} before @param {State} after */
export function tickScores(before, after) {
  if (isStill()) return;
  for (const { seat, score } of after.seats) {
    const was = before.seats[seat]?.score ?? score;
    const place = findAll(`#seats [data-seat="${seat}"] .seat-figure`)[0];
    if (was !== score && place) tick(place, was, score);
  }
}

/** @param {HTMLElement} place @param {number} from @param {number} to */
function tick(place, from, to) {
  const gain = figure(to > from ? `+${to - from}` : to - from);
  const badge = h("span", { class: ["score-change", to > from ? "gain" : "loss"], "aria-hidden": "true" }, gain);
  badge.addEventListener("animationend", () => badge.remove());
  place.parentElement?.append(badge);
  glide((part) => (place.textContent = figure(Math.round(from + (to - from) * part))), TICK);
}
