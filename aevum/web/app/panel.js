/** What is asked now and what can be done, each with its effects written beside it. */
import { button, disclosure, h, icon, refill } from "./dom.js";
import { hintCard } from "./hints.js";
import { listed, say } from "./text.js";

/** @import { Attributes, Board, Choice, Effect, Part, Scene, State, Stretch } from "./types.js" */

/** The icons of effects, by what they count. Each board adds its own. @type {Record<string, string>} */
const ICONS = { points: "point" };
/** Effects that are bad news whatever their sign. @type {Set<string>} */
const BAD = new Set();
/** Effects of which less is better. @type {Set<string>} */
const BURDENS = new Set();

/** A board's own effects. @param {Record<string, string>} icons @param {string[]} [bad] @param {string[]} [burdens] */
export function knowEffects(icons, bad = [], burdens = []) {
  Object.assign(ICONS, icons);
  for (const kind of bad) BAD.add(kind);
  for (const kind of burdens) BURDENS.add(kind);
}

/** @param {Effect[]} effects */
export function effectList(effects) {
  return h("span", { class: "effects" }, ...effects.map(effectChip));
}

/** @param {Effect} effect */
function effectChip({ kind, amount, text }) {
  const gain = BURDENS.has(kind) ? -amount : amount;
  const mood = gain < 0 || BAD.has(kind) ? "loss" : gain > 0 && "gain";
  return h("span", { class: ["effect", mood] }, ICONS[kind] && icon(ICONS[kind]), text);
}

/**
 * A choice as a button: what it is, and what it does.
 * @param {Choice} choice @param {Scene} scene @param {string} [name] @param {string} [style]
 */
export function choiceButton(choice, scene, name = `choice-${choice.action.replaceAll(" ", "-")}`, style = "") {
  const effects = choice.effects.length > 0 && effectList(choice.effects);
  const sealed = scene.state.sealed === choice.action;
  const attributes = { class: ["choice", style, sealed && "sealed"], ...pressing(choice) };
  return button(
    name,
    () => scene.play(choice),
    attributes,
    h("span", { class: "choice-label" }, choice.label),
    sealed && h("span", { class: "effect sealed-mark" }, icon("check"), say("web-sealed-mark")),
    idleWords(choice),
    effects,
  );
}

/**
 * What pressing a choice does, noted on its button: it is played, or asked once more. One that would do nothing is grey.
 * @param {Choice} choice @returns {Attributes}
 */
export function pressing({ action, caution }) {
  if (!caution) return { "data-action": action };
  return { "data-asks": action, "aria-disabled": caution.idle ? "true" : null };
}

/** Why a choice would do nothing. @param {Choice} choice */
export const idleWords = ({ caution }) => caution?.idle && h("small", { class: "idle-words" }, caution.text);

/** Whoever the table waits for, as one sentence. @param {State} state */
export function waitingText(state) {
  const names = (/** @type {number[]} */ seats) => listed(seats.map((seat) => state.seats[seat].name));
  if (state.thinking.length) return say("web-thinking", { names: names(state.thinking) });
  return say("web-waiting", { names: names(state.pending) });
}

/**
 * @param {HTMLElement} asked @param {State} state @param {boolean} active whether this page is asked
 * @param {string} instead what is said in place of it
 */
export function drawAsked(asked, state, active, instead) {
  const own = active || state.choices.length > 0;
  const told = own || ["stopped", "broken"].includes(state.asked.step) ? state.asked.text : waitingText(state);
  const text = instead || (state.over && !state.fault ? say("web-over") : told);
  if (asked.textContent !== text) asked.textContent = text;
  asked.classList.toggle("waiting", !active);
}

/** @param {HTMLElement} root @param {Scene} scene @param {Board} board */
export function drawChoices(root, scene, board) {
  const composing = root.querySelector(COMPOSED);
  const scrolled = chipRows(root).map((row) => row.scrollLeft);
  const own = h("div", { class: "composed" });
  const covered = board.compose(own, scene);
  const uncovered = scene.choices.filter((choice) => !covered.has(choice));
  const plain = uncovered.filter((choice) => !isEnding(choice));
  const hidden = [...covered].filter(
    (choice) => !own.querySelector(`:is([data-action="${choice.action}"], [data-asks="${choice.action}"])`),
  );
  const longer = scene.active && !uncovered.some((choice) => passesFor(choice, scene).length > 0);
  const passes = longer && longerPasses(scene.state.stretches.map((each) => stretchButton(each, scene)));
  refill(
    root,
    hintCard(scene, board),
    own,
    choiceList(plain, scene),
    endings(...uncovered.filter(isEnding).map((choice) => withPasses(choice, scene))),
    passes,
    hidden.length > 0 && wholeList(hidden, scene),
  );
  for (const [place, row] of chipRows(root).entries()) row.scrollLeft = scrolled[place] ?? 0;
  if (!composing) for (const part of root.querySelectorAll(COMPOSED)) part.scrollIntoView({ block: "nearest" });
}

/** What is put together before it is played, or was tapped and is confirmed here; where not all of it fits, its end. */
const COMPOSED = '.composer, [data-testid^="confirm-"]';

/** More ways to pass for longer than this are folded; once opened they stay so. */
const FEW_PASSES = 3;
let passesOpen = false;

/** @param {Choice} choice */
const isEnding = ({ verb }) => verb === "done";

/** On a phone the chips are rows that scroll sideways. @param {HTMLElement} root */
const chipRows = (root) => [...root.querySelectorAll(".chips")];

/**
 * What ends a step, and what could still be spent: on a phone it stays in sight at the foot of the drawer.
 * @param {...Part} content
 */
export const endings = (...content) => h("div", { class: "endings" }, ...content);

/** @param {Choice[]} choices @param {Scene} scene */
const choiceList = (choices, scene) =>
  h("div", { class: "choice-list" }, ...choices.map((choice) => withPasses(choice, scene)));

/** A choice; beside one that passes, the ways to pass for longer. @param {Choice} choice @param {Scene} scene */
function withPasses(choice, scene) {
  const longer = passesFor(choice, scene).map((stretch) => stretchButton(stretch, scene));
  const plain = choiceButton(choice, scene);
  return longer.length ? h("div", { class: "passes" }, plain, ...longer) : plain;
}

/** Ways to pass for longer; many of them stay folded, so that they push nothing out of sight. @param {HTMLElement[]} buttons */
function longerPasses(buttons) {
  const row = h("div", { class: "passes" }, ...buttons);
  if (buttons.length <= FEW_PASSES) return row;
  const title = h("summary", { "data-key": "longer" }, say("web-stretches"));
  return disclosure({ "data-testid": "longer", open: passesOpen }, (isOpen) => (passesOpen = isOpen), title, row);
}

/** @param {Choice} choice @param {Scene} scene */
const passesFor = ({ action }, { state }) => state.stretches.filter((stretch) => stretch.action === action);

/** @param {Stretch} stretch @param {Scene} scene */
const stretchButton = (stretch, scene) =>
  button(`stretch-${stretch.stretch}`, () => scene.pass(stretch), {}, say("web-stretch", { stretch: stretch.label }));

/** Whoever opened the list of everything has it open at the next question too, until it is closed. */
let listOpen = false;

/** What the board covers, as plain buttons too: made when opened. @param {Choice[]} choices @param {Scene} scene */
function wholeList(choices, scene) {
  const list = h("div", {}, listOpen && choiceList(choices, scene));
  const fill = (/** @type {boolean} */ isOpen) => {
    listOpen = isOpen;
    if (isOpen !== list.hasChildNodes()) refill(list, isOpen && choiceList(choices, scene));
  };
  const title = h("summary", { "data-key": "all-choices" }, say("web-all-choices"));
  return disclosure({ class: "whole-list", "data-testid": "all-choices", open: listOpen }, fill, title, list);
}
