/** Everybody's chance to win over a match that is over, and the moves with which it turned. */
import { curveFigure } from "./curve.js";
import { button, h, icon, refill } from "./dom.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Chances } from "./types.js" */

/** What was worked out is the same for good. @type {Promise<Chances> | null} */
let asked = null;

/** The part of the page that tells of it, as soon as it is known. @param {Table} table */
export function chancesPart(table) {
  const root = h("section", { class: "chances", "data-testid": "chances", "aria-label": say("web-chances") });
  refill(root, h("p", { class: "quiet", role: "status" }, icon("hourglass"), say("web-chances-waits")));
  void fill(root, table);
  return root;
}

/** Where nobody can search the game yet there is nothing to tell. @param {HTMLElement} root @param {Table} table */
async function fill(root, table) {
  asked ??= table.access.chances();
  const found = await asked.catch(() => null);
  if (!found?.known || !found.curve.length) {
    asked = null;
    root.remove();
    return;
  }
  refill(root, figureOf(found, table), found.turns.length > 0 && turnsOf(found, table));
}

/** @param {Chances} found @param {Table} table */
function figureOf({ curve }, { state }) {
  const points = curve.map(({ position, chances }) => ({
    label: say("web-chances-move", { number: position }),
    number: position,
    position,
    scores: chances,
  }));
  const about = h("p", { class: "quiet" }, say("web-chances-about"));
  const words = [`${say("web-chances")} (%)`, say("web-chances-table"), say("web-chances-axis")];
  return h("div", {}, curveFigure(points, state.seats, "chances-curve", ...words), about);
}

/** Each turn leads to the replay. @param {Chances} found @param {Table} table */
function turnsOf({ turns }, table) {
  const rows = turns.map(({ position, deed, text }, place) => {
    const look = () => table.openReplay(position - 1);
    const label = { class: "link", "aria-label": `${say("web-results-look")} – ${deed}` };
    const see = button(`turn-${place + 1}`, look, label, icon("replay"), say("web-results-look"));
    return h("li", { class: "best-turn" }, h("span", {}, deed), h("b", {}, text), see);
  });
  return h("div", {}, h("h3", {}, say("web-chances-turns")), h("ol", { class: "turns" }, ...rows));
}
