/** What boards make of everybody's things: cards, signs, scores and their own icons. */
import { counter, h, icon, unseen } from "./dom.js";
import { fittedName } from "./names.js";
import { seatMark } from "./seats.js";
import { svg } from "./svg.js";

/** @import { Part, Scene, ScoreTable } from "./types.js" */

/** Whether the side drawn large is that of whoever looks. @param {Scene} scene */
export const isOwn = ({ seat, state }) => seat === state.eye && !state.curtain;

/**
 * Everybody's things, one below another.
 * @param {string} title @param {HTMLElement[]} cards see `sideCard` @param {string} [foot] what belongs to nobody
 * @param {string} [kind]
 */
export const sideList = (title, cards, foot = "", kind = "") =>
  h(
    "section",
    { class: [kind, "sides"], "aria-label": title, "data-testid": "sides" },
    h("h2", {}, title),
    h("ul", {}, ...cards),
    foot && h("p", { class: "quiet" }, foot),
  );

/**
 * A player's things in a few lines: the name with signs, the points, and whatever a board tells below.
 * @param {Scene} scene @param {number} seat
 * @param {{signs: Part[], points: number, words: string}} head `words`: the points, for who does not see them
 * @param {...Part} facts
 */
export const sideCard = ({ state }, seat, { signs, points, words }, ...facts) =>
  h(
    "li",
    {
      class: ["side", state.pending.includes(seat) && "on-turn"],
      "data-seat": seat,
      "data-testid": `side-${seat + 1}`,
    },
    h(
      "p",
      { class: "side-head" },
      seatMark(seat),
      fittedName(state.seats[seat].name, "side-name"),
      ...signs,
      h("span", { class: "side-score" }, counter("point", points, words)),
    ),
    ...facts,
  );

/** A small sign beside a name, with the words for it. @param {string} name @param {string} words @param {string} [kind] */
export const sign = (name, words, kind = "") =>
  h("span", { class: ["sign", kind], title: words }, icon(name), unseen(words));

/**
 * The score of every side, part by part.
 * @template {{score: Record<string, number>}} Side
 * @param {Side[]} sides as a view shows them @param {string[]} parts of the score
 * @param {(side: Side, seat: number) => number[]} beyond what decides between equal totals
 * @returns {ScoreTable["rows"]}
 */
export const scoreRows = (sides, parts, beyond) =>
  sides.map((side, seat) => ({
    seat,
    cells: parts.map((part) => side.score[part]),
    total: side.score.total,
    beyond: beyond(side, seat),
  }));

/**
 * A board's own icons, where `icon` and `use` find them.
 * @param {string} prefix @param {Record<string, string>} paths by name, on a grid of 24 @param {Part[]} [more] other drawings
 */
export function addIcons(prefix, paths, more = []) {
  const symbols = Object.entries(paths).map(([name, d]) =>
    svg("symbol", { id: `icon-${prefix}-${name}`, viewBox: "0 0 24 24" }, svg("path", { d })),
  );
  document.body.append(svg("svg", { class: "icon-set", "aria-hidden": "true" }, svg("defs", {}, more, symbols)));
}
