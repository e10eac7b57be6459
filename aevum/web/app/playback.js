/** What others did is shown step by step, quickly, and can be skipped. */
import { wait } from "./dom.js";

/** @import { State, ShownEvent } from "./types.js" */

const STEP = 700;
const WHOLE = 6000;

export class Playback {
  /**
   * @param {object} table
   * @param {(event: ShownEvent, rest: number, paced: boolean) => void} table.show
   * @param {() => void} table.settle called when all is shown
   */
  constructor(table) {
    this.table = table;
    /** @type {{event: ShownEvent, paced: boolean}[]} */
    this.queue = [];
    this.running = false;
    this.hurried = false;
    this.wake = () => {};
  }

  /** @param {ShownEvent} event @param {boolean} paced whether to pause after it */
  add(event, paced) {
    this.queue.push({ event, paced });
    if (!this.running) this.run();
  }

  /** Nobody wants to see the rest. */
  drop() {
    this.queue = [];
    this.skip();
  }

  /** Show the rest at once. */
  skip() {
    this.hurried = true;
    this.wake();
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      if (document.hidden) await lookedAt();
      const { event, paced } = this.queue[0];
      this.queue.shift();
      this.table.show(event, this.queue.length, paced);
      if (paced && !isAsked(event.state) && !event.state.over) await this.pause();
    }
    this.running = false;
    this.hurried = false;
    this.table.settle();
  }

  pause() {
    if (this.hurried) return Promise.resolve();
    const woken = new Promise((done) => {
      this.wake = () => done(undefined);
    });
    return Promise.race([wait(Math.min(STEP, WHOLE / (this.queue.length + 1))), woken]);
  }
}

/** When somebody looks at the page again. @returns {Promise<void>} */
const lookedAt = () =>
  new Promise((done) => void document.addEventListener("visibilitychange", () => done(), { once: true }));

/** Whether this page must decide: then it never waits. @param {State} state */
const isAsked = (state) => state.choices.length > 0;
