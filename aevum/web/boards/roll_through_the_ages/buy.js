/** Buying: choose a development, then the goods to spend; the sum is counted while choosing. */
import { notice } from "../../app/dialog.js";
import { button, h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { greyButton } from "../../app/why.js";
import { composeSelling } from "./sell.js";
import { effectWords, largeSide, viewOf } from "./view.js";

/** @import { BuyHand } from "./developments.js" */
/** @import { PegHand } from "./pegs.js" */
/** @import { Draft, Scene } from "./types.js" */

/** @param {Scene} scene @param {number} development */
const paymentsFor = (scene, development) =>
  scene.choices.filter((choice) => choice.verb === "buy" && choice.a === development);

/**
 * Whether a kind of good can be spent on what is chosen.
 * @param {Scene} scene @param {Draft} draft @param {number} good
 */
const isSpendable = (scene, draft, good) =>
  draft.development !== null && paymentsFor(scene, draft.development).some((choice) => (choice.b >> good) & 1);

/** The full value of the goods in a mask. @param {Scene} scene @param {number} mask */
const goodsValue = (scene, mask) =>
  largeSide(scene).goods.reduce((total, good, place) => total + ((mask >> place) & 1 ? good.value : 0), 0);

/** The payment that loses least is the first shown. @param {Scene} scene @param {number} development */
const bestPayment = (scene, development) =>
  paymentsFor(scene, development).reduce((best, choice) =>
    goodsValue(scene, choice.b) < goodsValue(scene, best.b) ? choice : best,
  );

/** @param {Scene} scene @param {Draft} draft @returns {BuyHand} */
export const buyHand = (scene, draft) => ({
  press: (development) => choose(scene, draft, development),
  isOffered: (development) => paymentsFor(scene, development).length > 0,
  choiceOf: (development) => bestPayment(scene, development),
  development: draft.development,
});

/**
 * Rows of the peg board are goods to spend.
 * @param {Scene} scene @param {Draft} draft @returns {PegHand}
 */
export const spendHand = (scene, draft) => ({
  press: (good) => toggle(scene, draft, good),
  isOffered: (good) => isSpendable(scene, draft, good),
  choiceOf: () => undefined,
  why: (good) => whyNotSpend(scene, draft, good),
  chosen: draft.goods,
  label: say("web-rtta-spend"),
});

/**
 * Why a kind of good cannot be spent: nothing is chosen to buy with it yet, or it is not the time.
 * @param {Scene} scene @param {Draft} draft @param {number} good
 */
function whyNotSpend(scene, draft, good) {
  const { id } = largeSide(scene).goods[good];
  if (draft.development !== null)
    return scene.why(`buy ${viewOf(scene).developments[draft.development].id} with ${id}`);
  if (scene.choices.some((choice) => choice.verb === "buy")) return notice(say("web-rtta-choose-development"));
  scene.why(`discard ${id}`);
}

/** Choose a development, or ask why not. @param {Scene} scene @param {Draft} draft @param {number} development */
function choose(scene, draft, development) {
  if (!paymentsFor(scene, development).length) return scene.why(`buy ${viewOf(scene).developments[development].id}`);
  draft.development = development;
  draft.goods = bestPayment(scene, development).b;
  scene.redraw();
}

/** Spend a kind of good, or keep it. @param {Scene} scene @param {Draft} draft @param {number} good */
function toggle(scene, draft, good) {
  draft.goods ^= 1 << good;
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeBuying(root, scene, draft) {
  const offered = scene.choices.filter((choice) => choice.verb === "buy");
  if (offered.length) {
    const chips = [...new Set(offered.map((choice) => choice.a))].map((place) => developmentChip(scene, draft, place));
    const means = say("web-rtta-means", { coins: viewOf(scene).coins, goods: largeSide(scene).goods_value });
    put(
      root,
      h("p", { class: "means" }, icon("coin"), means),
      h("div", { class: "chips", role: "group", "aria-label": say("web-rtta-choose-development") }, ...chips),
      draft.development !== null && payment(scene, draft, draft.development),
    );
  }
  return [...offered, ...composeSelling(root, scene, draft, "food")];
}

/** @param {Scene} scene @param {Draft} draft @param {number} place */
function developmentChip(scene, draft, place) {
  const { id, cost } = viewOf(scene).developments[place];
  const attributes = { class: "chip", "aria-pressed": `${draft.development === place}` };
  const price = h("small", {}, icon("coin"), cost);
  return button(`pick-${id}`, () => choose(scene, draft, place), attributes, say(`development-${id}`), price);
}

/** @param {Scene} scene @param {Draft} draft @param {number} place */
function payment(scene, draft, place) {
  const { id, cost } = viewOf(scene).developments[place];
  const choice = paymentsFor(scene, place).find((each) => each.b === draft.goods);
  const goods = largeSide(scene).goods.map(
    (_, good) => isSpendable(scene, draft, good) && goodChip(scene, draft, good),
  );
  const spent = largeSide(scene).goods.filter((_, good) => (draft.goods >> good) & 1);
  const whyNot = () =>
    scene.why([`buy ${id}`, ...(spent.length ? ["with"] : []), ...spent.map((good) => good.id)].join(" "));
  return h(
    "div",
    { class: "composer" },
    h("p", { class: "composer-label" }, say(`development-${id}`), h("small", {}, effectWords(scene, id))),
    h("div", { class: "chips", role: "group", "aria-label": say("web-rtta-choose-goods") }, ...goods),
    sum(viewOf(scene).coins, goodsValue(scene, draft.goods), cost),
    choice
      ? choiceButton(choice, scene, "confirm-buy", "primary")
      : greyButton("confirm-buy", whyNot, { class: "choice primary" }, say("web-rtta-not-enough")),
  );
}

/** @param {Scene} scene @param {Draft} draft @param {number} place */
function goodChip(scene, draft, place) {
  const { id, count, value } = largeSide(scene).goods[place];
  const attributes = { class: "chip", "aria-pressed": `${Boolean((draft.goods >> place) & 1)}` };
  const content = [icon(id), `${count} × ${say(`good-${id}`)}`, h("small", {}, `= ${value}`)];
  return button(`spend-${id}`, () => toggle(scene, draft, place), attributes, ...content);
}

/** Price, what is paid, and what is lost of it. @param {number} coins @param {number} goods @param {number} cost */
function sum(coins, goods, cost) {
  const rest = coins + goods - cost;
  const part = (/** @type {string} */ name, /** @type {number} */ value, mood = "") =>
    h("div", { class: mood }, h("dt", {}, say(`web-rtta-sum-${name}`)), h("dd", {}, value));
  return h(
    "dl",
    { class: "sum", "aria-live": "polite", "data-testid": "sum" },
    part("price", cost),
    part("coins", coins),
    part("goods", goods),
    rest < 0 ? part("missing", -rest, "loss") : part("lost", rest, rest > 0 ? "loss" : ""),
  );
}
