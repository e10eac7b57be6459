/** "Why not?": what cannot be done answers when it is pressed, pointed at or reached by the keyboard. */
import { notice, openReasons, ruleLink } from "./dialog.js";
import { button, h, refill } from "./dom.js";
import { waitingText } from "./panel.js";
import { say } from "./text.js";

/** @import { Attributes, Part, Reason, Scene, State } from "./types.js" */

/**
 * A grey button: it can be reached and pressed like any other, and then says why it is grey.
 * @param {string} name @param {() => void} explain @param {Attributes} attributes @param {...Part} children
 */
export const greyButton = (name, explain, attributes, ...children) =>
  button(name, explain, { ...attributes, "aria-disabled": "true" }, ...children);

/**
 * A button that does something, or is grey and says why it does not.
 * @param {string} name @param {() => void} press @param {(() => void) | null} explain why it is grey, where it is
 * @param {Attributes} attributes @param {...Part} children
 */
export const maybeButton = (name, press, explain, attributes, ...children) =>
  explain ? greyButton(name, explain, attributes, ...children) : button(name, press, attributes, ...children);

/** Says that a number goes no lower, or no higher. @param {"least" | "most"} end @param {number} count */
export const noticeEnd = (end, count) => notice(say(`web-number-${end}`, { count }));

/**
 * The reason why something is not possible, on the spot; it is written as soon as it is known.
 * @param {Scene} scene @param {string} action
 */
export function reasonLine(scene, action) {
  const line = h("p", { class: "why", role: "status", "data-testid": "why-line" });
  scene.reason(action, ({ rule, text }) => refill(line, rule && ruleLink(rule, scene.state.game), " ", text));
  return line;
}

/** Why nothing at all can be done now. @param {State} state */
export const outOfTurn = (state) => (state.over ? say("web-over") : waitingText(state));

/** Why things are not possible, as the service says it: as long as nothing happens each is asked once. */
export class Reasons {
  /** @param {(action: string) => Promise<Reason>} ask @param {(problem: Error) => void} refuse */
  constructor(ask, refuse) {
    this.ask = ask;
    this.refuse = refuse;
    /** @type {Map<string, Reason>} */
    this.known = new Map();
  }

  /** Say it over the page, of several things at once. @param {State} state @param {string[]} actions */
  open(state, actions) {
    const told = (/** @type {string} */ action) =>
      new Promise((/** @type {(reason: Reason) => void} */ known) => void this.tell(state, action, known));
    void Promise.all(actions.map(told)).then((reasons) => openReasons(reasons, state.game));
  }

  /** @param {State} state @param {string} action @param {(reason: Reason) => void} tell at once where it is known */
  async tell({ position, eye }, action, tell) {
    const asked = `${position} ${eye} ${action}`;
    const known = this.known.get(asked);
    if (known) return tell(known);
    try {
      const reason = await this.ask(action);
      this.known.set(asked, reason);
      tell(reason);
    } catch (problem) {
      this.refuse(/** @type {Error} */ (problem));
    }
  }
}
