/** A lesson at the table: what is explained now, what to do, where to look, and kind answers to other tries. */
import { ruleLink } from "./dialog.js";
import { button, byId, find, h, icon, refill } from "./dom.js";
import { lessonPlace } from "./lesson_place.js";
import { isTaught, rememberLesson } from "./lesson_progress.js";
import { HERE, isNarrow } from "./sight.js";
import { say } from "./text.js";

/** @import { Refusal } from "./api.js" */
/** @import { Table } from "./table.js" */
/** @import { LessonState } from "./types.js" */

/** The answer to a try that the lesson did not mean, and the step it was given at. @type {{step: number, problem: Refusal} | null} */
let answered = null;
/** The step whose place on the map was brought into sight; whoever looks elsewhere after that is left alone. */
let led = "";

/** The table whose lesson has ended and is played on. */
let leftAt = "";

/** A try that the rules allow and the lesson did not mean. @param {Table} table @param {Refusal} problem */
export function answerTry(table, problem) {
  answered = { step: table.state.lesson?.step ?? 0, problem };
  drawLesson(table);
  byId("lesson").querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}

/** @param {Table} table */
export function drawLesson(table) {
  const place = byId("lesson");
  const { lesson } = table.state;
  place.hidden = !lesson || Boolean(table.past) || leftAt === table.place;
  pointOut(place.hidden ? null : lesson);
  if (!lesson) return;
  if (answered?.step !== lesson.step) answered = null;
  rememberLesson(table.state.game, lesson, table.place);
  if (!place.hidden) leadThere(table, lesson);
  refill(
    place,
    head(lesson),
    h("p", { class: "lesson-text", "aria-live": "polite" }, lesson.text || say("web-lesson-watch")),
    lesson.do && h("p", { class: "lesson-do", "data-testid": "lesson-do" }, icon("forward"), h("span", {}, lesson.do)),
    answered && answer(answered.problem, table.state.game),
    isTaught(lesson) ? farewell(table, lesson) : tools(table, lesson),
  );
}

/** @param {LessonState} lesson */
function head({ title, step, steps }) {
  const count = say("web-lesson-step", { step: Math.min(step + 1, steps), steps });
  return h(
    "header",
    { class: "lesson-head" },
    h("h2", {}, icon("book"), title),
    h("span", { class: "lesson-count", "data-testid": "lesson-step" }, step < steps ? count : say("web-lesson-done")),
    h("progress", { value: step, max: steps, "aria-label": count }),
  );
}

/** @param {Refusal} problem @param {string} game */
const answer = (problem, game) =>
  h(
    "p",
    { class: "lesson-answer", role: "alert", "data-testid": "lesson-answer" },
    problem.message,
    " ",
    problem.rule && ruleLink(problem.rule, game),
  );

/** @param {Table} table @param {LessonState} lesson */
function tools(table, lesson) {
  const { id, step, expected } = lesson;
  const show = () => void table.act([expected[0]]);
  return h(
    "div",
    { class: "row lesson-tools" },
    expected.length > 0 && button("lesson-show", show, {}, icon("eye"), say("web-lesson-show")),
    step > 0 && goTo(table, "back", id, step - 1),
    step > 0 && goTo(table, "restart", id, 0),
  );
}

/** What can be done after the last step: the table goes on as an ordinary one. @param {Table} table @param {LessonState} lesson */
const farewell = (table, { id, next }) =>
  h(
    "div",
    { class: "row lesson-tools" },
    next && goTo(table, "next", next, 0, "primary"),
    button("lesson-leave", () => leave(table), { class: next ? "" : "primary" }, say("web-lesson-leave")),
    goTo(table, "restart", id, 0),
    h("a", { class: "button", href: "/" }, say("web-to-lobby")),
  );

/** Everything is said: the room is for what the game asks. @param {Table} table */
function leave(table) {
  leftAt = table.place;
  table.draw();
}

/**
 * A button that leads to a step of a lesson: at a table of its own, as dice that have fallen stay fallen.
 * @param {Table} table @param {string} name @param {string} lesson @param {number} step @param {string} [style]
 */
function goTo(table, name, lesson, step, style = "") {
  const go = () => void table.try(async () => location.assign(await lessonPlace(table.state.game, lesson, step)));
  return button(`lesson-${name}`, go, { class: style }, say(`web-lesson-${name}`));
}

/** Outline what the step speaks of, and what can be pressed for it. @param {LessonState | null} lesson */
function pointOut(lesson) {
  for (const element of document.querySelectorAll(`.${HERE}`)) element.classList.remove(HERE);
  for (const element of lesson ? pointedOut(lesson) : []) element.classList.add(HERE);
  if (isNarrow()) keepInSight(find(`#choices .${HERE}:is([data-action], [data-asks])`));
}

/**
 * On a phone what is to be pressed goes to the foot of the drawer, where it stays in sight below what is explained; it keeps its looks.
 * @param {HTMLElement | null} press
 */
function keepInSight(press) {
  if (!press || press.closest(".endings, .lesson-press")) return;
  const focused = document.activeElement === press;
  byId("choices").append(h("div", { class: ["lesson-press", press.parentElement?.className] }, press));
  if (focused) press.focus({ preventScroll: true });
}

/** @param {LessonState} lesson */
function pointedOut({ expected, point }) {
  const buttons = expected.flatMap((action) => [`[data-action="${action}"]`, `[data-asks="${action}"]`]);
  const parts = point.map((name) => `:is([data-part="${name}"], [data-testid="${name}"])`);
  return [...buttons, ...parts].flatMap((selector) => [...document.querySelectorAll(selector)]);
}

/** What a step points at on the map is brought into sight, once. @param {Table} table @param {LessonState} lesson */
function leadThere({ board, place }, { step }) {
  const now = `${place} ${step}`;
  const here = board.map?.svg.querySelector(`.${HERE}`);
  if (now === led || !board.map || !here) return;
  led = now;
  const { left, right, top, bottom } = here.getBoundingClientRect();
  board.map.zoom.reveal(board.map.zoom.mapPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }));
}
