/** The sides of the table: one player's large, the others' small with all of it one press away. */
import { h, icon, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { boxesOffered, buildOf, pressProject } from "./build.js";
import { bestPayment, isOffered, pressDevelopment, pressGood, spendable } from "./buy.js";
import { discardOf, pressDiscard } from "./discard.js";
import { pegBoard } from "./pegs.js";
import { cities, developments, monuments, tally } from "./sheet.js";
import { largeSide, viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

/** @param {Scene} scene @param {Draft} draft */
export function ownSide(scene, draft) {
  const side = largeSide(scene);
  const usable = scene.active && scene.mine;
  const hand = usable ? sheetHand(scene, draft) : null;
  return h(
    "section",
    { class: "side large", "data-seat": scene.seat, "data-side": scene.seat, "aria-labelledby": "own-side" },
    h(
      "header",
      { class: "side-head" },
      h("h2", { id: "own-side" }, seatMark(scene.seat), scene.state.seats[scene.seat].name, star(scene, scene.seat)),
      tally(side),
    ),
    h("div", { class: "side-grid" }, pegBoard(side, usable ? pegHand(scene, draft) : {}), ...sheet(scene, side, hand)),
  );
}

/** @param {Scene} scene @param {any} side @param {import("./sheet.js").Hand | null} hand */
const sheet = (scene, side, hand) => [
  cities(scene, side, hand),
  monuments(scene, side, hand),
  developments(scene, side, hand),
];

/** @param {Scene} scene @param {number} seat */
const star = (scene, seat) =>
  viewOf(scene).first === seat &&
  h(
    "span",
    { class: "first-player", title: say("web-rtta-first-player") },
    icon("first"),
    unseen(say("web-rtta-first-player")),
  );

/** @param {Scene} scene @param {Draft} draft @returns {import("./sheet.js").Hand} */
function sheetHand(scene, draft) {
  return {
    pressProject: (project, boxes) => pressProject(scene, draft, project, boxes),
    pressDevelopment: (development) => pressDevelopment(scene, draft, development),
    boxesOffered: (project) => boxesOffered(scene, project),
    isOffered: (development) => isOffered(scene, development),
    buildOf: (project, boxes) => buildOf(scene, project, boxes),
    buyOf: (development) => bestPayment(scene, development),
    project: draft.project,
    boxes: draft.boxes,
    development: draft.development,
  };
}

/**
 * Pressing a row of goods spends it while buying, and discards from it at the end of a turn.
 * @param {Scene} scene @param {Draft} draft
 */
function pegHand(scene, draft) {
  if (scene.choices.some((choice) => choice.verb === "discard")) {
    const chosen = draft.good === null ? 0 : 1 << draft.good;
    return {
      press: (/** @type {number} */ good) => pressDiscard(scene, draft, good),
      isOffered: (/** @type {number} */ good) => Boolean(discardOf(scene, good)),
      choiceOf: (/** @type {number} */ good) => discardOf(scene, good),
      chosen,
      label: say("verb-discard"),
    };
  }
  if (draft.development === null) return {};
  return {
    press: (/** @type {number} */ good) => pressGood(scene, draft, good),
    isOffered: (/** @type {number} */ good) => spendable(scene, draft, good),
    chosen: draft.goods,
    label: say("web-rtta-spend"),
  };
}

/** @param {Scene} scene @param {Set<number>} open the seats whose sheets are open */
export function otherSides(scene, open) {
  const others = scene.state.seats.filter((seat) => seat.seat !== scene.seat);
  if (!others.length) return null;
  return h(
    "section",
    { class: "others", "aria-label": say("web-rtta-others") },
    ...others.map((seat) => smallSide(scene, seat.seat, open)),
  );
}

/** @param {Scene} scene @param {number} seat @param {Set<number>} open */
function smallSide(scene, seat, open) {
  const side = viewOf(scene).seats[seat];
  const details = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      {
        class: "side small",
        "data-seat": seat,
        "data-side": seat,
        open: open.has(seat),
        "data-testid": `side-${seat + 1}`,
        ontoggle: () => (details.open ? open.add(seat) : open.delete(seat)),
      },
      h(
        "summary",
        { "data-key": `side-${seat}` },
        h("span", { class: "side-name" }, seatMark(seat), scene.state.seats[seat].name, star(scene, seat)),
        ...summary(side),
      ),
      h("div", { class: "side-grid" }, pegBoard(side), ...sheet(scene, side, null)),
      tally(side),
    )
  );
  return details;
}

/** A side in a line. @param {any} side */
function summary(side) {
  const monuments = side.projects.filter((project) => project.kind === "monument" && project.complete).length;
  const counts = {
    food: side.food,
    goods: side.goods_total,
    city: side.cities,
    great_pyramid: monuments,
    book: side.developments.length,
    disaster: side.disaster_points,
  };
  const keys = {
    food: "food",
    goods: "goods",
    city: "cities",
    great_pyramid: "monuments",
    book: "developments",
    disaster: "disasters",
  };
  return Object.entries(counts).map(([name, count]) =>
    fact(name, count, say(`web-rtta-count-${/** @type {any} */ (keys)[name]}`, { count, value: side.goods_value })),
  );
}

/** @param {string} name @param {number} count @param {string} words */
const fact = (name, count, words) =>
  h("span", { class: "fact", title: words }, icon(name), h("b", { "aria-hidden": "true" }, count), unseen(words));
