/** Selling a ware: stone for workers while building, food for coins while buying. */
import { h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { stepper } from "./stepper.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeSelling(root, scene, draft) {
  const sales = scene.choices.filter((choice) => choice.verb === "sell");
  if (!sales.length) return [];
  const ware = sales[0].action.split(" ")[1];
  const least = Math.min(...sales.map((choice) => choice.b));
  const most = Math.max(...sales.map((choice) => choice.b));
  draft.sold = Math.max(least, Math.min(most, draft.sold));
  const label = say("web-rtta-sell", { ware: say(`ware-${ware}`) });
  const set = (/** @type {number} */ count) => ((draft.sold = count), scene.redraw());
  const choice = sales.find((each) => each.b === draft.sold);
  put(
    root,
    h(
      "div",
      { class: "composer sale" },
      h(
        "div",
        { class: "row" },
        h("span", { class: "composer-label" }, icon(ware), label),
        stepper({ name: "sell", label, value: draft.sold, least, most, set }),
      ),
      choice && choiceButton(choice, scene.play, { "data-key": "confirm-sell", "data-testid": "confirm-sell" }),
    ),
  );
  return sales;
}
