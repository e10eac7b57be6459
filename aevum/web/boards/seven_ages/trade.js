/** A trade, an assassination or a way that is asked for: both sides, their trade values and their cards as far as they are seen. */
import { h, icon } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { empireOf, viewOf } from "./view.js";
import { empireName, joined } from "./words.js";

/** @import { Card, Scene, View } from "./types.js" */

const TRADES = new Set(["partner", "trade_card", "swap_trade", "advance", "gift", "play_event", "interrupt_event"]);

/** The step of a trade at which the cards have changed hands already. */
const CARDS_GONE = "gift";

/** @param {Scene} scene */
export function tradePanel(scene) {
  const view = viewOf(scene);
  if (view.conflict || (!view.sides.length && !view.passage.length && !view.passage_asked)) return null;
  const trading = view.action === "trade" || TRADES.has(view.step);
  return h(
    "section",
    { class: "ledger trade", "aria-label": say("web-seven-trade"), "data-testid": "trade" },
    view.sides.length > 0 &&
      h("div", { class: "fight-row" }, ...view.sides.map((side) => trader(scene, view, side, trading)), pile(view)),
    view.passage_asked && asked(view, view.passage_asked),
    view.passage.length > 0 && passage(view),
  );
}

/** @param {Scene} scene @param {View} view @param {View["sides"][number]} side @param {boolean} trading */
function trader(scene, view, { empire, seat, card }, trading) {
  const own = empireOf(view, empire);
  const sum = trading ? sumOf(view, { empire, seat, card }) : null;
  const sums = [...view.sides.map((side) => sumOf(view, side)), ...(view.pile ? [view.pile.value] : [])];
  const won = sum !== null && sums.length > 1 && sums.every((other) => other !== null && other <= sum);
  return h(
    "div",
    { class: ["fighter", won && "won"] },
    h("p", { class: "fighter-name" }, empireMark(own), own && empireName(own.id)),
    seat !== null && h("small", {}, seatMark(seat), scene.state.seats[seat].name),
    trading && own && h("p", {}, say("web-seven-trade-value", { count: figure(own.trade) })),
    view.step !== CARDS_GONE &&
      h("p", { class: "laid" }, icon("sa-destiny"), card ? laidCard(card) : say("web-seven-laid-hidden")),
    sum !== null && h("p", { class: "total" }, say("web-seven-total"), h("b", {}, figure(sum))),
  );
}

/** What a card counts in the trade, and which one it is. @param {Card} card */
const laidCard = ({ id, value }) => h("span", {}, joined([say("web-seven-laid", { value }), empireName(id)]));

/** The draw pile as the other side of a trade, once its card is turned up. @param {View} view */
const pile = ({ pile: card, step }) =>
  card &&
  step !== CARDS_GONE &&
  h(
    "div",
    { class: "fighter" },
    h("p", { class: "fighter-name" }, say("web-seven-pile")),
    h("p", { class: "laid" }, icon("sa-destiny"), laidCard(card)),
    h("p", { class: "total" }, say("web-seven-total"), h("b", {}, figure(card.value))),
  );

/** What a side's trade value and card come to, once the card is seen. @param {View} view @param {View["sides"][number]} side */
function sumOf(view, { empire, card }) {
  const own = empireOf(view, empire);
  return own && card ? own.trade + card.value : null;
}

/** Who wants to pass through whose regions. @param {View} view @param {NonNullable<View["passage_asked"]>} who */
const asked = (view, { empire, owner }) =>
  h(
    "p",
    { class: "passage-asked", "data-testid": "passage-asked" },
    empireMark(empireOf(view, empire)),
    icon("sa-manoeuvre"),
    empireMark(empireOf(view, owner)),
    say("web-seven-passage-asked", { empire: empireName(empire), owner: empireName(owner) }),
  );

/** @param {View} view */
const passage = (view) =>
  h(
    "ul",
    { class: "passage" },
    ...view.passage.map(({ empire, money, cards }) =>
      h(
        "li",
        {},
        empireMark(empireOf(view, empire)),
        say("web-seven-price", { empire: empireName(empire), money, cards }),
      ),
    ),
  );
