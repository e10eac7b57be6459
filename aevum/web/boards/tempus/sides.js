/** Everybody's things in a few lines: action tiles, people and cities in stock, cards, progress, points. */
import { counter, h, icon, unseen } from "../../app/dom.js";
import { sideCard, sideList, sign } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { backs, openCards } from "./cards.js";
import { terrainSign } from "./symbols.js";
import { viewOf } from "./view.js";

/** @import { Scene, Side } from "./types.js" */

export const SCORES = ["hexes", "cities", "flight"];

/** @param {Scene} scene */
export function sides(scene) {
  const view = viewOf(scene);
  const rows = view.seats.map((side, seat) => sideOf(scene, side, seat));
  const deck = say("web-tempus-deck", {
    count: view.deck,
    discards: view.discards.reduce((sum, card) => sum + card.count, 0),
  });
  return sideList(say("web-tempus-players"), rows, deck);
}

/** @param {Scene} scene @param {Side} side @param {number} seat */
function sideOf(scene, side, seat) {
  const view = viewOf(scene);
  const fact = (/** @type {string} */ name, /** @type {string} */ symbol, /** @type {number} */ count) =>
    counter(symbol, count, say(`web-tempus-count-${name}`, { count }));
  const points = side.score.total;
  const signs = [
    view.first === seat && sign("first", say("web-tempus-first-player"), "first"),
    side.protected && sign("shield", say("web-tempus-protected"), "shield"),
  ];
  return sideCard(
    scene,
    seat,
    { signs, points, words: say("web-tempus-count-score", { count: points }) },
    h(
      "p",
      { class: "side-facts" },
      fact("tiles", "tempus-tile", side.tiles),
      fact("stock", "person", side.stock),
      progress(scene, side),
      citiesLeft(side),
      h(
        "span",
        { class: "counter", title: say("web-tempus-count-cards", { count: side.hand_size }) },
        icon("tempus-cards"),
        h("b", { "aria-hidden": "true" }, side.hand_size),
        backs(side.hand_size),
      ),
    ),
    side.open.length > 0 &&
      h(
        "p",
        { class: "side-open", "data-testid": `open-${seat + 1}`, title: say("web-tempus-open") },
        unseen(say("web-tempus-open")),
        ...openCards(side.open, say("web-tempus-open")),
      ),
  );
}

/** Points towards the new epoch, under its terrain. @param {Scene} scene @param {Side} side */
function progress(scene, side) {
  const view = viewOf(scene);
  const row = view.epochs.find((each) => each.id === view.new_epoch);
  const words = say("web-tempus-count-progress", { count: side.progress, epoch: say(`epoch-${view.new_epoch}`) });
  return h(
    "span",
    { class: "counter", title: words },
    row?.terrain && terrainSign(row.terrain),
    h("b", { "aria-hidden": "true" }, side.progress),
    unseen(words),
  );
}

/** @param {Side} side */
function citiesLeft(side) {
  const words = side.city_stock.map(({ value, count }) => say("web-tempus-cities-left", { value, count })).join("; ");
  const signs = side.city_stock.map(({ value, count }) =>
    h("span", { class: ["city-left", count === 0 && "none"], "aria-hidden": "true" }, h("i", {}, value), `×${count}`),
  );
  return h("span", { class: "counter cities-left", title: words }, icon("city"), ...signs, unseen(words));
}
