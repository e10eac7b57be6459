/**
 * The board of Roll Through the Ages: dice, peg boards, score sheets. It draws the view the service sends and turns
 * what is pressed into one of the choices the service listed; it knows no rule of its own.
 */
import { find, h, loadStyle, refill } from "../../app/dom.js";
import { knowEffects } from "../../app/panel.js";
import { shortcutsOf } from "../../app/dialog.js";
import { scoreRows } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { hideTip } from "../../app/tip.js";
import { composeBuilding } from "./build.js";
import { composeBuying } from "./buy.js";
import { composeDice, diceTray, pressDice, shownDice } from "./dice.js";
import { composeDiscarding } from "./discard.js";
import { composeDividing } from "./divide.js";
import { otherSides, ownSide, SCORES } from "./sides.js";
import { composeTrading, offerCard } from "./trade.js";
import { viewOf } from "./view.js";

/** @import { LogLine } from "../../app/types.js" */
/** @import { Shown } from "./dice.js" */
/** @import { Draft, Scene, State } from "./types.js" */

/** @returns {Draft} */
const freshDraft = () => ({
  dice: 0,
  project: null,
  boxes: 0,
  development: null,
  goods: 0,
  sold: 1,
  good: null,
  gives: {},
  asks: {},
});

/** The icons of effects, by what they count. */
const EFFECTS = {
  food: "food",
  goods: "goods",
  worth: "coin",
  workers: "worker",
  coins: "coin",
  dice: "dice",
  disaster: "disaster",
  famine: "disaster",
  feeding: "food",
  revolt: "disaster",
  unused_workers: "worker",
  unused_coins: "coin",
  surplus: "goods",
};
/** Effects that are bad news whatever their sign. */
const BAD = ["hungry_next", "change_lost"];
const COMPOSERS = [composeDice, composeDividing, composeTrading, composeBuilding, composeBuying, composeDiscarding];
/** @type {Record<string, string>} */
const HINTS = { reroll: "hint-roll", divide: "hint-feed", build: "hint-build", buy: "hint-buy" };
/** The parts of the board that events speak of, where their values do not say it. @type {Record<string, string[]>} */
const PARTS = {
  dice: ["rolled", "led", "stopped", "took"],
  "ware-food": ["collected_food", "fed", "famine"],
  goods: ["collected_goods", "quarried", "revolt", "revolt_struck"],
  disasters: ["drought", "pestilence_struck", "invasion"],
};

/** What is asked about, by step; else the dice. @type {Record<string, string>} */
const SIGHTS = {
  build: ".side.large .cities",
  buy: ".side.large .developments",
  discard: ".side.large .pegs",
  trade: ".side.large .pegs",
  compose: ".side.large .pegs",
  answer: ".offer",
};

class RollThroughTheAges {
  constructor() {
    this.draft = freshDraft();
    this.position = -1;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Set<number>} */
    this.open = new Set();
  }

  /** A new position begins with an empty draft. @param {Scene} scene */
  follow(scene) {
    if (scene.state.position === this.position) return;
    this.position = scene.state.position;
    this.draft = freshDraft();
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  draw(root, scene) {
    this.follow(scene);
    hideTip();
    const parts = [offerCard(scene, this.draft), ownSide(scene, this.draft), otherSides(scene, this.open)];
    refill(root, h("div", { class: "rtta" }, diceTray(scene, this.draft, this.shown), ...parts));
    this.shown = shownDice(viewOf(scene), this.draft);
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  compose(root, scene) {
    this.follow(scene);
    return new Set(COMPOSERS.flatMap((compose) => compose(root, scene, this.draft)));
  }

  /** @param {Scene} scene */
  sight(scene) {
    return find(SIGHTS[viewOf(scene).step] ?? ".tray");
  }

  /** Dice that were rolled again are to be seen, though the same is asked. @param {Scene} scene */
  anew(scene) {
    return `${viewOf(scene).rolls}`;
  }

  /** @param {Scene} scene @param {string} key */
  press(scene, key) {
    return pressDice(scene, this.draft, key);
  }

  /** The hint for somebody new to the game. @param {Scene} scene */
  hint(scene) {
    const { step, dice, rounds_solo } = viewOf(scene);
    const skulls = rounds_solo ? "hint-skulls-alone" : "hint-skulls";
    return step === "reroll" && dice.some((die) => die.skull) ? skulls : HINTS[step] || "";
  }

  /**
   * The parts of the board a line speaks of; its values are places in the lists of the view.
   * @param {LogLine} line @param {State} state
   */
  parts(line, state) {
    const { project, development, ware, dice, good = ware } = /** @type {Record<string, number>} */ (line.values);
    const { seats, developments, dice: shown } = viewOf({ state });
    if (line.event === "reroll") return shown.map((_, die) => `die-${die + 1}`).filter((_, die) => (dice >> die) & 1);
    if (project !== undefined) return [`project-${seats[0].projects[project].id}`];
    if (development !== undefined) return [`development-${developments[development].id}`];
    if (good !== undefined) return [`ware-${seats[0].goods[good]?.id ?? "food"}`];
    return Object.keys(PARTS).filter((part) => PARTS[part].includes(line.event));
  }

  /** @param {State} state */
  scores(state) {
    const rows = scoreRows(viewOf({ state }).seats, SCORES, (side) => [side.goods_value]);
    const names = (/** @type {string[]} */ parts) => parts.map((part) => say(`web-rtta-score-${part}`));
    return { columns: names(SCORES), rows, beyond: names(["goods"]) };
  }

  shortcuts() {
    const keys = { "key-dice": ["1–7"], "select-all": ["A"], "key-reroll": ["R"], "key-stop": ["S"] };
    return shortcutsOf((name) => say(`web-rtta-${name}`), keys);
  }
}

export async function makeBoard() {
  knowEffects(EFFECTS, BAD);
  await loadStyle("/static/boards/roll_through_the_ages/board.css");
  return new RollThroughTheAges();
}
