/** The board of a game. */

/** @import { Board, State } from "./types.js" */

/** A game without a board of its own is played on the plain one. @param {State} state @returns {Promise<Board>} */
export async function loadBoard({ board, game }) {
  const module = board ? `../boards/${game.replaceAll("-", "_")}/board.js` : "./plain_board.js";
  return (await import(module)).makeBoard();
}
