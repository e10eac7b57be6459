/** Going back over the match with a slider; what each step was is said. The live table waits behind it. */
import { button, byId, find, h, icon, iconButton, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { closeDrawer } from "./drawer.js";
import { seatMark } from "./seats.js";
import { say } from "./text.js";

/** @import { LogLine, State } from "./types.js" */

const STEP = 900;

/** What is said instead of what is asked while somebody looks back. @param {State} now as the table stands */
export function replayWords(now) {
  if (now.over) return say("web-replay-over");
  return say(now.choices.length ? "web-replay-waits" : "web-replay-asked");
}

/** What a step was, in words. @param {LogLine[]} told */
function captionLines(told) {
  if (!told.length) return [h("li", { class: "quiet" }, say("web-replay-untold"))];
  return told.map(({ seat, text }) => h("li", {}, seat !== null && seatMark(seat), h("span", {}, text)));
}

/**
 * A button in words; a phone has room for its icon.
 * @param {string} name @param {string} symbol @param {() => void} press @param {string} [kind]
 */
function worded(name, symbol, press, kind = "") {
  const words = say(`web-${name}`);
  const attributes = { class: kind, "aria-label": words, title: words };
  return button(name, press, attributes, icon(symbol), h("span", { class: "tool-word" }, words));
}

export class Replay {
  /**
   * @param {HTMLElement} root
   * @param {object} table
   * @param {(at: number) => Promise<State>} table.fetch
   * @param {(state: State | null) => void} table.show null: back to now
   * @param {(to: number) => void} table.goBack
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.open = false;
    this.at = 0;
    this.length = 0;
    this.timer = 0;
  }

  /** @param {number} length @param {boolean} mayGoBack @param {number} [at] */
  start(length, mayGoBack, at = length) {
    const opens = !this.open;
    this.open = true;
    this.length = length;
    this.mayGoBack = mayGoBack;
    this.root.hidden = false;
    closeDrawer();
    if (opens) this.draw();
    this.go(at);
    if (opens) find("input", this.root)?.focus({ preventScroll: true });
  }

  close() {
    const focused = this.root.contains(document.activeElement);
    this.pause();
    this.open = false;
    this.root.hidden = true;
    this.table.show(null);
    if (focused) byId("asked").focus({ preventScroll: true }); // it does not go with what was closed
  }

  draw() {
    const attributes = {
      type: "range",
      min: 0,
      max: this.length,
      value: this.at,
      "aria-label": say("web-replay-slider"),
    };
    this.slider = h("input", { ...attributes, "data-testid": "replay-slider" });
    this.slider.addEventListener("input", () => this.go(Number(this.slider?.value)));
    this.count = h("output", { class: "replay-count" });
    const caption = { class: "replay-caption", "aria-live": "polite", "data-testid": "replay-caption" };
    this.caption = h("ol", { ...caption, tabindex: "0" }); // long ones are scrolled, by keys too
    this.player = this.step("play", "play", () => (this.timer ? this.pause() : this.run()));
    const steps = [
      this.step("start", "start", () => this.go(0)),
      this.step("back", "back", () => this.go(this.at - 1)),
      this.player,
      this.step("forward", "forward", () => this.go(this.at + 1)),
      this.step("end", "end", () => this.go(this.length)),
    ];
    const goBack = () => this.table.goBack(this.at);
    refill(
      this.root,
      h("h2", { class: "replay-title" }, icon("replay"), say("web-replay")),
      h("div", { class: "replay-steps" }, ...steps),
      this.slider,
      this.count,
      this.mayGoBack && worded("replay-go-back", "undo", goBack),
      worded("replay-close", "close", () => this.close(), "primary"),
      this.caption,
    );
  }

  /** @param {string} name @param {string} symbol @param {() => void} press */
  step(name, symbol, press) {
    return iconButton(`replay-${name}`, symbol, say(`web-replay-${name}`), press);
  }

  /** @param {number} at */
  async go(at) {
    this.at = Math.max(0, Math.min(this.length, at));
    if (this.slider) this.slider.value = String(this.at);
    if (this.count) this.count.textContent = say("web-replay-count", { at: this.at, length: this.length });
    const wanted = this.at;
    try {
      const state = await this.table.fetch(wanted);
      if (!this.open || wanted !== this.at) return;
      if (this.caption) refill(this.caption, ...captionLines(state.last));
      this.table.show(state);
    } catch (problem) {
      this.pause();
      notice(/** @type {Error} */ (problem).message, "trouble");
    }
  }

  run() {
    if (this.at === this.length) this.go(0);
    this.timer = window.setInterval(() => (this.at < this.length ? this.go(this.at + 1) : this.pause()), STEP);
    this.mark("pause");
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.mark("play");
  }

  /** The button plays or pauses. @param {"play" | "pause"} name */
  mark(name) {
    if (!this.player) return;
    this.player.setAttribute("aria-label", say(`web-replay-${name}`));
    this.player.title = say(`web-replay-${name}`);
    refill(this.player, icon(name));
  }
}
