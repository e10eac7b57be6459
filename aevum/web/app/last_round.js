/** The last round once more: what the others did since this page did something itself, at the reader's pace. */
import { pace } from "./pace.js";
import { Playback } from "./playback.js";

/** @import { Shown } from "./playback.js" */
/** @import { LogLine, State } from "./types.js" */

const KEPT = 100;

export class LastRound {
  /**
   * @param {object} table
   * @param {(shown: Shown) => void} table.show
   * @param {() => void} table.end
   */
  constructor(table) {
    this.table = table;
    /** @type {Shown[]} what was shown here or known before, the latest last */
    this.kept = [];
    /** @type {LogLine | null} what is shown now */
    this.line = null;
    this.playback = this.fresh();
  }

  fresh() {
    const show = (/** @type {Shown} */ shown) => {
      this.line = shown.event.told.at(-1) ?? null;
      this.table.show(shown);
    };
    // At once there would be nothing to see.
    const at = () => (pace() === "once" ? "normal" : pace());
    return new Playback({ show, places: () => 1, settle: () => this.table.end() }, at);
  }

  get running() {
    return this.playback.running;
  }

  /** @param {Shown} shown */
  keep(shown) {
    this.kept = [...this.kept, shown].slice(-KEPT);
  }

  /** Somebody else comes to the screen. */
  forget() {
    this.kept = [];
  }

  /** What the others did in one go, as far as it is known. @param {State} state */
  round(state) {
    const last = this.kept.findLastIndex(({ others }) => others);
    const before = this.kept.slice(0, Math.max(last, 0)).findLastIndex((shown) => isOwn(shown, state));
    return this.kept.slice(before + 1, last + 1).filter(({ event }) => event.told.length);
  }

  /** @param {State} state */
  play(state) {
    for (const shown of this.round(state)) this.playback.add({ ...shown, paced: true });
  }

  stop() {
    this.playback.drop();
  }
}

/** Whether this page's people alone did it. @param {Shown} shown @param {State} state */
const isOwn = ({ event, others }, { seats }) =>
  !others && event.told.some(({ seat }) => seat !== null && seats[seat]?.mine);
