/** The end of a match: who won, and every part of the score laid out. */
import { h, icon, refill } from "./dom.js";
import { seatName } from "./seats.js";
import { listed, say } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** @param {HTMLElement} root @param {State} state @param {import("./types.js").ScoreTable | null} table */
export function drawFinal(root, state, table) {
  root.hidden = !state.over;
  if (!state.over) return refill(root);
  root.setAttribute("aria-labelledby", "final-title");
  refill(root, h("h2", { id: "final-title", class: "final-title" }, icon("point"), verdict(state)), table ? scoreTable(state, table) : plainScores(state));
}

/** @param {State} state */
function verdict(state) {
  const winners = state.seats.filter((seat) => state.winners.includes(seat.seat));
  const names = listed(winners.map((seat) => seat.name));
  if (state.seats.length === 1) return say("web-final-solo", { score: state.seats[0].score });
  if (winners.length > 1) return say("web-final-shared", { names });
  return winners[0]?.mine && state.seats.filter((seat) => seat.mine).length === 1 ? say("web-final-you") : say("web-final-winner", { names });
}

/** @param {State} state @param {import("./types.js").ScoreTable} table */
function scoreTable(state, table) {
  const rows = [...table.rows].sort((one, other) => other.total - one.total);
  const head = h("tr", {}, h("th", { scope: "col" }, say("web-player-column")), ...table.columns.map((name) => h("th", { scope: "col" }, name)), h("th", { scope: "col" }, say("web-total")));
  return h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-labelledby": "final-title" }, h("table", { class: "final-score", "data-testid": "final-score" }, h("thead", {}, head), h("tbody", {}, ...rows.map((row) => scoreRow(state, row)))));
}

/** @param {State} state @param {import("./types.js").ScoreTable["rows"][0]} row */
function scoreRow(state, row) {
  const won = state.winners.includes(row.seat);
  return h("tr", { class: won ? "won" : "" }, h("th", { scope: "row" }, seatName(state.seats[row.seat])), ...row.cells.map((cell) => h("td", {}, cell)), h("td", { class: "total" }, row.total));
}

/** @param {State} state */
const plainScores = (state) => h("ul", { "data-testid": "final-score" }, ...state.seats.map((seat) => h("li", {}, seatName(seat), " ", seat.score)));
