/** Idea cards: the hand, what lies in front of players, and backs. */
import { wordsOf } from "../../app/maps.js";
import { button, h, times, unseen } from "../../app/dom.js";
import { isOwn } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { foretell } from "../../app/tip.js";
import { terrainSign } from "./symbols.js";
import { viewOf } from "./view.js";

/** @import { Cards, Choice, Scene } from "./types.js" */

const WITH_CARDS = ["lay", "discard", "play", "wait"];
const GOVERNMENT = "government";
const LAYING = new Set(["progress", "fight_attack", "fight_defend"]);
/** Effects of a card that is laid for nothing. */
const IN_VAIN = new Set(["no_progress", "no_combat"]);

/** The card that a choice takes: who waits names the terrain only. @param {Choice} choice */
function cardOf(choice) {
  const [verb, ...nouns] = wordsOf(choice);
  return verb === "wait" ? [GOVERNMENT, ...nouns] : nouns;
}

/** What can be done with a card now. @param {Scene} scene @param {Cards} card @returns {Choice | undefined} */
function choiceOf(scene, card) {
  const found = scene.choices.filter((choice) => {
    const [idea, terrain] = cardOf(choice);
    return WITH_CARDS.includes(choice.verb) && idea === card.idea && terrain === card.terrain;
  });
  return found.find(({ verb }) => verb !== "wait") ?? found[0];
}

/** What is written on a card that can be used: of the two uses of Government the one that a press takes. @param {Choice} choice */
const useOf = (choice) => (choice.verb === "play" && cardOf(choice)[0] === GOVERNMENT ? "double" : choice.verb);

/** The hand of the seat drawn large. @param {Scene} scene */
export function hand(scene) {
  const side = viewOf(scene).seats[scene.seat];
  const { name } = scene.state.seats[scene.seat];
  const seen = side.hand.length > 0 || side.hand_size === 0;
  const title = isOwn(scene) ? say("web-tempus-hand") : say("web-tempus-hand-of", { name });
  return h(
    "section",
    { class: "hand", "aria-label": title, "data-testid": "hand" },
    h("h2", {}, title),
    side.hand_size === 0 && h("p", { class: "quiet" }, say("web-tempus-hand-empty")),
    seen
      ? h("ul", { class: "cards" }, ...side.hand.map((card) => h("li", {}, drawCard(scene, card))))
      : backs(side.hand_size),
  );
}

/** The terrain of the fight, or of the new epoch while cards are laid for it. @param {Scene} scene */
function terrainThatCounts(scene) {
  const { fight, step, epochs, new_epoch } = viewOf(scene);
  if (fight) return step === "fight_terrain" ? null : fight.terrain;
  return step === "progress" ? epochs.find((row) => row.id === new_epoch)?.terrain : null;
}

/** Whether a choice would do something. @param {Choice} choice */
const isUseful = ({ caution, effects }) => !caution?.idle && !effects.some(({ kind }) => IN_VAIN.has(kind));

/** What is asked of a card that cannot be used now. @param {Scene} scene @param {Cards} card */
const whyOf = (scene, { idea, terrain }) => `${LAYING.has(viewOf(scene).step) ? "lay" : "play"} ${idea} ${terrain}`;

/** @param {Scene} scene @param {Cards} card */
function drawCard(scene, card) {
  const choice = scene.mine ? choiceOf(scene, card) : undefined;
  const useful = choice && isUseful(choice);
  const fits = card.terrain === terrainThatCounts(scene);
  const name = `card-${card.idea}-${card.terrain}`;
  const attributes = {
    class: ["idea-card", useful && "offered"],
    "data-part": `idea-${card.idea}`,
    "data-action": choice?.action,
  };
  const content = [
    h("strong", {}, say(`idea-${card.idea}`)),
    h("span", { class: "card-effect" }, say(`idea-${card.idea}-effect`)),
    h("span", { class: ["card-terrain", fits && "fits"] }, terrainSign(card.terrain), say(`terrain-${card.terrain}`)),
    card.count > 1 && h("b", { class: "copies" }, `×${card.count}`),
    useful && h("em", { class: "card-verb" }, say(`web-tempus-verb-${useOf(choice)}`)),
  ];
  if (!scene.mine) return h("div", { ...attributes, "data-testid": name }, ...content);
  if (!choice) return button(name, () => scene.why(whyOf(scene, card)), attributes, ...content);
  return foretell(
    button(name, () => scene.play(choice), attributes, ...content),
    () => choice,
  );
}

/** Cards as they lie face down. @param {number} count */
export const backs = (count) =>
  h(
    "span",
    { class: "backs" },
    ...times(count, () => h("i", { class: "back", "aria-hidden": "true" })),
    unseen(say("web-tempus-count-cards", { count })),
  );

/** Cards that lie open, in few words; what they do is read by pointing. @param {Cards[]} cards @param {string} note said there too */
export const openCards = (cards, note = "") =>
  cards.flatMap((card) =>
    times(card.count, () =>
      h(
        "span",
        { class: "card-chip", title: [say(`idea-${card.idea}-effect`), note].join("\n").trim() },
        say(`idea-${card.idea}`),
        terrainSign(card.terrain),
        unseen(`(${say(`terrain-${card.terrain}`)})`),
      ),
    ),
  );
