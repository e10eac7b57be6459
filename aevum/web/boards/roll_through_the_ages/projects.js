/** Cities and monuments on a player's sheet, with their boxes. */
import { button, counter, h, icon, times, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { hideTip, showTip } from "../../app/tip.js";
import { viewOf } from "./view.js";

/** @import { Choice, Project, Scene, Side } from "./types.js" */

/**
 * What can be done with projects; a sheet without it is only looked at.
 * @typedef {object} BuildHand
 * @property {(project: number, boxes: number) => void} press  0 boxes: beside the boxes
 * @property {(project: number) => number} most                how many boxes can be ticked at most now
 * @property {(project: number, boxes: number) => Choice | undefined} choiceOf
 * @property {number | null} project                           chosen, not yet played
 * @property {number} boxes
 */

/** @param {Scene} scene @param {Side} side @param {BuildHand | null} hand */
export const cities = (scene, side, hand) =>
  section(scene, side, hand, "city", say("web-rtta-cities", { count: side.cities }));

/** @param {Scene} scene @param {Side} side @param {BuildHand | null} hand */
export const monuments = (scene, side, hand) => section(scene, side, hand, "monument", say("web-rtta-monuments"));

/** @param {Scene} scene @param {Side} side @param {BuildHand | null} hand @param {string} kind @param {string} title */
function section(scene, side, hand, kind, title) {
  const rows = side.projects.map((project, place) => project.kind === kind && row(scene, side, place, hand));
  const attributes = { class: kind === "city" ? "cities" : "monuments", role: "group", "aria-label": title };
  return h("div", attributes, h("h3", {}, title), h("div", { class: "project-list" }, ...rows));
}

/** @param {Scene} scene @param {Side} side @param {number} place @param {BuildHand | null} hand */
function row(scene, side, place, hand) {
  const project = side.projects[place];
  const { id, kind, complete, in_play } = project;
  const most = hand ? hand.most(place) : 0;
  const planned = hand?.project === place ? hand.boxes : 0;
  const states = [complete && "complete", !in_play && "absent", most > 0 && "offered", planned > 0 && "planned"];
  const attributes = { class: ["project", kind, ...states], "data-part": `project-${id}` };
  const content = [
    kind === "monument" && icon(id, "project-icon"),
    h("span", { class: "project-name" }, say(`project-${id}`), unseen(` ${standing(project)}`)),
    kind === "monument" ? worth(scene, side, id) : cityWorth(complete),
    drawBoxes(project, planned),
  ];
  if (!hand) return h("div", attributes, ...content);
  const press = (/** @type {MouseEvent} */ event) => hand.press(place, Math.max(0, boxesUpTo(event, project)));
  const pressed = most > 0 ? { "aria-pressed": `${planned > 0}` } : {};
  const made = button(`project-${id}`, press, { ...attributes, ...pressed }, ...content);
  return most > 0 ? foresee(made, project, most, (count) => hand.choiceOf(place, count)) : made;
}

/** @param {Project} project */
function standing({ in_play, complete, ticked, boxes }) {
  if (!in_play) return say("web-rtta-absent");
  return say(complete ? "web-rtta-complete" : "web-rtta-boxes", { ticked, boxes });
}

/** @param {Project} project @param {number} planned */
function drawBoxes(project, planned) {
  const until = project.ticked + planned;
  const state = (/** @type {number} */ box) => (box < project.ticked ? "ticked" : box < until && "planned");
  const drawn = times(project.boxes, (box) => h("i", { class: ["box", state(box)], "data-box": box }));
  return h("span", { class: "boxes", "aria-hidden": "true" }, ...drawn);
}

/**
 * How many boxes would be ticked up to the one pointed at; 0 beside the boxes.
 * @param {Event} event @param {Project} project
 */
function boxesUpTo(event, project) {
  const box = /** @type {HTMLElement} */ (event.target).dataset.box;
  return box === undefined ? 0 : Math.max(1, Number(box) + 1 - project.ticked);
}

/**
 * Passing over boxes shows which would be ticked, and what that does.
 * @param {HTMLElement} made @param {Project} project @param {number} most
 * @param {(boxes: number) => Choice | undefined} choiceOf
 */
function foresee(made, project, most, choiceOf) {
  const show = (/** @type {number} */ count) => {
    ghost(made, project.ticked, count);
    showTip(made, choiceOf(count));
  };
  const leave = () => {
    ghost(made, 0, 0);
    hideTip();
  };
  made.addEventListener("pointerover", (event) => show(Math.min(most, boxesUpTo(event, project) || most)));
  made.addEventListener("pointerleave", leave);
  made.addEventListener("focus", () => show(most));
  made.addEventListener("blur", leave);
  return made;
}

/** @param {HTMLElement} made @param {number} ticked @param {number} count */
function ghost(made, ticked, count) {
  const drawn = made.querySelectorAll(".box");
  drawn.forEach((box, place) => box.classList.toggle("ghost", place >= ticked && place < ticked + count));
}

/**
 * A monument's two values and who was first; what it is worth to this side stands out. Alone there is only the larger.
 * @param {Scene} scene @param {Side} side @param {string} id
 */
function worth(scene, side, id) {
  const view = viewOf(scene);
  const { first, points_first, points_later } = view.monuments[view.monuments.findIndex((each) => each.id === id)];
  const values = {
    first: points_first,
    later: points_later,
    name: first === null ? "" : scene.state.seats[first].name,
  };
  if (view.rounds_solo) return pointsAlone(points_first);
  const words = say(first === null ? "web-rtta-worth" : "web-rtta-worth-taken", values);
  const late = first !== null && view.seats[first] !== side;
  return h(
    "span",
    { class: ["worth", late && "late"], title: words },
    unseen(words),
    h("span", { class: "worth-first", "aria-hidden": "true" }, icon("first"), points_first),
    h("span", { class: "worth-later", "aria-hidden": "true" }, points_later),
    first !== null && seatMark(first),
  );
}

/** What a monument is worth to whoever plays alone. @param {number} points */
function pointsAlone(points) {
  const words = say("web-rtta-points", { points });
  const shown = h("span", { class: "worth-first", "aria-hidden": "true" }, icon("first"), points);
  return h("span", { class: "worth", title: words }, unseen(words), shown);
}

/** A city is worth a die. @param {boolean} complete */
function cityWorth(complete) {
  return h("span", { class: "worth" }, complete ? icon("check") : counter("dice", "+1", say("web-rtta-city-worth")));
}
