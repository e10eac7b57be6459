/** What is asked now and what can be done, each with its effects written beside it. */
import { h, icon, keepFocus, refill } from "./dom.js";
import { listed, say } from "./text.js";

/** @typedef {import("./types.js").Choice} Choice @typedef {import("./types.js").State} State */

const ICONS = new Set([
  "food",
  "wood",
  "stone",
  "pottery",
  "cloth",
  "spearheads",
  "goods",
  "worker",
  "coin",
  "skull",
  "point",
  "city",
  "disaster",
  "dice",
]);
/** Effects say what they count in the plural; icons are named in the singular. @type {Record<string, string>} */
const ALSO = {
  workers: "worker",
  coins: "coin",
  points: "point",
  skulls: "skull",
  score: "point",
  cities: "city",
  disasters: "disaster",
};

/** Effects that are bad news whatever their sign. */
const BAD = new Set(["hungry_next", "famine", "change_lost", "disaster"]);

/** The testing name of a choice. @param {Choice} choice */
const testName = (choice) => `choice-${choice.action.replaceAll(" ", "-")}`;

/** @param {import("./types.js").Effect[]} effects */
export function effectList(effects) {
  return h("span", { class: "effects" }, ...effects.map(effectChip));
}

/** @param {import("./types.js").Effect} effect */
function effectChip(effect) {
  const name = ALSO[effect.kind] || effect.kind;
  const mood = effect.amount < 0 || BAD.has(effect.kind) ? "loss" : "gain";
  return h("span", { class: `effect ${mood}` }, ICONS.has(name) && icon(name), effect.text);
}

/**
 * A choice as a button: what it is, and what it does.
 * @param {Choice} choice @param {(choice: Choice) => void} play @param {Record<string, any>} [more]
 */
export function choiceButton(choice, play, more = {}) {
  const attributes = {
    type: "button",
    class: "choice",
    "data-key": testName(choice),
    "data-testid": testName(choice),
    "data-action": choice.action,
  };
  return h(
    "button",
    { ...attributes, ...more, onclick: () => play(choice) },
    h("span", { class: "choice-label" }, choice.label),
    choice.effects.length > 0 && effectList(choice.effects),
  );
}

/** Whoever the table waits for, as one sentence. @param {State} state */
export function waitingText(state) {
  const names = (/** @type {number[]} */ seats) =>
    listed(state.seats.filter((seat) => seats.includes(seat.seat)).map((seat) => seat.name));
  if (state.thinking.length) return say("web-thinking", { names: names(state.thinking) });
  return say("web-waiting", { names: names(state.pending) });
}

/**
 * @param {HTMLElement} asked @param {State} state @param {boolean} active whether this page is asked
 * @param {string} instead what is said in place of it
 */
export function drawAsked(asked, state, active, instead) {
  const text = instead || (state.over ? say("web-over") : active ? state.asked.text : waitingText(state));
  if (asked.textContent !== text) asked.textContent = text;
  asked.classList.toggle("waiting", !active);
}

/**
 * @param {HTMLElement} root @param {import("./types.js").Scene} scene @param {import("./types.js").Board | null} board
 */
export function drawChoices(root, scene, board) {
  const before = { composer: root.querySelector(".composer"), scrolled: chipRows(root).map((row) => row.scrollLeft) };
  keepFocus(root, () => {
    const own = h("div", { class: "composed" });
    const covered = board ? board.compose(own, scene) : new Set();
    const plain = scene.choices.filter((choice) => !covered.has(choice));
    const unlisted = [...covered].filter((choice) => !own.querySelector(`[data-action="${choice.action}"]`));
    const list = h("div", { class: "choice-list" }, ...plain.map((choice) => choiceButton(choice, scene.play)));
    refill(root, hint(board?.hint(scene), scene), own, list, unlisted.length > 0 && wholeList(unlisted, scene));
  });
  chipRows(root).forEach((row, place) => (row.scrollLeft = before.scrolled[place] ?? 0));
  if (!before.composer) root.querySelector(".composer")?.scrollIntoView({ block: "nearest" });
}

/** On a phone the chips are rows that scroll sideways. @param {HTMLElement} root */
const chipRows = (root) => [...root.querySelectorAll(".chips")];

const HINTS = "aevum-hints";

/**
 * A word for newcomers, until they send it away.
 * @param {string | undefined} key @param {import("./types.js").Scene} scene
 */
function hint(key, scene) {
  if (!key || !scene.active || localStorage.getItem(HINTS) === "off") return null;
  const dismiss = () => (localStorage.setItem(HINTS, "off"), scene.redraw());
  return h(
    "div",
    { class: "hint", "data-testid": "hint" },
    h("p", {}, say(key)),
    h(
      "button",
      {
        class: "tool",
        type: "button",
        "aria-label": say("web-hints-off"),
        title: say("web-hints-off"),
        "data-testid": "hints-off",
        onclick: dismiss,
      },
      icon("close"),
    ),
  );
}

/**
 * Everything the board covers, as plain buttons too: made when opened.
 * @param {Choice[]} choices @param {import("./types.js").Scene} scene
 */
function wholeList(choices, scene) {
  const body = h("div", { class: "choice-list" });
  const fill = () => details.open && body.replaceChildren(...choices.map((choice) => choiceButton(choice, scene.play)));
  const details = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      { class: "whole-list", "data-testid": "all-choices", ontoggle: fill },
      h("summary", { "data-key": "all-choices" }, say("web-all-choices")),
      body,
    )
  );
  return details;
}
