/** The score sheet of a player: cities, monuments, developments, disasters. */
import { h, icon, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { foretell, hideTip, showTip } from "../../app/tip.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("../../app/types.js").Choice} Choice */

/**
 * What can be done on a sheet; a sheet without it is only looked at.
 * @typedef {object} Hand
 * @property {(project: number, boxes: number) => void} pressProject
 * @property {(development: number) => void} pressDevelopment
 * @property {(project: number) => number} boxesOffered    how many boxes can be ticked at most now
 * @property {(development: number) => boolean} isOffered
 * @property {(project: number, boxes: number) => Choice | undefined} buildOf    what ticking so many boxes would be
 * @property {(development: number) => Choice | undefined} buyOf
 * @property {number | null} project      chosen, not yet played
 * @property {number} boxes
 * @property {number | null} development
 */

/** @param {Scene} scene @param {any} side @param {Hand | null} hand */
export const cities = (scene, side, hand) =>
  projectSection(scene, side, hand, "city", say("web-rtta-cities", { count: side.cities }));

/** @param {Scene} scene @param {any} side @param {Hand | null} hand */
export const monuments = (scene, side, hand) =>
  projectSection(scene, side, hand, "monument", say("web-rtta-monuments"));

/** @param {Scene} scene @param {any} side @param {Hand | null} hand @param {string} kind @param {string} title */
function projectSection(scene, side, hand, kind, title) {
  const seat = viewOf(scene).seats.indexOf(side);
  const rows = side.projects.map(
    (project, place) => project.kind === kind && projectRow(scene, seat, project, place, hand),
  );
  return h(
    "div",
    { class: kind === "city" ? "cities" : "monuments", role: "group", "aria-label": title },
    h("h3", {}, title),
    h("div", { class: "project-list" }, ...rows),
  );
}

/** @param {Scene} scene @param {number} seat @param {any} project @param {number} place @param {Hand | null} hand */
function projectRow(scene, seat, project, place, hand) {
  const offered = hand ? hand.boxesOffered(place) : 0;
  const planned = hand && hand.project === place ? hand.boxes : 0;
  const classes = [
    "project",
    project.kind,
    project.complete && "complete",
    !project.in_play && "absent",
    offered > 0 && "offered",
    planned > 0 && "planned",
  ]
    .filter(Boolean)
    .join(" ");
  const content = [
    project.kind === "monument" && icon(project.id, "project-icon"),
    h("span", { class: "project-name" }, say(`project-${project.id}`), unseen(boxesText(project))),
    project.kind === "monument" ? worth(scene, project, seat) : cityWorth(project),
    boxRow(project, planned),
  ];
  const attributes = { class: classes, "data-part": `project-${project.id}` };
  if (!hand) return h("div", attributes, ...content);
  const press = (/** @type {MouseEvent} */ event) => hand.pressProject(place, boxPressed(event, project));
  const row = h(
    "button",
    {
      ...attributes,
      type: "button",
      "data-testid": `project-${project.id}`,
      "data-key": `project-${place}`,
      "aria-pressed": offered > 0 ? String(planned > 0) : null,
      onclick: press,
    },
    ...content,
  );
  return offered > 0 ? foresee(row, project, offered, (boxes) => hand.buildOf(place, boxes)) : row;
}

/** @param {any} project */
function boxesText(project) {
  if (!project.in_play) return ` ${say("web-rtta-absent")}`;
  const { ticked, boxes } = project;
  return ` ${say(project.complete ? "web-rtta-complete" : "web-rtta-boxes", { ticked, boxes })}`;
}

/**
 * How many boxes a press on one of them means; 0 for a press beside them.
 * @param {MouseEvent} event @param {any} project
 */
function boxPressed(event, project) {
  const box = /** @type {HTMLElement} */ (event.target).closest("[data-box]");
  return box ? Math.max(1, Number(/** @type {HTMLElement} */ (box).dataset.box) + 1 - project.ticked) : 0;
}

/** @param {any} project @param {number} planned */
function boxRow(project, planned) {
  const state = (/** @type {number} */ box) =>
    box < project.ticked ? "box ticked" : box < project.ticked + planned ? "box planned" : "box";
  return h(
    "span",
    { class: "boxes", "aria-hidden": "true" },
    ...Array.from({ length: project.boxes }, (_, box) => h("i", { class: state(box), "data-box": box })),
  );
}

/**
 * Passing over boxes shows which would be ticked, and what that does.
 * @param {HTMLElement} row
 * @param {any} project
 * @param {number} offered
 * @param {(boxes: number) => Choice | undefined} choice
 */
function foresee(row, project, offered, choice) {
  row.addEventListener("pointerover", (event) => {
    const box = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-box]"));
    const boxes = box ? Math.min(offered, Number(box.dataset.box) + 1 - project.ticked) : offered;
    ghost(row, project.ticked, boxes);
    showTip(row, choice(Math.max(1, boxes)));
  });
  row.addEventListener("pointerleave", () => (ghost(row, 0, 0), hideTip()));
  row.addEventListener("focus", () => showTip(row, choice(offered)));
  row.addEventListener("blur", hideTip);
  return row;
}

/** @param {HTMLElement} row @param {number} ticked @param {number} boxes */
function ghost(row, ticked, boxes) {
  row
    .querySelectorAll(".box")
    .forEach((box, place) => box.classList.toggle("ghost", place >= ticked && place < ticked + boxes));
}

/**
 * A monument's two values and who was first; what it is worth to this seat stands out.
 * @param {Scene} scene @param {any} project @param {number} seat
 */
function worth(scene, project, seat) {
  const { first, points_first, points_later } = viewOf(scene).monuments.find((each) => each.id === project.id);
  const values = {
    first: points_first,
    later: points_later,
    name: first === null ? "" : scene.state.seats[first].name,
  };
  const words = say(first === null ? "web-rtta-worth" : "web-rtta-worth-taken", values);
  return h(
    "span",
    { class: first === null || first === seat ? "worth" : "worth late", title: words },
    unseen(words),
    h("span", { class: "worth-first", "aria-hidden": "true" }, icon("first"), points_first),
    h("span", { class: "worth-later", "aria-hidden": "true" }, points_later),
    first !== null && seatMark(first),
  );
}

/** @param {any} project */
const cityWorth = (project) =>
  h(
    "span",
    { class: "worth", title: say("web-rtta-city-worth") },
    project.complete ? icon("check") : h("b", { "aria-hidden": "true" }, icon("dice"), "+1"),
    unseen(say("web-rtta-city-worth")),
  );

/** @param {Scene} scene @param {any} side @param {Hand | null} hand */
export function developments(scene, side, hand) {
  const rows = viewOf(scene).developments.map((development, place) =>
    developmentRow(development, place, side.developments.includes(development.id), hand),
  );
  return h(
    "div",
    { class: "developments", role: "group", "aria-label": say("web-rtta-developments") },
    h("h3", {}, say("web-rtta-developments-count", { count: side.developments.length })),
    h("div", { class: "development-list" }, ...rows),
  );
}

/** @param {any} development @param {number} place @param {boolean} owned @param {Hand | null} hand */
function developmentRow(development, place, owned, hand) {
  const offered = Boolean(hand?.isOffered(place));
  const chosen = hand?.development === place;
  const classes = ["development", owned && "owned", offered && "offered", chosen && "planned"]
    .filter(Boolean)
    .join(" ");
  const content = [
    h("i", { class: owned ? "box ticked" : chosen ? "box planned" : "box", "aria-hidden": "true" }),
    h(
      "span",
      { class: "development-name" },
      say(`development-${development.id}`),
      owned && unseen(say("web-rtta-owned")),
    ),
    h("span", { class: "development-effect" }, say(`development-${development.id}-effect`)),
    h(
      "span",
      { class: "cost" },
      icon("coin"),
      h("span", { "aria-hidden": "true" }, development.cost),
      unseen(say("web-rtta-cost", { cost: development.cost })),
    ),
    h(
      "span",
      { class: "points" },
      icon("point"),
      h("span", { "aria-hidden": "true" }, development.points),
      unseen(say("web-rtta-points", { points: development.points })),
    ),
  ];
  const attributes = { class: classes, "data-part": `development-${development.id}` };
  if (!hand) return h("div", attributes, ...content);
  const row = h(
    "button",
    {
      ...attributes,
      type: "button",
      "data-testid": `development-${development.id}`,
      "data-key": `development-${place}`,
      "aria-pressed": offered ? String(chosen) : null,
      onclick: () => hand.pressDevelopment(place),
    },
    ...content,
  );
  return offered ? foretell(row, () => hand.buyOf(place)) : row;
}

/** Points lost, and the score as it stands. @param {any} side */
export function tally(side) {
  const parts = ["developments", "monuments", "architecture", "empire", "disasters"].filter(
    (part) => side.score[part] !== 0 || (part !== "architecture" && part !== "empire"),
  );
  const cells = parts.map((part) =>
    h(
      "span",
      { class: "tally-part", "data-part": part },
      h("small", {}, say(`web-rtta-score-${part}`)),
      h("b", {}, figure(side.score[part])),
    ),
  );
  return h(
    "p",
    { class: "tally" },
    ...cells,
    h("span", { class: "tally-part total" }, h("small", {}, say("web-total")), h("b", {}, figure(side.score.total))),
  );
}
