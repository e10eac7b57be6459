/** The lessons in the lobby: those of each game, and how far one has come. */
import { access } from "./api.js";
import { button, h, icon } from "./dom.js";
import { lessonPlace } from "./lesson_place.js";
import { isTaught, lessonProgress } from "./lesson_progress.js";
import { say } from "./text.js";

/** @import { Progress } from "./lesson_progress.js" */
/** @import { GameOffer, LessonOffer } from "./types.js" */

/** @param {GameOffer[]} games @param {(link: Promise<string>) => void} goTo */
export const lessonsCard = (games, goTo) =>
  h(
    "section",
    { class: "card lessons", id: "lessons", "aria-labelledby": "lessons-title", "data-testid": "lessons" },
    h("h2", { id: "lessons-title" }, say("web-lessons")),
    h("p", { class: "quiet" }, say("web-lessons-help")),
    ...games.filter((game) => game.lessons.length > 0).map((game) => gameLessons(game, goTo)),
  );

/** The way to a game's lessons, further down the lobby. @param {GameOffer} game */
export const lessonsLink = ({ id, name }) =>
  h(
    "a",
    {
      class: "learn-link",
      href: `#lessons-${id}`,
      "data-testid": `lessons-of-${id}`,
      "data-key": `lessons-of-${id}`,
      "aria-label": say("web-lessons-of", { game: name }),
    },
    icon("book"),
    say("web-lessons"),
  );

/** @param {GameOffer} game @param {(link: Promise<string>) => void} goTo */
const gameLessons = (game, goTo) =>
  h(
    "div",
    { class: "lessons-game", id: `lessons-${game.id}` },
    h("h3", {}, game.name),
    h("ul", {}, ...game.lessons.map((lesson) => h("li", {}, lessonButton(game, lesson, goTo)))),
  );

/** @param {GameOffer} game @param {LessonOffer} lesson @param {(link: Promise<string>) => void} goTo */
function lessonButton(game, lesson, goTo) {
  const kept = lessonProgress(game.id, lesson.id);
  const taken = kept && isTaught(kept);
  const begin = () => goTo(whereLeft(game, lesson, kept));
  return button(
    `lesson-${game.id}-${lesson.id}`,
    begin,
    { class: "menu-item" },
    icon(taken ? "check" : "book"),
    h("span", {}, lesson.title, h("small", {}, kept ? standing(kept) : lesson.about)),
  );
}

/** @param {Progress} kept */
const standing = (kept) =>
  isTaught(kept) ? say("web-lesson-taken") : say("web-lesson-go-on", { step: kept.step + 1, steps: kept.steps });

/** The table where a lesson was left, as long as it is there; else a new one. @param {GameOffer} game @param {LessonOffer} lesson @param {Progress} [kept] */
async function whereLeft(game, lesson, kept) {
  if (!kept || isTaught(kept)) return lessonPlace(game.id, lesson.id, 0);
  const there = await access(kept.place)
    .state()
    .catch(() => null);
  return there ? kept.place : lessonPlace(game.id, lesson.id, Math.min(kept.step, lesson.steps));
}
