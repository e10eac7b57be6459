/** The end of a match: who won, and every part of the score laid out. */
import { button, h, icon, refill } from "./dom.js";
import { fittedName } from "./names.js";
import { seatMark } from "./seats.js";
import { figure, listed, say } from "./text.js";

/** @import { ScoreTable, State } from "./types.js" */

/**
 * @param {HTMLElement} root @param {State} state @param {(state: State) => ScoreTable} scores of a match that is over
 * @param {(() => void) | null} again opens a table like this one
 */
export function drawFinal(root, state, scores, again) {
  root.hidden = !state.over || state.fault !== null;
  if (root.hidden) return refill(root);
  root.setAttribute("aria-labelledby", "final-title");
  refill(
    root,
    h("h2", { id: "final-title", class: "final-title" }, icon("point"), verdict(state)),
    scoreTable(state, scores(state)),
    whatNext(again, state),
  );
}

/** Whoever only watches goes on watching. @param {(() => void) | null} again @param {State} state */
function whatNext(again, { seats }) {
  const words = say(seats.some((seat) => seat.mine) ? "web-play-again" : "web-again-join");
  const more = again && button("play-again", again, { class: "primary" }, icon("dice"), words);
  return h("div", { class: "row" }, more, h("a", { class: "button", href: "/" }, say("web-to-lobby")));
}

/** @param {State} state */
function verdict(state) {
  const winners = state.seats.filter((seat) => state.winners.includes(seat.seat));
  const names = listed(winners.map((seat) => seat.name));
  if (state.seats.length === 1) return say("web-final-solo", { score: figure(state.seats[0].score) });
  if (winners.length > 1) return say("web-final-shared", { names });
  return winners[0]?.mine && state.seats.filter((seat) => seat.mine).length === 1
    ? say("web-final-you")
    : say("web-final-winner", { names });
}

/**
 * Players side by side, the best first; the parts of the score below one another.
 * @param {State} state @param {ScoreTable} table
 */
function scoreTable(state, table) {
  const wins = (/** @type {number} */ seat) => Number(state.winners.includes(seat)); // a tie may be broken
  const rank = (/** @type {ScoreTable["rows"][0]} */ row) => [row.total, wins(row.seat), ...row.beyond];
  const players = [...table.rows].sort((one, other) => ahead(rank(other), rank(one)));
  const cells = (/** @type {(player: typeof players[0]) => number} */ value) =>
    players.map((player) => h("td", { class: won(state, player) }, figure(value(player))));
  const row = (/** @type {string} */ name, /** @type {HTMLElement[]} */ values, classes = "") =>
    h("tr", { class: classes }, h("th", { scope: "row" }, name), ...values);
  const names = players.map((player) =>
    h(
      "th",
      { scope: "col", class: won(state, player) },
      h("span", { class: "seat-name" }, seatMark(player.seat), fittedName(state.seats[player.seat].name)),
    ),
  );
  return h(
    "table",
    { class: "final-score", "data-testid": "final-score" },
    h("thead", {}, h("tr", {}, h("td", {}), ...names)),
    h(
      "tbody",
      {},
      ...table.columns.map((name, place) =>
        row(
          name,
          cells((player) => player.cells[place]),
        ),
      ),
    ),
    h(
      "tfoot",
      {},
      row(
        say("web-total"),
        cells((player) => player.total),
        "total",
      ),
      ...neededBeyond(table).map((name, place) =>
        row(
          name,
          cells((player) => player.beyond[place]),
          "beyond",
        ),
      ),
    ),
  );
}

/** What decides between equal totals, as far as it was needed: where nobody is even it tells nothing. @param {ScoreTable} table */
const neededBeyond = ({ rows, beyond }) =>
  beyond.filter((_, place) => {
    const ends = rows.map((row) => [row.total, ...row.beyond.slice(0, place)].join());
    return new Set(ends).size < ends.length;
  });

/** How far one is ahead of another by the first figure that differs. @param {number[]} one @param {number[]} other */
const ahead = (one, other) => one.map((each, place) => each - other[place]).find((difference) => difference !== 0) ?? 0;

/** @param {State} state @param {{seat: number}} player */
const won = (state, player) => (state.winners.includes(player.seat) ? "won" : "");
