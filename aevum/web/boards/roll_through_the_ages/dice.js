/** The dice: rolled, held, chosen for another roll. */
import { button, counter, h, icon, pressButton, put, times } from "../../app/dom.js";
import { notice } from "../../app/dialog.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { greyButton } from "../../app/why.js";
import { viewOf } from "./view.js";

/** @import { Draft, Scene, View } from "./types.js" */

/**
 * The dice as they were drawn last, to see which have been rolled since.
 * @typedef {{rolls: number, turn: number, faces: string[], rerolling: number}} Shown
 */

const ROLLS = 3;
const DICE = 7;
/** @param {Scene} scene @param {number} mask */
const rerollOf = (scene, mask) => scene.choices.find((choice) => choice.verb === "reroll" && choice.a === mask);
/** @param {Scene} scene @param {number} place */
const leadOf = (scene, place) => scene.choices.find((choice) => choice.verb === "lead" && choice.a === place);
/** @param {Scene} scene */
const diceChoices = (scene) => scene.choices.filter((choice) => choice.verb === "reroll" || choice.verb === "lead");

/** @param {Scene} scene @param {Draft} draft @param {Shown | null} shown */
export function diceTray(scene, draft, shown) {
  const view = viewOf(scene);
  const dice = view.dice.map((_, place) => die(scene, draft, place, hasRolled(view, place, shown)));
  const empty = times(DICE - dice.length, () => h("span", { class: "die-place", "aria-hidden": "true" }));
  return h(
    "section",
    { class: "tray", "data-part": "dice", "aria-label": say("web-rtta-dice") },
    h("div", { class: "tray-head" }, roundTitle(view), nearEnd(view), rollsMade(view), pool(view)),
    h("div", { class: "dice" }, ...dice, ...empty),
    skullLine(scene),
  );
}

/** What has to be known of the dice at the next drawing. @param {View} view @param {Draft} draft @returns {Shown} */
export const shownDice = (view, draft) => ({
  rolls: view.rolls,
  turn: view.turn,
  faces: view.dice.map((each) => each.face),
  rerolling: draft.dice,
});

/** @param {View} view */
function roundTitle({ round, rounds_solo, last_round }) {
  const key = rounds_solo ? "web-rtta-round-of" : "web-rtta-round";
  const last = last_round && h("span", { class: "last-round" }, say("web-rtta-last-round"));
  return h("h2", { class: "round" }, say(key, { round, rounds: rounds_solo ?? "" }), last);
}

/** How near the end of the game is. @param {View} view */
function nearEnd({ end, last_round }) {
  if (!end || last_round) return null;
  const part = (
    /** @type {string} */ symbol,
    /** @type {string} */ what,
    /** @type {number} */ count,
    /** @type {number} */ of,
  ) => counter(symbol, `${count}/${of}`, say(`web-rtta-end-${what}`, { count, of }));
  return h(
    "span",
    { class: "near-end", "data-testid": "near-end" },
    h("small", { "aria-hidden": "true" }, say("web-rtta-end")),
    part("book", "developments", end.developments, end.developments_to_end),
    part("great_pyramid", "monuments", end.monuments, end.monuments_to_end),
  );
}

/** @param {View} view */
function rollsMade({ rolls, rolls_left }) {
  const words = say("web-rtta-rolls", { rolls, left: rolls_left });
  const pips = times(ROLLS, (place) => h("span", { class: ["pip", place < rolls && "used"] }));
  return h("span", { class: "rolls", role: "img", "aria-label": words, title: words }, icon("dice"), ...pips);
}

/** Workers and coins of this turn. @param {View} view */
function pool({ workers, coins }) {
  const hands = counter("worker", workers, say("web-rtta-workers", { count: workers }));
  return h("span", { class: "pool" }, hands, counter("coin", coins, say("web-rtta-coins", { count: coins })));
}

/** Whether a die has just been rolled. @param {View} view @param {number} place @param {Shown | null} shown */
function hasRolled(view, place, shown) {
  if (!shown) return false;
  const first = view.rolls === 1 && shown.rolls !== 1;
  if (shown.turn !== view.turn || view.rolls < shown.rolls || first) return true;
  const again = view.rolls > shown.rolls && Boolean((shown.rerolling >> place) & 1);
  return again || shown.faces[place] !== view.dice[place].face;
}

/** @param {Scene} scene @param {Draft} draft @param {number} place @param {boolean} rolled */
function die(scene, draft, place, rolled) {
  const { face, skull, locked } = viewOf(scene).dice[place];
  const chosen = Boolean((draft.dice >> place) & 1);
  const fixed = skull && locked && !leadOf(scene, place);
  const name = `die-${place + 1}`;
  const attributes = {
    class: ["die", rolled && "rolled", chosen && "chosen", skull && "skull", fixed && "locked"],
    "aria-label": say(fixed ? "web-rtta-die-locked" : "web-rtta-die", { die: place + 1, face: say(`face-${face}`) }),
    title: say(`face-${face}`),
    "data-testid": name,
    "data-part": name,
    "data-face": face,
  };
  const drawing = [
    h("span", { class: "die-face" }, icon(`face-${face}`)),
    fixed && icon("lock", "die-lock"),
    chosen && icon("roll-again", "die-again"),
    h("span", { class: "die-number", "aria-hidden": "true" }, place + 1),
  ];
  const pressed = diceChoices(scene).length ? { "aria-pressed": `${chosen}` } : {};
  if (!scene.mine) return h("span", { ...attributes, role: "img" }, ...drawing);
  return button(name, () => toggle(scene, draft, place), { ...attributes, ...pressed }, ...drawing);
}

/** Choose a die for another roll, or leave it. @param {Scene} scene @param {Draft} draft @param {number} place */
function toggle(scene, draft, place) {
  const bit = 1 << place;
  if (leadOf(scene, place)) draft.dice = draft.dice === bit ? 0 : bit;
  else if (rerollOf(scene, bit)) draft.dice ^= bit;
  else return scene.why(`reroll ${place + 1}`);
  scene.redraw();
}

/** All dice that may be rolled again. @param {Scene} scene */
const allFree = (scene) => Math.max(...diceChoices(scene).map((choice) => choice.a));

/** @param {Scene} scene @param {Draft} draft */
function toggleAll(scene, draft) {
  const all = allFree(scene);
  draft.dice = draft.dice === all ? 0 : all;
  scene.redraw();
}

/** @param {Scene} scene @param {Draft} draft */
function allButton(scene, draft) {
  const words = say(draft.dice === allFree(scene) ? "web-rtta-select-none" : "web-rtta-select-all");
  return button("select-all", () => toggleAll(scene, draft), { class: "chip" }, words);
}

/** The skulls, and what they will bring; once it has happened only its name. @param {Scene} scene */
function skullLine(scene) {
  const {
    dice,
    disaster: { id: disaster, coming },
  } = viewOf(scene);
  const skulls = dice.filter((each) => each.skull).length;
  const threatens = coming && disaster !== "none";
  const alone = disaster === "pestilence" && scene.state.seats.length === 1 ? "-solo" : "";
  const drawn = h("span", { class: "skull-count", "aria-hidden": "true" }, ...times(skulls, () => icon("skull")));
  const words = threatens || disaster === "none" ? `web-rtta-skulls-${disaster}${alone}` : `disaster-${disaster}`;
  return h("p", { class: ["skulls", threatens && "threat"] }, drawn, h("span", {}, say(words, { skulls })));
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeDice(root, scene, draft) {
  const rolls = diceChoices(scene);
  if (!rolls.length) return [];
  const stops = scene.choices.filter((choice) => choice.verb === "stop");
  const leading = rolls[0].verb === "lead";
  const chosen = leading ? leadOf(scene, Math.log2(draft.dice)) : rerollOf(scene, draft.dice);
  put(
    root,
    chosen ? choiceButton(chosen, scene, "reroll", "primary") : pickFirst(leading),
    ...stops.map((choice) => choiceButton(choice, scene, "stop")),
    !leading && allButton(scene, draft),
  );
  return [...rolls, ...stops];
}

/** Nothing is picked yet. @param {boolean} leading */
function pickFirst(leading) {
  const text = say(leading ? "web-rtta-lead-none" : "web-rtta-reroll-none");
  return greyButton("reroll", () => notice(text), { class: "choice primary" }, text);
}

/** Keys: 1 to 7 choose dice, A all, R rolls, S stops. @param {Scene} scene @param {Draft} draft @param {string} key */
export function pressDice(scene, draft, key) {
  if (!diceChoices(scene).length) return false;
  const place = Number(key) - 1;
  if (viewOf(scene).dice[place]) toggle(scene, draft, place);
  else if (key.toLowerCase() === "a" && !leadOf(scene, 0)) toggleAll(scene, draft);
  else if (key.toLowerCase() === "r") pressButton("reroll");
  else if (key.toLowerCase() === "s") pressButton("stop");
  else return false;
  return true;
}
