/** Building: choose a city or a monument, then how many boxes. */
import { h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { composeSelling } from "./sell.js";
import { stepper } from "./stepper.js";
import { largeSide, viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

/** @param {Scene} scene */
const builds = (scene) => scene.choices.filter((choice) => choice.verb === "build");

/** @param {Scene} scene @param {number} project @param {number} boxes */
export const buildOf = (scene, project, boxes) =>
  builds(scene).find((choice) => choice.a === project && choice.b === boxes);

/** How many boxes of a project can be ticked at most now. @param {Scene} scene @param {number} project */
export const boxesOffered = (scene, project) =>
  Math.max(
    0,
    ...builds(scene)
      .filter((choice) => choice.a === project)
      .map((choice) => choice.b),
  );

/**
 * A press on a project, or on one of its boxes: choose it, or ask why not.
 * @param {Scene} scene @param {Draft} draft @param {number} project @param {number} boxes 0: as many as possible
 */
export function pressProject(scene, draft, project, boxes) {
  const most = boxesOffered(scene, project);
  if (!most) return scene.why(`build ${largeSide(scene).projects[project].id} 1`);
  draft.project = project;
  draft.boxes = Math.min(boxes || most, most);
  scene.redraw();
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeBuilding(root, scene, draft) {
  const offered = builds(scene);
  if (!offered.length) return [];
  const projects = [...new Set(offered.map((choice) => choice.a))];
  put(
    root,
    h("p", { class: "means" }, icon("worker"), say("web-rtta-workers-left", { count: viewOf(scene).workers })),
    h(
      "div",
      { class: "chips", role: "group", "aria-label": say("web-rtta-choose-project") },
      ...projects.map((project) => projectChip(scene, draft, project)),
    ),
  );
  if (draft.project !== null) put(root, countBoxes(scene, draft, draft.project));
  return [...offered, ...composeSelling(root, scene, draft)];
}

/** @param {Scene} scene @param {Draft} draft @param {number} project */
function projectChip(scene, draft, project) {
  const { id, kind, ticked, boxes } = largeSide(scene).projects[project];
  return h(
    "button",
    {
      type: "button",
      class: "chip",
      "aria-pressed": String(draft.project === project),
      "data-testid": `pick-${id}`,
      "data-key": `pick-${project}`,
      onclick: () => pressProject(scene, draft, project, 0),
    },
    icon(kind === "city" ? "city" : id),
    say(`project-${id}`),
    h("small", {}, `${ticked}/${boxes}`),
  );
}

/** @param {Scene} scene @param {Draft} draft @param {number} project */
function countBoxes(scene, draft, project) {
  const choice = buildOf(scene, project, draft.boxes);
  const set = (/** @type {number} */ boxes) => ((draft.boxes = boxes), scene.redraw());
  const label = say("web-rtta-boxes-of", {
    project: say(`project-${largeSide(scene).projects[project].id}`),
  });
  return h(
    "div",
    { class: "composer" },
    h(
      "div",
      { class: "row" },
      h("span", { class: "composer-label" }, label),
      stepper({ name: "boxes", label, value: draft.boxes, least: 1, most: boxesOffered(scene, project), set }),
    ),
    choice &&
      choiceButton(choice, scene.play, {
        class: "choice primary",
        "data-key": "confirm-build",
        "data-testid": "confirm-build",
      }),
  );
}
