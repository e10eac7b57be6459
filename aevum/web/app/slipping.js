/**
 * A button that slid under the finger is not meant, nor the end of the next step where the one before has just ended by
 * itself: what would throw something away there is asked once more.
 */
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
    /** Whether a step has ended by itself since something was played last. */
    this.ended = false;
    addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (this.press = { x, y }), true);
    addEventListener("keydown", () => (this.press = null), true);
  }

  /**
   * The choice as it is to be played: with a caution where another one was just pressed in its place.
   * @param {Choice} choice @returns {Choice}
   */
  checked(choice) {
    const text = this.hasSlipped(choice) ? "web-slipped" : this.ended && losesByEnding(choice) ? "web-step-ended" : "";
    this.played = this.press && { ...this.press, action: choice.action };
    this.ended = false;
    return text ? { ...choice, caution: { text: say(text), rule: "", idle: true } } : choice;
  }

  /** @param {Choice} choice */
  hasSlipped(choice) {
    const { press, played } = this;
    if (!press || !played || played.action === choice.action) return false;
    return losesByEnding(choice) && Math.hypot(press.x - played.x, press.y - played.y) < SAME_PLACE;
  }
}

/** Whether a choice ends a step and throws something away, without asking by itself. @param {Choice} choice */
const losesByEnding = ({ verb, effects, caution }) =>
  !caution && ENDING.includes(verb) && effects.some(({ amount }) => amount < 0);
