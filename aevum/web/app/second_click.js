/** A press that comes while a move is still on its way is not lost: it waits, and is done if it is still possible then. */
import { notice } from "./dialog.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Choice, Series } from "./types.js" */

export class SecondClick {
  /** @param {Table} table @param {() => void} changed the sign is another one */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {Choice | null} */
    this.waiting = null;
    /** What is said meanwhile. */
    this.sign = "";
    /** @type {Series[number] | undefined} the action that is on its way */
    this.sent = undefined;
    /** The entry that it becomes. */
    this.awaited = 0;
  }

  /** Whether a move is on its way, or its news. */
  get unsettled() {
    return this.table.busy || this.awaited > this.table.shown;
  }

  /**
   * Do something now; while a move is on its way, later. The same once more is a double click: it is meant once.
   * @param {() => void} act @param {Choice} [choice] none: it cannot wait
   */
  press(act, choice) {
    if (!this.unsettled) return act();
    if (choice && !choice.series && choice.action !== this.sent) this.waiting = choice;
    this.tell();
  }

  /** Say that something is on its way. */
  tell() {
    this.sign = this.waiting ? say("web-busy-waits", { choice: this.waiting.label }) : say("web-busy");
    this.changed();
    return null;
  }

  /** The move before has come: do what waits. */
  resume() {
    if (this.unsettled || !this.sign) return;
    const { waiting } = this;
    this.waiting = null;
    this.sign = "";
    this.changed();
    const scene = this.table.scene();
    const choice = waiting && scene.choices.find(({ action }) => action === waiting.action);
    if (choice) scene.play(choice);
    else if (waiting) notice(say("web-busy-late", { choice: waiting.label }));
  }
}
