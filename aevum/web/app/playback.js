/** What others did is shown step by step at the reader's pace, and can be skipped. */
import { painted, wait } from "./dom.js";
import { lengthOf, pace } from "./pace.js";

/** @import { Pace } from "./pace.js" */
/** @import { State, ShownEvent } from "./types.js" */
/** @typedef {{event: ShownEvent, others: boolean, paced: boolean}} Shown   others: whether others did it; paced: to be looked at */

export class Playback {
  /**
   * @param {object} table
   * @param {(shown: Shown, rest: number, waits: boolean) => void} table.show `waits`: it is looked at for a while
   * @param {(event: ShownEvent) => number} table.places at how many places it can be seen that something happened
   * @param {() => void} table.settle called when all is shown
   * @param {() => Pace} [at] how quickly
   */
  constructor(table, at = pace) {
    this.table = table;
    this.at = at;
    /** @type {Shown[]} */
    this.queue = [];
    this.running = false;
    this.hurried = false;
    /** At how many places that happened which is shown. */
    this.places = 0;
    this.wake = () => {};
  }

  /** @param {Shown} shown */
  add(shown) {
    this.queue.push(shown);
    if (!this.running) this.run();
  }

  /** Nobody wants to see the rest. */
  drop() {
    this.queue = [];
    this.skip();
  }

  /** Show the rest at once. */
  skip() {
    if (!this.running) return;
    this.hurried = true;
    this.wake();
  }

  /** Show the next one now. */
  next() {
    this.wake();
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      if (document.hidden) await lookedAt();
      const [shown] = this.queue.splice(0, 1);
      this.places = this.table.places(shown.event);
      const waits = this.waits(shown);
      this.table.show(shown, this.queue.length, waits);
      if (waits) await this.pause();
    }
    this.running = false;
    this.hurried = false;
    this.table.settle();
  }

  /** Whoever must decide only waits where there is something to see. @param {Shown} shown */
  waits({ event, paced }) {
    if (!paced || this.hurried || event.state.over) return false;
    return this.length > 0 && (!isAsked(event.state) || this.places > 0);
  }

  get length() {
    return lengthOf(this.at(), this.queue.length, this.places);
  }

  /** Until the time is over since it could be seen, or somebody goes on. */
  pause() {
    /** @type {Promise<void>} */
    const woken = new Promise((done) => {
      this.wake = done;
    });
    return this.length === Infinity ? woken : Promise.race([painted().then(() => wait(this.length)), woken]);
  }
}

/** When somebody looks at the page again. @returns {Promise<void>} */
const lookedAt = () =>
  new Promise((done) => void document.addEventListener("visibilitychange", () => done(), { once: true }));

/** Whether this page must decide. @param {State} state */
const isAsked = (state) => state.choices.length > 0;
