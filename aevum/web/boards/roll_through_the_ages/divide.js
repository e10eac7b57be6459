/** Food or workers: how many of the dice with both bring food. */
import { find, h, icon, put, times } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";

/** @import { Choice, Scene } from "./types.js" */

/** @param {HTMLElement} root @param {Scene} scene */
export function composeDividing(root, scene) {
  const divisions = scene.choices.filter((choice) => choice.verb === "take");
  put(root, ...divisions.map((choice) => division(scene, choice, divisions.length - 1)));
  return divisions;
}

/** @param {Scene} scene @param {Choice} choice @param {number} dice */
function division(scene, choice, dice) {
  const made = choiceButton(choice, scene);
  const taken = times(dice, (place) => h("span", { class: "taken" }, icon(place < choice.a ? "food" : "worker")));
  find(".choice-label", made)?.prepend(h("span", { class: "division", "aria-hidden": "true" }, ...taken));
  return made;
}
