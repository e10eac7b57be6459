/** Whose action it is, what was done in it and what is left: money, places, the stack that moves, the event that is played. */
import { counter, h, icon } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { canSay, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { unitChips } from "./units.js";
import { empireOf, viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Scene, View } from "./types.js" */

/** @param {Scene} scene */
export function ledger(scene) {
  const view = viewOf(scene);
  if (scene.state.over) return null;
  const parts = [!view.conflict && actingPart(view), movingPart(view), playedPart(scene), subjectPart(view)].filter(
    (part) => part,
  );
  if (!parts.length) return null;
  return h("section", { class: "ledger purse", "aria-label": say("web-seven-now"), "data-testid": "purse" }, ...parts);
}

/** The steps of an action that a card can bring at once, while another is carried out. @type {Record<string, string>} */
const DEEDS = {
  ...{ unpaid: "production", build: "production", moor: "production", partner: "trade", trade_card: "trade" },
  ...{ stack: "manoeuvre", pick_unit: "manoeuvre", go: "manoeuvre", choose_conflict: "manoeuvre", discard: "destiny" },
  ...{ civilise_part: "civilise", modernise: "civilise", urbanise: "civilise", pacify: "civilise" },
};

/** What an empire does: by a card that can be another action than the one that is carried out. @param {View} view */
const deedOf = ({ action, step }) => (action === "create" ? action : (DEEDS[step] ?? action));

/** @param {View} view */
function actingPart(view) {
  const empire = empireOf(view, view.acting);
  if (!empire) return null;
  const deed = deedOf(view);
  const placed = view.regions.reduce((sum, region) => sum + region.placed, 0);
  return h(
    "div",
    {},
    h("h3", {}, empireMark(empire), empireName(empire.id), deed && h("small", {}, say(`action-${deed}`))),
    h(
      "p",
      { class: "empire-facts" },
      counter("sa-money", empire.money, say("web-seven-money", { count: empire.money })),
      counter(
        "sa-progress",
        empire.level,
        say("web-seven-level", { level: empire.level, age: say(`age-${empire.age}`) }),
      ),
      placed > 0 && h("span", {}, say("web-seven-placed", { count: placed })),
    ),
  );
}

/** @param {View} view */
function movingPart({ move }) {
  if (!move) return null;
  const spent = Math.max(0, ...move.spent);
  const left = Math.min(...Object.values(move.left));
  const way =
    move.from === move.at
      ? say(`region-${move.at}`)
      : say("web-seven-way", { from: say(`region-${move.from}`), to: say(`region-${move.at}`) });
  return h(
    "div",
    { class: "moving", "data-testid": "moving" },
    h("h3", {}, icon("sa-manoeuvre"), way),
    Object.keys(move.units).length > 0 && unitChips(move.units),
    move.leaders.map((leader) => h("p", { class: "built" }, icon("sa-leader"), say(`leader-${leader}`))),
    spent > 0 && h("p", { class: "quiet" }, say("web-seven-spent", { count: spent })),
    left !== Infinity && h("p", { class: "quiet" }, say("web-seven-left", { count: left })),
    move.stopped && h("p", { class: "quiet" }, say("web-seven-stopped")),
  );
}

/** @param {Scene} scene */
function playedPart(scene) {
  const { played } = viewOf(scene);
  if (!played) return null;
  const { event } = played.card;
  return h(
    "div",
    { class: "played", "data-testid": "played" },
    h("h3", {}, played.seat !== null && seatMark(played.seat), say(`event-card-${event.id}`)),
    h("p", { class: "card-effect" }, say(`card-event-${event.id}`)),
  );
}

/** What is given, adopted or posted now, or where units are struck; what it does, and whose it is where that is settled. @param {View} view */
function subjectPart(view) {
  const { subject } = view;
  if (!subject) return null;
  const { kind, id, empire, by } = subject;
  const does = `card-${kind}-${id}`;
  return h(
    "div",
    { class: "played", "data-testid": "subject" },
    h("h3", {}, icon(kind === "region" ? "sa-focus" : `sa-${kind}`), say(`${kind}-${id}`)),
    empire &&
      empire !== view.acting &&
      h("p", { class: "quiet" }, empireMark(empireOf(view, empire)), empireName(empire)),
    canSay(does) && h("p", { class: "card-effect" }, say(does)),
    by &&
      h(
        "p",
        { class: "card-effect" },
        icon("sa-artifact"),
        h("b", {}, say(`artifact-${by}`)),
        ": ",
        say(`card-artifact-${by}`),
      ),
  );
}
