/** Moments of the match: each line of the log leads to its own, and looking back the log and the board follow. */
import { byId } from "./dom.js";
import { closeDrawer } from "./drawer.js";
import { Log } from "./log.js";
import { pointAt } from "./pointing.js";
import { Replay } from "./replay.js";

/** @import { Table } from "./table.js" */
/** @import { LogLine, State } from "./types.js" */

/** @param {Table} table */
export const makeLog = (table) =>
  new Log(
    byId("log"),
    byId("lately"),
    {
      point: (line) => point(table, line),
      jump: (line, position) => jump(table, line, position),
      fetch: (where, number) => table.access.log(where, number),
    },
    table.seen,
  );

/** @param {Table} table */
export const makeReplay = (table) =>
  new Replay(byId("replay"), {
    fetch: (at) => table.access.replay(at),
    show: (past) => lookBack(table, past),
    goBack: (to) => table.undo(to),
  });

/** @param {Table} table @param {State | null} state the past to draw, or null to come back to now */
export function lookBack(table, state) {
  const isOpening = !table.past; // the page goes to the board then, and nowhere else at the same time
  table.following.lookAt(state);
  void table.log.follow(state && state.position);
  const line = state?.last.findLast((each) => table.board.parts(each, state).length > 0);
  const reveals = line !== undefined && !isOpening && !table.board.map; // a map stays in sight and moves by itself
  point(table, line ?? state?.last.at(-1) ?? null, reveals);
}

/** Outline what a line speaks of. @param {Table} table @param {LogLine | null} line @param {boolean} [reveal] bring it into sight too */
function point(table, line, reveal = false) {
  pointAt(line, table.board, table.past || table.state, reveal);
}

/** To the moment of a line; what is on the table now is only pointed at. @param {Table} table @param {LogLine} line @param {number} position */
function jump(table, line, position) {
  if (table.replay.open || position !== table.state.position) return table.openReplay(position);
  closeDrawer();
  point(table, line, true);
}
