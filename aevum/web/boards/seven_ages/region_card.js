/** The region that was tapped: everything about it, and what can be done there. */
import { button, h, icon, iconButton } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { reasonLine } from "../../app/why.js";
import { empireMark } from "./colours.js";
import { isEmptyStack } from "./stack_form.js";
import { unitChips } from "./units.js";
import { choicesOfMap, choicesOnMap, empireOf, regionAt, regionOf, triedIn, viewOf } from "./view.js";
import { buildingWords, empireName } from "./words.js";

/** @import { Part } from "../../app/types.js" */
/** @import { Draft, Region, Scene, Stack } from "./types.js" */
/** @import { WorldMap } from "./world.js" */

/** @param {Scene} scene @param {Draft} draft @param {WorldMap} map @param {(id: string | null) => void} select */
export function regionCard(scene, draft, map, select) {
  const id = draft.place;
  if (!id || !map.atlas) return null;
  const name = say(`region-${id}`);
  const offered = choicesOnMap(scene, draft).get(id) ?? [];
  const actions = new Set(offered.map(({ action }) => action));
  const others = choicesOfMap(scene).filter((choice) => regionOf(choice) === id && !actions.has(choice.action));
  const buttons = [...offered, ...others].map((choice, place) =>
    choiceButton(choice, scene, place ? undefined : "confirm-region", place ? "" : "primary"),
  );
  const shut = iconButton("close-region", "close", say("web-close"), () => select(null));
  return h(
    "section",
    { class: "ledger region-card", "aria-label": name, "data-testid": "region-card", "data-place": id },
    h("div", { class: "region-head" }, h("h3", {}, name, h("small", {}, say(`terrain-${map.terrain(id)}`))), shut),
    ...buttons,
    scene.active && !buttons.length && whyNothing(scene, id),
    facts(scene, id, map, select),
  );
}

/** Why nothing can be done in a region. @param {Scene} scene @param {string} id */
const whyNothing = (scene, id) =>
  isEmptyStack(scene)
    ? h("p", { class: "why", role: "status", "data-testid": "why-line" }, say("web-seven-nobody-along"))
    : reasonLine(scene, triedIn(scene, id));

/** @param {string} title @param {...Part} content */
const fact = (title, ...content) => [h("dt", {}, title), h("dd", {}, ...content)];

/** @param {Scene} scene @param {string} id @param {WorldMap} map @param {(id: string) => void} select */
function facts(scene, id, map, select) {
  const view = viewOf(scene);
  const region = regionAt(view, id);
  const printed = /** @type {const} */ (["wheat", "oil", "elephant"]).filter((name) => view.map[name].includes(id));
  const around = [...(map.geography?.touching.get(id) ?? [])].map((other) => neighbour(scene, other, select));
  return h(
    "dl",
    { class: "facts" },
    region && controlled(scene, region),
    printed.length > 0 &&
      fact(
        say("web-seven-printed"),
        ...printed.map((name) => h("span", { class: "built" }, icon(`sa-${name}`), say(`web-seven-${name}`))),
      ),
    region && built(region),
    region &&
      region.stacks.length > 0 &&
      fact(say("web-seven-units"), ...region.stacks.map((one) => stack(scene, one))),
    fact(say("web-seven-neighbours"), h("ul", { class: "neighbours" }, ...around)),
  );
}

/** @param {Scene} scene @param {Region} region */
function controlled(scene, { control }) {
  const empire = empireOf(viewOf(scene), control);
  if (!empire) return null;
  return fact(
    say("web-seven-control"),
    empireMark(empire),
    h("span", {}, empireName(empire.id)),
    seatMark(empire.seat),
  );
}

/** @param {Region} region */
function built(region) {
  const words = buildingWords(region).filter((word) => word);
  return words.length
    ? fact(say("web-seven-built"), ...words.map((word) => h("span", { class: "built" }, word)))
    : null;
}

/** @param {Scene} scene @param {Stack} stack */
function stack(scene, { empire, count, units, leaders }) {
  return h(
    "div",
    { class: "stack-row" },
    empireMark(empireOf(viewOf(scene), empire)),
    h("b", {}, count),
    Object.keys(units).length > 0 ? unitChips(units) : h("span", { class: "quiet" }, say("web-seven-hidden-units")),
    ...leaders.map((leader) => h("span", { class: "built" }, icon("sa-leader"), say(`leader-${leader}`))),
  );
}

/** @param {Scene} scene @param {string} id @param {(id: string) => void} select */
function neighbour(scene, id, select) {
  const view = viewOf(scene);
  const mark = empireMark(empireOf(view, regionAt(view, id)?.control ?? null));
  return h(
    "li",
    {},
    button(`to-${id}`, () => select(id), { class: "chip" }, mark, say(`region-${id}`)),
  );
}
