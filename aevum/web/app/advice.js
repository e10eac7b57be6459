/** "What would you do?": on request the computer's choice and the reason for it. It is shown, never made by itself. */
import { notice } from "./dialog.js";
import { button, findAll, h, icon, iconButton, refill } from "./dom.js";
import { choiceButton } from "./panel.js";
import { say } from "./text.js";

/** @import { Advised, Choice, Scene } from "./types.js" */

const MARK = "advised";

/** What the computer would do now, once somebody has asked. */
export class Adviser {
  /** @param {() => Promise<Advised>} ask @param {() => void} redraw */
  constructor(ask, redraw) {
    this.fetch = ask;
    this.redraw = redraw;
    this.asking = false;
    /** @type {Advised | null} */
    this.told = null;
  }

  async ask() {
    if (this.asking) return;
    this.asking = true;
    this.redraw();
    this.told = await this.fetch().catch((/** @type {Error} */ problem) => {
      notice(problem.message, "trouble");
      return null;
    });
    this.asking = false;
    this.redraw();
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
    mark(choice);
  }

  button() {
    const attributes = { class: "chip", "aria-busy": String(this.asking) };
    const words = say(this.asking ? "web-advice-waits" : "web-advice");
    return button("advice", () => void this.ask(), attributes, icon(this.asking ? "hourglass" : "bot"), words);
  }

  /** @param {Advised} told @param {Choice} choice @param {Scene} scene */
  card({ label, reason }, choice, scene) {
    const dismiss = () => {
      this.told = null;
      this.redraw();
    };
    return h(
      "div",
      { class: "advice-card", role: "group", "aria-label": say("web-advice"), "data-testid": "advised" },
      h(
        "p",
        { role: "status" },
        icon("bot"),
        h("span", {}, say("web-advice-told", { label }), " ", h("em", {}, reason)),
      ),
      iconButton("advice-close", "close", say("web-advice-close"), dismiss),
      choiceButton(choice, scene, "advised-choice"),
    );
  }
}

/** Wherever the choice can be made, it is seen which it is. @param {Choice} choice */
function mark({ action }) {
  const found = findAll(`:is([data-action="${CSS.escape(action)}"], [data-asks="${CSS.escape(action)}"])`);
  for (const element of found) element.classList.add(MARK);
}
