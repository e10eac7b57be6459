/** Discarding: press a row of the peg board, then confirm; a second press on the row confirms too. */
import { put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { largeSide } from "./view.js";

/** @import { PegHand } from "./pegs.js" */
/** @import { Draft, Scene } from "./types.js" */

/** @param {Scene} scene */
const discards = (scene) => scene.choices.filter((choice) => choice.verb === "discard");

/** @param {Scene} scene @param {number} good */
const discardOf = (scene, good) => discards(scene).find((choice) => choice.a === good);

/**
 * Rows of the peg board are goods to discard.
 * @param {Scene} scene @param {Draft} draft @returns {PegHand | null}
 */
export function discardHand(scene, draft) {
  if (!discards(scene).length) return null;
  return {
    press: (good) => press(scene, draft, good),
    isOffered: (good) => Boolean(discardOf(scene, good)),
    choiceOf: (good) => discardOf(scene, good),
    why: (good) => scene.why(`discard ${largeSide(scene).goods[good].id}`),
    chosen: draft.good === null ? 0 : 1 << draft.good,
    label: say("verb-discard"),
  };
}

/** @param {Scene} scene @param {Draft} draft @param {number} good */
function press(scene, draft, good) {
  const choice = discardOf(scene, good);
  if (choice && draft.good === good) return scene.play(choice);
  draft.good = good;
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeDiscarding(root, scene, draft) {
  const style = (/** @type {number} */ good) => (good === draft.good ? "primary" : "");
  put(root, ...discards(scene).map((choice) => choiceButton(choice, scene, undefined, style(choice.a))));
  return discards(scene);
}
