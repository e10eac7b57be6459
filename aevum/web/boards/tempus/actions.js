/** What is beside the board: the five actions, the hex that was tapped, and the counts that matter now. */
import { button, h, icon, put } from "../../app/dom.js";
import { choiceButton, effectList, idleWords, pressing } from "../../app/panel.js";
import { joined, say } from "../../app/text.js";
import { fightPanel, progressPanel } from "./fight.js";
import { fightOutcome, progressNews, progressOutcome } from "./results.js";
import { terrainSign } from "./symbols.js";
import { tilePanel } from "./tile.js";
import { ACTIONS, choicesOfMap, choicesOnMap, viewOf } from "./view.js";

/** @import { Outcome } from "./outcome.js" */
/** @import { Choice, Draft, Scene } from "./types.js" */

/** Steps whose usual sentence speaks of cards, and the words for who can play none. @type {Record<string, string>} */
const WITHOUT_CARDS = { action: "action", fight_advance: "advance" };

/** What is asked where the usual sentence would ask for more than is left to do, or "". @param {Scene} scene */
export function asked(scene) {
  const { step } = viewOf(scene);
  const offers = (/** @type {string} */ verb) => scene.choices.some((choice) => choice.verb === verb);
  if (!scene.active) return "";
  const mayPlay = offers("play") || offers("wait");
  if (step in WITHOUT_CARDS && !mayPlay && !offers("done")) return say(`web-tempus-asked-${WITHOUT_CARDS[step]}`);
  if (!offers("done")) return "";
  if (step === "action") return say("web-tempus-asked-cards");
  if (step === "move_pick" && !offers("pick")) return say("web-tempus-asked-moved");
  return step === "children" && !offers("bear") ? say("web-tempus-asked-born") : "";
}

/** Actions of which numbers are told; on a phone nothing else of them, so that all five are in sight. */
const BRIEF = ["move", "children", "idea"];

/**
 * @param {HTMLElement} root @param {Scene} scene @param {Draft} draft @param {Outcome} outcome
 * @param {(by: number) => void} turn
 * @returns {Choice[]} what is covered
 */
export function compose(root, scene, draft, outcome, turn) {
  const actions = scene.choices.filter((choice) => ACTIONS.includes(choice.verb));
  const [fight, progress] = [fightPanel(scene), progressPanel(scene)];
  put(root, fight, progress, tilePanel(scene, draft, turn), terrains(scene), counts(scene), confirm(scene, draft));
  put(
    root,
    actions.length > 0 && progressNews(scene, outcome.progress),
    actions.length > 0 && h("div", { class: "actions" }, ...actions.map((choice) => actionButton(scene, choice))),
    !fight && !progress && fightOutcome(scene, outcome.fight), // what is asked comes before what is over
    !progress && progressOutcome(scene, outcome.progress),
  );
  return [...actions, ...choicesOfMap(scene), ...scene.choices.filter(({ verb }) => SHOWN.has(verb))];
}

/** Choices that stand in a panel of their own. */
const SHOWN = new Set(["turn_tile", "name_terrain"]);

/** The terrains that a city under attack may have: four buttons with their signs. @param {Scene} scene */
function terrains(scene) {
  const choices = scene.choices.filter(({ verb }) => verb === "name_terrain");
  if (!choices.length) return null;
  const buttons = choices.map((choice) => terrainButton(scene, choice, viewOf(scene).terrains[choice.a]));
  return h("div", { class: "terrains" }, ...buttons);
}

/** @param {Scene} scene @param {Choice} choice @param {string} terrain */
const terrainButton = (scene, choice, terrain) =>
  button(
    `choice-name_terrain-${terrain}`,
    () => scene.play(choice),
    {
      class: "choice terrain",
      "aria-label": joined([choice.label, ...choice.effects.map(({ text }) => text)]),
      ...pressing(choice),
    },
    terrainSign(terrain),
    h("span", { class: "choice-label" }, say(`terrain-${terrain}`)),
    choice.effects.length > 0 && effectList(choice.effects),
  );

/** An action and what it brings on this player's row of the epoch table. @param {Scene} scene @param {Choice} choice */
function actionButton(scene, choice) {
  const { seats, epochs, turn } = viewOf(scene);
  const row = epochs[seats[turn].cube];
  const name = choice.verb.replace("choose_", "");
  const values = {
    people: row.people_moved,
    distance: row.distance,
    children: row.children,
    cards: row.ideas_drawn,
    limit: row.hand_limit,
  };
  return button(
    `choice-${choice.verb}`,
    () => scene.play(choice),
    { class: "choice action", ...pressing(choice) },
    icon(`tempus-${name}`),
    h("span", { class: "choice-label" }, choice.label),
    idleWords(choice) || h("small", {}, say(`web-tempus-action-${name}`, values)),
    !choice.caution && BRIEF.includes(name) && h("small", { class: "brief" }, say(`web-tempus-brief-${name}`, values)),
    choice.effects.length > 0 && effectList(choice.effects),
  );
}

/** The hex that was tapped: to be confirmed here, or by tapping it again. @param {Scene} scene @param {Draft} draft */
function confirm(scene, draft) {
  if (draft.hex !== null) {
    const [choice] = choicesOnMap(scene, draft).get(draft.hex) || [];
    return choice && choiceButton(choice, scene, "confirm-hex", "primary");
  }
  return draft.origin !== null && h("p", { class: "quiet" }, say("web-tempus-choose-joined"));
}

/** @param {Scene} scene */
function counts(scene) {
  const { step, moves_left, actions_left, tiles_left, seats, turn, epochs, new_epoch } = viewOf(scene);
  if (step === "settle" && tiles_left > 0) return note("tempus-tile", say("web-tempus-no-room", { count: tiles_left }));
  if (!scene.active) return null; // told of one's own things
  if (step === "move_pick" && moves_left) return note("person", say("web-tempus-moves-left", { count: moves_left }));
  if (step === "move_go") return note("person", say("web-tempus-moves-after", { count: moves_left }));
  if (step === "children") return note("tempus-children", say("web-tempus-stock-left", { count: seats[turn].stock }));
  if (step !== "action" || !actions_left) return null;
  const words = new_epoch === epochs.at(-1)?.id ? "web-tempus-tiles-last" : "web-tempus-tiles-now"; // somebody will reach it
  return note("tempus-tile", say(words, { now: actions_left, count: seats[turn].tiles }));
}

/** @param {string} symbol @param {string} words */
const note = (symbol, words) => h("p", { class: "means quiet" }, icon(symbol), words);
