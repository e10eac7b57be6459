/** How a page says that something did not work. */
import { isReplaced, Refusal } from "./api.js";
import { notice, openReason } from "./dialog.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */

/** What the service calls a try that the rules allow and a lesson did not mean. */
const OUTSIDE_LESSON = "outside-lesson";
/** What it calls something that was meant for how the table stood before. */
const STALE = "stale";

/** @param {Table} table @param {Error} problem with the rule where one forbids it */
export function sayRefusal(table, problem) {
  if (isReplaced(problem)) location.reload();
  const refusal = problem instanceof Refusal ? problem : null;
  if (refusal?.code === OUTSIDE_LESSON) table.lesson?.answerTry(table, refusal);
  else if (refusal?.rule) openReason({ rule: refusal.rule, text: refusal.message }, table.state.game);
  else notice(refusal?.code === STALE ? say("web-stale") : problem.message, "trouble");
}
