/** Selling a ware: stone for workers while building, food for coins while buying. */
import { h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { stepper } from "./stepper.js";

/** @import { Draft, Scene } from "./types.js" */

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft @param {string} ware */
export function composeSelling(root, scene, draft, ware) {
  const sales = scene.choices.filter((choice) => choice.action.startsWith(`sell ${ware} `));
  if (!sales.length) return [];
  const [least, most] = [Math.min(...sales.map((sale) => sale.b)), Math.max(...sales.map((sale) => sale.b))];
  draft.sold = Math.max(least, Math.min(most, draft.sold));
  const label = say("web-rtta-sell", { ware: say(`ware-${ware}`) });
  const set = (/** @type {number} */ count) => {
    draft.sold = count;
    scene.redraw();
  };
  const why = (/** @type {number} */ count) => scene.why(`sell ${ware} ${count}`);
  const steps = stepper({ name: "sell", label, value: draft.sold, least, most, set, why });
  const choice = sales.find((sale) => sale.b === draft.sold);
  const head = h("div", { class: "row" }, h("span", { class: "composer-label" }, icon(ware), label), steps);
  put(root, h("div", { class: "composer sale" }, head, choice && choiceButton(choice, scene, "confirm-sell")));
  return sales;
}
