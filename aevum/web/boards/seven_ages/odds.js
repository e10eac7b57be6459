/** The chances of a round of conflict for whoever looks, by how many units the enemy commits. The service counts them. */
import { h } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { viewOf } from "./view.js";

/** @import { OddsRow, Scene } from "./types.js" */

const RESULTS = /** @type {const} */ (["win", "tie", "lose"]);

/** @param {Scene} scene */
export function oddsPanel(scene) {
  const odds = viewOf(scene).conflict?.odds;
  if (!odds?.rows.length) return null;
  return h(
    "section",
    { class: "ledger odds", "aria-label": say("web-seven-odds"), "data-testid": "odds" },
    h(
      "table",
      {},
      h("caption", {}, say(odds.committed ? "web-seven-odds-committed" : "web-seven-odds-all")),
      h("thead", {}, h("tr", {}, ...["units", "strength", ...RESULTS].map(heading))),
      h("tbody", {}, ...odds.rows.map(row)),
    ),
    h("p", { class: "quiet" }, say("web-seven-odds-note")),
  );
}

/** @param {string} name */
const heading = (name) => h("th", { scope: "col" }, say(`web-seven-odds-${name}`));

/** @param {OddsRow} chances */
const row = (chances) =>
  h(
    "tr",
    { "data-units": chances.units },
    h("th", { scope: "row" }, chances.units),
    h("td", {}, strength(chances)),
    ...RESULTS.map((result) => chance(result, chances[result])),
  );

/** Between which totals the enemy is, without its card. @param {OddsRow} chances */
const strength = ({ least, most }) => (least === most ? String(least) : say("web-seven-odds-range", { least, most }));

/** @param {string} result @param {number} percent */
const chance = (result, percent) =>
  h(
    "td",
    { class: `chance ${result}`, style: { "--share": `${percent}%` } },
    say("web-seven-percent", { count: percent }),
  );
