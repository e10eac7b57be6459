/** A button that slid under the finger is not meant: what would throw something away there is asked once more. */
import { say } from "./text.js";

/** @import { Choice } from "./types.js" */

const ENDING = ["done", "pass", "stop"];
const SAME_PLACE = 24; // as far as a finger strays that means to press in the same place again

export class Slipping {
  constructor() {
    /** @type {{x: number, y: number} | null} where the latest press was; none: it was a key */
    this.press = null;
    /** @type {{x: number, y: number, action: string} | null} what was played last by a press, and where */
    this.played = null;
    addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (this.press = { x, y }), true);
    addEventListener("keydown", () => (this.press = null), true);
  }

  /**
   * The choice as it is to be played: with a caution where another one was just pressed in its place.
   * @param {Choice} choice @returns {Choice}
   */
  checked(choice) {
    const slipped = this.hasSlipped(choice);
    this.played = this.press && { ...this.press, action: choice.action };
    return slipped ? { ...choice, caution: { text: say("web-slipped"), rule: "", idle: true } } : choice;
  }

  /** @param {Choice} choice */
  hasSlipped({ action, verb, effects, caution }) {
    const { press, played } = this;
    if (!press || !played || caution || played.action === action) return false;
    const loses = ENDING.includes(verb) && effects.some(({ amount }) => amount < 0);
    return loses && Math.hypot(press.x - played.x, press.y - played.y) < SAME_PLACE;
  }
}
