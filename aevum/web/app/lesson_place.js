/** Where a lesson begins or goes on: at a new table, from one of its steps. */
import { openLesson } from "./api.js";
import { storedName } from "./recent.js";
import { say } from "./text.js";

/** @param {string} game @param {string} lesson @param {number} step @returns {Promise<string>} */
export async function lessonPlace(game, lesson, step) {
  const name = storedName() || say("web-player", { letter: "A" });
  return (await openLesson({ game, lesson, step, name })).link;
}
