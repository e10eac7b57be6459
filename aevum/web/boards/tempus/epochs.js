/** The epoch table: how far everybody is, what comes next, and all its numbers on request. */
import { disclosure, h, icon, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { listed, say } from "../../app/text.js";
import { terrainSign } from "./symbols.js";
import { viewOf } from "./view.js";

/** @import { Epoch, Scene } from "./types.js" */

/** @type {[string, (row: Epoch) => number | boolean][]} */
const NUMBERS = [
  ["actions", (row) => row.actions],
  ["people", (row) => row.people_moved],
  ["distance", (row) => row.distance],
  ["sea", (row) => row.sea_movement],
  ["children", (row) => row.children],
  ["stack", (row) => row.stack_limit],
  ["ideas", (row) => row.ideas_drawn],
  ["hand", (row) => row.hand_limit],
];

/** @param {Scene} scene @param {{numbers: boolean}} open whether the numbers are shown */
export function epochTable(scene, open) {
  const view = viewOf(scene);
  return h(
    "section",
    { class: "epochs", "aria-label": say("web-tempus-epochs"), "data-testid": "epochs" },
    h(
      "h2",
      {},
      say("web-tempus-epochs"),
      view.epoch > 0 && h("small", {}, say("web-tempus-round", { round: view.epoch, rounds: view.epochs.length - 1 })),
    ),
    h("ol", { class: "epoch-rows" }, ...view.epochs.map((row, place) => epochRow(scene, row, place))),
    numbers(view.epochs, open),
  );
}

/** @param {Scene} scene @param {Epoch} row @param {number} place */
function epochRow(scene, row, place) {
  const view = viewOf(scene);
  const here = view.seats.flatMap((side, seat) => (side.cube === place ? [seat] : []));
  const next = row.id === view.new_epoch && !scene.state.over;
  const effect = say(`epoch-${row.id}-effect`);
  return h(
    "li",
    { class: ["epoch-row", next && "next", here.length > 0 && "here"], "data-part": `epoch-${row.id}`, title: effect },
    row.terrain ? terrainSign(row.terrain) : h("span", { class: "terrain-sign" }),
    h(
      "span",
      { class: "epoch-name" },
      say(`epoch-${row.id}`),
      row.terrain && unseen(` (${say(`terrain-${row.terrain}`)})`),
    ),
    h(
      "span",
      { class: "cubes" },
      ...here.map(seatMark),
      here.length > 0 && unseen(listed(here.map((seat) => scene.state.seats[seat].name))),
    ),
    next ? h("span", { class: "epoch-effect" }, h("b", {}, say("web-tempus-next")), ` ${effect}`) : unseen(effect),
  );
}

/** @param {Epoch[]} rows @param {{numbers: boolean}} open */
function numbers(rows, open) {
  const cell = (/** @type {number | boolean} */ value) =>
    h(
      "td",
      {},
      value === true ? icon("check") : value === false ? "–" : value,
      value === true && unseen(say("web-tempus-yes")),
    );
  const head = NUMBERS.map(([name]) => h("th", { scope: "col" }, say(`web-tempus-column-${name}`)));
  const body = rows
    .slice(0, -1)
    .map((row) =>
      h("tr", {}, h("th", { scope: "row" }, say(`epoch-${row.id}`)), ...NUMBERS.map(([, value]) => cell(value(row)))),
    );
  return disclosure(
    { class: "epoch-numbers", open: open.numbers },
    (isOpen) => (open.numbers = isOpen),
    h("summary", { "data-key": "epoch-numbers" }, say("web-tempus-numbers")),
    h(
      "div",
      { class: "scrolled", tabindex: 0, role: "group", "aria-label": say("web-tempus-numbers") },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("web-tempus-column-epoch")), ...head)),
        h("tbody", {}, ...body),
      ),
    ),
  );
}
