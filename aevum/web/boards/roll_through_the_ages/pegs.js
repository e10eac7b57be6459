/** The peg board of a player: food, and five rows of goods with the value under each peg. */
import { button, h, icon, times } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { foretell } from "../../app/tip.js";

/** @import { Attributes } from "../../app/types.js" */
/** @import { Choice, Good, Side } from "./types.js" */

/**
 * What pressing a row of goods does; a board without it is only looked at.
 * @typedef {object} PegHand
 * @property {(good: number) => void} press
 * @property {(good: number) => boolean} isOffered
 * @property {(good: number) => Choice | undefined} choiceOf
 * @property {(good: number) => void} why   nothing can be done with a row now
 * @property {number} chosen bit mask of the rows that are chosen
 * @property {string} label
 */

/** @param {Side} side @param {PegHand | null} hand @param {boolean} over whether nobody eats any more */
export function pegBoard(side, hand, over) {
  return h(
    "div",
    { class: "pegs", role: "group", "aria-label": say("web-rtta-pegs"), "data-part": "goods" },
    foodRow(side),
    ...side.goods.map((good, rank) => goodRow(good, rank, hand)),
    h("p", { class: "pegs-total" }, totalText(side), !over && warning(side)),
  );
}

/** @param {Side} side */
function totalText({ goods_total, goods_value, goods_limit }) {
  if (goods_limit === null) return say("web-rtta-goods-total-free", { total: goods_total, value: goods_value });
  return say("web-rtta-goods-total", { total: goods_total, value: goods_value, limit: goods_limit });
}

/** Food that lacks at the next feeding. @param {Side} side */
function warning({ next_feeding: { short } }) {
  return short > 0 && h("span", { class: "hungry" }, icon("disaster"), say("web-rtta-hungry", { short }));
}

/** @param {Side} side */
function foodRow({ food, food_capacity }) {
  const label = say("web-rtta-food-row", { count: food, capacity: food_capacity });
  const holes = times(food_capacity + 1, (count) => hole(count, count, food));
  const attributes = { class: "peg-row food", "data-part": "ware-food", role: "img", "aria-label": label };
  return h("div", attributes, rowName("food", "ware-food"), h("span", { class: "holes" }, ...holes));
}

/** @param {Good} good @param {number} rank @param {PegHand | null} hand */
function goodRow({ id, count, capacity, value, values }, rank, hand) {
  const label = say("web-rtta-good-row", { good: say(`good-${id}`), count, capacity, value });
  const holes = values.map((worth, place) => hole(place, worth, count));
  const attributes = { class: `peg-row ${id}`, "data-part": `ware-${id}` };
  const content = [rowName(id, `good-${id}`), h("span", { class: "holes" }, ...holes)];
  if (!hand) return h("div", { ...attributes, role: "img", "aria-label": label }, ...content);
  if (!hand.isOffered(rank)) return greyRow(id, () => hand.why(rank), { ...attributes, "aria-label": label }, content);
  const use = say("web-rtta-row-use", { row: label, use: hand.label });
  const pressed = { "aria-pressed": `${Boolean((hand.chosen >> rank) & 1)}`, "aria-label": use };
  const row = button(`peg-${id}`, () => hand.press(rank), { ...attributes, ...pressed }, ...content);
  return foretell(row, () => hand.choiceOf(rank));
}

/** A row that nothing can be done with now says why. @param {string} id @param {() => void} why @param {Attributes} attributes @param {HTMLElement[]} content */
const greyRow = (id, why, attributes, content) =>
  button(`peg-${id}`, why, { ...attributes, class: `${attributes.class} only-seen` }, ...content);

/** @param {string} name @param {string} key */
const rowName = (name, key) => h("span", { class: "row-name" }, icon(name), h("span", { class: "row-word" }, say(key)));

/** @param {number} count @param {number} value @param {number} held */
function hole(count, value, held) {
  const classes = ["hole", count === held && "peg", count < held && "passed"];
  return h("span", { class: classes, "aria-hidden": "true" }, h("i", {}), h("small", {}, value));
}
