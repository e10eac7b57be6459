/** Building: choose a city or a monument, then how many boxes. */
import { button, h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { composeSelling } from "./sell.js";
import { stepper } from "./stepper.js";
import { largeSide, viewOf } from "./view.js";

/** @import { BuildHand } from "./projects.js" */
/** @import { Draft, Scene } from "./types.js" */

/** @param {Scene} scene */
const builds = (scene) => scene.choices.filter((choice) => choice.verb === "build");

/** @param {Scene} scene @param {number} project @param {number} boxes */
const buildOf = (scene, project, boxes) => builds(scene).find((choice) => choice.a === project && choice.b === boxes);

/** How many boxes of a project can be ticked at most now. @param {Scene} scene @param {number} project */
const mostBoxes = (scene, project) =>
  Math.max(0, ...builds(scene).map((choice) => (choice.a === project ? choice.b : 0)));

/** @param {Scene} scene @param {Draft} draft @returns {BuildHand} */
export const buildHand = (scene, draft) => ({
  press: (project, boxes) => choose(scene, draft, project, boxes),
  most: (project) => mostBoxes(scene, project),
  choiceOf: (project, boxes) => buildOf(scene, project, boxes),
  project: draft.project,
  boxes: draft.boxes,
});

/**
 * Choose a project, or ask why not.
 * @param {Scene} scene @param {Draft} draft @param {number} project @param {number} boxes 0: as many as possible
 */
function choose(scene, draft, project, boxes) {
  const most = mostBoxes(scene, project);
  if (!most) return scene.why(`build ${largeSide(scene).projects[project].id} 1`);
  draft.project = project;
  draft.boxes = Math.min(boxes || most, most);
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeBuilding(root, scene, draft) {
  const offered = builds(scene);
  if (!offered.length) return [];
  const chips = [...new Set(offered.map((choice) => choice.a))].map((project) => chip(scene, draft, project));
  put(
    root,
    h("p", { class: "means" }, icon("worker"), say("web-rtta-workers-left", { count: viewOf(scene).workers })),
    h("div", { class: "chips", role: "group", "aria-label": say("web-rtta-choose-project") }, ...chips),
    draft.project !== null && countBoxes(scene, draft, draft.project),
  );
  return [...offered, ...composeSelling(root, scene, draft, "stone")];
}

/** @param {Scene} scene @param {Draft} draft @param {number} project */
function chip(scene, draft, project) {
  const { id, kind, ticked, boxes } = largeSide(scene).projects[project];
  const attributes = { class: "chip", "aria-pressed": `${draft.project === project}` };
  const content = [icon(kind === "city" ? "city" : id), say(`project-${id}`), h("small", {}, `${ticked}/${boxes}`)];
  return button(`pick-${id}`, () => choose(scene, draft, project, 0), attributes, ...content);
}

/** @param {Scene} scene @param {Draft} draft @param {number} project */
function countBoxes(scene, draft, project) {
  const choice = buildOf(scene, project, draft.boxes);
  const { id } = largeSide(scene).projects[project];
  const label = say("web-rtta-boxes-of", { project: say(`project-${id}`) });
  const why = (/** @type {number} */ boxes) => scene.why(`build ${id} ${boxes}`);
  const set = (/** @type {number} */ boxes) => choose(scene, draft, project, boxes);
  const steps = stepper({
    name: "boxes",
    label,
    value: draft.boxes,
    least: 1,
    most: mostBoxes(scene, project),
    set,
    why,
  });
  return h(
    "div",
    { class: "composer" },
    h("div", { class: "row" }, h("span", { class: "composer-label" }, label), steps),
    choice && choiceButton(choice, scene, "confirm-build", "primary"),
  );
}
