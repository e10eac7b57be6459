/** The peg board of a player: food, and five rows of goods with the value under each peg. */
import { h, icon } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { foretell } from "../../app/tip.js";

/** RT-037: the number printed under a peg. @param {number} rank from 1 for wood @param {number} count */
const valueAt = (rank, count) => (rank * count * (count + 1)) / 2;

/**
 * @typedef {object} PegHand
 * @property {(good: number) => void} [press]
 * @property {(good: number) => boolean} [isOffered]
 * @property {(good: number) => import("../../app/types.js").Choice | undefined} [choiceOf]
 * @property {number} [chosen] bit mask of the rows that are chosen
 * @property {string} [label]
 */

/**
 * @param {any} side a seat's part of the view
 * @param {PegHand} [hand] what pressing a row of goods does
 */
export function pegBoard(side, hand = {}) {
  const goods = side.goods.map((good, rank) => goodRow(good, rank, hand));
  return h(
    "div",
    { class: "pegs", role: "group", "aria-label": say("web-rtta-pegs"), "data-part": "goods" },
    foodRow(side),
    ...goods,
    h("p", { class: "pegs-total" }, totalText(side), warning(side)),
  );
}

/** @param {any} side */
function totalText(side) {
  const values = { total: side.goods_total, value: side.goods_value, limit: side.goods_limit ?? "" };
  return say(side.goods_limit === null ? "web-rtta-goods-total-free" : "web-rtta-goods-total", values);
}

/** Food that lacks at the next feeding. @param {any} side */
function warning(side) {
  const { short } = side.next_feeding;
  return short > 0 && h("span", { class: "hungry" }, icon("disaster"), say("web-rtta-hungry", { short }));
}

/** @param {any} side */
function foodRow(side) {
  const label = say("web-rtta-food-row", { count: side.food, capacity: side.food_capacity });
  const holes = Array.from({ length: side.food_capacity + 1 }, (_, count) => hole(count, count, side.food));
  return h(
    "div",
    { class: "peg-row food", "data-part": "ware-food" },
    rowName("food", "ware-food"),
    h("span", { class: "holes", role: "img", "aria-label": label }, ...holes),
  );
}

/** @param {any} good @param {number} rank @param {any} hand */
function goodRow(good, rank, hand) {
  const label = say("web-rtta-good-row", {
    good: say(`good-${good.id}`),
    count: good.count,
    capacity: good.capacity,
    value: good.value,
  });
  const holes = Array.from({ length: good.capacity + 1 }, (_, count) =>
    hole(count, valueAt(rank + 1, count), good.count),
  );
  const attributes = { class: `peg-row ${good.id}`, "data-part": `ware-${good.id}` };
  const content = [rowName(good.id, `good-${good.id}`), h("span", { class: "holes" }, ...holes)];
  if (!hand.press || !hand.isOffered?.(rank))
    return h("div", { ...attributes, role: "img", "aria-label": label }, ...content);
  const pressed = Boolean(((hand.chosen ?? 0) >> rank) & 1);
  const row = h(
    "button",
    {
      ...attributes,
      type: "button",
      "aria-pressed": String(pressed),
      "aria-label": `${label} ${hand.label || ""}`,
      "data-testid": `peg-${good.id}`,
      "data-key": `peg-${good.id}`,
      onclick: () => hand.press(rank),
    },
    ...content,
  );
  return hand.choiceOf ? foretell(row, () => hand.choiceOf(rank)) : row;
}

/** @param {string} name @param {string} key */
const rowName = (name, key) => h("span", { class: "row-name" }, icon(name), h("span", { class: "row-word" }, say(key)));

/** @param {number} count @param {number} value @param {number} held */
function hole(count, value, held) {
  const classes = count === held ? "hole peg" : count < held ? "hole passed" : "hole";
  return h("span", { class: classes, "aria-hidden": "true" }, h("i", {}), h("small", {}, value));
}
