/** A press that comes while a move is still on its way is not lost: it waits, and is done if it is still possible then. */
import { notice } from "./dialog.js";
import { say } from "./text.js";
import { takeBack } from "./undo.js";

/** @import { Table } from "./table.js" */
/** @import { Choice, Series } from "./types.js" */

export class SecondClick {
  /** @param {Table} table @param {() => void} changed the sign is another one */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {Choice | null} */
    this.waiting = null;
    /** @type {{mayAsk: boolean} | null} that the move on its way is to be taken back, and whether the others may be asked */
    this.regret = null;
    /** What is said meanwhile. */
    this.sign = "";
    /** @type {Series[number] | undefined} the action that is on its way; none where something is taken back */
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

  /** Take back what waits; where nothing does, what is on its way, as soon as it has arrived. @param {boolean} mayAsk */
  takeBack(mayAsk) {
    if (!this.waiting && this.sent !== undefined) this.regret = { mayAsk };
    this.waiting = null;
    this.tell();
  }

  /** What was on its way did not arrive: nothing of it is taken back. */
  fail() {
    this.regret = null;
  }

  /** Say that something is on its way. */
  tell() {
    const next = this.regret ? say("web-undo") : this.waiting?.label;
    this.sign = next ? say("web-busy-waits", { choice: next }) : say("web-busy");
    this.changed();
    return null;
  }

  /** The move before has come: do what waits. */
  resume() {
    if (this.unsettled || !this.sign) return;
    const { waiting, regret } = this;
    this.waiting = null;
    this.regret = null;
    this.sign = "";
    this.changed();
    if (regret) return void takeBack(this.table, regret.mayAsk);
    const scene = this.table.scene();
    const choice = waiting && scene.choices.find(({ action }) => action === waiting.action);
    if (choice) scene.play(choice);
    else if (waiting) notice(say("web-busy-late", { choice: waiting.label }));
  }
}
