/** The rounds of the conflict that goes on, as they were told; a page that is loaded anew hears them again. */
import { h } from "../../app/dom.js";
import { figure, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { viewOf } from "./view.js";

/** @import { LogLine, Scene, State } from "./types.js" */

/** @typedef {{place: number, total: number, lost: number}} Fought   an empire in a round, by the number of its card */

export class Rounds {
  constructor() {
    /** @type {Map<number, LogLine[]>} by position */
    this.heard = new Map();
    /** @type {number | null} */
    this.eye = null;
  }

  /** Hear what was told at a position; other eyes begin anew. @param {State} state */
  hear({ eye, position, last }) {
    if (eye !== this.eye) this.heard.clear();
    this.eye = eye;
    this.heard.set(position, last);
  }

  /** The rounds up to a position. @param {State} state @returns {Fought[][]} */
  upTo({ position }) {
    const lines = [...this.heard].filter(([at]) => at <= position).sort(([one], [other]) => one - other);
    return fought(lines.flatMap(([, last]) => last));
  }
}

/** @param {LogLine[]} lines @returns {Fought[][]} */
function fought(lines) {
  /** @type {Fought[]} */
  let sides = [];
  for (const { event, values } of lines) {
    const { empire, points, count } = /** @type {Record<string, number>} */ (values);
    if (event === "conflict_began") sides = [];
    if (event === "conflict_total") sides.push({ place: empire, total: points, lost: 0 });
    const loser = event === "lost_units" && sides.slice(-2).find(({ place }) => place === empire);
    if (loser) loser.lost = count;
  }
  return sides.flatMap((side, place) => (place % 2 ? [] : [[side, sides[place + 1]]])).filter(([, other]) => other);
}

/** @param {Scene} scene @param {Rounds} rounds */
export function roundsFought(scene, rounds) {
  const told = rounds.upTo(scene.state);
  if (!told.length || !viewOf(scene).conflict) return null;
  const rows = told.map((sides, place) =>
    h(
      "li",
      {},
      h("small", {}, say("web-seven-round", { count: place + 1 })),
      ...sides.map((side) => sideOf(scene, side, Math.max(...sides.map(({ total }) => total)))),
    ),
  );
  return h(
    "section",
    { class: "ledger rounds", "aria-label": say("web-seven-rounds"), "data-testid": "rounds" },
    h("h3", {}, say("web-seven-rounds")),
    h("ol", {}, ...rows),
  );
}

/** @param {Scene} scene @param {Fought} side @param {number} best */
const sideOf = (scene, { place, total, lost }, best) =>
  h(
    "span",
    { class: ["round-side", total === best && "won"] },
    empireMark(viewOf(scene).empires.find((empire) => empire.place === place)),
    h("b", {}, figure(total)),
    lost > 0 && h("small", {}, say("web-seven-lost", { count: lost })),
  );
