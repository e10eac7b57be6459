/** What is beside the board: the land that was tapped, what has come of things, and what the turn can still spend. */
import { counter, h, icon, put } from "../../app/dom.js";
import { choiceButton, endings } from "../../app/panel.js";
import { either, say } from "../../app/text.js";
import { battleOutcomes, battlePanel, sicknessPanel, tallyPanel } from "./battle.js";
import { playedCards } from "./cards.js";
import { drawnEmpire, facts } from "./empires.js";
import { chosenWords, groupButtons } from "./groups.js";
import { landCard } from "./land_card.js";
import { choicesOfMap, viewOf } from "./view.js";

/** @import { Draft } from "./board.js" */
/** @import { Geography } from "./geography.js" */
/** @import { Choice, Result, Scene, View } from "./types.js" */

/** What can be spent, by the icon that stands for it. @type {[string, string][]} */
const SPENT = [
  ["armies", "hw-army"],
  ["allies", "people"],
  ["lost", "skull"],
  ["coins", "coin"],
  ["allied_coins", "coin"],
  ["forts", "hw-fort"],
];

/** What the empire of the turn does itself; all else may be done by what an event card brought. */
const OWN = new Set(["event", "astronomy", "recall", "reallocation", "naval", "monument"]);

/** What coins buy that is neither on the map nor on a card. */
const BOUGHT = new Set(["recover", "recover_allies"]);

/**
 * @param {HTMLElement} root @param {Scene} scene @param {Draft} draft
 * @param {Result} outcome @param {Geography | undefined} geography
 * @param {{select: (id: string | null) => void, show: (lands: string[] | null) => void}} hand
 * @returns {Choice[]} what is covered
 */
export function compose(root, scene, draft, outcome, geography, { select, show }) {
  const { panel, covered } = drawnEmpire(scene);
  const map = choicesOfMap(scene);
  const ways = map.every(({ verb }) => verb === "come_from" || verb === "sail_over");
  const cards = scene.choices.filter(({ verb }) => verb === "play");
  const bought = scene.choices.filter(({ verb }) => BOUGHT.has(verb));
  const closing = scene.choices.filter(({ verb }) => verb === "done");
  const came = [...battleOutcomes(outcome), sicknessPanel(scene, outcome)];
  const regained = bought.map((choice) => choiceButton(choice, scene)); // where it is told what was lost
  const told = begins(scene) ? [purse(scene), ...came] : [...came, ...regained, purse(scene)];
  put(
    root,
    panel,
    battlePanel(scene),
    landCard(scene, draft.place, geography, select),
    ...told,
    chosenWords(scene),
    ...cards.map((choice) => choiceButton(choice, scene, undefined, "in-hand")),
    ...groupButtons(scene, show),
    endings(keptCounts(scene), ...closing.map((choice) => choiceButton(choice, scene))),
    ...tallyPanel(scene, outcome),
  );
  return [...covered, ...cards, ...bought, ...closing, ...(ways ? [] : map)];
}

/** One's own turn begins: the empire that is to act comes before what others fought last. @param {Scene} scene */
function begins(scene) {
  const { step, played } = viewOf(scene);
  return scene.active && step === "event" && !played.length;
}

/** What can still be spent, in signs. @param {Scene} scene */
function keptCounts(scene) {
  const { pool } = viewOf(scene);
  const kept = SPENT.filter(([name]) => scene.active && pool[name] > 0);
  return (
    kept.length > 0 &&
    h(
      "p",
      { class: "kept-counts", "data-testid": "kept-counts" },
      ...kept.map(([name, symbol]) =>
        counter(symbol, pool[name], say(`web-history-pool-${name}`, { count: pool[name] })),
      ),
    )
  );
}

/** The monuments that the symbols of the empire bring at the end of its turn, and where. @param {View} view */
function risingLine({ rising, step }) {
  if (!rising?.symbols || step === "event") return null;
  const lands = either(rising.sites.map((id) => say(`land-${id}`)));
  const { monuments: count, symbols, needed } = rising;
  const words =
    count > 1
      ? say("web-history-rising", { count, lands })
      : count
        ? say("web-history-rising-one", { lands })
        : say("web-history-symbols", { count: symbols, needed });
  return h("li", { "data-testid": "rising" }, icon("hw-monument"), words);
}

/** The active empire and what it can still spend. @param {Scene} scene */
function purse(scene) {
  const view = viewOf(scene);
  if (!view.active || scene.state.over || view.step === "empire") return null;
  const own = { kind: "empire", id: view.active };
  const force = OWN.has(view.step) ? own : (view.force ?? own);
  const empire = view.step === "event" && view.empires.find(({ id }) => id === view.active);
  const counts = SPENT.filter(([name]) => view.pool[name] > 0).map(([name, symbol]) =>
    h("li", {}, icon(symbol), say(`web-history-pool-${name}`, { count: view.pool[name] })),
  );
  return h(
    "section",
    { class: "ledger purse", "data-testid": "purse", "aria-label": say("web-history-purse") },
    h(
      "h3",
      {},
      say(`${force.kind}-${force.id}`),
      h("small", {}, force.kind === "card" ? say(`empire-${view.active}`) : say(`epoch-${view.epoch}`)),
    ),
    force.kind === "card" && h("p", { class: "card-effect" }, say(`card-${force.id}-effect`)),
    empire && h("p", { class: "empire-facts" }, ...facts(empire)),
    h("ul", { class: "purse-counts" }, ...counts, risingLine(view)),
    playedCards(scene),
  );
}
