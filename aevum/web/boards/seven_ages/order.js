/** A whole order of units: counted up first, then sent as one, though they are built one by one. */
import { notice } from "../../app/dialog.js";
import { button, h, icon, unseen } from "../../app/dom.js";
import { choicesBy, wordsOf } from "../../app/maps.js";
import { say } from "../../app/text.js";
import { maybeButton, noticeEnd } from "../../app/why.js";
import { unitIcon } from "./symbols.js";
import { empireOf, picked, viewOf } from "./view.js";
import { joined, unitWords } from "./words.js";

/** @import { Series } from "../../app/types.js" */
/** @import { Draft, Scene, UnitOffer, Units, View } from "./types.js" */
/** @typedef {{pick: (name: string | null) => void, redraw: () => void}} Hand */

const BUILDING = new Set(["build", "create_unit", "moor"]);

/** Whether an order that was begun still stands. @param {Scene} scene */
export const keepsOrder = (scene) => BUILDING.has(viewOf(scene).step);

/** @param {Scene} scene @param {Draft} draft @param {Hand} hand */
export function orderForm(scene, draft, hand) {
  const { order } = viewOf(scene);
  const offers = new Offers(scene, draft);
  const units = order && scene.active ? order.units.filter(({ unit }) => offers.regions.has(unit)) : [];
  if (!units.length) return null;
  return h(
    "section",
    { class: "ledger order", "aria-label": say("web-seven-order"), "data-testid": "order" },
    h("p", { class: "quiet" }, say("web-seven-order-how")),
    h("ul", { class: "order-units" }, ...units.map((unit) => unitRow(unit, scene, draft, offers, hand))),
    draft.order.length > 0 && summary(scene, draft, offers, hand),
  );
}

/** There is not the money for it. @param {number} cost @param {number} left */
const dear = (cost, left) => say("web-seven-order-dear", { cost, left });

/** Where units of an order can come, and what is left for more of them. */
class Offers {
  /** @param {Scene} scene @param {Draft} draft */
  constructor(scene, draft) {
    const view = viewOf(scene);
    const built = scene.choices.filter(({ verb }) => verb === "build");
    this.draft = draft;
    this.room = view.order?.room ?? {};
    this.regions = choicesBy(built, (choice) => [wordsOf(choice)[1]]);
    const units = view.order?.units ?? [];
    this.costs = new Map(units.map(({ unit, cost }) => [unit, cost]));
    this.counters = new Map(units.map(({ unit, counter }) => [unit, counter]));
    this.left = (empireOf(view, view.acting)?.money ?? 0) - this.spent;
  }

  get spent() {
    return this.draft.order.reduce((sum, { unit }) => sum + (this.costs.get(unit) ?? 0), 0);
  }

  /** Why no more units of a type can be ordered. @param {UnitOffer} offer */
  reason(offer) {
    if (offer.cost > this.left) return dear(offer.cost, this.left);
    if (!this.usedUp(offer)) return say("web-seven-order-full");
    const shares = (/** @type {string} */ unit) => unit !== offer.unit && this.counters.get(unit) === offer.counter;
    const other = this.draft.order.find(({ unit }) => shares(unit));
    return other ? say("web-seven-order-shared", { unit: say(`unit-${other.unit}`) }) : say("web-seven-order-none");
  }

  /** Whether the order takes all counters of a type: both sides of a counter come from the same. @param {UnitOffer} offer */
  usedUp({ counter, left }) {
    return this.draft.order.filter(({ unit }) => this.counters.get(unit) === counter).length >= left;
  }

  /** Where the next unit of a type goes: to the region that was tapped, else where the order has fewest. @param {UnitOffer} offer */
  next(offer) {
    const { order, place } = this.draft;
    if (offer.cost > this.left || this.usedUp(offer)) return undefined;
    const inside = (/** @type {string} */ region) => order.filter((each) => each.region === region).length;
    const free = (this.regions.get(offer.unit) ?? [])
      .map((choice) => wordsOf(choice)[2])
      .filter((region) => inside(region) < (this.room[region] ?? Infinity));
    if (place && free.includes(place)) return place;
    return free.sort((one, other) => inside(one) - inside(other))[0];
  }
}

/** @param {UnitOffer} offer @param {Scene} scene @param {Draft} draft @param {Offers} offers @param {Hand} hand */
function unitRow(offer, scene, draft, offers, hand) {
  const { unit } = offer;
  const name = say(`unit-${unit}`);
  const count = draft.order.filter((each) => each.unit === unit).length;
  const region = offers.next(offer);
  const chosen = picked(scene, draft) === unit;
  const [fewer, more] = ["fewer", "more"].map((way) => say(`web-seven-${way}`, { unit: name }));
  const add = () => {
    if (region) draft.order.push({ unit, region });
    hand.redraw();
  };
  const remove = () => {
    const last = draft.order.findLastIndex((each) => each.unit === unit);
    draft.order.splice(last, 1);
    hand.redraw();
  };
  return h(
    "li",
    {},
    button(
      `pick-${unit}`,
      () => hand.pick(chosen ? null : unit),
      { class: "chip", "aria-pressed": String(chosen), title: say("web-seven-order-pick") },
      icon(unitIcon(unit)),
      h("span", { class: "unit-name" }, name),
      unitFacts(offer),
    ),
    h(
      "span",
      { class: "stepper", role: "group", "aria-label": name },
      maybeButton(`fewer-${unit}`, remove, count ? null : () => noticeEnd("least", 0), { "aria-label": fewer }, "−"),
      h("b", { "data-testid": `ordered-${unit}` }, count),
      maybeButton(`more-${unit}`, add, region ? null : () => notice(offers.reason(offer)), { "aria-label": more }, "+"),
    ),
  );
}

/** Price, strength in front and in support, movement. @param {UnitOffer} offer */
function unitFacts({ cost, front, support, move }) {
  const words = say("web-seven-unit-facts", { cost, front, support, move });
  const parts = [icon("sa-money"), cost, icon("sa-fight"), `${front}/${support}`, icon("sa-manoeuvre"), move];
  return h("small", { title: words }, h("span", { "aria-hidden": "true" }, ...parts), unseen(words));
}

/** What is ordered where, what it costs and what is left. @param {Scene} scene @param {Draft} draft @param {Offers} offers @param {Hand} hand */
function summary(scene, draft, offers, hand) {
  const { order } = draft;
  const regions = choicesByRegion(order);
  const clear = () => {
    draft.order = [];
    hand.redraw();
  };
  return [
    h(
      "div",
      { class: "order-sum" },
      ...[...regions].map(([region, units]) =>
        h("p", { class: "built" }, joined([say(`region-${region}`), unitWords(units)])),
      ),
    ),
    h(
      "div",
      { class: "order-buttons" },
      maybeButton(
        "send-order",
        () => scene.playAll(steps(scene, draft)),
        offers.left < 0 ? () => notice(dear(offers.spent, offers.left + offers.spent)) : null,
        { class: "primary" },
        say("web-seven-order-send", { count: order.length, cost: offers.spent, left: offers.left }),
      ),
      button("clear-order", clear, {}, say("web-seven-order-clear")),
    ),
  ];
}

/** @param {Draft["order"]} order @returns {Map<string, Units>} */
function choicesByRegion(order) {
  /** @type {Map<string, Units>} */
  const found = new Map();
  for (const { unit, region } of order) {
    const units = found.get(region) ?? {};
    found.set(region, { ...units, [unit]: (units[unit] ?? 0) + 1 });
  }
  return found;
}

/**
 * Each unit leaves the order when it is sent, or when it came by itself as nothing else was possible. Where something else is
 * asked first the rest waits: an answer given at once would tell others that a unit is no ship. What was not possible from
 * the beginning is refused, and says why.
 * @param {Scene} scene @param {Draft} draft @returns {Series}
 */
function steps(scene, draft) {
  const { order } = draft;
  const before = viewOf(scene);
  /** @type {string[]} */
  const placed = [];
  /** @param {View} view @param {string} region */
  const isThere = (view, region) =>
    unitsIn(view, region) - unitsIn(before, region) > placed.filter((each) => each === region).length;
  const leave = () => placed.push(.../** @type {Draft["order"]} */ (order.splice(0, 1)).map(({ region }) => region));
  return order.map((_, place) => async (ask) => {
    const state = await ask();
    while (order[0] && isThere(viewOf({ state }), order[0].region)) leave();
    if (!order[0]) return null;
    const action = `build ${order[0].unit} ${order[0].region}`;
    const isOffered = state.choices.some((choice) => choice.action === action);
    if (isOffered) leave();
    return isOffered || place === 0 ? action : null;
  });
}

/** How many units the empire that acts has in a region. @param {View} view @param {string} id */
function unitsIn(view, id) {
  const stacks = view.regions.find((region) => region.id === id)?.stacks ?? [];
  return stacks.find(({ empire }) => empire === view.acting)?.count ?? 0;
}
