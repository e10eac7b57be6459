/** The dice: rolled, held, chosen for another roll. */
import { h, icon, put, unseen } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("./board.js").Draft} Draft */

const ROLLS = 3;
/** The disaster of so many skulls; five and more are alike. */
const DISASTERS = ["none", "none", "drought", "pestilence", "invasion", "revolt"];

/** @param {Scene} scene @param {number} mask */
const rerollOf = (scene, mask) => scene.choices.find((choice) => choice.verb === "reroll" && choice.a === mask);
/** @param {Scene} scene @param {number} die */
const leadOf = (scene, die) => scene.choices.find((choice) => choice.verb === "lead" && choice.a === die);

/** @param {Scene} scene @param {Draft} draft @param {any} shown what was drawn before */
export function diceTray(scene, draft, shown) {
  const view = viewOf(scene);
  const dice = view.dice.map((die, place) => dieButton(scene, draft, die, place, hasRolled(view, die, place, shown)));
  return h(
    "section",
    { class: "tray", "data-part": "dice", "aria-label": say("web-rtta-dice") },
    h("div", { class: "tray-head" }, roundLabel(view), rollPips(view), pool(view)),
    h("div", { class: "dice" }, ...dice, ...emptyPlaces(scene)),
    skullLine(scene),
  );
}

/** @param {any} view */
function roundLabel(view) {
  const round = view.rounds_solo
    ? say("web-rtta-round-of", { round: view.round, rounds: view.rounds_solo })
    : say("web-rtta-round", { round: view.round });
  return h(
    "h2",
    { class: "round" },
    round,
    view.last_round && h("span", { class: "last-round" }, say("web-rtta-last-round")),
  );
}

/** @param {any} view */
function rollPips(view) {
  const pips = Array.from({ length: ROLLS }, (_, place) =>
    h("span", { class: place < view.rolls ? "pip used" : "pip" }),
  );
  return h(
    "span",
    {
      class: "rolls",
      role: "img",
      "aria-label": say("web-rtta-rolls", { rolls: view.rolls, left: view.rolls_left }),
      title: say("web-rtta-rolls", { rolls: view.rolls, left: view.rolls_left }),
    },
    icon("dice"),
    ...pips,
  );
}

/** Workers and coins of this turn. @param {any} view */
function pool(view) {
  return h(
    "span",
    { class: "pool" },
    amount("worker", view.workers, "web-rtta-workers"),
    amount("coin", view.coins, "web-rtta-coins"),
  );
}

/** @param {string} name @param {number} count @param {string} key */
const amount = (name, count, key) =>
  h(
    "span",
    { class: count ? "amount" : "amount none", title: say(key, { count }) },
    icon(name),
    h("b", { "aria-hidden": "true" }, count),
    unseen(say(key, { count })),
  );

/** Places for the dice of cities not built yet: shows what could be. @param {Scene} scene */
function emptyPlaces(scene) {
  const side = viewOf(scene).seats[viewOf(scene).turn];
  const empty = side.projects.filter((project) => project.kind === "city").length + 3 - viewOf(scene).dice.length;
  return Array.from({ length: Math.max(0, empty) }, () => h("span", { class: "die-place", "aria-hidden": "true" }));
}

/** Whether a die has just been rolled. @param {any} view @param {any} die @param {number} place @param {any} shown */
function hasRolled(view, die, place, shown) {
  if (!shown) return false;
  if (shown.turn !== view.turn || view.rolls < shown.rolls || (view.rolls === 1 && shown.rolls !== 1)) return true;
  return shown.faces[place] !== die.face || (view.rolls > shown.rolls && Boolean((shown.rerolling >> place) & 1));
}

/** @param {Scene} scene @param {Draft} draft @param {any} die @param {number} place @param {boolean} rolled */
function dieButton(scene, draft, die, place, rolled) {
  const pressed = Boolean((draft.dice >> place) & 1);
  const locked = die.skull && die.locked && !leadOf(scene, place);
  const classes = ["die", rolled && "rolled", pressed && "chosen", die.skull && "skull", locked && "locked"]
    .filter(Boolean)
    .join(" ");
  const face = say(`face-${die.face}`);
  const label = say(locked ? "web-rtta-die-locked" : "web-rtta-die", { die: place + 1, face });
  const drawing = [
    h("span", { class: "die-face" }, icon(`face-${die.face}`)),
    locked && icon("lock", "die-lock"),
    pressed && icon("replay", "die-again"),
    h("span", { class: "die-number", "aria-hidden": "true" }, place + 1),
  ];
  if (!isAskedForDice(scene))
    return h(
      "span",
      {
        class: classes,
        role: "img",
        "aria-label": label,
        title: face,
        "data-testid": `die-${place + 1}`,
        "data-face": die.face,
      },
      ...drawing,
    );
  const attributes = {
    type: "button",
    class: classes,
    "aria-label": label,
    title: face,
    "data-testid": `die-${place + 1}`,
    "data-key": `die-${place}`,
    "data-face": die.face,
    "aria-pressed": String(pressed),
  };
  return h("button", { ...attributes, onclick: () => toggle(scene, draft, place) }, ...drawing);
}

/** @param {Scene} scene */
const isAskedForDice = (scene) => scene.choices.some((choice) => choice.verb === "reroll" || choice.verb === "lead");

/** Choose a die for another roll, or leave it. @param {Scene} scene @param {Draft} draft @param {number} place */
function toggle(scene, draft, place) {
  const bit = 1 << place;
  if (leadOf(scene, place)) draft.dice = draft.dice === bit ? 0 : bit;
  else if (rerollOf(scene, bit)) draft.dice ^= bit;
  else return scene.why(`reroll ${place + 1}`);
  scene.redraw();
}

/** @param {Scene} scene @param {Draft} draft */
function toggleAll(scene, draft) {
  const all = Math.max(0, ...scene.choices.filter((choice) => choice.verb === "reroll").map((choice) => choice.a));
  draft.dice = draft.dice === all ? 0 : all;
  scene.redraw();
}

/** The skulls so far and what they would bring. @param {Scene} scene */
function skullLine(scene) {
  const view = viewOf(scene);
  const skulls = view.dice.filter((die) => die.skull).length;
  const disaster = DISASTERS[Math.min(skulls, DISASTERS.length - 1)];
  const key = disaster === "pestilence" && scene.state.seats.length === 1 ? "pestilence-solo" : disaster;
  return h(
    "p",
    { class: disaster === "none" ? "skulls" : "skulls threat" },
    h("span", { class: "skull-count", "aria-hidden": "true" }, ...Array.from({ length: skulls }, () => icon("skull"))),
    say(`web-rtta-skulls-${key}`, { skulls }),
  );
}

/** @param {HTMLElement} root @param {Scene} scene @param {Draft} draft */
export function composeDice(root, scene, draft) {
  const rerolls = scene.choices.filter((choice) => choice.verb === "reroll" || choice.verb === "lead");
  if (!rerolls.length) return [];
  const stop = scene.choices.filter((choice) => choice.verb === "stop");
  const leading = rerolls[0].verb === "lead";
  const chosen = leading ? leadOf(scene, Math.log2(draft.dice)) : rerollOf(scene, draft.dice);
  put(
    root,
    chosen
      ? choiceButton(chosen, scene.play, { class: "choice primary", "data-testid": "reroll", "data-key": "reroll" })
      : h(
          "button",
          { type: "button", class: "choice primary", disabled: true, "data-testid": "reroll", "data-key": "reroll" },
          say(leading ? "web-rtta-lead-none" : "web-rtta-reroll-none"),
        ),
    ...stop.map((choice) => choiceButton(choice, scene.play, { "data-testid": "stop", "data-key": "stop" })),
  );
  if (!leading)
    put(
      root,
      h(
        "button",
        {
          type: "button",
          class: "chip",
          "data-testid": "select-all",
          "data-key": "select-all",
          onclick: () => toggleAll(scene, draft),
        },
        say("web-rtta-select-all"),
      ),
    );
  return [...rerolls, ...stop];
}

/** Keys: 1 to 7 choose dice, A all, R rolls, S stops. @param {Scene} scene @param {Draft} draft @param {string} key */
export function pressDice(scene, draft, key) {
  if (!isAskedForDice(scene)) return false;
  const place = Number(key) - 1;
  if (Number.isInteger(place) && place >= 0 && place < viewOf(scene).dice.length) toggle(scene, draft, place);
  else if (key.toLowerCase() === "a") toggleAll(scene, draft);
  else if (key.toLowerCase() === "r") press("reroll");
  else if (key.toLowerCase() === "s") press("stop");
  else return false;
  return true;
}

/** @param {string} test */
const press = (test) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="${test}"]:not(:disabled)`))?.click();
