/** The end: what each had before the last harvest, what that and the end brought, and what decides between equals. */
import { say } from "../../app/text.js";
import { viewOf } from "./view.js";

/** @import { ScoreTable } from "../../app/types.js" */
/** @import { State } from "./types.js" */

/** The events of the last entry that bring glory, in the order in which they do. */
const BRINGING = ["harvested", "end_bonus"];

/** @param {State} state @returns {ScoreTable} */
export function finalScores(state) {
  const { seats, empires } = viewOf({ state });
  const told = BRINGING.filter((event) => state.last.some((line) => line.event === event));
  const rows = seats.map(({ score }, seat) => {
    const brought = told.map((event) => broughtTo(state, event, seat));
    const before = score.total - brought.reduce((sum, points) => sum + points, 0);
    const levels = empires.filter((empire) => empire.seat === seat).map(({ level }) => level);
    const cells = told.length ? [before, ...brought] : [];
    return { seat, cells, total: score.total, beyond: [Math.max(0, ...levels)] };
  });
  const columns = told.length ? ["before", ...told].map((part) => say(`web-seven-score-${part}`)) : [];
  return { columns, rows, beyond: [say("web-seven-score-level")] };
}

/** @param {State} state @param {string} event @param {number} seat */
function broughtTo({ last }, event, seat) {
  const lines = last.filter((line) => line.event === event && line.seat === seat);
  return lines.reduce((sum, { values }) => sum + /** @type {number} */ (values.points), 0);
}
