/** How a match went, told at its end: the curve of scores, points by what brought them, best turns, luck, the replay. */
import { chancesPart } from "./chances.js";
import { curveFigure } from "./curve.js";
import { button, h, icon, loadStyle, refill } from "./dom.js";
import { seatName } from "./seats.js";
import { figure, say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Results, SeatState, State } from "./types.js" */

/** What was worked out is the same for good. @type {Promise<Results> | null} */
let asked = null;

/** @param {HTMLElement} root @param {Table} table whose match is over */
export async function drawResults(root, table) {
  root.setAttribute("aria-label", say("web-results"));
  const title = h("h2", {}, say("web-results"));
  if (!asked) {
    await loadStyle("/static/style/results.css");
    refill(root, title, h("p", { class: "quiet", role: "status" }, icon("hourglass"), say("web-results-waits")));
  }
  asked ??= table.access.results();
  const found = await asked.catch((/** @type {Error} */ problem) => problem.message);
  if (typeof found !== "string") return refill(root, title, ...content(table, found));
  asked = null;
  refill(root, title, h("p", { class: "quiet", role: "status" }, found));
}

/** @param {Table} table @param {Results} found */
function content(table, found) {
  const { seats } = table.state;
  const replay = () => table.openReplay(0);
  return [
    found.curve.length > 1 && curveFigure(found.curve, seats),
    seats.length > 1 && chancesPart(table),
    found.parts.length > 0 && partsTable(table.state, found),
    h("ul", { class: "results-seats" }, ...seats.map((seat) => seatCard(table, found, seat))),
    found.luck.length === 0 && h("p", { class: "quiet" }, say("web-results-luck-none")),
    h("div", { class: "row" }, button("results-replay", replay, {}, icon("replay"), say("web-results-replay"))),
  ];
}

/** @param {State} state @param {Results} found */
function partsTable({ seats }, { parts }) {
  const head = h("tr", {}, h("td", {}), ...seats.map((seat) => h("th", { scope: "col" }, seatName(seat))));
  const rows = parts.map(({ label, points }) =>
    h("tr", {}, h("th", { scope: "row" }, label), ...seats.map(({ seat }) => h("td", {}, figure(points[seat])))),
  );
  return h(
    "table",
    { class: "final-score", "data-testid": "results-parts" },
    h("caption", {}, say("web-results-parts")),
    h("thead", {}, head),
    h("tbody", {}, ...rows),
  );
}

/** The best turn of a seat, its luck, and what it took back. @param {Table} table @param {Results} found @param {SeatState} seat */
function seatCard(table, { best, luck, again }, seat) {
  const turn = best[seat.seat];
  const facts = [
    turn && [say("web-results-best"), bestTurn(table, turn, seat.seat)],
    ...luck.map(({ label, seats }) => [label, seats[seat.seat].text]),
    again[seat.seat] && [say("web-results-again"), again[seat.seat]],
  ];
  const rows = facts.flatMap((fact) => (fact ? [h("dt", {}, fact[0]), h("dd", {}, fact[1])] : []));
  return h("li", { "data-testid": `results-${seat.seat + 1}` }, h("h3", {}, seatName(seat)), h("dl", {}, ...rows));
}

/** A turn in words, and the way to see it again. @param {Table} table @param {{text: string, position: number}} turn @param {number} seat */
function bestTurn(table, { text, position }, seat) {
  const look = () => table.openReplay(position);
  return h(
    "span",
    { class: "best-turn" },
    h("b", {}, text),
    button(
      `look-${seat + 1}`,
      look,
      { class: "link", "aria-label": `${say("web-results-look")} – ${text}` },
      icon("replay"),
      say("web-results-look"),
    ),
  );
}
