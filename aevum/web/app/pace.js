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

/** What happens at several places is looked at for as many times as long, up to so many. */
const MOST_PLACES = 4;

/** @returns {Pace} */
export const pace = () => PACES.find((each) => each === localStorage.getItem(STORED)) ?? "normal";

/** How long a move at so many places is shown while so many others wait: for ever where the reader goes on by a key. @param {Pace} at @param {number} rest @param {number} [places] */
export function lengthOf(at, rest, places = 1) {
  const [one, all] = LENGTHS[at];
  return Math.min(one * Math.min(Math.max(places, 1), MOST_PLACES), all / (rest + 1));
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
