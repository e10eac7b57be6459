/** The page of a table: fetch all that it takes, then sit down. */
import { access, isReplaced } from "./api.js";
import { notice } from "./dialog.js";
import { loadIcons, loadStyle } from "./dom.js";
import { loadBoard } from "./load_board.js";
import { meet } from "./naming.js";
import { successorOf } from "./recent.js";
import { Table } from "./table.js";
import { loadTexts, say } from "./text.js";
import { tellByTouch } from "./touch.js";
import { drawNowhere } from "./unreached.js";

/** @import { State } from "./types.js" */

/** @param {string} place */
async function open(place) {
  const icons = loadIcons();
  const state = await access(place)
    .state()
    .catch(async (/** @type {Error} */ problem) => {
      await Promise.all([icons, loadTexts()]); // to say what is wrong
      throw problem;
    });
  const [board, lesson] = await Promise.all([loadBoard(state), loadLesson(state), loadTexts(state.game), icons]);
  openRulesBeside(state.game);
  meet(place, state);
  new Table(place, state, board, lesson).start();
  tellByTouch();
}

/** Only a table where something is taught needs what teaches. @param {State} state */
async function loadLesson({ lesson }) {
  if (!lesson) return null;
  await loadStyle("/static/style/lesson.css");
  return import("./lesson.js");
}

/** Links to the rules open them beside the game, unless another window is wanted. @param {string} game */
function openRulesBeside(game) {
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href^="/rules/${game}"]`) : null;
    if (!link || link.closest("aside") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const rule = link.getAttribute("href")?.split("#")[1];
    link.closest("dialog")?.close();
    const aside = await import("./rules_aside.js").catch(() => notice(say("web-error-connection"), "trouble"));
    await (rule ? aside?.openRules(game, rule) : aside?.turnRules(game));
  });
}

/** A link that this browser itself has replaced leads on to the new one. @param {Error} problem */
function goElsewhere(problem) {
  const place = isReplaced(problem) && successorOf(location.pathname);
  if (place) location.replace(`${place}${location.search}`);
  else drawNowhere(problem);
}

open(location.pathname).catch(goElsewhere);
