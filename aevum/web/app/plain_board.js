/** The board of a game that has none of its own: everybody's score, part by part. All choices are in the panel. */
import { h, loadStyle, refill } from "./dom.js";
import { scoreRows, sideCard, sideList } from "./sides.js";
import { canSay, figure, say } from "./text.js";

/** @import { Board, Scene, State } from "./types.js" */

/**
 * @typedef {{score: Record<string, number>}} Side
 * @typedef {{seats?: {score?: Record<string, number>}[]}} View   all that the plain board reads of a view
 */

/** The score of every seat in parts, the total among them. @param {State} state @returns {Side[]} */
const sidesOf = ({ view, seats }) =>
  seats.map(({ seat, score: total }) => ({ score: { .../** @type {View} */ (view).seats?.[seat]?.score, total } }));

/** The parts of the score that the game has a name for. @param {Side[]} sides */
const partsOf = ([{ score }]) => Object.keys(score).filter((part) => part !== "total" && canSay(`score-${part}`));

/** @param {string} part */
const partName = (part) => say(`score-${part}`);

/** @param {Scene} scene */
function sides(scene) {
  const all = sidesOf(scene.state);
  const parts = partsOf(all);
  const cards = all.map(({ score }, seat) => {
    const facts = parts.flatMap((part) => [h("dt", {}, partName(part)), h("dd", {}, figure(score[part]))]);
    const words = `${say("web-score")} ${figure(score.total)}`;
    return sideCard(
      scene,
      seat,
      { signs: [], points: score.total, words },
      facts.length > 0 && h("dl", { class: "side-parts" }, ...facts),
    );
  });
  return sideList(say("web-seats"), cards, "", "plain-board");
}

/** @type {Board} */
const PLAIN = {
  draw: (root, scene) => refill(root, sides(scene)),
  compose: () => new Set(),
  press: () => false,
  parts: () => [],
  hint: () => "",
  scores(state) {
    const all = sidesOf(state);
    const parts = partsOf(all);
    return { columns: parts.map(partName), rows: scoreRows(all, parts, () => []), beyond: [] };
  },
  shortcuts: () => [],
};

export async function makeBoard() {
  await loadStyle("/static/style/plain_board.css");
  return PLAIN;
}
