/** Who comes along: what the stack has of each type, one fewer, or one unit of it alone. */
import { button, h, icon } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { maybeButton } from "../../app/why.js";
import { unitIcon } from "./symbols.js";
import { viewOf } from "./view.js";
import { unitName } from "./words.js";

/** @import { Choice, Scene, Units } from "./types.js" */

/** Whether a choice leaves a unit behind: the rows stand for it. @param {Choice} choice */
export const isPutBack = ({ verb }) => verb === "put_back";

/** Whether a choice takes a unit along. @param {Choice} choice */
const isTaking = ({ verb }) => verb === "take" || verb === "take_from";

/** The hint for whoever makes up a stack: who comes along already, who has to be taken along, or only where to go. @param {Scene} scene */
export function stackHint({ choices }) {
  if (choices.some(isPutBack)) return "pick_unit";
  return choices.some(isTaking) ? "take_unit" : "way";
}

/** Whether nobody has been taken along yet: a region can be pressed then, but nobody goes there. @param {Scene} scene */
export const isEmptyStack = (scene) =>
  viewOf(scene).move !== null && !Object.keys(viewOf(scene).move?.units ?? {}).length && scene.choices.some(isTaking);

/** @param {Scene} scene */
export function stackForm(scene) {
  const { move } = viewOf(scene);
  if (!move || !scene.choices.some(isPutBack)) return null;
  const rows = Object.entries(move.units).map(([unit, count]) => unitRow(scene, move.units, unit, count));
  return h(
    "section",
    { class: "ledger order", "aria-label": say("web-seven-along"), "data-testid": "along" },
    h("ul", { class: "order-units" }, ...rows),
  );
}

/** @param {Scene} scene @param {Units} units @param {string} unit @param {number} count */
function unitRow(scene, units, unit, count) {
  const name = unitName(unit, count);
  const fewer = scene.choices.find(({ action }) => action === `put_back ${unit}`);
  return h(
    "li",
    {},
    h("span", { class: "built" }, icon(unitIcon(unit)), h("b", {}, count), name),
    h(
      "span",
      { class: "stepper" },
      maybeButton(
        `choice-put_back-${unit}`,
        () => fewer && scene.play(fewer),
        fewer ? null : () => scene.why(`put_back ${unit}`),
        { "data-action": fewer?.action, "aria-label": fewer?.label ?? name, title: fewer?.label },
        "−",
      ),
      button(
        `only-${unit}`,
        () => scene.playAll(allBut(units, unit)),
        { "aria-label": say("web-seven-only-one", { unit: unitName(unit, 1) }) },
        say("web-seven-only"),
      ),
    ),
  );
}

/** All stay behind but one unit of a type. @param {Units} units @param {string} only */
const allBut = (units, only) =>
  Object.entries(units).flatMap(([unit, count]) =>
    Array.from({ length: unit === only ? count - 1 : count }, () => `put_back ${unit}`),
  );
