/**
 * A button that slid under the finger is not meant, nor the end of the next step where the one before came to its end by
 * itself: what would throw something away there is asked once more.
 */
import { say } from "./text.js";

/** @import { Choice, State } from "./types.js" */

const ENDING = ["done", "pass", "stop"];
const SAME_PLACE = 24; // as far as a finger strays that means to press in the same place again
/** So many entries at most lie between a choice and the step it leads to: itself, and what is answered at once. After others' turns one looks anew. */
const AT_ONCE = 2;
/** @typedef {{x: number, y: number}} Point */

export class Slipping {
  constructor() {
    /** @type {Point | null} where the latest press was; none: it was a key */
    this.press = null;
    /** @type {{press: Point | null, action: string, step: string, position: number, ends: string[]} | null} what was played last, where, and what would have ended its step */
    this.played = null;
    addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (this.press = { x, y }), true);
    addEventListener("keydown", () => (this.press = null), true);
  }

  /**
   * The choice as it is to be played: with a caution where another one may be meant.
   * @param {Choice} choice @param {State} state @returns {Choice}
   */
  checked(choice, state) {
    const text = losesByEnding(choice) ? this.whatHasChanged(choice, state) : "";
    const { position, asked, choices } = state;
    const ends = choices.filter(isEnding).map(({ action }) => action);
    this.played = { press: this.press, action: choice.action, step: asked.step, position, ends };
    return text ? { ...choice, caution: { text: say(text), rule: "", idle: true } } : choice;
  }

  /** What has changed in the place of a choice, or of what it would end, since something else was played. @param {Choice} choice @param {State} state */
  whatHasChanged({ action }, state) {
    const { press, played } = this;
    const since = state.position - (played?.position ?? 0);
    if (!played || played.action === action || since > AT_ONCE) return "";
    if (press && played.press && Math.hypot(press.x - played.press.x, press.y - played.press.y) < SAME_PLACE)
      return "web-slipped";
    const isNext = state.asked.step !== played.step;
    return isNext && played.ends.includes(action) ? "web-step-ended" : "";
  }
}

/** @param {Choice} choice */
const isEnding = ({ verb }) => ENDING.includes(verb);

/** Whether a choice ends a step and throws something away, without asking by itself. @param {Choice} choice */
const losesByEnding = (choice) =>
  !choice.caution && isEnding(choice) && choice.effects.some(({ amount }) => amount < 0);
