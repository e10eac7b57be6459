/** Buying: choose a development, then the goods to spend; the sum is counted while choosing. */
import { h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { composeSelling } from "./sell.js";
import { largeSide, viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

/** @param {Scene} scene @param {number} development */
const paymentsFor = (scene, development) =>
  scene.choices.filter((choice) => choice.verb === "buy" && choice.a === development);

/** @param {Scene} scene @param {number} development */
export const isOffered = (scene, development) => paymentsFor(scene, development).length > 0;

/**
 * Whether a kind of good can be spent on what is chosen.
 * @param {Scene} scene @param {Draft} draft @param {number} good
 */
export const spendable = (scene, draft, good) =>
  draft.development !== null && paymentsFor(scene, draft.development).some((choice) => (choice.b >> good) & 1);

/** The full value of the goods in a mask. @param {Scene} scene @param {number} mask */
const valueOf = (scene, mask) =>
  largeSide(scene).goods.reduce(
    (/** @type {number} */ sum, /** @type {any} */ good, /** @type {number} */ place) =>
      sum + ((mask >> place) & 1 ? good.value : 0),
    0,
  );

/** The payment that loses least is the first shown. @param {Scene} scene @param {number} development */
export const bestPayment = (scene, development) =>
  paymentsFor(scene, development).reduce((best, choice) =>
    valueOf(scene, choice.b) < valueOf(scene, best.b) ? choice : best,
  );

/** @param {Scene} scene @param {Draft} draft @param {number} development */
export function pressDevelopment(scene, draft, development) {
  if (!isOffered(scene, development)) return scene.why(`buy ${viewOf(scene).developments[development].id}`);
  draft.development = development;
  draft.goods = bestPayment(scene, development).b;
  scene.redraw();
}

/** Spend a kind of good, or keep it. @param {Scene} scene @param {Draft} draft @param {number} good */
export function pressGood(scene, draft, good) {
  draft.goods ^= 1 << good;
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeBuying(root, scene, draft) {
  const offered = scene.choices.filter((choice) => choice.verb === "buy");
  const sells = scene.choices.some((choice) => choice.verb === "sell" && choice.action.includes("food"));
  if (!offered.length && !sells) return [];
  const developments = [...new Set(offered.map((choice) => choice.a))];
  const side = largeSide(scene);
  put(
    root,
    h(
      "p",
      { class: "means" },
      icon("coin"),
      say("web-rtta-means", { coins: viewOf(scene).coins, goods: side.goods_value }),
    ),
    h(
      "div",
      { class: "chips", role: "group", "aria-label": say("web-rtta-choose-development") },
      ...developments.map((development) => developmentChip(scene, draft, development)),
    ),
  );
  if (draft.development !== null) put(root, payment(scene, draft, draft.development));
  return [...offered, ...(sells ? composeSelling(root, scene, draft) : [])];
}

/** @param {Scene} scene @param {Draft} draft @param {number} place */
function developmentChip(scene, draft, place) {
  const development = viewOf(scene).developments[place];
  return h(
    "button",
    {
      type: "button",
      class: "chip",
      "aria-pressed": String(draft.development === place),
      "data-testid": `pick-${development.id}`,
      "data-key": `pick-${place}`,
      onclick: () => pressDevelopment(scene, draft, place),
    },
    say(`development-${development.id}`),
    h("small", {}, icon("coin"), development.cost),
  );
}

/** @param {Scene} scene @param {Draft} draft @param {number} place */
function payment(scene, draft, place) {
  const development = viewOf(scene).developments[place];
  const choice = paymentsFor(scene, place).find((each) => each.b === draft.goods);
  const goods = largeSide(scene).goods.map((good, rank) => goodChip(scene, draft, good, rank));
  return h(
    "div",
    { class: "composer" },
    h(
      "p",
      { class: "composer-label" },
      say(`development-${development.id}`),
      " ",
      h("small", {}, say(`development-${development.id}-effect`)),
    ),
    h("div", { class: "chips", role: "group", "aria-label": say("web-rtta-choose-goods") }, ...goods),
    sum(scene, draft, development),
    choice
      ? choiceButton(choice, scene.play, {
          class: "choice primary",
          "data-key": "confirm-buy",
          "data-testid": "confirm-buy",
        })
      : h(
          "button",
          {
            type: "button",
            class: "choice primary",
            disabled: true,
            "data-key": "confirm-buy",
            "data-testid": "confirm-buy",
          },
          say("web-rtta-not-enough"),
        ),
  );
}

/** @param {Scene} scene @param {Draft} draft @param {any} good @param {number} rank */
function goodChip(scene, draft, good, rank) {
  if (!spendable(scene, draft, rank)) return null;
  const spent = Boolean((draft.goods >> rank) & 1);
  return h(
    "button",
    {
      type: "button",
      class: "chip",
      "aria-pressed": String(spent),
      "data-testid": `spend-${good.id}`,
      "data-key": `spend-${good.id}`,
      onclick: () => pressGood(scene, draft, rank),
    },
    icon(good.id),
    `${good.count} × ${say(`good-${good.id}`)}`,
    h("small", {}, `= ${good.value}`),
  );
}

/** Price, what is paid, and what is lost of it. @param {Scene} scene @param {Draft} draft @param {any} development */
function sum(scene, draft, development) {
  const coins = viewOf(scene).coins;
  const paid = coins + valueOf(scene, draft.goods);
  const rest = paid - development.cost;
  const cell = (/** @type {string} */ key, /** @type {number} */ value, /** @type {string} */ mood) =>
    h("div", { class: `sum-part ${mood}` }, h("dt", {}, say(key)), h("dd", {}, value));
  return h(
    "dl",
    { class: "sum", "aria-live": "polite", "data-testid": "sum" },
    cell("web-rtta-sum-price", development.cost, ""),
    cell("web-rtta-sum-coins", coins, ""),
    cell("web-rtta-sum-goods", valueOf(scene, draft.goods), ""),
    rest < 0 ? cell("web-rtta-sum-missing", -rest, "loss") : cell("web-rtta-sum-lost", rest, rest > 0 ? "loss" : ""),
  );
}
