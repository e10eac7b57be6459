/** The trading variant: an offer is put together, proposed, and answered. */
import { button, h, icon, put } from "../../app/dom.js";
import { effectList } from "../../app/panel.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { greyButton } from "../../app/why.js";
import { stepper } from "./stepper.js";
import { viewOf } from "./view.js";

/** @import { Effect } from "../../app/types.js" */
/** @import { Draft, Scene, Wares } from "./types.js" */

const WARES = ["wood", "stone", "pottery", "cloth", "spearheads", "food"];

/** The offer that is on the table, for everybody to see; whoever puts it together sees the draft. @param {Scene} scene @param {Draft} draft */
export function offerCard(scene, draft) {
  const { trade, turn } = viewOf(scene);
  if (!trade) return null;
  const { gives, asks } = drafted(trade, draft);
  const halves = [half(scene, turn, gives), half(scene, trade.partner, asks)];
  return h("section", { class: "offer", "aria-label": say("web-rtta-offer") }, icon("trade"), ...halves);
}

/** An offer with what is still to be sent of it. @param {{ gives: Wares[], asks: Wares[] }} trade @param {Draft} draft */
function drafted(trade, draft) {
  const chosen = (/** @type {Record<string, number>} */ amounts) =>
    WARES.filter((ware) => amounts[ware]).map((ware) => ({ id: ware, count: amounts[ware] }));
  return { gives: [...trade.gives, ...chosen(draft.gives)], asks: [...trade.asks, ...chosen(draft.asks)] };
}

/** What one of the two hands over. @param {Scene} scene @param {number} seat @param {Wares[]} wares */
function half(scene, seat, wares) {
  const nothing = h("span", { class: "quiet" }, say("web-rtta-nothing-yet"));
  const list = wares.map(({ id, count }) => h("span", { class: "ware" }, icon(id), `${count} × ${say(`ware-${id}`)}`));
  const giver = h("strong", {}, say("web-rtta-hands-over", { name: scene.state.seats[seat].name }));
  return h("p", { class: "offer-half" }, seatMark(seat), giver, ...(list.length ? list : [nothing]));
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeTrading(root, scene, draft) {
  const parts = scene.choices.filter((choice) => choice.verb === "give" || choice.verb === "ask");
  if (!parts.length) return [];
  const columns = ["web-rtta-ware", "web-rtta-give", "web-rtta-ask"].map((key) => h("th", { scope: "col" }, say(key)));
  const traded = [...WARES.entries()].filter(([place, ware]) => isTraded(scene, ware, place));
  const rows = traded.map(([place, ware]) => wareRow(scene, draft, ware, place));
  const table = h("table", { class: "trade-table" }, h("thead", {}, h("tr", {}, ...columns)), h("tbody", {}, ...rows));
  put(root, table, proposeButton(scene, draft));
  return parts;
}

/** Whether one of the two has any of a ware, or it is in the offer already. @param {Scene} scene @param {string} ware @param {number} place */
function isTraded(scene, ware, place) {
  const { gives, asks } = viewOf(scene).trade ?? { gives: [], asks: [] };
  const offered = scene.choices.some(({ verb, a }) => (verb === "give" || verb === "ask") && a === place);
  return offered || [...gives, ...asks].some(({ id }) => id === ware);
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
  const named = viewOf(scene).trade?.[verb === "give" ? "gives" : "asks"].find((each) => each.id === ware);
  if (named) return h("b", {}, named.count);
  const most = Math.max(
    0,
    ...scene.choices.map((choice) => (choice.verb === verb && choice.a === place ? choice.b : 0)),
  );
  if (!most) return h("span", { class: "quiet" }, "–");
  const [mine, other] = verb === "give" ? [draft.gives, draft.asks] : [draft.asks, draft.gives];
  const set = (/** @type {number} */ count) => {
    mine[ware] = count;
    other[ware] = 0;
    scene.redraw();
  };
  const label = say(`web-rtta-${verb}-ware`, { ware: say(`ware-${ware}`) });
  return stepper({ name: `${verb}-${ware}`, label, value: mine[ware] || 0, least: 0, most, set });
}

/**
 * The parts of the draft as listed choices.
 * @param {Scene} scene @param {string} verb @param {Record<string, number>} amounts
 */
const partsOf = (scene, verb, amounts) =>
  scene.choices.filter((choice) => choice.verb === verb && choice.b === amounts[WARES[choice.a]]);

/** Sends the whole offer: its parts one after another, then the proposal. It is there from the beginning, so that it never comes to lie under the finger. @param {Scene} scene @param {Draft} draft */
function proposeButton(scene, draft) {
  const gives = partsOf(scene, "give", draft.gives);
  const asks = partsOf(scene, "ask", draft.asks);
  const trade = viewOf(scene).trade || { gives: [], asks: [] };
  const complete = gives.length + trade.gives.length > 0 && asks.length + trade.asks.length > 0;
  const send = () => scene.playAll([...gives, ...asks].map((choice) => choice.action).concat("propose"));
  const text = say(complete ? "web-rtta-send-offer" : "web-rtta-offer-incomplete");
  const worth = complete && effectList(worthOf(scene, drafted(trade, draft)));
  const make = complete ? button : greyButton;
  const press = complete ? send : () => scene.why("propose");
  return make("send-offer", press, { class: "choice primary" }, text, worth);
}

/**
 * What one's goods would be worth more or less, read off one's pegs.
 * @param {Scene} scene @param {{ gives: Wares[], asks: Wares[] }} offer @returns {Effect[]}
 */
function worthOf(scene, { gives, asks }) {
  const { seats, turn } = viewOf(scene);
  const counted = (/** @type {Wares[]} */ wares, /** @type {string} */ good) =>
    wares.find(({ id }) => id === good)?.count ?? 0;
  const changes = seats[turn].goods.map(({ id, count, value, values }) => {
    return values[count + counted(asks, id) - counted(gives, id)] - value;
  });
  if (changes.every((each) => !each)) return [];
  const gained = changes.reduce((sum, each) => sum + each, 0);
  const signed = `${gained > 0 ? "+" : ""}${figure(gained)}`;
  const text = gained ? say("web-rtta-deal-worth", { amount: signed }) : say("effect-worth_same");
  return [{ kind: "worth", amount: gained, text }];
}
