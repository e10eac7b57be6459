/** The trading variant: an offer is put together, proposed, and answered. */
import { h, icon, put } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { stepper } from "./stepper.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

const WARES = ["wood", "stone", "pottery", "cloth", "spearheads", "food"];

/** The offer that is on the table, for everybody to see. @param {Scene} scene */
export function offerCard(scene) {
  const { trade, turn } = viewOf(scene);
  if (!trade) return null;
  const seats = scene.state.seats;
  return h(
    "section",
    { class: "offer", "aria-label": say("web-rtta-offer") },
    icon("trade"),
    half(seats[turn], trade.gives),
    half(seats[trade.partner], trade.asks),
  );
}

/**
 * What one of the two hands over.
 * @param {import("../../app/types.js").SeatState} seat @param {{id: string, count: number}[]} wares
 */
function half(seat, wares) {
  const list = wares.length
    ? wares.map((ware) => h("span", { class: "ware" }, icon(ware.id), `${ware.count} × ${say(`ware-${ware.id}`)}`))
    : [h("span", { class: "quiet" }, say("web-rtta-nothing-yet"))];
  return h(
    "p",
    { class: "offer-half" },
    seatMark(seat.seat),
    h("strong", {}, say("web-rtta-hands-over", { name: seat.name })),
    ...list,
  );
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeTrading(root, scene, draft) {
  const parts = scene.choices.filter((choice) => choice.verb === "give" || choice.verb === "ask");
  if (!parts.length) return [];
  const rows = WARES.map((ware, place) => wareRow(scene, draft, ware, place));
  put(
    root,
    h(
      "table",
      { class: "trade-table" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...["web-rtta-ware", "web-rtta-give", "web-rtta-ask"].map((key) => h("th", { scope: "col" }, say(key))),
        ),
      ),
      h("tbody", {}, ...rows),
    ),
    proposeButton(scene, draft),
  );
  return parts;
}

/** @param {Scene} scene @param {Draft} draft @param {string} ware @param {number} place */
function wareRow(scene, draft, ware, place) {
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, icon(ware), say(`ware-${ware}`)),
    h("td", {}, amount(scene, draft, "give", ware, place)),
    h("td", {}, amount(scene, draft, "ask", ware, place)),
  );
}

/** @param {Scene} scene @param {Draft} draft @param {"give" | "ask"} verb @param {string} ware @param {number} place */
function amount(scene, draft, verb, ware, place) {
  const mine = verb === "give" ? draft.gives : draft.asks;
  const other = verb === "give" ? draft.asks : draft.gives;
  const most = Math.max(
    0,
    ...scene.choices.filter((choice) => choice.verb === verb && choice.a === place).map((choice) => choice.b),
  );
  const fixed = viewOf(scene).trade?.[verb === "give" ? "gives" : "asks"].find((each) => each.id === ware)?.count;
  if (fixed) return h("b", {}, fixed);
  const set = (/** @type {number} */ count) => ((mine[ware] = count), (other[ware] = 0), scene.redraw());
  const label = say(`web-rtta-${verb}-ware`, { ware: say(`ware-${ware}`) });
  return most > 0
    ? stepper({ name: `${verb}-${ware}`, label, value: mine[ware] || 0, least: 0, most, set })
    : h("span", { class: "quiet" }, "–");
}

/**
 * The parts of the draft as listed choices.
 * @param {Scene} scene @param {"give" | "ask"} verb @param {Record<string, number>} amounts
 */
const partsOf = (scene, verb, amounts) =>
  scene.choices.filter((choice) => choice.verb === verb && choice.b === amounts[WARES[choice.a]]);

/** Send the whole offer: its parts one after another, then the proposal. @param {Scene} scene @param {Draft} draft */
function proposeButton(scene, draft) {
  const gives = partsOf(scene, "give", draft.gives);
  const asks = partsOf(scene, "ask", draft.asks);
  const { trade } = viewOf(scene);
  const complete = (gives.length || trade.gives.length) && (asks.length || trade.asks.length);
  const send = () => scene.playAll([...gives, ...asks].map((choice) => choice.action).concat("propose"));
  return (
    gives.length + asks.length > 0 &&
    h(
      "button",
      {
        type: "button",
        class: "choice primary",
        disabled: !complete,
        "data-testid": "send-offer",
        "data-key": "send-offer",
        onclick: send,
      },
      say(complete ? "web-rtta-send-offer" : "web-rtta-offer-incomplete"),
    )
  );
}
