/** What cards of others did to whoever looks since they chose last: it comes unasked, and others play on. */
import { h, icon } from "../../app/dom.js";
import { say } from "../../app/text.js";

/** @import { Rounds } from "./rounds.js" */
/** @import { LogLine, Scene } from "./types.js" */

/** What an event can cost an empire or its player, at once; one that costs income or movement later is told by its name. */
const LOSSES = new Set([
  ...["unit_struck", "unit_turned", "city_struck", "fort_struck", "disorder_came", "region_revolted", "region_lost"],
  ...["capital_lost", "leader_struck", "culture_lost", "artifact_struck", "marker_returned", "manoeuvre_cancelled"],
  ...["leader_removed", "galley_stranded", "order_lost", "artifact_expired"],
  ...["event_prevented", "money_went", "progress_moved", "card_stolen", "hands_swapped", "empire_destroyed"],
]);

/** @typedef {{played: LogLine, aimed: LogLine | null, lost: LogLine[]}} Stroke   an event of somebody else, at whom it was aimed and what it cost */

/** @param {LogLine} line */
const numbersOf = ({ values }) => /** @type {Record<string, number>} */ (values);

/** The events in some lines, with what each was aimed at and what it cost. @param {LogLine[]} lines @param {number | null} eye @param {(line: LogLine) => boolean} isOwn */
function strokesIn(lines, eye, isOwn) {
  /** @type {Stroke[]} */
  const found = [];
  /** @type {Stroke | null} */
  let stroke = null;
  for (const line of lines) {
    if (line.event === "event_played") found.push((stroke = { played: line, aimed: null, lost: [] }));
    else if (line.event.startsWith("event_against")) {
      if (stroke && stroke.played.seat !== eye && isOwn(line)) stroke.aimed = line;
    } else if (stroke && LOSSES.has(line.event)) stroke.lost.push(line);
    else stroke = null;
  }
  return found.filter(({ aimed }) => aimed);
}

/** A stroke in words: of a lost empire nothing else, of a lost region not the units. @param {Stroke} stroke */
function wordsOf({ played, aimed, lost }) {
  const ruin = lost.filter(({ event }) => event === "empire_destroyed");
  const gone = new Set(lost.filter(({ event }) => event === "region_lost").map((line) => numbersOf(line).region));
  const rest = lost.filter((line) => line.event !== "unit_struck" || !gone.has(numbersOf(line).region));
  return [played, aimed, ...(ruin.length ? ruin : rest)].flatMap((line) => (line ? [line.text] : []));
}

/** @param {Scene} scene @param {Rounds} rounds */
export function strokes(scene, rounds) {
  const { eye } = scene.state;
  const { lines, held } = rounds.sinceAsked(scene.state);
  const isOwn = (/** @type {LogLine} */ line) =>
    line.event === "event_against" ? held.has(numbersOf(line).empire) : line.seat === eye;
  const told = strokesIn(lines, eye, isOwn).flatMap(wordsOf);
  if (!told.length) return null;
  return h(
    "section",
    { class: "ledger outcome", "aria-label": say("web-seven-strokes"), "data-testid": "strokes" },
    icon("sa-disorder"),
    h("ul", {}, ...told.map((words) => h("li", {}, words))),
  );
}
