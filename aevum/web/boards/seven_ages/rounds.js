/** The rounds of the conflict that goes on and what came of the last one, as they were told; a page that is loaded anew hears them again. */
import { h, icon } from "../../app/dom.js";
import { figure, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { viewOf } from "./view.js";

/** @import { LogLine, Scene, State } from "./types.js" */

/** @typedef {{place: number, total: number, lost: number}} Fought   an empire in a round, by the number of its card */

/** @typedef {{last: LogLine[], asked: boolean, own: boolean | null, held: number[]}} Heard   what was told, whether this page is asked then, whether a conflict that goes on is its own, its empires as events number them */

/** Steps that can be passed for longer, and are without asking whoever has nothing else to do: only who has a choice there is asked. */
const PASSABLE = new Set(["play_event", "interrupt_event", "reveal", "commit"]);
/** The events that end a conflict or a trade, with which the last part of it begins, and those that tell what came of it. */
const ENDS = new Set(["won_conflict", "nobody_won"]);
const TRADED = new Set(["trade_won", "trade_tied", "pile_trade_won", "pile_trade_lost", "pile_trade_tied"]);
const BEGINS = new Set(["round_began", "trade_begun", "pile_trade_begun"]);
const OUTCOME = new Set([
  ...[...ENDS, "conflict_total", "lost_units", "lost_leader", "lost_elite", "empire_destroyed"],
  ...["retreated", "lost_in_pursuit", "nowhere_to_go"],
  ...[...TRADED, "trade_card_shown", "pile_card_shown", "trade_total"],
]);

/** Whether whoever looks has to choose; of the past no choices are told. @param {State} state */
const isAsked = ({ choices, pending, eye, asked }) =>
  choices.length > 0 || (eye !== null && pending.includes(eye) && !PASSABLE.has(asked.step));

export class Rounds {
  constructor() {
    /** @type {Map<number, Heard>} by position */
    this.heard = new Map();
    /** @type {number | null} */
    this.eye = null;
  }

  /** Hear what was told at a position; other eyes begin anew. @param {State} state */
  hear(state) {
    const { eye, position, last } = state;
    const { conflict, sides, empires } = viewOf({ state });
    if (eye !== this.eye) this.heard.clear();
    this.eye = eye;
    const facing = conflict?.sides ?? sides;
    const own = facing.length ? facing.some(({ seat }) => seat !== null && seat === eye) : null;
    const held = empires.filter(({ seat }) => seat === eye).map(({ place }) => place);
    this.heard.set(position, { last, asked: isAsked(state), own, held });
  }

  /** What was heard up to a position, in order. @param {State} state */
  before({ position }) {
    return [...this.heard].filter(([at]) => at <= position).sort(([one], [other]) => one - other);
  }

  /** The rounds up to a position. @param {State} state @returns {Fought[][]} */
  upTo(state) {
    return fought(this.before(state).flatMap(([, { last }]) => last));
  }

  /** What was told since this page was asked last, and the empires it has had since. @param {State} state */
  sinceAsked(state) {
    const heard = this.before(state);
    const since = heard.slice(
      Math.max(
        0,
        heard.findLastIndex(([at, { asked }]) => asked && at < state.position),
      ),
    );
    const lines = since.slice(1).flatMap(([, { last }]) => last);
    return { lines, held: new Set(since.flatMap(([, { held }]) => held)) };
  }

  /** What came of an own conflict or trade, until this page has been asked after it. @param {State} state @returns {LogLine[]} */
  outcome(state) {
    const heard = this.before(state);
    const end = heard.findLastIndex(([, { last }]) => last.some(({ event }) => ENDS.has(event) || TRADED.has(event)));
    const isOwn = heard.slice(0, Math.max(0, end)).findLast(([, { own }]) => own !== null)?.[1].own;
    if (!isOwn || heard.slice(end).some(([at, { asked }]) => asked && at < state.position)) return [];
    const lines = heard.slice(0, end + 1).flatMap(([, { last }]) => last);
    const begun = lines.findLastIndex(({ event }) => BEGINS.has(event));
    return lines.slice(begun).filter(({ event }) => OUTCOME.has(event));
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

/** What came of the conflict or the trade that has just ended: it is over in a moment, and others play on. @param {Scene} scene @param {Rounds} rounds */
export function outcome(scene, rounds) {
  const { conflict, sides } = viewOf(scene);
  const told = conflict || sides.length ? [] : rounds.outcome(scene.state);
  if (!told.length) return null;
  const kind = told.some(({ event }) => TRADED.has(event)) ? "trade" : "conflict";
  return h(
    "section",
    { class: "ledger outcome", "aria-label": say(`web-seven-${kind}`), "data-testid": "outcome" },
    icon(kind === "trade" ? "sa-trade" : "sa-fight"),
    h("ul", {}, ...told.map(({ text }) => h("li", {}, text))),
  );
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
