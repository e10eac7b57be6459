/** Choices that differ only in a number: few are buttons beside each other, many a slider with one button. */
import { button, h } from "../../app/dom.js";
import { choicesBy, wordsOf } from "../../app/maps.js";
import { choiceButton } from "../../app/panel.js";

/** @import { Choice, Scene } from "./types.js" */

const VERBS = ["advance", "buy_glory", "demand_money", "demand_cards", "give_money", "set_progress"];
const FEW = 8;

/** @param {Choice} choice */
export const isAmount = ({ verb }) => VERBS.includes(verb);

/** The choices by everything but their number. @param {Scene} scene */
export const amounts = (scene) =>
  [...choicesBy(scene.choices.filter(isAmount), (choice) => [wordsOf(choice).slice(0, -1).join("-")])].map(
    ([name, choices]) => (choices.length > FEW ? slider(scene, name, choices) : row(scene, choices)),
  );

/** @param {Scene} scene @param {Choice[]} choices */
const row = (scene, choices) => h("div", { class: "amounts" }, ...choices.map((choice) => choiceButton(choice, scene)));

/** @param {Scene} scene @param {string} name @param {Choice[]} choices */
function slider(scene, name, choices) {
  let chosen = choices[0];
  const input = h("input", { type: "range", min: 0, max: choices.length - 1, value: 0, "aria-label": chosen.label });
  const send = button(`amount-${name}`, () => scene.play(chosen), { class: "primary" }, chosen.label);
  input.addEventListener("input", () => {
    chosen = choices[Number(input.value)];
    send.textContent = chosen.label;
    input.setAttribute("aria-valuetext", chosen.label);
  });
  return h("div", { class: "composer amount" }, input, send);
}
