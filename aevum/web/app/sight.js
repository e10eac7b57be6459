/** On a phone the page scrolls to what is asked and at the end to the result; whoever looks back sees the board on any screen. */
import { byId, isStill } from "./dom.js";

/** @import { Board, Scene } from "./types.js" */

export const isNarrow = () => matchMedia("(max-width: 50rem)").matches;

/** What was brought into sight last: it is not brought again while somebody looks around. */
let shown = "";

/** @param {Board} board @param {Scene} scene @param {boolean} past whether somebody looks back */
export function bringIntoSight(board, scene, past) {
  const { over, asked, eye } = scene.state;
  const now = past ? "past" : over ? "over" : scene.active ? `${asked.step} ${eye}` : "";
  if (now === shown) return;
  shown = now;
  if (!now || !(isNarrow() || past)) return;
  partFor(now, board, scene)?.scrollIntoView({ block: "start", behavior: isStill() ? "auto" : "smooth" });
}

/** @param {string} now @param {Board} board @param {Scene} scene */
function partFor(now, board, scene) {
  if (now === "past") return byId(isNarrow() ? "board" : "seats");
  return now === "over" ? byId("final") : board.sight?.(scene);
}
