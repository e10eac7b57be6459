/** The page of a table: fetch all that it takes, then sit down. */
import { access, isReplaced } from "./api.js";
import { loadIcons } from "./dom.js";
import { successorOf } from "./recent.js";
import { drawNowhere } from "./stage.js";
import { Table } from "./table.js";
import { loadTexts } from "./text.js";
import { tellByTouch } from "./touch.js";

/** @import { Board, State } from "./types.js" */

/** A game without a board of its own is played on the plain one. @param {State} state @returns {Promise<Board>} */
async function loadBoard({ board, game }) {
  const module = board ? `/static/boards/${game.replaceAll("-", "_")}/board.js` : "./plain_board.js";
  return (await import(module)).makeBoard();
}

/** @param {string} place */
async function open(place) {
  const icons = loadIcons();
  const state = await access(place)
    .state()
    .catch(async (/** @type {Error} */ problem) => {
      await Promise.all([icons, loadTexts()]); // to say what is wrong
      throw problem;
    });
  const [board] = await Promise.all([loadBoard(state), loadTexts(state.game), icons]);
  new Table(place, state, board).start();
  tellByTouch();
}

/** A link that this browser itself has replaced leads on to the new one. @param {Error} problem */
function goElsewhere(problem) {
  const place = isReplaced(problem) && successorOf(location.pathname);
  if (place) location.replace(`${place}${location.search}`);
  else drawNowhere(problem);
}

open(location.pathname).catch(goElsewhere);
