/** The sides of the table: one player's large, the others' small with all of it one press away. */
import { counter, disclosure, h } from "../../app/dom.js";
import { fittedName } from "../../app/names.js";
import { seatMark } from "../../app/seats.js";
import { sign } from "../../app/sides.js";
import { figure, say } from "../../app/text.js";
import { buildHand } from "./build.js";
import { buyHand, spendHand } from "./buy.js";
import { developments } from "./developments.js";
import { discardHand } from "./discard.js";
import { pegBoard } from "./pegs.js";
import { cities, monuments } from "./projects.js";
import { largeSide, viewOf } from "./view.js";

/** @import { Draft, Scene, Side } from "./types.js" */

export const SCORES = ["developments", "monuments", "architecture", "empire", "disasters"];
const ALWAYS_SHOWN = ["developments", "monuments", "disasters"];

/** @param {Scene} scene @param {Draft} draft */
export function ownSide(scene, draft) {
  const side = largeSide(scene);
  const usable = scene.mine; // what cannot be done says why
  const pegs = pegBoard(side, usable ? discardHand(scene, draft) || spendHand(scene, draft) : null, scene.state.over);
  const name = [seatMark(scene.seat), scene.state.seats[scene.seat].name, star(scene, scene.seat)];
  return h(
    "section",
    { class: "side large", "data-seat": scene.seat, "data-side": scene.seat, "aria-labelledby": "own-side" },
    h("header", { class: "side-head" }, h("h2", { id: "own-side" }, ...name), tally(side)),
    h("div", { class: "side-grid" }, pegs, ...sheet(scene, side, usable ? draft : null)),
  );
}

/** @param {Scene} scene @param {Side} side @param {Draft | null} draft null: only to be looked at */
function sheet(scene, side, draft) {
  const build = draft && buildHand(scene, draft);
  const buy = draft && buyHand(scene, draft);
  return [cities(scene, side, build), monuments(scene, side, build), developments(scene, side, buy)];
}

/** The mark of the first player. @param {Scene} scene @param {number} seat */
function star(scene, seat) {
  return viewOf(scene).first === seat && sign("first", say("web-rtta-first-player"), "first-player");
}

/** The score as it stands. @param {Side} side */
function tally({ score }) {
  const parts = SCORES.filter((part) => score[part] !== 0 || ALWAYS_SHOWN.includes(part));
  const cell = (/** @type {string} */ part, /** @type {string} */ name) =>
    h(
      "span",
      { class: ["tally-part", part === "total" && part], "data-part": part },
      h("small", {}, name),
      h("b", {}, figure(score[part])),
    );
  return h(
    "p",
    { class: "tally" },
    ...parts.map((part) => cell(part, say(`web-rtta-score-${part}`))),
    cell("total", say("web-total")),
  );
}

/** @param {Scene} scene @param {Set<number>} open the seats whose sheets are open */
export function otherSides(scene, open) {
  const others = scene.state.seats.filter((seat) => seat.seat !== scene.seat);
  const sides = others.map((seat) => smallSide(scene, seat.seat, open));
  return others.length > 0 && h("section", { class: "others", "aria-label": say("web-rtta-others") }, ...sides);
}

/** @param {Scene} scene @param {number} seat @param {Set<number>} open */
function smallSide(scene, seat, open) {
  const side = viewOf(scene).seats[seat];
  const name = h(
    "span",
    { class: "side-name" },
    seatMark(seat),
    fittedName(scene.state.seats[seat].name),
    star(scene, seat),
  );
  const names = { "data-seat": seat, "data-side": seat, "data-testid": `side-${seat + 1}` };
  return disclosure(
    { class: "side small", ...names, open: open.has(seat) },
    (isOpen) => (isOpen ? open.add(seat) : open.delete(seat)),
    h("summary", { "data-key": `side-${seat}` }, name, ...summary(side)),
    h("div", { class: "side-grid" }, pegBoard(side, null), ...sheet(scene, side, null)),
    tally(side),
  );
}

/** A side in a line. @param {Side} side */
function summary(side) {
  const built = side.projects.filter((project) => project.kind === "monument" && project.complete).length;
  const value = side.goods_value;
  const fact = (/** @type {string} */ name, /** @type {string} */ key, /** @type {number} */ count) =>
    counter(name, count, say(`web-rtta-count-${key}`, { count, value }));
  return [
    fact("food", "food", side.food),
    fact("goods", "goods", side.goods_total),
    fact("city", "cities", side.cities),
    fact("great_pyramid", "monuments", built),
    fact("book", "developments", side.developments.length),
    fact("disaster", "disasters", side.disaster_points),
  ];
}
