/** Going back over the match with a slider. The live table waits behind it. */
import { h, icon, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { say } from "./text.js";

const STEP = 900;

export class Replay {
  /**
   * @param {HTMLElement} root
   * @param {object} table
   * @param {(at: number) => Promise<any>} table.fetch
   * @param {(state: any | null) => void} table.show null: back to now
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
    this.open = true;
    this.length = length;
    this.mayGoBack = mayGoBack;
    this.root.hidden = false;
    this.draw();
    this.go(at);
    /** @type {HTMLElement} */ (this.root.querySelector("input")).focus();
  }

  close() {
    this.pause();
    this.open = false;
    this.root.hidden = true;
    this.table.show(null);
  }

  draw() {
    this.slider = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "range",
        min: 0,
        max: this.length,
        value: this.at,
        "data-testid": "replay-slider",
        "aria-label": say("web-replay-slider"),
        oninput: () => this.go(Number(this.slider?.value)),
      })
    );
    this.count = h("output", { class: "replay-count" });
    this.player = this.button("play", "web-replay-play", () => (this.timer ? this.pause() : this.run()));
    refill(
      this.root,
      h("h2", { class: "replay-title" }, icon("replay"), say("web-replay")),
      h(
        "div",
        { class: "replay-steps" },
        this.button("start", "web-replay-start", () => this.go(0)),
        this.button("back", "web-replay-back", () => this.go(this.at - 1)),
        this.player,
        this.button("forward", "web-replay-forward", () => this.go(this.at + 1)),
        this.button("end", "web-replay-end", () => this.go(this.length)),
      ),
      this.slider,
      this.count,
      this.mayGoBack &&
        h(
          "button",
          { type: "button", "data-testid": "replay-go-back", onclick: () => this.table.goBack(this.at) },
          icon("undo"),
          say("web-replay-go-back"),
        ),
      h(
        "button",
        { type: "button", class: "primary", "data-testid": "replay-close", onclick: () => this.close() },
        say("web-replay-close"),
      ),
    );
  }

  /** @param {string} name @param {string} key @param {() => void} press */
  button(name, key, press) {
    return h(
      "button",
      {
        type: "button",
        class: "tool",
        "aria-label": say(key),
        title: say(key),
        "data-testid": key.slice(4),
        onclick: press,
      },
      icon(name),
    );
  }

  /** @param {number} at */
  async go(at) {
    this.at = Math.max(0, Math.min(this.length, at));
    if (this.slider) this.slider.value = String(this.at);
    if (this.count) this.count.textContent = say("web-replay-count", { at: this.at, length: this.length });
    const wanted = this.at;
    try {
      const state = await this.table.fetch(wanted);
      if (this.open && wanted === this.at) this.table.show(state);
    } catch (problem) {
      this.pause();
      notice(/** @type {Error} */ (problem).message, "trouble");
    }
  }

  run() {
    if (this.at === this.length) this.go(0);
    this.timer = window.setInterval(() => (this.at < this.length ? this.go(this.at + 1) : this.pause()), STEP);
    this.mark("pause", "web-replay-pause");
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.mark("play", "web-replay-play");
  }

  /** @param {string} name @param {string} key */
  mark(name, key) {
    if (!this.player) return;
    this.player.setAttribute("aria-label", say(key));
    this.player.title = say(key);
    refill(this.player, icon(name));
  }
}
