/** What is beside the board: what the turn can still spend, the land that was tapped, and what has come of things. */
import { h, icon, put } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { battleOutcomes, battlePanel, sicknessPanel, tallyPanel } from "./battle.js";
import { playedCards } from "./cards.js";
import { drawnEmpire } from "./empires.js";
import { landCard } from "./land_card.js";
import { choicesOfMap, viewOf } from "./view.js";

/** @typedef {import("./view.js").Scene} Scene @typedef {import("./view.js").Choice} Choice */

/** What can be spent, by the icon that stands for it. @type {[string, string][]} */
const SPENT = [
  ["armies", "hw-army"],
  ["allies", "people"],
  ["lost", "skull"],
  ["coins", "coin"],
  ["allied_coins", "coin"],
  ["forts", "hw-fort"],
];

/** What is neither on the map nor on a card: near at hand, above what has come of things. */
const CLOSING = new Set(["recover", "recover_allies", "done"]);

/**
 * @param {HTMLElement} root @param {Scene} scene @param {import("./board.js").Draft} draft
 * @param {import("./outcome.js").Outcome} outcome @param {import("./geography.js").Geography | undefined} geography
 * @param {(id: string | null) => void} select
 * @returns {Choice[]} what is covered
 */
export function compose(root, scene, draft, outcome, geography, select) {
  const { panel, covered } = drawnEmpire(scene);
  const map = choicesOfMap(scene);
  const few =
    map.length > 0 && map.every(({ verb }) => verb === "come_from" || verb === "sail_over" || verb === "afflict");
  const cards = scene.choices.filter(({ verb }) => verb === "play");
  const closing = scene.choices.filter(({ verb }) => CLOSING.has(verb));
  put(
    root,
    panel,
    battlePanel(scene),
    purse(scene),
    landCard(scene, draft.place, geography, select),
    ...cards.map((choice) => choiceButton(choice, scene, undefined, "in-hand")),
    ...closing.map((choice) => choiceButton(choice, scene)),
    ...battleOutcomes(outcome),
    sicknessPanel(scene, outcome),
    ...tallyPanel(scene, outcome),
  );
  return [...covered, ...cards, ...closing, ...(few ? [] : map)];
}

/** The active empire and what it can still spend. @param {Scene} scene */
function purse(scene) {
  const view = viewOf(scene);
  const force = view.force ?? (view.active ? { kind: "empire", id: view.active } : null);
  if (!force || scene.state.over || view.step === "empire") return null;
  const counts = SPENT.filter(([name]) => view.pool[name] > 0).map(([name, symbol]) =>
    h("li", {}, icon(symbol), say(`web-history-pool-${name}`, { count: view.pool[name] })),
  );
  return h(
    "section",
    { class: "ledger purse", "data-testid": "purse", "aria-label": say("web-history-purse") },
    h("h3", {}, say(`${force.kind}-${force.id}`), h("small", {}, say(`epoch-${view.epoch}`))),
    h("ul", { class: "purse-counts" }, ...counts),
    playedCards(scene),
  );
}
