/** A conflict: both sides with their units by part, cards, disorder and what is added, as far as this page sees them. */
import { h, icon } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { unitChips } from "./units.js";
import { empireOf, viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Conflict, Fighter, Scene } from "./types.js" */

const PARTS = ["front", "support", "covered", "free", "spent"];

/** @param {Scene} scene */
export function conflictPanel(scene) {
  const { conflict } = viewOf(scene);
  if (!conflict || conflict.sides.every(({ empire }) => empire === null)) return null;
  return h(
    "section",
    { class: "ledger conflict", "aria-label": say("web-seven-conflict"), "data-testid": "conflict" },
    h(
      "h3",
      {},
      icon("sa-fight"),
      say(`region-${conflict.region}`),
      conflict.round > 0 && h("small", {}, say("web-seven-round", { count: conflict.round })),
    ),
    h(
      "div",
      { class: "fight-row" },
      ...conflict.sides.map((side, place) => fighter(scene, conflict, side, place ? "defends" : "attacks")),
    ),
  );
}

/**
 * The same in a line for each side, in sight above what is asked where the panel lies below it: units, what is added, the
 * card, or the total once it is known.
 * @param {Scene} scene
 */
export function conflictLines(scene) {
  const { conflict } = viewOf(scene);
  if (!conflict || conflict.sides.some(({ empire }) => empire === null)) return null;
  return h(
    "div",
    { class: "fight-lines", "aria-hidden": "true" },
    ...conflict.sides.map((side) => lineOf(scene, side)),
  );
}

/** @param {Scene} scene @param {Fighter} side */
function lineOf(scene, { empire, count, adds, card, laid, total }) {
  const added = Object.values(adds).reduce((sum, points) => sum + points, 0);
  const drawn = laid && [icon("sa-destiny"), card ? figure(`+${card.value}`) : "?"];
  const known = total === null ? [added > 0 && figure(`+${added}`), drawn] : [null, h("b", {}, figure(total))];
  return h(
    "p",
    {},
    empireMark(empireOf(viewOf(scene), empire)),
    h("b", {}, empireName(/** @type {string} */ (empire))),
    h("span", {}, icon("sa-infantry"), count),
    ...known.map((part) => h("span", {}, part)),
  );
}

/** @param {Scene} scene @param {Conflict} conflict @param {Fighter} side @param {string} role */
function fighter(scene, conflict, side, role) {
  const empire = empireOf(viewOf(scene), side.empire);
  const best = Math.max(...conflict.sides.map(({ total }) => total ?? -Infinity));
  const { odds, sides } = conflict;
  const soFar = odds && odds.committed > 0 && sides[odds.side] === side ? odds.total : null;
  return h(
    "div",
    { class: ["fighter", role, side.total !== null && side.total === best && "won"], "data-side": role },
    h("p", { class: "fighter-name" }, empireMark(empire), side.empire && empireName(side.empire)),
    side.seat !== null && playerOf(scene, side.seat, role),
    h("p", { class: "fighter-count" }, say("web-seven-units-here", { count: side.count })),
    ...PARTS.filter((part) => side.parts[part]).map((part) => partOf(side, part)),
    h("ul", { class: "adds" }, ...additions(side)),
    soFar !== null && totalOf("web-seven-so-far", soFar),
    side.total !== null && totalOf("web-seven-total", side.total),
  );
}

/** Who plays a side. @param {Scene} scene @param {number} seat @param {string} role */
const playerOf = ({ state }, seat, role) =>
  h("small", {}, seatMark(seat), say(`web-seven-role-${role}`, { name: state.seats[seat].name }));

/** @param {string} words @param {number} total */
const totalOf = (words, total) => h("p", { class: "total" }, say(words), h("b", {}, figure(total)));

/**
 * The units of a part: each type with what all of it adds to the total there, or with what one of it would be worth.
 * @param {Fighter} side @param {string} part
 */
function partOf({ parts, values }, part) {
  const worth = (/** @type {string} */ unit) => {
    const [front, support] = values[unit] ?? [0, 0];
    if (part === "front") return signed(front * parts[part][unit]);
    return part === "support" ? signed(support * parts[part][unit]) : `${front}/${support}`;
  };
  return h(
    "div",
    { class: `part ${part}` },
    h("p", { class: "quiet" }, say(`web-seven-part-${part}`)),
    unitChips(parts[part], worth),
  );
}

/** @param {number} points */
const signed = (points) => figure(points < 0 ? points : `+${points}`);

/** What is added to the total beside units, as far as it is known. @param {Fighter} side */
function additions({ card, laid, adds, disorder }) {
  const line = (/** @type {string} */ words, /** @type {string} */ worth) =>
    h("li", {}, h("span", {}, words), h("b", {}, worth));
  return [
    ...Object.entries(adds).map(([name, points]) => line(say(`web-seven-add-${name}`), signed(points))),
    card && line(say("web-seven-card"), signed(card.value)),
    laid && !card && line(say("web-seven-card-hidden"), "?"),
    disorder > 0 && line(say("web-seven-side-disorder"), String(disorder)),
  ];
}
