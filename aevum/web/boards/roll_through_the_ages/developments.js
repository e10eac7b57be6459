/** The developments on a player's sheet: what they cost, bring and do. */
import { button, counter, h, unseen } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { foretell } from "../../app/tip.js";
import { effectWords, viewOf } from "./view.js";

/** @import { Choice, Scene, Side } from "./types.js" */

/**
 * What can be done with developments; a sheet without it is only looked at.
 * @typedef {object} BuyHand
 * @property {(development: number) => void} press
 * @property {(development: number) => boolean} isOffered
 * @property {(development: number) => Choice} choiceOf
 * @property {number | null} development   chosen, not yet played
 */

/** @param {Scene} scene @param {Side} side @param {BuyHand | null} hand */
export function developments(scene, side, hand) {
  const rows = viewOf(scene).developments.map((_, place) => row(scene, side, place, hand));
  const title = say("web-rtta-developments-count", { count: side.developments.length });
  const attributes = { class: "developments", role: "group", "aria-label": say("web-rtta-developments") };
  return h("div", attributes, h("h3", {}, title), h("div", { class: "development-list" }, ...rows));
}

/** @param {Scene} scene @param {Side} side @param {number} place @param {BuyHand | null} hand */
function row(scene, side, place, hand) {
  const { id, cost, points } = viewOf(scene).developments[place];
  const owned = side.developments.includes(id);
  const offered = Boolean(hand?.isOffered(place));
  const chosen = hand?.development === place;
  const attributes = {
    class: ["development", owned && "owned", offered && "offered", chosen && "planned"],
    "data-part": `development-${id}`,
  };
  const content = [
    h("i", { class: ["box", owned ? "ticked" : chosen && "planned"], "aria-hidden": "true" }),
    h("span", { class: "development-name" }, say(`development-${id}`), owned && unseen(` ${say("web-rtta-owned")}`)),
    h("span", { class: "development-effect" }, effectWords(scene, id)),
    counter("coin", cost, say("web-rtta-cost", { cost })),
    counter("point", points, say("web-rtta-points", { points })),
  ];
  if (!hand) return h("div", attributes, ...content);
  const pressed = offered ? { "aria-pressed": `${chosen}` } : {};
  const made = button(`development-${id}`, () => hand.press(place), { ...attributes, ...pressed }, ...content);
  return offered ? foretell(made, () => hand.choiceOf(place)) : made;
}
