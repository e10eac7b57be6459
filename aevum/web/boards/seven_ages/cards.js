/** Cards: each has three uses, an empire, an event and an artefact, and a value; each says where its words come from. */
import { button, h, icon, times, unseen } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { isOwn } from "../../app/sides.js";
import { figure, listed, say } from "../../app/text.js";
import { iconChip } from "./icons.js";
import { choicesOfCard, NUMERALS, viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Part } from "../../app/types.js" */
/** @import { Card, Choice, Scene } from "./types.js" */

/** The use of a card that a verb means. @type {Record<string, string>} */
const USES = { found: "empire", play_event: "event", play_artifact: "artifact" };

/** Steps in which a card can only be an event. */
const EVENT_STEPS = new Set(["play_event", "interrupt_event"]);

/** Effects that stand on the card. */
const PRINTED = new Set(["event", "artifact", "special", "value"]);

/** The hand of the seat drawn large. @param {Scene} scene */
export function hand(scene) {
  const { hand: cards, hand_size: size, peeked } = viewOf(scene).seats[scene.seat];
  const { name } = scene.state.seats[scene.seat];
  const title = isOwn(scene) ? say("web-seven-hand") : say("web-seven-hand-of", { name });
  return h(
    "section",
    { class: "hand", "aria-label": title, "data-testid": "hand" },
    h("h2", {}, title, h("small", {}, say("web-seven-cards", { count: size }))),
    cards.length > 0
      ? h("ul", { class: "cards", tabindex: 0 }, ...cards.map((card) => h("li", {}, cardFace(scene, card))))
      : backs(size),
    peeked.length > 0 && h("h2", {}, say("web-seven-peeked")),
    peeked.length > 0 &&
      h("ul", { class: "cards", tabindex: 0 }, ...peeked.map((card) => h("li", {}, cardFace(scene, card)))),
  );
}

/** Cards face down. @param {number} count */
export const backs = (count) =>
  h(
    "span",
    { class: "backs" },
    ...times(count, () => h("i", { class: "back", "aria-hidden": "true" })),
    unseen(say("web-seven-cards", { count })),
  );

/** @param {Scene} scene @param {Card} card */
function cardFace(scene, card) {
  const choices = scene.mine ? choicesOfCard(scene, card.id) : [];
  const of = (/** @type {string} */ use) => choices.filter(({ verb }) => (USES[verb] ?? "") === use);
  const { event, artifact } = card;
  return h(
    "article",
    {
      class: ["game-card", choices.length > 0 && "offered"],
      "data-testid": `card-${card.id}`,
      "data-part": `card-${card.id}`,
      "aria-label": empireName(card.id),
    },
    h(
      "p",
      { class: "card-head" },
      cardValue(card.value),
      h("span", { class: "card-ages" }, say("web-seven-ages", { ages: numerals(card.ages) })),
    ),
    use(
      scene,
      "empire",
      empireName(card.id),
      card.source,
      of("empire"),
      empireFacts(card),
      h("ul", { class: "glory-icons" }, ...card.glory.map(iconChip)),
      text(`card-special-${card.id}`),
    ),
    use(scene, "event", say(`event-card-${event.id}`), event.source, of("event"), text(`card-event-${event.id}`)),
    artifact &&
      use(
        scene,
        "artifact",
        say(`artifact-${artifact.id}`),
        artifact.source,
        of("artifact"),
        artifactMarkers(artifact),
        text(`card-artifact-${artifact.id}`),
      ),
    ...of("").map((choice) => choiceOnCard(choice, scene)),
    whyNot(scene, card, choices),
  );
}

/** Ask why a card cannot be used now. @param {Scene} scene @param {Card} card @param {Choice[]} choices */
function whyNot(scene, card, choices) {
  if (!scene.active || !scene.mine || choices.length) return null;
  const ask = () => scene.why(...usesNow(viewOf(scene).step, card));
  return button(`why-${card.id}`, ask, { class: "why-card" }, say("web-seven-why-card"));
}

/** The uses of a card that are asked for now: why those are not possible is what one wants to know. @param {string} step @param {Card} card */
function usesNow(step, { id, event, artifact }) {
  const played = `play_event ${id} ${event.id}`;
  if (step === "civilise_part") return artifact ? [played, `play_artifact ${id} ${artifact.id}`] : [played];
  return [EVENT_STEPS.has(step) ? played : `found ${id}`];
}

/** The value of a card, in its circle. @param {number} value */
export const cardValue = (value) =>
  h("span", { class: "card-value", title: say("web-seven-value") }, unseen(say("web-seven-value")), value);

/** The Ages as numerals; all that follow each other as from and to. @param {number[]} ages */
const numerals = (ages) =>
  ages.length > 2 && ages[ages.length - 1] - ages[0] === ages.length - 1
    ? `${NUMERALS[ages[0]]}–${NUMERALS[ages[ages.length - 1]]}`
    : ages.map((age) => NUMERALS[age]).join(", ");

/** The colour of an artefact, and the glory it brings or takes; a blue marker. @param {NonNullable<Card["artifact"]>} artifact */
const artifactMarkers = ({ glory, blue }) =>
  h(
    "p",
    { class: "artifact-markers" },
    h(
      "span",
      { class: glory > 0 ? "green" : "red" },
      say(`web-seven-${glory > 0 ? "green" : "red"}`, { amount: figure(glory > 0 ? `+${glory}` : glory) }),
    ),
    blue && h("span", { class: "blue", title: say("web-seven-blue-note") }, say("web-seven-blue")),
  );

/** @param {string} key */
const text = (key) => h("p", { class: "card-effect" }, say(key));

/** @param {Card} card */
const empireFacts = ({ starts, money, trade, leaders }) => {
  const numbers = say("web-seven-numbers", { money, trade: figure(trade), leaders });
  return h(
    "p",
    { class: "card-facts" },
    starts.length > 0 && say("web-seven-starts", { regions: listed(starts.map((id) => say(`region-${id}`))) }),
    h(
      "span",
      { class: "card-numbers", title: numbers },
      icon("sa-money"),
      money,
      icon("sa-trade"),
      figure(trade),
      icon("sa-leader"),
      leaders,
      unseen(numbers),
    ),
  );
};

/** One use of a card. @param {Scene} scene @param {string} kind @param {string} title @param {string} source @param {Choice[]} choices @param {...Part} content */
const use = (scene, kind, title, source, choices, ...content) =>
  h(
    "section",
    { class: `use use-${kind}` },
    h("p", { class: "use-kind" }, say(`web-seven-use-${kind}`), provenance(source)),
    h("h3", {}, title),
    ...content,
    ...choices.map((choice) => choiceOnCard(choice, scene)),
  );

/** A choice on its card, which says already what the card does. @param {Choice} choice @param {Scene} scene */
function choiceOnCard(choice, scene) {
  const effects = choice.effects.filter(({ kind }) => !PRINTED.has(kind));
  const name = `card-${choice.action.replaceAll(" ", "-")}`;
  return choiceButton({ ...choice, effects }, scene, name, "primary on-card");
}

/** Where words come from: the rulebook, reports or a reconstruction. @param {string} source */
export const provenance = (source) =>
  h("abbr", { class: `provenance ${source}`, title: say(`provenance-note-${source}`) }, say(`provenance-${source}`));
