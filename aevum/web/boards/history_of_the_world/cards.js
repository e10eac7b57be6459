/** Event cards: the hand, what was played this turn, and backs. */
import { wordsOf } from "../../app/maps.js";
import { button, h, times, unseen } from "../../app/dom.js";
import { idleWords, pressing } from "../../app/panel.js";
import { isOwn } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { viewOf } from "./view.js";
import { numeralSaid } from "./words.js";

/** @import { Scene, Side } from "./types.js" */

/** The hand of the seat drawn large. @param {Scene} scene */
export function hand(scene) {
  const side = viewOf(scene).seats[scene.seat];
  const { name } = scene.state.seats[scene.seat];
  const title = isOwn(scene) ? say("web-history-hand") : say("web-history-hand-of", { name });
  const none = side.greater + side.lesser === 0;
  const cards = h(
    "ul",
    { class: "cards" },
    ...stacked(side.hand).map(([card, count]) => h("li", {}, drawCard(scene, card, count))),
  );
  return h(
    "section",
    { class: "hand", "aria-label": title, "data-testid": "hand" },
    h("h2", {}, title, h("small", {}, backsWords(side))),
    none ? h("p", { class: "quiet" }, say("web-history-hand-empty")) : side.hand.length > 0 ? cards : backs(side),
  );
}

/** Cards of one title lie on each other. @param {string[]} cards */
function stacked(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) || 0) + 1);
  return [...counts];
}

/** Whether a card is a greater or a lesser one. @param {Scene} scene @param {string} card */
const deckOf = (scene, card) => (viewOf(scene).greater_cards.includes(card) ? "greater" : "lesser");

/** The deck of a card, and the epochs it is for where it is not for all. @param {Scene} scene @param {string} card */
function deckWords(scene, card) {
  const epochs = viewOf(scene).card_epochs.find((one) => one.card === card);
  const deck = say(`deck-${deckOf(scene, card)}`);
  if (!epochs) return deck;
  const { first, last } = epochs;
  const [from, to] = [numeralSaid(first), numeralSaid(last)];
  return `${deck} · ${first === last ? say(`epoch-${first}`) : say("web-history-epochs", { first: from, last: to })}`;
}

/** @param {Scene} scene @param {string} card @param {number} count */
function drawCard(scene, card, count) {
  const choice = scene.mine && scene.choices.find((each) => each.verb === "play" && wordsOf(each)[1] === card);
  const deck = deckOf(scene, card);
  const content = [
    h("small", { class: "card-deck" }, deckWords(scene, card)),
    h("strong", {}, say(`card-${card}`)),
    h("span", { class: "card-effect" }, say(`card-${card}-effect`)),
    count > 1 && h("b", { class: "copies" }, `×${count}`),
    choice && (idleWords(choice) || h("em", { class: "card-verb" }, say("web-history-play"))),
  ];
  const attributes = {
    class: ["event-card", deck, choice && !choice.caution?.idle && "offered"],
    "data-part": `card-${card}`,
  };
  if (!scene.mine) return h("div", { ...attributes, "data-testid": `card-${card}` }, ...content);
  if (!choice) return button(`card-${card}`, () => scene.why(`play ${card}`), attributes, ...content);
  return button(`card-${card}`, () => scene.play(choice), { ...attributes, ...pressing(choice) }, ...content);
}

/** @param {{greater: number, lesser: number}} side */
const backsWords = ({ greater, lesser }) => say("web-history-cards", { greater, lesser });

/** Cards face down: greater and lesser ones have different backs. @param {Side} side */
export const backs = ({ greater, lesser }) =>
  h(
    "span",
    { class: "backs" },
    ...times(greater, () => h("i", { class: "back greater", "aria-hidden": "true" })),
    ...times(lesser, () => h("i", { class: "back", "aria-hidden": "true" })),
    unseen(backsWords({ greater, lesser })),
  );

/** What was played this turn; what is no longer in force is struck out. @param {Scene} scene */
export function playedCards(scene) {
  const { played, in_force } = viewOf(scene);
  if (!played.length) return null;
  const chips = played.map((card) =>
    h(
      "li",
      { class: ["card-chip", in_force.includes(card) && "in-force"], title: say(`card-${card}-effect`) },
      say(`card-${card}`),
    ),
  );
  return h("ul", { class: "played", "aria-label": say("web-history-played"), "data-testid": "played" }, ...chips);
}
