/** Discarding: press a row of the peg board, then confirm; a second press on the row confirms too. */
import { put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

/** @param {Scene} scene @param {number} good */
export const discardOf = (scene, good) =>
  scene.choices.find((choice) => choice.verb === "discard" && choice.a === good);

/** @param {Scene} scene @param {Draft} draft @param {number} good */
export function pressDiscard(scene, draft, good) {
  const choice = discardOf(scene, good);
  if (choice && draft.good === good) return scene.play(choice);
  draft.good = good;
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeDiscarding(root, scene, draft) {
  const discards = scene.choices.filter((choice) => choice.verb === "discard");
  put(
    root,
    ...discards.map((choice) =>
      choiceButton(choice, scene.play, choice.a === draft.good ? { class: "choice primary" } : {}),
    ),
  );
  return discards;
}
