/** How quickly others' moves are shown: the reader sets it, and this browser keeps it. */
import { h } from "./dom.js";
import { say } from "./text.js";

/** @typedef {"step" | "slow" | "normal" | "fast" | "once"} Pace */

const STORED = "aevum-pace";
/** @type {Pace[]} */
const PACES = ["step", "slow", "normal", "fast", "once"];
/** How long each move is shown, and how long all of them may take together. @type {Record<Pace, [number, number]>} */
const LENGTHS = {
  step: [Infinity, Infinity],
  slow: [1800, Infinity],
  normal: [700, 6000],
  fast: [250, 2000],
  once: [0, 0],
};

/** @returns {Pace} */
export const pace = () => PACES.find((each) => each === localStorage.getItem(STORED)) ?? "normal";

/** How long a move is shown while so many others wait: for ever where the reader goes on by a key. @param {Pace} at @param {number} rest */
export function lengthOf(at, rest) {
  const [one, all] = LENGTHS[at];
  return Math.min(one, all / (rest + 1));
}

/** The control for it. @param {() => void} changed */
export function paceControl(changed) {
  const options = PACES.map((each) => h("option", { value: each }, say(`web-pace-${each}`)));
  const select = h("select", { "data-testid": "pace", "data-key": "pace" }, ...options);
  select.value = pace();
  select.addEventListener("change", () => {
    localStorage.setItem(STORED, select.value);
    changed();
  });
  return h("label", { class: "pace" }, h("span", {}, say("web-pace")), select);
}
