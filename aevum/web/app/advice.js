/** "What would you do?": on request the computer's choice and the reason for it. It is shown, never made by itself. */
import { notice } from "./dialog.js";
import { button, findAll, h, icon, iconButton, refill } from "./dom.js";
import { pointAt } from "./pointing.js";
import { listed, say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Advised, Choice, Scene } from "./types.js" */

const MARK = "advised";
/** @type {Adviser | null} the page has one table */
let adviser = null;

/** @param {HTMLElement} root @param {Table} table @param {Scene} scene */
export function drawAdvice(root, table, scene) {
  adviser ??= new Adviser(table);
  adviser.draw(root, scene);
}

/** What the computer would do now, once somebody has asked. */
class Adviser {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.asking = false;
    /** @type {Advised | null} */
    this.told = null;
    this.isNew = false;
  }

  async ask() {
    if (this.asking) return;
    this.asking = true;
    this.table.draw();
    this.told = await this.table.access.advice().catch((/** @type {Error} */ problem) => {
      notice(problem.message, "trouble");
      return null;
    });
    this.asking = false;
    this.isNew = true;
    this.table.draw();
  }

  /** Advice is for the moment it was asked at. @param {HTMLElement} root @param {Scene} scene */
  draw(root, scene) {
    const { state, choices } = scene;
    for (const marked of findAll(`.${MARK}`)) marked.classList.remove(MARK);
    if (!scene.active || !state.advice) return refill(root);
    const told = this.told?.position === state.position ? this.told : null;
    const choice = choices.find(({ action }) => action === told?.action);
    if (!told || !choice) return refill(root, this.button());
    refill(root, this.card(told, choice, scene));
    this.mark(told, choice, scene);
    if (this.isNew) root.scrollIntoView({ block: "nearest" });
    this.isNew = false;
  }

  button() {
    const attributes = { class: "chip", "aria-busy": String(this.asking) };
    const words = say(this.asking ? "web-advice-waits" : "web-advice");
    return button("advice", () => void this.ask(), attributes, icon(this.asking ? "hourglass" : "bot"), words);
  }

  /** @param {Advised} told @param {Choice} choice @param {Scene} scene */
  card({ label, reason, expected, others }, choice, scene) {
    const dismiss = () => {
      this.told = null;
      this.table.draw();
    };
    const words = [
      h("b", {}, say("web-advice-told", { label })),
      h("span", {}, reason),
      expected.length > 0 && h("span", { class: "expected", "data-testid": "expected" }, listed(expected)),
    ];
    return h(
      "div",
      { class: "advice-card", role: "group", "aria-label": say("web-advice"), "data-testid": "advised" },
      icon("bot"),
      h("p", { role: "status" }, ...words),
      iconButton("advice-close", "close", say("web-advice-close"), dismiss),
      button("advised-choice", () => scene.play(choice), {}, say("web-advice-do")),
      others.length > 0 && this.others(others, scene),
    );
  }

  /** What else is good, each with what is expected of it. @param {Advised["others"]} others @param {Scene} scene */
  others(others, scene) {
    const rows = others.map(({ action, label, expected }, place) => {
      const choice = scene.choices.find((each) => each.action === action);
      const name = `advised-other-${place + 1}`;
      const words = choice ? button(name, () => scene.play(choice), { class: "link" }, label) : label;
      return h("li", {}, words, h("small", {}, listed(expected)));
    });
    return h("div", { class: "also-good" }, say("web-advice-others"), h("ul", {}, ...rows));
  }

  /**
   * Wherever the choice can be made it is seen which it is, and what of the board it is about.
   * @param {Advised} told @param {Choice} choice @param {Scene} scene
   */
  mark({ values }, { action, verb, label }, { state }) {
    const named = `="${CSS.escape(action)}"`;
    for (const element of findAll(`:is([data-action${named}], [data-asks${named}])`)) element.classList.add(MARK);
    const line = { text: label, event: verb, seat: state.eye, values };
    const { board } = this.table;
    if (board.parts(line, state).length) pointAt(line, board, state, this.isNew);
  }
}
