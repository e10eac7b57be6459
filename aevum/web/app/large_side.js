/** Whose side of the board is drawn large: the one looked at, else of the one that looks, else of whoever decides. */

/** @import { State } from "./types.js" */

export class LargeSide {
  constructor() {
    /** @type {number | null} */
    this.looked = null;
    /** @type {number | undefined} */
    this.decided = undefined;
  }

  /** Whoever begins to decide comes back to the own side. @param {State} state */
  seat({ eye, pending }) {
    const deciding = pending.find((seat) => seat === eye);
    if (deciding !== undefined && deciding !== this.decided) this.looked = null;
    this.decided = deciding;
    return this.looked ?? eye ?? pending[0] ?? 0;
  }

  /** @param {number} seat */
  look(seat) {
    this.looked = seat;
  }
}
