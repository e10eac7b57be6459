/**
 * The board of Roll Through the Ages: dice, peg boards, score sheets. It draws the view the service sends and turns
 * what is pressed into one of the choices the service listed; it knows no rule of its own.
 */
import { h, keepFocus, loadStyle, refill } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { hideTip } from "../../app/tip.js";
import { composeBuilding } from "./build.js";
import { composeBuying } from "./buy.js";
import { composeDice, diceTray, pressDice } from "./dice.js";
import { composeDiscarding } from "./discard.js";
import { composeDividing } from "./divide.js";
import { otherSides, ownSide } from "./sides.js";
import { composeTrading, offerCard } from "./trade.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../app/types.js").Scene} Scene @typedef {import("../../app/types.js").Choice} Choice */

/**
 * What is being put together and not yet played.
 * @typedef {object} Draft
 * @property {number} dice          bit mask of the dice to reroll
 * @property {number | null} project
 * @property {number} boxes
 * @property {number | null} development
 * @property {number} goods         bit mask of the goods to spend
 * @property {number} sold          how much of a ware to sell
 * @property {number | null} good   the good to discard
 * @property {Record<string, number>} gives
 * @property {Record<string, number>} asks
 */

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

const COMPOSERS = [composeDice, composeDividing, composeTrading, composeBuilding, composeBuying, composeDiscarding];
const SCORES = ["developments", "monuments", "architecture", "empire", "disasters"];
const HINTS = { reroll: "hint-roll", divide: "hint-feed", build: "hint-build", buy: "hint-buy" };
const DICE_EVENTS = new Set(["rolled", "led", "stopped", "took"]);
const FOOD_EVENTS = new Set(["collected_food", "fed", "famine"]);
const GOODS_EVENTS = new Set(["collected_goods", "quarried", "revolt", "revolt_struck"]);
const DISASTER_EVENTS = new Set(["drought", "pestilence_struck", "invasion"]);

class RollThroughTheAges {
  constructor() {
    this.draft = freshDraft();
    this.position = -1;
    /** @type {any} */
    this.shown = null;
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
    const view = viewOf(scene);
    const sides = [offerCard(scene), ownSide(scene, this.draft), otherSides(scene, this.open)];
    keepFocus(root, () => refill(root, h("div", { class: "rtta" }, diceTray(scene, this.draft, this.shown), ...sides)));
    this.shown = {
      rerolling: this.draft.dice,
      rolls: view.rolls,
      turn: view.turn,
      faces: view.dice.map((die) => die.face),
    };
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  compose(root, scene) {
    this.follow(scene);
    /** @type {Set<Choice>} */
    const covered = new Set();
    for (const composer of COMPOSERS) for (const choice of composer(root, scene, this.draft)) covered.add(choice);
    return covered;
  }

  /** @param {Scene} scene @param {string} key */
  press(scene, key) {
    return pressDice(scene, this.draft, key);
  }

  /** The hint for somebody new to the game. @param {Scene} scene */
  hint(scene) {
    const view = viewOf(scene);
    if (view.step === "reroll" && view.dice.some((die) => die.skull)) return "hint-skulls";
    return /** @type {Record<string, string>} */ (HINTS)[view.step] || "";
  }

  /** The parts of the board a line speaks of; its values are places in the lists of the view.
   * @param {import("../../app/types.js").Line} line @param {import("../../app/types.js").State} state */
  parts(line, state) {
    const { project, development, good = line.values.ware } = /** @type {Record<string, any>} */ (line.values);
    const side = state.view.seats[0];
    if (project !== undefined) return [`project-${side.projects[project].id}`];
    if (development !== undefined) return [`development-${state.view.developments[development].id}`];
    if (good !== undefined) return [`ware-${side.goods[good]?.id ?? "food"}`];
    if (DICE_EVENTS.has(line.event)) return ["dice"];
    if (FOOD_EVENTS.has(line.event)) return ["ware-food"];
    if (GOODS_EVENTS.has(line.event)) return ["goods"];
    return DISASTER_EVENTS.has(line.event) ? ["disasters"] : [];
  }

  /** @param {import("../../app/types.js").State} state */
  scores(state) {
    const columns = SCORES.map((part) => say(`web-rtta-score-${part}`));
    const rows = state.view.seats.map((side, seat) => ({
      seat,
      cells: SCORES.map((part) => side.score[part]),
      total: side.score.total,
      beyond: side.goods_value,
    }));
    return { columns, rows, beyond: say("web-rtta-score-goods") };
  }

  shortcuts() {
    return [
      { keys: ["1", "7"], text: say("web-rtta-key-dice") },
      { keys: ["A"], text: say("web-rtta-select-all") },
      { keys: ["R"], text: say("web-rtta-key-reroll") },
      { keys: ["S"], text: say("web-rtta-key-stop") },
    ];
  }
}

export async function makeBoard() {
  await loadStyle("/static/boards/roll_through_the_ages/board.css");
  return new RollThroughTheAges();
}
