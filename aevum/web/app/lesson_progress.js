/** How far this browser has come in which lessons, kept in the browser only. */

/** @import { LessonState, State } from "./types.js" */

const STORED = "aevum-lessons";

/** @typedef {{step: number, steps: number, place: string}} Progress   where a lesson was left, and at which table */

/** @returns {Record<string, Progress>} by game and lesson */
function all() {
  try {
    return JSON.parse(localStorage.getItem(STORED) || "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {string} lesson @returns {Progress | undefined} */
export const lessonProgress = (game, lesson) => all()[`${game}/${lesson}`];

/** @param {string} game @param {LessonState} lesson @param {string} place */
export function rememberLesson(game, { id, step, steps }, place) {
  localStorage.setItem(STORED, JSON.stringify({ ...all(), [`${game}/${id}`]: { step, steps, place } }));
}

/** Whether all steps have been made. @param {Pick<LessonState, "step" | "steps">} lesson */
export const isTaught = ({ step, steps }) => step >= steps;

/** Whether a lesson is under way: until it ends, its table is none of one's own. @param {State} state */
export const isTeaching = ({ lesson }) => lesson !== null && !isTaught(lesson);
